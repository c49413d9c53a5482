import { expect, test } from "vitest";
import { wordsFor } from "./naming";

const say = (key: string, args?: Record<string, unknown>): string => `${key} ${Object.values(args ?? {}).join(" ")}`.trim();

test.each([
  ["S:A4-B4", "board-at-short A4 B4"],
  ["L:A4-B3", "board-at-long A4 B3"],
  ["T:A3>B4", "board-at-stem A3 B4"],
  ["HH:A3", "board-at-crossbar A3"],
  ["A4", "board-at-pole A4"],
  ["B4.top", "board-at-top B4"],
  ["B4.low", "board-at-low B4"],
  ["A3.N", "board-at-side A3 N"],
])("%s has words", (name, words) => {
  expect(wordsFor(name, say)).toBe(words);
});
