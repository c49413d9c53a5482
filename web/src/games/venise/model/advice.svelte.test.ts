import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { propsOf } from "../../../testing/fixtures";
import { shown } from "../fixture";
import { markOf, nextAct } from "./advice";
import { CARD_KINDS, type CardKind } from "./cards";
import { Desk } from "./desk.svelte";
import type { Move } from "./reading";

const TABLES = ["start", "planks", "cross", "on-the-cross", "fall", "exchange", "full"] as const;
/** A card, what a joker stands for, a place, and a confirmation. */
const MOST = 5;

/** Presses what is marked, and nothing else, until a move is played; null if nothing is marked, or it goes on for ever. */
function follow(desk: Desk, play: ReturnType<typeof vi.fn>, finger: boolean): unknown {
  for (let press = 0; press < MOST && !play.mock.calls.length; press++) {
    const mark = desk.mark;
    if (!mark) return null;
    if (mark.on === "card") desk.press(mark.card);
    else if (mark.on === "as") desk.stand(mark.kind as never);
    else if (mark.on === "board") desk.aim(mark.at, finger);
    else if (mark.on === "confirm") desk.go(desk.looked!);
    else if (mark.on === "rest") desk.rest();
    else desk.play(mark.move);
    flushSync();
  }
  return play.mock.calls[0]?.[0] ?? null;
}

describe("whoever presses what is marked", () => {
  for (const name of TABLES)
    for (const finger of [false, true])
      it(`plays the advised move: ${name}, ${finger ? "with a finger" : "with a mouse"}, whatever was picked before`, () => {
        const table = shown(name);
        const plans = table.moves.map((move): Move[] =>
          move.type === "walk"
            ? [
                move,
                ...table.view.outlooks
                  .filter((one) => one.path.length === 1)
                  .slice(0, 1)
                  .map(step),
              ]
            : [move],
        );
        for (const plan of plans)
          for (const before of [null, ...CARD_KINDS]) {
            const play = vi.fn();
            const desk = new Desk(() => props);
            const props = propsOf(shown(name), { play, plan });
            if (before && pickable(desk, before)) desk.press(before);
            flushSync();
            expect(follow(desk, play, finger), `${JSON.stringify(plan)} after ${before}`).toEqual(plan[0]);
          }
      });
});

const step = ({ at }: { at: string }): Move => ({ type: "step", to: at });
const pickable = (desk: Desk, card: CardKind): boolean =>
  desk.phase === "play" && desk.usable(card) && desk.props().view.hand.includes(card);

describe("an advised plan", () => {
  const nothing = { card: null, as: null, pinned: null, targets: [] };
  const lay: Move = { type: "short", place: "S:A3-A4", joker: false };

  it("marks the card, then its place, then the confirmation, and never the card again", () => {
    expect(markOf([lay], nothing)).toEqual({ on: "card", card: "short" });
    const picked = { ...nothing, card: "short" as const, targets: [{ at: "S:A3-A4" }] };
    expect(markOf([lay], picked)).toEqual({ on: "board", at: "S:A3-A4" });
    expect(markOf([lay], { ...picked, pinned: "S:A3-A4" })).toEqual({ on: "confirm" });
  });

  it("is marked on the board as far as its next card goes", () => {
    const walk: Move[] = [{ type: "walk", steps: 2, joker: false }, { type: "step", to: "S:A4-B4" }, { type: "stop" }];
    expect(nextAct([...walk, ...walk])).toEqual(walk);
    expect(nextAct([{ ...lay, joker: true }, { type: "end-play" }])).toHaveLength(1);
  });
});
