import { afterEach, expect, it, vi } from "vitest";
import { draggable } from "./drag";

const point = (type: string, x: number, y: number): MouseEvent => new MouseEvent(type, { clientX: x, clientY: y, bubbles: true });
let tray: HTMLElement;
let card: HTMLElement;

function begin(): { dropped: (Element | null)[]; clicks: () => number; stop: () => void } {
  document.body.innerHTML = "<div id=tray></div><button id=card></button>";
  tray = document.getElementById("tray")!;
  card = document.getElementById("card")!;
  card.setPointerCapture = () => undefined;
  document.elementFromPoint = () => tray;
  const dropped: (Element | null)[] = [];
  let clicks = 0;
  card.addEventListener("click", () => clicks++);
  const { destroy } = draggable(card, { enabled: true, drop: (over) => dropped.push(over) });
  return { dropped, clicks: () => clicks, stop: destroy };
}
afterEach(() => vi.useRealTimers());

it("drops onto the element below, and does not count the click that ends a drag", () => {
  const { dropped, clicks, stop } = begin();
  card.dispatchEvent(point("pointerdown", 0, 0));
  card.dispatchEvent(point("pointermove", 30, 0));
  expect(card.classList.contains("dragged")).toBe(true);
  card.dispatchEvent(point("pointerup", 30, 0));
  card.click();
  expect([dropped, clicks()]).toEqual([[tray], 0]);
  stop();
});

it("lets a press that hardly moves remain a click", () => {
  const { dropped, clicks, stop } = begin();
  card.dispatchEvent(point("pointerdown", 0, 0));
  card.dispatchEvent(point("pointermove", 3, 3));
  card.dispatchEvent(point("pointerup", 3, 3));
  card.click();
  expect([dropped, clicks()]).toEqual([[], 1]);
  stop();
});
