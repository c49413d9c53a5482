/** The player's hand over the table: which face it holds, over which cell, and what a press there does. It knows no rules. */

import { Desk as Kit } from "../../../board/desk.svelte";
import type { Task } from "../../../board/errand.svelte";
import type { BoardProps, Refusal } from "../../../board/props";
import { faceWord, facesFrom, kindOf, nextFace, turned } from "./faces";
import { type Cell, indexed, key, places, same } from "./geometry";
import { cellOf, draft, type Event, kinds, type Legal, legalFaces, type Move, type Tile, type View } from "./reading";
import { around, spelled, whereabouts } from "./words";

export type Props = BoardProps<View, Move, Event>;

/** Why something cannot be done, and where; `offers` are faces that could be laid there instead. */
export interface Reason {
  cell: Cell;
  /** What happened to the tile, in the board's words; those of the rules are in `refusal`. */
  note?: string;
  refusal: Refusal | null;
  offers: readonly string[];
}

/** What a face picker needs to know about a hand. */
export type Picking = Pick<Desk, "face" | "cell" | "canLay" | "laid" | "left" | "facesAt" | "fits" | "choose" | "turnOver">;

export class Desk extends Kit<View, Move, Event> {
  face = $state("F");
  /** The cell the mouse is over. */
  hover = $state.raw<Cell | null>(null);
  /** The cell chosen with the keyboard or a first tap. */
  cursor = $state.raw<Cell | null>(null);
  reason = $state.raw<Reason | null>(null);

  readonly legal: Legal = $derived.by(() => legalFaces(this.moves));
  readonly draft: Tile[] = $derived.by(() => draft(this.props().view));
  readonly laid = $derived.by(() => indexed([...this.props().view.tiles, ...this.draft]));
  /** Where the ghost is. */
  readonly cell: Cell | null = $derived(this.hover ?? this.cursor);
  readonly canLay: boolean = $derived(this.legal.size > 0);
  readonly canTakeBack: boolean = $derived.by(() => this.mine && this.draft.length > 0 && this.props().undoState === "free");

  /** The place a coach points at, if it is one. */
  get framed(): Cell | null {
    const spot = this.props().spot ?? "";
    return /^-?\d+,-?\d+$/.test(spot) ? cellOf(spot) : null;
  }

  facesAt(cell: Cell | null): readonly string[] {
    return cell ? (this.legal.get(key(cell)) ?? []) : [];
  }

  fits(face: string, cell: Cell | null = this.cell): boolean {
    return this.facesAt(cell).includes(face);
  }

  // the face in the hand

  choose(face: string): void {
    this.face = face;
    this.reason = null;
    if (this.cursor && this.canLay && !this.laid.has(key(this.cursor)) && !this.fits(face, this.cursor)) {
      void this.why(this.cursor, face);
    }
  }

  /** The next face that fits the cell under the hand; where none fits, simply the next one. */
  turnOver(by: 1 | -1): void {
    const here = this.facesAt(this.cell);
    this.face = nextFace(this.face, by, (face) => here.length === 0 || here.includes(face));
    this.reason = null;
  }

  // a press on the table

  /** A press with the mouse: lays at once, turns a tile of this turn, or explains why not. */
  press(cell: Cell): void {
    this.cursor = cell;
    this.reason = null;
    if (this.errand.busy || !this.mine) return;
    if (this.draft.some((tile) => same(tile, cell))) this.turnDraft(cell);
    else if (this.fits(this.face, cell)) this.lay(cell, this.face);
    else void this.why(cell, this.face);
  }

  /** Enter or Space: lays the face in the hand. On a tile of this turn it only says what can be done with it, so that no key undoes by itself. */
  put(cell: Cell): void {
    if (this.mine && this.draft.some((tile) => same(tile, cell))) this.#tell(cell, "board-own-tile");
    else this.press(cell);
  }

  /** A quarter turn: of the tile of this turn that was chosen, else of the face in the hand. */
  rotate(by: 1 | -1): void {
    if (this.cursor && this.draft.some((tile) => same(tile, this.cursor))) this.turnDraft(this.cursor, by);
    else this.choose(turned(this.face, by));
  }

  /** The next place beside the tiles where something can be laid, reading the table line by line. */
  next(by: 1 | -1, from: Cell): Cell | null {
    const line = (a: Cell, b: Cell): number => by * (a.y - b.y || a.x - b.x);
    const beside = places([...this.laid.values()]).filter((cell) => this.facesAt(cell).length > 0);
    const all = (beside.length > 0 ? beside : [...this.legal.keys()].map(cellOf)).sort(line);
    return all.find((cell) => line(cell, from) > 0) ?? all[0] ?? null;
  }

  /** A tap: the first chooses the cell and shows the ghost, the second lays it. */
  tap(cell: Cell): void {
    this.hover = null;
    if (same(this.cursor, cell) || this.draft.some((tile) => same(tile, cell))) return this.press(cell);
    this.cursor = cell;
    this.reason = null;
    if (!this.mine) return;
    const here = this.facesAt(cell);
    if (here.length === 0) void this.why(cell, this.face);
    else if (!here.includes(this.face)) this.face = nextFace(this.face, 1, (face) => here.includes(face));
    if (here.length > 0 && !here.includes(this.face)) this.face = here[0]!;
  }

  lay(cell: Cell, face: string): void {
    this.reason = null;
    this.face = face;
    this.errand.run(this.#laying(cell, face));
  }

  /** Lays these tiles one after another, then ends the turn if that is legal. */
  layAll(tiles: readonly Tile[]): void {
    this.errand.run(...tiles.map((tile) => this.#laying(tile, tile.face)), () => this.#playing("confirm"));
  }

  takeBack(): void {
    this.reason = null;
    if (this.canTakeBack) this.errand.run(this.#undoing);
  }

  override do(type: "confirm" | "impossible" | "proof" | "concede"): void {
    this.reason = null;
    this.errand.run(() => this.#playing(type));
  }

  /**
   * Gives an own tile the next face with which all the others of this turn can stay, as the table says: takes back down to it, lays it
   * anew, then the ones above it again. If there is no such face the turn is left as it is, and that is said.
   */
  turnDraft(cell: Cell, by: 1 | -1 = 1): void {
    const at = this.draft.findIndex((tile) => same(tile, cell));
    const old = this.draft[at];
    if (!old || !this.canTakeBack) return;
    const possible = this.props().view.turnable[at] ?? [];
    const face = facesFrom(old.face, by).find((one) => possible.includes(one));
    if (face === undefined) return this.#tell(cell, "board-turn-none", { others: this.draft.length - 1 });
    const above = this.draft.slice(at + 1);
    this.face = face;
    this.errand.run(
      ...[old, ...above].map(() => this.#undoing),
      this.#laying(old, face),
      ...above.map((tile) => this.#laying(tile, tile.face)),
    );
  }

  /** Takes a tile of this turn off the table, keeping the ones above it where they are still legal; the player is told about the others. */
  remove(cell: Cell): void {
    const at = this.draft.findIndex((tile) => same(tile, cell));
    if (at < 0 || !this.canTakeBack) return;
    this.reason = null;
    const above = this.draft.slice(at + 1);
    this.errand.run(
      ...this.draft.slice(at).map(() => this.#undoing),
      ...above.map((tile): Task => () => {
        if (this.fits(tile.face, tile)) return this.#laying(tile, tile.face)();
        this.#tell(tile, "board-came-off");
        return "skip";
      }),
    );
  }

  /** Says something about a cell, beside it and to screen readers. */
  #tell(cell: Cell, word: string, args: Record<string, string | number> = {}): void {
    const note = this.props().say(word, args);
    this.reason = { cell: { x: cell.x, y: cell.y }, note, refusal: null, offers: [] };
    this.props().announce(note);
  }

  /** Asks why this face cannot be laid here, and shows the answer beside the cell. */
  async why(cell: Cell, face: string): Promise<void> {
    const { ask, say, announce } = this.props();
    const offers = this.facesAt(cell).filter((offer) => this.left(offer) > 0);
    const refusal = await ask({ type: "lay", x: cell.x, y: cell.y, face });
    if (!refusal && offers.length === 0) return;
    this.reason = { cell, refusal, offers };
    if (refusal) announce(say(`refusal-${refusal.reason}`, refusal.args));
  }

  left(face: string): number {
    return kinds(this.props().view).find(({ kind }) => kind === kindOf(face))?.left ?? 0;
  }

  /** Tiles in words, one after the other. */
  spelled(tiles: readonly Tile[]): string {
    const { say } = this.props();
    return spelled(say, tiles);
  }

  /** A cell in words, for screen readers, and what is advised there. */
  describe(cell: Cell): string {
    const { say, plan } = this.props();
    const advised = plan?.find((move) => move.type === "lay" && same(move, cell));
    const words = this.#lying(cell).replaceAll("  ", " ");
    return [
      words,
      ...(same(cell, this.framed) ? [say("board-cell-framed")] : []),
      ...(advised?.type === "lay" ? [say("board-cell-advised", { face: say(faceWord(advised.face)) })] : []),
    ].join(" ");
  }

  #lying(cell: Cell): string {
    const { say, view } = this.props();
    const at = whereabouts(cell);
    const tile = this.laid.get(key(cell));
    if (tile) {
      const face = say(faceWord(tile.face));
      if (this.draft.includes(tile)) return say("board-cell-draft", { ...at, face });
      const recent = view.tiles.slice(view.tiles.length - view.last).some((last) => same(last, cell));
      return say(recent ? "board-cell-last" : "board-cell-tile", { ...at, face });
    }
    const here = this.facesAt(cell);
    const beside = around(say, cell, this.laid);
    if (here.length === 0) return say("board-cell-empty", { ...at, around: beside });
    return say("board-cell-legal", {
      ...at,
      around: beside,
      count: here.length,
      fits: this.fits(this.face, cell) ? "yes" : "no",
      face: say(faceWord(this.face)),
    });
  }

  readonly #undoing: Task = () => {
    return this.draft.length === 0 ? "stop" : this.undoing();
  };

  #laying(cell: Cell, face: string): Task {
    return () => {
      if (!this.fits(face, cell)) {
        void this.why(cell, face);
        return "stop";
      }
      return this.sending({ type: "lay", x: cell.x, y: cell.y, face })();
    };
  }

  #playing(type: "confirm" | "impossible" | "proof" | "concede"): ReturnType<Task> {
    return this.may(type) ? this.sending({ type })() : "skip";
  }
}
