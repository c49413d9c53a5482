// A sentence that travels as its key and its arguments.

import type { Said } from "../types/wire";
import { eventArguments, type Say } from "./text";

/**
 * The sentence in words; as in events, an argument named `seat` or `..._seat` becomes the player's name. `say` is the game's. A move among
 * the arguments travels as one would type it; `better` translates it where there are better words.
 */
export function spoken(
  say: Say,
  { key, args }: Said,
  names: string[],
  better: Record<string, string> = {},
  me: number | null = null,
): string {
  return say(key, { ...eventArguments(args, names, String, me), ...better });
}

/** A chance of 0 to 1 in whole percent. Only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
