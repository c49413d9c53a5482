/** A table for the tests: three players, the layout of the specification's example, the lamp sold, an auction under way. */

import type { View } from "../../types/canaletto";
import type { Props } from "./reading";
import { TREASURES } from "./treasures";

const SIZES = [4, 4, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2];
const SHORT = ["Mi", "Ca", "Fa", "Li", "Pa", "Go", "Cl", "Bu", "St", "Ri", "La", "Ne"];
const LAYOUT = "La Mi/Ca Fa/Mi Li/Ca Go St/Fa/Mi Cl/Ca Pa Ri/La Bu Pa/Li Go/Mi Ne/Ca Cl Ri/Fa Bu/Li St/Go Cl/Bu Pa/Ne";

/** The third auction of the example: P0 and P7 are empty, the column is on P1, the bid stands at 6 by seat 1. */
export function view(change: Partial<View> = {}): View {
  const lots = LAYOUT.split("/").map((palace, number) => (number === 0 || number === 7 ? [] : palace.split(" ").map((short) => TREASURES[SHORT.indexOf(short)]!)));
  const next = (palace: number): number | null => [...lots.keys()].map((step) => (palace + step) % 16).find((at) => at !== 1 && lots[at]!.length > 0) ?? null;
  const owned = { mirror: [0, 1, 0], bust: [0, 0, 1], painting: [0, 0, 1] } as Record<string, number[]>;
  const player = { debt: 0, second: null, mask: true, still_in: true, treasures: {} };
  return {
    options: { values: "next_only", start_palace: "two_plus", bribe_timing: "own_turn", layout: "uniform", no_bid: "move_on", tie_break: "shared", max_bid: 100 },
    phase: "bidding",
    to_move: 0,
    auction: 3,
    palaces: lots.map((lot, palace) => ({ lot, next: next(palace) })),
    column: 1,
    gondola: 7,
    lot: lots[1]!,
    bid: 6,
    high: 1,
    starter: 0,
    lowest: 7,
    highest: 100,
    players: [
      { ...player, money: 30, worth: 30, plain: 30, bribe: "may", next_starter: 1 },
      { ...player, money: 32, worth: 32, plain: 32, bribe: "high", next_starter: 2 },
      { ...player, money: 29, worth: 29, plain: 29, bribe: "out", next_starter: 0, still_in: false },
    ],
    row: [9, 12, ...Array<null>(10).fill(null)].map((value, number) => ({ value, state: number === 0 ? "used" : number === 1 ? "next" : "hidden", group: number === 0 ? "lamp" : null })),
    unseen: [],
    groups: TREASURES.map((group, number) => ({
      group,
      size: SIZES[number]!,
      on_board: lots.filter((lot) => lot.includes(group)).length,
      palaces: [...lots.keys()].filter((palace) => lots[palace]!.includes(group)),
      owned: owned[group] ?? [0, 0, 0],
      sold_at: group === "lamp" ? 9 : null,
      sold_by_seat: group === "lamp" ? [0, 1, 1] : [0, 0, 0],
      discarded: 0,
      waiting: false,
    })),
    buyer: null,
    waiting: [],
    kinds: 11,
    quiet: 0,
    quiet_end: 14,
    start: [30, 30, 30],
    history: [],
    ...change,
  };
}

/** What the shell would give to the board of seat 0. */
export function props(change: Partial<Props> = {}): Props {
  return {
    view: view(),
    moves: [...Array.from({ length: 94 }, (_, number) => ({ type: "bid" as const, amount: 7 + number })), { type: "pass" }, { type: "bribe" }],
    seat: 0,
    names: ["Anzola", "Bortolo", "Caterina"],
    toMove: 0,
    outcome: null,
    recent: [],
    play: () => undefined,
    ask: () => Promise.resolve(null),
    explain: () => undefined,
    say: (key, args) => (args ? `${key} ${JSON.stringify(args)}` : key),
    announce: () => undefined,
    undo: () => undefined,
    undoState: "none",
    reducedMotion: true,
    sound: false,
    interactive: true,
    ...change,
  };
}
