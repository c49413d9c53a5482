// Which seat a device shows: the visitor's only one; of several, the one to move, or else the last that was.

import { untrack } from "svelte";
import type { TableClient } from "./match.svelte";

export class Eyes {
  #last = $state<number | null>(null);
  /** The seat that last said it holds the device; the curtain falls for any other. */
  lifted = $state<number | null>(null);
  readonly seat: number | null = $derived.by(() => this.#seat());
  /** Whether something is secret and the device is about to change hands. */
  readonly curtain: boolean = $derived.by(() => {
    const { secrets, outcome } = this.client;
    return secrets && outcome === null && this.seat !== null && this.seat !== this.lifted;
  });

  /** Must be created while a component is being initialised. */
  constructor(private readonly client: TableClient) {
    $effect.pre(() => {
      const mover = client.toMove;
      if (mover !== null && client.mine.includes(mover)) untrack(() => (this.#last = mover));
    });
    // While nobody has a secret, the player who holds the device may keep it when the first one arises.
    $effect.pre(() => {
      const holder = this.seat;
      if (client.update && !client.secrets) untrack(() => (this.lifted = holder));
    });
  }

  #seat(): number | null {
    const { toMove, mine, table } = this.client;
    if (toMove !== null && mine.includes(toMove)) return toMove;
    // Without a seat to play: the one that a bot keeps for the visitor.
    const held = mine.length ? mine : (table?.seats ?? []).filter((seat) => seat.was_mine).map((seat) => seat.seat);
    return this.#last !== null && held.includes(this.#last) ? this.#last : (held[0] ?? null);
  }
}
