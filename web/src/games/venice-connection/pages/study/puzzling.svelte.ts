/** One puzzle as the visitor works on it: the tiles tried, the answer given, and the server's verdict. */

import { answerPuzzle, Trouble } from "../../../../net/api";
import type { Checked, Puzzle } from "../../../../types/venice-connection";
import type { Laid } from "../../model/geometry";
import { type Kept, load, missed, save, solved, type Today } from "./keeping";
import { readTurn, turnText } from "./notation";

export type Phase = "thinking" | "asking" | "wrong" | "right" | "told";

export class Puzzling {
  phase = $state<Phase>("thinking");
  draft = $state.raw<Laid[]>([]);
  checked = $state.raw<Checked | null>(null);
  /** Why the answer was refused. */
  refused = $state.raw<Trouble | null>(null);
  kept = $state.raw<Kept>(load());
  readonly over: boolean = $derived(this.phase === "right" || this.phase === "told");
  readonly reply: Laid[] = $derived(this.phase === "wrong" && this.checked?.reply ? readTurn(this.checked.reply) : []);
  #number = 0;

  constructor(readonly game: string) {}

  begin(puzzle: Puzzle): void {
    this.#number = puzzle.number;
    this.again();
  }

  /** Restores the position and lets the visitor try again. */
  again(): void {
    this.phase = "thinking";
    this.draft = [];
    this.checked = null;
    this.refused = null;
  }

  lay(draft: Laid[]): void {
    this.draft = draft;
    this.refused = null;
  }

  async answer(today: Today): Promise<void> {
    if (this.phase === "thinking" && this.draft.length > 0) await this.#ask(turnText(this.draft), today);
  }

  async giveUp(today: Today): Promise<void> {
    if (this.phase !== "thinking" && this.phase !== "wrong") return;
    await this.#ask("", today);
  }

  async #ask(answer: string, today: Today): Promise<void> {
    const number = this.#number;
    const before = this.phase;
    this.phase = "asking";
    this.refused = null;
    try {
      const checked = await answerPuzzle<Checked>(this.game, number, { answer });
      if (this.#number !== number) return;
      this.checked = checked;
      this.kept = (checked.right ? solved : missed)(this.kept, number, today);
      save(this.kept);
      if (!answer) this.draft = [];
      this.phase = checked.right ? "right" : answer ? "wrong" : "told";
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (this.#number !== number) return;
      this.refused = error;
      this.phase = before;
    }
  }
}
