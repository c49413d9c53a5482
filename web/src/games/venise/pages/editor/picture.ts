/** A draft as a picture; what has no place on the board is left out. */

import { COLOURS } from "../../model/poles";
import type { Scene } from "../../model/scene";
import { astray, cornerOf, type Draft } from "./draft";

export function draftScene(draft: Draft): Scene {
  const lost = astray(draft);
  const lostFields = new Set(lost.gems.map((gem) => `${gem.colour} ${gem.field}`));
  return {
    cols: draft.cols,
    rows: draft.rows,
    side: draft.side,
    poles: draft.poles.filter((pole) => !lost.poles.includes(pole)),
    planks: [],
    gems: COLOURS.flatMap((colour) => {
      const fields = [...new Set(draft.gems[colour])].filter((field) => !lostFields.has(`${colour} ${field}`));
      return fields.map((field) => ({ field, colour }));
    }),
    pawns: [],
    tents: COLOURS.map((colour) => ({ colour, corner: cornerOf(colour, draft.cols, draft.rows), gems: 0 })),
  };
}
