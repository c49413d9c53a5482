/**
 * Where messages may lie for a moment. On a phone the board fills the screen, and a message would cover what it is about: a board that has a
 * part nobody presses meanwhile (piles, figures) names it here, and messages begin at its top.
 */

/** Must be called while a board is being initialised. `part`: none while there is no such part. */
export function spare(part: () => HTMLElement | undefined): void {
  $effect(() => {
    const one = part();
    if (!one) return;
    const { style } = document.documentElement;
    const place = (): void => style.setProperty("--toasts-top", `${Math.round(one.getBoundingClientRect().top)}px`);
    const watch = new ResizeObserver(place);
    for (let each: HTMLElement | null = one; each && each !== document.body; each = each.parentElement) {
      watch.observe(each);
      for (const beside of each.parentElement?.children ?? []) watch.observe(beside);
    }
    return () => {
      watch.disconnect();
      style.removeProperty("--toasts-top");
    };
  });
}
