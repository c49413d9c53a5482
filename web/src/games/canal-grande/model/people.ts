/** Who is meant, put for whoever looks: "you" for the own seat, and for the own side "you and" the partner. */

import type { Say } from "../../../text/text";
import type { View } from "./reading";

/** `you` or `yours` (with a partner) for the side of whoever looks, `one` or `team` for another. */
export type SideIs = "you" | "yours" | "one" | "team";

export const isOf = (view: View, seat: number): "you" | "other" => (seat === view.seat ? "you" : "other");

/** The partner of whoever looks; null if there is none. */
export function partner(view: View): number | null {
  const own = view.sides.find((side) => side.seats.includes(view.seat));
  return own?.seats.find((seat) => seat !== view.seat) ?? null;
}

/** A side as the arguments of a sentence: what it is, and the names that are still to be said. */
export function sideWords(view: View, names: readonly string[], say: Say, side: number): { side: SideIs; who: string } {
  const { seats } = view.sides[side]!;
  const others = seats.filter((seat) => seat !== view.seat).map((seat) => names[seat] ?? "");
  if (seats.includes(view.seat)) return { side: others.length > 0 ? "yours" : "you", who: others[0] ?? "" };
  const [one = "", other] = others;
  return other === undefined ? { side: "one", who: one } : { side: "team", who: say("board-and", { one, other }) };
}

/** What taking an offer would bring at the end of the round, with these totals; empty if the phase goes on. */
export function endInWords(view: View, names: readonly string[], say: Say, chooser: number, divider: number): string {
  if (Math.max(chooser, divider) < view.threshold) return "";
  const seat = (chooser < divider ? view.chooser : view.divider) ?? 0;
  const drawers = chooser === divider ? { side: "nobody", who: "" } : sideWords(view, names, say, view.players[seat]!.side);
  const key = view.stage === "split" ? "board-phase-would-end" : "board-phase-ends";
  return say(key, { ...drawers, count: view.catch_up, chooser: names[view.chooser ?? 0] ?? "" });
}

/** What passing would mean for the side of the player asked, once all opponents are out; empty if that is open. */
export function passing(view: View): "" | "wins" | "loses" {
  const { vote } = view;
  if (vote === null || vote.district === null || vote.need !== null) return "";
  const sideOf = (seat: number): number => view.players[seat]!.side;
  const own = sideOf(vote.asked);
  const still = vote.rows.filter((row) => !row.passed && row.seat !== vote.asked);
  if (still.some((row) => sideOf(row.seat) !== own)) return "";
  const lead = vote.totals[own]! - vote.totals[1 - own]!;
  if (lead > 0 || (lead === 0 && sideOf(vote.challenger) === own)) return "wins";
  return still.length > 0 ? "" : "loses";
}
