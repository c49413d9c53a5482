/** A hand that lays freely, one tile after another, wherever it likes. Whether that is a position is for the server to say. */

import { type Cell, indexed, key, type Laid, same } from "../../model/geometry";
import { nextFace } from "../../model/faces";

export interface Shelf {
  /** Tiles that cannot be changed. */
  fixed: () => readonly Laid[];
  /** Tiles this hand has laid and may change. */
  loose: () => readonly Laid[];
  /** The most tiles this hand may have on the table. */
  most: () => number;
  /** Tiles left in the box for a face. */
  left: (face: string) => number;
  change: (loose: Laid[]) => void;
}

export class Hand {
  face = $state("F");
  hover = $state.raw<Cell | null>(null);
  cursor = $state.raw<Cell | null>(null);
  /** A press takes a tile away instead of laying one. */
  erasing = $state(false);
  /** Nothing may be laid now. */
  idle = $state(false);
  readonly cell: Cell | null = $derived(this.hover ?? this.cursor);
  readonly laid = $derived.by(() => indexed([...this.#shelf.fixed(), ...this.#shelf.loose()]));
  /** Any face may be tried anywhere, so none is grey. */
  readonly canLay = false;
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  facesAt(): readonly string[] {
    return [];
  }

  fits(): boolean {
    return true;
  }

  left(face: string): number {
    return this.#shelf.left(face);
  }

  isLoose(cell: Cell): boolean {
    return this.#shelf.loose().some((tile) => same(tile, cell));
  }

  // the face in the hand

  choose(face: string): void {
    this.face = face;
    this.erasing = false;
  }

  turnOver(by: 1 | -1): void {
    this.choose(nextFace(this.face, by, () => true));
  }

  // the table

  /** Lays the face on an empty cell; gives a tile laid by this hand its next face. */
  press(cell: Cell): void {
    this.cursor = cell;
    if (this.idle) return;
    if (this.isLoose(cell)) {
      if (this.erasing) this.remove(cell);
      else this.turnTile(cell, 1);
    } else if (!this.erasing && !this.laid.has(key(cell)) && this.#shelf.loose().length < this.#shelf.most() && this.left(this.face) > 0) {
      this.#shelf.change([...this.#shelf.loose(), { ...cell, face: this.face }]);
    }
  }

  turnTile(cell: Cell, by: 1 | -1): void {
    if (this.idle || !this.isLoose(cell)) return;
    const changed = this.#shelf.loose().map((tile) => (same(tile, cell) ? { ...tile, face: nextFace(tile.face, by, () => true) } : tile));
    this.face = changed.find((tile) => same(tile, cell))!.face;
    this.#shelf.change(changed);
  }

  remove(cell: Cell): void {
    if (!this.idle && this.isLoose(cell)) this.#shelf.change(this.#shelf.loose().filter((tile) => !same(tile, cell)));
  }

  /** Takes back the tile laid last. */
  takeBack(): void {
    if (!this.idle) this.#shelf.change(this.#shelf.loose().slice(0, -1));
  }
}
