// Following a hint: it may be several moves. Each is played when the table has answered the one before, as long as it is allowed.

import { untrack } from "svelte";
import { Errand, type Task } from "../board/errand.svelte";
import type { TableClient } from "./match.svelte";

export class Following {
  readonly errand = new Errand();

  /** Made while a component is. */
  constructor(private readonly client: TableClient) {
    $effect(() => {
      void client.update;
      untrack(() => this.errand.answered());
    });
  }

  follow(moves: unknown[]): void {
    const { client } = this;
    const seat = client.toMove;
    // The hint goes away: whoever plays by keyboard goes on at the board.
    document.getElementById("main")?.focus({ preventScroll: true });
    this.errand.run(
      ...moves.map((move): Task => () => {
        const legal =
          client.toMove === seat && (client.side(seat)?.moves as unknown[]).some((one) => JSON.stringify(one) === JSON.stringify(move));
        if (!legal) return "stop";
        client.play(move);
        return "sent";
      }),
    );
  }
}
