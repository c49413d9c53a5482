// The pictures on the games' cards: shown together, so loaded together.

import type { Component } from "svelte";

const covers: Record<string, Component> = import.meta.glob("../games/*/Cover.svelte", { eager: true, import: "default" });

/** The game's own cover; null if it has none. */
export function coverOf(name: string): Component | null {
  return covers[`../games/${name}/Cover.svelte`] ?? null;
}
