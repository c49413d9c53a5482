// Generated from the moves, events and view of pebbles by `make types`: change it there.

/** Fortuna lets the next player draw this stone (TOY-3). */
export interface Draw {
  type: "draw";
  stone: "black" | "grey" | "white";
}

/** Fortuna sends no wave (TOY-6). */
export interface Calm {
  type: "calm";
}

/** Fortuna sends a wave (TOY-6). */
export interface Wave {
  type: "wave";
}

/** Take pebbles from the heap (TOY-5). */
export interface Take {
  type: "take";
  count: number;
}

/** Look secretly at another player's stone (TOY-7). */
export interface Peek {
  type: "peek";
  of_seat: number;
}

/** Point at the player whose stone will be guessed (TOY-8). */
export interface Point {
  type: "point";
  of_seat: number;
}

/** Name the colour (TOY-8). */
export interface Name {
  type: "name";
  stone: "black" | "grey" | "white";
}

export type Move = Draw | Calm | Wave | Take | Peek | Point | Name;

/** A player has drawn a stone (TOY-3); its colour is for the owner alone. */
export interface Drawn {
  type: "drawn";
  seat: number;
}

/** A player sees a hidden stone: their own (TOY-3) or another's (TOY-7). Only that player hears it. */
export interface Seen {
  type: "seen";
  seat: number;
  of_seat: number;
  stone: "black" | "grey" | "white";
}

/** Pebbles left the heap (TOY-5). */
export interface Taken {
  type: "taken";
  seat: number;
  count: number;
  left: number;
}

/** After a greedy turn a wave came, or not (TOY-6). */
export interface Washed {
  type: "washed";
  seat: number;
  wave: boolean;
}

/** Somebody looked at somebody's stone (TOY-7). */
export interface Peeked {
  type: "peeked";
  seat: number;
  of_seat: number;
}

/** A guess was announced (TOY-8). */
export interface Pointed {
  type: "pointed";
  seat: number;
  of_seat: number;
}

/** A colour was named, rightly or wrongly (TOY-10). */
export interface Guessed {
  type: "guessed";
  seat: number;
  of_seat: number;
  stone: "black" | "grey" | "white";
  right: boolean;
}

/** A stone was laid open (TOY-10, TOY-11). */
export interface Shown {
  type: "shown";
  seat: number;
  stone: "black" | "grey" | "white";
}

export type Event = Drawn | Seen | Taken | Washed | Peeked | Pointed | Guessed | Shown;

/** A guess (TOY-8): of whom, and the colour once it is named. */
export interface Guess {
  of_seat: number;
  stone: "black" | "grey" | "white" | null;
}

/** One player as the viewer sees it. `stone` is None if the viewer does not know it; `open`: everybody knows it. */
export interface Player {
  taken: number;
  drawn: boolean;
  stone: "black" | "grey" | "white" | null;
  open: boolean;
  peeked: number | null;
  guess: Guess | null;
}

/** The table as one seat sees it (`seat` below 0: an onlooker). */
export interface View {
  seat: number;
  to_move: number;
  turn: number;
  heap: number;
  lagoon: number;
  players: Player[];
  waves: boolean;
  last_taker: number | null;
  heap_size: number;
  peek: boolean;
  last: string;
}
