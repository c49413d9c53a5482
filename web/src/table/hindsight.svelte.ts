// Looking back at a match that is over: how a seat's chance went up and down, and the decisions that cost most.

import type { Moment, Retrospect } from "../types/wire";
import { fetchRetrospect, troubleText } from "../net/api";
import { say } from "../text/words.svelte";

export class Hindsight {
  seat = $state(0);
  story = $state.raw<Retrospect | null>(null);
  loading = $state(false);
  /** Why there is nothing to show; empty if nothing went wrong. */
  trouble = $state("");
  moment = $state.raw<Moment | null>(null);
  #known = new Map<number, Retrospect>();
  #errand: AbortController | null = null;

  constructor(
    readonly table: string,
    seat: number,
  ) {
    void this.look(seat);
  }

  /** Looks through the eyes of this seat; each is fetched once. */
  async look(seat: number): Promise<void> {
    this.#errand?.abort();
    const errand = new AbortController();
    this.#errand = errand;
    this.seat = seat;
    this.moment = null;
    this.trouble = "";
    this.story = this.#known.get(seat) ?? null;
    this.loading = this.story === null;
    if (this.story) return;
    try {
      const story = await fetchRetrospect(this.table, seat, errand.signal);
      this.#known.set(seat, story);
      if (errand.signal.aborted) return;
      this.story = story;
    } catch (error) {
      if (errand.signal.aborted) return;
      this.trouble = troubleText(error, say("server-unreachable"));
    }
    this.loading = false;
  }

  close(): void {
    this.#errand?.abort();
  }
}
