// Replaying a match: the position after any number of entries, as the visitor may see it.

import type { Frame } from "../types/wire";
import { fetchFrame } from "../net/api";

const STEP = 900;

export class Replay {
  frame = $state.raw<Frame | null>(null);
  entry = $state(0);
  last = $state(0);
  playing = $state(false);
  failed = $state(false);
  /** The seat whose view is shown; null for the visitor's own. Any seat, once the match is over. */
  seat = $state<number | null>(null);
  #frames = new Map<string, Frame>();
  #timer = 0;

  constructor(
    readonly id: string,
    entry: number,
    last: number,
  ) {
    this.last = last;
    void this.to(entry);
  }

  async to(entry: number): Promise<void> {
    this.entry = Math.max(0, Math.min(entry, this.last));
    const wanted = this.entry;
    const seat = this.seat;
    const key = `${seat} ${wanted}`;
    try {
      const frame = this.#frames.get(key) ?? (await fetchFrame(this.id, wanted, seat));
      this.#frames.set(key, frame);
      this.last = frame.last;
      this.failed = false;
      // A slow answer to an earlier request must not override a later one.
      if (this.entry === wanted && this.seat === seat) this.frame = frame;
    } catch {
      this.failed = true;
      this.stop();
    }
  }

  /** Looks through the eyes of this seat from now on. */
  through(seat: number | null): void {
    if (this.seat === seat) return;
    this.seat = seat;
    void this.to(this.entry);
  }

  step(by: number): void {
    this.stop();
    void this.to(this.entry + by);
  }

  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    if (this.entry === this.last) void this.to(0);
    this.#timer = window.setInterval(() => {
      if (this.entry >= this.last) this.stop();
      else void this.to(this.entry + 1);
    }, STEP);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }
}
