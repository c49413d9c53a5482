/** Small tables for the pages that explain the game: what lies there, what was laid last, and which places matter. */

import { type Cell, type Laid } from "./geometry";

export interface Scene {
  tiles: readonly Laid[];
  /** Tiles with a golden edge. */
  fresh: readonly Laid[];
  /** Empty places with a frame. */
  places: readonly Cell[];
}

/** Rows as records draw them (VC-11), with `?` for an empty place that matters; then the tiles with a golden edge. */
const DRAWN: Readonly<Record<string, readonly [string, string]>> = {
  sides: ["|.L", ""],
  strip: ["F7", "/.L-7"],
  ring: ["F-7/|.|/L-J", ""],
  ruin: ["|||/L?J", ""],
  corner: ["F-7/|?J/|??/L-J", ""],
  "corner-filled": ["F-7/|?J/|.?/L-J", ".../.../.L."],
};

function read<T>(drawing: string, found: (mark: string, x: number, y: number) => T | null): T[] {
  return drawing.split("/").flatMap((row, y) => [...row].flatMap((mark, x) => found(mark, x, y) ?? []));
}

const laid = (drawing: string): Laid[] => read(drawing, (face, x, y) => (".?".includes(face) ? null : { x, y, face }));

/** The scene of this name; undefined if there is none. */
export function sceneNamed(name: string): Scene | undefined {
  const drawn = DRAWN[name];
  if (!drawn) return undefined;
  const [below, above] = drawn;
  const fresh = laid(above);
  return { tiles: [...laid(below), ...fresh], fresh, places: read(below, (mark, x, y) => (mark === "?" ? { x, y } : null)) };
}
