/** Places and tiles in words, for those who hear the table. */

import type { Args } from "../../../board/props";
import type { Say } from "../../../text/text";
import { faceWord } from "./faces";
import { type Cell, indexed, key, type Laid } from "./geometry";

/** Where a cell is, counted from the middle of the table: the arguments of every sentence that names a place. */
export function whereabouts({ x, y }: Cell): Args {
  return {
    across: x < 0 ? "left" : x > 0 ? "right" : "level",
    columns: Math.abs(x),
    down: y < 0 ? "up" : y > 0 ? "down" : "level",
    rows: Math.abs(y),
  };
}

/** Tiles in words, one sentence each. */
export function spelled(say: Say, tiles: readonly Laid[]): string {
  return tiles.map((tile) => say("board-cell-tile", { ...whereabouts(tile), face: say(faceWord(tile.face)) })).join(" ");
}

/**
 * A turn with the tiles it is laid to, so that a small picture shows where it goes; the new tiles come last. Each cell once: while an
 * answer is on its way, what lies on the table may hold the tiles of the turn already.
 */
export function withNeighbours(turn: readonly Laid[], table: readonly Laid[]): Laid[] {
  const fresh = new Set(turn.map(key));
  const beside = (a: Cell, b: Cell): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 1;
  const near = [...indexed(table).values()].filter((tile) => !fresh.has(key(tile)) && turn.some((one) => beside(one, tile)));
  return [...near, ...turn];
}
