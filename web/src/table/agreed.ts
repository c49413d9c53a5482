// How a table is played, in words: its options and what was agreed on.

import type { OptionInfo, OptionValue, TableInfo } from "../types/wire";
import type { Known } from "../games/games.svelte";

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

/** The short name of a choice: the part before its explanation. */
function short(text: string): string {
  return text.split(":", 1)[0] ?? text;
}

const MOST = 40;

/** Shortens a long text. */
function cut(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}

/** A value as people read it; numbers that are switched off have a word of their own. */
function worded(game: Known, option: OptionInfo, chosen: OptionValue, say: (key: string) => string): string {
  if (option.kind === "text") {
    const given = `option-${option.name}.given`;
    const words = chosen === "" ? given : game.say(given);
    return words === given ? cut(String(chosen)) : words;
  }
  if (option.kind === "flag") return say(chosen === true ? "yes" : "no");
  if (option.kind === "choice") return game.say(`option-${option.name}-${chosen}`);
  return option.off && chosen === 0 ? game.say(`option-${option.name}-off`) : String(chosen);
}

/** The options that matter with this many players. */
export function mattering(options: readonly OptionInfo[], players: number): OptionInfo[] {
  return options.filter(({ seats }) => seats.length === 0 || seats.includes(players));
}

/** Every option that matters at the table, in the game's order. `say` is the platform's. */
export function agreed(game: Known, table: TableInfo, say: (key: string, args?: Record<string, string>) => string): Agreed[] {
  return mattering(game.info.options, table.seats.length).map((option) => {
    const chosen: OptionValue = table.options[option.name] ?? option.default;
    const title = game.say(`option-${option.name}`);
    const value = worded(game, option, chosen, say);
    const brief = chosen === true ? title : say("option-is", { option: title, value: short(value) });
    return { name: option.name, title, value, brief, rule: option.rule, special: chosen !== option.default };
  });
}
