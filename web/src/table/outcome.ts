// How a match ended, in words.

import type { Outcome } from "../types/wire";
import { listed, type Say } from "../text/text";

/** The title of the outcome from the visitor's point of view: you won, you lost, or who did. Partners win together; that is not a tie. */
export function outcomeTitle(say: Say, outcome: Outcome, names: string[], mine: number[], teams: number[]): string {
  const winners = outcome.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const winner = listed(winners.map((seat) => names[seat] ?? ""));
  if (winners.length === names.length && names.length > 1) return say("outcome-tie");
  if (mine.length === 1) {
    const won = mine.some((seat) => winners.includes(seat));
    const shared = !outcome.together && new Set(winners.map((seat) => teams[seat])).size > 1;
    return won ? say(shared ? "outcome-you-share" : "outcome-you-won") : say("outcome-you-lost", { winner, count: winners.length });
  }
  return say("outcome-won", { winner, count: winners.length });
}
