/** The player's hand: which stone was pressed, until the player says what to do with it. It knows no rules. */

import { Desk as Kit } from "../../src/board/desk.svelte";
import type { BoardProps } from "../../src/board/props";
import type { Event, Move, View } from "./types";

export type Props = BoardProps<View, Move, Event>;

export class Desk extends Kit<View, Move, Event> {
  /** The seat whose stone was pressed. */
  chosen = $state<number | null>(null);

  /** What can be done with a stone. */
  about(seat: number | null): ("peek" | "point")[] {
    return (["peek", "point"] as const).filter((type) => this.of(type).some((move) => move.of_seat === seat));
  }

  /** A press on a stone selects it or deselects it; where nothing can be done, the table says why. */
  press(seat: number): void {
    if (!this.mine) return;
    if (this.about(seat).length === 0) void this.ask({ type: "point", of_seat: seat });
    else this.chosen = this.chosen === seat ? null : seat;
  }

  override play(move: Move): void {
    this.chosen = null;
    super.play(move);
  }
}
