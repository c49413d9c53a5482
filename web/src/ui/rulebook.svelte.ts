// Which rule is open in the side sheet.

class Rulebook {
  shown = $state.raw<{ game: string; rule: string } | null>(null);

  open(game: string, rule: string): void {
    this.shown = { game, rule };
  }

  close(): void {
    this.shown = null;
  }
}

export const rulebook = new Rulebook();
