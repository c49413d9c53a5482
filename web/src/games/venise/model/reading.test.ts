import { describe, expect, it } from "vitest";
import { shown } from "../fixture";
import { advisedCard, type Move, neighbours, nextAct, stacks, walks } from "./reading";

describe("walking over what lies there", () => {
  const { planks } = shown("planks").view;

  it("goes from a plank to whatever its ends touch, and back", () => {
    expect(neighbours(planks).get("B4.top")).toEqual(["S:A4-B4", "S:B4-C4"]);
    expect(neighbours(planks).get("S:A4-B4")).toEqual(["A4", "B4.top"]);
  });

  it("goes from one stem of an X to the other, and to the long plank both rest on", () => {
    const cross = neighbours(shown("cross").view.planks);
    expect(cross.get("T:B4>A3")?.toSorted()).toEqual(["B4.low", "L:A4-B3", "T:A3>B4"]);
    expect(cross.get("T:A3>B4")?.toSorted()).toEqual(["A3.N", "L:A4-B3", "T:B4>A3"]);
  });

  it("finds every field within reach with the fields entered on the way", () => {
    const found = walks(planks, "A4", 3);
    expect([...found.keys()]).toEqual(["S:A4-B4", "B4.top", "S:B4-C4"]);
    expect(found.get("S:B4-C4")).toEqual(["S:A4-B4", "B4.top", "S:B4-C4"]);
    expect(walks(planks, "A4", 1).size).toBe(1);
    expect(walks(planks, "A1", 3).size).toBe(0);
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
