/** Where the sixteen palaces stand and where the gondola passes: the border of five by five squares, clockwise from the top left. */

export const PALACES = 16;
export const SQUARE = 128;
export const SIDE = 5 * SQUARE;
/** The distance the gondola keeps from the edges of the picture: it is longer than it is high. */
const BESIDE = 152;
const BELOW = 133;

export interface Point {
  x: number;
  y: number;
}

export type Bank = "north" | "east" | "south" | "west";

const wrap = (palace: number): number => ((palace % PALACES) + PALACES) % PALACES;

/** On which side of the lagoon a palace stands; the corners belong to north and south. */
export function bank(palace: number): Bank {
  const at = wrap(palace);
  if (at <= 4) return "north";
  if (at <= 7) return "east";
  return at <= 12 ? "south" : "west";
}

/** Column and row of a palace in the five by five squares. */
function square(palace: number): Point {
  const at = wrap(palace);
  switch (bank(at)) {
    case "north":
      return { x: at, y: 0 };
    case "east":
      return { x: 4, y: at - 4 };
    case "south":
      return { x: 12 - at, y: 4 };
    case "west":
      return { x: 0, y: 16 - at };
  }
}

/** The middle of the foot of a palace's front. */
export function foot(palace: number): Point {
  const { x, y } = square(palace);
  const left = x === 0 ? 56 : x === 4 ? SIDE - 56 : (x + 0.5) * SQUARE;
  return { x: left, y: y === 4 ? SIDE - 20 : (y + 1) * SQUARE - 22 };
}

/** The corner of the square of a palace. */
export function corner(palace: number): Point {
  const { x, y } = square(palace);
  return { x: x * SQUARE, y: y * SQUARE };
}

/** The water in front of a palace. */
export function water(palace: number): Point {
  const { x, y } = square(palace);
  const inside = (value: number, margin: number): number => Math.min(SIDE - margin, Math.max(margin, (value + 0.5) * SQUARE));
  return { x: inside(x, BESIDE), y: inside(y, BELOW) };
}

/** Where the gondola is after this many steps from palace 0; fractions of a step are allowed. */
export function along(steps: number): Point {
  const whole = Math.floor(steps);
  const [from, to] = [water(whole), water(whole + 1)];
  const part = steps - whole;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Whether the bow points to the left there. */
export function leftward(steps: number): boolean {
  const at = bank(Math.floor(steps));
  return at === "south" || at === "east";
}

/** How many steps clockwise from one palace to another; 0 if it is the same. */
export function steps(from: number, to: number): number {
  return wrap(to - from);
}
