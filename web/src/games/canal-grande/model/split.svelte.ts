/** The divider's two trays before the split is said: each of the cards lies in one of them. It knows no rules. */

export class Trays {
  /** For each card, by its place among those turned up, the tray it lies in. */
  lies = $state.raw<readonly number[]>([]);
  readonly filled: boolean = $derived(this.lies.includes(0) && this.lies.includes(1));

  /** New cards are turned up: all lie in the first tray, but for those that lie in the second already. */
  deal(cards: readonly string[], second: readonly string[] = []): void {
    const over = [...second];
    this.lies = cards.map((card) => {
      const at = over.indexOf(card);
      if (at >= 0) over.splice(at, 1);
      return at >= 0 ? 1 : 0;
    });
  }

  /** Puts a card in a tray; says whether that changed anything. */
  put(card: number, tray: number): boolean {
    if (this.lies[card] === undefined || this.lies[card] === tray) return false;
    this.lies = this.lies.map((lies, at) => (at === card ? tray : lies));
    return true;
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
