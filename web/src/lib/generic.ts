// Words for a game nobody has drawn a board for yet.

import { eventArguments, tag, type Say } from "./text";

/** `heap_size` as words: the game's own (`view-heap_size`), else the name itself. */
export function label(say: Say, name: string): string {
  const key = `view-${name}`;
  const own = say(key);
  return own === key ? name.replaceAll("_", " ") : own;
}

/** A move as words: the game's own (`move-take`), else its kind and values. */
export function moveText(say: Say, move: unknown, names: string[]): string {
  const key = `move-${tag(move)}`;
  const args = eventArguments(move, names);
  const own = say(key, args);
  return own === key ? [tag(move), ...Object.values(args)].join(" ") : own;
}

/** A simple value as words. */
export function valueText(say: Say, name: string, value: unknown, names: string[]): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "number" && /(^|_)(seat|to_move|taker|player)$/.test(name)) return names[value] ?? "–";
  return String(value);
}
