// Where the names of the places stand on the map: beside their spaces, so that none covers another or a space.

import { at, SPACES } from "./map";

type Side = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

/** On which side of each space, v1 to v58, its name stands: found by trying, with the longest of all languages. */
const SIDES =
  "s s w w nw n e e e ne e e se s e e sw ne s sw e n w s e s w w e e s s se ne e s se s s s s s s s s s s se s s w s s w e s w s".split(
    " ",
  ) as Side[];

/** The size of the letters, in units of the map, for which the sides were found. */
export const USUAL = 11;
/** With letters up to this size all names fit on the map at once. */
export const MOST = 12.5;
/** Longer names are broken in two. */
const LONG = 11;
/** From the middle of a space to its name. */
const GAP = 15;

export interface PlaceName {
  space: number;
  lines: string[];
  x: number;
  /** The baseline of the first line. */
  y: number;
  anchor: "start" | "middle" | "end";
}

/** A long name in two lines, as even as can be. */
export function broken(name: string): string[] {
  const cuts = [...name.matchAll(/ /g)].map((cut) => cut.index);
  if (name.length <= LONG || cuts.length === 0) return [name];
  const longer = (cut: number): number => Math.max(cut, name.length - cut - 1);
  const cut = cuts.reduce((best, one) => (longer(one) < longer(best) ? one : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}

/** A name of a place, in letters of this size. */
export function placed(space: number, name: string, size: number): PlaceName {
  const { x, y } = at(space);
  const side = SIDES[space - 1]!;
  const lines = broken(name);
  const height = lines.length * size;
  const slanted = side.length === 2;
  const gap = slanted ? GAP * 0.7 : GAP;
  const east = side.endsWith("e") ? 1 : side.endsWith("w") ? -1 : 0;
  const south = side.startsWith("s") ? 1 : side.startsWith("n") ? -1 : 0;
  const top = south > 0 ? y + gap - (slanted ? 2 : 0) : south < 0 ? y - gap - height + (slanted ? 2 : 0) : y - height / 2;
  return { space, lines, x: x + east * gap, y: top + size * 0.8, anchor: east > 0 ? "start" : east < 0 ? "end" : "middle" };
}

/** Every space of the board. */
export const EVERYWHERE: readonly number[] = SPACES.map(({ id }) => id);
