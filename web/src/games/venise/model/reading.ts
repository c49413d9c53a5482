/** The view, arranged the way the pictures and the hand need it. No rules: names and lists only. */

import type { BoardProps } from "../../../board/props";
import type { Event, Move, Outlook, Player, View } from "../../../types/venise";
import { CARD_KINDS, type CardKind } from "./cards";
import type { Colour, Pole } from "./poles";
import type { Scene } from "./scene";

export type { Event, Move, Outlook, Player, View } from "../../../types/venise";
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
      return player.colour && corner
        ? [{ colour: player.colour, corner, gems: player.gems, turn: index === mover, mine: index === seat }]
        : [];
    }),
  };
}

/** A hand as stacks of equal cards. */
export function stacks(hand: readonly CardKind[]): { kind: CardKind; count: number }[] {
  return CARD_KINDS.map((kind) => ({ kind, count: hand.filter((card) => card === kind).length })).filter(({ count }) => count > 0);
}

/** The fields within so many steps, the nearest first, as the table found them. */
export function walks(view: View, most: number): Outlook[] {
  return view.outlooks
    .filter((one) => one.type === "step" && one.path.length <= most)
    .sort((one, other) => one.path.length - other.path.length);
}

export function outlookOf(view: View, type: Outlook["type"], at: string): Outlook | null {
  return view.outlooks.find((one) => one.type === type && one.at === at) ?? null;
}

export const colourOf = (player: Player | undefined): Colour => player?.colour ?? "ruby";
