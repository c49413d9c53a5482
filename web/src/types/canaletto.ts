// Generated from the moves, events and view of canaletto by `make types`: change it there.

/** Name a higher price; the gondola advances by the difference (CAN-25, CAN-26). */
export interface Bid {
  type: "bid";
  amount: number;
}

/** Be out for the rest of this auction (CAN-29). */
export interface Pass {
  type: "pass";
}

/** Take the lot for nothing and give up the mask (CAN-34). */
export interface Bribe {
  type: "bribe";
}

/** Asked whether to bribe now: no. Only with `bribe_timing=interrupt` (CAN-37). */
export interface Decline {
  type: "decline";
}

/** The buyer of the last pieces of several groups sells this one next (CAN-50). */
export interface Sell {
  type: "sell";
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
}

/** The first auction is in this palace: Fortuna's, or the first starter's choice (CAN-18). */
export interface Begin {
  type: "begin";
  palace: number;
}

/** Fortuna's: this seat speaks first in the first auction (CAN-19). */
export interface Starter {
  type: "starter";
  seat: number;
}

/** Fortuna's: this value marker is the next one in the row (CAN-14, CAN-15). */
export interface TurnUp {
  type: "value";
  value: number;
}

/** Fortuna's: a treasure of this group goes into this palace (CAN-11, CAN-12). */
export interface Place {
  type: "place";
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  palace: number;
}

export type Move = Bid | Pass | Bribe | Decline | Sell | Begin | Starter | TurnUp | Place;

/** Fortuna laid a treasure into a palace (CAN-12). */
export interface Placed {
  type: "placed";
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  palace: number;
}

/** All treasures lie in the palaces: how many palaces hold three, two, one (CAN-11). */
export interface LaidOut {
  type: "laid-out";
  threes: number;
  twos: number;
  ones: number;
}

/** The value marker on this space (1 to 12) was turned up: the next sale pays that value (CAN-15). */
export interface TurnedUp {
  type: "turned-up";
  value: number;
  space: number;
}

/** With `values=open`: one more marker of the row was drawn (CAN-15). */
export interface RowDrawn {
  type: "row-drawn";
  value: number;
  space: number;
}

/** With `values=open`: the whole row lies open (CAN-15). */
export interface RowOpen {
  type: "row-open";
  values: number[];
}

/** The first auction will be here, by lot (CAN-18). */
export interface PalaceDrawn {
  type: "palace-drawn";
  palace: number;
}

/** The first starter chose where the first auction is (CAN-18). */
export interface PalaceChosen {
  type: "palace-chosen";
  seat: number;
  palace: number;
}

/** This seat was drawn to speak first (CAN-19). */
export interface StarterDrawn {
  type: "starter-drawn";
  seat: number;
}

/** An auction begins: the lot of this palace is offered, this seat speaks first (CAN-21, CAN-22). */
export interface Opened {
  type: "opened";
  auction: number;
  seat: number;
  palace: number;
  first: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  second: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove" | null;
  third: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove" | null;
}

/** A bid; the gondola advanced by `steps` and stands in `palace` now (CAN-25, CAN-26). */
export interface Bidden {
  type: "bidden";
  seat: number;
  amount: number;
  steps: number;
  palace: number;
}

/** A player is out of this auction (CAN-29). */
export interface Passed {
  type: "passed";
  seat: number;
}

/** A player who was asked does not bribe now (CAN-37). */
export interface Declined {
  type: "declined";
  seat: number;
}

/** A player gave up the mask and takes the lot for nothing; the bid stood at `amount` (CAN-38). */
export interface Bribed {
  type: "bribed";
  seat: number;
  amount: number;
}

/** A player takes the lot of a palace: `paid` from the money, `borrowed` as new debt (CAN-41, CAN-42, CAN-46). */
export interface Bought {
  type: "bought";
  seat: number;
  price: number;
  paid: number;
  borrowed: number;
  palace: number;
  first: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  second: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove" | null;
  third: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove" | null;
}

/** Nobody bid; the lot stays where it is (CAN-32). */
export interface Unsold {
  type: "unsold";
  palace: number;
}

/** Nobody bid; with `no_bid=discard` the lot leaves the game (CAN-32). */
export interface Discarded {
  type: "discarded";
  palace: number;
  first: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  second: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove" | null;
  third: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove" | null;
}

/** A complete group is sold at the value of this space (CAN-47, CAN-48). */
export interface Sold {
  type: "sold";
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  value: number;
  space: number;
  count: number;
}

/** An owner's income from the group just sold: `count` treasures bring `amount` (CAN-48). */
export interface Paid {
  type: "paid";
  seat: number;
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  count: number;
  amount: number;
}

/**
 * The gondola goes on over empty palaces, from where it stood to where treasures are (CAN-53, CAN-32). `back`: it
 * stood in the palace that was just sold, after a price of 16, 32 and so on.
 */
export interface MovedOn {
  type: "moved-on";
  palace: number;
  to_palace: number;
  back: boolean;
}

/** A final score: money less twice the debt (CAN-57). */
export interface Scored {
  type: "scored";
  seat: number;
  money: number;
  debt: number;
  score: number;
}

/** The match is over: few kinds were left on the board, or nobody wanted any lot (CAN-55, CAN-33). */
export interface Ended {
  type: "ended";
  reason: "kinds" | "no-bids";
  kinds: number;
}

export type Event =
  | Placed
  | LaidOut
  | TurnedUp
  | RowDrawn
  | RowOpen
  | PalaceDrawn
  | PalaceChosen
  | StarterDrawn
  | Opened
  | Bidden
  | Passed
  | Declined
  | Bribed
  | Bought
  | Unsold
  | Discarded
  | Sold
  | Paid
  | MovedOn
  | Scored
  | Ended;

/** The options of the table. */
export interface Table {
  values: "next_only" | "open";
  start_palace: "any" | "first_player" | "two_plus";
  bribe_timing: "interrupt" | "own_turn";
  layout: "flat" | "uniform";
  no_bid: "discard" | "move_on";
  tie_break: "debt_then_mask" | "shared";
  max_bid: number;
}

/**
 * A palace and its lot. `next`: where the next auction would be if the gondola stopped here and the current lot were
 * taken, over empty palaces (CAN-53); None if nothing would be left. Outside an auction: as the board stands. `bids`:
 * the bids possible now that stop the gondola here (CAN-26), the lowest first.
 */
export interface Palace {
  lot: ("bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove")[];
  next: number | null;
  bids: number[];
}

/**
 * A bid above the money of the seat to move. `debt`: what it would borrow (CAN-42); `cost`: what that takes away in
 * the end (CAN-57).
 */
export interface Loan {
  bid: number;
  debt: number;
  cost: number;
}

/**
 * A group whose last treasure is in the lot for sale: it is sold as soon as somebody takes the lot (CAN-47). `count`:
 * how many the seat to move would have of it as the buyer; `brings`: what they would bring, or None if several groups
 * are complete then and the buyer decides the order (CAN-50).
 */
export interface Completion {
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  count: number;
  brings: number | null;
}

/**
 * What lies in front of a seat. All of it is public. `worth`: money less twice the debt, the score if it ended now
 * (CAN-57). `plain`, `second`: where the counters stand on the money track; no second below 70. `mask`: the bribe
 * marker is unused. `still_in`: has not passed in this auction. `treasures`: how many of each group, without those
 * the seat has none of. `next_starter`: who speaks first in the next auction if this seat buys (CAN-54).
 */
export interface Player {
  money: number;
  debt: number;
  worth: number;
  plain: number;
  second: number | null;
  mask: boolean;
  still_in: boolean;
  bribe: "asked" | "high" | "may" | "no-bid" | "not-now" | "out" | "too-high" | "used";
  treasures: Record<string, number>;
  next_starter: number;
}

/**
 * A space of the value row (CAN-06). `state`: `used` by the sale of `group`, the `next` one, `open` (known, later) or
 * `hidden` (its value is None).
 */
export interface Space {
  value: number | null;
  state: "hidden" | "next" | "open" | "used";
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove" | null;
}

/**
 * Everything about one group: who has what, and what became of it. `owned`: treasures by seat; all 0 once it is sold.
 * `sold_at`: the value it was sold at, or None. `sold_by_seat`: what each seat had when it was sold. `discarded`:
 * treasures that left the game unsold, so it is never complete. `waiting`: complete and not sold yet; `brings`: what
 * each seat would get for it now (CAN-48), empty unless it waits.
 */
export interface Holdings {
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  size: number;
  on_board: number;
  palaces: number[];
  owned: number[];
  sold_at: number | null;
  sold_by_seat: number[];
  discarded: number;
  waiting: boolean;
  brings: number[];
}

/** A group that was sold after an auction: its value and the treasures of each seat. */
export interface Sale {
  group: "bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove";
  value: number;
  counts: number[];
}

/**
 * An auction that is over. `buyer` is None when nobody bid. `price` is 0 for a bribe, and `borrowed` the part of it
 * that became debt; `bid` is where the bidding stood. `brought`: what the treasures of this lot have brought the
 * buyer so far; `unsold`: how many of them are still waiting for their group. `gain`: what it has brought, less its
 * price. `sales`: what was sold right after it. `wealth`: money less twice the debt of every seat after it.
 */
export interface Auction {
  number: number;
  palace: number;
  lot: ("bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove")[];
  starter: number;
  buyer: number | null;
  price: number;
  borrowed: number;
  bid: number;
  bribe: boolean;
  brought: number;
  unsold: number;
  gain: number;
  sales: Sale[];
  wealth: number[];
}

/**
 * The table as everybody sees it. `column`, `gondola`: palaces, None before the first auction. `lowest`, `highest`:
 * the bids that are possible now (`lowest` is above `highest` when none is); `loans`: those above the money of the
 * seat to move. `completes`: what taking the lot sells at once. `waiting`: complete groups the `buyer` is selling.
 * `unseen`: values of markers nobody has seen; with an open row the two that were left out. `kinds`: groups with a
 * treasure on the board; with two or fewer it ends (CAN-55). `quiet`: auctions in a row without a bid; with
 * `quiet_end` it ends (CAN-33; with `no_bid=discard` nothing is counted). `start`: the worth of every seat before the
 * first auction.
 */
export interface View {
  options: Table;
  phase: "asking" | "bidding" | "choosing" | "drawing-palace" | "drawing-starter" | "over" | "placing" | "revealing" | "selling" | "values";
  to_move: number | null;
  auction: number;
  palaces: Palace[];
  column: number | null;
  gondola: number | null;
  lot: ("bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove")[];
  bid: number;
  high: number | null;
  starter: number | null;
  lowest: number;
  highest: number;
  loans: Loan[];
  completes: Completion[];
  players: Player[];
  row: Space[];
  unseen: number[];
  groups: Holdings[];
  buyer: number | null;
  waiting: ("bust" | "candelabrum" | "clock" | "fan" | "goblet" | "lamp" | "lion" | "mirror" | "necklace" | "painting" | "ring" | "stove")[];
  kinds: number;
  quiet: number;
  quiet_end: number;
  start: number[];
  history: Auction[];
}
