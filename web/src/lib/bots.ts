// The bots of a game in the order people choose from: those made for it by strength, then those that play anything.

import type { GameInfo } from "../types/wire";
import type { Say } from "./text";

export interface Opponent {
  name: string;
  /** From 1 (weakest) to `most`; null for those that play any game and are not measured against the others. */
  strength: number | null;
}

const ANY_GAME = new Set(["uniform", "search"]);

/** How strong the strongest is. */
export function mostOf(info: GameInfo): number {
  return info.bots.filter((bot) => !ANY_GAME.has(bot.name)).length;
}

/** All bots; the server lists them weakest first. */
export function opponents(info: GameInfo): Opponent[] {
  const own = info.bots.filter((bot) => !ANY_GAME.has(bot.name)).map((bot, at) => ({ name: bot.name, strength: at + 1 }));
  return [...own, ...info.bots.filter((bot) => ANY_GAME.has(bot.name)).map((bot) => ({ name: bot.name, strength: null }))];
}

/** Those to choose from in a hurry: the game's own, if it has any. */
export function quick(info: GameInfo): Opponent[] {
  const all = opponents(info);
  const own = all.filter((bot) => bot.strength !== null);
  return own.length ? own : all;
}

/** The bot's name with a mark for every step of strength. */
export function marked(say: Say, bot: Opponent, most: number): string {
  const name = say(`bot-${bot.name}`);
  if (bot.strength === null) return name;
  return say("bot-marked", { name, marks: "●".repeat(bot.strength) + "○".repeat(most - bot.strength) });
}

/** The same for the ear. */
export function spoken(say: Say, bot: Opponent, most: number): string {
  const name = say(`bot-${bot.name}`);
  return bot.strength === null ? name : say("bot-strength", { name, strength: bot.strength, most });
}
