/** What this browser remembers. One that keeps nothing still plays: then it is remembered as long as the page is open. */

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
    // nothing is kept here
  }
}

/** Values kept as JSON, over the usual ones. What cannot be read counts as never kept. */
export function recallAll<T extends object>(key: string, usual: T): T {
  try {
    return { ...usual, ...(JSON.parse(recall(key) ?? "{}") as Partial<T>) };
  } catch {
    return usual;
  }
}

/** Values that are kept as soon as one of them changes. */
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
