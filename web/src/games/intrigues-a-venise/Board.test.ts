import { render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { Heard } from "../../board/props";
import * as sound from "../../board/sound";
import { props } from "./fixture";
import type { Event } from "./model/reading";
import Board from "./Board.svelte";

vi.mock("../../board/sound", () => ({ noise: vi.fn(), tone: vi.fn(), ring: vi.fn() }));
const played = () => vi.mocked(sound.tone).mock.calls.length + vi.mocked(sound.noise).mock.calls.length;
const heard = (...events: Event[]): Heard<Event>[] =>
  events.map((event, number) => ({ n: number + 1, event, rule: "", seat: null, fades: false }));

const STEPPED: Event = { type: "stepped", seat: 1, marble: "red", colour: "blue", build: "thin", from_space: 1, space: 2 };
const TIC: Event = { type: "gestured", seat: 1, gesture: "ear", to_seat: 0 };

afterEach(() => void vi.clearAllMocks());

async function hears(on: boolean, ...events: Event[]): Promise<number> {
  const { rerender, unmount } = render(Board, { ...props([]), sound: on });
  await rerender({ recent: heard(...events) });
  unmount();
  return played();
}

it("is silent unless sound was asked for", async () => {
  expect(await hears(false, STEPPED)).toBe(0);
});

it("lets a step be heard, quietly", async () => {
  expect(await hears(true, STEPPED)).toBeGreaterThan(0);
  for (const [{ loud }] of vi.mocked(sound.tone).mock.calls) expect(loud).toBeLessThan(0.2);
});

it("does not tell the room of a tic", async () => {
  expect(await hears(true, TIC)).toBe(0);
});
