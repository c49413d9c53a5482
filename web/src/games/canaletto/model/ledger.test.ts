import { expect, test } from "vitest";
import type { Auction } from "../../../types/canaletto";
import { view } from "../fixture";
import { chart } from "./ledger";

const NAMES = ["Anzola", "Bortolo", "A name longer than others"];
const auction = (number: number, buyer: number | null, wealth: number[]): Auction => ({
  number,
  palace: number,
  lot: ["fan"],
  starter: 0,
  buyer,
  price: 5,
  bid: 5,
  bribe: false,
  borrowed: 0,
  brought: 0,
  unsold: 0,
  gain: -5,
  sales: [],
  wealth,
});

test("the chart begins with what everybody had and has a point for every auction", () => {
  const drawn = chart(
    view({ history: [auction(1, 1, [30, 25, 30]), auction(2, null, [30, 25, 30]), auction(3, 0, [-12, 60, 30])] }),
    NAMES,
  );
  expect(drawn.lines.map((line) => line.points.map((point) => point.worth))).toEqual([
    [30, 30, 30, -12],
    [30, 25, 25, 60],
    [30, 30, 30, 30],
  ]);
  expect(drawn.lines[1]!.points.map((point) => point.bought)).toEqual([false, true, false, false]);
  expect(drawn.lines.map((line) => line.name)).toEqual(["Anzola", "Bortolo", "A name lon…"]);
  expect(drawn.levels.length).toBeLessThanOrEqual(8);
  expect(drawn.levels[0]!.value).toBeLessThanOrEqual(-12);
  expect(drawn.levels.at(-1)!.value).toBeGreaterThanOrEqual(60);
});

test("what was bought and sold in two real auctions is what the lines say", () => {
  const drawn = chart(view(), NAMES);
  expect(drawn.lines.map((line) => line.points.map((point) => point.worth))).toEqual([
    [30, 30, 30],
    [30, 23, 32],
    [30, 30, 29],
  ]);
  expect(drawn.lines.map((line) => line.points.map((point) => point.bought))).toEqual([
    [false, false, false],
    [false, true, false],
    [false, false, true],
  ]);
});

test("names at the ends of the lines do not overlap", () => {
  const drawn = chart(view({ history: [auction(1, 0, [30, 30, 30])] }), NAMES);
  const labels = drawn.lines.map((line) => line.label).sort((a, b) => a - b);
  expect(labels[1]! - labels[0]!).toBeGreaterThanOrEqual(16);
  expect(labels[2]! - labels[1]!).toBeGreaterThanOrEqual(16);
});

test("a match that ended before anything was sold still has a chart", () => {
  expect(chart(view({ history: [] }), NAMES).lines).toHaveLength(3);
});
