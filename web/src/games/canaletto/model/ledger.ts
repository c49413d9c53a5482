/** The chart of everybody's wealth over the auctions: where its lines go. */

import type { View } from "../../../types/canaletto";

export interface Chart {
  width: number;
  height: number;
  left: number;
  right: number;
  levels: { value: number; y: number }[];
  ticks: { number: number; x: number }[];
  lines: { path: string; name: string; points: { x: number; y: number; worth: number; bought: boolean }[]; label: number }[];
}

const WIDTH = 640;
const HEIGHT = 230;
const LEFT = 34;
const RIGHT = 118;
const TOP = 12;
const BOTTOM = 26;
const BESIDE = 16;
const STEPS = [10, 20, 50, 100, 200, 500, 1000];
const MOST_LEVELS = 6;
const LONGEST = 11;

export function chart(view: View, names: readonly string[]): Chart {
  const series = view.players.map((_, seat) => [
    { worth: view.start[seat] ?? 0, bought: false },
    ...view.history.map((auction) => ({ worth: auction.wealth[seat] ?? 0, bought: auction.buyer === seat })),
  ]);
  const all = series.flat().map((point) => point.worth);
  const [low, high] = [Math.min(0, ...all), Math.max(40, ...all)];
  const step = STEPS.find((one) => (high - low) / one <= MOST_LEVELS) ?? STEPS.at(-1)!;
  const bottom = Math.floor(low / step) * step;
  const top = Math.ceil(high / step) * step;
  const y = (worth: number): number => TOP + ((top - worth) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const count = Math.max(1, view.history.length);
  const x = (number: number): number => LEFT + (number / count) * (WIDTH - LEFT - RIGHT);
  const lines = series.map((points, seat) => {
    const placed = points.map((point, number) => ({ x: x(number), y: y(point.worth), ...point }));
    return {
      path: placed.map((point, number) => `${number ? "L" : "M"}${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(""),
      name: shortened(names[seat] ?? ""),
      points: placed,
      label: placed.at(-1)!.y,
    };
  });
  spread(lines);
  const levels = [];
  for (let value = bottom; value <= top; value += step) levels.push({ value, y: y(value) });
  const ticks = view.history.map((auction, number) => ({ number: auction.number, x: x(number + 1) }));
  return { width: WIDTH, height: HEIGHT, left: LEFT, right: RIGHT, levels, ticks, lines };
}

/** A name that fits beside the chart. */
function shortened(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1).trimEnd()}…` : name;
}

/** Moves the names at the ends of the lines apart. */
function spread(lines: { label: number }[]): void {
  const sorted = [...lines].sort((a, b) => a.label - b.label);
  sorted.forEach((line, number) => {
    const above = sorted[number - 1];
    if (above && line.label < above.label + BESIDE) line.label = above.label + BESIDE;
  });
  const over = Math.max(0, (sorted.at(-1)?.label ?? 0) - (HEIGHT - BOTTOM));
  for (const line of sorted) line.label -= over;
}
