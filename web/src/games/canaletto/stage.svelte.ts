/** What is shown, a little behind what is so: every fact the table tells is acted out, one after the other, and can be skipped. */

import type { View } from "../../types/canaletto";
import { type HeardHere } from "./reading";
import { PALACES, steps } from "./ring";
import { type Flight, scenes } from "./scenes";

/** The more there is to catch up with, the faster it goes. */
const CROWDED = 6;

export class Stage {
  view: View = $state.raw() as View;
  /** Steps of the gondola from palace 0, parts of a step included. */
  gondola = $state(0);
  flights = $state.raw<Flight[]>([]);
  /** What was said of the settlement so far. */
  told = $state.raw<HeardHere[]>([]);
  busy = $state(false);
  /** The group whose sale is being shown. */
  selling = $state.raw<string | null>(null);

  #waiting: (() => number)[] = [];
  #timer = 0;
  #frame = 0;
  #latest: View;

  constructor(view: View) {
    this.view = view;
    this.#latest = view;
    this.gondola = view.gondola ?? 0;
  }

  /** The table has changed; with nothing to act out, or for people who want no movement, it is shown at once. */
  update(view: View, heard: HeardHere[], still: boolean): void {
    if (view === this.#latest) return;
    this.#latest = view;
    const acts = scenes(heard);
    if (still || acts.length === 0) return this.skip();
    for (const act of acts) {
      this.#waiting.push(() => {
        if (act.opens) this.told = [];
        if (act.told) this.told = [...this.told, act.told];
        this.view = act.change(this.view);
        this.flights = act.flights ?? [];
        this.selling = act.selling ?? null;
        const last = act.last / (this.#waiting.length > CROWDED ? 2.5 : 1);
        if (act.sail !== undefined) this.#sail(act.sail, last);
        return last;
      });
    }
    this.#waiting.push(() => {
      this.#show(view);
      return 0;
    });
    if (!this.busy) this.#next();
  }

  /** Shows what is so, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#waiting = [];
    this.told = [];
    this.#show(this.#latest);
    this.gondola = this.#latest.gondola ?? 0;
    this.busy = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  #show(view: View): void {
    this.view = view;
    this.flights = [];
    this.selling = null;
    if (view.gondola !== null && this.#wrapped() !== view.gondola) this.gondola = view.gondola;
  }

  #next(): void {
    const act = this.#waiting.shift();
    this.busy = act !== undefined;
    if (!act) {
      this.told = [];
      return;
    }
    const last = act();
    if (last > 0) this.#timer = window.setTimeout(() => this.#next(), last);
    else this.#next();
  }

  #wrapped(): number {
    return Math.round(this.gondola) % PALACES;
  }

  /** Glides clockwise to a palace, or exactly so many steps. */
  #sail(to: { palace: number; steps?: number }, last: number): void {
    cancelAnimationFrame(this.#frame);
    const from = Math.round(this.gondola);
    const way = to.steps ?? steps(from % PALACES, to.palace);
    const start = performance.now();
    const glide = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / (last * 0.9)));
      this.gondola = from + way * (part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) ** 2);
      if (part < 1) this.#frame = requestAnimationFrame(glide);
    };
    this.#frame = requestAnimationFrame(glide);
  }
}
