/** Places and tiles in words, for those who hear the table. */

import type { Args } from "../../../board/props";
import { listed, type Say } from "../../../text/text";
import { faceWord } from "./faces";
import { type Cell, type Edge, EDGES, indexed, isWet, key, type Laid, openEnds, opposite, step } from "./geometry";

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

const side = (say: Say, edge: Edge): string => say(`board-side-${edge}`);

/** From where water and walls come to an empty place; empty if no tile lies beside it. */
export function around(say: Say, cell: Cell, laid: ReadonlyMap<string, Laid>): string {
  const beside = EDGES.map((edge) => ({ edge, tile: laid.get(key(step(cell, edge))) })).filter(({ tile }) => tile);
  const named = (word: string, wet: boolean): string[] => {
    const sides = beside.filter(({ edge, tile }) => isWet(tile!.face, opposite(edge)) === wet).map(({ edge }) => side(say, edge));
    return sides.length > 0 ? [say(word, { sides: listed(sides) })] : [];
  };
  return [...named("board-water", true), ...named("board-wall", false)].join(" ");
}

/** Where the canal can go on, in words. */
export function endsSpelled(say: Say, tiles: readonly Laid[]): string {
  const ends = openEnds(tiles);
  return [
    say("board-ends", { count: ends.length }),
    ...ends.map((end) => say("board-end", { ...whereabouts(end), side: side(say, end.edge) })),
  ].join(" ");
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
