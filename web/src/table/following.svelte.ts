// Playing a hint, which may be several moves. Each is sent when the table has answered the one before, as long as it is legal.

import { untrack } from "svelte";
import { Errand, type Task } from "../board/errand.svelte";
import type { TableClient } from "./match.svelte";

export class Following {
  readonly errand = new Errand();

  /** Must be created while a component is being initialised. */
  constructor(private readonly client: TableClient) {
    $effect(() => {
      void client.update;
      untrack(() => this.errand.answered());
    });
  }

  follow(moves: unknown[]): void {
    const { client } = this;
    const seat = client.toMove;
    // The hint is about to close: keyboard players continue on the board.
    document.getElementById("main")?.focus({ preventScroll: true });
    this.errand.run(
      ...moves.map((move): Task => () => {
        const legal =
          client.toMove === seat && (client.side(seat)?.moves as unknown[]).some((one) => JSON.stringify(one) === JSON.stringify(move));
        if (!legal) return "stop";
        client.play(move, this.errand.further);
        return "sent";
      }),
    );
  }
}
