/**
 * The colours of the seats. A board whose players have colours of their own (pawns, tents, spies) names them here, and all that the shell
 * shows of a seat has the same: the list of players, the log, a look back. They hold as long as the board is there.
 */

/** Must be called while a board is being initialised. `colours`: by seat, as CSS knows them. */
export function wear(colours: () => readonly string[]): void {
  $effect(() => {
    const { style } = document.documentElement;
    const worn = colours();
    worn.forEach((colour, seat) => style.setProperty(`--seat-${seat}`, colour));
    return () => worn.forEach((_, seat) => style.removeProperty(`--seat-${seat}`));
  });
}
