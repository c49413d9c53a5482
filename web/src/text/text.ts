// Sentences: the Fluent catalogues of the platform and of each game, looked up exactly as src/serenissima/core/text.py does.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args } from "../board/props";

export type Say = (key: string, args?: Args) => string;

/** How lists, figures and days are written: a language without an entry stands for itself. */
const LOCALES: Record<string, string> = { en: "en-GB" };

/** The catalogues of one language: later sources override earlier ones. */
export function bundle(language: string, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** The sentence of `key` or `key.attribute` from the first bundle that has it; null if none has. */
export function find(bundles: FluentBundle[], key: string, args: Args = {}): string | null {
  const dot = key.indexOf(".");
  const id = dot < 0 ? key : key.slice(0, dot);
  const attribute = dot < 0 ? "" : key.slice(dot + 1);
  for (const one of bundles) {
    const message = one.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return one.formatPattern(pattern, args, []);
  }
  return null;
}

/** Looks sentences up in these bundles, the best first; the key itself if none has it. */
export function speaker(bundles: FluentBundle[]): Say {
  return (key, args) => find(bundles, key, args) ?? key;
}

/** Some things one after another, as one says it: `a, b and c`. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(locale()).format(items);
}

function locale(): string {
  const language = globalThis.document?.documentElement.lang || "en";
  return LOCALES[language] ?? language;
}

/** A name and what belongs to it. */
export function pair(say: Say, name: string, value: string): string {
  return say("pair", { name, value });
}

/** A figure with as many digits behind the point. */
export function figure(value: number, digits: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** A day, given as `2026-11-18`. */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));
}

/**
 * The arguments of an event's sentence: its fields, seats as names (see the docstring of core/text.py); `item` names the items of lists, `me` is
 * the reader's own seat.
 */
export function eventArguments(event: unknown, names: string[], item: (value: string) => string = String, me: number | null = null): Args {
  const args: Args = {};
  if (typeof event !== "object" || event === null) return args;
  for (const [name, value] of Object.entries(event)) {
    if (name === "type") continue;
    if (value === null) args[name] = "none";
    else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (typeof value === "number" && (name === "seat" || name.endsWith("_seat"))) {
      args[name] = names[value] ?? "Fortuna";
      args[`${name}_is`] = value === me ? "you" : "other";
    } else if (typeof value === "string" || typeof value === "number") args[name] = value;
    else if (Array.isArray(value) && value.every(plain)) args[name] = listed(value.map((each) => item(String(each))));
  }
  return args;
}

function plain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

/** The tag of a move or an event. */
export function tag(value: unknown): string {
  return typeof value === "object" && value !== null && "type" in value ? String(value.type) : "";
}

/** An event in words, for whoever sits on the seat `me`. */
export function sentence(say: Say, event: unknown, names: string[], me: number | null = null): string {
  const item = (value: string) => {
    const key = `item-${value}`;
    const found = say(key);
    return found === key ? value : found;
  };
  return say(`event-${tag(event)}`, eventArguments(event, names, item, me));
}
