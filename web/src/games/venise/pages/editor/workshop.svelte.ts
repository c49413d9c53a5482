/** The checks of the server, asked again whenever the draft has changed and rested for a moment; one question at a time. */

import { checkDraft, Trouble } from "../../../../net/api";
import type { Report } from "../../../../types/venise";

const REST = 140;
/** A server that is busy, or away, is asked again after so long. */
const AGAIN = 1500;

export class Workshop {
  /** What was said of the text last asked about, or of the one before while that is looked at. */
  report = $state.raw<Report | null>(null);
  busy = $state(false);
  /** Why there is no answer; the server's own words, or empty if it cannot be reached. */
  trouble = $state<string | null>(null);
  #wanted: string | null = null;
  #asking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: string) {}

  ask(text: string): void {
    this.#wanted = text;
    this.busy = true;
    this.#later(this.report ? REST : 0);
  }

  stop(): void {
    this.#wanted = null;
    clearTimeout(this.#timer);
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#fetch(), wait);
  }

  async #fetch(): Promise<void> {
    const text = this.#wanted;
    if (text === null || this.#asking) return;
    this.#asking = true;
    let wait = 0;
    try {
      const report = await checkDraft<Report>(this.game, text);
      this.report = report;
      this.trouble = null;
      if (this.#wanted === text) this.#wanted = null;
    } catch (error) {
      const status = error instanceof Trouble ? error.status : 0;
      // what the server refuses to look at it would refuse again
      if (status >= 400 && status < 500 && status !== 429) this.#wanted = this.#wanted === text ? null : this.#wanted;
      else wait = AGAIN;
      if (status !== 429) this.trouble = error instanceof Trouble ? error.message : "";
    }
    this.#asking = false;
    this.busy = this.#wanted !== null;
    if (this.busy) this.#later(wait);
  }
}
