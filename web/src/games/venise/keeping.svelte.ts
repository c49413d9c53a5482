/** What this browser remembers of how somebody likes to play: ghost routes, and whether to be asked after drawing. */

const KEY = "serenissima-venise";

interface Kept {
  routes: boolean;
  /** Whether to be asked after drawing if cards shall be exchanged (VE-T13); else the turn ends by itself. */
  ask: boolean;
}

class Keeping {
  #kept = $state.raw<Kept>(load());
  routes = $derived(this.#kept.routes);
  ask = $derived(this.#kept.ask);

  toggle(what: keyof Kept): void {
    this.#kept = { ...this.#kept, [what]: !this.#kept[what] };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

function load(): Kept {
  const usual = { routes: true, ask: false };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const keeping = new Keeping();
