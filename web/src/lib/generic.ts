// Words for a game nobody has drawn a board for yet.

import { eventArguments, tag, type Say } from "./text";

/** So many moves that follow a move are named. */
const FOLLOWING = 3;

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
    if (values.length === list.length) found[name] = values.map((value) => itemText(say, value)).join(", ");
  }
  return found;
}

/** A move as words: the game's own (`move-take`, with the move's fields as arguments), else its kind and values. */
export function moveText(say: Say, move: unknown, names: string[]): string {
  const key = `move-${tag(move)}`;
  const args = { ...eventArguments(move, names, (value) => itemText(say, value)), ...valueLists(say, move) };
  const own = say(key, args);
  return own === key ? [tag(move), ...Object.values(args)].join(" ") : own;
}

/** A move and those that should follow it, as words. The third and further ones are only hinted at. */
export function planText(say: Say, move: unknown, then: readonly unknown[], names: string[]): string {
  const said = then.slice(0, FOLLOWING).map((one) => lowered(moveText(say, one, names)));
  return moveText(say, move, names) + said.map((one) => say("move-then", { move: one })).join("") + (then.length > FOLLOWING ? " …" : "");
}

/** Inside a sentence a move does not begin with a capital. */
function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A simple value as words. */
export function valueText(say: Say, name: string, value: unknown, names: string[]): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number" && /(^|_)(seat|to_move|taker|player)$/.test(name)) return names[value] ?? "–";
  return String(value);
}
