/** Whether a board still moves or tells something: it says so itself, or the browser animates something in it that comes to an end. */
export function moving(board: HTMLElement | null): boolean {
  if (!board) return false;
  return board.querySelector('[data-busy="true"], [data-telling="true"]') !== null || animations(board).length > 0;
}

/** Shows where everything that moves leads to. */
export function settle(board: HTMLElement | null): void {
  for (const one of board ? animations(board) : []) one.finish();
}

function animations(board: HTMLElement): Animation[] {
  const ends = (one: Animation): boolean => Number.isFinite(one.effect?.getComputedTiming().endTime);
  return board.getAnimations?.({ subtree: true }).filter((one) => one.playState === "running" && ends(one)) ?? [];
}
