/** The kinds of cards, in the order in which a hand is shown. */

export const CARD_KINDS = ["short", "long", "remove", "move", "walk1", "walk2", "walk3", "joker"] as const;
export type CardKind = (typeof CARD_KINDS)[number];
