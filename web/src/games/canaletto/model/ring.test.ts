import { expect, test } from "vitest";
import { along, bank, foot, leftward, PALACES, SIDE, steps, water } from "./ring";

const all = [...Array(PALACES).keys()];

test("the loop is the border of five by five squares, clockwise from the top left", () => {
  expect(all.map(bank)).toEqual([...Array(5).fill("north"), ...Array(3).fill("east"), ...Array(5).fill("south"), ...Array(3).fill("west")]);
  expect(foot(0).x).toBeLessThan(foot(4).x);
  expect(foot(4).y).toBeLessThan(foot(8).y);
  expect(foot(8).x).toBeGreaterThan(foot(12).x);
  expect(foot(12).y).toBeGreaterThan(foot(15).y);
});

test("every palace and the water in front of it lie within the picture, and no two share a place", () => {
  const places = all.flatMap((palace) => [foot(palace), water(palace)]);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(0);
    expect(x).toBeLessThan(SIDE);
    expect(y).toBeLessThan(SIDE);
  }
  expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(2 * PALACES);
});

test("the gondola is in front of a palace after whole steps and between two after a fraction, lap after lap", () => {
  expect(along(3)).toEqual(water(3));
  expect(along(3 + 2 * PALACES)).toEqual(water(3));
  const half = along(15.5);
  expect(half.y).toBeLessThan(water(15).y);
  expect(half.y).toBeGreaterThan(water(0).y);
  expect([leftward(1), leftward(9)]).toEqual([false, true]);
});

test("distances are counted clockwise", () => {
  expect(steps(12, 15)).toBe(3);
  expect(steps(15, 2)).toBe(3);
  expect(steps(4, 4)).toBe(0);
});
