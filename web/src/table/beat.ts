// How long what an update tells is looked at, and which lines are said about it.

import type { AnyBeats } from "../board/beats";
import type { HeardEvent, Update } from "../types/wire";
import { type Say, sentence, tag } from "../text/text";
import { passing } from "./chronicle";

/** `none`: nothing to see, or the visitor has just done it and goes on; `weighty`: it has lines of its own. */
type Weight = "none" | "passing" | "step" | "weighty";

export interface Beat {
  weight: Weight;
  /** What must not be missed, in words. */
  lines: string[];
  /** All that the others did and that befell the visitor, in words. */
  told: string[];
  /** Somebody else's turn is over. */
  turnOver: boolean;
}

export const NONE: Beat = { weight: "none", lines: [], told: [], turnOver: false };

/** What is about to be shown, and what was shown before. */
export interface News {
  update: Update;
  before: Update;
  /** It answers what the visitor has just played. */
  own: boolean;
}

/** For whom it is told. */
export interface Reader {
  say: Say;
  names: string[];
  beats: AnyBeats;
  /** The visitor's seats. */
  mine: number[];
}

/** The seats an event names: who acts (`seat`), and the others (`..._seat`). */
function named(event: unknown): { actor: number | null; others: number[] } {
  const fields = typeof event === "object" && event !== null ? Object.entries(event) : [];
  const others = fields.flatMap(([name, value]) => (name.endsWith("_seat") && typeof value === "number" ? [value] : []));
  const actor = fields.find(([name]) => name === "seat")?.[1];
  return { actor: typeof actor === "number" ? actor : null, others };
}

function weighs(event: unknown, { beats, mine }: Reader): boolean {
  const { actor, others } = named(event);
  const meant = (seat: number | null): boolean => seat !== null && mine.includes(seat);
  switch (beats[tag(event)]) {
    case "all":
      return true;
    case "you":
      return meant(actor) || others.some(meant);
    case "none":
      return false;
    default:
      return !meant(actor) && others.some(meant);
  }
}

export function beatOf({ update, before, own }: News, reader: Reader): Beat {
  const { say, names, mine } = reader;
  const again = update.to_move === before.to_move && update.outcome === null;
  // In the middle of a decision nobody is held up.
  if (update.fresh || (own && again)) return NONE;
  // On a shared device, what only one of the players may hear is said to nobody.
  const heard = update.heard.filter((one) => one.seat === null || mine.length < 2);
  const me = mine.length === 1 ? mine[0]! : null;
  const words = (one: HeardEvent): string => sentence(say, one.event, names, me);
  const lasting = heard.filter((one) => !passing(say, one.event));
  const weighty = (one: HeardEvent): boolean => weighs(one.event, reader);
  const lines = heard.filter(weighty).map(words);
  const elsewhere = (one: HeardEvent): boolean => !own && !mine.includes(named(one.event).actor ?? -1);
  const told = lasting.filter((one) => weighty(one) || elsewhere(one)).map(words);
  const others = before.to_move !== null && !mine.includes(before.to_move);
  const ends = update.outcome !== null && before.outcome === null;
  const weight = lines.length ? "weighty" : ends || (!own && lasting.length) ? "step" : !own && heard.length ? "passing" : "none";
  return { weight, lines, told, turnOver: others && !again && heard.length > 0 };
}
