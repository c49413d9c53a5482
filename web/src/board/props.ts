// What the shell gives to a game's board, and what a board may ask of the shell.
//
// A game's board is `web/src/games/<game-name>/Board.svelte` (the name as in addresses, for instance `venice-connection`); it is found by
// scanning and loaded when a table of that game is opened. Its props are `BoardProps`. A game may also bring `pages/<page>.svelte`
// (found at `/g/<game-name>/<page>`, named `page-<page>` and `page-<page>.help` in its text, given `PageProps`), `Cover.svelte` (the picture on
// its card; no props), `Figure.svelte` (the drawings in its rules, `![words](figure:<game-name>/<name>)`; `FigureProps`) and `Mention.svelte` (small
// pictures for the log, and where on the board it was; `Mentions`).
// A game without a board gets the generic one. `/t/<table>?board` shows nothing but the board, as onlookers see it (`seat` is null): for a
// screen that the whole room looks at.
//
// `beats.ts` says which of its events must not be missed (`board/beats.ts`). While something moves other than by CSS or the browser's own
// animations, the board says `data-busy="true"`, and `data-telling="true"` until the visitor has put away what it tells: the next turn, the
// visitor's own and the result wait until it has been seen. A board that says in words what it acts out says `data-shows="events"` on its
// outermost element: the shell's own lines are hidden where things move.
//
// A board that shows every player by name, with whose turn it is, says `data-shows="players"` on its outermost element: the shell's own list
// is hidden then, unless somebody is away. One that shows the names and whose turn it is, but not who they are (a bot, a winner), says
// `data-shows="seats"`: the list is hidden on small screens. With `undo` among these words, for as long as it has a button of its own for
// taking back, the shell hides its button.
//
// A board whose players have colours of their own declares them with `wear` (`seats.svelte.ts`): the shell then shows the same ones.
//
// A board may name a part that messages may cover on a phone with `spare` (`spare.svelte.ts`).
//
// A board marks what is to be decided, so that keys and screen readers find it (`table/attention.ts`): `data-decision` on the part with the
// buttons, `data-choice` on a choice elsewhere (`"now"` if it follows from what was picked up), `data-begin` on the one to begin with. If it
// uses digits or `?` itself, it says `data-keys="numbers help"`; its own keys are named in `keys.ts`.
//
// The board fills its container (width and height 100 %); the shell decides how large that is. It knows no rules: what may be done is in
// `moves`, and a click picks one of them. Colours, spacing and fonts are the CSS variables of `web/src/styles/tokens.css`.

import type { HeardEvent, Outcome, Refusal } from "../types/wire";

export type { HeardEvent, Outcome, Refusal } from "../types/wire";

/** The arguments of a Fluent sentence. */
export type Args = Record<string, string | number>;

export interface BoardProps<V = unknown, M = unknown, E = unknown> {
  /** What the seat looked at may see. */
  view: V;
  /** The legal moves of that seat now; empty when it is not to move, until it has seen what happened, in replay and for onlookers. */
  moves: M[];
  /** The seat whose view this is; null for an onlooker. */
  seat: number | null;
  /** The players' names by seat. */
  names: string[];
  /** What stands on their plates: the names, and "You" for the reader. Not for sentences, which say "you" by themselves; without it, `names`. */
  plates?: string[];
  /** The seat to move; null when the match is over. */
  toMove: number | null;
  /** How it ended; null while it lasts. */
  outcome: Outcome | null;
  /** The events heard with the latest update, for movement; empty after a jump (replay, reconnection). */
  recent: Heard<E>[];
  /** Plays this move; `further` if it belongs to the same press as the move before: "undo" takes both back. A refusal is shown by the shell (with its rule linked) and announced; the view simply does not change. */
  play: (move: M, further?: boolean) => void;
  /** Why not? Answers null if the move is legal now. Shows nothing by itself. */
  ask: (move: M) => Promise<Refusal | null>;
  /** What to know before making this legal move; null if there is nothing. Shows nothing by itself. */
  caution?: (move: M) => Promise<Refusal | null>;
  /** Shows why something cannot be done, exactly as a refused move is shown: in a toast with the rule linked, and announced. */
  explain: (refusal: Refusal) => void;
  /** A sentence of the game's text, or else of the platform's: `key` or `key.attribute`. */
  say: (key: string, args?: Args) => string;
  /** Tells a screen reader something (politely). Events are announced by the shell already. */
  announce: (text: string) => void;
  /** Takes back this seat's last move (or asks the others whether it may). */
  undo: () => void;
  /** What `undo` would do now. */
  undoState: "free" | "ask" | "none";
  /** True if the visitor prefers less movement: then change things at once. */
  reducedMotion: boolean;
  /** How much longer than usual movements take; 1 unless the visitor wants them slower or faster. */
  stretch?: number;
  /** Counts how often the visitor wished to see what is now: a board that still moves then shows where it leads to. */
  skips?: number;
  /** True if the visitor switched sound on. */
  sound: boolean;
  /** A move the visitor was advised to make here (a hint, or what a bot would have played): a board may mark its place. */
  hinted?: M | null;
  /** The whole decision advised, small move by small move: `hinted` and those that should follow it; empty if nothing was advised. */
  plan?: M[];
  /** In a lesson: the part of the board the coach points at (`data-spot`). A board that has put it away brings it up. */
  spot?: string;
  /** False in replay and for onlookers: nothing can be played. */
  interactive: boolean;
}

/** A heard event whose type the game knows. */
export type Heard<E> = Omit<HeardEvent, "event"> & { event: E };

/** A place on the board: what gets a ring when it is pointed at, as selectors of its elements. */
export type Place = readonly string[];
