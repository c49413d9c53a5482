// The messages between client and server (src/serenissima/server/messages.py).

export type OptionValue = string | number | boolean;

export interface Refusal {
  rule: string;
  reason: string;
  args: Record<string, string | number>;
}

export interface Outcome {
  ranks: number[];
  reason: string;
  scores: number[];
}

export interface Option {
  name: string;
  rule: string;
  kind: "choice" | "number" | "flag";
  default: OptionValue;
  choices: string[];
  low: number;
  high: number;
  step: number;
  main: boolean;
}

export interface Play { type: "play"; entry: number; move: unknown; id?: number }
export interface Ask { type: "ask"; move: unknown; id?: number }
export interface Undo { type: "undo"; entry: number; to?: number | null; id?: number }
export interface Consent { type: "consent"; entry: number; agree: boolean; id?: number }
export interface Resign { type: "resign"; entry: number; seat?: number | null; id?: number }
export interface Replace { type: "replace"; seat: number; bot: string; id?: number }
export interface Ping { type: "ping" }
export type Incoming = Play | Ask | Undo | Consent | Resign | Replace | Ping;

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  here: boolean;
  mine: boolean;
}

export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatInfo[];
  state: "waiting" | "running" | "over";
  commitment: string;
  practice: boolean;
  host: boolean;
  onlookers: number;
  invite: string | null;
  seed: string | null;
  rematch: string | null;
}

export interface Side { seat: number | null; view: unknown; moves: unknown }
export interface HeardEvent { n: number; event: unknown; rule: string; seat: number | null }
export interface UndoWish { seat: number; to: number; waiting: number[] }

export interface Update {
  type: "update";
  entry: number;
  to_move: number | null;
  sides: Side[];
  heard: HeardEvent[];
  fresh: boolean;
  undo: "free" | "ask" | "none";
  wish: UndoWish | null;
  outcome: Outcome | null;
  seconds: number | null;
}

export interface Refused { type: "refused"; id: number; refusal: Refusal; text: string }
export interface Answer { type: "answer"; id: number; refusal: Refusal | null; text: string }
export interface Notice { type: "notice"; key: string; args: Record<string, string | number> }
export interface Fault { type: "fault"; code: string; text: string }
export interface Pong { type: "pong" }
export type Outgoing = TableInfo | Update | Refused | Answer | Notice | Fault | Pong;

export interface BotInfo { name: string }
export interface GameInfo {
  name: string;
  version: number;
  seats: number[];
  designers: string[];
  publisher: string;
  year: number;
  minutes: [number, number];
  age: number;
  options: Option[];
  bots: BotInfo[];
  default_bot: string;
  text: string;
}
export interface Me { name: string }
export interface NewSeat { kind: "me" | "friend" | "here" | "bot"; name?: string | null; bot?: string | null }
export interface NewTable { game: string; seats: NewSeat[]; options?: Record<string, OptionValue> }
export interface TableMade { id: string }
export interface Join { invite: string }
export interface Fork { entry: number; seats: NewSeat[] }
export interface Frame { entry: number; last: number; to_move: number | null; sides: Side[]; outcome: Outcome | null }
export interface TableCard {
  id: string;
  game: string;
  names: string[];
  state: "waiting" | "running" | "over";
  my_turn: boolean;
  entries: number;
}
export interface Proved { draws: number; commitment: string; seed: string | null; problem: string }
export interface Problem { code: string; text: string }
