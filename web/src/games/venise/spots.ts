/** Where on the picture a field or a plank is. */

import { middleOf, placeSegment, type Point, slotOf } from "./geometry";
import { type Pole, spotOf } from "./poles";

type Poles = ReadonlyMap<string, unknown>;

export function pointOf(name: string, poles: Poles, rows: number): Point {
  if (name.includes(":")) return middleOf(placeSegment(name, rows));
  return spotOf(name, poles.get(slotOf(name)) as Pole | undefined, rows).middle;
}
