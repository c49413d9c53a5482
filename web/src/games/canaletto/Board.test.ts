import { render } from "@testing-library/svelte";
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function settle(change: { sound: boolean; reducedMotion: boolean }): Promise<void> {
  const { rerender } = render(Board, props({ ...change, view: before }));
  await rerender({ view, recent: heard });
}

it("is silent unless sound was asked for", async () => {
  for (const reducedMotion of [true, false]) await settle({ sound: false, reducedMotion });
  await vi.runAllTimersAsync();
  expect(played()).toBe(0);
});

it("lets the hammer fall once where nothing moves", async () => {
  await settle({ sound: true, reducedMotion: true });
  const once = played();
  expect(once).toBeGreaterThan(0);
  await vi.runAllTimersAsync();
  expect(played()).toBe(once);
});

it("plays each fact as it is acted out, quietly", async () => {
  await settle({ sound: true, reducedMotion: false });
  const first = played();
  expect(first).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(400);
  const bought = played();
  expect(bought).toBeGreaterThan(first);
  await vi.runAllTimersAsync();
  expect(played()).toBeGreaterThan(bought);
  expect(louder()).toEqual([]);
});
