// Which moves were one press of a person: a walk over three fields is one press and several moves, and one "undo" takes all of it back.

interface Press {
  /** The entry of its first move. */
  from: number;
  /** The entry that was next when its last move was answered. */
  to: number;
  moves: number;
}

export class Presses {
  #done: Press[] = [];
  #undoing = false;

  /** A move was answered: it was entry `entry`, and `next` is the next one. `further`: it belongs to the press of the move before. */
  answered(entry: number, next: number, further: boolean): void {
    const last = this.#done.at(-1);
    if (further && last?.to === entry) {
      last.to = next;
      last.moves += 1;
    } else this.#done.push({ from: entry, to: next, moves: 1 });
  }

  /** The entry to go back to if undo is pressed now; null if one move is all there is to undo, or if others have acted since. */
  back(next: number): number | null {
    const last = this.#done.at(-1);
    if (last?.to !== next) return null;
    this.#done.pop();
    this.#undoing = true;
    return last.moves > 1 ? last.from : null;
  }

  /** The table has changed: if that was the undo, the press before is the last one again. */
  renewed(next: number): void {
    const last = this.#done.at(-1);
    if (this.#undoing && last) last.to = next;
    this.#undoing = false;
  }
}
