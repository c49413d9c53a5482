// A hint for the seat to move, shown as long as the match stays where it was requested.

import type { Hint } from "../types/wire";
import { fetchHint, troubleText } from "../net/api";
import { say } from "../text/words.svelte";

export class Prompter {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** Why there is no hint; empty if nothing went wrong. */
  trouble = $state("");
  /** Whether there is something to show. */
  open: boolean = $derived(this.thinking || this.hint !== null || this.trouble !== "");
  #errand: AbortController | null = null;

  constructor(readonly table: string) {}

  /** Requests a hint for the seat that makes entry number `entry`. */
  async ask(seat: number, entry: number): Promise<void> {
    this.close();
    const errand = new AbortController();
    this.#errand = errand;
    this.thinking = true;
    try {
      const hint = await fetchHint(this.table, seat, errand.signal);
      if (errand.signal.aborted) return;
      if (hint.entry === entry) this.hint = hint;
      else this.trouble = say("refusal-late");
    } catch (error) {
      if (errand.signal.aborted) return;
      this.trouble = troubleText(error, say("server-unreachable"));
    }
    this.thinking = false;
  }

  /** Closes the hint: the match went on, or the visitor has seen enough. */
  close(): void {
    this.#errand?.abort();
    this.#errand = null;
    this.hint = null;
    this.thinking = false;
    this.trouble = "";
  }
}
