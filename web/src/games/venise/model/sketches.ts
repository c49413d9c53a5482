/** Small scenes for the page that explains the game: a corner of a board, with planks, gems and pawns. */

import type { Scene } from "./scene";

export interface Sketch extends Pick<Scene, "cols" | "rows" | "poles" | "planks" | "gems" | "pawns"> {
  /** Planks that fall. */
  falling?: string[];
}

export const SKETCHES: Record<string, Sketch> = {
  fetch: {
    cols: 2,
    rows: 1,
    poles: [
      { at: "A1", kind: "start", owner: "ruby" },
      { at: "B1", kind: "bridge", axis: "E-W" },
    ],
    planks: ["S:A1-B1"],
    gems: [{ field: "B1.top", colour: "ruby" }],
    pawns: [{ colour: "ruby", field: "A1", turn: true }],
  },
  fall: {
    cols: 2,
    rows: 2,
    poles: (["A2", "B2", "A1", "B1"] as const).map((at) => ({ at, kind: "plain" })),
    planks: ["L:A2-B1", "T:B2>A1"],
    gems: [{ field: "B2", colour: "emerald" }],
    pawns: [
      { colour: "ruby", field: "A2", turn: true },
      { colour: "emerald", field: "B1" },
    ],
    falling: ["T:B2>A1"],
  },
};
