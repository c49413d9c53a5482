import { describe, expect, it } from "vitest";
import { FACES, flipped, kindOf, nextFace, turned } from "./faces";

describe("a tile in the hand", () => {
  it("is back where it was after a full turn", () => {
    for (const face of Object.values(FACES).flat()) {
      expect(turned(turned(turned(turned(face))))).toBe(face);
      expect(turned(turned(face), -1)).toBe(face);
    }
  });

  it("shows the other side of the same tile when it is turned over", () => {
    expect(flipped("|")).toBe("L");
    expect(flipped("J")).toBe("-");
    expect(flipped("|*")).toBe("n-");
    expect(flipped("nL")).toBe("L*");
    for (const face of Object.values(FACES).flat()) expect(kindOf(flipped(face))).toBe(kindOf(face));
  });

  it("goes on to the next face that may be laid, and stays if there is none", () => {
    expect(nextFace("|", 1, (face) => "LJ".includes(face))).toBe("L");
    expect(nextFace("L", -1, (face) => "LJ".includes(face))).toBe("J");
    expect(nextFace("F", 1, () => false)).toBe("F");
  });
});
