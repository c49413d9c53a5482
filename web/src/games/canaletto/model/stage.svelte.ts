/** What is shown, a little behind the true state: every event is acted out in turn, and all of it can be skipped. */

import { type Act, Acts } from "../../../board/acts.svelte";
import { glide, swinging } from "../../../board/glide";
import type { View } from "../../../types/canaletto";
import { type HeardHere } from "./reading";
import { PALACES, steps } from "./ring";
import { type Flight, type Scene, scenes } from "./scenes";

/** The more there is to catch up with, the faster it goes. */
const CROWDED = 6;

export class Stage {
  #acts = new Acts(() => (this.told = []));
  view: View = $state.raw() as View;
  /** Steps of the gondola from palace 0; may be a fraction. */
  gondola = $state(0);
  flights = $state.raw<Flight[]>([]);
  /** The account of the settlement so far. */
  told = $state.raw<HeardHere[]>([]);
  busy = $derived(this.#acts.busy);
  /** The fact being acted out; null when the board has caught up. */
  now = $state.raw<HeardHere | null>(null);
  /** The group whose sale is being shown. */
  selling = $state.raw<string | null>(null);

  #stop: () => void = () => undefined;
  #latest: View;

  constructor(view: View) {
    this.view = view;
    this.#latest = view;
    this.gondola = view.gondola ?? 0;
  }

  /** The table has changed. With nothing to act out, or with reduced motion, it is shown at once. */
  update(view: View, heard: HeardHere[], still: boolean, stretch = 1): void {
    if (view === this.#latest) return;
    this.#latest = view;
    const acts = scenes(heard);
    if (still || acts.length === 0) return this.skip();
    const scene =
      (act: Scene): Act =>
      () => {
        this.now = act.of ?? null;
        if (act.opens) this.told = [];
        if (act.told) this.told = [...this.told, act.told];
        this.view = act.change(this.view);
        this.flights = act.flights ?? [];
        this.selling = act.selling ?? null;
        const last = (act.last * stretch) / (this.#acts.left > CROWDED ? 2.5 : 1);
        if (act.sail !== undefined) this.#sail(act.sail, last);
        return last;
      };
    this.#acts.add(...acts.map(scene), () => {
      this.#show(view);
      return 0;
    });
  }

  /** Shows the true state at once. */
  skip(): void {
    this.stop();
    this.told = [];
    this.#show(this.#latest);
    this.gondola = this.#latest.gondola ?? 0;
  }

  stop(): void {
    this.#acts.stop();
    this.#stop();
  }

  #show(view: View): void {
    this.view = view;
    this.flights = [];
    this.now = null;
    this.selling = null;
    if (view.gondola !== null && this.#wrapped() !== view.gondola) this.gondola = view.gondola;
  }

  #wrapped(): number {
    return Math.round(this.gondola) % PALACES;
  }

  /** Glides clockwise to a palace, or by exactly this many steps. */
  #sail(to: { palace: number; steps?: number }, last: number): void {
    this.#stop();
    const from = Math.round(this.gondola);
    const way = to.steps ?? steps(from % PALACES, to.palace);
    this.#stop = glide(last * 0.9, (part) => (this.gondola = from + way * swinging(part)));
  }
}
