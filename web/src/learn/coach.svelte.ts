// A lesson as the learner takes it: what was done so far, what came of it, and what the board shows just now.

import { takeLesson, troubleText } from "../net/api";
import { keepPlace, placeIn, type Place } from "./progress";
import type { Say } from "../text/text";
import type { Act, Coached, HeardEvent, LessonInfo, Refusal, Scene } from "../types/wire";

/** How long one moment is looked at before the next, unless the board takes longer. */
const LOOK = 1100;
/** A board that says it is busy for longer than this is not waited for. */
const PATIENCE = 6000;
/** After this many wrong tries the coach adds a hint. */
const STUCK = 2;
interface Stage {
  /** How much longer than usual a moment is looked at; 0: the next comes at once. */
  stretch: () => number;
  /** Whether the board is still moving. */
  busy: () => boolean;
  refused: (refusal: Refusal, text: string) => void;
  heard: (events: HeardEvent[]) => void;
}

export class Coach {
  told = $state.raw<Coached | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** Moments are still being shown, or the coach is asked. */
  busy = $state(false);
  /** Several moments are being shown, and what the coach said before them is no longer true. */
  watching = $state(false);
  /** The learner asked to be shown how it is done. */
  showing = $state(false);
  trouble = $state("");
  /** How often something else was done in this step. */
  missed = $state(0);
  /** Counts what was shown: the same board twice is still news. */
  moment = $state(0);
  /** Counts the boards: where a step begins, or begins again, nothing is left of what was shown before. */
  board = $state(0);
  #anew = false;
  #place: Place;
  #turn = 0;

  constructor(
    private readonly game: string,
    readonly info: LessonInfo,
    private readonly stage: Stage,
  ) {
    const place = placeIn(game);
    this.#place = place && place !== "over" && place.step < info.steps.length ? place : { step: 0, acts: [] };
  }

  get step(): number {
    return this.told?.step ?? this.#place.step;
  }

  /** What the coach says now: the sentence of the step, or the answer to what was done. */
  line(say: Say): string {
    return this.told ? say(this.told.said) : "";
  }

  /** What helps whoever was wrong twice in this step; empty before, or if the step has nothing to add. */
  hint(say: Say): string {
    if (!this.told || this.missed < STUCK || this.told.phase === "done") return "";
    const key = `lesson-${this.info.steps[this.told.step]}.hint`;
    const words = say(key);
    return words === key ? "" : words;
  }

  /** Goes on where the learner stopped; what cannot be taken up again begins anew. */
  async begin(): Promise<void> {
    if (!(await this.#ask(this.#place.acts)) && !this.told && this.#place.acts.length) await this.jump(this.#place.step);
  }

  play(move: unknown): void {
    if (!this.busy && this.told?.phase === "asked") void this.#ask([...this.#place.acts, { type: "try", move }]);
  }

  choose(choice: string): void {
    if (!this.busy) void this.#ask([...this.#place.acts, { type: "choose", choice }]);
  }

  go(): void {
    if (this.busy) return;
    this.#anew = true;
    void this.#ask([...this.#place.acts, { type: "go" }]);
  }

  /** Takes back what was wrong: the step begins again. */
  again(): void {
    this.#anew = true;
    void this.#ask(this.#place.acts.slice(0, this.told?.kept ?? 0));
  }

  /** Marks what to press next, until the step is done. Whoever has left every way to its goal begins it again. */
  show(): void {
    if (!this.told || this.busy) return;
    if (!this.told.shown.length) this.again();
    this.showing = true;
  }

  /** Takes back the last move of a decision that is not done. */
  undo(): void {
    const kept = this.told?.kept ?? 0;
    if (!this.busy && this.#place.acts.length > kept) void this.#ask(this.#place.acts.slice(0, -1));
  }

  get undoable(): boolean {
    return this.told?.phase === "asked" && this.#place.acts.length > this.told.kept;
  }

  async jump(step: number): Promise<void> {
    this.#place = { step, acts: [] };
    this.#anew = true;
    await this.#ask([]);
  }

  /** Why this move cannot be made; null if it can. */
  async why(move: unknown): Promise<Refusal | null> {
    const acts: Act[] = [...this.#place.acts, { type: "try", move }];
    try {
      return (await takeLesson(this.game, { step: this.#place.step, acts })).refusal;
    } catch {
      return null;
    }
  }

  /** The page goes away. */
  close(): void {
    this.#turn += 1;
  }

  async #ask(acts: Act[]): Promise<boolean> {
    const turn = ++this.#turn;
    this.busy = true;
    try {
      const told = await takeLesson(this.game, { step: this.#place.step, acts });
      if (turn !== this.#turn) return true;
      this.trouble = "";
      if (told.refusal) this.stage.refused(told.refusal, told.text);
      else {
        this.#place = { step: this.#place.step, acts };
        keepPlace(this.game, told.phase === "over" ? "over" : this.#place);
        await this.#show(told, turn);
      }
      return true;
    } catch (error) {
      if (turn === this.#turn) this.trouble = troubleText(error, "learn-away");
      return false;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  /** Shows what came of it, one moment after the other; the coach speaks when the board has caught up. */
  async #show(told: Coached, turn: number): Promise<void> {
    for (const [at, scene] of told.scenes.entries()) {
      if (at > 0) await this.#pause();
      if (turn !== this.#turn) return;
      if (this.#anew) this.board += 1;
      this.#anew = false;
      this.watching = told.scenes.length > 1;
      this.scene = scene;
      this.moment += 1;
      this.stage.heard(scene.heard);
    }
    if (told.scenes.length > 1) await this.#pause();
    // At one stroke with the last moment: a board in the middle of a decision goes on as soon as it sees it.
    if (turn !== this.#turn) return;
    if (told.step !== this.told?.step) this.missed = 0;
    if (told.step !== this.told?.step || told.phase !== "asked") this.showing = false;
    if (told.phase === "wrong") this.missed += 1;
    [this.told, this.busy, this.watching] = [told, false, false];
  }

  async #pause(): Promise<void> {
    const stretch = this.stage.stretch();
    if (!stretch) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK * stretch));
    const until = performance.now() + PATIENCE;
    while (this.stage.busy() && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 60));
  }
}
