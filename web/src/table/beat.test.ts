import { expect, it } from "vitest";
import type { AnyBeats } from "../board/beats";
import type { Update } from "../types/wire";
import { beatOf, type Reader } from "./beat";

function update(to_move: number | null, ...events: { type: string; [field: string]: unknown }[]): Update {
  return {
    type: "update",
    entry: 5,
    to_move,
    sides: [],
    heard: events.map((event) => ({ n: 4, event, rule: "R", seat: null, fades: false })),
    fresh: false,
    undo: "none",
    wish: null,
    outcome: null,
    seconds: null,
    forget: false,
    numbers: null,
  };
}
const say = (key: string): string => (key === "event-step.passing" ? "yes" : key);
const reader = (mine: number[] = [0], beats: AnyBeats = {}): Reader => ({ say, names: ["A", "B", "C"], beats, mine });
const OUTCOME = { ranks: [1, 2], reason: "x", scores: [], together: false };

it("what somebody does to the reader is weighty; what they do by themselves is a step", () => {
  const before = update(1);
  expect(beatOf({ update: update(0, { type: "peeked", seat: 1, of_seat: 0 }), before, own: false }, reader())).toEqual({
    weight: "weighty",
    lines: ["event-peeked"],
    told: ["event-peeked"],
    turnOver: true,
  });
  expect(beatOf({ update: update(0, { type: "peeked", seat: 1, of_seat: 2 }), before, own: false }, reader()).weight).toBe("step");
  expect(beatOf({ update: update(1, { type: "step", seat: 1 }), before, own: false }, reader())).toMatchObject({
    weight: "passing",
    turnOver: false,
  });
  expect(beatOf({ update: update(0), before, own: false }, reader()).weight).toBe("none");
});

it("a game says what weighs: for everybody, for whom it names, or not at all", () => {
  const beats: AnyBeats = { sold: "all", paid: "you", peeked: "none" };
  const news = (...events: { type: string }[]) => ({ update: update(0, ...events), before: update(1), own: false });
  const paid = (seat: number) => ({ type: "paid", seat });
  expect(beatOf(news({ type: "sold" }, paid(0), paid(1)), reader([0], beats)).lines).toEqual(["event-sold", "event-paid"]);
  expect(beatOf(news({ type: "peeked", of_seat: 0 } as { type: string }), reader([0], beats)).weight).toBe("step");
  // an onlooker is never named
  expect(beatOf(news(paid(0)), reader([], beats)).weight).toBe("step");
});

it("nobody is held up in the middle of a decision, nor by what they have just done", () => {
  const beats: AnyBeats = { sold: "all" };
  expect(beatOf({ update: update(0, { type: "sold" }), before: update(0), own: true }, reader([0], beats)).weight).toBe("none");
  expect(beatOf({ update: update(1, { type: "laid", seat: 0 }), before: update(0), own: true }, reader()).weight).toBe("none");
  expect(beatOf({ update: update(1, { type: "sold" }), before: update(0), own: true }, reader([0], beats)).weight).toBe("weighty");
});

it("what the reader did is not told to the reader, but what befell them is", () => {
  const beats: AnyBeats = { paid: "you" };
  const mixed = update(0, { type: "laid", seat: 0 }, { type: "laid", seat: 1 }, { type: "paid", seat: 0 });
  expect(beatOf({ update: mixed, before: update(1), own: false }, reader([0], beats)).told).toEqual(["event-laid", "event-paid"]);
  expect(beatOf({ update: update(1, { type: "laid", seat: 0 }), before: update(0), own: true }, reader()).told).toEqual([]);
});

it("the end is seen before it is told, whoever brings it about", () => {
  const over = { ...update(null, { type: "laid", seat: 0 }), outcome: OUTCOME };
  expect(beatOf({ update: over, before: update(0), own: true }, reader()).weight).toBe("step");
});

it("after a jump there is nothing to see, and on a shared device nothing is said that one of the players alone may hear", () => {
  const fresh = { ...update(0, { type: "peeked", seat: 1, of_seat: 0 }), fresh: true };
  expect(beatOf({ update: fresh, before: update(1), own: false }, reader()).weight).toBe("none");
  const secret = update(0, { type: "peeked", seat: 2, of_seat: 0 });
  secret.heard[0]!.seat = 0;
  expect(beatOf({ update: secret, before: update(2), own: false }, reader([0, 1])).told).toEqual([]);
});
