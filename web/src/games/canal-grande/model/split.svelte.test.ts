import { expect, it } from "vitest";
import { Trays } from "./split.svelte";

it("begins with every card in the first tray and is filled when both hold one", () => {
  const trays = new Trays(() => 1);
  trays.deal(["CAN", "GON", "1"]);
  expect(trays.inside(0)).toEqual([0, 1, 2]);
  expect(trays.filled).toBe(false);
  trays.put(1, 1);
  expect([trays.inside(0), trays.inside(1)]).toEqual([[0, 2], [1]]);
  expect(trays.filled).toBe(true);
});

it("is filled with as many cards as the table asks for", () => {
  const trays = new Trays(() => 2);
  trays.deal(["CAN", "GON", "1", "2"]);
  trays.put(1, 1);
  expect(trays.filled).toBe(false);
  trays.put(2, 1);
  expect(trays.filled).toBe(true);
});

it("takes back step by step, and nothing beyond the deal", () => {
  const trays = new Trays(() => 1);
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

it("does not count putting a card where it lies as a step", () => {
  const trays = new Trays(() => 1);
  trays.deal(["CAN", "1"]);
  expect(trays.put(0, 0)).toBe(false);
  expect(trays.put(7, 1)).toBe(false);
  expect(trays.canUndo).toBe(false);
});

it("finds the cards again that lie in the second tray already", () => {
  const trays = new Trays(() => 1);
  trays.deal(["CAN", "CAN", "1"], ["CAN"]);
  expect([trays.inside(0), trays.inside(1)]).toEqual([[1, 2], [0]]);
  expect(trays.canUndo).toBe(false);
});
