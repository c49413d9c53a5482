import { expect, it } from "vitest";
import { positionText, readPosition, readTurn, turnText } from "./notation";

it("reads and writes drawn positions", () => {
  const tiles = readPosition("F./||/L.");
  expect(tiles).toEqual([
    { x: 0, y: 0, face: "F" },
    { x: 0, y: 1, face: "|" },
    { x: 1, y: 1, face: "|" },
    { x: 0, y: 2, face: "L" },
  ]);
  expect(positionText(tiles!)).toBe("F./||/L.");
  expect(positionText(readPosition("@-1,-2 F7/L.")!)).toBe("@-1,-2 F7/L.");
  expect(positionText(readPosition("0,1:F 1,1:7")!)).toBe("@0,1 F7");
  expect(positionText([])).toBe("");
});

it("keeps special tiles apart", () => {
  expect(readPosition("nn/nn")?.map((tile) => tile.face)).toEqual(["n-", "n-", "nL", "nL"]);
  expect(positionText([{ x: 0, y: 0, face: "n-" }])).toBe("0,0:n-");
});

it("recognises what is not a position", () => {
  for (const text of ["hello", "F7/", "@1 F7", "0,0:Q", "."]) expect(readPosition(text)).toBeNull();
  expect(readPosition("  ")).toEqual([]);
});

it("reads turns, and reads a call as no tiles", () => {
  expect(turnText(readTurn("0,0:F 1,0:7"))).toBe("0,0:F 1,0:7");
  expect(readTurn("impossible")).toEqual([]);
});
