/** A queue of animations. Each act shows something and returns for how many milliseconds; the whole queue can be skipped. */
export type Act = () => number;

export class Acts {
  /** True while something is being shown. */
  busy = $state(false);
  #waiting: Act[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: () => void;

  /** `done` is called whenever the queue has run empty. */
  constructor(done: () => void = () => undefined) {
    this.#done = done;
  }

  /** How many acts are still to come. */
  get left(): number {
    return this.#waiting.length;
  }

  /** Appends these to the queue. */
  add(...acts: Act[]): void {
    this.#waiting.push(...acts);
    if (!this.busy) this.#next();
  }

  /** Drops everything that has not been shown yet. */
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
