/** Where on the picture a field or a plank is. */

import { add, middleOf, placeSegment, type Point, slotOf } from "./geometry";
import { type Pole, spotOf } from "./poles";

type Poles = ReadonlyMap<string, unknown>;

export function pointOf(name: string, poles: Poles, rows: number): Point {
  if (name.includes(":")) return middleOf(placeSegment(name, rows));
  return spotOf(name, poles.get(slotOf(name)) as Pole | undefined, rows).middle;
}

/** Where a pawn on this field stands. */
export function footOf(name: string, poles: Poles, rows: number): Point {
  return name.includes(":") ? pointOf(name, poles, rows) : spotOf(name, poles.get(slotOf(name)) as Pole | undefined, rows).pawn;
}

/** Where the number of a field stands: beside its gem, not on it. */
export function numberOf(name: string, poles: Poles, rows: number): Point {
  return name.includes(":") ? pointOf(name, poles, rows) : spotOf(name, poles.get(slotOf(name)) as Pole | undefined, rows).number;
}

/** Where a place is best pressed: not in its middle, where others may cross it. */
export function gripOf(name: string, poles: Poles, rows: number): Point {
  if (!name.includes(":")) return pointOf(name, poles, rows);
  const { from, to } = placeSegment(name, rows);
  return add(from, { x: to.x - from.x, y: to.y - from.y }, 0.34);
}
