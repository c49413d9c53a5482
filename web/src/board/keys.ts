/** Keys on a board. Fields and dialogs keep theirs, and so do buttons. */

/** Whether a key is meant for the board: nothing has handled it, and no field or dialog has the focus. */
export function forBoard(event: KeyboardEvent): boolean {
  return !event.defaultPrevented && event.target instanceof Element && !event.target.closest("input, textarea, select, dialog");
}

/** Whether a modifier is held that makes this a shortcut of the browser. */
export function modified(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Whether a key presses what has the focus. */
export function presses(event: KeyboardEvent): boolean {
  return event.key === "Enter" || event.key === " ";
}

/** Lets Enter and Space press something that is not a button, such as part of a drawing. */
export function pressing(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (!presses(event)) return;
    event.preventDefault();
    act();
  };
}

export interface Direction {
  x: -1 | 0 | 1;
  /** Down is 1. */
  y: -1 | 0 | 1;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** Where an arrow key points; null for any other key. */
export function arrow(event: KeyboardEvent): Direction | null {
  return ARROWS[event.key] ?? null;
}
