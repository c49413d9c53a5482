import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event } from "../../types/canaletto";
import { view } from "./fixture";
import type { HeardHere } from "./reading";
import { scenes } from "./scenes";
import { Stage } from "./stage.svelte";

const heard = (...events: Event[]): HeardHere[] => events.map((event, number) => ({ n: number + 1, event, rule: "", seat: null, fades: false }));

const SETTLEMENT = heard(
  { type: "passed", seat: 0 },
  { type: "bought", seat: 1, price: 6, paid: 6, borrowed: 0, palace: 1, first: "candelabrum", second: "fan", third: null },
  { type: "sold", group: "fan", value: 12, space: 2, count: 3 },
  { type: "paid", seat: 1, group: "fan", count: 3, amount: 36 },
  { type: "turned-up", value: 5, space: 3 },
  { type: "moved-on", palace: 7, to_palace: 8 },
  { type: "opened", auction: 4, seat: 2, palace: 8, first: "lion", second: "goblet", third: null },
);
const after = view({ auction: 4, column: 8, gondola: 8, bid: 0, high: null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a settlement is acted out step by step: paid, taken, sold, turned up, gone on", () => {
  const stage = new Stage(view());
  stage.update(after, SETTLEMENT, false);
  expect(stage.busy).toBe(true);
  expect(stage.view.players[0]!.still_in).toBe(false);
  vi.advanceTimersByTime(300);
  expect(stage.view.players[1]!.money).toBe(26);
  expect(stage.flights).toHaveLength(6);
  vi.advanceTimersByTime(900);
  expect(stage.view.palaces[1]!.lot).toEqual([]);
  expect(stage.view.groups.find((group) => group.group === "fan")!.owned).toEqual([0, 1, 0]);
  vi.advanceTimersByTime(1800);
  expect(stage.view.players[1]!.money).toBe(62);
  expect(stage.told.map((one) => one.event.type)).toEqual(["bought", "sold", "paid"]);
  vi.runAllTimers();
  expect(stage.busy).toBe(false);
  expect(stage.view).toBe(after);
  expect(stage.told).toEqual([]);
});

test("whoever skips sees at once what is so", () => {
  const stage = new Stage(view());
  stage.update(after, SETTLEMENT, false);
  stage.skip();
  expect(stage.busy).toBe(false);
  expect(stage.view).toBe(after);
  expect(stage.gondola).toBe(8);
  vi.runAllTimers();
  expect(stage.view).toBe(after);
});

test("without movement, or after a jump, everything changes at once", () => {
  const stage = new Stage(view());
  stage.update(after, SETTLEMENT, true);
  expect(stage.view).toBe(after);
  const jumped = view();
  stage.update(jumped, [], false);
  expect(stage.view).toBe(jumped);
  expect(stage.busy).toBe(false);
});

test("coins that fly are worth what is paid", () => {
  const flights = scenes(SETTLEMENT).flatMap((scene) => scene.flights ?? []);
  const worth = (to: string): number => flights.filter((flight) => flight.to === to).reduce((sum, flight) => sum + ("coin" in flight.what ? flight.what.coin : 0), 0);
  expect(worth("hammer")).toBe(6);
  expect(worth("purse-1")).toBe(36);
  expect(new Set(flights.map((flight) => flight.id)).size).toBe(flights.length);
});

test("the setup is not acted out here", () => {
  expect(scenes(heard({ type: "placed", group: "fan", palace: 3 }, { type: "starter-drawn", seat: 0 }))).toEqual([]);
});
