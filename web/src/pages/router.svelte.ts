// Addresses and pages: the history of the browser, nothing more.

export type Route =
  | { page: "home" }
  | { page: "game"; game: string }
  | { page: "rules"; game: string; rule: string; find: string | null }
  | { page: "learn"; game: string }
  | { page: "quick"; game: string }
  | { page: "own"; game: string; own: string; query: URLSearchParams }
  | { page: "table"; id: string; invite: string; at: number | null; shared: boolean }
  | { page: "import" }
  | { page: "guide" }
  | { page: "missing" };

/** The page an address means. */
export function parse(url: URL): Route {
  const parts = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [kind, name, more] = parts;
  if (!kind) return { page: "home" };
  if (kind === "r" && parts.length === 1) return { page: "import" };
  if (kind === "bots" && parts.length === 1) return { page: "guide" };
  if (kind === "t" && name && parts.length === 2) {
    const entry = /^\d+$/.exec(url.searchParams.get("at") ?? "");
    const shared = url.searchParams.has("board");
    return { page: "table", id: name, invite: url.searchParams.get("invite") ?? "", at: entry ? Number(entry[0]) : null, shared };
  }
  if (kind === "g" && name) {
    if (parts.length === 2) return { page: "game", game: name };
    if (more === "rules" && parts.length === 3) {
      return { page: "rules", game: name, rule: decodeURIComponent(url.hash.slice(1)), find: url.searchParams.get("find") };
    }
    if (more === "quick" && parts.length === 3) return { page: "quick", game: name };
    if (more === "learn" && parts.length === 3) return { page: "learn", game: name };
    if (more && parts.length === 3) return { page: "own", game: name, own: more, query: url.searchParams };
  }
  return { page: "missing" };
}

class Router {
  url = $state.raw(new URL(location.href));
  route: Route = $derived(parse(this.url));

  constructor() {
    addEventListener("popstate", () => (this.url = new URL(location.href)));
    addEventListener("click", (event) => this.#click(event));
  }

  /** Goes to another page of ours. */
  go(path: string, replace = false): void {
    const target = new URL(path, location.href);
    if (replace) history.replaceState(null, "", target);
    else history.pushState(null, "", target);
    const samePage = target.pathname === this.url.pathname;
    this.url = target;
    if (!samePage) this.#arrive();
  }

  /** A new page begins at its top, and its heading has the focus, so that a screen reader begins there too. */
  #arrive(): void {
    scrollTo(0, 0);
    setTimeout(() => document.getElementById("main")?.focus({ preventScroll: true }));
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const href = link.getAttribute("href") ?? "";
    if (href.startsWith("#") || link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
