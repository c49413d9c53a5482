import { expect, it } from "vitest";
import { Presses } from "./presses";

it("a press of several moves is undone at once, the press before it after that", () => {
  const presses = new Presses();
  presses.answered(10, 11, false);
  presses.answered(11, 12, false);
  presses.answered(12, 13, true);
  presses.answered(13, 14, true);
  expect(presses.back(14)).toBe(11);
  presses.renewed(15);
  // the first was one move: the table knows which
  expect(presses.back(15)).toBe(null);
});

it("what was pressed before others acted is left to the table", () => {
  const presses = new Presses();
  presses.answered(3, 4, false);
  presses.answered(4, 5, true);
  expect(presses.back(7)).toBe(null);
});

it("a move that follows nothing begins a press", () => {
  const presses = new Presses();
  presses.answered(3, 4, false);
  presses.answered(6, 7, true);
  presses.answered(7, 8, true);
  expect(presses.back(8)).toBe(6);
});
