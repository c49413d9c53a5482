// The pictures on the games' cards: shown together, so loaded together.

import type { Component } from "svelte";
import type { DailyProps } from "../games/games.svelte";

const covers: Record<string, Component> = import.meta.glob("../games/*/Cover.svelte", { eager: true, import: "default" });
const dailies: Record<string, Component<DailyProps>> = import.meta.glob("../games/*/Daily.svelte", { eager: true, import: "default" });

/** The game's own cover; null if it has none. */
export function coverOf(name: string): Component | null {
  return covers[`../games/${name}/Cover.svelte`] ?? null;
}

/** How the game draws its puzzle of the day; null if it does not. */
export function dailyOf(name: string): Component<DailyProps> | null {
  return dailies[`../games/${name}/Daily.svelte`] ?? null;
}
