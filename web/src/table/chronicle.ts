// The log as it is shown: events in sentences, the table's notices between them, passing steps folded away.

import type { HeardEvent, Notice } from "../types/wire";
import { sentence, tag, type Say } from "../text/text";

export interface Line {
  n: number;
  text: string;
  /** The rule behind it; empty for notices of the table. */
  rule: string;
  /** Who did it; null if nobody. */
  seat: number | null;
  /** Whether that was a decision of theirs, which has a reason. */
  decided: boolean;
  /** What it tells; null for notices of the table. */
  event: unknown;
  /** The small pictures beside its words, by name. */
  pictures: readonly string[];
}

interface Source {
  say: Say;
  log: HeardEvent[];
  notices: { n: number; notice: Notice }[];
  names: string[];
  /** The seat whose log this is; null shows only what everybody heard. */
  eyes: number | null;
  /** Who reads it and is called "you"; null: nobody, or several at one device. */
  me?: number | null;
  /** In replay: how many entries have happened by now; null when live, where all have. */
  at: number | null;
  /** Which pictures belong to an event. */
  pictures?: (event: unknown) => string[];
}

const NONE: readonly string[] = [];

/** Lines that were made already: a log of hundreds is told again with every move. They hold as long as everybody has the same name. */
const made = new WeakMap<HeardEvent, { say: Say; names: string; passing: boolean; line: Line }>();

/** A game marks an event as a passing step with the attribute `.passing`: it is shown while it is news, but not kept in the log. */
export function passing(say: Say, event: unknown): boolean {
  const key = `event-${tag(event)}.passing`;
  return say(key) !== key;
}

/** A notice of the table in words; `own` is what the reader is called there. */
export function noticeText(say: Say, { key, args }: Notice, own: string | undefined): string {
  return say(key, { ...args, name_is: own !== undefined && args.name === own ? "you" : "other" });
}

function seatOf(event: unknown): number | null {
  return typeof event === "object" && event !== null && "seat" in event && typeof event.seat === "number" && event.seat >= 0
    ? event.seat
    : null;
}

/** The lines of the log, oldest first. */
export function chronicle({ say, log, notices, names, eyes, me = null, at, pictures }: Source): Line[] {
  const called = JSON.stringify([names, me, pictures !== undefined]);
  const told = (one: HeardEvent) => {
    const known = made.get(one);
    if (known?.say === say && known.names === called) return known;
    const { n, rule, event, decided = false } = one;
    const text = sentence(say, event, names, me);
    const line = { n, text, rule, seat: seatOf(event), decided, event, pictures: pictures?.(event) ?? NONE };
    const fresh = { say, names: called, passing: passing(say, event), line };
    made.set(one, fresh);
    return fresh;
  };
  const heard = log.filter((one) => one.seat === null || one.seat === eyes);
  const happened = (one: HeardEvent): boolean => at === null || one.n <= at;
  const settled = heard.findLastIndex((one) => happened(one) && !told(one).passing);
  const kept = heard.filter((one, index) => !told(one).passing || (index > settled && happened(one)));
  const lines = kept.map((one) => told(one).line);
  const own = me === null ? undefined : names[me];
  for (const { n, notice } of notices) {
    const after = lines.findLastIndex((line) => line.n <= n) + 1;
    lines.splice(after, 0, { n, text: noticeText(say, notice, own), rule: "", seat: null, decided: false, event: null, pictures: NONE });
  }
  return lines;
}

/** Which lines a bot may be asked about: where its last decision begins; in replay (`shown` is the current line) only what is shown. */
export function askable(lines: Line[], bots: number[], shown: number | null): Set<number> {
  const acts = (bot: number) => (line: Line) => line.seat === bot && line.decided;
  if (shown !== null) return new Set(bots.some((bot) => lines[shown] && acts(bot)(lines[shown])) ? [shown] : []);
  const begins = (bot: number): number => {
    const last = lines.findLast(acts(bot));
    return lines.findIndex((line) => line.n === last?.n && acts(bot)(line));
  };
  return new Set(bots.map(begins).filter((index) => index >= 0));
}
