// A visitor's settings: theme, sound and opponents (stored in this browser), and the nickname (stored by the server).

import { recallAll, remember } from "../board/keep.svelte";
import { fetchMe, saveMe } from "../net/api";

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];

const KEY = "serenissima";

interface Kept {
  theme?: Theme;
  sound?: boolean;
  opponents?: Record<string, string>;
}

class Settings {
  #kept = recallAll<Kept>(KEY, {});
  theme = $state<Theme>(this.#kept.theme ?? "system");
  sound = $state(this.#kept.sound ?? false);
  /** The bot last chosen for a quick match, by game. */
  opponents = $state.raw<Record<string, string>>(this.#kept.opponents ?? {});
  name = $state("");
  reducedMotion = $state(false);
  #systemDark = $state(false);
  dark = $derived(this.theme === "dark" || (this.theme === "system" && this.#systemDark));

  constructor() {
    this.#watch("(prefers-color-scheme: dark)", (yes) => (this.#systemDark = yes));
    this.#watch("(prefers-reduced-motion: reduce)", (yes) => (this.reducedMotion = yes));
    $effect.root(() => {
      $effect(() => {
        document.documentElement.dataset.theme = this.dark ? "dark" : "light";
      });
      $effect(() => {
        const keep: Kept = { theme: this.theme, sound: this.sound, opponents: this.opponents };
        remember(KEY, JSON.stringify(keep));
      });
    });
  }

  #watch(query: string, tell: (yes: boolean) => void): void {
    if (typeof matchMedia !== "function") return;
    const list = matchMedia(query);
    tell(list.matches);
    list.addEventListener("change", (event) => tell(event.matches));
  }

  async loadName(): Promise<void> {
    this.name = (await fetchMe()).name;
  }

  async saveName(name: string): Promise<void> {
    this.name = (await saveMe({ name })).name;
  }
}

export const settings = new Settings();
