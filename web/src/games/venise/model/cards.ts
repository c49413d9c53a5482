/** The kinds of cards, in the order in which a hand is shown. */

export const CARD_KINDS = ["short", "long", "remove", "move", "walk1", "walk2", "walk3", "joker"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

const COSTS: Record<CardKind, number> = { short: 1, long: 2, remove: 1, move: 2, walk1: 1, walk2: 2, walk3: 3, joker: 2 };

/** What is printed on a card: its price in hourglasses. */
export const costOf = (kind: CardKind): number => COSTS[kind];
