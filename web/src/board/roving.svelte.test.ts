import { expect, it } from "vitest";
import { Roving } from "./roving.svelte";

function key(name: string): KeyboardEvent {
  return { key: name, preventDefault: () => undefined } as unknown as KeyboardEvent;
}

it("moves from one to the next and wraps around, and only one is reached by Tab", () => {
  const reached: number[] = [];
  const roving = new Roving(
    () => 3,
    (at) => reached.push(at),
  );
  expect([0, 1, 2].map((at) => roving.tabindex(at))).toEqual([0, -1, -1]);
  expect(roving.keydown(key("ArrowLeft"), 0)).toBe(true);
  expect(roving.keydown(key("ArrowDown"), 2)).toBe(true);
  expect(roving.keydown(key("ArrowRight"), 0)).toBe(true);
  expect(reached).toEqual([2, 0, 1]);
  expect([0, 1, 2].map((at) => roving.tabindex(at))).toEqual([-1, 0, -1]);
  expect(roving.keydown(key("Enter"), 1)).toBe(false);
});
