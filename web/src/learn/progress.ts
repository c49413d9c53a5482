// How far somebody has come in the lessons, kept in this browser.

import { recallAll, remember } from "../board/keep.svelte";
import type { Act } from "../types/wire";

const KEY = "serenissima-lessons";

/** Where somebody stopped: a step, and what was done since it began. */
export interface Place {
  step: number;
  acts: Act[];
}

/** Where somebody stopped in the lesson of a game, or that it was taken to its end. */
export function placeIn(game: string): Place | "over" | undefined {
  return recallAll<Record<string, Place | "over">>(KEY, {})[game];
}

export function keepPlace(game: string, place: Place | "over"): void {
  remember(KEY, JSON.stringify({ ...recallAll<Record<string, Place | "over">>(KEY, {}), [game]: place }));
}

export function progress(game: string): "new" | "begun" | "over" {
  const place = placeIn(game);
  if (place === "over") return "over";
  return place && (place.step > 0 || place.acts.length > 0) ? "begun" : "new";
}
