import { expect, it } from "vitest";
import type { Choice } from "../../../../types/venice-connection";
import { grouped, tintsOf } from "./tints";

const choices: Choice[] = [
  { turn: "1,0:7 1,1:J", leads: "wins", turns: 3 },
  { turn: "1,0:-", leads: "wins", turns: 5 },
  { turn: "0,2:L", leads: "loses", turns: 4 },
  { turn: "1,0:L", leads: "loses", turns: 4 },
  { turn: "5,5:L", leads: "ruins", turns: null },
];

it("gives each cell the best turn through it", () => {
  expect(tintsOf(choices)).toEqual([
    { x: 1, y: 0, tone: "wins", turns: 3 },
    { x: 1, y: 1, tone: "wins", turns: 3 },
    { x: 0, y: 2, tone: "loses", turns: 4 },
  ]);
});

it("groups turns by result and distance", () => {
  expect(grouped(choices).map(({ leads, turns, count }) => [leads, turns, count])).toEqual([
    ["wins", 3, 1],
    ["wins", 5, 1],
    ["loses", 4, 2],
    ["ruins", null, 1],
  ]);
});
