// The player's hand over the board: which piece and which marble it holds, and what a press does. It knows no rules.

import { Desk as Kit } from "../../../board/desk.svelte";
import type { Task } from "../../../board/errand.svelte";
import type { BoardProps } from "../../../board/props";
import { at } from "./map";
import { type Colour, type Event, type Marble, type Move, nameOf, type Piece, type Reach, type View } from "./reading";

export type Props = BoardProps<View, Move, Event>;

/** What pressing a lit space would do. */
export interface Target {
  space: number;
  kind: "land" | "water" | "both" | "extra" | "exile" | "meet";
  /** The steps that lead there, the most particular marble first. */
  reaches: Reach[];
}

export class Desk extends Kit<View, Move, Event> {
  /** The piece in the hand, by name. */
  held = $state<string | null>(null);
  /** The marble chosen for the next step; null: whichever fits. */
  marble = $state<Marble | null>(null);
  /** A piece the pointer is over: its targets are shown faintly. */
  over = $state<string | null>(null);

  readonly #steps: readonly Reach[] = $derived.by(() => {
    const { view } = this.props();
    if (!this.mine || view.phase !== "move") return [];
    return this.marble === null ? view.steps : view.steps.filter((step) => step.marble === this.marble);
  });
  /** The pieces that can move now (with the chosen marble). */
  readonly movable: ReadonlySet<string> = $derived(new Set(this.#steps.map(nameOf)));
  readonly targets: ReadonlyMap<number, Target> = $derived.by(() => this.#targets());
  /** Targets of the piece the pointer is over, while none is held. */
  readonly hints: ReadonlySet<number> = $derived.by(() => {
    if (this.held !== null || this.over === null) return new Set();
    return new Set(this.#steps.filter((step) => nameOf(step) === this.over).map((step) => step.space));
  });
  readonly canTakeBack: boolean = $derived.by(() => {
    const { view, undoState } = this.props();
    return this.mine && undoState === "free" && view.phase === "move" && view.options.undo && view.marbles.some((marble) => marble.used);
  });

  /** Plays a move that stands alone. */
  override play(move: Move): void {
    if (this.errand.busy) return;
    this.release();
    this.props().play(move);
  }

  /** Finishes the movement. A marble or spy that has been picked is put back first. */
  finish(): void {
    const loosen: Task = () => (this.props().view.picked === null ? "skip" : this.#back());
    this.release();
    this.errand.run(loosen, loosen, () => {
      const move = this.of("finish")[0];
      if (move) this.props().play(move);
      return "stop";
    });
  }

  release(): void {
    this.held = null;
    this.marble = null;
  }

  /** Takes a piece into the hand, or puts it back. */
  take(piece: Piece): void {
    const name = nameOf(piece);
    this.held = this.held === name || !this.movable.has(name) ? null : name;
  }

  pickMarble(marble: Marble): void {
    this.marble = this.marble === marble ? null : marble;
    if (this.held !== null && !this.movable.has(this.held)) this.held = null;
  }

  /** Presses a space: plays what it is lit for. */
  press(space: number): void {
    const target = this.targets.get(space);
    if (!target || this.errand.busy) return;
    const move = this.moves.find((one) => (one.type === "extra" || one.type === "exile" || one.type === "meet") && one.space === space);
    if (move) this.play(move);
    else if (target.reaches[0]) this.#go(target.reaches[0]);
  }

  /** Takes back the last whole step: the space, the spy and the marble. */
  takeBack(): void {
    const loosen: Task = () => (this.props().view.picked === null ? "skip" : this.#back());
    this.release();
    // what was picked for another step, then the step itself, then what was picked for it
    this.errand.run(loosen, loosen, this.#back, loosen, loosen);
  }

  /** Takes one move back; where the others must be asked, they are. */
  readonly #back = (): "sent" => {
    this.props().undo();
    return "sent";
  };

  /** Finds out why the held piece may not go there, by really picking it up and then asking. */
  wonder(space: number, asked: () => void): void {
    const reach = this.#steps.find((step) => nameOf(step) === this.held);
    if (!reach || this.errand.busy) return;
    const held = this.held;
    this.#go({ ...reach, space }, () => {
      this.held = held;
      asked();
      return "stop";
    });
  }

  #go(reach: Reach, last?: Task): void {
    const view = (): View => this.props().view;
    const spy = nameOf(reach);
    const loosenSpy: Task = () => {
      const held = view().picked_spy;
      return held === null || (nameOf(held) === spy && view().picked === reach.marble) ? "skip" : this.#back();
    };
    const loosenMarble: Task = () => {
      return view().picked === null || view().picked === reach.marble ? "skip" : this.#back();
    };
    const marble: Task = () => (view().picked === reach.marble ? "skip" : this.sending({ type: "marble", marble: reach.marble })());
    const piece: Task = () => {
      const wanted = this.of("spy").find((move) => nameOf(move) === spy);
      return wanted ? this.sending(wanted)() : "skip";
    };
    const step: Task = () => {
      const wanted = this.of("step").find((move) => move.space === reach.space);
      return wanted ? this.sending(wanted)() : "stop";
    };
    this.release();
    this.errand.run(loosenSpy, loosenMarble, marble, piece, last ?? step);
  }

  #targets(): Map<number, Target> {
    const found = new Map<number, Target>();
    for (const move of this.moves) {
      if (move.type === "extra" || move.type === "exile" || move.type === "meet")
        found.set(move.space, { space: move.space, kind: move.type, reaches: [] });
    }
    if (this.held === null && this.marble === null) return found;
    for (const step of this.#steps) {
      if (this.held !== null && nameOf(step) !== this.held) continue;
      const target = found.get(step.space) ?? { space: step.space, kind: step.by, reaches: [] };
      target.reaches.push(step);
      found.set(step.space, target);
    }
    return found;
  }
}

/** Where on its space a piece stands: two that share a space stand apart, face to face. */
export function spot(pieces: readonly Piece[], piece: Piece, active: Colour | null): { x: number; y: number; mirrored: boolean } {
  const { x, y } = at(piece.space);
  const sharing = pieces.filter((other) => other.space === piece.space);
  if (sharing.length < 2) return { x, y, mirrored: false };
  const own = sharing.findIndex((other) => other.colour === active);
  const place = sharing.indexOf(piece);
  const left = own < 0 ? place === 0 : place === own;
  return { x: x + (left ? -11 : 11), y: y + 1, mirrored: !left };
}
