import { expect, test } from "vitest";
import { view } from "../fixture";
import { borrowing, initials, landing, lotOf, pieces, speaker, treasuresOf } from "./reading";

test("where a bid leads, and where the next lot is, is told by the view", () => {
  expect(landing(view(), 7)).toEqual({ stop: 8, next: 8 });
  expect(landing(view(), 16)).toEqual({ stop: 1, next: 2 });
  expect(landing(view(), 20)).toEqual({ stop: 5, next: 5 });
  expect(landing(view(), 22)).toEqual({ stop: 7, next: 8 });
  expect(landing(view(), 6)).toBeNull();
});

test("so is what a debt costs", () => {
  expect(borrowing(view(), 36)).toEqual({ bid: 36, debt: 6, cost: 12 });
  expect(borrowing(view(), 30)).toBeNull();
  expect(borrowing(view({ loans: [{ bid: 9, debt: 1, cost: 5 }] }), 9)).toEqual({ bid: 9, debt: 1, cost: 5 });
});

test("a lot names up to three treasures", () => {
  expect(lotOf({ first: "fan", second: "lion", third: null })).toEqual(["fan", "lion"]);
});

test("every treasure of a group is accounted for", () => {
  for (const group of view().groups) expect(pieces(group)).toHaveLength(group.size);
  const lamp = view().groups.find((group) => group.group === "lamp")!;
  expect(pieces(lamp)).toEqual([
    { where: "sold", seat: 1 },
    { where: "sold", seat: 2 },
  ]);
  expect(pieces({ ...lamp, sold_at: null, owned: [1, 0, 0], on_board: 0, discarded: 1 })).toEqual([
    { where: "owned", seat: 0 },
    { where: "gone" },
  ]);
});

test("a player's treasures come in the order of the groups", () => {
  expect(treasuresOf(view(), 2)).toEqual(["painting", "bust"]);
});

test("players are told apart by a letter, or else by the numbers of their seats", () => {
  expect(initials(["Anzola", "bortolo", "Ćira"])).toEqual(["A", "B", "Ć"]);
  expect(initials(["Anzola", "Alvise", "Ćira"])).toEqual(["1", "2", "3"]);
});

test("the table as it is shown says who speaks; chance does not", () => {
  expect(speaker(view({ to_move: 2 }))).toBe(2);
  expect(speaker(view({ to_move: -2 }))).toBeNull();
  expect(speaker(view({ to_move: null }))).toBeNull();
});
