// Which goal cards were dismissed on this device: they do not come by themselves again.

import { recallAll, remember } from "../board/keep.svelte";

const KEY = "serenissima-goals";

export function goalKnown(game: string): boolean {
  return recallAll<Record<string, boolean>>(KEY, {})[game] ?? false;
}

export function dismissGoal(game: string): void {
  remember(KEY, JSON.stringify({ ...recallAll<Record<string, boolean>>(KEY, {}), [game]: true }));
}
