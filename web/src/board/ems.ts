/** Sizes in text, not in pixels: who reads with letters twice as large has half the room. */

/** How large the visitor's text is, 1 for the usual 16 pixels. */
export function textScale(): number {
  if (typeof document === "undefined") return 1;
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return size > 0 ? size / 16 : 1;
}
