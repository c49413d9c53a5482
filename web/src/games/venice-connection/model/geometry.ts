/** Cells, faces and canals as shapes. Nothing here knows what is allowed; it only knows what a face looks like. */

import type { Bounds } from "../../../board/camera";

export interface Cell {
  x: number;
  y: number;
}

export interface Laid extends Cell {
  face: string;
}

export type Edge = "N" | "E" | "S" | "W";

export const EDGES: readonly Edge[] = ["N", "E", "S", "W"];

/** One step across each edge; y grows downward (VC-08). */
export const STEP: Readonly<Record<Edge, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** The wet edges of each drawing. A T is named by its one dry edge (VC-74). */
const WET: Readonly<Record<string, string>> = {
  "|": "NS",
  "-": "EW",
  L: "NE",
  F: "ES",
  "7": "SW",
  J: "NW",
  n: "ESW",
  e: "NSW",
  s: "NEW",
  w: "NES",
};

/** Side of a cell in drawing units. */
export const CELL = 100;

/** Where the middle line of a bend begins to turn, measured from the middle of the tile. */
const TURN = 32;

export function key(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

export function same(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a.x === b.x && a.y === b.y;
}

export function step(cell: Cell, edge: Edge): Cell {
  const by = STEP[edge];
  return { x: cell.x + by.x, y: cell.y + by.y };
}

export function opposite(edge: Edge): Edge {
  return EDGES[(EDGES.indexOf(edge) + 2) % 4]!;
}

/** The empty cells beside these tiles, each once: what a coach can point at. */
export function places(tiles: readonly Cell[]): Cell[] {
  const taken = new Set(tiles.map(key));
  const around = tiles.flatMap((tile) => EDGES.map((edge) => step(tile, edge)));
  return [...indexed(around.filter((cell) => !taken.has(key(cell)))).values()];
}

/** The wet edges of a face such as `L`, `L*` or `nL` (VC-75). */
export function wet(face: string): Edge[] {
  return [...(WET[face.charAt(0)] ?? "")] as Edge[];
}

export function isWet(face: string, edge: Edge): boolean {
  return (WET[face.charAt(0)] ?? "").includes(edge);
}

export function indexed<T extends Cell>(tiles: readonly T[]): Map<string, T> {
  return new Map(tiles.map((tile) => [key(tile), tile]));
}

export interface OpenEnd extends Cell {
  edge: Edge;
}

/** Every wet edge whose neighbouring cell is empty. */
export function openEnds(tiles: readonly Laid[]): OpenEnd[] {
  const at = indexed(tiles);
  return tiles.flatMap((tile) =>
    wet(tile.face)
      .filter((edge) => !at.has(key(step(tile, edge))))
      .map((edge) => ({ x: tile.x, y: tile.y, edge })),
  );
}

/** The smallest rectangle of cells around these, `right` and `bottom` exclusive; one cell at the origin when there is none. */
export function bounds(cells: readonly Cell[]): Bounds {
  if (cells.length === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

/** The middle of an edge, in the units of one tile. */
export function port(edge: Edge): Cell {
  return { x: 50 + STEP[edge].x * 50, y: 50 + STEP[edge].y * 50 };
}

/** A line from one edge to another, `off` units to the right of the middle line when sailing that way. */
export function channel(from: Edge, to: Edge, off = 0): string {
  const a = STEP[from];
  const b = STEP[to];
  if (from === opposite(to)) {
    const side = { x: -b.y * off, y: b.x * off };
    const start = port(from);
    const end = port(to);
    return `M${start.x + side.x},${start.y + side.y}L${end.x + side.x},${end.y + side.y}`;
  }
  const clockwise = EDGES.indexOf(to) === (EDGES.indexOf(from) + 3) % 4;
  const radius = TURN + (clockwise ? -off : off);
  const centre = { x: 50 + (a.x + b.x) * TURN, y: 50 + (a.y + b.y) * TURN };
  const first = { x: centre.x - b.x * radius, y: centre.y - b.y * radius };
  const second = { x: centre.x - a.x * radius, y: centre.y - a.y * radius };
  const start = { x: first.x + a.x * (50 - TURN), y: first.y + a.y * (50 - TURN) };
  const end = { x: second.x + b.x * (50 - TURN), y: second.y + b.y * (50 - TURN) };
  return (
    `M${start.x},${start.y}L${first.x},${first.y}` +
    `A${radius},${radius} 0 0 ${clockwise ? 1 : 0} ${second.x},${second.y}L${end.x},${end.y}`
  );
}

/** A point on the water between two edges, a part of the way along, `off` units aside; from an edge to itself: along its arm. */
export function afloat(from: Edge, to: Edge, along: number, off: number): Cell {
  const a = STEP[from];
  const b = STEP[to];
  if (from === to) return { x: 50 + a.x * 50 * along - a.y * off, y: 50 + a.y * 50 * along + a.x * off };
  if (from === opposite(to)) {
    return { x: 50 + a.x * (50 - 100 * along) - b.y * off, y: 50 + a.y * (50 - 100 * along) + b.x * off };
  }
  const lead = 50 - TURN;
  const arc = (Math.PI / 2) * TURN;
  const at = along * (2 * lead + arc);
  const centre = { x: 50 + (a.x + b.x) * TURN, y: 50 + (a.y + b.y) * TURN };
  const radius = TURN + off;
  const angle = Math.min(Math.PI / 2, Math.max(0, (at - lead) / TURN));
  const beyond = at < lead ? lead - at : at > lead + arc ? lead + arc - at : 0;
  const reach = beyond > 0 ? { x: a.x * beyond, y: a.y * beyond } : { x: -b.x * beyond, y: -b.y * beyond };
  return {
    x: centre.x - (b.x * Math.cos(angle) + a.x * Math.sin(angle)) * radius + reach.x,
    y: centre.y - (b.y * Math.cos(angle) + a.y * Math.sin(angle)) * radius + reach.y,
  };
}

/** The outline of a group of cells, in the units of the table. */
export function outline(cells: readonly Cell[]): string {
  const inside = new Set(cells.map(key));
  let drawn = "";
  for (const cell of cells) {
    const [x, y] = [cell.x * CELL, cell.y * CELL];
    if (!inside.has(key(step(cell, "N")))) drawn += `M${x},${y}h${CELL}`;
    if (!inside.has(key(step(cell, "E")))) drawn += `M${x + CELL},${y}v${CELL}`;
    if (!inside.has(key(step(cell, "S")))) drawn += `M${x},${y + CELL}h${CELL}`;
    if (!inside.has(key(step(cell, "W")))) drawn += `M${x},${y}v${CELL}`;
  }
  return drawn;
}

/** The middle lines of a face's canal: one for a straight or a bend, two for a T. */
export function canal(face: string): string {
  const ends = wet(face);
  if (ends.length === 2) return channel(ends[0]!, ends[1]!);
  const branch = ends.find((edge) => !ends.includes(opposite(edge)));
  const through = ends.filter((edge) => edge !== branch);
  if (!branch || through.length !== 2) return "";
  const end = port(branch);
  return `${channel(through[0]!, through[1]!)}M50,50L${end.x},${end.y}`;
}

interface Passage {
  tile: Laid;
  from: Edge;
  to: Edge;
}

/**
 * A voyage along the canal that ends where it began, keeping to the outer bank: every tile of a plain ring; where a T lets the water
 * branch, the outermost way round. Empty if the canal is not closed on itself there.
 */
export function voyage(tiles: readonly Laid[]): Passage[] {
  const at = indexed(tiles);
  const start = [...tiles].sort((a, b) => a.y - b.y || a.x - b.x)[0];
  if (!start) return [];
  // The uppermost tile, leftmost in its row, of a closed canal opens to the east and the south: from the south the bank is the outer one.
  const first: Edge = "S";
  if (!isWet(start.face, first)) return [];
  const passages: Passage[] = [];
  let here = start;
  let from: Edge = first;
  // A voyage enters each tile at most once by each of its edges, so this bound is never reached by a closed one.
  for (let count = 0; count < tiles.length * 3 + 1; count++) {
    const to = leftmost(here, from);
    if (!to) return [];
    passages.push({ tile: here, from, to });
    const next = at.get(key(step(here, to)));
    if (!next || !isWet(next.face, opposite(to))) return [];
    here = next;
    from = opposite(to);
    if (here === start && from === first) return passages;
  }
  return [];
}

/** The first wet edge after `from`, going round clockwise, that is not `from` itself: the left bank of somebody entering there. */
function leftmost(tile: Laid, from: Edge): Edge | null {
  for (let turn = 1; turn <= 3; turn++) {
    const edge = EDGES[(EDGES.indexOf(from) + turn) % 4]!;
    if (isWet(tile.face, edge)) return edge;
  }
  return null;
}

/** The voyage as one closed line in the units of the table; empty if there is none. */
export function ringPath(tiles: readonly Laid[]): string {
  return voyage(tiles)
    .map(({ tile, from, to }, index) => shifted(channel(from, to), tile.x * CELL, tile.y * CELL, index > 0))
    .join("");
}

/** A line of `M`, `L` and `A` moved by x and y; a continuation draws on from where the last one ended. */
function shifted(line: string, x: number, y: number, continues: boolean): string {
  const move = (point: string): string => {
    const [px, py] = point.split(",").map(Number) as [number, number];
    return `${px + x},${py + y}`;
  };
  return line
    .replace(/([ML])(-?[\d.]+,-?[\d.]+)/g, (_, letter: string, point: string) => (letter === "M" && continues ? "" : letter + move(point)))
    .replace(/(A[\d.]+,[\d.]+ 0 0 [01] )(-?[\d.]+,-?[\d.]+)/g, (_, arc: string, point: string) => arc + move(point));
}
