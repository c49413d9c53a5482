import { expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../types/wire";
import { askedBots, differ, inRecord } from "./match.svelte";
import { outcomeTitle } from "./outcome";

it("sides differ only if they see different things, not by who they are", () => {
  const side = (seat: number, view: unknown) => ({ seat, view, moves: [] });
  expect(differ([side(0, { seat: 0, heap: 4 }), side(1, { seat: 1, heap: 4 })])).toBe(false);
  expect(differ([side(0, { seat: 0, hand: [1] }), side(1, { seat: 1, hand: [2] })])).toBe(true);
  expect(differ([side(0, { a: 1 })])).toBe(false);
});

it("after the end, entries numbered by what the visitor could know are renumbered as in the record", () => {
  expect(inRecord([{ n: 0 }, { n: 1 }, { n: 3 }, { n: 3 }], [1, 2, 5, 6])).toEqual([{ n: 0 }, { n: 1 }, { n: 5 }, { n: 5 }]);
});

it("the outcome is told from the visitor's seat", () => {
  const say = (key: string, args = {}) => `${key} ${JSON.stringify(args)}`;
  const outcome = { ranks: [1, 2], reason: "x", scores: [], together: false };
  expect(outcomeTitle(say, outcome, ["A", "B"], [0], [0, 1])).toMatch(/^outcome-you-won /);
  expect(outcomeTitle(say, outcome, ["A", "B"], [1], [0, 1])).toMatch(/^outcome-you-lost .*A/);
  expect(outcomeTitle(say, outcome, ["A", "B"], [0, 1], [0, 1])).toMatch(/^outcome-won .*A/);
  expect(outcomeTitle(say, { ...outcome, ranks: [1, 1] }, ["A", "B"], [], [0, 1])).toMatch(/^outcome-tie /);
});

it("partners win together; only different teams share a first place", () => {
  const say = (key: string, args = {}) => `${key} ${JSON.stringify(args)}`;
  const outcome = { ranks: [1, 1, 2, 2], reason: "x", scores: [], together: false };
  const names = ["A", "B", "C", "D"];
  expect(outcomeTitle(say, outcome, names, [1], [0, 0, 1, 1])).toMatch(/^outcome-you-won /);
  expect(outcomeTitle(say, outcome, names, [1], [0, 1, 2, 3])).toMatch(/^outcome-you-share /);
  expect(outcomeTitle(say, { ...outcome, together: true }, names, [1], [0, 1, 2, 3])).toMatch(/^outcome-you-won /);
  expect(outcomeTitle(say, outcome, names, [2], [0, 0, 1, 1])).toMatch(/^outcome-you-lost .*A and B.*2/);
});

it("bots are asked for their reasons in practice and after the match, not while people play each other", () => {
  const seat = (kind: string, mine = false) => ({ kind, mine }) as SeatInfo;
  const table = (state: string, practice: boolean, ...seats: SeatInfo[]) =>
    ({ state, practice, seats: seats.map((one, number) => ({ ...one, seat: number })) }) as TableInfo;
  const [me, friend, bot] = [seat("person", true), seat("person"), seat("bot")];
  expect(askedBots(null)).toEqual([]);
  expect(askedBots(table("running", true, me, bot, bot))).toEqual([1, 2]);
  expect(askedBots(table("running", false, me, friend, bot))).toEqual([]);
  expect(askedBots(table("running", false, me, me, bot))).toEqual([]);
  expect(askedBots(table("running", false, bot, bot))).toEqual([0, 1]);
  expect(askedBots(table("over", false, me, friend, bot))).toEqual([2]);
});
