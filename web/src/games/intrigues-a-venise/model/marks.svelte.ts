// The pencil on the pad: one player's private marks at one table, stored in this browser and never checked (IV-911).

import { recallAll, remember } from "../../../board/keep.svelte";
import type { Letter } from "./reading";

export type Mark = "yes" | "no" | "maybe";

const NEXT: Readonly<Record<Mark | "none", Mark | "none">> = { none: "no", no: "maybe", maybe: "yes", yes: "none" };

interface Pad {
  cells: Record<string, Mark>;
  /** The letter the player believes to be the partner's. */
  partner: Letter | null;
}

export class Marks {
  #pad = $state<Pad>({ cells: {}, partner: null });

  constructor(private readonly key: string) {
    this.#pad = recallAll(key, { cells: {}, partner: null });
  }

  get partner(): Letter | null {
    return this.#pad.partner;
  }

  set partner(letter: Letter | null) {
    this.#pad.partner = letter;
    this.#keep();
  }

  get empty(): boolean {
    return Object.keys(this.#pad.cells).length === 0;
  }

  of(owner: string, value: string): Mark | null {
    return this.#pad.cells[`${owner} ${value}`] ?? null;
  }

  /** The next mark of a cell: no, maybe, yes, nothing. */
  turn(owner: string, value: string): Mark | null {
    const cell = `${owner} ${value}`;
    const next = NEXT[this.#pad.cells[cell] ?? "none"];
    if (next === "none") delete this.#pad.cells[cell];
    else this.#pad.cells[cell] = next;
    this.#keep();
    return next === "none" ? null : next;
  }

  clear(): void {
    this.#pad = { cells: {}, partner: null };
    this.#keep();
  }

  #keep(): void {
    remember(this.key, JSON.stringify(this.#pad));
  }
}
