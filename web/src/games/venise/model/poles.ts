/** The kinds of poles and their fields, as the drawings need them: what lies where on a pole, and which side opens to which field. */

import { type Axis, type Direction, DIRECTIONS, type Point, add, AXES, directionFrom, slotOf, slotPoint, towards } from "./geometry";

export const COLOURS = ["ruby", "diamond", "emerald", "topaz"] as const;
export type Colour = (typeof COLOURS)[number];
export type PoleKind = "start" | "wall" | "bridge" | "plain";

export interface Pole {
  at: string;
  kind: PoleKind;
  axis?: Axis | null;
  owner?: Colour | null;
  /** An unusual tile: what the directions open to, by the part of the pole, where it is not as usual. */
  ports?: Partial<Record<Direction, string | string[] | null>>;
}

const opposite = (direction: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(direction) + 4) % 8]!;
/** The two directions in which an axis runs. */
export const endsOf = (axis: Axis): [Direction, Direction] => {
  const [one] = axis.split("-") as [Direction, Direction];
  return [one, opposite(one)];
};
/** The two sides of a wall, named by the direction they face. */
export function sidesOf(axis: Axis): [Direction, Direction] {
  const across = AXES[(AXES.indexOf(axis) + 2) % 4]!;
  return endsOf(across);
}

/** The fields of a pole. */
export function fieldsOf(pole: Pole): string[] {
  if (pole.kind === "wall") return sidesOf(pole.axis ?? "N-S").map((side) => `${pole.at}.${side}`);
  if (pole.kind === "bridge") return [`${pole.at}.top`, `${pole.at}.low`];
  return [pole.at];
}

/** The field each direction opens to; null for none. */
export function portsOf(pole: Pole): Record<Direction, string | null> {
  const ports = {} as Record<Direction, string | null>;
  for (const direction of DIRECTIONS) ports[direction] = portOf(pole, direction);
  return ports;
}

function portOf(pole: Pole, direction: Direction): string | null {
  const own = pole.ports?.[direction];
  if (own !== undefined) return own === null ? null : `${pole.at}.${Array.isArray(own) ? own[0] : own}`;
  if (pole.kind === "start" || pole.kind === "plain") return pole.at;
  const axis = pole.axis ?? "N-S";
  const inLine = endsOf(axis).includes(direction);
  if (pole.kind === "bridge") return `${pole.at}.${inLine ? "top" : "low"}`;
  if (inLine) return null;
  const turn = (DIRECTIONS.indexOf(direction) - DIRECTIONS.indexOf(sidesOf(axis)[0]) + 8) % 8;
  return `${pole.at}.${sidesOf(axis)[turn <= 1 || turn === 7 ? 0 : 1]}`;
}

/** How far from the middle of the pole the side of a wall lies, and what is under a bridge: partly hidden by its deck. */
const ASIDE = 17;

/** Where on the picture a field is: where its gem lies, where pawns stand, and where a number can stand beside the gem. */
export interface Spot {
  middle: Point;
  gem: Point;
  pawn: Point;
  number: Point;
}

const NONE: Point = { x: 0, y: 0 };

export function spotOf(field: string, pole: Pole | undefined, rows: number): Spot {
  const middle = slotPoint(slotOf(field), rows);
  const part = field.slice(slotOf(field).length + 1);
  if (!pole || !part) {
    const gem = pole?.kind === "plain" ? add(middle, { x: 11, y: -9 }) : middle;
    return { middle, gem, pawn: middle, number: pole?.kind === "plain" ? add(middle, { x: -10, y: 8 }) : middle };
  }
  const axis = pole.axis ?? "N-S";
  const along = towards(endsOf(axis)[0]);
  if (part === "top") return { middle, gem: add(middle, along, 11), pawn: add(middle, along, -11), number: add(middle, along, -14) };
  if (part === "low") {
    // whoever stands behind the deck is seen above it; a gem looks out from under it, in front
    const [front = NONE, back = NONE] = sidesOf(axis)
      .map(towards)
      .sort((one, other) => other.y - one.y || other.x - one.x);
    return { middle: add(middle, front, 23), gem: add(middle, front, 18), pawn: add(middle, back, ASIDE), number: add(middle, back, 24) };
  }
  const centre = add(middle, towards(part as Direction), ASIDE);
  return { middle: centre, gem: add(centre, along, 11), pawn: add(centre, along, -10), number: add(centre, along, -13) };
}

/** All points at which a press on the picture means this field. */
export function touchPoints(field: string, pole: Pole | undefined, rows: number): Point[] {
  const { middle, number, gem } = spotOf(field, pole, rows);
  return [middle, number, gem];
}

/** The poles at which a plank in this place lies on a bridge, not on the ground under it. */
export function decksOf(place: string, poles: ReadonlyMap<string, Pole>, rows: number): string[] {
  if (place.startsWith("H")) return [];
  const slots = place.match(/[A-I][1-9]/g) ?? [];
  return slots.filter((slot, nth) => {
    const pole = poles.get(slot);
    if (pole?.kind !== "bridge" || (nth === 1 && place.startsWith("T"))) return false;
    const direction = directionFrom(slotPoint(slot, rows), slotPoint(slots[1 - nth] ?? slot, rows));
    return portOf(pole, direction)?.endsWith(".top") ?? false;
  });
}
