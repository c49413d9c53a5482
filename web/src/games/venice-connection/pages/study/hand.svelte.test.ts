import { describe, expect, it } from "vitest";
import type { Laid } from "../../model/geometry";
import { Hand } from "./hand.svelte";

function set(fixed: Laid[] = [], most = 3): { hand: Hand; loose: () => Laid[] } {
  let loose: Laid[] = [];
  const hand = new Hand({
    fixed: () => fixed,
    loose: () => loose,
    most: () => most,
    left: () => 16 - loose.length,
    change: (next) => (loose = next),
  });
  return { hand, loose: () => loose };
}

describe("a hand that lays freely", () => {
  it("lays, turns and removes its own tiles", () => {
    const { hand, loose } = set();
    hand.press({ x: 2, y: 1 });
    expect(loose()).toEqual([{ x: 2, y: 1, face: "F" }]);
    hand.press({ x: 2, y: 1 });
    expect(loose()).toEqual([{ x: 2, y: 1, face: "7" }]);
    hand.remove({ x: 2, y: 1 });
    expect(loose()).toEqual([]);
  });

  it("leaves fixed tiles alone", () => {
    const { hand, loose } = set([{ x: 0, y: 0, face: "F" }]);
    hand.press({ x: 0, y: 0 });
    hand.remove({ x: 0, y: 0 });
    expect(loose()).toEqual([]);
  });

  it("lays no more than it may, and nothing when idle", () => {
    const { hand, loose } = set([], 2);
    for (const x of [0, 1, 2]) hand.press({ x, y: 0 });
    expect(loose().map((tile) => tile.x)).toEqual([0, 1]);
    hand.idle = true;
    hand.takeBack();
    expect(loose()).toHaveLength(2);
    hand.idle = false;
    hand.takeBack();
    expect(loose()).toHaveLength(1);
  });

  it("erases with a press when told to", () => {
    const { hand, loose } = set();
    hand.press({ x: 0, y: 0 });
    hand.erasing = true;
    hand.press({ x: 1, y: 0 });
    hand.press({ x: 0, y: 0 });
    expect(loose()).toEqual([]);
    hand.choose("L");
    expect(hand.erasing).toBe(false);
  });
});
