// What the view and the legal moves say, arranged for the board. No rules here: only names, orders and look-ups.

import type { Say } from "../../../text/text";
import type { Card, Envelope, Event, Meeting, Move, Page, Piece, Question, Reach, View } from "../../../types/intrigues-a-venise";
import { at, type Colour } from "./map";

export type { Card, Colour, Envelope, Event, Meeting, Move, Page, Piece, Question, Reach, View };

export type Build = Envelope["build"];
export type Identity = Envelope["identity"];
export type Letter = Envelope["message"];
export type Value = Card["value"];
export type Row = "identity" | "build" | "message";
export type Marble = Reach["marble"];
export type Gesture = View["tics"][number]["gesture"];
export type Team = View["passport"][number]["team"];

/** In the order of the note sheet (IV-108). */
export const IDENTITIES: readonly Identity[] = ["F", "Z", "B", "X"];
export const BUILDS: readonly Build[] = ["tall", "thin", "short", "fat"];
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D"];
export const GESTURES: readonly Gesture[] = ["eye", "ear", "frown", "pout"];

/** The cards every player holds in their own colour. */
export const HAND: readonly Value[] = [...IDENTITIES, ...BUILDS];

/** The values of a row of the notes, as cards show them. */
export const ROWS: readonly { row: Row; values: readonly Value[] }[] = [
  { row: "identity", values: IDENTITIES },
  { row: "build", values: BUILDS },
  { row: "message", values: ["mA", "mB", "mC", "mD"] },
];

export type Face = { kind: "identity"; value: Identity } | { kind: "build"; value: Build } | { kind: "message"; value: Letter };

/** What a card value shows. */
export function faceOf(value: Value): Face {
  if (value.length === 2) return { kind: "message", value: value.charAt(1) as Letter };
  if (value.length === 1) return { kind: "identity", value: value as Identity };
  return { kind: "build", value: value as Build };
}

/** The three cards in an envelope. */
export function valuesOf(envelope: Envelope): Value[] {
  return [envelope.identity, envelope.build, `m${envelope.message}`];
}

/** A piece's name for keys: `red-tall`, or `ambassador`. */
export function nameOf(piece: { colour: Colour | null; build: Build | null }): string {
  return piece.colour === null ? "ambassador" : `${piece.colour}-${piece.build}`;
}

/**
 * Where on the map an advised plan is carried out: the piece that moves first stands at the first of these spaces, and the last is where it
 * shall end. What other pieces do afterwards is not yet shown: it would be a riddle.
 */
export function advisedSpaces(view: View, plan: readonly Move[]): number[] {
  const found: number[] = [];
  let spy: Pick<Piece, "colour" | "build"> | null = view.picked_spy;
  let first: string | null = null;
  for (const move of plan) {
    if (move.type === "spy") spy = move;
    else if (move.type === "step") {
      // Only the Ambassador goes without having been picked.
      const name = nameOf(spy ?? { colour: null, build: null });
      if (first !== null && name !== first) break;
      if (first === null) found.push(...view.pieces.filter((piece) => nameOf(piece) === name).map((piece) => piece.space));
      first = name;
      found.push(move.space);
      spy = null;
    } else if ("space" in move && first === null) return [move.space];
  }
  return [...new Set(found)];
}

/** What a card shows, in words. */
export function thing(say: Say, value: Value): string {
  const face = faceOf(value);
  return say(`${face.kind}-${face.value}`);
}

export function colourWords(say: Say, colour: Colour): string {
  return say("word-colour", { colour });
}

/** A piece in words. */
export function pieceWords(say: Say, piece: { colour: Colour | null; build: Build | null }): string {
  if (piece.colour === null || piece.build === null) return say("piece-Amb");
  return say("board-spy", { colour: colourWords(say, piece.colour), build: thing(say, piece.build) });
}

export function spaceWords(say: Say, space: number): string {
  const { mark } = at(space);
  const name = say(`space-${space}`);
  return typeof mark === "number" ? say("board-numbered", { name, number: mark }) : name;
}

/** A sentence begins with a capital. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function missionWords(say: Say, mission: string): string {
  return capital(say(`mission-${mission}`));
}

export function seatOf(view: View, colour: Colour | null): number | null {
  const seat = view.players.findIndex((player) => player.colour === colour && colour !== null);
  return seat < 0 ? null : seat;
}

/** The teams of the passport, the viewer's first if it may be seen. */
export function teamsOf(view: View, open: boolean): Team[] {
  const teams = [...new Set(view.passport.map((line) => line.team))];
  const own = open ? view.passport.find((line) => line.partner !== null)?.team : undefined;
  return own ? [own, ...teams.filter((team) => team !== own)] : teams;
}

/** The agents whose letters a passport line names, in its order. */
export function agentsOf(team: Team): Identity[] {
  return [...team] as Identity[];
}

/** Whether this passport line can be the viewer's, with what is thought of the partner's letter. */
export function fits(line: View["passport"][number], partner: Letter | null): boolean {
  return line.partner !== null && (partner === null || line.partner === partner);
}

/** The envelope the viewer may look into. */
export function ownEnvelope(view: View): Envelope | null {
  return view.seat === null ? null : (view.players[view.seat]?.envelope ?? null);
}

const spelled = (cards: readonly Card[]): string =>
  cards
    .map((card) => card.value + (card.sealed ? "!" : ""))
    .sort()
    .join(" ");

/** The legal answer with exactly these cards; undefined if there is none. */
export function answerWith(moves: readonly Move[], cards: readonly Card[]): Move | undefined {
  const wanted = spelled(cards);
  return moves.find((move) => move.type === "answer" && spelled(move.cards) === wanted);
}

/** Whether some legal answer holds all these cards. */
export function leadsToAnswer(moves: readonly Move[], cards: readonly Card[]): boolean {
  return moves.some(
    (move) =>
      move.type === "answer" && cards.every((card) => move.cards.some((one) => one.value === card.value && one.sealed === card.sealed)),
  );
}

/** What showing these values again would lead to; null if this asker has not seen them. */
export function repetition(view: View, cards: readonly Card[]): "disclosure" | "warning" | null {
  const wanted = cards
    .map((card) => card.value)
    .sort()
    .join(" ");
  return view.repeats.find((repeat) => [...repeat.cards].sort().join(" ") === wanted)?.leads_to ?? null;
}
