/** The view, arranged the way the pictures and the hand need it. No rules: names and lists only. */

import type { BoardProps } from "../../../board/props";
import type { Event, Move, Outlook, Plank, Player, View } from "../../../types/venise";
import { CARD_KINDS, type CardKind } from "./cards";
import type { Colour, Pole } from "./poles";
import type { Scene } from "./scene";

export type { Event, Move, Outlook, Plank, Player, View } from "../../../types/venise";
export type Props = BoardProps<View, Move, Event>;

/** The picture of the table as a seat sees it; `seat` null for onlookers. */
export function sceneOf(view: View, seat: number | null): Scene {
  const own = seat === null ? null : (view.players[seat]?.colour ?? null);
  const mover = view.turn?.seat ?? view.to_move;
  const starts = new Map(view.board.poles.flatMap((pole) => (pole.kind === "start" && pole.owner ? [[pole.owner, pole.at] as const] : [])));
  return {
    cols: view.board.cols,
    rows: view.board.rows,
    side: view.board.side,
    poles: view.board.poles as Pole[],
    planks: view.planks.map((plank) => plank.place),
    gems: view.gems.map(({ field, colour }) => ({ field, colour, own: colour === own, other: own !== null && colour !== own })),
    pawns: view.players.flatMap((player, index) =>
      player.colour && player.pawn ? [{ colour: player.colour, field: player.pawn, mine: index === seat, turn: index === mover }] : [],
    ),
    tents: view.players.flatMap((player, index) => {
      const corner = player.colour && starts.get(player.colour);
      return player.colour && corner ? [{ colour: player.colour, corner, gems: player.gems, turn: index === mover }] : [];
    }),
  };
}

const PARTS: readonly Move["type"][] = ["to", "step", "stop"];

/** The part of an advised plan that belongs to its next card: a whole turn marked at once would be confusing. */
export function nextAct(plan: readonly Move[]): readonly Move[] {
  const end = plan.findIndex((move, at) => at > 0 && !PARTS.includes(move.type));
  return end < 0 ? plan : plan.slice(0, end);
}

/** The next card of an advised plan, and what a joker stands for; null if none is to be picked. */
export function advisedCard(plan: readonly Move[]): { card: CardKind; as: CardKind | null } | null {
  for (const move of plan) {
    if (move.type === "give" || move.type === "discard") return { card: move.card, as: null };
    if (!("joker" in move)) continue;
    const kind = move.type === "walk" ? (`walk${move.steps}` as const) : move.type;
    return move.joker ? { card: "joker", as: kind } : { card: kind, as: null };
  }
  return null;
}

/** A hand as stacks of equal cards. */
export function stacks(hand: readonly CardKind[]): { kind: CardKind; count: number }[] {
  return CARD_KINDS.map((kind) => ({ kind, count: hand.filter((card) => card === kind).length })).filter(({ count }) => count > 0);
}

/** Fields next to each other: a plank and whatever its ends touch. */
export function neighbours(planks: readonly Plank[]): Map<string, string[]> {
  const beside = new Map<string, string[]>();
  const join = (a: string, b: string): void => {
    const known = beside.get(a);
    if (!known) beside.set(a, [b]);
    else if (!known.includes(b)) known.push(b);
  };
  for (const { place, ends } of planks) {
    for (const end of ends) {
      join(place, end);
      join(end, place);
    }
  }
  return beside;
}

/** The shortest walks from a field over what lies there: every field within reach with the fields entered on the way. */
export function walks(planks: readonly Plank[], from: string, most: number): Map<string, string[]> {
  const beside = neighbours(planks);
  const found = new Map<string, string[]>();
  let edge: { at: string; path: string[] }[] = [{ at: from, path: [] }];
  for (let step = 1; step <= most; step++) {
    const next: typeof edge = [];
    for (const { at, path } of edge) {
      for (const to of beside.get(at) ?? []) {
        if (to === from || found.has(to)) continue;
        const way = [...path, to];
        found.set(to, way);
        next.push({ at: to, path: way });
      }
    }
    edge = next;
  }
  return found;
}

export function outlookOf(view: View, type: Outlook["type"], at: string): Outlook | null {
  return view.outlooks.find((one) => one.type === type && one.at === at) ?? null;
}

export const colourOf = (player: Player | undefined): Colour => player?.colour ?? "ruby";
