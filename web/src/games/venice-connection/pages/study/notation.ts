/** Positions and turns as text (VC-09, VC-11), read and written for the study pages. What is legal is never decided here. */

import { bounds, type Cell, indexed, key, type Laid } from "../../model/geometry";
import { parseTurn } from "../../model/reading";

const SHAPES = "|-LF7J";
const TEES = "nesw";
/** How many T tiles with a straight on the back the box holds (VC-73); a drawing does not tell them from the others. */
const T_STRAIGHTS = 2;

export function turnText(tiles: readonly Laid[]): string {
  return tiles.map((tile) => `${key(tile)}:${tile.face}`).join(" ");
}

/** The tiles of a turn as the server writes it; none for a call. */
export function readTurn(text: string): Laid[] {
  return parseTurn(text) ?? [];
}

/** Row by row from the top, `.` for an empty cell, with the corner in front unless it is 0,0. Special tiles are written one by one. */
export function positionText(tiles: readonly Laid[]): string {
  if (tiles.length === 0) return "";
  if (tiles.some((tile) => tile.face.length > 1)) return turnText(tiles);
  const { left, top, right, bottom } = bounds(tiles);
  const at = indexed(tiles);
  const rows = [];
  for (let y = top; y < bottom; y++) {
    let row = "";
    for (let x = left; x < right; x++) row += at.get(key({ x, y }))?.face ?? ".";
    rows.push(row);
  }
  return `${left || top ? `@${left},${top} ` : ""}${rows.join("/")}`;
}

/** The tiles of a position in either form; null if it is neither. */
export function readPosition(text: string): Laid[] | null {
  const trimmed = text.trim();
  if (!trimmed) return [];
  if (trimmed.includes(":")) return parseTurn(trimmed);
  const match = /^(?:@([+-]?\d{1,2}),([+-]?\d{1,2})\s+)?([|\-LF7Jnesw.]+(?:\/[|\-LF7Jnesw.]+)*)$/.exec(trimmed);
  if (!match) return null;
  const corner: Cell = { x: Number(match[1] ?? 0), y: Number(match[2] ?? 0) };
  const tiles: Laid[] = [];
  let tees = 0;
  match[3]!.split("/").forEach((row, y) =>
    [...row].forEach((shape, x) => {
      const cell = { x: corner.x + x, y: corner.y + y };
      if (SHAPES.includes(shape)) tiles.push({ ...cell, face: shape });
      else if (TEES.includes(shape)) tiles.push({ ...cell, face: shape + (tees++ < T_STRAIGHTS ? "-" : "L") });
    }),
  );
  return tiles.length > 0 ? tiles : null;
}
