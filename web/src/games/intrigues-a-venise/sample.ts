// A table for tests: the standard placement, seat 0 (red) looks on it.

import type { BoardProps } from "../../lib/board";
import type { Event, Move, Piece, View } from "./reading";

const STARTS = { red: [2, 27, 31, 52], blue: [13, 20, 38, 41], green: [14, 24, 35, 55], yellow: [5, 12, 21, 44] } as const;
const ORDER = ["tall", "short", "fat", "thin"] as const;

export function pieces(): Piece[] {
  const spies = Object.entries(STARTS).flatMap(([colour, spaces]) =>
    spaces.map((space, index) => ({ colour: colour as keyof typeof STARTS, build: ORDER[index]!, space, moved: false })),
  );
  return [...spies, { colour: null, build: null, space: 58, moved: false }];
}

export const VIEW: View = {
  options: {
    phantom: "mb1988",
    repeat: "penalty",
    repeat_ambassador: "exempt",
    exile: "white",
    extra_step_scope: "spies",
    solo_escape: "either",
    announce: "act",
    exile_can_win: true,
    sealed_cards: true,
    ambassador_message: true,
    tics: "open",
    tic_limit: 1,
    notes: "log",
    undo: true,
    placement: "random",
    colours: "random",
    absent_colour: "random",
    round_cap: 0,
  },
  seat: 0,
  phase: "move",
  to_move: 0,
  active: 0,
  turn: 1,
  players: [
    { colour: "red", envelope: { identity: "F", build: "thin", message: "B" } },
    { colour: "blue", envelope: null },
    { colour: "green", envelope: null },
    { colour: "yellow", envelope: null },
  ],
  absent: null,
  dealt: 12,
  pieces: pieces(),
  left_embassy: false,
  marbles: [
    { marble: "red", used: false },
    { marble: "yellow", used: false },
    { marble: "black", used: false },
  ],
  picked: null,
  picked_spy: null,
  steps: [
    { marble: "red", colour: "red", build: "tall", space: 3 },
    { marble: "yellow", colour: "red", build: "tall", space: 3 },
    { marble: "yellow", colour: "red", build: "tall", space: 1 },
    { marble: "red", colour: "red", build: "fat", space: 28 },
    { marble: "black", colour: null, build: null, space: 36 },
  ],
  may_finish: true,
  meetings: [],
  meeting: null,
  exiles: [],
  questions: [],
  question: null,
  repeats: [],
  tics: [],
  tics_left: 1,
  passport: [],
  notebook: null,
  result: null,
};

/** Props for a board or a desk; what is played is put into `sent`. */
export function props(sent: (Move | "undo")[], view: View = VIEW, moves: Move[] = []): BoardProps<View, Move, Event> {
  return {
    view,
    moves,
    seat: 0,
    names: ["Anzola", "Bortolo", "Cecilia", "Domenego"],
    toMove: 0,
    outcome: null,
    recent: [],
    play: (move) => void sent.push(move),
    ask: async () => null,
    explain: () => undefined,
    say: (key) => key,
    announce: () => undefined,
    undo: () => void sent.push("undo"),
    undoState: "free",
    reducedMotion: true,
    sound: false,
    interactive: true,
  };
}
