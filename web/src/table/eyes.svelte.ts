// Whose eyes a device looks through: the visitor's only seat; with several, the one to move, or else the last that was.

import { untrack } from "svelte";
import type { TableClient } from "./match.svelte";

export class Eyes {
  #last = $state<number | null>(null);
  /** Who holds the device, as far as was said; the curtain falls for anybody else. */
  lifted = $state<number | null>(null);
  readonly seat: number | null = $derived.by(() => this.#seat());
  /** Something is secret, and the device has just gone to another. */
  readonly curtain: boolean = $derived.by(() => {
    const { secrets, outcome } = this.client;
    return secrets && outcome === null && this.seat !== null && this.seat !== this.lifted;
  });

  /** Made while a component is. */
  constructor(private readonly client: TableClient) {
    $effect.pre(() => {
      const mover = client.toMove;
      if (mover !== null && client.mine.includes(mover)) untrack(() => (this.#last = mover));
    });
    // As long as nobody has a secret, whoever holds the device may go on holding it when the first one arises.
    $effect.pre(() => {
      const holder = this.seat;
      if (client.update && !client.secrets) untrack(() => (this.lifted = holder));
    });
  }

  #seat(): number | null {
    const { toMove, mine, table } = this.client;
    if (toMove !== null && mine.includes(toMove)) return toMove;
    // Without an own seat: through one that a bot keeps for the visitor.
    const held = mine.length ? mine : (table?.seats ?? []).filter((seat) => seat.was_mine).map((seat) => seat.seat);
    return this.#last !== null && held.includes(this.#last) ? this.#last : (held[0] ?? null);
  }
}
