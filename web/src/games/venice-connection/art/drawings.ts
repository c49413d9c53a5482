/**
 * The engraving on a tile: house blocks seen from above, in the units of one tile (0 to 100). Every cell gets its own piece of town,
 * always the same one. Each layer is a single path, so that a table of two dozen tiles stays light.
 */

import { type Draw, seedOf, stream } from "./chance";
import { afloat, isWet, wet } from "../model/geometry";

/** Half the width of water, and of water with its quays. */
export const WATER = 15;
export const QUAY = 18.5;

export const TINTS = 4;

export interface Engraving {
  /** Roofs, by the tint of their wash. */
  roofs: string[];
  shadows: string;
  /** The side of the roofs turned away from the light. */
  shades: string;
  /** Outlines and ridges. */
  lines: string;
  /** Rows of roof tiles: only worth drawing when the tile is large. */
  hatch: string;
  courts: string;
  trees: string;
  treeLines: string;
  windows: string;
  glows: string;
  bridges: Bridge[];
  /** Little waves, all lying the same way whichever way the canal runs, so that water never looks like a road. */
  waves: string;
}

export interface Bridge {
  x: number;
  y: number;
  /** Degrees; 0 crosses a canal that runs north to south. */
  turn: number;
}

interface Plot {
  x: number;
  y: number;
  w: number;
  h: number;
}

const known = new Map<string, Engraving>();

/** The engraving for a face on a cell; `seed` tells tiles apart, usually the cell's name. */
export function engraving(face: string, seed: string): Engraving {
  const name = `${face.charAt(0)} ${seed}`;
  let found = known.get(name);
  if (!found) {
    found = engrave(face, stream(seedOf(name)));
    known.set(name, found);
  }
  return found;
}

function engrave(face: string, draw: Draw): Engraving {
  const art: Engraving = {
    roofs: Array.from({ length: TINTS }, () => ""),
    shadows: "",
    shades: "",
    lines: "",
    hatch: "",
    courts: "",
    trees: "",
    treeLines: "",
    windows: "",
    glows: "",
    bridges: [],
    waves: waves(face, draw),
  };
  let tower = draw() < 0.3;
  for (const block of blocks(face)) {
    for (const plot of split(block, draw, 0)) {
      const area = plot.w * plot.h;
      const square = Math.min(plot.w, plot.h) / Math.max(plot.w, plot.h);
      if (tower && square > 0.6 && area < 190 && area > 60) {
        campanile(art, plot);
        tower = false;
      } else if (area > 150 && Math.min(plot.w, plot.h) > 10 && draw() < 0.34) {
        courtyard(art, plot, draw);
      } else if (draw() < 0.09) {
        garden(art, plot, draw);
      } else {
        house(art, plot, draw);
      }
    }
  }
  square(art, face, draw);
  if (draw() < 0.24) art.bridges.push(bridge(face, draw));
  return art;
}

/** The land of a face as rectangles; where a bend is rounded, the quay is painted over their corners. */
function blocks(face: string): Plot[] {
  const near = 50 - QUAY - 1;
  const far = 50 + QUAY + 1;
  const low = 0.7;
  const high = 99.3;
  const spread = (x0: number, y0: number, x1: number, y1: number): Plot => ({ x: x0, y: y0, w: x1 - x0, h: y1 - y0 });
  const corners = [spread(low, low, near, near), spread(far, low, high, near), spread(low, far, near, high), spread(far, far, high, high)];
  const dry = [
    isWet(face, "N") ? null : spread(near, low, far, near),
    isWet(face, "E") ? null : spread(far, near, high, far),
    isWet(face, "S") ? null : spread(near, far, far, high),
    isWet(face, "W") ? null : spread(low, near, near, far),
  ];
  const grown = [...corners];
  // A dry side joins its two corners into one long block, so that houses do not all break at the same line.
  const take = (index: number, side: Plot | null): void => {
    if (side) grown[index] = join(grown[index]!, side);
  };
  take(0, dry[3] ?? null);
  take(1, dry[0] ?? null);
  take(3, dry[1] ?? null);
  take(2, dry[2] ?? null);
  return grown;
}

function join(a: Plot, b: Plot): Plot {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

/** Cuts a block into plots, first by alleys, then wall to wall. */
function split(block: Plot, draw: Draw, depth: number): Plot[] {
  const long = Math.max(block.w, block.h);
  const limit = 13 + draw() * 9;
  if (long < limit || depth > 5) return [block];
  const gap = depth === 0 ? 2.2 : depth === 1 ? 1.2 : 0;
  const part = 0.36 + draw() * 0.28;
  if (block.w >= block.h) {
    const cut = block.w * part;
    return [
      ...split({ ...block, w: cut - gap / 2 }, draw, depth + 1),
      ...split({ ...block, x: block.x + cut + gap / 2, w: block.w - cut - gap / 2 }, draw, depth + 1),
    ];
  }
  const cut = block.h * part;
  return [
    ...split({ ...block, h: cut - gap / 2 }, draw, depth + 1),
    ...split({ ...block, y: block.y + cut + gap / 2, h: block.h - cut - gap / 2 }, draw, depth + 1),
  ];
}

const n = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

function rect({ x, y, w, h }: Plot): string {
  return `M${n(x)},${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
}

function polygon(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${n(x)},${n(y)}`).join("L")}z`;
}

function line(x0: number, y0: number, x1: number, y1: number): string {
  return `M${n(x0)},${n(y0)}L${n(x1)},${n(y1)}`;
}

function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)},${n(y)}a${n(r)},${n(r)} 0 1 0 ${n(2 * r)},0a${n(r)},${n(r)} 0 1 0 ${n(-2 * r)},0z`;
}

/** A roof with a ridge along its longer side; hipped at the ends if there is room. The light comes from the north-west. */
function house(art: Engraving, plot: Plot, draw: Draw): void {
  const { x, y, w, h } = plot;
  const tint = Math.floor(draw() * TINTS);
  const hip = draw() < 0.55 ? Math.min(w, h) / 2 : 0;
  art.roofs[tint] += rect(plot);
  art.shadows += rect({ x: x + 0.8, y: y + 0.9, w, h });
  art.lines += rect(plot);
  const pitch = 1.5 + draw() * 0.5;
  if (w >= h) {
    const ridge = y + h / 2;
    art.lines += line(x + hip, ridge, x + w - hip, ridge);
    art.shades += polygon([x, y + h], [x + hip, ridge], [x + w - hip, ridge], [x + w, hip ? y : ridge], [x + w, y + h]);
    if (hip)
      art.lines +=
        line(x, y, x + hip, ridge) +
        line(x, y + h, x + hip, ridge) +
        line(x + w, y, x + w - hip, ridge) +
        line(x + w, y + h, x + w - hip, ridge);
    for (let at = x + hip * 0.8 + pitch; at < x + w - hip * 0.8; at += pitch) art.hatch += line(at, ridge + 0.4, at, y + h - 0.4);
  } else {
    const ridge = x + w / 2;
    art.lines += line(ridge, y + hip, ridge, y + h - hip);
    art.shades += polygon([x + w, y], [ridge, y + hip], [ridge, y + h - hip], [hip ? x : ridge, y + h], [x + w, y + h]);
    if (hip)
      art.lines +=
        line(x, y, ridge, y + hip) +
        line(x + w, y, ridge, y + hip) +
        line(x, y + h, ridge, y + h - hip) +
        line(x + w, y + h, ridge, y + h - hip);
    for (let at = y + hip * 0.8 + pitch; at < y + h - hip * 0.8; at += pitch) art.hatch += line(ridge + 0.4, at, x + w - 0.4, at);
  }
  if (draw() < 0.5) chimney(art, x + w * (0.2 + draw() * 0.6), y + h * (0.2 + draw() * 0.2));
  lights(art, plot, draw);
}

function chimney(art: Engraving, x: number, y: number): void {
  art.shadows += rect({ x: x + 0.6, y: y + 0.7, w: 1.3, h: 1.3 });
  art.lines += rect({ x, y, w: 1.2, h: 1.2 });
}

/** Windows that are lit at night, along the walls. */
function lights(art: Engraving, { x, y, w, h }: Plot, draw: Draw): void {
  const count = Math.floor(draw() * 3.4) - 1;
  for (let index = 0; index < count; index++) {
    const along = 0.18 + draw() * 0.64;
    const spot =
      draw() < 0.5
        ? { x: x + w * along, y: draw() < 0.5 ? y + 1.2 : y + h - 2.9 }
        : { x: draw() < 0.5 ? x + 1.2 : x + w - 2.7, y: y + h * along };
    art.windows += rect({ ...spot, w: 1.5, h: 1.7 });
    if (draw() < 0.6) art.glows += disc(spot.x + 0.7, spot.y + 0.8, 3.4);
  }
}

function courtyard(art: Engraving, plot: Plot, draw: Draw): void {
  const { x, y, w, h } = plot;
  const wall = Math.min(w, h) * (0.26 + draw() * 0.06);
  const court = { x: x + wall, y: y + wall, w: w - 2 * wall, h: h - 2 * wall };
  art.roofs[Math.floor(draw() * TINTS)] += rect(plot);
  art.shadows += rect({ x: x + 0.8, y: y + 0.9, w, h });
  art.courts += rect(court);
  art.lines += rect(plot) + rect(court);
  art.lines += line(x, y, court.x, court.y) + line(x + w, y, court.x + court.w, court.y);
  art.lines += line(x, y + h, court.x, court.y + court.h) + line(x + w, y + h, court.x + court.w, court.y + court.h);
  art.shades += polygon([x, y + h], [court.x, court.y + court.h], [court.x + court.w, court.y + court.h], [x + w, y + h]);
  art.shades += polygon([x + w, y], [court.x + court.w, court.y], [court.x + court.w, court.y + court.h], [x + w, y + h]);
  if (Math.min(court.w, court.h) > 4.5 && draw() < 0.75) tree(art, court.x + court.w / 2, court.y + court.h / 2, 1.6 + draw() * 0.6);
  else well(art, court.x + court.w / 2, court.y + court.h / 2);
  lights(art, court, draw);
  lights(art, plot, draw);
}

function garden(art: Engraving, plot: Plot, draw: Draw): void {
  const { x, y, w, h } = plot;
  art.courts += rect(plot);
  art.lines += rect(plot);
  const rows = Math.max(1, Math.floor(h / 5));
  const columns = Math.max(1, Math.floor(w / 5));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (draw() < 0.18) continue;
      tree(art, x + ((column + 0.5) * w) / columns + draw() - 0.5, y + ((row + 0.5) * h) / rows + draw() - 0.5, 1.5 + draw() * 0.7);
    }
  }
}

function tree(art: Engraving, x: number, y: number, r: number): void {
  art.shadows += disc(x + 0.7, y + 0.8, r);
  art.trees += disc(x, y, r);
  art.treeLines += `M${n(x - r * 0.1)},${n(y + r * 0.7)}a${n(r * 0.75)},${n(r * 0.75)} 0 0 0 ${n(r * 0.7)},${n(-r * 0.9)}`;
}

function well(art: Engraving, x: number, y: number): void {
  art.lines += disc(x, y, 1.3) + disc(x, y, 0.6);
}

/** A bell tower: a pyramid roof and a long shadow. */
function campanile(art: Engraving, { x, y, w, h }: Plot): void {
  const side = Math.min(w, h, 9.5);
  const left = x + (w - side) / 2;
  const top = y + (h - side) / 2;
  art.courts += rect({ x, y, w, h });
  art.shadows += polygon(
    [left + side, top],
    [left + side + 7, top + 7],
    [left + side + 7, top + 7 + side * 0.4],
    [left + side, top + side],
    [left, top + side],
  );
  art.roofs[0] += rect({ x: left, y: top, w: side, h: side });
  art.lines += rect({ x: left, y: top, w: side, h: side });
  art.lines += line(left, top, left + side, top + side) + line(left + side, top, left, top + side);
  art.shades += polygon([left + side, top], [left + side / 2, top + side / 2], [left, top + side], [left + side, top + side]);
  art.lines += disc(left + side / 2, top + side / 2, 0.7);
  art.windows += rect({ x: left + side / 2 - 0.7, y: top + side / 2 - 0.7, w: 1.4, h: 1.4 });
  art.glows += disc(left + side / 2, top + side / 2, 3.4);
}

/** The little square that a bend leaves at its outer bank: a well on its paving, trees, or the bell tower of the parish. */
function square(art: Engraving, face: string, draw: Draw): void {
  const ends = wet(face);
  if (ends.length !== 2 || ends.includes("N") === ends.includes("S")) return;
  const right = ends.includes("E") ? 1 : -1;
  const down = ends.includes("S") ? 1 : -1;
  const at = (x: number, y: number): [number, number] => [50 - right * x, 50 - down * y];
  const [x, y] = at(13.2, 13.2);
  const kind = draw();
  if (kind < 0.4) {
    art.lines += disc(x, y, 1.9) + disc(x, y, 0.9);
    art.hatch +=
      disc(x, y, 3.4) + line(x - 5, y, x - 2, y) + line(x, y - 5, x, y - 2) + line(x + 2, y, x + 5, y) + line(x, y + 2, x, y + 5);
  } else if (kind < 0.7) {
    for (const [tx, ty] of [at(14.6, 14.6), at(8.4, 16.4), at(16.4, 8.4)]) tree(art, tx, ty, 1.7 + draw() * 0.5);
  } else {
    campanile(art, { x: x - 4, y: y - 4, w: 8, h: 8 });
  }
  for (const [lx, ly] of [at(1, 16.6), at(16.6, 1)]) {
    if (draw() < 0.4) continue;
    art.windows += disc(lx, ly, 0.6);
    art.glows += disc(lx, ly, 3.2);
  }
}

function waves(face: string, draw: Draw): string {
  let drawn = "";
  const ends = wet(face);
  const arms = ends.length === 2 ? [ends, ends] : ends.map((edge) => [edge, edge]);
  arms.forEach((arm, index) => {
    for (let count = 0; count < (ends.length === 2 ? 4 : 2); count++) {
      const along = (count + 0.25 + draw() * 0.5) / (ends.length === 2 ? 4 : 2);
      const off = (index % 2 ? 1 : -1) * (2 + draw() * 7);
      const { x, y } = afloat(arm[0]!, arm[1]!, along, off);
      const size = 2.2 + draw() * 1.8;
      drawn += `M${n(x - size)},${n(y)}q${n(size / 2)},${n(-size * 0.62)} ${n(size)},0t${n(size)},0`;
    }
  });
  return drawn;
}

/** A bridge over one arm of the canal, well inside the tile so that its edges stay plain water. */
function bridge(face: string, draw: Draw): Bridge {
  const ends = wet(face);
  const arm = ends[Math.floor(draw() * ends.length)] ?? "N";
  const straight = face.charAt(0) === "|" || face.charAt(0) === "-";
  const out = straight ? -12 + draw() * 36 : 33;
  const upright = arm === "N" || arm === "S";
  const towards = arm === "N" || arm === "W" ? -1 : 1;
  return { x: upright ? 50 : 50 + towards * out, y: upright ? 50 + towards * out : 50, turn: upright ? 0 : 90 };
}
