/** What this browser remembers. Where nothing can be stored it is remembered as long as the page is open. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // this browser stores nothing
  }
}

/** Values stored as JSON, on top of the defaults. What cannot be read counts as never stored. */
export function recallAll<T extends object>(key: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(recall(key) ?? "{}") as Partial<T>) };
  } catch {
    return usual;
  }
}

/** Values that are stored as soon as one of them changes. */
export class Kept<T extends object> {
  now: T = $state.raw() as T;

  constructor(
    private readonly key: string,
    usual: T,
  ) {
    this.now = recallAll(key, usual);
  }

  change(part: Partial<T>): void {
    this.now = { ...this.now, ...part };
    remember(this.key, JSON.stringify(this.now));
  }
}
