import { describe, expect, it } from "vitest";
import { at } from "./map";
import { broken, EVERYWHERE, placed, USUAL, type PlaceName } from "./names";
import spaces from "../../../../../src/serenissima/games/intrigues_a_venise/text/spaces.en.ftl?raw";

/** How wide a letter is, against its size. */
const WIDTH = 0.5;
const nameOf = (space: number): string => new RegExp(`^space-${space} = (.*)$`, "m").exec(spaces)![1]!;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
function boxOf({ lines, x, y, anchor }: PlaceName): Box {
  const width = Math.max(...lines.map((line) => line.length)) * USUAL * WIDTH;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const top = y - 0.8 * USUAL;
  return { left, right: left + width, top, bottom: top + lines.length * USUAL };
}
const apart = (a: Box, b: Box): boolean => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

describe("the names of the places", () => {
  const all = EVERYWHERE.map((space) => placed(space, nameOf(space), USUAL));

  it("stand apart from each other and on the map", () => {
    for (const one of all) {
      const box = boxOf(one);
      expect(box.left >= 0 && box.right <= 1000 && box.top >= 40 && box.bottom <= 700, one.lines.join(" ")).toBe(true);
      for (const other of all)
        if (other.space > one.space) expect(apart(box, boxOf(other)), `${one.lines.join(" ")} and ${other.lines.join(" ")}`).toBe(true);
    }
  });

  it("leave the middle of every space free", () => {
    for (const one of all)
      for (const space of EVERYWHERE) {
        const { x, y } = at(space);
        expect(apart(boxOf(one), { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 }), `${one.lines.join(" ")} on ${space}`).toBe(
          true,
        );
      }
  });

  it("are broken where they are long, as evenly as can be", () => {
    expect(broken("Rialto")).toEqual(["Rialto"]);
    expect(broken("Sacca della Misericordia")).toEqual(["Sacca della", "Misericordia"]);
    expect(broken("Arsenaalpoort")).toEqual(["Arsenaalpoort"]);
  });
});
