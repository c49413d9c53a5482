/** Where the focus goes when what had it goes away. */

/** Gives the focus to the first of these that is there, unless something else has it: nobody is torn away from what they are doing. */
export function takeFocus(...wanted: (HTMLElement | null | undefined)[]): void {
  if (document.activeElement !== document.body) return;
  wanted.find((one) => one)?.focus({ preventScroll: true });
}

/** Whether somebody goes by the keyboard just now, as far as a part of the page has seen. */
export class ByKeyboard {
  now = false;

  /** For the part: `{@attach keyboard.watch}`. */
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
