import { describe, expect, it } from "vitest";
import { afloat, bounds, canal, channel, isWet, openEnds, outline, places, ringPath, voyage, wet } from "./geometry";

/** The tiles of a drawing such as `F7/LJ` (VC-11). */
function drawn(text: string): { x: number; y: number; face: string }[] {
  return text.split("/").flatMap((row, y) => [...row].flatMap((face, x) => (face === "." ? [] : [{ x, y, face }])));
}

describe("faces", () => {
  it("have the wet edges that the specification lists", () => {
    expect(wet("|")).toEqual(["N", "S"]);
    expect(wet("F")).toEqual(["E", "S"]);
    expect(wet("7*")).toEqual(["S", "W"]);
    expect(wet("nL")).toEqual(["E", "S", "W"]);
    expect(isWet("J", "W")).toBe(true);
    expect(isWet("J", "E")).toBe(false);
  });

  it("draw their canal from the middle of one wet edge to the middle of another", () => {
    expect(canal("|")).toBe("M50,0L50,100");
    expect(canal("L")).toMatch(/^M50,0L.*L100,50$/);
    expect(canal("F")).toMatch(/^M100,50L.*L50,100$/);
    expect(canal("s-")).toMatch(/M50,50L50,0$/);
  });

  it("keep a line beside the middle one at the same distance through a bend", () => {
    expect(channel("E", "S", 10)).toMatch(/^M100,40L.*L40,100$/);
    expect(channel("S", "E", 10)).toMatch(/^M60,100L.*L100,60$/);
  });

  it("keep a wave between the banks wherever it floats", () => {
    for (const [from, to] of [
      ["N", "S"],
      ["E", "S"],
      ["N", "W"],
      ["S", "E"],
    ] as const) {
      for (const along of [0, 0.2, 0.5, 0.8, 1]) {
        const { x, y } = afloat(from, to, along, 0);
        expect(x).toBeGreaterThanOrEqual(-0.001);
        expect(x).toBeLessThanOrEqual(100.001);
        expect(Math.min(Math.abs(x - 50), Math.abs(y - 50))).toBeLessThanOrEqual(32);
      }
    }
    expect(afloat("E", "S", 0, 0)).toEqual({ x: 100, y: 50 });
    expect(afloat("E", "S", 1, 0).y).toBeCloseTo(100);
    expect(afloat("E", "S", 1, 0).x).toBeCloseTo(50);
  });
});

describe("open ends", () => {
  it("are the wet edges beside an empty cell", () => {
    expect(openEnds(drawn("F7"))).toEqual([
      { x: 0, y: 0, edge: "S" },
      { x: 1, y: 0, edge: "S" },
    ]);
    expect(openEnds(drawn("F7/LJ"))).toEqual([]);
  });
});

describe("a voyage", () => {
  it("visits every tile of the smallest ring once and ends where it began", () => {
    expect(voyage(drawn("F7/LJ")).map(({ tile }) => tile.face)).toEqual(["F", "7", "J", "L"]);
  });

  it("visits all sixteen tiles of the ring in example E-10", () => {
    const tiles = drawn("F7F7/||||/|LJ|/L--J");
    const passed = voyage(tiles);
    expect(passed).toHaveLength(16);
    expect(new Set(passed.map(({ tile }) => `${tile.x},${tile.y}`)).size).toBe(16);
  });

  it("is empty while the canal is open", () => {
    expect(voyage(drawn("F7/L."))).toEqual([]);
    expect(voyage([])).toEqual([]);
    expect(ringPath(drawn("F-7"))).toBe("");
  });

  it("keeps to the outer bank where T tiles let the water branch (Mint Tide)", () => {
    const passed = voyage([...drawn("F.7/|.|/L.J"), { x: 1, y: 0, face: "n-" }, { x: 1, y: 1, face: "|" }, { x: 1, y: 2, face: "s-" }]);
    expect(passed).toHaveLength(8);
    expect(passed.some(({ tile }) => tile.x === 1 && tile.y === 1)).toBe(false);
  });

  it("is one unbroken line in the units of the table", () => {
    const line = ringPath(drawn("F7/LJ"));
    expect(line.match(/M/g)).toHaveLength(1);
    expect(line.startsWith("M50,100")).toBe(true);
    expect(line.endsWith("L50,100")).toBe(true);
  });
});

describe("cells", () => {
  it("have bounds that exclude the far edge, and one cell when there is none", () => {
    expect(bounds(drawn("F7/L."))).toEqual({ left: 0, top: 0, right: 2, bottom: 2 });
    expect(bounds([])).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
  });

  it("have one outline around a strip, without the seams inside it", () => {
    expect(outline(drawn("--")).match(/M/g)).toHaveLength(6);
  });
});

describe("places", () => {
  it("are the empty cells beside the tiles, each once", () => {
    const found = places(drawn("F7/L.")).map(({ x, y }) => `${x},${y}`);
    expect(new Set(found)).toEqual(new Set(["0,-1", "1,-1", "2,0", "1,1", "0,2", "-1,0", "-1,1"]));
    expect(found).toHaveLength(7);
  });
});
