import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Acts } from "./acts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function scenes(...lasts: number[]): { seen: number[]; acts: (() => number)[] } {
  const seen: number[] = [];
  return { seen, acts: lasts.map((time, at) => () => (seen.push(at), time)) };
}

it("shows one scene after another, and says when all have been shown", () => {
  const done = vi.fn();
  const all = new Acts(done);
  const { seen, acts } = scenes(100, 0, 50);
  all.add(...acts);
  expect([seen, all.busy, all.left]).toEqual([[0], true, 2]);
  vi.advanceTimersByTime(100);
  expect([seen, all.busy]).toEqual([[0, 1, 2], true]);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(all.busy).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});

it("queues what is added while something is being shown", () => {
  const all = new Acts();
  const { seen, acts } = scenes(100, 100);
  all.add(acts[0]!);
  all.add(acts[1]!);
  expect(seen).toEqual([0]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([0, 1]);
});

it("shows nothing more once stopped", () => {
  const all = new Acts();
  const { seen, acts } = scenes(100, 100);
  all.add(...acts);
  all.stop();
  vi.advanceTimersByTime(500);
  expect([seen, all.busy]).toEqual([[0], false]);
});
