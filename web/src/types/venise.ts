// Generated from the moves, events, view and workshop of venise by `make types`: change it there.

/** Lay a short plank, with a card or a joker (VE-A2). */
export interface Short {
  type: "short";
  place: string;
  joker: boolean;
}

/** Lay a long plank, with a card or a joker (VE-A6). */
export interface Long {
  type: "long";
  place: string;
  joker: boolean;
}

/** Take a plank away into one's own supply (VE-A8). */
export interface Remove {
  type: "remove";
  place: string;
  joker: boolean;
}

/** Take this plank up to put it elsewhere (VE-A12); `to` follows. */
export interface Lift {
  type: "move";
  place: string;
  joker: boolean;
}

/** Put the plank that was taken up into this place (VE-A13). */
export interface Set {
  type: "to";
  place: string;
}

/** Play a card for up to this many steps (VE-A16); the steps follow. */
export interface Walk {
  type: "walk";
  steps: 1 | 2 | 3;
  joker: boolean;
}

/** One step onto a neighbouring field or plank (VE-G19). */
export interface Step {
  type: "step";
  to: string;
}

/** Make no more steps with this card (VE-A17). */
export interface Stop {
  type: "stop";
}

/** Take a joker instead of playing cards (VE-T7). */
export interface TakeJoker {
  type: "take-joker";
}

/** Exchange four ordinary cards for a joker (VE-T10); the cards follow. */
export interface Exchange {
  type: "exchange";
}

/** One of the four cards for a joker (VE-T10). */
export interface Give {
  type: "give";
  card: "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3";
}

/** Play no more cards and draw (VE-T14). */
export interface EndPlay {
  type: "end-play";
}

/** After drawing: keep the hand as it is (VE-T13). */
export interface EndTurn {
  type: "end-turn";
}

/** One of the cards above eight (VE-T17). */
export interface Discard {
  type: "discard";
  card: "joker" | "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3";
}

/** A stranded player gets a plank (VE-V6). */
export interface Rescue {
  type: "rescue";
  plank: "long" | "short";
}

/** Choose a colour that is free (VE-S4). */
export interface Choose {
  type: "choose";
  colour: "diamond" | "emerald" | "ruby" | "topaz";
}

/** Any colour will do (VE-S4). */
export interface NoChoice {
  type: "no-choice";
}

/** This seat makes the first turn: Fortuna's, or the first seat's (VE-S15). */
export interface Begin {
  type: "begin";
  seat: number;
}

/** Fortuna's: the next seat without a colour gets this one (VE-S4). */
export interface Assign {
  type: "assign";
  colour: "diamond" | "emerald" | "ruby" | "topaz";
}

/** Fortuna's: the card that is drawn (VE-S11, VE-T14); a joker only where VE-T17 puts it into the pile. */
export interface Draw {
  type: "draw";
  card: "joker" | "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3";
}

export type Move =
  | Short
  | Long
  | Remove
  | Lift
  | Set
  | Walk
  | Step
  | Stop
  | TakeJoker
  | Exchange
  | Give
  | EndPlay
  | EndTurn
  | Discard
  | Rescue
  | Choose
  | NoChoice
  | Begin
  | Assign
  | Draw;

/** A seat has its colour: it chose it, or it was drawn or left over (VE-S4). */
export interface Coloured {
  type: "coloured";
  seat: number;
  colour: "diamond" | "emerald" | "ruby" | "topaz";
  chosen: boolean;
}

/** A seat leaves its colour to chance (VE-S4). */
export interface Undecided {
  type: "undecided";
  seat: number;
}

/** This seat makes the first turn (VE-S15). */
export interface Began {
  type: "began";
  seat: number;
}

/** A card went from the draw pile into a hand; `left` cards remain (VE-S11, VE-T14). */
export interface Drawn {
  type: "drawn";
  seat: number;
  left: number;
}

/** The card that was drawn; only the player who drew it hears this (VE-P6). */
export interface Got {
  type: "got";
  seat: number;
  card: "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3";
}

/** A joker was drawn and shown to all; a player with two already does not keep it (VE-T17). */
export interface JokerDrawn {
  type: "joker-drawn";
  seat: number;
  kept: boolean;
  left: number;
}

/** The discard pile became the draw pile (VE-T15). */
export interface Reshuffled {
  type: "reshuffled";
  count: number;
}

/** All hands are complete; `left` cards remain to be drawn (VE-S12). */
export interface Dealt {
  type: "dealt";
  hand: number;
  left: number;
}

/** A plank was laid (VE-A2, VE-A6). */
export interface Laid {
  type: "laid";
  seat: number;
  plank: "long" | "short";
  place: string;
  joker: boolean;
  cost: number;
  tiles: number;
}

/** A plank was taken away; these fell into the water with it (VE-A8, VE-G22). */
export interface Removed {
  type: "removed";
  seat: number;
  plank: "long" | "short";
  place: string;
  fallen: string[];
  count: number;
  joker: boolean;
  cost: number;
  tiles: number;
}

/** A plank was taken up to be moved; these fell into the water with it (VE-A13). */
export interface Lifted {
  type: "lifted";
  seat: number;
  plank: "long" | "short";
  place: string;
  fallen: string[];
  count: number;
  joker: boolean;
  cost: number;
  tiles: number;
}

/** The plank that was taken up was put into another place (VE-A13). */
export interface Moved {
  type: "moved";
  seat: number;
  plank: "long" | "short";
  place: string;
  to: string;
}

/** A card for up to this many steps was played (VE-A16). */
export interface Walking {
  type: "walking";
  seat: number;
  steps: number;
  joker: boolean;
  cost: number;
  tiles: number;
}

/** A pawn made a step (VE-G19). */
export interface Stepped {
  type: "stepped";
  seat: number;
  origin: string;
  to: string;
  left: number;
}

/** A walk is over: where it began, all fields entered, and how many steps they were (VE-A16, VE-A17). */
export interface Walked {
  type: "walked";
  seat: number;
  origin: string;
  path: string[];
  count: number;
}

/** A pawn entered the field of a gem of its colour (VE-A20); whether it brought an hourglass tile (VE-A22). */
export interface Collected {
  type: "collected";
  seat: number;
  field: string;
  gems: number;
  tile: boolean;
}

/** A joker was taken instead of playing cards (VE-T7). */
export interface JokerTaken {
  type: "joker-taken";
  seat: number;
}

/** A player exchanges four cards for a joker (VE-T10). */
export interface Exchanging {
  type: "exchanging";
  seat: number;
}

/** One of the four went face up on the discard pile (VE-T10). */
export interface Given {
  type: "given";
  seat: number;
  card: "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3";
}

/** All four are given and the joker is in the hand (VE-T10). */
export interface Exchanged {
  type: "exchanged";
  seat: number;
  cards: ("long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3")[];
}

/** A player ended playing cards without having played one (VE-T1). */
export interface PlayedNone {
  type: "played-none";
  seat: number;
}

/** A player plays no more cards this turn and has used this many hourglasses (VE-T3). */
export interface PlayEnded {
  type: "play-ended";
  seat: number;
  used: number;
}

/** The cards at the end of a turn are drawn (VE-T14). */
export interface Refilled {
  type: "refilled";
  seat: number;
  count: number;
  hand: number;
  left: number;
}

/** A card above the limit was put away (VE-T17). */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: "joker" | "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3";
}

/** A stranded player got a plank (VE-V6); `source`: `water`, `box` or `rival`, then `from_seat` says whose. */
export interface Rescued {
  type: "rescued";
  seat: number;
  plank: "long" | "short";
  source: string;
  from_seat: number | null;
}

/** The next player's turn begins (VE-S15). */
export interface TurnEnded {
  type: "turn-ended";
  seat: number;
  next_seat: number;
  round: number;
}

/** A player has all four gems (VE-E1); with `equal_turns` the round is finished first (VE-V5). */
export interface Completed {
  type: "completed";
  seat: number;
  last_round: boolean;
}

/** A player who completed leaves the match with this place; the hand is laid on the discard pile (VE-V1). */
export interface Placed {
  type: "placed";
  seat: number;
  place: number;
  cards: ("long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3")[];
}

/** The match is over; `reason` is the reason in the outcome (VE-E1 to VE-E5). */
export interface Ended {
  type: "ended";
  reason: string;
  seat: number | null;
}

export type Event =
  | Coloured
  | Undecided
  | Began
  | Drawn
  | Got
  | JokerDrawn
  | Reshuffled
  | Dealt
  | Laid
  | Removed
  | Lifted
  | Moved
  | Walking
  | Stepped
  | Walked
  | Collected
  | JokerTaken
  | Exchanging
  | Given
  | Exchanged
  | PlayedNone
  | PlayEnded
  | Refilled
  | Discarded
  | Rescued
  | TurnEnded
  | Completed
  | Placed
  | Ended;

/** The options of the table. */
export interface Table {
  board: string;
  own_board: string;
  wall_ends: "both" | "closed";
  colours: "chosen" | "free" | "random";
  two_player_corners: "adjacent" | "opposite";
  first_player: "chosen" | "random";
  start_hand: "random" | "set";
  places: "all" | "first";
  equal_turns: boolean;
  rescue: boolean;
  exchange_after_draw: boolean;
  discarded_jokers: "pile" | "place";
  discard_view: "all" | "top";
  standstill_rounds: number;
  most_rounds: number;
  planks_per_player: string;
  card_mix: string;
}

/** A field of a pole: planks from these directions touch it (VE-G8). */
export interface Field {
  name: string;
  ports: ("E" | "N" | "NE" | "NW" | "S" | "SE" | "SW" | "W")[];
}

/** A pole on the board (VE-G4 to VE-G11). `owner`: whose start it is. `printed`: no tile (VE-G7). */
export interface Pole {
  at: string;
  kind: "bridge" | "plain" | "start" | "wall";
  axis: "E-W" | "N-S" | "NE-SW" | "NW-SE" | null;
  owner: "diamond" | "emerald" | "ruby" | "topaz" | null;
  printed: boolean;
  fields: Field[];
}

/** The board of the table; it never changes during a match. `code` is what a link carries (VE-F1). */
export interface Board {
  id: string;
  name: Record<string, string>;
  side: "day" | "night";
  level: string;
  note: string;
  cols: number;
  rows: number;
  own: boolean;
  poles: Pole[];
  code: string;
}

/**
 * What everybody can know of a hand by counting (rules.md, section 7). `known`: cards that are certainly in it. The
 * others came from two pools: `old` of them were in the hand when the discard pile was last shuffled, `new` were
 * drawn since; `gone` are those that were put face up meanwhile.
 */
export interface Remembered {
  known: ("long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3")[];
  old: number;
  new: number;
  gone: ("long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3")[];
}

/**
 * What everybody sees of a player (VE-P3). `pawn` is None before colours are given and when it has left. `wants`: the
 * fields of the gems still to be fetched. `place`: the place of a player who has left the match (VE-V1).
 */
export interface Player {
  colour: "diamond" | "emerald" | "ruby" | "topaz" | null;
  pawn: string | null;
  gems: number;
  wants: string[];
  tiles: number;
  short: number;
  long: number;
  cards: number;
  jokers: number;
  place: number | null;
  completed: boolean;
  remembered: Remembered;
}

/**
 * A plank on the board, what its ends touch, and what it rests on besides poles (VE-G13). The ends of a stem also
 * touch the other stem of an X, if it lies (VE-G19). `carries`: the planks that fall into the water if it goes
 * (VE-G22). `here`: the seats whose pawns stand on it.
 */
export interface Plank {
  place: string;
  plank: "long" | "short";
  ends: string[];
  rests_on: string[];
  carries: string[];
  here: number[];
}

/** A gem still on the board. `seat`: the player who wants it. */
export interface Gem {
  field: string;
  colour: "diamond" | "emerald" | "ruby" | "topaz";
  seat: number;
}

/** A walk being made: where it began, the fields entered so far, the steps left (VE-A16). */
export interface Course {
  origin: string;
  path: string[];
  left: number;
}

/**
 * The running turn (VE-T1 to VE-T12). `base` is what everybody may spend in a turn without tiles (VE-T2); `limit` is
 * that plus the tiles spent; `left` is what may still be spent, unspent tiles included. `played`: cards played so
 * far, in order; a joker stands as `joker`. `lifted`: the plank that was taken up, and from where. `given`: cards
 * given so far for a joker; `resume`: the phase an exchange leads back to. `surplus`: cards above eight that must go.
 * `fresh`: nothing has been done yet (VE-V6). `acted`: something moved on the board (VE-E4).
 */
export interface Turn {
  seat: number;
  used: number;
  base: number;
  limit: number;
  left: number;
  played: ("joker" | "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3")[];
  walk: Course | null;
  lifted: string | null;
  given: ("long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3")[];
  resume: "after-joker" | "colours" | "deal" | "discard" | "draw" | "exchange" | "first" | "move" | "over" | "play" | "trim" | "walk";
  surplus: number;
  fresh: boolean;
  acted: boolean;
}

/** The discard pile. `cards`: how many of each kind, None if only the top may be seen (VE-V7). */
export interface Discards {
  count: number;
  top: "joker" | "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3" | null;
  cards: Record<string, number> | null;
}

/** Numbers of short and long planks. */
export interface Pair {
  short: number;
  long: number;
}

/**
 * The two pools the hands and the draw pile were filled from, as everybody can know them (see `Remembered`). `old`:
 * all unknown cards of the hands when the discard pile was last shuffled. `new`: what was drawn from since. `own_old`
 * and `own_new` are the viewer's share of each. `jokers`: how many are in the draw pile (VE-T17).
 */
export interface Memory {
  old: Record<string, number>;
  new: Record<string, number>;
  own_old: Record<string, number>;
  own_new: Record<string, number>;
  jokers: number;
}

/**
 * The shortest way to a gem, fewest planks first, then fewest steps (help for players). `path`: the fields entered
 * one after the other, planks by their places; `lay`: the planks of it still to be laid. `planks` and `steps` are
 * None, and the lists empty, if there is no way.
 */
export interface Way {
  gem: string;
  planks: number | null;
  steps: number | null;
  path: string[];
  lay: string[];
}

/** How far away a gem is after a move: planks to lay, and steps. `change`: compared with now. */
export interface Reach {
  gem: string;
  planks: number | null;
  steps: number | null;
  change: "better" | "same" | "worse";
}

/**
 * Where a legal move leads: what falls, and how far away the gems are then. A joker does what its card does. `type`
 * and `at` are those of the move: its place, or the field stepped on. Fields that one card reaches in several steps
 * are included; `path` are the fields entered on the way there, `at` the last of them (VE-A16). It is empty where
 * nobody walks.
 */
export interface Outlook {
  type: "long" | "move" | "remove" | "short" | "step" | "to";
  at: string;
  path: string[];
  falls: string[];
  reaches: Reach[];
}

/**
 * The table as one seat, or an onlooker (seat below 0), sees it. `order`: the seats in the order of their turns, the
 * first player first; empty before that is known. `idle`: turns since something last moved on the board (VE-E4).
 * `hand` is the viewer's. `ways`, `nearest` and `outlooks` are the viewer's, too; `outlooks` only while the viewer is
 * to move.
 */
export interface View {
  seat: number;
  options: Table;
  phase: "after-joker" | "colours" | "deal" | "discard" | "draw" | "exchange" | "first" | "move" | "over" | "play" | "trim" | "walk";
  board: Board;
  to_move: number | null;
  acting: number;
  to_draw: number;
  ended: string | null;
  round: number;
  order: number[];
  colours: ("diamond" | "emerald" | "ruby" | "topaz")[];
  undecided: number[];
  players: Player[];
  planks: Plank[];
  gems: Gem[];
  turn: Turn | null;
  hand: ("joker" | "long" | "move" | "remove" | "short" | "walk1" | "walk2" | "walk3")[];
  draw_pile: number;
  discards: Discards;
  jokers: number;
  tiles: number;
  water: Pair;
  box: Pair;
  idle: number;
  memory: Memory;
  prices: Record<string, number>;
  gems_each: number;
  ways: Way[];
  nearest: string | null;
  outlooks: Outlook[];
}

/**
 * One thing a check found: its rule, how bad it is, a sentence (`finding-<key>`), and where it is on the board. `at`:
 * names of slots, fields or places. An error keeps a board from being played.
 */
export interface Finding {
  rule: string;
  grade: "error" | "note" | "warning";
  key: string;
  args: Record<string, string | number>;
  at: string[];
}

/** A pole in a board file (VE-F1); `ports` for unusual tiles (VE-F2). */
export interface PoleSpec {
  at: string;
  kind: "bridge" | "plain" | "start" | "wall";
  axis: "E-W" | "N-S" | "NE-SW" | "NW-SE" | null;
  owner: "diamond" | "emerald" | "ruby" | "topaz" | null;
  ports: Record<string, string | string[] | null> | null;
}

/** A board as a file holds it (VE-F1), without the figures for testing. */
export interface BoardFile {
  format: "venise-board";
  version: 1;
  id: string;
  name: Record<string, string>;
  side: "day" | "night";
  level: "advanced" | "basic" | "custom" | "expert";
  note: string;
  cols: number;
  rows: number;
  symmetry: "none" | "rectangle" | "turn2" | "turn4";
  printed: string[];
  starts: Record<string, string>;
  poles: PoleSpec[];
  gems: Record<string, string[]>;
}

/** How many there are of each (`expect` of VE-F1). */
export interface Counts {
  poles: number;
  fields: number;
  walls: number;
  bridges: number;
  short: number;
  long: number;
  stem: number;
  crossbar: number;
}

/**
 * The cheapest tour of a colour alone on the board over its four gems (VE-B6). `cost`: hourglasses with straight and
 * diagonal planks alone; `stem_cost`: stems allowed. None: there is none. `gems`: in the order in which they are
 * fetched; `fields`: the poles' fields passed; `places`: the planks used. `planks`: the fewest planks from the start
 * to each gem, in the order of the file.
 */
export interface Tour {
  colour: "diamond" | "emerald" | "ruby" | "topaz";
  cost: number | null;
  stem_cost: number | null;
  gems: string[];
  fields: string[];
  places: string[];
  planks: (number | null)[];
}

/**
 * What the workshop says of a text. `playable`: no error was found. `file` and `board` are None if the text is not a
 * board at all. `unreachable`: fields that nobody can reach (VE-M9). `symmetries`: those that hold. `code`: what a
 * link carries and the option `own_board` takes.
 */
export interface Report {
  playable: boolean;
  findings: Finding[];
  file: BoardFile | null;
  board: Board | null;
  counts: Counts | null;
  symmetries: ("none" | "rectangle" | "turn2" | "turn4")[];
  unreachable: string[];
  tours: Tour[];
  code: string;
}
