// Generated from the moves, events and view of canal-grande by `make types`: change it there.

/** Fortuna's: the next card of the action pile or of the number pile is this one (CG-101). */
export interface Draw {
  type: "draw";
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
}

/** Fortuna's: this card is the one the traitor takes (CG-451). */
export interface Pluck {
  type: "pluck";
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
}

/** Fortuna's: this seat divides first (CG-307). */
export interface First {
  type: "first";
  seat: number;
}

/** Put a revealed card into the second tray; at first all of them lie in the first (CG-421). */
export interface Put {
  type: "put";
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
}

/** The trays are the split (CG-421), or the cards picked are laid in the vote (CG-481, CG-486). */
export interface Confirm {
  type: "confirm";
}

/** Take this offer, 1 or 2 (CG-431). */
export interface Choose {
  type: "choose";
  offer: number;
}

/** Resolve a special of this kind next; not asked when only one kind is left (CG-444). */
export interface Resolve {
  type: "resolve";
  card: "DOG" | "SPY" | "TRA";
}

/** The traitor takes a card from this seat (CG-451). */
export interface Betray {
  type: "betray";
  seat: number;
}

/** The traitor takes nothing (CG-453). */
export interface Forgo {
  type: "forgo";
}

/**
 * Pick a card of this district for the vote; a gondola comes along where one is needed (CG-481, CG-491). Nobody else
 * sees the card before it is confirmed.
 */
export interface Lay {
  type: "lay";
  card: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO";
}

/** Lay nothing in this vote (CG-488, CG-565). */
export interface Pass {
  type: "pass";
}

/** Draw the catch-up cards (CG-621, CG-642). */
export interface CatchUp {
  type: "catch-up";
}

/** Draw no catch-up cards (CG-621). */
export interface Decline {
  type: "decline";
}

export type Move =
  | Draw
  | Pluck
  | First
  | Put
  | Confirm
  | Choose
  | Resolve
  | Betray
  | Forgo
  | Lay
  | Pass
  | CatchUp
  | Decline;

/** A card of the first hands was dealt, unseen by the others (CG-302, CG-312). */
export interface Dealt {
  type: "dealt";
  seat: number;
}

/** Which card that was. Only its owner hears it. */
export interface FirstCard {
  type: "first-card";
  seat: number;
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
}

/** The whole first hand, with the gondola of the game for four (CG-313). Only its owner hears it. */
export interface FirstHand {
  type: "first-hand";
  seat: number;
  cards: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
}

/** A card went unseen from the pile into a hand (CG-462, CG-622). */
export interface Drew {
  type: "drew";
  seat: number;
  source: "catch-up" | "spy";
}

/** Which card that was. Only the drawer hears it. */
export interface Got {
  type: "got";
  seat: number;
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
  source: "catch-up" | "spy";
}

/** A special was drawn and laid open. `used`: it will be resolved, not discarded (CG-463, CG-464, CG-622). */
export interface Turned {
  type: "turned";
  seat: number;
  card: "DOG" | "SPY" | "TRA";
  source: "catch-up" | "spy";
  used: boolean;
}

/** The hands are dealt, and this seat divides first (CG-307, CG-316). */
export interface Began {
  type: "began";
  seat: number;
}

/** A round begins: the first seat divides, the second chooses (CG-401, CG-511). */
export interface RoundBegan {
  type: "round-began";
  seat: number;
  chooser_seat: number;
  round: number;
  phase: number;
}

/** A card was turned face up before the divider (CG-411). */
export interface Revealed {
  type: "revealed";
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
}

/** All cards of the round lie face up (CG-411). */
export interface Shown {
  type: "shown";
  seat: number;
  cards: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
}

/** The divider put a card into the second tray (CG-421). */
export interface PutOver {
  type: "put-over";
  seat: number;
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
}

/** The two offers (CG-421, CG-422). */
export interface Split {
  type: "split";
  seat: number;
  first: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  second: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
}

/** The chooser took an offer, 1 or 2 (CG-431). */
export interface Chose {
  type: "chose";
  seat: number;
  offer: number;
}

/**
 * A player takes an offer: numbers laid out, hand cards, specials to resolve (CG-441, CG-442, CG-444). `points` is
 * what the numbers add, `total` what the side has now.
 */
export interface Took {
  type: "took";
  seat: number;
  numbers: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  hand: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  hand_count: number;
  specials: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  special_count: number;
  points: number;
  total: number;
}

/** A player resolves a special (CG-444). */
export interface Resolving {
  type: "resolving";
  seat: number;
  card: "DOG" | "SPY" | "TRA";
}

/** A traitor takes a card from the victim's hand (CG-451); everybody sees that it moved (CG-455). */
export interface Betrayed {
  type: "betrayed";
  seat: number;
  victim_seat: number;
}

/** Which card the traitor took. Only thief and victim hear it (CG-455). */
export interface Stole {
  type: "stole";
  seat: number;
  victim_seat: number;
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
}

/** A traitor was discarded unused (CG-453). */
export interface Forwent {
  type: "forwent";
  seat: number;
}

/** No opponent holds a card: the traitor has no effect (CG-454). */
export interface NoVictim {
  type: "no-victim";
  seat: number;
}

/** The doge has no effect: neither its owner nor the partner holds a district card (CG-472, CG-561). */
export interface Void {
  type: "void";
  seat: number;
}

/** A doge starts a vote (CG-471); `leader_seat` is the partner if the owner has no district card (CG-561). */
export interface VoteBegan {
  type: "vote-began";
  seat: number;
  leader_seat: number;
  partner_leads: boolean;
}

/** A card was picked for the vote, not laid yet. Only the player hears it (CG-811). */
export interface Picked {
  type: "picked";
  seat: number;
  card: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO";
}

/** Cards laid in the vote, including gondolas; `total` is what the side has now (CG-481, CG-486). */
export interface Laid {
  type: "laid";
  seat: number;
  district: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO";
  cards: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  total: number;
  opening: boolean;
}

/** A player passes (CG-488, CG-565). Nobody learns whether anything could have been laid (CG-812). */
export interface Passed {
  type: "passed";
  seat: number;
}

/**
 * A side won the vote, `total` against `other` (CG-488, CG-570). `seat` is its player, or the first one of the team;
 * `partner_seat` is the second one, or nobody.
 */
export interface VoteWon {
  type: "vote-won";
  seat: number;
  partner_seat: number | null;
  district: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO";
  total: number;
  other: number;
}

/** The card that becomes the trophy was laid by `seat` (CG-501, CG-502, CG-571); the side now has `count` of it. */
export interface Trophy {
  type: "trophy";
  seat: number;
  district: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO";
  side: number;
  count: number;
}

/** What a player loses after a vote (CG-503, CG-504, CG-572). */
export interface Discarded {
  type: "discarded";
  seat: number;
  cards: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
}

/** What a player takes back into the hand after a vote (CG-504, CG-572). */
export interface TookBack {
  type: "took-back";
  seat: number;
  cards: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
}

/** The phase is over with these totals of the two sides (CG-603, CG-641). */
export interface PhaseEnded {
  type: "phase-ended";
  phase: number;
  first: number;
  second: number;
}

/** A player of the lower side may draw (CG-621, CG-642). */
export interface MayCatchUp {
  type: "may-catch-up";
  seat: number;
  count: number;
}

/** The player draws (CG-621). */
export interface CaughtUp {
  type: "caught-up";
  seat: number;
  count: number;
}

/** The player does not draw (CG-621). */
export interface Declined {
  type: "declined";
  seat: number;
}

/** The action pile ran out, and the discards become the new pile (CG-412). */
export interface Refilled {
  type: "refilled";
  count: number;
}

/** After a phase, discards and number cards go back into their piles (CG-623, CG-624). */
export interface Reshuffled {
  type: "reshuffled";
  action: number;
  numbers: number;
}

/**
 * One of the two offers in hindsight, and what it was worth to the chooser and to the divider, in cards. `margin`:
 * what the chooser's side gains over the other by taking it and leaving the other offer to the divider.
 */
export interface OfferWorth {
  cards: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  to_chooser: number;
  to_divider: number;
  margin: number;
}

/**
 * A split in hindsight. `best_first` and `best_second` are the best split for the divider, and `best_margin` is the
 * most the chooser's side could have gained from it. `divider_regret` is what the split gave away compared with that
 * one, `chooser_regret` what the choice gave away compared with the other offer; 0: nothing could have been done
 * better.
 */
export interface SplitWorth {
  round: number;
  phase: number;
  divider: number;
  chooser: number;
  chosen: number;
  hands: (("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[])[];
  numbers: (("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[])[];
  trophies: (("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[])[];
  offers: OfferWorth[];
  best_first: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  best_second: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  best_margin: number;
  divider_regret: number;
  chooser_regret: number;
}

/** What lies open when a match is over: the last hands by seat, and every split. */
export interface LookBack {
  hands: (("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[])[];
  splits: SplitWorth[];
}

/** The game is won (CG-701); for `partner_seat` see VoteWon. Hands and splits lie open from now on (CG-821). */
export interface Ended {
  type: "ended";
  seat: number;
  partner_seat: number | null;
  reason: "four" | "six";
  district: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO";
  looked_back: LookBack;
}

/** Nobody has won in 200 rounds (CG-705). */
export interface Drawn {
  type: "drawn";
  rounds: number;
  looked_back: LookBack;
}

export type Event =
  | Dealt
  | FirstCard
  | FirstHand
  | Drew
  | Got
  | Turned
  | Began
  | RoundBegan
  | Revealed
  | Shown
  | PutOver
  | Split
  | Chose
  | Took
  | Resolving
  | Betrayed
  | Stole
  | Forwent
  | NoVictim
  | Void
  | VoteBegan
  | Picked
  | Laid
  | Passed
  | VoteWon
  | Trophy
  | Discarded
  | TookBack
  | PhaseEnded
  | MayCatchUp
  | CaughtUp
  | Declined
  | Refilled
  | Reshuffled
  | Ended
  | Drawn;

/** The options as they apply at this table: with four players votes are always free and open to gondolas. */
export interface Table {
  vote_rule: "free" | "match" | "outbid";
  join_without_match: boolean;
  catchup_specials: "discard" | "resolve";
  spy_chain: boolean;
  gondola_scope: "move" | "vote";
  number_split: "4-5-5" | "5-5-4";
}

/** What wins the match (CG-701): trophies of this many different districts, or this many of one. */
export interface Goal {
  different: number;
  same: number;
}

/**
 * One player. `hand`: the cards of the viewer, without those picked for a vote, and of everybody when the match is
 * over; None if the viewer may not see them. `known`: cards of this hand the viewer can be sure of, because they were
 * taken openly or moved before the viewer's eyes; `unknown`: how many others there are.
 */
export interface Player {
  seat: number;
  side: number;
  hand_size: number;
  hand: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[] | null;
  known: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  unknown: number;
  numbers: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  total: number;
}

/**
 * A player, or a team of two. `trophies` and `decisive` are in the order of the districts. `decisive`: the next
 * trophy of that district wins the game for this side (CG-701). `full`: its points end the phase (CG-603, CG-641).
 * `missing`: districts without a trophy; `most`: trophies of the district with most of them.
 */
export interface Side {
  side: number;
  seats: number[];
  total: number;
  full: boolean;
  trophies: number[];
  decisive: boolean[];
  missing: number;
  most: number;
}

/**
 * A tray while the divider splits, an offer afterwards. `points`: the sum of its number cards; `chooser_total` and
 * `divider_total`: the totals of the two sides if the chooser takes this one; `chooser_full` and `divider_full`:
 * whether these are enough to end the phase; `ends_phase`: whether taking it ends the phase (CG-603, CG-641);
 * `taken_by`: who has taken it.
 */
export interface Tray {
  cards: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  points: number;
  chooser_total: number;
  divider_total: number;
  chooser_full: boolean;
  divider_full: boolean;
  ends_phase: boolean;
  taken_by: number | null;
}

/**
 * Cards of one district other than the contested one, laid with a gondola (CG-491). `gondolas`: how many are laid
 * with them. In a draft: none where the district is open already (CG-493). Where every move takes a gondola of its
 * own (CG-665) those of later moves are counted with the first group.
 */
export interface Group {
  district: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO";
  count: number;
  gondolas: number;
}

/** What a player has laid in the vote. `first`: the district of the first card, which a loser gives up (CG-504). */
export interface Row {
  seat: number;
  contested: number;
  groups: Group[];
  gondolas: number;
  total: number;
  first: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO" | null;
  passed: boolean;
}

/**
 * Cards picked for the vote and not confirmed; only the player to move sees them (CG-811). `district` is the
 * contested one; `total` is what the player's total would be, `side_total` that of the side; `first` is the district
 * of the first group.
 */
export interface Draft {
  district: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO" | null;
  contested: number;
  groups: Group[];
  gondolas: number;
  first: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO" | null;
  total: number;
  side_total: number;
}

/** Why the viewer cannot lay cards of this kind now: the rule, and `refusal-<reason>` with its arguments. */
export interface WhyNot {
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
  rule: string;
  reason: string;
  args: Record<string, string | number>;
}

/**
 * A running vote. `need`: the total the player asked must reach to go on; None if any card will do (CG-566).
 * `givers`: who laid the first contested card of each side, which becomes the trophy if it wins (CG-501, CG-571).
 * `tie_side`: the side that wins a tie (CG-489, CG-570); None where there are none. `passing`: what a pass would mean
 * for the side of the player asked once all opponents are out (CG-569); None where that is open.
 */
export interface Vote {
  challenger: number;
  leader: number;
  district: "CAN" | "CAS" | "DOR" | "SCR" | "SMA" | "SPO" | null;
  asked: number;
  need: number | null;
  rows: Row[];
  totals: number[];
  givers: (number | null)[];
  tie_side: number | null;
  passing: "loses" | "wins" | null;
  draft: Draft | null;
  why_not: WhyNot[];
}

/**
 * Where the copies of a card are, as far as the viewer can count; the numbers add up to `total`. `known`: certainly
 * in the hands of others; `table`: in trays, offers or the vote; `unknown`: in the pile or unseen in a hand.
 * `points`: what one of them counts as a number card (CG-203).
 */
export interface Copies {
  card: "1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA";
  points: number;
  total: number;
  trophies: number;
  discards: number;
  hand: number;
  table: number;
  known: number;
  unknown: number;
}

/**
 * The table as one seat sees it (`seat` below 0: an onlooker). `active` resolves specials: the chooser, then the
 * divider, or a player who catches up (`turn_of`). `due`: cards that Fortuna has yet to draw; `catch_up`: how many a
 * catch-up draw brings; `aside`: specials that will be discarded when the last card is drawn; `waiting`: who may
 * catch up after the active player. There are two `trays`, or none between rounds; a split leaves at least
 * `least_offer` cards in each (CG-421). `drawers`: by the number of points in the offer that the chooser takes, which
 * seats may draw because that ends the phase (CG-621, CG-642); None where it goes on; empty when nothing is offered.
 * `victim` is whom a traitor is robbing. `memory` is what a searching bot needs (see `trail.py`).
 */
export interface View {
  seat: number;
  seats: number;
  options: Table;
  stage: "catch-up" | "catch-up-draw" | "choose" | "deal" | "first" | "over" | "pluck" | "resolve" | "reveal" | "split" | "spy" | "traitor" | "vote";
  to_move: number | null;
  phase: number;
  round: number;
  threshold: number;
  goal: Goal;
  least_offer: number;
  divider: number | null;
  chooser: number | null;
  active: number | null;
  turn_of: "catch-up" | "chooser" | "divider";
  players: Player[];
  sides: Side[];
  action_pile: number;
  number_pile: number;
  discards: ("1" | "2" | "3" | "CAN" | "CAS" | "DOG" | "DOR" | "GON" | "SCR" | "SMA" | "SPO" | "SPY" | "TRA")[];
  trays: Tray[];
  pending: ("DOG" | "SPY" | "TRA")[];
  resolving: "DOG" | "SPY" | "TRA" | null;
  victim: number | null;
  aside: ("DOG" | "SPY" | "TRA")[];
  due: number;
  catch_up: number;
  drawers: (number[] | null)[];
  waiting: number[];
  vote: Vote | null;
  copies: Copies[];
  winner: number | null;
  reason: "draw" | "four" | "six" | null;
  looked_back: LookBack | null;
  memory: number[];
}
