import { describe, expect, it } from "vitest";
import { shown } from "../fixture";
import { advisedCard, type Move, nextAct, stacks, walks } from "./reading";

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

describe("an advised plan", () => {
  it("names the card to pick, and what a joker stands for", () => {
    expect(
      advisedCard([
        { type: "walk", steps: 2, joker: false },
        { type: "step", to: "S:A4-B4" },
      ]),
    ).toEqual({ card: "walk2", as: null });
    expect(advisedCard([{ type: "short", place: "S:A3-A4", joker: true }])).toEqual({ card: "joker", as: "short" });
    expect(advisedCard([{ type: "exchange" }, { type: "give", card: "long" }])).toEqual({ card: "long", as: null });
    expect(advisedCard([{ type: "take-joker" }])).toBeNull();
  });

  it("is marked on the board as far as its next card goes", () => {
    const walk: Move[] = [{ type: "walk", steps: 2, joker: false }, { type: "step", to: "S:A4-B4" }, { type: "stop" }];
    expect(nextAct([...walk, ...walk])).toEqual(walk);
    expect(nextAct([{ type: "short", place: "S:A3-A4", joker: true }, { type: "end-play" }])).toHaveLength(1);
  });
});
