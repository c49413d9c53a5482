import { expect, it, vi } from "vitest";
import { arrow, forBoard, modified, presses, pressing } from "./keys";

function key(name: string, target?: Element, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
  target?.dispatchEvent(event);
  return event;
}

it("leaves keys to fields, to dialogs, and to whatever has already handled them", () => {
  document.body.innerHTML = "<button></button><input /><dialog><b></b></dialog>";
  const on = (selector: string): boolean => forBoard(key("a", document.querySelector(selector)!));
  expect([on("button"), on("input"), on("dialog b")]).toEqual([true, false, false]);
  const used = key("a", document.querySelector("button")!);
  used.preventDefault();
  expect(forBoard(used)).toBe(false);
});

it("recognises arrow keys and the keys that press", () => {
  expect(arrow(key("ArrowLeft"))).toEqual({ x: -1, y: 0 });
  expect(arrow(key("a"))).toBeNull();
  expect([presses(key("Enter")), presses(key(" ")), presses(key("a"))]).toEqual([true, true, false]);
  expect([modified(key("a", undefined, { ctrlKey: true })), modified(key("a", undefined, { shiftKey: true }))]).toEqual([true, false]);
});

it("presses something that is not a button", () => {
  const act = vi.fn();
  const event = key("Enter");
  pressing(act)(event);
  pressing(act)(key("a"));
  expect(act).toHaveBeenCalledTimes(1);
  expect(event.defaultPrevented).toBe(true);
});
