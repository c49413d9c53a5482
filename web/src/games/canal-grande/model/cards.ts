/** Cards in words and in order. */

import type { Say } from "../../../text/text";
import { DISTRICTS, isDistrict } from "../art/drawings";

/** The order in which cards are shown: districts along the canal, gondolas, specials, numbers. */
export const ORDER: readonly string[] = [...DISTRICTS, "GON", "SPY", "TRA", "DOG", "1", "2", "3"];

export const cardName = (say: Say, card: string): string => say(`board-card-${card}`);

export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

/** How many of each card there are, in display order, without the missing ones. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  return ORDER.map((card) => ({ card, count: cards.filter((one) => one === card).length })).filter(({ count }) => count > 0);
}

/** The number points of some cards, by what each kind counts. */
export function points(cards: readonly string[], each: Readonly<Record<string, number>>): number {
  return cards.reduce((sum, card) => sum + (each[card] ?? 0), 0);
}

/** Some cards in words: `2 × San Polo, Gondola`. */
export function listed(say: Say, cards: readonly string[]): string {
  if (cards.length === 0) return say("board-nothing");
  return counted(cards)
    .map(({ card, count }) => (count === 1 ? cardName(say, card) : say("board-times", { count, card: cardName(say, card) })))
    .join(", ");
}

/** What lies in an offer: how many districts, gondolas and specials, each kind in words. */
export function kinds(say: Say, cards: readonly string[]): { key: string; text: string }[] {
  const found: { key: string; text: string }[] = [];
  const add = (key: string, count: number): void => {
    if (count > 0) found.push({ key, text: say(`board-kind-${key}`, { count }) });
  };
  add("district", cards.filter(isDistrict).length);
  add("gondola", cards.filter((card) => card === "GON").length);
  add("traitor", cards.filter((card) => card === "TRA").length);
  add("spy", cards.filter((card) => card === "SPY").length);
  add("doge", cards.filter((card) => card === "DOG").length);
  return found;
}
