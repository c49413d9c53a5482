/** Whether the goal of the game has been read on this device; stored in this browser. */

import { recall, remember } from "../../../board/keep.svelte";

const KEY = "serenissima-venice-connection-goal";

class Goal {
  known = $state(recall(KEY) !== null);

  learn(): void {
    this.known = true;
    remember(KEY, "known");
  }
}

export const goal = new Goal();
