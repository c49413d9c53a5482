/** The workbench: the draft with its history, the current tool, and the selection. Everything can be undone, and is stored in this browser. */

import { recall, remember } from "../../../../board/keep.svelte";
import type { Axis } from "../../model/geometry";
import { slotOf } from "../../model/geometry";
import { type Colour, fieldsOf, type PoleKind } from "../../model/poles";
import { flipPole, moveGem, movePole, putGem, putPole, removeGem, removePole, turnPole } from "./changes";
import { blank, type Draft, gemAt, poleAt } from "./draft";
import { read, write } from "./file";

export type Tool =
  { kind: "hand" } | { kind: "erase" } | { kind: "pole"; pole: PoleKind; owner: Colour | null } | { kind: "gem"; colour: Colour };
/** How much may be changed: gems only; also turning and flipping tiles; everything (VE-M12). */
export type Grade = "gems" | "turn" | "all";
export const GRADES: readonly Grade[] = ["gems", "turn", "all"];

/** Why something was not done: the key of a sentence. */
export type Trouble = { key: string; args: Record<string, string | number> } | null;

const KEY = "serenissima-venise-draft";
const KEPT = 300;

export class Bench {
  draft = $state.raw<Draft>(blank(5, 4));
  past = $state.raw<readonly Draft[]>([]);
  future = $state.raw<readonly Draft[]>([]);
  tool = $state.raw<Tool>({ kind: "hand" });
  /** A slot, or a field with a gem. */
  selected = $state<string | null>(null);
  mirrored = $state(true);
  grade = $state<Grade>("all");
  trouble = $state.raw<Trouble>(null);

  readonly slot: string | null = $derived(this.selected === null ? null : slotOf(this.selected));
  readonly pole = $derived(this.slot === null ? undefined : poleAt(this.draft, this.slot));

  /** Puts another draft on the bench; undo brings the old one back. */
  change(next: Draft | null): void {
    this.trouble = null;
    if (next === null || next === this.draft) return;
    this.past = [...this.past.slice(-KEPT), this.draft];
    this.future = [];
    this.#show(next);
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.draft];
    this.#show(last);
  }

  redo(): void {
    const next = this.future.at(-1);
    if (!next) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.draft];
    this.#show(next);
  }

  #show(draft: Draft): void {
    this.draft = draft;
    this.trouble = null;
    if (this.slot && !poleAt(draft, this.slot)) this.selected = null;
    remember(KEY, write(draft));
  }

  /** Restores what was last on the bench in this browser; returns whether there was anything. */
  restore(): boolean {
    const { draft } = read(recall(KEY) ?? "");
    if (draft) this.draft = draft;
    return draft !== null;
  }

  #refuse(key: string, args: Record<string, string | number> = {}): void {
    this.trouble = { key, args };
  }

  // one change each; the level of freedom may forbid it

  put(slot: string): void {
    const { tool } = this;
    if (tool.kind === "erase") return this.remove(slot);
    if (tool.kind !== "pole") return;
    if (this.grade !== "all") return this.#refuse("editor-grade-forbids");
    const old = poleAt(this.draft, slot);
    if (old && old.kind === tool.pole && tool.pole !== "start") {
      this.selected = slot;
      return this.turn(1);
    }
    const axis: Axis = old?.axis ?? "N-S";
    this.change(
      putPole(this.draft, slot, tool.pole, tool.pole === "wall" || tool.pole === "bridge" ? axis : null, tool.owner, this.mirrored),
    );
    this.selected = slot;
  }

  remove(slot: string): void {
    if (this.grade !== "all") return this.#refuse("editor-grade-forbids");
    if (poleAt(this.draft, slot)) this.change(removePole(this.draft, slot, this.mirrored));
  }

  turn(steps: number): void {
    if (this.grade === "gems") return this.#refuse("editor-grade-forbids");
    if (this.slot) this.change(turnPole(this.draft, this.slot, steps, this.mirrored));
  }

  flip(): void {
    if (this.grade === "gems") return this.#refuse("editor-grade-forbids");
    if (this.slot) this.change(flipPole(this.draft, this.slot, this.mirrored));
  }

  move(from: string, to: string): void {
    if (this.grade !== "all") return this.#refuse("editor-grade-forbids");
    this.change(movePole(this.draft, from, to, this.mirrored));
    this.selected = to;
  }

  lay(colour: Colour, field: string): void {
    const pole = poleAt(this.draft, slotOf(field));
    if (!pole || !fieldsOf(pole).includes(field)) return;
    if (pole.kind === "start") return this.#refuse("editor-gem-on-start", { field });
    const next = putGem(this.draft, colour, field, this.mirrored);
    if (next === null) return this.#refuse("editor-no-gems", { colour });
    this.change(next);
    this.selected = field;
  }

  moveGem(from: string, to: string): void {
    if (poleAt(this.draft, slotOf(to))?.kind === "start") return this.#refuse("editor-gem-on-start", { field: to });
    this.change(moveGem(this.draft, from, to, this.mirrored));
    this.selected = to;
  }

  takeGem(field: string): void {
    if (gemAt(this.draft, field)) this.change(removeGem(this.draft, field, this.mirrored));
    this.selected = null;
  }

  /** Takes away what is selected: the gem if it is one, or else the pole. */
  removeSelected(): void {
    if (this.selected === null) return;
    if (gemAt(this.draft, this.selected)) this.takeGem(this.selected);
    else if (this.slot) this.remove(this.slot);
  }
}
