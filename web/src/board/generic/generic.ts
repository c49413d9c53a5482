// Words for a game that has no board of its own.

import type { Args } from "../props";
import { eventArguments, listed, tag, type Say } from "../../text/text";

/** Of a plan longer than this, the steps in the middle are left out. */
const MOST = 4;

/** `heap_size` as words: the game's own (`view-heap_size`), else the name itself. */
export function label(say: Say, name: string): string {
  const key = `view-${name}`;
  const own = say(key);
  return own === key ? name.replaceAll("_", " ") : own;
}

/** What a thing in a list is called: `item-<value>` in the game's text, else the value itself. */
function itemText(say: Say, value: string): string {
  const key = `item-${value}`;
  const own = say(key);
  return own === key ? value : own;
}

/** Lists of structures that have a `value`, by those values: the cards of an answer, for instance. */
function valueLists(say: Say, move: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, list] of Object.entries(move ?? {})) {
    if (!Array.isArray(list) || !list.length) continue;
    const values = list.flatMap((one: unknown) => (typeof one === "object" && one !== null && "value" in one ? [String(one.value)] : []));
    if (values.length === list.length) found[name] = listed(values.map((value) => itemText(say, value)));
  }
  return found;
}

function moveArguments(say: Say, move: unknown, names: string[]): Args {
  return { ...eventArguments(move, names, (value) => itemText(say, value)), ...valueLists(say, move) };
}

/** A move as words: the game's own (`move-take`, with the move's fields as arguments), else its kind and values. */
export function moveText(say: Say, move: unknown, names: string[]): string {
  const args = moveArguments(say, move, names);
  const values = Object.entries(args).flatMap(([name, value]) => (name.endsWith("_is") ? [] : [value]));
  return found(say, `move-${tag(move)}`, args) ?? [tag(move), ...values].join(" ");
}

/** A sentence, if there is one. */
function found(say: Say, key: string, args: Args = {}): string | null {
  const text = say(key, args);
  return text === key ? null : text;
}

/** Moves of the same kind one after another that are told as one, and the arguments of their sentence. */
interface Run {
  kind: string;
  args: Args;
  parts: string[];
  alone: string;
}

/** The runs of a plan: moves whose kind has a `plan-<kind>.part` are told together. */
function runsOf(say: Say, moves: readonly unknown[], names: string[]): Run[] {
  const runs: Run[] = [];
  for (const move of moves) {
    const kind = tag(move);
    const args = moveArguments(say, move, names);
    const part = found(say, `plan-${kind}.part`, args);
    const before = runs.at(-1);
    if (part !== null && before?.kind === kind) before.parts.push(part);
    else runs.push({ kind, args, parts: part === null ? [] : [part], alone: moveText(say, move, names) });
  }
  return runs;
}

/**
 * A move and those that should follow it, as words. A game may say in `plan-<kind>` how its moves read in a plan (docs/adding-a-game.md):
 * several of a kind at once, going on in the sentence of the move before, or not at all. Of a long plan the middle is left out: how it begins
 * and where it leads matter most.
 */
export function planText(say: Say, move: unknown, then: readonly unknown[], names: string[]): string {
  const telling = [move, ...then].filter((one) => found(say, `plan-${tag(one)}.passing`, moveArguments(say, one, names)) !== "yes");
  if (telling.length < 2) return moveText(say, telling[0] ?? move, names);
  const steps: string[] = [];
  let before = "";
  for (const { kind, args, parts, alone } of runsOf(say, telling, names)) {
    const all = { ...args, parts: parts.join(", "), last: parts.at(-1) ?? "" };
    const on = found(say, `plan-${kind}.after-${before}`, all);
    if (on === null) steps.push(found(say, `plan-${kind}`, all) ?? alone);
    else steps.push((steps.pop() ?? "") + on);
    before = kind;
  }
  const [first, ...later] = steps.length > MOST ? [...steps.slice(0, MOST - 2), null, steps.at(-1)!] : steps;
  return (
    capital(first ?? "") + later.map((one) => (one === null ? say("move-left-out") : say("move-then", { move: lowered(one) }))).join("")
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Inside a sentence a move does not begin with a capital, unless the language has capitals of its own: then its words are left alone. */
function lowered(text: string): string {
  return globalThis.document?.documentElement.lang === "de" ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A simple value as words. */
export function valueText(say: Say, name: string, value: unknown, names: string[]): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number" && /(^|_)(seat|to_move|taker|player)$/.test(name)) return names[value] ?? "–";
  return String(value);
}
