/** What happened, acted out one scene after the other. Each act shows something and says for how many milliseconds; it can all be skipped. */
export type Act = () => number;

export class Acts {
  /** True while something is being shown. */
  busy = $state(false);
  #waiting: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: () => void;

  /** `done` is told each time everything has been shown. */
  constructor(done: () => void = () => undefined) {
    this.#done = done;
  }

  /** How many acts are still to come. */
  get left(): number {
    return this.#waiting.length;
  }

  /** Shows these after all that is waiting. */
  add(...acts: Act[]): void {
    this.#waiting.push(...acts);
    if (!this.busy) this.#next();
  }

  /** Forgets what has not been shown. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.busy = false;
  }

  #next(): void {
    for (let act = this.#waiting.shift(); act; act = this.#waiting.shift()) {
      this.busy = true;
      const lasts = act();
      if (lasts > 0) {
        this.#timer = setTimeout(() => this.#next(), lasts);
        return;
      }
    }
    this.busy = false;
    this.#done();
  }
}
