import { expect, test } from "vitest";
import { shown } from "../fixture";
import { leadsTo, wordsFor } from "./naming";

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

test.each([
  ["S:A4-B4", "A4", "top"],
  ["L:A4-B3", "A4", "low"],
  ["S:A3-A4", "A4", "side"],
  ["S:A4-B4", "B4.top", "pole"],
  ["T:A3>B4", "A3.N", "plank"],
  ["T:B4>A3", "L:A4-B3", "low"],
  ["HH:A3", "S:A3-A4", "plank"],
])("%s leads whoever stands on %s to a %s", (place, from, kind) => {
  const { board } = shown("start").view;
  expect(leadsTo(place, from, new Map(board.poles.map((pole) => [pole.at, pole])), board.rows)).toBe(kind);
});
