/** Where things are drawn. A slot is one unit from the next; names are those of the rules: slots `B3`, fields `B3.top`, places `S:A3-A4`. */

export const UNIT = 100;
/** The radius of a pole. */
export const POLE = 31;
/** How wide a bridge is. */
export const DECK = 23;
/** Water between the outer poles and the quay, and the quay itself. */
export const BASIN = 52;
export const QUAY = 16;
export const MARGIN = BASIN + QUAY;

export interface Point {
  x: number;
  y: number;
}
export interface Segment {
  from: Point;
  to: Point;
}

export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof DIRECTIONS)[number];
export const AXES = ["N-S", "NE-SW", "E-W", "NW-SE"] as const;
export type Axis = (typeof AXES)[number];
export type Shape = "short" | "long" | "stem" | "crossbar";

const HALF = Math.SQRT1_2;
const TOWARDS: Record<Direction, Point> = {
  N: { x: 0, y: -1 },
  NE: { x: HALF, y: -HALF },
  E: { x: 1, y: 0 },
  SE: { x: HALF, y: HALF },
  S: { x: 0, y: 1 },
  SW: { x: -HALF, y: HALF },
  W: { x: -1, y: 0 },
  NW: { x: -HALF, y: -HALF },
};

export const towards = (direction: Direction): Point => TOWARDS[direction];
/** The direction, of eight, in which a point lies from another. */
export function directionFrom(from: Point, to: Point): Direction {
  return DIRECTIONS[(Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 4) / Math.PI) + 8) % 8]!;
}
/** The angle in degrees by which something drawn along N-S is turned to lie along an axis. */
export const turnOf = (axis: Axis): number => AXES.indexOf(axis) * 45;

export function slotName(column: number, row: number): string {
  return String.fromCharCode(65 + column) + String(row + 1);
}
export const columnOf = (slot: string): number => slot.charCodeAt(0) - 65;
export const rowOf = (slot: string): number => Number(slot.slice(1)) - 1;
export const slotOf = (field: string): string => field.split(".")[0]!;
export const isSlot = (name: string, cols: number, rows: number): boolean =>
  /^[A-I][1-9]$/.test(name) && columnOf(name) < cols && rowOf(name) < rows;

/** The middle of a slot; the first row is the lowest. */
export function slotPoint(slot: string, rows: number): Point {
  return { x: columnOf(slot) * UNIT, y: (rows - 1 - rowOf(slot)) * UNIT };
}

export const add = (a: Point, b: Point, by = 1): Point => ({ x: a.x + b.x * by, y: a.y + b.y * by });
export const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A segment shortened (or, with a negative number, lengthened) at either end. */
function trimmed(from: Point, to: Point, start: number, end: number): Segment {
  const length = distance(from, to);
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return { from: add(from, way, start), to: add(to, way, -end) };
}

/** How far from a pole's middle a plank begins: under a bridge it ends beside the deck. */
const INSET = 24;

export function shapeOf(place: string): Shape {
  if (place.startsWith("S:")) return "short";
  if (place.startsWith("L:")) return "long";
  return place.startsWith("T:") ? "stem" : "crossbar";
}

/** Where the wood of a place lies, from end to end. */
export function placeSegment(place: string, rows: number): Segment {
  const [kind = "", name = ""] = place.split(":");
  if (kind === "T") {
    const [p = "", q = ""] = name.split(">");
    const from = slotPoint(p, rows);
    return trimmed(from, between(from, slotPoint(q, rows)), INSET, 0.5);
  }
  if (kind === "HH" || kind === "HV") {
    const corner = slotPoint(name, rows);
    const from = kind === "HH" ? add(corner, { x: 0, y: -UNIT / 2 }) : add(corner, { x: UNIT / 2, y: 0 });
    const to = kind === "HH" ? add(from, { x: UNIT, y: 0 }) : add(from, { x: 0, y: -UNIT });
    return trimmed(from, to, -4, -4);
  }
  const [p = "", q = ""] = name.split("-");
  return trimmed(slotPoint(p, rows), slotPoint(q, rows), INSET, INSET);
}

export const lengthOf = ({ from, to }: Segment): number => distance(from, to);
export const angleOf = ({ from, to }: Segment): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
export const middleOf = ({ from, to }: Segment): Point => between(from, to);

/** How far a point is from a segment. */
export function toSegment(point: Point, { from, to }: Segment): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const along = Math.max(0, Math.min(1, ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y)));
  return distance(point, { x: from.x + x * along, y: from.y + y * along });
}

/** A number from 0 to 1 that is always the same for a name, for grain, ripples and the like. */
export function chance(name: string, salt = 0): number {
  let value = 2166136261 ^ salt;
  for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return ((value ^ (value >>> 13)) >>> 0) / 4294967296;
}
