/** A visitor's preferences: ghost routes, and whether to be asked after drawing. Stored in this browser. */

import { Kept } from "../../../board/keep.svelte";

interface Wishes {
  routes: boolean;
  /** Whether to be asked after drawing if cards should be exchanged (VE-T13); otherwise the turn ends by itself. */
  ask: boolean;
}

class Keeping {
  #kept = new Kept<Wishes>("serenissima-venise", { routes: true, ask: false });
  routes = $derived(this.#kept.now.routes);
  ask = $derived(this.#kept.now.ask);

  toggle(what: keyof Wishes): void {
    this.#kept.change({ [what]: !this.#kept.now[what] });
  }
}

export const keeping = new Keeping();
