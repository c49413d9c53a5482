/** Cards flying from one place on the table to another. Decoration only: the truth is in the view. */

import { tick } from "svelte";

export interface Flight {
  id: number;
  card: string;
  x: number;
  y: number;
  width: number;
  toX: number;
  toY: number;
  scale: number;
  delay: number;
}

/** How many milliseconds a card flies. */
export const FLIGHT = 420;
const STAGGER = 70;

export class Flights {
  flying = $state.raw<readonly Flight[]>([]);
  #next = 1;

  constructor(
    private readonly root: () => HTMLElement | undefined,
    private readonly still: () => boolean,
  ) {}

  /** Sends cards from one place to another, both named by selectors inside the board; resolves when they have arrived. */
  async send(cards: readonly string[], from: string, to: string): Promise<void> {
    await tick();
    const root = this.root();
    const start = root?.querySelector(from)?.getBoundingClientRect();
    const end = root?.querySelector(to)?.getBoundingClientRect();
    if (!root || !start || !end || this.still() || cards.length === 0 || start.width === 0) return;
    const frame = root.getBoundingClientRect();
    const width = Math.min(64, start.width);
    const sent = cards.map((card, at): Flight => ({
      id: this.#next++,
      card,
      x: start.left - frame.left + Math.min(start.width - width, 10 + at * 16),
      y: start.top - frame.top + start.height / 2 - width * 0.7,
      width,
      toX: end.left - frame.left + end.width / 2 - width / 2,
      toY: end.top - frame.top + end.height / 2 - width * 0.7,
      scale: Math.max(0.3, Math.min(1, Math.min(end.width, end.height / 1.4) / width)),
      delay: at * STAGGER,
    }));
    this.flying = [...this.flying, ...sent];
    const ids = new Set(sent.map(({ id }) => id));
    await new Promise((resolve) => setTimeout(resolve, FLIGHT + STAGGER * cards.length));
    this.flying = this.flying.filter(({ id }) => !ids.has(id));
  }
}
