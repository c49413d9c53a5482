// A visitor's settings: theme, sound, pace and opponents (stored in this browser), and the nickname (stored by the server).

import { recallAll, remember } from "../board/keep.svelte";
import { fetchMe, saveMe } from "../net/api";

/** How fast others' turns are shown; `none`: as they happen. */
export type Pace = "slow" | "normal" | "fast" | "none";
export const PACES: Pace[] = ["slow", "normal", "fast", "none"];

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];

const KEY = "serenissima";

interface Kept {
  theme?: Theme;
  sound?: boolean;
  pace?: Pace;
  waits?: boolean;
  opponents?: Record<string, string>;
}

class Settings {
  #kept = recallAll<Kept>(KEY, {});
  theme = $state<Theme>(this.#kept.theme ?? "system");
  sound = $state(this.#kept.sound ?? false);
  pace = $state<Pace>(this.#kept.pace ?? "normal");
  /** After others' turns the match waits until the visitor goes on. */
  waits = $state(this.#kept.waits ?? false);
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
        const keep: Kept = {
          theme: this.theme,
          sound: this.sound,
          pace: this.pace,
          waits: this.waits,
          opponents: this.opponents,
        };
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
