// What the page at an address needs before it can be shown: its code and its games. Retried while the server is away.

import type { Component } from "svelte";
import { Trouble } from "../net/api";
import { games } from "../games/games.svelte";
import { router, type Route } from "./router.svelte";
import { settings } from "../ui/settings.svelte";
import { tables } from "../home/tables.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has properties of its own; App gives them
type Page = Component<any>;

const PAUSE = 3000;
const PAGES: Partial<Record<Route["page"], () => Promise<{ default: Page }>>> = {
  home: () => import("./HomePage.svelte"),
  game: () => import("./GamePage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  quick: () => import("./QuickPage.svelte"),
  learn: () => import("./LearnPage.svelte"),
  own: () => import("./OwnPage.svelte"),
  table: () => import("./TablePage.svelte"),
  guide: () => import("./GuidePage.svelte"),
  import: () => import("./ImportPage.svelte"),
};

class Arrival {
  /** The server does not answer. */
  unreachable = $state(false);
  #pages = $state.raw<Partial<Record<Route["page"], Page>>>({});
  #timer = 0;
  #named = false;
  /** Resolves once the first page, or the message that the server is away, can be shown. */
  readonly settled: Promise<void>;

  constructor() {
    this.settled = this.to(router.route);
  }

  /** The component of a page; null until it has been loaded. */
  page(name: Route["page"]): Page | null {
    return this.#pages[name] ?? null;
  }

  /** Whether everything has been loaded that this page shows at first. */
  ready(route: Route): boolean {
    if (PAGES[route.page] && !this.#pages[route.page]) return false;
    if (route.page === "home") return games.list !== null && tables.list !== null;
    return !("game" in route) || games.asked(route.game);
  }

  /** Fetches what a page needs, and retries until the server answers: it may just be starting. */
  async to(route: Route): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await Promise.all([this.#load(route.page), this.#ask(route), this.#name()]);
      this.unreachable = false;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.unreachable = true;
      this.#timer = window.setTimeout(() => void this.to(router.route), PAUSE);
    }
  }

  /** Fetches a page that the visitor is about to open; if that fails, it is fetched again when it is opened. */
  foresee(name: Route["page"]): void {
    this.#load(name).catch(() => undefined);
  }

  async #load(name: Route["page"]): Promise<void> {
    const load = PAGES[name];
    if (!load || this.#pages[name]) return;
    let found: { default: Page };
    try {
      found = await load();
    } catch {
      // our own files fail in no other way: the server is away
      throw new Trouble("unreachable", 0, "");
    }
    this.#pages = { ...this.#pages, [name]: found.default };
  }

  async #ask(route: Route): Promise<void> {
    if (route.page === "home") await Promise.all([games.load(), tables.load()]);
    else if ("game" in route) {
      if (route.page === "learn") games.ahead(route.game);
      await games.open(route.game);
    }
    // For a table opened by its link, the page itself names the game before the table answers.
    else if (route.page === "table") games.ahead(document.documentElement.dataset.game);
  }

  async #name(): Promise<void> {
    if (this.#named) return;
    await settings.loadName();
    this.#named = true;
  }
}

export const arrival = new Arrival();
