/**
 * The desk on which a decision lies while it is half made: what may be done now, and how it is sent, move by move. A game's desk adds what
 * the hand holds. It knows no rules: what may be done is in the legal moves.
 */

import { Errand, type Task } from "./errand.svelte";
import type { BoardProps } from "./props";

interface Tagged {
  type: string;
}

type OfType<M, T> = Extract<M, { type: T }>;

export class Desk<V, M extends Tagged, E> {
  /** Several moves under way, each awaiting the answer to the one before. */
  readonly errand = new Errand();
  /** The legal moves; none for an onlooker. */
  readonly moves: readonly M[] = $derived.by(() => (this.props().interactive ? this.props().moves : []));
  /** Whether the table is waiting for this seat. */
  readonly mine: boolean = $derived.by(() => {
    const { interactive, seat, toMove } = this.props();
    return interactive && seat !== null && seat === toMove;
  });

  constructor(readonly props: () => BoardProps<V, M, E>) {}

  may(type: M["type"]): boolean {
    return this.moves.some((move) => move.type === type);
  }

  /** The legal moves of one kind. */
  of<T extends M["type"]>(type: T): OfType<M, T>[] {
    return this.moves.filter((move): move is OfType<M, T> => move.type === type);
  }

  /** Plays a move, unless another is under way. */
  play(move: M): void {
    this.errand.run(this.sending(move));
  }

  /** Plays the first legal move of a kind, if there is one. */
  do(type: M["type"]): void {
    const move = this.of(type)[0];
    if (move) this.play(move);
  }

  /** Asks the table why a move is not allowed, and shows the answer. */
  async ask(move: M): Promise<void> {
    const refusal = await this.props().ask(move);
    if (refusal) this.props().explain(refusal);
  }

  /** The table has answered: goes on with what is under way. */
  answered(): void {
    this.errand.answered();
  }

  protected sending(move: M): Task {
    return () => {
      if (this.errand.further) this.props().play(move, true);
      else this.props().play(move);
      return "sent";
    };
  }

  /** Takes the last move back if nobody need be asked; `stop` ends what was under way. */
  protected readonly undoing: Task = () => {
    if (this.props().undoState !== "free") return "stop";
    this.props().undo();
    return "sent";
  };
}
