// The goal of a game in words, and which goal cards were dismissed on this device: they do not come by themselves again.

import { recallAll, remember } from "../board/keep.svelte";
import type { Say } from "../text/text";

const KEY = "serenissima-goals";
/** In the order in which a newcomer asks: what for, how, how long. */
const PARTS = ["wins", "turn", "ends"];

/** What a game says of its goal; nothing if it says nothing. */
export function goalParts(say: Say): { part: string; text: string }[] {
  return PARTS.map((part) => ({ part, text: say(`goal-${part}`) })).filter(({ part, text }) => text !== `goal-${part}`);
}

export function goalKnown(game: string): boolean {
  return recallAll<Record<string, boolean>>(KEY, {})[game] ?? false;
}

export function dismissGoal(game: string): void {
  remember(KEY, JSON.stringify({ ...recallAll<Record<string, boolean>>(KEY, {}), [game]: true }));
}
