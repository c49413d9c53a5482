/** Whether the counting helper is wanted; stored in this browser. */

import { recall, remember } from "../../../board/keep.svelte";

const KEY = "serenissima-canal-grande-counting";

class Counting {
  wanted = $state(recall(KEY) === "on");

  want(yes: boolean): void {
    this.wanted = yes;
    remember(KEY, yes ? "on" : "off");
  }
}

export const counting = new Counting();
