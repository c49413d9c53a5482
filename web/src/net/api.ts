// The server over HTTP. Every error is a `Trouble`, with the server's own words when it gave any.

import type {
  Attempt,
  Coached,
  Fill,
  Fork,
  Frame,
  GameInfo,
  Hint,
  Join,
  LessonActs,
  LessonInfo,
  Me,
  NewTable,
  OptionValue,
  Problem,
  Proved,
  Puzzles,
  Retrospect,
  TableCard,
  TableMade,
  Why,
} from "../types/wire";

/** A request that failed. `code` is `unreachable` when no server answered; `table` is the table that stands in the way, if any. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
    readonly table: string | null = null,
    /** The number of the game's rule behind it, if any. */
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { credentials: "same-origin", ...init });
  } catch {
    throw new Trouble("unreachable", 0, "");
  }
  if (response.ok) return response;
  if (response.status >= 502 && response.status <= 504) throw new Trouble("unreachable", response.status, "");
  let problem: Partial<Problem> = {};
  try {
    problem = (await response.json()) as Partial<Problem>;
  } catch {
    // no words from the server: the status has to do
  }
  throw new Trouble(
    problem.code ?? "failed",
    response.status,
    problem.text ?? response.statusText,
    problem.table ?? null,
    problem.rule ?? null,
  );
}

async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return (await (await ask(path, signal ? { signal } : {})).json()) as T;
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  return (await (await ask(path, init)).json()) as T;
}

/** What went wrong, in words for the visitor. */
export function troubleText(error: unknown, fallback: string): string {
  return error instanceof Trouble && error.message ? error.message : fallback;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const gameOf = (name: string): string => `/games/${encodeURIComponent(name)}`;

export const fetchText = async (language: string): Promise<string> => (await ask(`/text/${encodeURIComponent(language)}`)).text();
export const fetchGames = (): Promise<GameInfo[]> => get("/games");
export const fetchGame = (name: string): Promise<GameInfo> => get(gameOf(name));
export const fetchRules = async (game: string): Promise<string> => (await ask(`/games/${encodeURIComponent(game)}/rules`)).text();
export const fetchQuick = async (game: string): Promise<string> => (await ask(`${gameOf(game)}/quick`)).text();
export const fetchGuide = async (): Promise<string> => (await ask("/guide/bots")).text();
export const fetchLesson = (game: string): Promise<LessonInfo> => get(`${gameOf(game)}/lesson`);
export const takeLesson = (game: string, acts: LessonActs): Promise<Coached> => send("POST", `${gameOf(game)}/lesson`, acts);
export const fetchMe = (): Promise<Me> => get("/me");
export const saveMe = (me: Me): Promise<Me> => send("PUT", "/me", me);
export const fetchTables = (): Promise<TableCard[]> => get("/tables");
export const makeTable = (wish: NewTable): Promise<TableMade> => send("POST", "/tables", wish);
export const joinTable = (id: string, wish: Join): Promise<TableMade> => send("POST", `${table(id)}/join`, wish);
/** Seats bots of this level on all free seats. */
export const fillTable = (id: string, wish: Fill): Promise<TableMade> => send("POST", `${table(id)}/fill`, wish);
export const forkTable = (id: string, wish: Fork): Promise<TableMade> => send("POST", `${table(id)}/fork`, wish);
export const rematch = (id: string): Promise<TableMade> => send("POST", `${table(id)}/rematch`);
/** Cancels it, ends it, or takes it off the visitor's list, whichever the table allows (`TableCard.parting`). */
export const dropTable = async (id: string): Promise<void> => void (await ask(table(id), { method: "DELETE" }));
/** Leaves a table whose match has not begun. */
export const leaveTable = async (id: string): Promise<void> => void (await ask(`${table(id)}/leave`, { method: "POST" }));
export const fetchFrame = (id: string, entry: number, seat: number | null = null): Promise<Frame> =>
  get(`${table(id)}/at/${entry}${seat === null ? "" : `?seat=${seat}`}`);
export const fetchHint = (id: string, seat: number, signal: AbortSignal): Promise<Hint> => get(`${table(id)}/hint?seat=${seat}`, signal);
/** Why the bot on seat `of` did what it last did up to this entry; `seat` is the visitor's own seat that asks. */
export const fetchWhy = (id: string, of: number, entry: number, seat: number | null, signal: AbortSignal): Promise<Why> =>
  get(`${table(id)}/why?of=${of}&entry=${entry}${seat === null ? "" : `&seat=${seat}`}`, signal);
export const fetchRetrospect = (id: string, seat: number, signal: AbortSignal): Promise<Retrospect> =>
  get(`${table(id)}/retrospect?seat=${seat}`, signal);
export const fetchProof = (id: string): Promise<Proved> => get(`${table(id)}/verify`);
export const qrAddress = (id: string): string => `/api${table(id)}/qr.svg`;
export const recordAddress = (id: string): string => `/api${table(id)}/record`;

// The study of a game. Its answers have types of the game's own.
export const fetchAnalysis = <A>(game: string, query: URLSearchParams): Promise<A> => get(`${gameOf(game)}/analysis?${query}`);
export const fetchTableAnalysis = <A>(id: string, entry: number): Promise<A> => get(`${table(id)}/analysis/${entry}`);
export const fetchReview = <R>(id: string): Promise<R> => get(`${table(id)}/review`);
export const fetchPuzzles = (game: string): Promise<Puzzles> => get(`${gameOf(game)}/puzzles`);
export const fetchPuzzle = <P>(game: string, number: number): Promise<P> => get(`${gameOf(game)}/puzzles/${number}`);
export const fetchTodaysPuzzle = (game: string): Promise<unknown> => get(`${gameOf(game)}/puzzles/today`);
export const answerPuzzle = <C>(game: string, number: number, attempt: Attempt): Promise<C> =>
  send("POST", `${gameOf(game)}/puzzles/${number}/answer`, attempt);

// The workshop of a game. Its answers have types of the game's own.
export const fetchModels = <M>(game: string): Promise<M[]> => get(`${gameOf(game)}/workshop`);
export const checkDraft = <R>(game: string, text: string): Promise<R> => send("POST", `${gameOf(game)}/workshop/check`, { text });
export const fetchProposal = <R>(game: string, query: URLSearchParams): Promise<R> => get(`${gameOf(game)}/workshop/proposal?${query}`);

/** The first line of a record: who played, and how. */
export interface RecordHead {
  names: string[];
  options: Record<string, OptionValue>;
}

export const fetchRecordHead = async (id: string): Promise<RecordHead> =>
  JSON.parse((await (await ask(`${table(id)}/record`)).text()).split("\n", 1)[0] ?? "{}") as RecordHead;

/** Makes a table from the text of a record. */
export async function importRecord(text: string): Promise<TableMade> {
  const init = { method: "POST", body: text, headers: { "content-type": "text/plain; charset=utf-8" } };
  return (await (await ask("/records", init)).json()) as TableMade;
}
