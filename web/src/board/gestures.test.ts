import { expect, it, vi } from "vitest";
import { type Hands, watch } from "./gestures";

function table() {
  const [page, frame] = [document.createElement("div"), document.createElement("div")];
  page.append(frame);
  document.body.append(page);
  const hands: Hands = { press: vi.fn(), hover: vi.fn(), leave: vi.fn(), pan: vi.fn(), zoom: vi.fn(), turn: () => false, remove: vi.fn() };
  const stop = watch(frame, hands);
  const roll = (keys: WheelEventInit = {}): boolean => {
    const wheel = new WheelEvent("wheel", { deltaY: 120, cancelable: true, bubbles: true, ...keys });
    return !frame.dispatchEvent(wheel);
  };
  const done = (): void => {
    stop();
    page.remove();
  };
  return { page, hands, roll, done };
}

it("a wheel zooms where nothing scrolls", () => {
  const { hands, roll, done } = table();
  expect(roll()).toBe(true);
  expect(hands.zoom).toHaveBeenCalledOnce();
  done();
});

it("on a page that is higher than its window a plain wheel is the page's, and with Control it zooms", () => {
  const { page, hands, roll, done } = table();
  page.style.overflowY = "auto";
  Object.defineProperty(page, "scrollHeight", { value: 900 });
  expect(roll()).toBe(false);
  expect(hands.zoom).not.toHaveBeenCalled();
  expect(roll({ ctrlKey: true })).toBe(true);
  expect(hands.zoom).toHaveBeenCalledOnce();
  done();
});
