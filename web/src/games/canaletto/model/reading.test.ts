import { expect, test } from "vitest";
import { view } from "../fixture";
import { borrowing, initials, landing, lotOf, pieces, reaching, treasuresOf } from "./reading";

test("a bid leads one palace further per ducat, and the view names the next lot", () => {
  expect(landing(view(), 7)).toEqual({ stop: 8, next: 8 });
  expect(landing(view(), 6)).toEqual({ stop: 7, next: 8 });
  expect(landing(view(), 16)).toEqual({ stop: 1, next: 2 });
  expect(landing(view(), 20)).toEqual({ stop: 5, next: 5 });
  expect(landing(view({ column: null }), 7)).toBeNull();
});

test("amounts that reach a palace are sixteen apart, and only possible ones are listed", () => {
  const amounts = Array.from({ length: 34 }, (_, number) => 7 + number);
  expect(reaching(view(), amounts, 8)).toEqual([7, 23, 39]);
  expect(reaching(view(), amounts, 7)).toEqual([22, 38]);
  expect(reaching(view(), [], 8)).toEqual([]);
});

test("debt counts double", () => {
  expect(borrowing(14, 20)).toEqual({ debt: 6, cost: 12 });
  expect(borrowing(14, 14)).toBeNull();
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
