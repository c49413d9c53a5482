// Generated from the moves, events and view of intrigues-a-venise by `make types`: change it there.

/** The next seat gets this colour: from Fortuna, or by its own choice (IV-201). */
export interface TakeColour {
  type: "colour";
  colour: "blue" | "green" | "red" | "yellow";
}

/** The next seat's spies on its start spaces, in the order of their ids: by Fortuna or by choice (IV-204). */
export interface Place {
  type: "place";
  builds: ["fat" | "short" | "tall" | "thin", "fat" | "short" | "tall" | "thin", "fat" | "short" | "tall" | "thin", "fat" | "short" | "tall" | "thin"];
}

/** Fortuna puts this identity into the next envelope (IV-206). */
export interface DealIdentity {
  type: "identity";
  identity: "B" | "F" | "X" | "Z";
}

/** Fortuna puts this build into the next envelope (IV-206). */
export interface DealBuild {
  type: "build";
  build: "fat" | "short" | "tall" | "thin";
}

/** Fortuna puts this message into the next envelope (IV-206). */
export interface DealMessage {
  type: "message";
  message: "A" | "B" | "C" | "D";
}

/** Fortuna gives the go card to this colour, who takes the first turn (IV-207). */
export interface Go {
  type: "go";
  colour: "blue" | "green" | "red" | "yellow";
}

/** Fortuna lets three marbles out of the masked head (IV-301). */
export interface Marbles {
  type: "marbles";
  marbles: ["black" | "blue" | "purple" | "red" | "white" | "yellow", "black" | "blue" | "purple" | "red" | "white" | "yellow", "black" | "blue" | "purple" | "red" | "white" | "yellow"];
}

/** Fortuna lets these seats notice a tic that was not meant for them (IV-904). */
export interface Notice {
  type: "notice";
  seats: number[];
}

/** Begin the turn; only with `announce: standing`, where one may announce instead (IV-621). */
export interface Shake {
  type: "shake";
}

/** Use this marble for the next step (IV-315). */
export interface PickMarble {
  type: "marble";
  marble: "black" | "blue" | "purple" | "red" | "white" | "yellow";
}

/** Let this spy make the step; not needed for the Ambassador (IV-310 to IV-313). */
export interface PickSpy {
  type: "spy";
  colour: "blue" | "green" | "red" | "yellow";
  build: "fat" | "short" | "tall" | "thin";
}

/** The picked piece goes one space along a route (IV-326). */
export interface Step {
  type: "step";
  space: number;
}

/** The movement is finished (IV-317, IV-326). */
export interface Finish {
  type: "finish";
}

/** Resolve the meeting on this space now (IV-402). */
export interface Meet {
  type: "meet";
  space: number;
}

/** Ask the player of this colour for identity or build (IV-403, IV-404). */
export interface Ask {
  type: "ask";
  colour: "blue" | "green" | "red" | "yellow";
  about: "build" | "identity";
}

/** Instead of asking, the spy of this meeting goes one space further (IV-430). */
export interface ExtraStep {
  type: "extra";
  space: number;
}

/** A card of an answer. `sealed`: the black-and-white one from the envelope, so certainly true (IV-417). */
export interface Card {
  value: "B" | "F" | "X" | "Z" | "fat" | "mA" | "mB" | "mC" | "mD" | "short" | "tall" | "thin";
  sealed: boolean;
}

/** Show these cards to the asker, in any order (IV-410 to IV-417). */
export interface Answer {
  type: "answer";
  cards: Card[];
}

/** Send the met piece to this space (IV-501 to IV-503). */
export interface Exile {
  type: "exile";
  space: number;
}

/** Mission accomplished! (IV-620). */
export interface Announce {
  type: "announce";
}

/** The turn is over. */
export interface EndTurn {
  type: "end";
}

/** The player of this colour makes a gesture: seen by all, or with `tics: discreet` meant for `to` (IV-903). */
export interface Tic {
  type: "tic";
  colour: "blue" | "green" | "red" | "yellow";
  gesture: "ear" | "eye" | "frown" | "pout";
  to: "blue" | "green" | "red" | "yellow" | null;
}

export type Move =
  | TakeColour
  | Place
  | DealIdentity
  | DealBuild
  | DealMessage
  | Go
  | Marbles
  | Notice
  | Shake
  | PickMarble
  | PickSpy
  | Step
  | Finish
  | Meet
  | Ask
  | ExtraStep
  | Answer
  | Exile
  | Announce
  | EndTurn
  | Tic;

/** A seat has its colour (IV-201). */
export interface ColourTaken {
  type: "colour-taken";
  seat: number;
  colour: "blue" | "green" | "red" | "yellow";
}

/** A seat's spies stand on its start spaces, in the order of their ids (IV-203, IV-204). */
export interface Placed {
  type: "placed";
  seat: number;
  builds: string[];
}

/** A player looks into their own envelope; nobody else hears it (IV-206, IV-208). */
export interface EnvelopeOpened {
  type: "envelope-opened";
  seat: number;
  identity: "B" | "F" | "X" | "Z";
  build: "fat" | "short" | "tall" | "thin";
  message: "A" | "B" | "C" | "D";
}

/** Who has the go card (IV-207). */
export interface Began {
  type: "began";
  seat: number;
}

/** The masked head is about to be shaken; only with `announce: standing` (IV-621). */
export interface TurnBegan {
  type: "turn-began";
  seat: number;
}

/** The three marbles of this turn (IV-301, IV-302). */
export interface Shaken {
  type: "shaken";
  seat: number;
  first: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  second: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  third: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  turn: number;
}

/** The marble of the next step. */
export interface MarblePicked {
  type: "marble-picked";
  seat: number;
  marble: "black" | "blue" | "purple" | "red" | "white" | "yellow";
}

/** The spy of the next step. */
export interface SpyPicked {
  type: "spy-picked";
  seat: number;
  colour: "blue" | "green" | "red" | "yellow";
  build: "fat" | "short" | "tall" | "thin";
}

/** A piece went one space along a route (IV-310 to IV-313). `build` and `colour` are None for the Ambassador. */
export interface Stepped {
  type: "stepped";
  seat: number;
  marble: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  colour: "blue" | "green" | "red" | "yellow" | null;
  build: "fat" | "short" | "tall" | "thin" | null;
  from_space: number;
  space: number;
}

/** The movement is finished and `meetings` follow (IV-317, IV-401). `forced`: no step was possible (IV-328). */
export interface Finished {
  type: "finished";
  seat: number;
  meetings: number;
  forced: boolean;
}

/** A meeting is resolved now (IV-402). `with_seat` is None when it is with the Ambassador. */
export interface Met {
  type: "met";
  seat: number;
  space: number;
  with_seat: number | null;
}

/** A question, heard by all (IV-407). */
export interface Asked {
  type: "asked";
  seat: number;
  of_seat: number;
  about: "build" | "identity";
  via: "ambassador" | "spy";
  turn: number;
}

/** Cards were shown; only asker and asked hear which (IV-407). */
export interface Answered {
  type: "answered";
  seat: number;
  asker_seat: number;
}

/** The cards of an answer; only asker and asked hear it (IV-407). A sealed one is certainly true (IV-417). */
export interface CardsShown {
  type: "cards-shown";
  seat: number;
  asker_seat: number;
  first: string;
  first_sealed: boolean;
  second: string;
  second_sealed: boolean;
  third: string | null;
  third_sealed: boolean;
}

/** Cards were shown a second time; only asker and asked hear it (IV-422, `repeat: lenient`). */
export interface Warned {
  type: "warned";
  seat: number;
  asker_seat: number;
}

/** Cards were shown once too often: which are true and which false; only asker and asked hear it (IV-421). */
export interface Disclosed {
  type: "disclosed";
  seat: number;
  asker_seat: number;
  first: string;
  first_true: boolean;
  second: string | null;
  second_true: boolean;
  third: string | null;
  third_true: boolean;
}

/** Instead of asking, the spy of the meeting went one space further (IV-430). */
export interface ExtraStepped {
  type: "extra-stepped";
  seat: number;
  colour: "blue" | "green" | "red" | "yellow";
  build: "fat" | "short" | "tall" | "thin";
  from_space: number;
  space: number;
}

/** The met piece was sent away (IV-501). `of_seat`, `colour` and `build` are None for the Ambassador. */
export interface Exiled {
  type: "exiled";
  seat: number;
  of_seat: number | null;
  colour: "blue" | "green" | "red" | "yellow" | null;
  build: "fat" | "short" | "tall" | "thin" | null;
  from_space: number;
  space: number;
}

/** A turn is over. */
export interface TurnEnded {
  type: "turn-ended";
  seat: number;
}

/** A tic was seen; with `tics: discreet` only by some (IV-903, IV-904). */
export interface Gestured {
  type: "gestured";
  seat: number;
  gesture: "ear" | "eye" | "frown" | "pout";
  to_seat: number | null;
}

/** A player announces the mission accomplished, rightly or not; `mission` is what it really was (IV-621, IV-623). */
export interface Announced {
  type: "announced";
  seat: number;
  right: boolean;
  mission: string;
}

/** A player has left and loses, together with the partner if there is one (IV-627). */
export interface Departed {
  type: "departed";
  seat: number;
  partner_seat: number | null;
}

/** At the end all envelopes are opened (IV-626); `seat` is None for the arrested agent (IV-802). */
export interface Unmasked {
  type: "unmasked";
  seat: number | null;
  identity: "B" | "F" | "X" | "Z";
  build: "fat" | "short" | "tall" | "thin";
  message: "A" | "B" | "C" | "D";
}

/** At the end all answers are laid open (IV-626): who showed whom which cards, and whether their truth was told. */
export interface AnswerOpened {
  type: "answer-opened";
  seat: number;
  asker_seat: number;
  turn: number;
  first: string;
  first_sealed: boolean;
  second: string;
  second_sealed: boolean;
  third: string | null;
  third_sealed: boolean;
  repeated: boolean;
  disclosed: boolean;
}

/** The last round of the table's limit is over: nobody wins (IV-702). */
export interface RoundsOver {
  type: "rounds-over";
  rounds: number;
}

export type Event =
  | ColourTaken
  | Placed
  | EnvelopeOpened
  | Began
  | TurnBegan
  | Shaken
  | MarblePicked
  | SpyPicked
  | Stepped
  | Finished
  | Met
  | Asked
  | Answered
  | CardsShown
  | Warned
  | Disclosed
  | ExtraStepped
  | Exiled
  | TurnEnded
  | Gestured
  | Announced
  | Departed
  | Unmasked
  | AnswerOpened
  | RoundsOver;

/** The options of the table. */
export interface Table {
  phantom: "ares2013" | "mb1988";
  repeat: "forbidden" | "lenient" | "penalty";
  repeat_ambassador: "exempt" | "included";
  exile: "any_unnumbered" | "white" | "white_or_numbered";
  extra_step_scope: "all" | "spies";
  solo_escape: "either" | "own";
  announce: "act" | "standing";
  exile_can_win: boolean;
  sealed_cards: boolean;
  ambassador_message: boolean;
  tics: "discreet" | "off" | "open";
  tic_limit: number;
  notes: "deduce" | "log" | "paper";
  undo: boolean;
  placement: "choose" | "random";
  colours: "choose" | "random";
  absent_colour: "blue" | "green" | "random" | "red" | "yellow";
  round_cap: number;
}

/** The secrets of a player, or of the arrested agent (IV-206, IV-802). */
export interface Envelope {
  identity: "B" | "F" | "X" | "Z";
  build: "fat" | "short" | "tall" | "thin";
  message: "A" | "B" | "C" | "D";
}

/** A seat. `envelope` is there for its owner, and for all at the end. */
export interface Player {
  colour: "blue" | "green" | "red" | "yellow" | null;
  envelope: Envelope | null;
}

/** A piece on the board; the Ambassador has no colour and build. `moved`: displaced in this turn (IV-621). */
export interface Piece {
  colour: "blue" | "green" | "red" | "yellow" | null;
  build: "fat" | "short" | "tall" | "thin" | null;
  space: number;
  moved: boolean;
}

/** A marble of this turn. */
export interface Rolled {
  marble: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  used: boolean;
}

/**
 * A legal step (IV-326): this marble lets this piece go to this space. The Ambassador has no colour and build. `by`:
 * the routes it may take there with this marble.
 */
export interface Reach {
  marble: "black" | "blue" | "purple" | "red" | "white" | "yellow";
  colour: "blue" | "green" | "red" | "yellow" | null;
  build: "fat" | "short" | "tall" | "thin" | null;
  space: number;
  by: "both" | "land" | "water";
}

/** A meeting (IV-401): the active player's spy of this build, and the other piece (the Ambassador: None, None). */
export interface Meeting {
  space: number;
  build: "fat" | "short" | "tall" | "thin";
  with_colour: "blue" | "green" | "red" | "yellow" | null;
  with_build: "fat" | "short" | "tall" | "thin" | null;
}

/**
 * The cards of an answer, for the two who saw them and at the end for all. `truths` goes with `cards`: what the asker
 * was told of each (IV-421); None: nothing, or it is the message.
 */
export interface Reply {
  cards: Card[];
  repeated: boolean;
  truths: (boolean | null)[];
}

/**
 * A question, known to all; `reply` is None until there is one, and where the viewer may not see it (IV-407).
 * `slots`: how many cards answer it (IV-403, IV-404).
 */
export interface Question {
  number: number;
  turn: number;
  asker: number;
  asked: number;
  about: "build" | "identity";
  via: "ambassador" | "spy";
  slots: number;
  answered: boolean;
  reply: Reply | null;
}

/** Cards this asker has seen from the viewer already, and what showing them again leads to (IV-420 to IV-422). */
export interface Repeat {
  cards: string[];
  leads_to: "disclosure" | "warning";
}

/** A tic the viewer saw, after the shake of this turn (IV-903). `to`: whom it was meant for (`tics: discreet`). */
export interface SeenTic {
  turn: number;
  seat: number;
  gesture: "ear" | "eye" | "frown" | "pout";
  to: number | null;
}

/**
 * A line of the passport: the letters of F and B or of Z and X, and the mission (IV-602). `possible`: not ruled out
 * for that team; without `notes: deduce` always true. `escape`: a running figure (IV-603). `partner`: the letter the
 * viewer's partner has if this is their mission; None if it cannot be, because the viewer is of the other team or has
 * another letter (IV-601).
 */
export interface Entry {
  team: "FB" | "ZX";
  first: "A" | "B" | "C" | "D";
  second: "A" | "B" | "C" | "D";
  mission: string;
  escape: boolean;
  possible: boolean;
  partner: "A" | "B" | "C" | "D" | null;
}

/**
 * A cell of the notebook (IV-912): in how many of the worlds it holds, and if in none, why. `because` are the numbers
 * of the questions whose answers rule it out, together with the viewer's envelope (`own`: that alone is enough).
 */
export interface Cell {
  row: "build" | "identity" | "message";
  value: string;
  worlds: number;
  because: number[];
  own: boolean;
}

/** All cells of one other player, or of the arrested agent (seat None). */
export interface Page {
  seat: number | null;
  cells: Cell[];
}

/**
 * What follows from all the viewer has seen, with `notes: deduce` (IV-912). `worlds`: how many of 216 are left.
 * `partner`: the partner's seat once it is certain; `alone`: there is certainly no partner (three players).
 */
export interface Notebook {
  worlds: number;
  pages: Page[];
  partner: number | null;
  alone: boolean;
  mission: string | null;
  contested: string | null;
}

/**
 * How it ended: who announced, whether rightly (IV-623), or who left (IV-627); the winners. `missions`: what each
 * seat really had to do; empty if it ended before the deal. After the last round of a limit nobody announced or left
 * (IV-702).
 */
export interface Result {
  announcer: number | null;
  leaver: number | null;
  right: boolean;
  winners: number[];
  missions: string[];
  arrested: Envelope | null;
}

/**
 * The table as one seat sees it. `turn` counts the turns of all players from 1. `steps` are all legal steps of the
 * active player now, whatever is picked; of those of one piece to one space, the one whose marble does least comes
 * first. For a player who must answer: `true_cards` are this player's own, and every answer holds one of them
 * (IV-412); `repeats` are the sets of values that this asker has seen already and what showing them again would lead
 * to. `tics_left`: how many tics the viewer may still make before the next shake; None: as many as it likes.
 */
export interface View {
  options: Table;
  seat: number | null;
  phase: "answer" | "ask" | "colours" | "deal" | "exile" | "move" | "over" | "place" | "ready" | "resolve" | "shake";
  to_move: number | null;
  active: number | null;
  turn: number;
  players: Player[];
  absent: "blue" | "green" | "red" | "yellow" | null;
  dealt: number;
  pieces: Piece[];
  left_embassy: boolean;
  marbles: Rolled[];
  picked: "black" | "blue" | "purple" | "red" | "white" | "yellow" | null;
  picked_spy: Piece | null;
  steps: Reach[];
  may_finish: boolean;
  meetings: Meeting[];
  meeting: Meeting | null;
  exiles: number[];
  questions: Question[];
  question: Question | null;
  true_cards: string[];
  repeats: Repeat[];
  tics: SeenTic[];
  tics_left: number | null;
  passport: Entry[];
  notebook: Notebook | null;
  result: Result | null;
}
