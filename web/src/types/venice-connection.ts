// Generated from the moves, events, view and study of venice-connection by `make types`: change it there.

/** Fortuna's: this seat makes the first turn (VC-18). */
export interface Begin {
  type: "begin";
  seat: number;
}

/** Enter a tile of this turn (VC-83); while proving, add a private scratch tile (VC-44). */
export interface Lay {
  type: "lay";
  x: number;
  y: number;
  face: string;
}

/** The tiles entered are this turn's move (VC-83). */
export interface Confirm {
  type: "confirm";
}

/** The call: the canal can no longer be closed (VC-36). */
export interface Impossible {
  type: "impossible";
}

/** Submit the laid and scratch tiles as the closed canal (VC-41). */
export interface Show {
  type: "proof";
}

/** The challenged player gives up (VC-42). */
export interface Concede {
  type: "concede";
}

export type Move = Begin | Lay | Confirm | Impossible | Show | Concede;

/** A game of the match begins with this seat (VC-18, VC-63). */
export interface Began {
  type: "began";
  seat: number;
  game: number;
}

/** A tile of the running turn; nothing counts before it is confirmed (VC-83). */
export interface Entered {
  type: "entered";
  seat: number;
  tile: string;
}

/** A turn was made with these tiles, where they lie now (VC-10, VC-34). */
export interface Laid {
  type: "laid";
  seat: number;
  tiles: string[];
  count: number;
  left: number;
}

/** A player called "Impossible!" against the player of the last turn (VC-36, VC-37). */
export interface Called {
  type: "called";
  seat: number;
  challenged_seat: number;
}

/** The challenged player added a scratch tile to the private proof (VC-44, VC-81). */
export interface ScratchLaid {
  type: "scratch-laid";
  seat: number;
  tile: string;
}

/** The challenged player showed a completion (VC-41). */
export interface Proved {
  type: "proved";
  seat: number;
  tiles: string[];
}

/** The challenged player shows no completion (VC-42). */
export interface Conceded {
  type: "conceded";
  seat: number;
}

/** The arbiter decided a call; `tiles` is a completion if there is one (VC-45). */
export interface Judged {
  type: "judged";
  seat: number;
  completable: boolean;
  tiles: string[];
}

/**
 * A game is over (VC-60). `completable`: whether the laid tiles could still have become a closed canal; `tiles`: one
 * way to.
 */
export interface Ended {
  type: "ended";
  seat: number;
  other_seat: number;
  reason: string;
  game: number;
  completable: boolean;
  tiles: string[];
}

/** A match of several games is decided (VC-63). */
export interface MatchWon {
  type: "match-won";
  seat: number;
  wins: number;
  losses: number;
}

export type Event = Began | Entered | Laid | Called | ScratchLaid | Proved | Conceded | Judged | Ended | MatchWon;

/** The options of the table. */
export interface Table {
  challenge: "arbiter" | "auto" | "prove";
  supply: number;
  bridge: boolean;
  starter: "alternate" | "random" | "seat-1" | "seat-2";
  match_length: number;
  mint_tide: boolean;
  teaching: boolean;
  show_proof_building: boolean;
  proof_seconds: number;
}

/** A tile on the table; the face as in VC-09 and VC-75. */
export interface Tile {
  x: number;
  y: number;
  face: string;
}

/** Tiles left in the supply: all, and by kind (VC-75). Entered and visible scratch tiles are already taken out. */
export interface Left {
  total: number;
  plain: number;
  t_straight: number;
  t_bend: number;
}

/** A wet edge (N, E, S or W) of the tile on x,y whose neighbouring cell is empty. */
export interface OpenEnd {
  x: number;
  y: number;
  side: string;
}

/**
 * A finished game (VC-60). `completion`: tiles that would have closed the canal; empty when it is closed or there are
 * none. `left`: tiles that were left in the supply, a proof taken out.
 */
export interface Result {
  winner: number;
  reason: string;
  starter: number;
  tiles: Tile[];
  proof: Tile[];
  completable: boolean;
  completion: Tile[];
  left: number;
}

/**
 * The table as one seat sees it. The last `last` of `tiles` were laid in the last turn. `most`: the most tiles a turn
 * may have now (VC-23). `turnable`: the faces to which each of the `entered` tiles, or of the `scratch` tiles of a
 * proof, could be turned with all others as they are.
 */
export interface View {
  options: Table;
  phase: "over" | "prove" | "start" | "turn";
  game: number;
  wins: [number, number];
  starter: number | null;
  to_move: number | null;
  challenged: number | null;
  turns: number;
  tiles: Tile[];
  last: number;
  entered: Tile[];
  scratch: Tile[];
  turnable: string[][];
  most: number;
  left: Left;
  open_ends: OpenEnd[];
  position: string;
  completable: boolean | null;
  results: Result[];
}

export type Leads = "closes" | "loses" | "ruins" | "wins";

export type Worth = "closed" | "loses" | "ruined" | "unsolved" | "wins";

export type Flag =
  | "best"
  | "missed-call"
  | "missed-proof"
  | "missed-win"
  | "mistake"
  | "proof"
  | "right-call"
  | "ruin"
  | "slower"
  | "sooner"
  | "wrong-call";

/** How many choices lead there with this many turns to the end. */
export interface Count {
  leads: Leads;
  turns: number | null;
  count: number;
}

/** A turn, where it leads, and the turns to the end, this one included (none after a ruin). */
export interface Choice {
  turn: string;
  leads: Leads;
  turns: number | null;
}

/**
 * A sentence of the game's text: its key and its arguments. As in events, an argument named `seat` or `..._seat` is
 * the number of a seat, shown as the player's name.
 */
export interface Said {
  key: string;
  args: Record<string, string | number>;
}

/**
 * All about a position. `choices` are the live turns, best first; those that ruin are there only when asked for.
 * `to_move` is the seat whose turn it is or would be; none for a position laid freely. `line` is best play from here
 * to the end, both players' turns in order. `completion` holds the fewest tiles that close the canal, none when it is
 * ruined. `ruined_since` is the turn of this game that ruined it. Without a solution (`solved` is false) `choices`
 * are the closing turns only.
 */
export interface Analysis {
  position: string;
  tiles: string[];
  left: number;
  supply: number;
  bridge: boolean;
  solved: boolean;
  to_move: number | null;
  worth: Worth;
  turns: number | null;
  legal: number;
  live: number | null;
  counts: Count[];
  choices: Choice[];
  line: string[];
  completion: string[] | null;
  ruined_since: number | null;
  says: Said[];
}

/**
 * A turn, a call or an answer to a call, judged. `entry` is the log's entry that completed it, `start` the number of
 * entries before its first one. `turn` counts in its game of the match. `before` and `turns_before` are what the
 * position was worth to the seat, `after` and `turns_after` what it was worth to the same seat afterwards: `wins`,
 * `loses`, or none without a solution. `better` is what would have been better, if anything.
 */
export interface Decision {
  entry: number;
  start: number;
  game: number;
  turn: number;
  seat: number;
  played: string;
  position: string;
  before: Worth;
  turns_before: number | null;
  after: "loses" | "wins" | null;
  turns_after: number | null;
  flags: Flag[];
  turning_point: boolean;
  better: string | null;
  says: Said[];
}

/**
 * A match looked back at. `turning_points` are indexes into `decisions`, in order. `ruined_since` has for every game
 * the turn that ruined the canal, or none.
 */
export interface Review {
  solved: boolean;
  decisions: Decision[];
  turning_points: number[];
  ruined_since: (number | null)[];
  says: Said[];
}

/**
 * Find the one turn that wins. `turns` is how soon: turns of both players, the closing one included. `most`: the most
 * tiles a turn may have (VC-23).
 */
export interface Puzzle {
  number: number;
  grade: number;
  position: string;
  tiles: string[];
  left: number;
  most: number;
  supply: number;
  turns: number;
}

/**
 * What an answer to a puzzle is worth. `leads` is none when the puzzle was given up or the answer was a call. `reply`
 * refutes a wrong answer: a turn, `impossible`, or a whole proof (`proof 0,1:L ...`). `line` is best play after the
 * answer and begins with the reply; when the puzzle was given up it is the whole solution. `solution` and the
 * explanation are shown when the puzzle is over.
 */
export interface Checked {
  number: number;
  right: boolean;
  leads: Leads | null;
  turns: number | null;
  reply: string | null;
  line: string[];
  solution: string | null;
  says: Said[];
}
