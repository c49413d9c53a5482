import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../../../types/canaletto";
import { shown } from "../fixture";
import type { HeardHere } from "./reading";
import { scenes } from "./scenes";
import { Stage } from "./stage.svelte";

const heard = (...events: Event[]): HeardHere[] =>
  events.map((event, number) => ({ n: number + 1, event, rule: "", seat: null, fades: false }));

/** Seat 2 buys a painting, a bust and a lamp for 10; both lamps are sold for 9, one of them of seat 1. */
const { view: after, heard: SETTLEMENT } = shown("settled");
const before = () => shown("settling").view;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a settlement is acted out step by step: paid, taken, sold, revealed, moved on", () => {
  const stage = new Stage(before());
  stage.update(after, SETTLEMENT, false);
  expect(stage.busy).toBe(true);
  expect(stage.view.players[1]!.still_in).toBe(false);
  vi.advanceTimersByTime(300);
  expect(stage.view.players[2]!.money).toBe(20);
  expect(stage.flights).toHaveLength(8);
  vi.advanceTimersByTime(900);
  expect(stage.view.palaces[7]!.lot).toEqual([]);
  expect(stage.view.groups.find((group) => group.group === "painting")!.owned).toEqual([0, 0, 1]);
  vi.advanceTimersByTime(1800);
  expect(stage.view.players.map((player) => player.money)).toEqual([30, 32, 29]);
  expect(stage.told.map((one) => one.event.type)).toEqual(["bought", "sold", "paid", "paid"]);
  vi.runAllTimers();
  expect(stage.busy).toBe(false);
  expect(stage.view).toBe(after);
  expect(stage.told).toEqual([]);
});

test("skipping shows the true state at once", () => {
  const stage = new Stage(before());
  stage.update(after, SETTLEMENT, false);
  stage.skip();
  expect(stage.busy).toBe(false);
  expect(stage.view).toBe(after);
  expect(stage.gondola).toBe(1);
  vi.runAllTimers();
  expect(stage.view).toBe(after);
});

test("with reduced motion, or after a jump, everything changes at once", () => {
  const stage = new Stage(before());
  stage.update(after, SETTLEMENT, true);
  expect(stage.view).toBe(after);
  const jumped = before();
  stage.update(jumped, [], false);
  expect(stage.view).toBe(jumped);
  expect(stage.busy).toBe(false);
});

test("coins that fly are worth what is paid", () => {
  const flights = scenes(SETTLEMENT).flatMap((scene) => scene.flights ?? []);
  const worth = (to: string): number =>
    flights.filter((flight) => flight.to === to).reduce((sum, flight) => sum + ("coin" in flight.what ? flight.what.coin : 0), 0);
  expect(worth("hammer")).toBe(10);
  expect([worth("purse-1"), worth("purse-2")]).toEqual([9, 9]);
  expect(new Set(flights.map((flight) => flight.id)).size).toBe(flights.length);
});

test("the setup is not acted out here", () => {
  expect(scenes(heard({ type: "placed", group: "fan", palace: 3 }, { type: "starter-drawn", seat: 0 }))).toEqual([]);
});
