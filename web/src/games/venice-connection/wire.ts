/** The game's types as they travel (src/serenissima/games/venice_connection: moves.py, events.py, view.py). */

export interface Tile {
  x: number;
  y: number;
  face: string;
}

export type Move =
  | { type: "begin"; seat: number }
  | { type: "lay"; x: number; y: number; face: string }
  | { type: "confirm" }
  | { type: "impossible" }
  | { type: "proof" }
  | { type: "concede" };

export interface Result {
  winner: number;
  reason: string;
  starter: number;
  tiles: Tile[];
  proof: Tile[];
  completable: boolean;
  completion: Tile[];
}

export interface View {
  options: {
    challenge: "prove" | "arbiter" | "auto";
    supply: number;
    bridge: boolean;
    match_length: number;
    mint_tide: boolean;
    teaching: boolean;
  };
  phase: "start" | "turn" | "prove" | "over";
  game: number;
  wins: number[];
  starter: number | null;
  to_move: number | null;
  challenged: number | null;
  turns: number;
  tiles: Tile[];
  last: number;
  entered: Tile[];
  scratch: Tile[];
  left: { total: number; plain: number; t_straight: number; t_bend: number };
  open_ends: { x: number; y: number; side: string }[];
  position: string;
  completable: boolean | null;
  results: Result[];
}

export type Event = { type: string };
