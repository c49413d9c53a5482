import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { glide, settling, swinging } from "./glide";

let frames: ((now: number) => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (act: (now: number) => void) => frames.push(act));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.spyOn(performance, "now").mockReturnValue(1000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const frame = (now: number): void => frames.splice(0).forEach((act) => act(now));

it("goes from 0 to 1 in the given time", () => {
  const parts: number[] = [];
  glide(200, (part) => parts.push(part));
  frame(1050);
  frame(1250);
  frame(1300);
  expect(parts).toEqual([0.25, 1]);
});

it("can be stopped", () => {
  const parts: number[] = [];
  const stop = glide(200, (part) => parts.push(part));
  frame(1100);
  stop();
  frame(1200);
  expect(parts).toEqual([0.5]);
});

it("begins and ends where it should, however it moves", () => {
  for (const ease of [settling, swinging]) expect([ease(0), ease(1)]).toEqual([0, 1]);
  expect(swinging(0.5)).toBe(0.5);
});
