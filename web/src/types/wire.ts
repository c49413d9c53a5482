// Generated from src/serenissima/tables/messages by `make types`: change it there.

export type OptionValue = string | number | boolean;

/** Play this move as entry number `entry`. `id` is the client's number for the request, repeated in a refusal. */
export interface Play {
  type: "play";
  entry: number;
  move: unknown;
  id?: number;
}

/** Would this move be allowed now, and if not, why? Answered by `Answer`; nothing is played. */
export interface Ask {
  type: "ask";
  move: unknown;
  id?: number;
}

/** Undo entry `to` and everything after it (without `to`: my last move). If it is not free, the others are asked. */
export interface Undo {
  type: "undo";
  entry: number;
  to?: number | null;
  id?: number;
}

/** My answer to another seat's wish to undo. */
export interface Consent {
  type: "consent";
  entry: number;
  agree: boolean;
  id?: number;
}

/** I give up. `seat` is needed only if one visitor holds several. */
export interface Resign {
  type: "resign";
  entry: number;
  seat?: number | null;
  id?: number;
}

/** Give the seat of somebody who is away, or my own, to a bot of this level; see `Return`. */
export interface Replace {
  type: "replace";
  seat: number;
  bot: string;
  id?: number;
}

/** I am back: give me the seat a bot holds for me (`SeatInfo.was_mine`). */
export interface Return {
  type: "return";
  id?: number;
}

/** Are you there? Answered by `Pong`. */
export interface Ping {
  type: "ping";
}

export type Incoming = Play | Ask | Undo | Consent | Resign | Replace | Return | Ping;

/**
 * One seat of a table. `team`: seats with the same number play together. `here`: its owner is connected now (always
 * true for bots). `mine`: it belongs to this visitor. `was_mine`: a bot plays on for this visitor, who may `Return`.
 * `grace`: its owner is away, and after this many seconds the others may give the seat to a bot; None: they may not.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  team: number;
  bot: string | null;
  here: boolean;
  mine: boolean;
  was_mine: boolean;
  grace: number | null;
}

/**
 * The table itself: sent on joining and whenever it changes; comings and goings are batched for a moment. `state`:
 * `waiting` while a seat is open, then `running`, then `over`. `invite` is the secret part of the invitation link,
 * only for those who sit here; `base` is the address the link begins with, if it is not that of the page (a server
 * for the whole network). `seed` is shown when the match is over. `rematch` is the table of the rematch once somebody
 * has asked for it. `forkable`: this visitor may play on from one of its positions at another table. `from_position`:
 * the match did not begin with the setup of the rules.
 */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  state: "over" | "running" | "waiting";
  commitment: string;
  practice: boolean;
  host: boolean;
  onlookers: number;
  invite: string | null;
  base: string | null;
  seed: string | null;
  rematch: string | null;
  forkable: boolean;
  from_position: boolean;
}

/** What one seat of this visitor (or an onlooker, seat None) sees, and its legal moves if it is to move. */
export interface Side {
  seat: number | null;
  view: unknown;
  moves: unknown;
}

/**
 * An event this visitor may hear, its entry (`n`, as this visitor counts) and its rule. `seat`: which of the
 * visitor's seats heard it; None: all. `fades`: forget it with the next update that says `forget`. `decided`: the
 * player it names did it by a move of their own; left out where chance or another did it.
 */
export interface HeardEvent {
  n: number;
  event: unknown;
  rule: string;
  seat: number | null;
  fades: boolean;
  decided?: true;
}

/** A wish to undo that still needs the consent of these seats. */
export interface UndoWish {
  seat: number;
  to: number;
  waiting: number[];
}

/**
 * The end of a match, with a rank and a score for every seat. Rank 1 is first; equal ranks are a tie or a team.
 * `reason` is the key of a sentence (`reason-closed` in the game's text). `together`: the seats in first place won as
 * a team that was dealt by chance, so it is not a tie.
 */
export interface Outcome {
  ranks: number[];
  reason: string;
  scores: number[];
  together: boolean;
}

/**
 * The current match for this visitor, and what was heard since the last update (`fresh`: everything so far). After a
 * refusal it may show only the current match, without events: they have all been sent before. `entry` is the number
 * the next move must carry. `undo`: what a request to undo would do now. `seconds`: time left for this decision.
 * `forget`: events heard before that fade can no longer be read back. `numbers` is sent once, when the match has just
 * ended: the numbers in the record of the entries that were called 1, 2, 3 … so far; from then on all numbers are
 * those of the record.
 */
export interface Update {
  type: "update";
  entry: number;
  to_move: number | null;
  sides: Side[];
  heard: HeardEvent[];
  fresh: boolean;
  undo: "ask" | "free" | "none";
  wish: UndoWish | null;
  outcome: Outcome | null;
  seconds: number | null;
  numbers: number[] | null;
  forget: boolean;
}

/**
 * Why a move is not allowed: the rule that forbids it and the key of a sentence. The sentence is `refusal-<reason>`
 * in the game's text.
 */
export interface Refusal {
  rule: string;
  reason: string;
  args: Record<string, string | number>;
}

/**
 * The request `id` was not carried out. `refusal` says why, as a rule and a sentence key; `text` in plain English,
 * for people who read the wire.
 */
export interface Refused {
  type: "refused";
  id: number;
  refusal: Refusal;
  text: string;
}

/** The answer to `Ask`: None means the move is legal; `caution` is then what to know before playing it, if any. */
export interface Answer {
  type: "answer";
  id: number;
  refusal: Refusal | null;
  text: string;
  caution: Refusal | null;
}

/** A message to the table that is not part of the match: the key of a platform sentence and its arguments. */
export interface Notice {
  type: "notice";
  key: string;
  args: Record<string, string | number>;
}

/** The message itself was wrong (malformed, too large, too many); the text says what would be right. */
export interface Fault {
  type: "fault";
  code: string;
  text: string;
}

/** Yes, I am here. */
export interface Pong {
  type: "pong";
}

export type Outgoing = TableInfo | Update | Refused | Answer | Notice | Fault | Pong;

/**
 * A bot one can play against; its words are `bot-<name>`. `rating`: measured in matches between the bots of this
 * game, with 1500 for the sensible one; in 19 of 20 cases it is within `spread` of the true value. None: not
 * measured.
 */
export interface BotInfo {
  name: string;
  rating: number | null;
  spread: number | null;
}

/**
 * One table option. Its words are in the game's text: `option-<name>`, `option-<name>.help`,
 * `option-<name>-<choice>`. `kind` is `choice` (one of `choices`), `number` (`low`, `low + step`, ... up to `high`;
 * with `off` also 0, which turns the option off and is called `option-<name>-off`), `flag`, or `text` (at most `high`
 * characters in the game's notation; the match cannot begin if the game cannot read it). `main` options are shown at
 * once, the others are folded away. `seats`: the numbers of players it matters with; empty: all.
 */
export interface OptionInfo {
  name: string;
  rule: string;
  kind: "choice" | "flag" | "number" | "text";
  default: OptionValue;
  choices: string[];
  low: number;
  high: number;
  step: number;
  off: boolean;
  main: boolean;
  seats: number[];
}

/**
 * A game. `text` is its catalogue (Fluent source) in the requested language, with English as the fallback. In the
 * list of all games `text` has only the sentences of the card: title, kind, pitch, names of bots and pages, remarks
 * on numbers of players. `study`: it has analysis, reviews and puzzles. `workshop`: people can make boards and the
 * like for it. `quick`: it has a page for newcomers. `lesson`: how many minutes its lesson takes; 0: it has none.
 */
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  designers: string[];
  publisher: string;
  year: number;
  minutes: [number, number];
  age: number;
  options: OptionInfo[];
  bots: BotInfo[];
  default_bot: string;
  text: string;
  study: boolean;
  workshop: boolean;
  quick: boolean;
  lesson: number;
}

/** The visitor. */
export interface Me {
  name: string;
}

/** Identifies the visitor: `Authorization: Bearer <token>`. */
export interface Token {
  token: string;
}

/** Who sits here: me, a friend with the invitation link, somebody on this device, or a bot. */
export interface NewSeat {
  kind: "bot" | "friend" | "here" | "me";
  name?: string | null;
  bot?: string | null;
}

/**
 * POST /api/tables. `position`: where the match begins, in the game's form (docs/<game>.md), instead of with the
 * setup of the rules. If it holds secrets, only bots and the asker can sit there.
 */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, OptionValue>;
  position?: Record<string, unknown> | null;
}

/** The table that was made, joined, imported, forked or started as a rematch. */
export interface TableMade {
  id: string;
}

/** POST /api/tables/{id}/join: take an open seat with the secret of the invitation link. */
export interface Join {
  invite: string;
}

/** POST /api/tables/{id}/fill: its host seats bots of this level (the usual one if None) on all open seats. */
export interface Fill {
  bot?: string | null;
}

/** POST /api/tables/{id}/fork: play on from the position after `entry` entries, at a new table with these seats. */
export interface Fork {
  entry: number;
  seats: NewSeat[];
}

/**
 * GET /api/tables/{id}/at/{entry}: the match after that many entries, as this visitor may see it now. `round`: the
 * round the match was in, from 1, 0 before the first; None if the game counts none.
 */
export interface Frame {
  entry: number;
  last: number;
  to_move: number | null;
  sides: Side[];
  outcome: Outcome | null;
  round: number | null;
}

/**
 * A table of this visitor in the list of GET /api/tables. `parting`: how this visitor can part with it. `cancel`: it
 * has not begun, and they are its host. `leave`: it has not begun, and they are a guest. `end`: nobody else plays
 * there from another device. `remove`: it is over, or cannot be read. None: others are playing. `readable`: false if
 * the rules have changed since, or the game is no longer installed.
 */
export interface TableCard {
  id: string;
  game: string;
  names: string[];
  state: "over" | "running" | "waiting";
  my_turn: boolean;
  entries: number;
  parting: "cancel" | "end" | "leave" | "remove" | null;
  readable: boolean;
}

/**
 * A decision a bot has considered: a move, and those that should follow it. `chance`: of first place, 0 to 1 (None:
 * not computed); `share`: of the bot's attention, 0 to 1.
 */
export interface Weighed {
  move: unknown;
  then: unknown[];
  chance: number | null;
  share: number;
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
 * GET /api/tables/{id}/hint: what the strongest bot would do on this seat, the next best moves, and why. `why` is a
 * reason where the game knows one; `figures` is what the bot has reckoned. `entry` is the number the move must carry;
 * once an update has another one, the hint is out of date.
 */
export interface Hint {
  entry: number;
  seat: number;
  best: Weighed;
  others: Weighed[];
  why: Said;
  figures: Said;
}

/**
 * GET /api/tables/{id}/why: why a bot decided as it did, as far as whoever asks may know. `why` speaks to the bot on
 * seat `seat`: “you” is that seat. `moves` are the small moves of the decision; empty if they are not all known to
 * whoever asks.
 */
export interface Why {
  seat: number;
  moves: unknown[];
  why: Said;
}

/** A seat's chance of first place after this many entries, as far as it could know. */
export interface Point {
  entry: number;
  chance: number;
}

/**
 * A decision that cost something: what was played as this entry, what the bot would have played, and why.
 * `played_then` and `then` are the small moves that belong to it. `before` is the chance with the best decision,
 * `after` the chance with the one that was played. `better` is the game's reason for the best decision, `spoke` what
 * there was to be said for the one that was played; None if the game has no words for it.
 */
export interface Moment {
  entry: number;
  seat: number;
  played: unknown;
  played_then: unknown[];
  best: unknown;
  then: unknown[];
  before: number;
  after: number;
  why: Said;
  better: Said | null;
  spoke: Said | null;
}

/**
 * GET /api/tables/{id}/retrospect: a seat's chances in the course of a finished match, and what mattered most. `par`
 * is the chance of each team if all were equal. No `points`: chances cannot be estimated in this game. `rounds`: the
 * round the match was in after each number of entries (see Frame); empty if the game counts none.
 */
export interface Retrospect {
  seat: number;
  par: number;
  points: Point[];
  moments: Moment[];
  rounds: number[];
}

/**
 * GET /api/tables/{id}/verify: every draw recomputed from the seed; `problem` is empty when all is right.
 * `from_position`: the match did not begin with the setup of the rules; nothing is proved about that position.
 */
export interface Proved {
  draws: number;
  commitment: string;
  seed: string | null;
  problem: string;
  from_position: boolean;
}

/** The puzzles of one grade of difficulty (1 is easiest): `count` of them, starting at number `first`. */
export interface Grade {
  grade: number;
  first: number;
  count: number;
}

/** GET /api/games/{name}/puzzles: the puzzles by grade, and the number of today's (days are in UTC). */
export interface Puzzles {
  count: number;
  grades: Grade[];
  day: string;
  today: number;
}

/** POST /api/games/{name}/workshop/check: something made by a person, in the game's notation. */
export interface Draft {
  text: string;
}

/** POST /api/games/{name}/puzzles/{number}/answer: a move as one types it; empty: I give up. */
export interface Attempt {
  answer: string;
}

/** The learner plays a move: the values of its JSON form. */
export interface Try {
  type: "try";
  move: unknown;
}

/** The learner takes one of the choices. */
export interface Choose {
  type: "choose";
  choice: string;
}

/** The learner has seen it, and goes on. */
export interface Go {
  type: "go";
}

export type Act = Try | Choose | Go;

/**
 * GET /api/games/{name}/lesson: its steps, and its sentences (Fluent source) in the asked language. `names` of the
 * players; the learner's is empty. `afresh` names the steps that begin in another match than the one before ended in,
 * `later` those that begin later in the same. `options` of the match that follows the lesson, where they are not the
 * usual ones.
 */
export interface LessonInfo {
  minutes: number;
  learner: number;
  names: string[];
  steps: string[];
  afresh: string[];
  later: string[];
  text: string;
  options: Record<string, OptionValue>;
}

/** POST /api/games/{name}/lesson: all that the learner has done since this step began; answered by `Coached`. */
export interface LessonActs {
  step: number;
  acts?: Act[];
}

/** One moment of a lesson: what the learner sees, may play, and has just heard. */
export interface Scene {
  view: unknown;
  moves: unknown[];
  to_move: number | null;
  heard: HeardEvent[];
  outcome: Outcome | null;
}

/**
 * Where the learner stands, and what came of the last act, moment by moment (`scenes`; the last is how it stands).
 * `said`: the key of the coach's sentence in the lesson's text. `wants`: whether the learner shall `play`, `choose`
 * or only `look`. `mark`: moves whose places the board marks; `shown`: those that lead to the goal from here; `spot`:
 * a part of the board to look at. `kept`: the number of acts after which the step begins again. `refusal`: the last
 * act was no legal move and is not counted; `text` says why.
 */
export interface Coached {
  step: number;
  phase: "asked" | "done" | "over" | "wrong";
  said: string;
  rule: string;
  wants: "choose" | "look" | "play";
  scenes: Scene[];
  mark: unknown[];
  shown: unknown[];
  spot: string;
  choices: string[];
  kept: number;
  refusal: Refusal | null;
  text: string;
}

/**
 * The body of every HTTP error: what was wrong and what would be right. `text` is for people. `table` is the running
 * table that is in the way, if one is; `rule` the rule of the game behind it; `detail` what exactly could not be
 * read, for whoever wrote it.
 */
export interface Problem {
  code: string;
  text: string;
  table: string | null;
  rule: string | null;
  detail: string;
}
