/** Dragging with mouse, pen or finger. A press that does not move stays a click. */

/** How far the pointer must move, in pixels, before a press becomes a drag. */
export const FAR = 7;

interface Drag {
  /** Called with the element under the drop, or null outside of everything. */
  drop: (over: Element | null) => void;
  /** Called with the element below during the drag, and with null at the end. */
  over?: (element: Element | null) => void;
  enabled: boolean;
}

/** Makes an element draggable. */
export function draggable(node: HTMLElement, start: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let options = start;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;

  const below = (event: PointerEvent): Element | null => {
    node.style.pointerEvents = "none";
    const found = document.elementFromPoint(event.clientX, event.clientY);
    node.style.pointerEvents = "";
    return found;
  };
  const rest = (): void => {
    node.style.transform = "";
    node.style.zIndex = "";
    node.classList.remove("dragged");
    options.over?.(null);
    from = null;
    moving = false;
  };
  const down = (event: PointerEvent): void => {
    if (!options.enabled || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // From now on every move is reported here, however fast the pointer.
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!moving && Math.hypot(x, y) < FAR) return;
    if (!moving) {
      moving = true;
      node.classList.add("dragged");
      node.style.zIndex = "20";
    }
    node.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`;
    options.over?.(below(event));
  };
  const up = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return;
    if (moving) {
      const found = below(event);
      // The click that ends a drag does not count as one.
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      rest();
      options.drop(found);
    } else rest();
  };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", rest);
  return {
    update: (next) => (options = next),
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", rest);
    },
  };
}
