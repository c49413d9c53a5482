import { describe, expect, it } from "vitest";
import { engraving } from "../art/drawings";
import { goesOn, legalFaces, parseTurn } from "./reading";

describe("a turn as text", () => {
  it("is read as the tiles it names (VC-09)", () => {
    expect(parseTurn(" 0,0:F  1,-1:7 ")).toEqual([
      { x: 0, y: 0, face: "F" },
      { x: 1, y: -1, face: "7" },
    ]);
    expect(parseTurn("2,3:-*; 2,4:nL")).toEqual([
      { x: 2, y: 3, face: "-*" },
      { x: 2, y: 4, face: "nL" },
    ]);
  });

  it("is refused as a whole if any part of it is not a tile", () => {
    for (const text of ["", "0,0", "0,0:X", "F", "0,0:F hello", "a,b:F"]) expect(parseTurn(text)).toBeNull();
  });
});

describe("legal faces", () => {
  it("are gathered by cell from the legal moves alone", () => {
    const legal = legalFaces([{ type: "lay", x: 0, y: 1, face: "L" }, { type: "confirm" }, { type: "lay", x: 0, y: 1, face: "|" }]);
    expect([...legal]).toEqual([["0,1", ["L", "|"]]]);
  });
});

describe("an engraving", () => {
  it("is the same every time for the same cell and another for the next", () => {
    expect(engraving("F", "0,0")).toBe(engraving("F", "0,0"));
    expect(engraving("F", "0,0").lines).not.toBe(engraving("F", "1,0").lines);
  });

  it("keeps houses off the water", () => {
    for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
      const roofs = engraving("|", seed).roofs.join("");
      for (const [, x, , width] of roofs.matchAll(/M(-?[\d.]+),(-?[\d.]+)h(-?[\d.]+)/g)) {
        const left = Number(x);
        const right = left + Number(width);
        expect(right <= 35.1 || left >= 64.9).toBe(true);
      }
    }
  });
});

describe("a table", () => {
  it("goes on while nothing that lay there is gone", () => {
    const tiles = parseTurn("0,0:F 1,0:7")!;
    expect(goesOn([], tiles)).toBe(true);
    expect(goesOn(tiles.slice(0, 1), tiles)).toBe(true);
    expect(goesOn(tiles, tiles.slice(0, 1))).toBe(false);
    expect(goesOn(parseTurn("0,0:L")!, tiles)).toBe(false);
  });
});
