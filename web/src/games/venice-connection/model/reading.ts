/** What the view and the legal moves say, arranged for a hand at the table. */

import type { Event, Move, Result, Tile, View } from "../../../types/venice-connection";
import type { Bounds } from "../../../board/camera";
import { bounds, type Cell, key } from "./geometry";
import { FACES, type Kind } from "./faces";

export type { Event, Move, Result, Tile, View };

/** The legal faces by cell. */
export type Legal = ReadonlyMap<string, readonly string[]>;

export function legalFaces(moves: readonly Move[]): Legal {
  const faces = new Map<string, string[]>();
  for (const move of moves) {
    if (move.type !== "lay") continue;
    const at = key(move);
    const known = faces.get(at);
    if (known) known.push(move.face);
    else faces.set(at, [move.face]);
  }
  return faces;
}

export function cellOf(name: string): Cell {
  const [x, y] = name.split(",").map(Number) as [number, number];
  return { x, y };
}

/** Tiles this player has put down and may still take back: those of the current turn, or of an unfinished proof. */
export function draft(view: View): Tile[] {
  return view.phase === "prove" ? view.scratch : view.entered;
}

/** What is left in the supply, whatever table it belongs to. */
export interface Box {
  options: Pick<View["options"], "mint_tide">;
  left: View["left"];
}

/** Kinds of tiles the box holds, with how many are left. */
export function kinds(view: Box): { kind: Kind; left: number }[] {
  if (!view.options.mint_tide) return [{ kind: "plain", left: view.left.total }];
  return [
    { kind: "plain", left: view.left.plain },
    { kind: "straight", left: view.left.t_straight },
    { kind: "bend", left: view.left.t_bend },
  ];
}

export function facesOf(kind: Kind): readonly string[] {
  return FACES[kind];
}

/** A finished game as it is shown: its tiles, the completion shown by the player, and the one the engine knows. */
export interface Picture {
  tiles: Tile[];
  last: number;
  draft: Tile[];
  proof: Tile[];
  completion: Tile[];
}

export function picture(view: View, ended: Result | null): Picture {
  if (!ended) return { tiles: view.tiles, last: view.last, draft: draft(view), proof: [], completion: [] };
  const proof = ended.proof;
  return {
    tiles: ended.tiles,
    last: view.phase === "over" ? view.last : 0,
    draft: [],
    proof,
    completion: proof.length > 0 ? [] : ended.completion,
  };
}

/** Whether these tiles lie on top of those: nothing that lay there is gone. */
export function goesOn(before: readonly Tile[], now: readonly Tile[]): boolean {
  return written(now).startsWith(written(before));
}

/** Tiles left on the table that is looked at: the running game's, or a finished one's. */
export function leftOf(view: View, ended: Result | null): number {
  return ended ? ended.left : view.left.total;
}

export function figure(shown: Picture): Bounds {
  return bounds([...shown.tiles, ...shown.draft, ...shown.proof, ...shown.completion]);
}

/** Tiles as a text, the way `parseTurn` reads it. */
export function written(tiles: readonly Tile[]): string {
  return tiles.map((tile) => `${key(tile)}:${tile.face}`).join(" ");
}

/** The tiles of a text like `0,0:F 1,0:7` (VC-09); null if the text is not like that. */
export function parseTurn(text: string): Tile[] | null {
  const words = text
    .trim()
    .split(/[\s;]+/)
    .filter(Boolean);
  const tiles: Tile[] = [];
  for (const word of words) {
    const match = /^([+-]?\d{1,3}),([+-]?\d{1,3}):([|\-LF7Jnesw][*\-L]?)$/.exec(word);
    if (!match) return null;
    tiles.push({ x: Number(match[1]), y: Number(match[2]), face: match[3]! });
  }
  return tiles.length > 0 ? tiles : null;
}
