// The pace at which a match is shown: one update after the other, each as long as its beat lasts and the board moves.

import type { Update } from "../types/wire";
import type { Pace } from "../ui/settings.svelte";
import type { Beat } from "./beat";

/** How long a beat lasts, in milliseconds. A second line takes half as long again. */
const LASTS: Record<Pace, Record<Beat["weight"], number>> = {
  slow: { none: 0, passing: 700, step: 1500, weighty: 4000 },
  normal: { none: 0, passing: 250, step: 600, weighty: 2400 },
  fast: { none: 0, passing: 0, step: 150, weighty: 1100 },
  none: { none: 0, passing: 0, step: 0, weighty: 0 },
};
/** How much longer than usual a board's own movements take. */
export const STRETCH: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.6, none: 1 };
const LOOK = 60;
/** A board that moves for longer than this is not waited for. */
const PATIENCE = 20_000;
/** With more than this to catch up with, it goes faster; with far more, nobody wants to see it. */
const CROWDED = 20;
const FLOOD = 60;
/** A button to skip appears only when there is time to press it. */
const NOTICED = 700;
const LINES = 4;

interface Stage {
  /** Shows an update, and says what it weighs. */
  show: (update: Update) => Beat;
  /** Everything that has happened is shown. `jumped`: at one stroke. */
  caughtUp: (jumped: boolean) => void;
}

/** What the visitor wishes, and what the board does. */
export interface Manner {
  pace: () => Pace;
  /** Others' turns wait until the visitor goes on. */
  waits: () => boolean;
  /** Nobody looks at the board. */
  unseen: () => boolean;
  /** The board moves. */
  moving: () => boolean;
  /** The visitor reads something that lies over the board: nothing is shown before it is put away. */
  held: () => boolean;
}

export const AT_ONCE: Manner = {
  pace: () => "none",
  waits: () => false,
  unseen: () => false,
  moving: () => false,
  held: () => false,
};

export class Pacer {
  /** Something is still being shown, or to be shown: nothing can be decided yet. */
  behind = $state(false);
  /** A turn has been shown; the visitor says when to go on. */
  waiting = $state(false);
  /** It takes so long that it can be skipped. */
  late = $state(false);
  lines = $state.raw<string[]>([]);
  /** Counts the skips: a board that still moves shows where it leads to. */
  skips = $state(0);
  #queue: Update[] = [];
  #told: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;

  constructor(
    private readonly stage: Stage,
    private readonly manner: Manner,
  ) {}

  /** How many updates are still to be shown. */
  get left(): number {
    return this.#queue.length;
  }

  /** An update has arrived. `now`: all is shown at once; `answer`: the visitor waits for it, so it comes next. */
  take(update: Update, { now, answer }: { now: boolean; answer: boolean }): void {
    this.#queue.push(update);
    const { pace, unseen, moving } = this.manner;
    const held = this.#held();
    if (now || (pace() === "none" && !held) || unseen() || this.#queue.length > FLOOD) return this.#jump(this.#queue.length > 1);
    if (answer) {
      for (const before of this.#queue.splice(0, this.#queue.length - 1)) this.stage.show(before);
      return this.#next();
    }
    if (this.behind) return;
    // What the visitor has just done is seen first.
    if (held || moving()) this.#begin(() => this.#look(performance.now()), LOOK);
    else this.#next();
  }

  /** Shows what is now. */
  skip(): void {
    if (!this.behind) return;
    this.skips += 1;
    this.#jump(true);
  }

  goOn(): void {
    if (!this.waiting) return;
    this.waiting = false;
    this.#told = [];
    this.lines = [];
    this.#since = performance.now();
    this.#next();
  }

  /** The page goes away. */
  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Where time is limited, nobody loses it reading. */
  #held(): boolean {
    return this.manner.held() && this.#queue.every((update) => update.seconds === null);
  }

  #jump(jumped: boolean): void {
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) this.stage.show(update);
    this.#rest(jumped);
  }

  #rest(jumped = false): void {
    clearTimeout(this.#timer);
    this.behind = this.waiting = this.late = false;
    this.lines = [];
    this.#told = [];
    this.stage.caughtUp(jumped);
  }

  #begin(then: () => void, after: number): void {
    if (!this.behind) this.#since = performance.now();
    this.behind = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, after);
  }

  #next(): void {
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const beat = this.stage.show(update);
      if (beat.weight === "none") continue;
      this.#told = [...this.#told, ...beat.told];
      this.lines = beat.lines.slice(-LINES);
      const crowd = this.#queue.length > CROWDED ? 0.3 : 1;
      // Where time is limited, nobody loses it looking on.
      const timed = update.seconds !== null;
      const lasts = LASTS[timed ? "fast" : this.manner.pace()][beat.weight] * (1 + 0.5 * Math.max(0, this.lines.length - 1)) * crowd;
      this.late ||= beat.weight === "weighty";
      const waits = beat.turnOver && !timed;
      this.#begin(() => this.#look(performance.now(), waits), Math.max(LOOK, lasts));
      return;
    }
    this.#rest();
  }

  /** The beat is over: goes on as soon as the board is at rest. */
  #look(begun: number, waits = false): void {
    const now = performance.now();
    if (this.#held()) {
      this.#since = now;
      return this.#begin(() => this.#look(performance.now(), waits), LOOK);
    }
    this.late ||= now - this.#since > NOTICED;
    if (this.manner.moving() && now - begun < PATIENCE) this.#begin(() => this.#look(begun, waits), LOOK);
    else if (waits && this.manner.waits()) {
      this.waiting = true;
      this.lines = this.#told.slice(-LINES);
    } else this.#next();
  }
}
