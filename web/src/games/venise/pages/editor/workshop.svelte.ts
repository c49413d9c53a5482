/** The server's checks, requested whenever the draft has changed and then rested for a moment; one request at a time. */

import { checkDraft, Trouble } from "../../../../net/api";
import type { Report } from "../../../../types/venise";

const REST = 140;
/** Milliseconds until a server that is busy or away is asked again. */
const AGAIN = 1500;

export class Workshop {
  /** The report on the latest text, or on the one before while the latest is being checked. */
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
      // a text the server refuses would be refused again
      if (status >= 400 && status < 500 && status !== 429) this.#wanted = this.#wanted === text ? null : this.#wanted;
      else wait = AGAIN;
      if (status !== 429) this.trouble = error instanceof Trouble ? error.message : "";
    }
    this.#asking = false;
    this.busy = this.#wanted !== null;
    if (this.busy) this.#later(wait);
  }
}
