import { describe, expect, it } from "vitest";
import { angleOf, distance, lengthOf, middleOf, placeSegment, shapeOf, slotPoint, toSegment } from "./geometry";
import { decksOf, fieldsOf, type Pole, portsOf, spotOf, touchPoints } from "./poles";

describe("where planks lie", () => {
  it("puts the first row at the bottom", () => {
    expect(slotPoint("A4", 4)).toEqual({ x: 0, y: 0 });
    expect(slotPoint("E1", 4)).toEqual({ x: 400, y: 300 });
  });

  it("tells the five shapes apart by their names", () => {
    expect(["S:A3-A4", "L:A4-B3", "T:A3>B4", "HH:A3", "HV:A3"].map(shapeOf)).toEqual(["short", "long", "stem", "crossbar", "crossbar"]);
  });

  it("draws long planks longer, stems to the middle of the cell, crossbars between the sides", () => {
    expect(lengthOf(placeSegment("L:A4-B3", 4))).toBeGreaterThan(lengthOf(placeSegment("S:A3-A4", 4)) * 1.5);
    expect(toSegment({ x: 50, y: 50 }, placeSegment("T:A3>B4", 4))).toBeLessThan(1);
    expect(middleOf(placeSegment("HH:A3", 4))).toEqual({ x: 50, y: 50 });
    expect(middleOf(placeSegment("HV:A3", 4))).toEqual({ x: 50, y: 50 });
    expect(angleOf(placeSegment("HH:A3", 4))).toBe(0);
  });
});

describe("what is pressed", () => {
  const bridge = { at: "B4", kind: "bridge" as const, axis: "E-W" as const };
  const poles = new Map<string, Pole>([
    ["B4", bridge],
    ["B3", { at: "B3", kind: "bridge" as const, axis: "N-S" as const }],
  ]);

  it("is the field whose gem or number it is, not the plank beside it", () => {
    const { number, gem } = spotOf("B4.top", bridge, 4);
    for (const point of [number, gem]) {
      const field = Math.min(...touchPoints("B4.top", bridge, 4).map((one) => distance(one, point)));
      expect(field).toBeLessThan(toSegment(point, placeSegment("S:A4-B4", 4)));
    }
    expect(distance(number, gem)).toBeGreaterThan(22);
  });

  it("lies on a bridge only at the ends of the bridge", () => {
    expect(decksOf("S:A4-B4", poles, 4)).toEqual(["B4"]);
    expect(decksOf("L:A3-B4", poles, 4)).toEqual([]);
    expect(decksOf("S:B3-B4", poles, 4)).toEqual(["B3"]);
    expect(decksOf("HH:A3", poles, 4)).toEqual([]);
  });
});

describe("what a pole opens to", () => {
  it("follows the table of the rules", () => {
    expect(portsOf({ at: "A3", kind: "wall", axis: "E-W" })).toMatchObject({ N: "A3.N", NW: "A3.N", S: "A3.S", E: null, W: null });
    expect(portsOf({ at: "A3", kind: "wall", axis: "NE-SW" })).toMatchObject({ N: "A3.NW", W: "A3.NW", SE: "A3.SE", NE: null });
    expect(portsOf({ at: "B4", kind: "bridge", axis: "NW-SE" })).toMatchObject({ NW: "B4.top", SE: "B4.top", N: "B4.low", NE: "B4.low" });
    expect(portsOf({ at: "C2", kind: "plain" })).toMatchObject({ N: "C2", SW: "C2" });
    expect(portsOf({ at: "A3", kind: "wall", axis: "E-W", ports: { E: "N", N: null } })).toMatchObject({ E: "A3.N", N: null });
  });

  it("names and places its fields", () => {
    expect(fieldsOf({ at: "B3", kind: "wall", axis: "N-S" }).sort()).toEqual(["B3.E", "B3.W"]);
    const pole = { at: "B3", kind: "bridge" as const, axis: "E-W" as const };
    expect(spotOf("B3.top", pole, 4).middle).toEqual({ x: 100, y: 100 });
    expect(spotOf("B3.low", pole, 4).gem.x).toBeCloseTo(100);
    expect(spotOf("B3.low", pole, 4).gem.y).not.toBeCloseTo(100);
  });
});
