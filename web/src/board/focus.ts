/** Where the focus goes when the element that had it disappears. */

/** Focuses the first of these that exists, unless something else has the focus: nobody is pulled away from what they are doing. */
export function takeFocus(...wanted: (HTMLElement | null | undefined)[]): void {
  if (document.activeElement !== document.body) return;
  wanted.find((one) => one)?.focus({ preventScroll: true });
}

/** Whether the keyboard is in use right now, as far as the watched part of the page can tell. */
export class ByKeyboard {
  now = false;

  /** Watches a part of the page: `{@attach keyboard.watch}`. */
  readonly watch = (node: HTMLElement): (() => void) => {
    const key = (): boolean => (this.now = true);
    const pointer = (): boolean => (this.now = false);
    node.addEventListener("keydown", key, { capture: true });
    node.addEventListener("pointerdown", pointer, { capture: true });
    return () => {
      node.removeEventListener("keydown", key, { capture: true });
      node.removeEventListener("pointerdown", pointer, { capture: true });
    };
  };
}
