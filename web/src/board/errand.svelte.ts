/** Several moves one after another: each is sent only when the table has answered the one before. */

/** Does something and says whether to wait for the table's answer. `stop` ends the errand. */
export type Task = () => "sent" | "skip" | "stop";

/** If the table does not answer (a refusal changes nothing), the errand is given up after this long. */
const PATIENCE = 4000;

export class Errand {
  /** True while waiting for an answer. */
  busy = $state(false);
  /** Whether the task at hand follows another of the same errand that was sent. */
  further = false;
  #tasks: Task[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins a new errand, unless one is under way. */
  run(...tasks: Task[]): void {
    if (this.busy) return;
    this.#tasks = tasks;
    this.further = false;
    this.#go();
  }

  /** Called by a task of the current errand: replaces the tasks that are left. */
  instead(...tasks: Task[]): void {
    this.#tasks = tasks;
  }

  /** The table has answered: go on. */
  answered(): void {
    if (!this.busy) return;
    this.#rest();
    this.#go();
  }

  /** Gives up what is left. */
  stop(): void {
    this.#tasks = [];
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.busy = false;
  }

  #go(): void {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      const result = task();
      if (result === "stop") this.#tasks = [];
      if (result === "sent") {
        this.busy = true;
        this.further = true;
        this.#timer = setTimeout(() => this.stop(), PATIENCE);
        return;
      }
    }
  }
}
