import { afterEach, expect, it, vi } from "vitest";
import { Kept, recall, recallAll, remember } from "./keep.svelte";

function browser(kept: Record<string, string>): void {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => (kept[key] = text),
  });
}
afterEach(() => vi.unstubAllGlobals());

it("remembers a text", () => {
  browser({});
  expect(recall("a")).toBeNull();
  remember("a", "on");
  expect(recall("a")).toBe("on");
});

it("falls back to the defaults for what was never stored or cannot be read", () => {
  browser({ some: '{"routes":false}', broken: "{" });
  expect(recallAll("some", { routes: true, ask: false })).toEqual({ routes: false, ask: false });
  expect(recallAll("broken", { routes: true })).toEqual({ routes: true });
});

it("stores what changes", () => {
  browser({});
  const kept = new Kept("a", { routes: true, ask: false });
  kept.change({ ask: true });
  expect(kept.now).toEqual({ routes: true, ask: true });
  expect(new Kept("a", { routes: true, ask: false }).now).toEqual({ routes: true, ask: true });
});

it("works where the browser stores nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  });
  const kept = new Kept("a", { ask: false });
  kept.change({ ask: true });
  expect(kept.now.ask).toBe(true);
});
