// How a table is played, in words: its options and what was agreed on.

import type { OptionValue, TableInfo } from "../types/wire";
import type { Known } from "./games.svelte";

export interface Agreed {
  name: string;
  title: string;
  value: string;
  /** A few words for a chip. */
  brief: string;
  rule: string;
  /** Whether it differs from what is usual. */
  special: boolean;
}

/** What a choice is called where there is little room: what stands before its explanation. */
function short(text: string): string {
  return text.split(":", 1)[0] ?? text;
}

const MOST = 40;

/** A long text is only hinted at. */
function cut(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}

/** Every option of the table, in the game's order. `say` is the platform's. */
export function agreed(game: Known, table: TableInfo, say: (key: string, args?: Record<string, string>) => string): Agreed[] {
  return game.info.options.map((option) => {
    const chosen: OptionValue = table.options[option.name] ?? option.default;
    const title = game.say(`option-${option.name}`);
    const value = option.kind === "text" ? cut(String(chosen)) : option.kind === "flag" ? say(chosen === true ? "yes" : "no") : option.kind === "choice" ? game.say(`option-${option.name}-${chosen}`) : String(chosen);
    const brief = chosen === true ? title : say("option-is", { option: title, value: short(value) });
    return { name: option.name, title, value, brief, rule: option.rule, special: chosen !== option.default };
  });
}
