/**
 * Fingers, mouse and wheel on the table: drag moves it, pinch and wheel zoom, a press that stays put is a press on a cell.
 * Where the page scrolls, a plain wheel is the page's: who reads large letters must reach what lies below.
 */

export interface Hands {
  press: (x: number, y: number, touch: boolean) => void;
  hover: (x: number, y: number) => void;
  leave: () => void;
  pan: (dx: number, dy: number) => void;
  zoom: (x: number, y: number, factor: number) => void;
  /** A notch of the wheel; true if it was used up, so that it does not zoom. */
  turn: (x: number, y: number, by: 1 | -1) => boolean;
  remove: (x: number, y: number) => void;
}

interface Point {
  x: number;
  y: number;
}

/** How far the pointer may move, in pixels, for a press to remain a press. */
const SLACK = 8;
/** How much scrolling makes a notch; a trackpad sends many small amounts. */
const NOTCH = 40;
/** Milliseconds between two turns of a tile, so that a long swipe on a trackpad does not spin it. */
const PAUSE = 70;

/** Whether the page, or a part of it that holds the element, is higher than it shows. */
function scrolls(element: HTMLElement): boolean {
  for (let holder = element.parentElement; holder; holder = holder.parentElement) {
    const page = holder === document.documentElement;
    if (holder.scrollHeight > holder.clientHeight + 1 && (page || /auto|scroll/.test(getComputedStyle(holder).overflowY))) return true;
  }
  return false;
}

/** Listens to an element; returns a function that stops listening. */
export function watch(element: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, Point>();
  let dragged = false;
  let start: Point = { x: 0, y: 0 };
  let wheel = 0;
  let turned = 0;

  const at = (event: PointerEvent | WheelEvent | MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const pointerdown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const point = at(event);
    if (down.size === 0) {
      dragged = false;
      start = point;
    } else {
      dragged = true;
    }
    down.set(event.pointerId, point);
    element.setPointerCapture(event.pointerId);
  };

  const pointermove = (event: PointerEvent): void => {
    const point = at(event);
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") hands.hover(point.x, point.y);
      return;
    }
    if (down.size === 1) {
      if (!dragged && Math.hypot(point.x - start.x, point.y - start.y) < SLACK) return;
      dragged = true;
      hands.leave();
      hands.pan(point.x - before.x, point.y - before.y);
    } else {
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const factor = Math.hypot(point.x - other.x, point.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        hands.pan((point.x - before.x) / 2, (point.y - before.y) / 2);
        hands.zoom((point.x + other.x) / 2, (point.y + other.y) / 2, factor);
      }
    }
    down.set(event.pointerId, point);
  };

  const pointerup = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (!dragged && event.type === "pointerup") hands.press(start.x, start.y, event.pointerType === "touch");
  };

  const pointerleave = (): void => hands.leave();

  const onwheel = (event: WheelEvent): void => {
    const zooming = event.ctrlKey || event.metaKey;
    if (!zooming && scrolls(element)) return;
    event.preventDefault();
    const point = at(event);
    if (zooming) return hands.zoom(point.x, point.y, Math.exp(-event.deltaY / 180));
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return hands.pan(-event.deltaX * lines, 0);
    const rolled = event.deltaY * lines;
    wheel += rolled;
    if (Math.abs(wheel) < NOTCH) return;
    const by = wheel > 0 ? 1 : -1;
    wheel = 0;
    if (Math.abs(rolled) < NOTCH && event.timeStamp - turned < PAUSE) return;
    if (hands.turn(point.x, point.y, by)) turned = event.timeStamp;
    else hands.zoom(point.x, point.y, by > 0 ? 1 / 1.16 : 1.16);
  };

  const contextmenu = (event: MouseEvent): void => {
    event.preventDefault();
    const point = at(event);
    hands.remove(point.x, point.y);
  };

  element.addEventListener("pointerdown", pointerdown);
  element.addEventListener("pointermove", pointermove);
  element.addEventListener("pointerup", pointerup);
  element.addEventListener("pointercancel", pointerup);
  element.addEventListener("pointerleave", pointerleave);
  element.addEventListener("wheel", onwheel, { passive: false });
  element.addEventListener("contextmenu", contextmenu);
  return () => {
    element.removeEventListener("pointerdown", pointerdown);
    element.removeEventListener("pointermove", pointermove);
    element.removeEventListener("pointerup", pointerup);
    element.removeEventListener("pointercancel", pointerup);
    element.removeEventListener("pointerleave", pointerleave);
    element.removeEventListener("wheel", onwheel);
    element.removeEventListener("contextmenu", contextmenu);
  };
}
