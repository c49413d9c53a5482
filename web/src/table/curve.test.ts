import { expect, it } from "vitest";
import { chanceOf, entryAt, filled, heightAt, type Plot, smooth, spots, xOf, yOf } from "./curve";

const plot: Plot = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5, first: 20, last: 70 };
const points = [
  { entry: 20, chance: 0.5 },
  { entry: 40, chance: 0.9 },
  { entry: 60, chance: 0.9 },
  { entry: 70, chance: 0 },
];

it("the first entry is at the left, the last at the right, a chance of one at the top", () => {
  expect([xOf(plot, 20), xOf(plot, 45), xOf(plot, 70)]).toEqual([10, 60, 110]);
  expect([yOf(plot, 1), yOf(plot, 0)]).toEqual([5, 55]);
  expect(xOf(plot, 3)).toBe(10);
});

it("a point of the drawing leads back to its entry and its chance", () => {
  for (const entry of [20, 33, 70]) expect(entryAt(plot, xOf(plot, entry))).toBe(entry);
  expect(entryAt(plot, -50)).toBe(20);
  expect(entryAt(plot, 500)).toBe(70);
  expect(entryAt({ ...plot, width: 0 }, 5)).toBe(20);
  expect(chanceOf(plot, yOf(plot, 0.3))).toBeCloseTo(0.3);
});

it("the line goes through every point and never overshoots its neighbours", () => {
  const along = spots(plot, points);
  for (const spot of along) expect(heightAt(along, spot.x)).toBeCloseTo(spot.y);
  for (let x = 10; x <= 110; x++) {
    expect(heightAt(along, x)).toBeGreaterThanOrEqual(yOf(plot, 0.9) - 1e-9);
    expect(heightAt(along, x)).toBeLessThanOrEqual(yOf(plot, 0) + 1e-9);
  }
  expect(heightAt(along, (xOf(plot, 40) + xOf(plot, 60)) / 2)).toBeCloseTo(yOf(plot, 0.9));
});

it("a chance that is given up holds until then, and drops at once", () => {
  const given = [
    { entry: 20, chance: 0.4 },
    { entry: 40, chance: 0.8 },
    { entry: 69, chance: 0.8 },
    { entry: 70, chance: 0 },
  ];
  const along = spots(plot, given);
  for (let entry = 40; entry <= 69; entry++) expect(heightAt(along, xOf(plot, entry))).toBeCloseTo(yOf(plot, 0.8));
  expect(heightAt(along, (xOf(plot, 69) + xOf(plot, 70)) / 2)).toBeCloseTo(yOf(plot, 0.4));
  expect(smooth(along)).toMatch(/L110,55$/);
  // Not even a rising chance bends before the drop.
  const rising = spots(plot, [
    { entry: 20, chance: 0.4 },
    { entry: 69, chance: 0.8 },
    { entry: 70, chance: 0 },
  ]);
  expect(heightAt(rising, xOf(plot, 44.5))).toBeCloseTo(yOf(plot, 0.6));
});

it("the path has a piece for every step, and without points there is none", () => {
  const along = spots(plot, points);
  expect(smooth(along).match(/C/g)).toHaveLength(3);
  expect(filled(along, 55)).toMatch(/L110,55L10,55Z$/);
  expect(smooth([])).toBe("");
  expect(filled([], 55)).toBe("");
});
