/** What the view means on the screen: names, landings, prices. What is allowed is in the moves alone. */

import type { BoardProps, Heard } from "../../../board/props";
import type { Say } from "../../../text/text";
import type { Auction, Event, Holdings, Loan, Move, View } from "../../../types/canaletto";
import type { TreasureName } from "../art/treasures";

export type Props = BoardProps<View, Move, Event>;
export type HeardHere = Heard<Event>;

export const palaceName = (say: Say, palace: number): string => say(`palace-${palace}`);
export const treasuresName = (say: Say, group: TreasureName): string => say(`group-${group}.plural`);
export const treasureName = (say: Say, group: TreasureName): string => say(`group-${group}`);

/** Several treasures, named one by one. */
export function lotName(say: Say, lot: readonly TreasureName[]): string {
  return lot.map((group) => treasureName(say, group)).join(", ");
}

/** Several treasures as they stand in a sentence: “a lion, a fan and a clock”. */
export function lotWords(say: Say, lot: readonly TreasureName[]): string {
  const [first = "none", second = "none", third = "none"] = lot;
  return say("lot", { first, second, third });
}

/** Somebody in a sentence: the name, and whether that is whoever reads it. */
export function person(names: readonly string[], seat: number | null, me: number | null): { name: string; name_is: "you" | "other" } {
  return { name: names[seat ?? -1] ?? "", name_is: seat !== null && seat === me ? "you" : "other" };
}

/** Who is to speak on the table as it is shown, which may be behind the match; null if nobody is, or chance. */
export function speaker(view: View): number | null {
  return view.to_move !== null && view.to_move >= 0 ? view.to_move : null;
}

/** Whether somebody is still in the auction, in words. */
export function standing(say: Say, view: View, seat: number, names: readonly string[], me: number | null): string {
  const state = seat === view.high ? "high" : view.players[seat]?.still_in ? "in" : "out";
  return say(`board-seat-${state}`, person(names, seat, me));
}

/** What became of the last lot, in words. */
export function lastLot(say: Say, last: Auction, names: readonly string[], me: number | null): string {
  return say(last.buyer === null ? "board-last-none" : last.bribe ? "board-last-bribe" : "board-last", {
    ...person(names, last.buyer, me),
    lot: lotWords(say, last.lot),
    price: last.price,
    palace: palaceName(say, last.palace),
  });
}

/** The groups that an event names in separate fields. */
export function lotOf(event: { first: TreasureName; second: TreasureName | null; third: TreasureName | null }): TreasureName[] {
  return [event.first, event.second, event.third].filter((group) => group !== null);
}

export interface Landing {
  /** Where the gondola would stop. */
  stop: number;
  /** Where the next auction would be; null if nothing would be left. */
  next: number | null;
}

/** What a bid would do to the gondola; null for one that cannot be made. */
export function landing(view: View, amount: number): Landing | null {
  const stop = view.palaces.findIndex(({ bids }) => bids.includes(amount));
  return stop < 0 ? null : { stop, next: view.palaces[stop]!.next };
}

/** What a price above one's money costs: the debt, and what it takes away in the end. */
export function borrowing(view: View, amount: number): Loan | null {
  return view.loans.find(({ bid }) => bid === amount) ?? null;
}

/** One letter for each player where that tells them apart, otherwise the numbers of their seats. */
export function initials(names: readonly string[]): string[] {
  const letters = names.map((name) => [...name][0]?.toUpperCase() ?? "");
  return new Set(letters).size === names.length ? letters : names.map((_, seat) => String(seat + 1));
}

/** One treasure of a group, and where it is. */
export type Piece = { where: "board" | "gone" } | { where: "owned" | "sold"; seat: number };

/** All treasures of a group: first those of the seats, then those on the board, then those out of play. */
export function pieces(group: Holdings): Piece[] {
  const of = (counts: number[], where: "owned" | "sold"): Piece[] =>
    counts.flatMap((count, seat) => Array.from({ length: count }, () => ({ where, seat })));
  const rest = (count: number, where: "board" | "gone"): Piece[] => Array.from({ length: count }, () => ({ where }));
  if (group.sold_at !== null) return of(group.sold_by_seat, "sold");
  return [...of(group.owned, "owned"), ...rest(group.on_board, "board"), ...rest(group.discarded, "gone")];
}

/** A player's treasures, one by one, in the order of the groups. */
export function treasuresOf(view: View, seat: number): TreasureName[] {
  return view.groups.flatMap((group) => Array.from({ length: group.owned[seat] ?? 0 }, () => group.group));
}
