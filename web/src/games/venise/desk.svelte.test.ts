import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Desk } from "./desk.svelte";
import type { Move, Outlook, Plank, Props, View } from "./reading";

const LYING: Plank[] = [
  { place: "S:A4-B4", plank: "short", ends: ["A4", "B4.top"], rests_on: [], carries: ["HV:A3"], here: [] },
  { place: "S:B4-C4", plank: "short", ends: ["B4.top", "C4.top"], rests_on: [], carries: [], here: [] },
];

function desk(moves: Move[], changes: Partial<View> = {}, outlooks: Outlook[] = []): { desk: Desk; play: ReturnType<typeof vi.fn> } {
  const play = vi.fn();
  const view = { phase: "play", planks: LYING, players: [{ pawn: "A4" }], turn: null, outlooks, board: { cols: 5, rows: 4 }, ...changes } as unknown as View;
  const props = { view, moves, seat: 0, toMove: 0, interactive: true, play, ask: async () => null, explain: () => undefined } as unknown as Props;
  return { desk: new Desk(() => props), play };
}

describe("a card that is picked", () => {
  it("shows the places the moves name, and only those", () => {
    const { desk: hand } = desk([{ type: "short", place: "S:A3-A4", joker: false }, { type: "short", place: "T:A4>B3", joker: true }]);
    hand.press("short");
    expect(hand.targets.map((target) => target.at)).toEqual(["S:A3-A4"]);
    expect(hand.price).toBe(1);
    hand.press("short");
    expect(hand.targets).toEqual([]);
  });

  it("is a joker for whatever it may stand for", () => {
    const { desk: hand, play } = desk([{ type: "short", place: "S:A3-A4", joker: true }, { type: "walk", steps: 3, joker: true }]);
    hand.press("joker");
    expect(hand.kinds("joker")).toEqual(["short", "walk3"]);
    expect(hand.targets).toEqual([]);
    hand.stand("short");
    hand.aim("S:A3-A4", false);
    expect(play).toHaveBeenCalledWith({ type: "short", place: "S:A3-A4", joker: true });
  });

  it("walks field by field over what lies there", () => {
    const { desk: hand, play } = desk([{ type: "walk", steps: 2, joker: false }]);
    hand.press("walk2");
    expect(hand.targets.map(({ at, path }) => [at, path.length])).toEqual([["S:A4-B4", 1], ["B4.top", 2]]);
    hand.aim("B4.top", false);
    flushSync();
    expect(play).toHaveBeenCalledExactlyOnceWith({ type: "walk", steps: 2, joker: false });
  });
});

describe("a press", () => {
  it("with a finger only shows what it would do, until it is repeated", () => {
    const { desk: hand, play } = desk([{ type: "short", place: "S:A3-A4", joker: false }]);
    hand.press("short");
    hand.aim("S:A3-A4", true);
    expect(play).not.toHaveBeenCalled();
    hand.aim("S:A3-A4", true);
    expect(play).toHaveBeenCalledOnce();
  });

  it("asks back when planks would fall", () => {
    const outlook: Outlook = { type: "remove", at: "S:A4-B4", falls: ["HV:A3"], reaches: [] };
    const { desk: hand, play } = desk([{ type: "remove", place: "S:A4-B4", joker: false }], {}, [outlook]);
    hand.press("remove");
    hand.aim("S:A4-B4", false);
    expect(play).not.toHaveBeenCalled();
    expect(hand.falling).toEqual(["HV:A3"]);
    hand.go(hand.asking!);
    expect(play).toHaveBeenCalledWith({ type: "remove", place: "S:A4-B4", joker: false });
  });

  it("on a card gives it away or puts it down when that is asked for", () => {
    const giving = desk([{ type: "give", card: "walk1" }], { phase: "exchange" });
    giving.desk.press("walk1");
    expect(giving.play).toHaveBeenCalledWith({ type: "give", card: "walk1" });
    const trimming = desk([{ type: "discard", card: "joker" }], { phase: "discard" });
    trimming.desk.press("joker");
    expect(trimming.play).toHaveBeenCalledWith({ type: "discard", card: "joker" });
  });
});
