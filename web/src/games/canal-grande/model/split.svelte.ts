/** The divider's two trays before the split is announced: every card lies in one of them. It knows no rules. */

export class Trays {
  /** The tray of each card, by its place among the revealed ones. */
  lies = $state.raw<readonly number[]>([]);
  #steps = $state.raw<readonly (readonly number[])[]>([]);

  readonly canUndo: boolean = $derived(this.#steps.length > 0);
  /** Whether there are cards enough in both. */
  readonly filled: boolean = $derived.by(() => [0, 1].every((tray) => this.inside(tray).length >= this.least()));

  /** `least`: cards that have to lie in each tray. */
  constructor(private readonly least: () => number) {}

  /** New cards were revealed: all lie in the first tray, except those that are already in the second. */
  deal(cards: readonly string[], second: readonly string[] = []): void {
    const over = [...second];
    this.lies = cards.map((card) => {
      const at = over.indexOf(card);
      if (at >= 0) over.splice(at, 1);
      return at >= 0 ? 1 : 0;
    });
    this.#steps = [];
  }

  /** Puts a card in a tray; says whether that changed anything. */
  put(card: number, tray: number): boolean {
    if (this.lies[card] === undefined || this.lies[card] === tray) return false;
    this.#steps = [...this.#steps, this.lies];
    this.lies = this.lies.map((lies, at) => (at === card ? tray : lies));
    return true;
  }

  undo(): void {
    const before = this.#steps.at(-1);
    if (!before) return;
    this.lies = before;
    this.#steps = this.#steps.slice(0, -1);
  }

  /** Whether these cards, by their places, are all that lies in the second tray. */
  holds(second: ReadonlySet<number>): boolean {
    return this.lies.every((lies, at) => (lies === 1) === second.has(at));
  }

  /** The places of the cards in a tray. */
  inside(tray: number): number[] {
    return this.lies.flatMap((lies, at) => (lies === tray ? [at] : []));
  }
}
