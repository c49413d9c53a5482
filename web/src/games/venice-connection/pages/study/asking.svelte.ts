/** Questions to the server with a cache of answers: only the newest question is shown, and quick changes do not each send a request. */

import { Trouble } from "../../../../net/api";

const PAUSE = 140;
const KEPT = 300;

export class Asking<A> {
  answer = $state.raw<A | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** What `answer` or `trouble` is about. */
  about = $state("");
  asked = $state("");
  readonly busy: boolean = $derived(this.about !== this.asked);
  #kept = new Map<string, A>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  ask(name: string, fetching: () => Promise<A>): void {
    clearTimeout(this.#timer);
    this.asked = name;
    const known = this.#kept.get(name);
    if (known) return this.#show(name, known, null);
    this.#timer = setTimeout(() => void this.#fetch(name, fetching), this.about ? PAUSE : 0);
  }

  /** Asks the last question again. */
  again(fetching: () => Promise<A>): void {
    void this.#fetch(this.asked, fetching);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #fetch(name: string, fetching: () => Promise<A>): Promise<void> {
    try {
      const found = await fetching();
      if (this.#kept.size >= KEPT) this.#kept.clear();
      this.#kept.set(name, found);
      if (this.asked === name) this.#show(name, found, null);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      if (this.asked === name) this.#show(name, null, error);
    }
  }

  #show(name: string, answer: A | null, trouble: Trouble | null): void {
    this.answer = answer;
    this.trouble = trouble;
    this.about = name;
  }
}
