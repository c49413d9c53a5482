import { expect, it } from "vitest";
import { Trays } from "./split.svelte";

it("begins with every card in the first tray and is complete when both hold one", () => {
  const trays = new Trays();
  trays.deal(["CAN", "GON", "1"]);
  expect(trays.inside(0)).toEqual([0, 1, 2]);
  expect(trays.filled).toBe(false);
  trays.put(1, 1);
  expect([trays.inside(0), trays.inside(1)]).toEqual([[0, 2], [1]]);
  expect(trays.filled).toBe(true);
});

it("undoes step by step, back to the deal and no further", () => {
  const trays = new Trays();
  trays.deal(["CAN", "1"]);
  expect(trays.canUndo).toBe(false);
  trays.put(0, 1);
  trays.put(1, 1);
  expect(trays.filled).toBe(false);
  trays.undo();
  expect(trays.inside(1)).toEqual([0]);
  trays.undo();
  trays.undo();
  expect(trays.inside(0)).toEqual([0, 1]);
});

it("does not count moving a card to where it lies as a step", () => {
  const trays = new Trays();
  trays.deal(["CAN", "1"]);
  expect(trays.put(0, 0)).toBe(false);
  expect(trays.put(7, 1)).toBe(false);
  expect(trays.canUndo).toBe(false);
});

it("recovers the cards that already lie in the second tray", () => {
  const trays = new Trays();
  trays.deal(["CAN", "CAN", "1"], ["CAN"]);
  expect([trays.inside(0), trays.inside(1)]).toEqual([[1, 2], [0]]);
  expect(trays.canUndo).toBe(false);
});
