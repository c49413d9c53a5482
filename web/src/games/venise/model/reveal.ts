/** Brings something into sight if it is not: with large text on a small screen the board and the hand do not fit on it together. */
export function reveal(one: Element | null | undefined, gently: boolean): void {
  if (!one) return;
  const { top, bottom } = one.getBoundingClientRect();
  let [first, last] = [0, innerHeight];
  for (let sheet = one.parentElement; sheet; sheet = sheet.parentElement) {
    if (!/auto|scroll|hidden/.test(getComputedStyle(sheet).overflowY)) continue;
    const its = sheet.getBoundingClientRect();
    [first, last] = [Math.max(first, its.top), Math.min(last, its.bottom)];
  }
  if (top < first || bottom > last) one.scrollIntoView({ block: "center", behavior: gently ? "smooth" : "auto" });
}
