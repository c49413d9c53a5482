/** The view, arranged the way the board shows it. Pure functions: nothing here decides anything. */

import type { Heard } from "../../../board/props";
import type { Draft, Event, Move, Row, Side, View } from "../../../types/canal-grande";
import { DISTRICTS } from "../art/drawings";
import type { Group } from "../parts/Laid.svelte";

export type { Event, Move, View } from "../../../types/canal-grande";

/** The side that sits below the canal: the viewer's, or the first one for an onlooker. */
export function nearSide(view: View): Side {
  const own = view.players.find((player) => player.seat === view.seat);
  return view.sides[own?.side ?? 0]!;
}

export function farSide(view: View): Side {
  return view.sides[1 - nearSide(view).side]!;
}

/** Whether the trays have become two offers. */
export function offered(view: View): boolean {
  return view.trays.length === 2 && view.stage !== "reveal" && view.stage !== "split";
}

/** The seats of a side from left to right, so that all sit clockwise around the table. */
export function seated(side: Side, near: boolean): number[] {
  return near ? [...side.seats].reverse() : side.seats;
}

/** Trophies by district. */
export function trophies(side: Side): Record<string, number> {
  return Object.fromEntries(DISTRICTS.map((district, at) => [district, side.trophies[at] ?? 0]));
}

export function decisive(side: Side): string[] {
  return DISTRICTS.filter((_, at) => side.decisive[at]);
}

const NO_CARDS = { count: 0, gondolas: 0 };

/** A row of the vote in groups: the contested district, then each ferried one with its gondolas, drafted cards on top. */
export function groupsOf(row: Row, draft: Draft | null, contested: string | null): Group[] {
  const district = contested ?? draft?.district ?? null;
  const first: Group[] = district
    ? [{ district, laid: row.contested, draft: draft?.contested ?? 0, gondolas: 0, draftGondola: false }]
    : [];
  const names = [...new Set([...row.groups, ...(draft?.groups ?? [])].map((group) => group.district))];
  const ferried = names.map((name): Group => {
    const laid = row.groups.find((group) => group.district === name) ?? NO_CARDS;
    const added = draft?.groups.find((group) => group.district === name) ?? NO_CARDS;
    return {
      district: name,
      laid: laid.count,
      draft: added.count,
      gondolas: laid.gondolas + added.gondolas,
      draftGondola: added.gondolas > 0,
    };
  });
  return [...first, ...ferried];
}

/** What each kind of card counts as a number card. */
export function pointsOf(view: View): Record<string, number> {
  return Object.fromEntries(view.copies.map(({ card, points }) => [card, points]));
}

/** What became of a vote, step by step: the trophy, what is lost, what comes back. */
export interface Flow {
  kind: "trophy" | "discard" | "back";
  seat: number;
  cards: string[];
}
export interface Aftermath {
  district: string;
  seat: number;
  partner: number | null;
  side: number;
  total: number;
  other: number;
  flows: Flow[];
}

/** The votes that ended among the events just heard. */
export function aftermaths(heard: readonly Heard<Event>[]): Aftermath[] {
  const found: Aftermath[] = [];
  for (const { event } of heard) {
    const last = found.at(-1);
    if (event.type === "vote-won") {
      found.push({
        district: event.district,
        seat: event.seat,
        partner: event.partner_seat,
        side: 0,
        total: event.total,
        other: event.other,
        flows: [],
      });
    } else if (event.type === "trophy" && last) {
      last.side = event.side;
      last.flows.push({ kind: "trophy", seat: event.seat, cards: [event.district] });
    } else if (event.type === "discarded" && last && event.cards.length > 0) {
      last.flows.push({ kind: "discard", seat: event.seat, cards: [...event.cards] });
    } else if (event.type === "took-back" && last && event.cards.length > 0) {
      last.flows.push({ kind: "back", seat: event.seat, cards: [...event.cards] });
    }
  }
  return found;
}

export function has(moves: readonly Move[], type: Move["type"]): boolean {
  return moves.some((move) => move.type === type);
}

/** The places of the cards that an advised split puts into the second offer, including those already there. */
export function advisedPlaces(cards: readonly string[], lying: readonly string[], plan: readonly Move[]): ReadonlySet<number> {
  const puts = plan.flatMap((move) => (move.type === "put" ? [move.card as string] : []));
  if (puts.length === 0 && !has(plan, "confirm")) return new Set();
  const wanted = [...lying, ...puts];
  return new Set(
    cards.flatMap((card, place) => {
      const at = wanted.indexOf(card);
      if (at >= 0) wanted.splice(at, 1);
      return at >= 0 ? [place] : [];
    }),
  );
}

/** The first list of cards without those of the second. */
export function without(cards: readonly string[], taken: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of taken) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
