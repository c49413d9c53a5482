import { describe, expect, it } from "vitest";
import { shown } from "../fixture";
import { stacks, walks } from "./reading";

describe("walking over what lies there", () => {
  const { view } = shown("planks");

  it("shows every field within reach, the nearest first, with the fields entered on the way", () => {
    const found = walks(view, 3);
    expect(found.map(({ at }) => at)).toEqual(["S:A4-B4", "B4.top", "S:B4-C4"]);
    expect(found.at(-1)!.path).toEqual(["S:A4-B4", "B4.top", "S:B4-C4"]);
    expect(walks(view, 1).map(({ at }) => at)).toEqual(["S:A4-B4"]);
    expect(walks(view, 0)).toEqual([]);
  });

  it("knows no way but those of the table", () => {
    expect(walks({ ...view, outlooks: [] }, 3)).toEqual([]);
  });
});

describe("a hand", () => {
  it("is shown as stacks in a stable order", () => {
    expect(stacks(["walk2", "short", "joker", "walk2"])).toEqual([
      { kind: "short", count: 1 },
      { kind: "walk2", count: 2 },
      { kind: "joker", count: 1 },
    ]);
  });
});
