// The bots of a game in the order in which people choose: only the rated ones, weakest first; without ratings as the game lists them,
// followed by those that play any game.

import type { BotInfo, GameInfo } from "../types/wire";
import type { Say } from "../text/text";

export interface Opponent {
  name: string;
  /** From 1 (weakest) to `most`; null for those that play any game. */
  strength: number | null;
  /** Its rating; null if it has none. */
  rating?: Rating | null;
}

export interface Rating {
  rating: number;
  /** How far off the rating may be. */
  spread: number | null;
}

const ANY_GAME = new Set(["uniform", "search"]);

function ratingOf(bot: BotInfo): Rating | null {
  return typeof bot.rating === "number" ? { rating: bot.rating, spread: bot.spread ?? null } : null;
}

/** The strength of the strongest. */
export function mostOf(info: GameInfo): number {
  return info.bots.filter((bot) => !ANY_GAME.has(bot.name)).length;
}

/** The rated ones, weakest first. */
function measured(bots: Opponent[]): Opponent[] {
  return bots.filter((bot) => bot.rating).toSorted((a, b) => a.rating!.rating - b.rating!.rating);
}

/** The bots to choose from; the server lists them weakest first. */
export function opponents(info: GameInfo): Opponent[] {
  const listed = info.bots.map((bot): Opponent => ({ name: bot.name, strength: null, rating: ratingOf(bot) }));
  const own = listed.filter((bot) => !ANY_GAME.has(bot.name));
  const rated = own.length > 0 && own.every((bot) => bot.rating);
  const graded = (rated ? measured(own) : own).map((bot, at) => ({ ...bot, strength: at + 1 }));
  const all = [...graded, ...listed.filter((bot) => ANY_GAME.has(bot.name))];
  return rated ? measured(all) : all;
}

/** The bots offered for a quick match: the game's own, if it has any. */
export function quick(info: GameInfo): Opponent[] {
  const all = opponents(info);
  const own = all.filter((bot) => bot.strength !== null);
  return own.length ? own : all;
}

/** The one to begin against. */
export function gentlest(info: GameInfo): string {
  return quick(info)[0]?.name ?? info.default_bot;
}

/** The one chosen before, if it is still there, or else the one to begin against. */
export function usual(info: GameInfo, chosen: string | undefined): string {
  return quick(info).find((bot) => bot.name === chosen)?.name ?? gentlest(info);
}

/** A rating in figures: `1640 ± 40`. */
export function ratingText(say: Say, { rating, spread }: Rating): string {
  // As text: a rating has no thousands separator.
  return spread === null ? String(rating) : say("rating-about", { rating: String(rating), spread: String(spread) });
}

/** What ratings mean in a game: its text says which bot stands at 1500. */
export function ratingHelp(say: Say): string {
  return say("rating.help", { bot: say("bot-sensible") });
}

/** What the rungs of a ladder are called, by how many there are. */
const RUNGS: Record<number, readonly string[]> = {
  1: ["medium"],
  2: ["easy", "hard"],
  3: ["easy", "medium", "hard"],
  4: ["easy", "medium", "hard", "master"],
  5: ["first", "easy", "medium", "hard", "master"],
};

/** How hard it is to beat, in a word; empty for those that play any game. */
export function rung(say: Say, bot: Opponent, most: number): string {
  const name = bot.strength === null ? undefined : RUNGS[most]?.[bot.strength - 1];
  return name ? say(`rung-${name}`) : "";
}

/** How hard it is to beat, and what it is called. */
export function marked(say: Say, bot: Opponent, most: number): string {
  const name = say(`bot-${bot.name}`);
  const hard = rung(say, bot, most);
  return hard ? say("bot-marked", { name, rung: hard }) : name;
}
