// One table as the visitor sees it, kept up to date by the server; what the visitor does goes out through here.

import type { Answer, HeardEvent, Incoming, Notice, Outcome, Outgoing, Refusal, SeatInfo, Side, TableInfo, Update } from "../types/wire";
import { CROWDED, GONE, Line, type LineState } from "../net/socket";
import { type Beat, type News, NONE } from "./beat";
import { AT_ONCE, type Manner, Pacer } from "./pace.svelte";
import { Presses } from "./presses";

interface Ears {
  refused: (refusal: Refusal, text: string) => void;
  notice: (notice: Notice) => void;
  fault: (text: string) => void;
  heard: (events: HeardEvent[], outcome: Outcome | null) => void;
  /** How long an update is looked at. */
  weigh?: (news: News) => Beat;
}

interface Pending {
  entry: number;
  move: unknown;
  id: number;
  /** Whether it belongs to the press of the move before. */
  further: boolean;
}

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  /** The match as it is shown, which may be a little behind the match as it is. */
  update = $state.raw<Update | null>(null);
  /** Everything heard so far that counts. */
  log = $state.raw<HeardEvent[]>([]);
  /** Notices that are not part of the match, each with the entry it followed. Remembered while the page is open. */
  notices = $state.raw<{ n: number; notice: Notice }[]>([]);
  /** What was heard with the latest update; empty after a jump. */
  recent = $state.raw<HeardEvent[]>([]);
  /**
   * Whether there is something to show: a waiting room, or a match. A running table is shown only together with its match, because its
   * description alone would be replaced at once. Once something is shown it stays, with whatever is open in it.
   */
  shown = $state(false);
  line = $state.raw<LineState>("connecting");
  gone = $state.raw<string | null>(null);
  /** Why there was no room for another window, until the visitor asks to try again. */
  crowded = $state.raw<string | null>(null);
  /** The table is gone; the last notice says why. */
  ended = $state(false);
  pending = $state.raw<Pending | null>(null);
  /** Whether the visitor holds several seats that see different things, which must be kept apart. */
  secrets = $state(false);

  names: string[] = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  /** The one seat the reader is called "you" for; null: none, or several at one device. */
  me: number | null = $derived.by(() => (this.mine.length === 1 ? this.mine[0]! : null));
  /** The team of each seat; without teams everybody has one of their own. */
  teams: number[] = $derived(this.table?.seats.map((seat) => seat.team) ?? []);
  mine: number[] = $derived(this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);
  /** The bots that may be asked for their reasons: in practice or once it is over, and not while people play each other. */
  bots: number[] = $derived(askedBots(this.table));
  readonly pacer: Pacer;
  /** Until everything has been seen, nobody is asked and nothing is decided: who acted is still at it. */
  behind: boolean = $derived.by(() => this.pacer.behind);
  #actor = $state<number | null>(null);
  toMove: number | null = $derived(this.behind ? this.#actor : (this.update?.to_move ?? null));
  outcome: Outcome | null = $derived(this.behind ? null : (this.update?.outcome ?? null));
  mover: SeatInfo | null = $derived(this.toMove === null ? null : (this.table?.seats[this.toMove] ?? null));
  myTurn: boolean = $derived(!this.behind && (this.mover?.mine ?? false));
  /** The turn that is shown is over already. */
  played: boolean = $derived(this.behind && this.update?.to_move !== this.#actor);
  /** Somebody looks at the match as it goes on, not back at it. */
  watched = true;
  /** The visitor reads the goal of the game: the match goes on when it is put away. */
  held = false;
  thinking: SeatInfo | null = $derived(this.mover?.kind === "bot" && !this.outcome && !this.played ? this.mover : null);
  /** When the time for the decision the table waits for is over; it runs whatever is shown. */
  deadline = $state.raw<number | null>(null);

  #line: Line;
  /** The table as it is, while it is shown as it was. */
  #table: TableInfo | null = null;
  /** The end, until it is told. */
  #ending: Outcome | null = null;
  #next = 1;
  #lastFault = "";
  /** The seat that wants to resign: meant whatever happens until the server has heard it. */
  #resigning: { seat: number | null; id: number } | null = null;
  /** It arrived too late: it is sent again after the update that follows. */
  #resignAgain = false;
  #presses = new Presses();
  #asked = new Map<number, (answer: Answer | null) => void>();

  constructor(
    readonly id: string,
    private readonly ears: Ears,
    /** Connects as an onlooker even if the visitor has a seat here, so that no secret of that seat is sent. */
    private readonly onlooking = false,
    manner: Manner = AT_ONCE,
  ) {
    this.pacer = new Pacer({ show: (update) => this.#updated(update), caughtUp: (jumped) => this.#caughtUp(jumped) }, manner);
    this.#line = this.#connect();
  }

  #connect(): Line {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new Line(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.id)}${this.onlooking ? "?onlooking" : ""}`, {
      message: (message) => this.#receive(message),
      state: (state) => this.#linked(state),
      refused: (code) => {
        if (code === CROWDED) {
          this.crowded = this.#lastFault;
          return;
        }
        this.ended = code === GONE;
        this.gone = this.#lastFault;
      },
    });
  }

  close(): void {
    this.#line.close();
    this.pacer.close();
  }

  /** Tries again where there was no room. */
  again(): void {
    if (this.crowded === null) return;
    this.crowded = null;
    this.#line = this.#connect();
  }

  /** What this visitor sees from one of their seats; the first side if that seat is not theirs. */
  side(seat: number | null): Side | null {
    const sides = this.update?.sides ?? [];
    return sides.find((side) => side.seat === seat) ?? sides[0] ?? null;
  }

  /** Plays a move; `further` if it belongs to the same press as the one before. */
  play(move: unknown, further = false): void {
    if (!this.update || this.pending) return;
    this.pending = { entry: this.update.entry, move, id: this.#next++, further };
    this.#sendPending();
  }

  /** Why this move cannot be made; null if it can. */
  async ask(move: unknown): Promise<Refusal | null> {
    return (await this.#question(move))?.refusal ?? null;
  }

  /** What to know before making this legal move; null if there is nothing. */
  async caution(move: unknown): Promise<Refusal | null> {
    return (await this.#question(move))?.caution ?? null;
  }

  #question(move: unknown): Promise<Answer | null> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      if (!this.#line.send({ type: "ask", move, id })) {
        this.#asked.delete(id);
        resolve(null);
      }
    });
  }

  /** Takes the last move back. */
  undo(to: number | null = null): void {
    this.#act((entry, id) => ({ type: "undo", entry, to, id }));
  }

  /** Takes back what the last press did, however many moves that were. */
  takeBack(): void {
    if (this.update) this.undo(this.#presses.back(this.update.entry));
  }

  /** Agrees to the wish that is shown, or refuses it; if there is news, that is looked at first. */
  consent(agree: boolean): void {
    if (this.pacer.left) this.pacer.skip();
    else this.#act((entry, id) => ({ type: "consent", entry, agree, id }));
  }

  resign(seat: number | null): void {
    this.pacer.skip();
    this.#resigning = { seat, id: this.#next++ };
    this.#sendResigning();
  }

  replace(seat: number, bot: string): void {
    this.#act((_entry, id) => ({ type: "replace", seat, bot, id }));
  }

  /** Takes back the seat that a bot has kept. */
  comeBack(): void {
    this.#act((_entry, id) => ({ type: "return", id }));
  }

  /** Whatever is asked of the table is asked of it as it is now. */
  #act(make: (entry: number, id: number) => Incoming): void {
    this.pacer.skip();
    if (this.update) this.#line.send(make(this.update.entry, this.#next++));
  }

  #sendResigning(): void {
    this.#resignAgain = false;
    if (this.#resigning && this.update && !this.outcome) this.#line.send({ type: "resign", entry: this.update.entry, ...this.#resigning });
  }

  #sendPending(): void {
    if (!this.pending) return;
    const { entry, move, id } = this.pending;
    this.#line.send({ type: "play", entry, move, id });
  }

  #linked(state: LineState): void {
    this.line = state;
    if (state !== "lost") return;
    for (const resolve of this.#asked.values()) resolve(null);
    this.#asked.clear();
  }

  #receive(message: Outgoing): void {
    switch (message.type) {
      case "table":
        this.#tabled(message);
        if (message.state === "waiting") this.shown = true;
        break;
      case "update":
        this.deadline = message.seconds === null ? null : Date.now() + message.seconds * 1000;
        this.pacer.take(message, { now: message.fresh || this.update === null, answer: this.pending !== null });
        this.shown = true;
        break;
      case "refused":
        if (this.pending?.id === message.id) this.pending = null;
        // The match moved on at the same moment: send it again after the update that follows, unless the match is over anyway.
        if (this.#resigning?.id === message.id) {
          this.#resignAgain = message.refusal.reason === "late";
          if (this.#resignAgain || message.refusal.reason === "over") break;
          this.#resigning = null;
        }
        this.ears.refused(message.refusal, message.text);
        break;
      case "answer":
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case "notice":
        this.#note(message);
        this.ears.notice(message);
        break;
      case "fault":
        this.pending = null;
        this.#lastFault = message.text;
        // A fault before the table has arrived is the reason why there is none: the page itself says so.
        if (this.table) this.ears.fault(message.text);
        break;
      case "pong":
        break;
    }
  }

  #note(notice: Notice): void {
    const n = (this.update?.entry ?? 1) - 1;
    const said = this.notices.at(-1)?.notice;
    if (JSON.stringify(said) !== JSON.stringify(notice)) this.notices = [...this.notices, { n, notice }];
  }

  /** The match is over: from now on entries have the numbers of the record, and `numbers` says which. */
  #renumber(numbers: number[]): void {
    this.log = inRecord(this.log, numbers);
    this.notices = inRecord(this.notices, numbers);
  }

  /** Until the end has been seen, the table is shown as if it went on. */
  #tabled(table: TableInfo): void {
    this.#table = table;
    const now = this.table;
    this.table = this.behind && now ? { ...table, state: now.state, seed: now.seed } : table;
  }

  #caughtUp(jumped: boolean): void {
    if (jumped) this.recent = [];
    this.#actor = this.update?.to_move ?? null;
    if (this.#table) this.table = this.#table;
    if (this.#ending) this.ears.heard([], this.#ending);
    this.#ending = null;
  }

  #updated(update: Update): Beat {
    const shown = this.update;
    const first = shown === null;
    const before = shown?.outcome ?? null;
    const own = this.pending !== null && this.pending.entry === shown?.entry;
    const beat = (shown && this.ears.weigh?.({ update, before: shown, own })) ?? NONE;
    // Whoever has just acted knows that they have; of the others it is to be seen.
    this.#actor = own || beat.weight === "none" ? update.to_move : (shown?.to_move ?? null);
    if (!first && !before) this.#ending = update.outcome;
    this.secrets ||= differ(update.sides);
    this.update = update;
    if (update.numbers) this.#renumber(update.numbers);
    if (update.fresh) {
      const known = new Set(this.log.map((heard) => JSON.stringify(heard)));
      this.recent = [];
      this.log = update.heard;
      // After a lost connection, report what was missed; on arrival there is nothing to catch up with.
      const missed = first ? [] : update.heard.filter((heard) => !known.has(JSON.stringify(heard)));
      this.ears.heard(missed, null);
    } else {
      this.recent = update.heard;
      const kept = update.forget ? this.log.filter((heard) => !heard.fades) : this.log;
      this.log = [...kept, ...update.heard];
      this.ears.heard(update.heard, null);
    }
    this.#presses.renewed(update.entry);
    this.#settlePending(update);
    if (update.fresh || this.#resignAgain) this.#sendResigning();
    return beat;
  }

  /** A move that was not acknowledged is sent again only if the match still waits for exactly that entry. */
  #settlePending(update: Update): void {
    if (!this.pending) return;
    if (update.entry !== this.pending.entry) {
      this.#presses.answered(this.pending.entry, update.entry, this.pending.further);
      this.pending = null;
    } else if (update.fresh) this.#sendPending();
  }
}

/** What was numbered as the visitor counted, numbered as in the record; 0 is what came before the first entry. */
export function inRecord<T extends { n: number }>(counted: T[], numbers: number[]): T[] {
  return counted.map((one) => ({ ...one, n: one.n === 0 ? 0 : (numbers[one.n - 1] ?? one.n) }));
}

/** The bots of a table that give their reasons to this visitor (the server decides; this only spares a refusal). */
export function askedBots(table: TableInfo | null): number[] {
  if (!table || table.state === "waiting") return [];
  const mine = table.seats.some((seat) => seat.mine);
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.mine);
  if (table.state === "running" && (others || (mine && !table.practice))) return [];
  return table.seats.filter((seat) => seat.kind === "bot").map((seat) => seat.seat);
}

const TRIVIAL = new Set(["seat", "me", "you", "viewer"]);

/** Whether these sides see different things, apart from who they are. */
export function differ(sides: Side[]): boolean {
  const seen = sides.map((side) => JSON.stringify(side.view, (key, value: unknown) => (TRIVIAL.has(key) ? undefined : value)));
  return new Set(seen).size > 1;
}
