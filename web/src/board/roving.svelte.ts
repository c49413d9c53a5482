/** Roving focus: Tab reaches one of many things in a drawing, arrow keys lead from it to the others. */

import { arrow } from "./keys";

export class Roving {
  /** The one that Tab reaches. */
  at = $state(0);

  /** Wraps around after the last. `reach` focuses one of them. */
  constructor(
    private readonly count: () => number,
    private readonly reach: (at: number) => void,
  ) {}

  tabindex(at: number): 0 | -1 {
    return at === this.at ? 0 : -1;
  }

  /** Handles a key pressed on one of them; true if it led to another. */
  keydown(event: KeyboardEvent, from: number): boolean {
    const by = arrow(event);
    if (!by) return false;
    event.preventDefault();
    const count = this.count();
    this.at = (from + by.x + by.y + count) % count;
    this.reach(this.at);
    return true;
  }
}
