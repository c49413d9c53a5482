// For unit tests: tables as the server shows them. Every game's `fixtures.json` is made from real positions by `make fixtures`.

import type { BoardProps, Heard } from "../board/props";

/** What a seat (null: an onlooker) is shown, its legal moves, and what it heard on the way there. */
export interface Shown<V, M, E> {
  seat: number | null;
  to_move: number | null;
  view: V;
  moves: M[];
  heard: Heard<E>[];
}

/** A fresh copy of a fixture for every test, so that none sees another's changes. */
export function fresh<V, M, E>(fixture: unknown): Shown<V, M, E> {
  return structuredClone(fixture) as Shown<V, M, E>;
}

/** The props the shell would pass to a board that shows this, with a test's overrides. */
export function propsOf<V, M, E>(
  { view, moves, seat, to_move }: Shown<V, M, E>,
  change: Partial<BoardProps<V, M, E>> = {},
): BoardProps<V, M, E> {
  return {
    view,
    moves,
    seat,
    names: ["Anzola", "Bortolo", "Caterina", "Domenego"],
    toMove: to_move,
    outcome: null,
    recent: [],
    play: () => undefined,
    ask: () => Promise.resolve(null),
    explain: () => undefined,
    say: (key) => key,
    announce: () => undefined,
    undo: () => undefined,
    undoState: "free",
    reducedMotion: true,
    sound: false,
    interactive: true,
    ...change,
  };
}
