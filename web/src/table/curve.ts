// The graph of a chance over a match: where its points lie, and a smooth line through them that never overshoots.

import type { Point } from "../types/wire";

export interface Spot {
  x: number;
  y: number;
  /** The line drops to this spot at once: it is straight between the two and bends on neither side. Used for a resignation, for instance. */
  sheer?: boolean;
}

export interface Plot {
  width: number;
  height: number;
  /** Room around the drawing for the labels at its edges. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The entries at its ends. */
  first: number;
  last: number;
}

export function xOf(plot: Plot, entry: number): number {
  const wide = plot.width - plot.left - plot.right;
  const part = plot.last > plot.first ? (entry - plot.first) / (plot.last - plot.first) : 0;
  return plot.left + Math.min(1, Math.max(0, part)) * wide;
}

export function yOf(plot: Plot, chance: number): number {
  return plot.top + (1 - chance) * (plot.height - plot.top - plot.bottom);
}

/** The inverse of `yOf`: the chance at this height. */
export function chanceOf(plot: Plot, y: number): number {
  return 1 - (y - plot.top) / (plot.height - plot.top - plot.bottom);
}

/** The entry at this point of the drawing. */
export function entryAt(plot: Plot, x: number): number {
  const wide = plot.width - plot.left - plot.right;
  if (wide <= 0) return plot.first;
  return plot.first + Math.round(Math.min(1, Math.max(0, (x - plot.left) / wide)) * (plot.last - plot.first));
}

export function spots(plot: Plot, points: readonly Point[]): Spot[] {
  return points.map(({ entry, chance }, at) => {
    const before = points[at - 1];
    return { x: xOf(plot, entry), y: yOf(plot, chance), sheer: before !== undefined && entry - before.entry <= 1 };
  });
}

/** How steep the curve is at each spot (Fritsch and Carlson): between two spots it rises or falls, never both. */
function slopes(along: readonly Spot[]): number[] {
  const rises = along.slice(1).map((to, at) => {
    const from = along[at]!;
    return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x);
  });
  return along.map((spot, at) => {
    const before = spot.sheer ? undefined : rises[at - 1];
    const after = along[at + 1]?.sheer ? undefined : rises[at];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    if (before * after <= 0) return 0;
    const mean = (before + after) / 2;
    return Math.sign(mean) * Math.min(Math.abs(mean), 3 * Math.abs(before), 3 * Math.abs(after));
  });
}

/** The height of the smooth line at `x`; beyond its ends, that of the end. */
export function heightAt(along: readonly Spot[], x: number): number {
  const next = along.findIndex((spot) => spot.x >= x);
  if (next < 0) return along.at(-1)?.y ?? 0;
  const to = along[next]!;
  const from = along[next - 1];
  if (!from || to.x === from.x) return to.y;
  const wide = to.x - from.x;
  const t = (x - from.x) / wide;
  const u = 1 - t;
  if (to.sheer) return u * from.y + t * to.y;
  const steep = slopes(along);
  return u * u * (1 + 2 * t) * from.y + t * t * (3 - 2 * t) * to.y + wide * t * u * (u * steep[next - 1]! - t * steep[next]!);
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The `d` of a smooth path through the spots, which go from left to right. */
export function smooth(along: readonly Spot[]): string {
  const first = along[0];
  if (!first) return "";
  const steep = slopes(along);
  let path = `M${short(first.x)},${short(first.y)}`;
  for (let at = 1; at < along.length; at++) {
    const from = along[at - 1]!;
    const to = along[at]!;
    if (to.sheer) {
      path += `L${short(to.x)},${short(to.y)}`;
      continue;
    }
    const third = (to.x - from.x) / 3;
    path += `C${short(from.x + third)},${short(from.y + third * steep[at - 1]!)} ${short(to.x - third)},${short(to.y - third * steep[at]!)} ${short(to.x)},${short(to.y)}`;
  }
  return path;
}

/** The path of `smooth`, closed below, for the area under the line. */
export function filled(along: readonly Spot[], floor: number): string {
  const first = along[0];
  const last = along.at(-1);
  return first && last ? `${smooth(along)}L${short(last.x)},${short(floor)}L${short(first.x)},${short(floor)}Z` : "";
}
