import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { propsOf } from "../../../testing/fixtures";
import { Desk } from "./desk.svelte";
import { shown } from "../fixture";

function desk(name: Parameters<typeof shown>[0]): { desk: Desk; play: ReturnType<typeof vi.fn> } {
  const play = vi.fn();
  const props = propsOf(shown(name), { play });
  return { desk: new Desk(() => props), play };
}

describe("a card that is picked", () => {
  it("shows the places the moves name, and only those", () => {
    const { desk: hand } = desk("planks");
    hand.press("short");
    expect(hand.targets.map((target) => target.at)).toEqual(["S:A3-A4"]);
    expect(hand.price).toBe(1);
    hand.press("short");
    expect(hand.targets).toEqual([]);
  });

  it("costs what the table says", () => {
    const { view, ...rest } = shown("planks");
    const props = propsOf({ ...rest, view: { ...view, prices: { ...view.prices, short: 3 } } });
    const hand = new Desk(() => props);
    hand.press("short");
    expect(hand.price).toBe(3);
  });

  it("is a joker for whatever it may stand for", () => {
    const { desk: hand, play } = desk("planks");
    hand.press("joker");
    expect(hand.kinds("joker").sort()).toEqual(["long", "move", "remove", "short", "walk1", "walk2", "walk3"]);
    expect(hand.targets).toEqual([]);
    hand.stand("short");
    hand.aim("S:A3-A4", false);
    expect(play).toHaveBeenCalledWith({ type: "short", place: "S:A3-A4", joker: true });
  });

  it("walks field by field over what lies there", () => {
    const { desk: hand, play } = desk("planks");
    hand.press("walk2");
    expect(hand.targets.map(({ at, path }) => [at, path.length])).toEqual([
      ["S:A4-B4", 1],
      ["B4.top", 2],
    ]);
    hand.aim("B4.top", false);
    flushSync();
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: "walk", steps: 2, joker: false });
  });

  it("walks over an X from stem to stem in one step", () => {
    const { desk: hand } = desk("cross");
    hand.press("walk3");
    expect(hand.targets.find(({ at }) => at === "A3.N")?.path).toEqual(["T:B4>A3", "T:A3>B4", "A3.N"]);
    const { desk: between, play } = desk("on-the-cross");
    between.aim("T:A3>B4", false);
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: "step", to: "T:A3>B4" });
  });
});

describe("the fields next to the pawn", () => {
  it("are exactly the steps the table allows", () => {
    const legal = shown("on-the-cross").moves.flatMap((move) => (move.type === "step" ? [move.to] : []));
    const near = desk("on-the-cross")
      .desk.targets.filter(({ path }) => path.length === 1)
      .map(({ at }) => at);
    expect(near.toSorted()).toEqual(legal.toSorted());
    expect(legal).toContain("T:A3>B4");
  });
});

describe("a press", () => {
  it("with a finger only shows what it would do until it is repeated", () => {
    const { desk: hand, play } = desk("start");
    hand.press("short");
    hand.aim("S:A3-A4", true);
    expect(play).not.toHaveBeenCalled();
    hand.aim("S:A3-A4", true);
    expect(play).toHaveBeenCalledOnce();
  });

  it("asks for confirmation when planks would fall", () => {
    const { desk: hand, play } = desk("fall");
    hand.press("remove");
    hand.aim("S:A3-A4", false);
    expect(play).not.toHaveBeenCalled();
    expect(hand.falling).toEqual(["HH:A3"]);
    hand.go(hand.asking!);
    expect(play).toHaveBeenCalledWith({ type: "remove", place: "S:A3-A4", joker: false });
  });

  it("on a card gives it away or discards it when the table asks for that", () => {
    const giving = desk("exchange");
    giving.desk.press("walk1");
    expect(giving.play).toHaveBeenCalledWith({ type: "give", card: "walk1" });
    const trimming = desk("full");
    trimming.desk.press("joker");
    expect(trimming.play).toHaveBeenCalledWith({ type: "discard", card: "joker" });
  });
});
