import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../types/wire";
import type { Pace } from "../ui/settings.svelte";
import type { Beat } from "./beat";
import { Pacer } from "./pace.svelte";

const now = { pace: "normal" as Pace, waits: false, unseen: false, moving: false, held: false };
let shown: number[] = [];
let caught: boolean[] = [];
let beat: Beat;

const news = (entry: number, seconds: number | null = null): Update => ({ entry, seconds }) as Update;
const LATER = { now: false, answer: false };

function pacer(): Pacer {
  return new Pacer(
    {
      show: (update) => {
        shown.push(update.entry);
        return beat;
      },
      caughtUp: (jumped) => caught.push(jumped),
    },
    { pace: () => now.pace, waits: () => now.waits, unseen: () => now.unseen, moving: () => now.moving, held: () => now.held },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(now, { pace: "normal", waits: false, unseen: false, moving: false, held: false });
  beat = { weight: "step", lines: [], told: ["told"], turnOver: false };
  shown = [];
  caught = [];
});
afterEach(() => vi.useRealTimers());

it("shows one update after the other; nothing can be decided before the last has been seen", () => {
  const one = pacer();
  for (const entry of [1, 2, 3]) one.take(news(entry), LATER);
  expect([shown, one.behind, one.left]).toEqual([[1], true, 2]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(700);
  expect([shown, one.behind, one.late]).toEqual([[1, 2, 3], true, true]);
  vi.advanceTimersByTime(700);
  expect([one.behind, one.late, caught]).toEqual([false, false, [false]]);
});

it("shows nothing while the visitor reads the goal, however long, unless time is limited", () => {
  for (const pace of ["normal", "none"] as const) {
    const one = pacer();
    Object.assign(now, { pace, held: true });
    shown = [];
    for (const entry of [1, 2]) one.take(news(entry), LATER);
    vi.advanceTimersByTime(60_000);
    expect([shown, one.behind, one.late]).toEqual([[], true, false]);
    now.held = false;
    vi.advanceTimersByTime(2000);
    expect([shown, one.behind]).toEqual([[1, 2], false]);
  }
  now.held = true;
  pacer().take(news(3, 20), LATER);
  expect(shown).toEqual([1, 2, 3]);
});

it("waits as long as the board moves, but not for ever", () => {
  const one = pacer();
  now.moving = true;
  one.take(news(1), LATER);
  // what the visitor has done is still moving
  expect(shown).toEqual([]);
  now.moving = false;
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([1]);
  now.moving = true;
  vi.advanceTimersByTime(5000);
  expect(one.behind).toBe(true);
  now.moving = false;
  vi.advanceTimersByTime(100);
  expect(one.behind).toBe(false);
  one.take(news(2), LATER);
  now.moving = true;
  vi.advanceTimersByTime(30_000);
  expect(one.behind).toBe(false);
});

it("the slower the pace, the longer the beat; what weighs is looked at longest, with its lines", () => {
  const lasts = (pace: Pace, weight: Beat["weight"], lines = 1): number => {
    Object.assign(now, { pace });
    beat = { weight, lines: Array.from({ length: lines }, () => "line"), told: [], turnOver: false };
    const one = pacer();
    one.take(news(1), LATER);
    const begun = performance.now();
    expect(one.lines).toHaveLength(lines);
    while (one.behind) vi.advanceTimersByTime(20);
    expect(one.lines).toEqual([]);
    return performance.now() - begun;
  };
  const steps = (["fast", "normal", "slow"] as Pace[]).map((pace) => lasts(pace, "step"));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(lasts("fast", "weighty")).toBeGreaterThan(lasts("fast", "step"));
  expect(lasts("normal", "weighty", 3)).toBeGreaterThan(lasts("normal", "weighty"));
});

it("without a pause, unseen, after a jump or in a flood, everything is shown at once", () => {
  const one = pacer();
  now.pace = "none";
  one.take(news(1), LATER);
  expect([shown, one.behind]).toEqual([[1], false]);
  now.pace = "normal";
  now.unseen = true;
  one.take(news(2), LATER);
  expect(one.behind).toBe(false);
  now.unseen = false;
  one.take(news(3), LATER);
  one.take(news(4), LATER);
  expect(one.behind).toBe(true);
  one.take(news(5), { now: true, answer: false });
  expect([shown, one.behind, caught.at(-1)]).toEqual([[1, 2, 3, 4, 5], false, true]);
  for (let entry = 6; entry < 100; entry++) one.take(news(entry), LATER);
  expect(shown.length).toBeGreaterThan(60);
});

it("the answer to a move comes next, whatever is still being shown", () => {
  const one = pacer();
  one.take(news(1), LATER);
  one.take(news(2), LATER);
  beat = { ...beat, weight: "none" };
  one.take(news(3), { now: false, answer: true });
  expect([shown, one.behind]).toEqual([[1, 2, 3], false]);
});

it("whoever wants to be waited for goes on after others' turns, having read what happened", () => {
  now.waits = true;
  const one = pacer();
  one.take(news(1), LATER);
  beat = { ...beat, turnOver: true, told: ["and more"] };
  one.take(news(2), LATER);
  one.take(news(3), LATER);
  vi.advanceTimersByTime(60_000);
  expect([shown, one.waiting, one.behind, one.lines]).toEqual([[1, 2], true, true, ["told", "and more"]]);
  one.goOn();
  expect([shown, one.waiting]).toEqual([[1, 2, 3], false]);
  vi.advanceTimersByTime(60_000);
  expect(one.lines).toEqual(["and more"]);
  one.goOn();
  expect(one.behind).toBe(false);
});

it("a skip shows how things stand now", () => {
  now.waits = true;
  beat = { ...beat, turnOver: true };
  const one = pacer();
  for (const entry of [1, 2, 3]) one.take(news(entry), LATER);
  vi.advanceTimersByTime(60_000);
  one.skip();
  expect([shown, one.behind, one.waiting, one.skips, caught]).toEqual([[1, 2, 3], false, false, 1, [true]]);
  one.skip();
  expect(one.skips).toBe(1);
});

it("where time is limited nobody loses it looking on", () => {
  Object.assign(now, { pace: "slow", waits: true });
  beat = { ...beat, turnOver: true };
  const one = pacer();
  one.take(news(1, 30), LATER);
  vi.advanceTimersByTime(300);
  expect([one.behind, one.waiting]).toEqual([false, false]);
});
