// The games the server knows, their words, and the boards and extra pages this client has for them.

import type { Component } from "svelte";
import { further } from "virtual:further-boards";
import type { GameInfo } from "../types/wire";
import { fetchGame, fetchGames, fetchRules } from "../net/api";
import type { BoardProps } from "../board/props";
import type { Say } from "../text/text";
import { words } from "../text/words.svelte";

type Loader<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;
type AnyBoard = Component<BoardProps>;

const boards = { ...import.meta.glob("./*/Board.svelte"), ...further } as Record<string, Loader<Record<string, unknown>>>;
const figures = import.meta.glob("./*/Figure.svelte") as Record<string, Loader<FigureProps & Record<string, unknown>>>;
const goals = import.meta.glob("./*/Goal.svelte") as Record<string, Loader<GoalProps & Record<string, unknown>>>;
const keys = import.meta.glob("./*/keys.ts") as Record<string, () => Promise<{ KEYS: readonly string[] }>>;
const pages = import.meta.glob("./*/pages/*.svelte") as Record<string, Loader<PageProps & Record<string, unknown>>>;

/** A game with its words. */
export interface Known {
  info: GameInfo;
  say: Say;
  title: string;
}

class Games {
  #cards = $state.raw<GameInfo[] | null>(null);
  /** The games that were opened, with all their words; null where the server knows none of that name. */
  #whole = $state.raw<Record<string, GameInfo | null>>({});
  #loading: Promise<void> | null = null;
  #opening = new Map<string, Promise<void>>();
  #rules = new Map<string, Promise<string>>();

  /** All games as their cards show them. */
  list: Known[] | null = $derived(this.#cards?.map(known) ?? null);
  #known: Record<string, Known> = $derived(
    Object.fromEntries(Object.values(this.#whole).flatMap((info) => (info ? [[info.name, known(info)]] : []))),
  );

  /** Fetches the cards once; fails with `Trouble`. */
  load(): Promise<void> {
    this.#loading ??= fetchGames().then(
      (infos) => {
        this.#cards = infos;
      },
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Fetches one game with all its words, once; fails with `Trouble`. */
  open(name: string): Promise<void> {
    const opening =
      this.#opening.get(name) ??
      this.#fetch(name).then(
        (info) => {
          this.#whole = { ...this.#whole, [name]: info };
        },
        (error: unknown) => {
          this.#opening.delete(name);
          throw error;
        },
      );
    this.#opening.set(name, opening);
    return opening;
  }

  /** Asks only for a game that the page itself or the list of games names. */
  async #fetch(name: string): Promise<GameInfo | null> {
    if (document.documentElement.dataset.game !== name) {
      await this.load();
      if (!this.#cards?.some((card) => card.name === name)) return null;
    }
    return fetchGame(name);
  }

  /** Fetches what a table of this game will need; if that fails, the table asks again. */
  ahead(name: string | undefined): void {
    if (!name) return;
    this.open(name).catch(() => undefined);
    loadBoard(name).catch(() => undefined);
  }

  /** Whether the server has said what it knows of this game. */
  asked(name: string): boolean {
    return name in this.#whole;
  }

  /** A game with all its words, once it was opened. */
  find(name: string): Known | null {
    return this.#known[name] ?? null;
  }

  /** What a game is called. */
  title(name: string): string {
    return this.list?.find((one) => one.info.name === name)?.title ?? name;
  }

  rules(name: string): Promise<string> {
    let rules = this.#rules.get(name);
    if (!rules) {
      rules = fetchRules(name);
      rules.catch(() => this.#rules.delete(name));
      this.#rules.set(name, rules);
    }
    return rules;
  }
}

function known(info: GameInfo): Known {
  const say = words.ofGame(info.text);
  return { info, say, title: say("title") };
}

/** The props of an extra page of a game: the game, and the query of its address. */
export interface PageProps {
  game: Known;
  query: URLSearchParams;
}

export const games = new Games();

/** The game's own board; null if it has none. */
export async function loadBoard(name: string): Promise<AnyBoard | null> {
  const loader = boards[`./${name}/Board.svelte`];
  return loader ? ((await loader()).default as unknown as AnyBoard) : null;
}

/** The props of a game's `Figure.svelte`: which drawing of its rules is meant, and what it shows, in words. */
export interface FigureProps {
  name: string;
  words: string;
}

/** The drawings in the rules of a game; null if it has none. */
export async function loadFigure(name: string): Promise<Component<FigureProps> | null> {
  const loader = figures[`./${name}/Figure.svelte`];
  return loader ? ((await loader()).default as unknown as Component<FigureProps>) : null;
}

/** What a game's `Goal.svelte` gets: what the seat sees, for what only that seat knows. */
export interface GoalProps {
  view: unknown;
  say: Say;
}

/** The keys of a game's own board: `board-key-<name>` says what one does, its attribute `.keys` names it. */
export async function loadKeys(name: string): Promise<readonly string[]> {
  return (await keys[`./${name}/keys.ts`]?.())?.KEYS ?? [];
}

/** What a game adds to its goal card; null if nothing. */
export async function loadGoal(name: string): Promise<Component<GoalProps> | null> {
  const loader = goals[`./${name}/Goal.svelte`];
  return loader ? ((await loader()).default as unknown as Component<GoalProps>) : null;
}

/** The extra pages of a game by name: `/g/<game>/<page>` is `web/src/games/<game>/pages/<page>.svelte`. */
export function pagesOf(name: string): string[] {
  const start = `./${name}/pages/`;
  return Object.keys(pages)
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length, -".svelte".length))
    .sort();
}

/** An extra page of a game; null if there is none of that name. */
export async function loadPage(name: string, page: string): Promise<Component<PageProps> | null> {
  const loader = pages[`./${name}/pages/${page}.svelte`];
  return loader ? ((await loader()).default as unknown as Component<PageProps>) : null;
}

/** The address at which a finished match of this game is studied, at one entry or as a whole; null if there is none. */
export function studyAddress(game: Known, table: string, entry: number | null = null): string | null {
  const { name, study } = game.info;
  if (!study || !pagesOf(name).includes("analysis")) return null;
  return `/g/${name}/analysis?table=${encodeURIComponent(table)}${entry === null ? "" : `&entry=${entry}`}`;
}
