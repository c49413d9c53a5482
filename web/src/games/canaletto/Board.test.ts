import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as sound from "../../board/sound";
import { props, shown } from "./fixture";
import Board from "./Board.svelte";

vi.mock("../../board/sound", () => ({ noise: vi.fn(), tone: vi.fn(), ring: vi.fn() }));
const played = () => vi.mocked(sound.tone).mock.calls.length + vi.mocked(sound.noise).mock.calls.length;
const louder = () => [...vi.mocked(sound.tone).mock.calls, ...vi.mocked(sound.noise).mock.calls].filter(([{ loud }]) => loud > 0.2);

/** Seat 2 buys a lot, and the lamps in it are sold. */
const { view, heard } = shown("settled");
const before = shown("settling").view;

// A whole board is drawn again and again, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function settle(change: { sound: boolean; reducedMotion: boolean }): Promise<void> {
  const { rerender } = render(Board, props({ ...change, view: before }));
  await rerender({ view, recent: heard });
}

/** Lets time pass, step by step, so that the board draws what it acts out. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 800) {
    vi.advanceTimersByTime(Math.min(left, 800));
    await tick();
  }
}

it.each([true, false])("is silent unless sound was asked for (without movement: %s)", async (reducedMotion) => {
  await settle({ sound: false, reducedMotion });
  await pass(6400);
  expect(played()).toBe(0);
});

it("lets the hammer fall once where nothing moves", async () => {
  await settle({ sound: true, reducedMotion: true });
  const once = played();
  expect(once).toBeGreaterThan(0);
  await pass(6400);
  expect(played()).toBe(once);
});

it("plays each fact as it is acted out, quietly", async () => {
  await settle({ sound: true, reducedMotion: false });
  const first = played();
  expect(first).toBeGreaterThan(0);
  await pass(400);
  const bought = played();
  expect(bought).toBeGreaterThan(first);
  await pass(6400);
  expect(played()).toBeGreaterThan(bought);
  expect(louder()).toEqual([]);
});
