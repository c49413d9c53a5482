/** What is under a point of the picture of a draft. */

import { distance, isSlot, type Point, POLE, slotOf, slotPoint, UNIT } from "../../model/geometry";
import { COLOURS, type Colour, fieldsOf, spotOf, touchPoints } from "../../model/poles";
import { type Draft, poleAt, slotsOf } from "./draft";

export interface Hit {
  slot: string;
  /** The field nearest to the point, if a pole stands there. */
  field: string | null;
  /** The gem under the point. */
  gem: { field: string; colour: Colour } | null;
}

const NEAR_GEM = 9.5;

export function hitAt(draft: Draft, at: Point): Hit | null {
  const gem = gemNear(draft, at);
  if (gem) return { slot: slotOf(gem.field), field: gem.field, gem };
  const slot = slotsOf(draft).find((name) => distance(slotPoint(name, draft.rows), at) <= (poleAt(draft, name) ? POLE + 6 : UNIT * 0.45));
  return slot ? { slot, field: fieldNear(draft, slot, at), gem: null } : null;
}

function gemNear(draft: Draft, at: Point): Hit["gem"] {
  for (const colour of COLOURS) {
    for (const field of draft.gems[colour]) {
      const pole = poleAt(draft, slotOf(field));
      if (!pole || !isSlot(pole.at, draft.cols, draft.rows)) continue;
      if (distance(spotOf(field, pole, draft.rows).gem, at) <= NEAR_GEM) return { field, colour };
    }
  }
  return null;
}

/** The field of the pole in this slot that is nearest to a point. */
export function fieldNear(draft: Draft, slot: string, at: Point): string | null {
  const pole = poleAt(draft, slot);
  if (!pole) return null;
  const far = (field: string): number => Math.min(...touchPoints(field, pole, draft.rows).map((point) => distance(point, at)));
  return fieldsOf(pole).reduce((best, field) => (far(field) < far(best) ? field : best));
}
