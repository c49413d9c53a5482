// Where on the board a line of the log happened: shown while the line is pointed at, and for a moment after it was pressed.

import type { Place } from "../board/props";

const STAY = 2500;

export class Pointing {
  #meant = $state.raw<readonly Place[]>([]);
  #held = $state.raw<readonly Place[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What gets a ring now. */
  readonly places: readonly Place[] = $derived(this.#meant.length ? this.#meant : this.#held);

  /** A line is pointed at; none any more. */
  at = (places: readonly Place[]): void => {
    this.#meant = places;
  };

  /** A line was pressed. On a phone the log lies over the board, so it is seen when that is gone. */
  hold = (places: readonly Place[]): void => {
    clearTimeout(this.#timer);
    this.#held = places;
    this.#timer = setTimeout(() => (this.#held = []), STAY);
  };
}
