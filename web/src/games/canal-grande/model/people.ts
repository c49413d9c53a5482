/** Who is meant, put for whoever looks: "you" for the own seat, and for the own side "you and" the partner. */

import type { Say } from "../../../text/text";
import type { View } from "./reading";

/** `you` or `yours` (with a partner) for the side of whoever looks, `one` or `team` for another. */
export type SideIs = "you" | "yours" | "one" | "team";

export const isOf = (view: View, seat: number): "you" | "other" => (seat === view.seat ? "you" : "other");

/** How a seat is called where only its name stands: the own one is "You". */
export const called = (view: View, names: readonly string[], say: Say, seat: number): string =>
  seat === view.seat ? say("board-you") : (names[seat] ?? "");

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

/** What it would bring if the chooser took so many points: who draws at the end of the phase; empty if it goes on. */
export function endInWords(view: View, names: readonly string[], say: Say, taken: number): string {
  const seats = view.drawers[taken] ?? null;
  if (seats === null) return "";
  const side = seats[0] === undefined ? null : view.players[seats[0]]!.side;
  const drawers = side === null ? { side: "nobody", who: "" } : sideWords(view, names, say, side);
  const key = view.stage === "split" ? "board-phase-would-end" : "board-phase-ends";
  return say(key, { ...drawers, count: view.catch_up, chooser: names[view.chooser ?? 0] ?? "" });
}
