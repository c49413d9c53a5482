// How a match ended, in words.

import type { Outcome } from "../types/wire";
import type { Say } from "./text";

/** The title of the end, from the visitor's seats: you won, you lost, or who did. */
export function outcomeTitle(say: Say, outcome: Outcome, names: string[], mine: number[]): string {
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const winner = winners.map((seat) => names[seat] ?? "").join(", ");
  if (winners.length === names.length && names.length > 1) return say("outcome-tie");
  if (mine.length === 1) {
    const won = mine.some((seat) => winners.includes(seat));
    return won ? say(winners.length > 1 ? "outcome-you-share" : "outcome-you-won") : say("outcome-you-lost", { winner });
  }
  return say("outcome-won", { winner, count: winners.length });
}
