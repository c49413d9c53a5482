import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../types/wire";
import { TableClient } from "../table/match.svelte";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; entry?: number; id?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code, reason: "" });
  }
}

function update(entry: number, fresh: boolean): Update {
  return {
    type: "update",
    entry,
    to_move: 0,
    sides: [],
    heard: [],
    fresh,
    undo: "none",
    wish: null,
    outcome: null,
    seconds: null,
    forget: false,
    numbers: null,
  };
}

const ears = { refused: vi.fn(), notice: vi.fn(), fault: vi.fn(), heard: vi.fn() };
const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const plays = (socket: FakeSocket) => socket.sent.filter((message) => message.type === "play");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sends an unacknowledged move again after a break, but only if the match still waits for that entry", () => {
  const client = new TableClient("t", ears);
  newest().open();
  newest().say(update(5, true));
  client.play({ type: "take" });
  expect(plays(newest())).toHaveLength(1);

  newest().drop();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
  newest().open();
  newest().say(update(5, true));
  expect(plays(newest())).toMatchObject([{ entry: 5 }]);

  newest().drop();
  vi.advanceTimersByTime(10_000);
  newest().open();
  newest().say(update(6, true));
  expect(plays(newest())).toHaveLength(0);
  expect(client.pending).toBeNull();
  client.close();
});

it("keeps trying while the server is away, and stops when the table does not exist", () => {
  const client = new TableClient("t", ears);
  for (let n = 0; n < 5; n++) {
    newest().drop();
    vi.advanceTimersByTime(10_000);
  }
  expect(FakeSocket.all).toHaveLength(6);
  newest().open();
  newest().say({ type: "fault", code: "no-table", text: "There is no such table." });
  newest().drop(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(6);
  expect(client.gone).toBe("There is no such table.");
});

it("says why there is no room for another window, and tries again only when asked", () => {
  const client = new TableClient("t", ears);
  newest().open();
  newest().say({ type: "fault", code: "too-many-sockets", text: "You have 20 windows open." });
  newest().drop(4429);
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(1);
  expect(client.crowded).toBe("You have 20 windows open.");
  expect(client.gone).toBeNull();
  client.again();
  expect(FakeSocket.all).toHaveLength(2);
  expect(client.crowded).toBeNull();
  newest().open();
  newest().say(update(3, true));
  expect(client.shown).toBe(true);
  client.close();
});

it("tells a table that is gone from one that never existed, and does not try again", () => {
  const client = new TableClient("t", ears);
  newest().open();
  newest().say({ type: "table", state: "waiting", seats: [] });
  const cancelled = { type: "notice", key: "notice-cancelled", args: { name: "Zanetta", seated: "yes" } };
  newest().say(cancelled);
  newest().drop(4410);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(client.ended).toBe(true);
  expect(ears.notice).toHaveBeenLastCalledWith(cancelled);
});

it("shows a running table with its match, and goes on showing a table whose match begins", () => {
  const arriving = new TableClient("t", ears);
  newest().open();
  newest().say({ type: "table", state: "running", seats: [] });
  expect(arriving.shown).toBe(false);
  newest().say(update(1, true));
  expect(arriving.shown).toBe(true);
  arriving.close();

  const waiting = new TableClient("t", ears);
  newest().open();
  newest().say({ type: "table", state: "waiting", seats: [] });
  expect(waiting.shown).toBe(true);
  newest().say({ type: "table", state: "running", seats: [] });
  expect(waiting.shown).toBe(true);
  waiting.close();
});

it("plays a move once, however often it is clicked", () => {
  const client = new TableClient("t", ears);
  newest().open();
  newest().say(update(3, true));
  client.play({ type: "take" });
  client.play({ type: "take" });
  expect(plays(newest())).toHaveLength(1);
  newest().say(update(4, false));
  client.play({ type: "take" });
  expect(plays(newest())).toHaveLength(2);
  client.close();
});

it("resigns even if the match moves on at the same moment, and shows no refusal", () => {
  ears.refused.mockClear();
  const client = new TableClient("t", ears);
  newest().open();
  newest().say(update(5, true));
  client.resign(null);
  const resigns = () => newest().sent.filter((message) => message.type === "resign");
  const late = { type: "refused", id: resigns()[0]?.id, refusal: { rule: "TABLE", reason: "late", args: {} }, text: "" };
  newest().say(update(6, false));
  newest().say(late);
  newest().say(update(6, false));
  newest().say(update(6, false));
  expect(resigns().map((message) => message.entry)).toEqual([5, 6]);
  newest().say({ ...update(7, false), outcome: { ranks: [2, 1], reason: "resigned", scores: [0, 1], together: false } });
  newest().say({ ...late, refusal: { ...late.refusal, reason: "over" } });
  newest().say({ ...update(7, false), outcome: { ranks: [2, 1], reason: "resigned", scores: [0, 1], together: false } });
  expect(resigns()).toHaveLength(2);
  expect(ears.refused).not.toHaveBeenCalled();
  client.close();
});

it("resigns after a lost connection if that was said while it was down; any other refusal is shown", () => {
  ears.refused.mockClear();
  const client = new TableClient("t", ears);
  newest().open();
  newest().say(update(5, true));
  newest().drop();
  client.resign(1);
  vi.advanceTimersByTime(5000);
  newest().open();
  newest().say(update(5, true));
  const [resign] = newest().sent.filter((message) => message.type === "resign");
  expect(resign).toMatchObject({ entry: 5, seat: 1 });
  newest().say({ type: "refused", id: resign?.id, refusal: { rule: "TABLE", reason: "not-your-seat", args: {} }, text: "" });
  expect(ears.refused).toHaveBeenCalledOnce();
  newest().say(update(6, true));
  expect(newest().sent.filter((message) => message.type === "resign")).toHaveLength(1);
  client.close();
});

it("forgets what fades when the server says so, and keeps the rest", () => {
  const client = new TableClient("t", ears);
  const heard = (n: number, fades: boolean) => ({ n, event: { type: "seen" }, rule: "R", seat: null, fades });
  newest().open();
  newest().say({ ...update(3, true), heard: [heard(1, false)] });
  newest().say({ ...update(4, false), heard: [heard(3, false), heard(3, true)], forget: true });
  // An aside is not a move: what fades is still there.
  newest().say({ ...update(5, false), heard: [heard(4, false)] });
  expect(client.log.map(({ n, fades }) => [n, fades])).toEqual([
    [1, false],
    [3, false],
    [3, true],
    [4, false],
  ]);
  newest().say({ ...update(6, false), heard: [heard(5, false)], forget: true });
  expect(client.log.map(({ n }) => n)).toEqual([1, 3, 4, 5]);
  client.close();
});

it("keeps what was heard when a late move is refused with the current state, and can play again", () => {
  const client = new TableClient("t", ears);
  const heard = (n: number) => ({ n, event: { type: "taken" }, rule: "R", seat: null, fades: false });
  newest().open();
  newest().say({ ...update(3, true), heard: [heard(1), heard(2)] });
  client.play({ type: "take" });
  newest().say({ ...update(4, false), heard: [heard(3)] });
  newest().say({ type: "refused", id: 1, refusal: { rule: "TABLE", reason: "late", args: {} }, text: "" });
  newest().say(update(4, false));
  expect(client.log.map(({ n }) => n)).toEqual([1, 2, 3]);
  expect(client.pending).toBeNull();
  client.play({ type: "take" });
  expect(plays(newest()).map(({ entry }) => entry)).toEqual([3, 4]);
  client.close();
});

it("reconnects after being too slow, later each time, until it has been steady for a while", () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  const client = new TableClient("t", ears);
  /** How long the line waits before it tries again. */
  const pause = (): number => {
    const before = FakeSocket.all.length;
    newest().open();
    newest().say(update(3, true));
    newest().drop(1013);
    for (let waited = 0; waited < 20_000; waited += 50) {
      if (FakeSocket.all.length > before) return waited;
      vi.advanceTimersByTime(50);
    }
    throw new Error("the line does not come back");
  };
  const pauses = [pause(), pause(), pause(), pause()];
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(new Set(pauses).size).toBe(4);
  newest().open();
  newest().say(update(3, true));
  for (let beat = 0; beat < 4; beat++) {
    vi.advanceTimersByTime(7_000);
    newest().say({ type: "pong" });
  }
  expect(pause()).toBe(pauses[0]);
  client.close();
  vi.restoreAllMocks();
});

it("until others' turns have been seen nothing is asked and nothing is over; a skip, or whatever is asked of the table, shows what is", () => {
  const seat = (number: number, mine: boolean) => ({ seat: number, kind: "person", name: `P${number}`, team: number, mine, here: true });
  const table = (state: string) => ({ type: "table", state, seats: [seat(0, true), seat(1, false)], seed: state === "over" ? "s" : null });
  const weigh = vi.fn(() => ({ weight: "step" as const, lines: [], told: [], turnOver: true }));
  const manner = { pace: () => "normal" as const, waits: () => false, unseen: () => false, moving: () => false, held: () => false };
  const heard = vi.fn();
  const client = new TableClient("t", { ...ears, heard, weigh }, false, manner);
  newest().open();
  newest().say(table("running"));
  newest().say({ ...update(5, true), to_move: 1 });
  expect([client.behind, client.toMove, client.myTurn]).toEqual([false, 1, false]);

  newest().say({ ...update(6, false), to_move: 0, seconds: 60 });
  expect([client.update?.entry, client.behind, client.toMove, client.myTurn, client.played]).toEqual([6, true, 1, false, true]);
  // the time runs whatever is shown
  expect(client.deadline).toBe(Date.now() + 60_000);
  vi.advanceTimersByTime(2000);
  expect([client.behind, client.toMove, client.myTurn]).toEqual([false, 0, true]);

  newest().say({ ...update(7, false), to_move: 1 });
  newest().say({ ...update(8, false), to_move: 0 });
  expect(client.update?.entry).toBe(7);
  client.undo();
  expect([client.update?.entry, client.behind]).toEqual([8, false]);
  expect(newest().sent.at(-1)).toMatchObject({ type: "undo", entry: 8 });

  const outcome = { ranks: [2, 1], reason: "x", scores: [], together: false };
  newest().say({ ...update(9, false), to_move: null, outcome });
  newest().say(table("over"));
  expect([client.outcome, client.table?.state, client.table?.seed]).toEqual([null, "running", null]);
  expect(heard).toHaveBeenLastCalledWith([], null);
  vi.advanceTimersByTime(2000);
  expect([client.outcome, client.table?.state, client.table?.seed]).toEqual([outcome, "over", "s"]);
  expect(heard).toHaveBeenLastCalledWith([], outcome);
  client.close();
});
