/** Animates over a time: in every frame `step` gets the fraction that has passed, from 0 to 1. Returns a function that stops it. */
export function glide(milliseconds: number, step: (part: number) => void): () => void {
  const start = performance.now();
  let frame = 0;
  const next = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - start) / milliseconds));
    step(part);
    if (part < 1) frame = requestAnimationFrame(next);
  };
  frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}

/** Quick at first, then slower and slower. */
export function settling(part: number): number {
  return 1 - (1 - part) ** 3;
}

/** Slow at both ends. */
export function swinging(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2;
}
