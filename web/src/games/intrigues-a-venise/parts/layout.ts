/** What the board hands to the layout that fits the window, narrow or wide. */

import type { Snippet } from "svelte";
import type { Say } from "../../../text/text";

export type Sheet = "map" | "papers" | "notes";

export interface Layout {
  say: Say;
  /** Whether the visitor has papers and notes of their own. */
  seated: boolean;
  shown: Sheet | null;
  chart: Snippet;
  papers: Snippet;
  notes: Snippet;
  /** The answer to the visitor's last question, until it is put away. */
  answer: Snippet;
  /** What the visitor has to do now with something other than the map. */
  task: Snippet | null;
  shaker: Snippet | null;
  /** The prompt and its buttons; given a function, also the button that leads to the map. */
  dock: Snippet<[onmap: (() => void) | null]>;
  onpick: (sheet: Sheet | null) => void;
}
