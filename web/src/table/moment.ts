// A moment of a match in words: its round, and whose turn it was. What a round is, the game says.

import type { Say } from "../text/text";

export interface When {
  /** From 1; 0 before the first; null if the game counts none. */
  round: number | null | undefined;
  /** The seat to move; null if it was nobody's turn. */
  seat: number | null;
  over?: boolean;
}

/** `say` is the game's; `me` is the reader's own seat. */
export function momentWords(say: Say, { round, seat, over = false }: When, names: string[], me: number | null): string {
  const turn = over ? "over" : seat === null ? "nobody" : seat === me ? "you" : "other";
  return say("moment", { round: round ?? "none", turn, name: seat === null ? "" : (names[seat] ?? "") });
}

/** How far a match was after this many entries: its round (see `Retrospect`), or else how many moves had been made. */
export function farWords(say: Say, rounds: readonly number[], entry: number): string {
  const round = rounds[entry];
  return round === undefined ? say("moment-count", { count: entry }) : say("moment", { round, turn: "nobody", name: "" });
}
