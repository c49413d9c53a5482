// The games the server knows, their words, and the boards, covers and further pages this client brings for them.

import type { Component } from "svelte";
import type { GameInfo } from "../types/wire";
import { fetchGames, fetchRules } from "./api";
import type { BoardProps } from "./board";
import type { Say } from "./text";
import { words } from "./words.svelte";

type Loader<P extends Record<string, unknown>> = () => Promise<{ default: Component<P> }>;
type AnyBoard = Component<BoardProps>;

const boards = import.meta.glob("../games/*/Board.svelte") as Record<string, Loader<Record<string, unknown>>>;
const covers = import.meta.glob("../games/*/Cover.svelte") as Record<string, Loader<Record<string, never>>>;
const figures = import.meta.glob("../games/*/Figure.svelte") as Record<string, Loader<FigureProps & Record<string, unknown>>>;
const pages = import.meta.glob("../games/*/pages/*.svelte") as Record<string, Loader<PageProps & Record<string, unknown>>>;

/** A game with its words. */
export interface Known {
  info: GameInfo;
  say: Say;
  title: string;
}

class Games {
  #infos = $state.raw<GameInfo[] | null>(null);
  #loading: Promise<void> | null = null;
  #rules = new Map<string, Promise<string>>();

  list: Known[] | null = $derived(
    this.#infos?.map((info) => {
      const say = words.ofGame(info.text);
      return { info, say, title: say("title") };
    }) ?? null,
  );

  /** Fetches the games once; fails with `Trouble`. */
  load(): Promise<void> {
    this.#loading ??= fetchGames().then(
      (infos) => {
        this.#infos = infos;
      },
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  find(name: string): Known | null {
    return this.list?.find((known) => known.info.name === name) ?? null;
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

/** What a further page of a game gets: the game, and what its address says after the question mark. */
export interface PageProps {
  game: Known;
  query: URLSearchParams;
}

export const games = new Games();

/** The game's own board; null if it has none. */
export async function loadBoard(name: string): Promise<AnyBoard | null> {
  const loader = boards[`../games/${name}/Board.svelte`];
  return loader ? ((await loader()).default as unknown as AnyBoard) : null;
}

/** The game's own cover; null if it has none. */
export async function loadCover(name: string): Promise<Component | null> {
  const loader = covers[`../games/${name}/Cover.svelte`];
  return loader ? (await loader()).default : null;
}

/** What a game's `Figure.svelte` gets: which drawing of its rules is meant, and what it shows, in words. */
export interface FigureProps {
  name: string;
  words: string;
}

/** The drawings in the rules of a game; null if it has none. */
export async function loadFigure(name: string): Promise<Component<FigureProps> | null> {
  const loader = figures[`../games/${name}/Figure.svelte`];
  return loader ? ((await loader()).default as unknown as Component<FigureProps>) : null;
}

/** The further pages of a game by name: `/g/<game>/<page>` is `web/src/games/<game>/pages/<page>.svelte`. */
export function pagesOf(name: string): string[] {
  const start = `../games/${name}/pages/`;
  return Object.keys(pages).filter((path) => path.startsWith(start)).map((path) => path.slice(start.length, -".svelte".length)).sort();
}

/** A further page of a game; null if there is none of that name. */
export async function loadPage(name: string, page: string): Promise<Component<PageProps> | null> {
  const loader = pages[`../games/${name}/pages/${page}.svelte`];
  return loader ? ((await loader()).default as unknown as Component<PageProps>) : null;
}

/** Where a finished match of this game is looked into, at one of its steps or as a whole; null if nowhere. */
export function studyAddress(game: Known, table: string, entry: number | null = null): string | null {
  const { name, study } = game.info;
  if (!study || !pagesOf(name).includes("analysis")) return null;
  return `/g/${name}/analysis?table=${encodeURIComponent(table)}${entry === null ? "" : `&entry=${entry}`}`;
}
