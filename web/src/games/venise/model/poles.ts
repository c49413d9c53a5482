/** The kinds of poles and their fields, as the drawings need them: what lies where on a pole, and which side opens to which field. */

import { type Axis, type Direction, DIRECTIONS, type Point, add, AXES, slotOf, slotPoint, towards } from "./geometry";

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

/** How far from the middle of the pole the field of a wall's side and the ground beside a bridge lie. */
const ASIDE = 17;

/** Where on the picture a field is: where its gem lies and where pawns stand. A ground has two parts. */
export interface Spot {
  middle: Point;
  gem: Point;
  pawn: Point;
}

const NONE: Point = { x: 0, y: 0 };

export function spotOf(field: string, pole: Pole | undefined, rows: number): Spot {
  const middle = slotPoint(slotOf(field), rows);
  const part = field.slice(slotOf(field).length + 1);
  if (!pole || !part) return { middle, gem: middle, pawn: middle };
  const axis = pole.axis ?? "N-S";
  if (part === "top") {
    const along = towards(endsOf(axis)[0]);
    return { middle, gem: add(middle, along, 10), pawn: add(middle, along, -11) };
  }
  if (part === "low") {
    const [one, other] = sidesOf(axis).map(towards);
    return {
      middle: add(middle, one ?? NONE, ASIDE + 3),
      gem: add(middle, one ?? NONE, ASIDE + 3),
      pawn: add(middle, other ?? NONE, ASIDE + 3),
    };
  }
  const way = towards(part as Direction);
  const along = towards(endsOf(axis)[0]);
  const centre = add(middle, way, ASIDE);
  return { middle: centre, gem: add(centre, along, 10), pawn: add(centre, along, -10) };
}

/** All points at which a press on the picture means this field. */
export function touchPoints(field: string, pole: Pole | undefined, rows: number): Point[] {
  const { middle, pawn } = spotOf(field, pole, rows);
  return field.endsWith(".low") ? [middle, pawn] : [middle];
}
