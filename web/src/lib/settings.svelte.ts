// What a visitor may set: theme, sound and opponents (kept in this browser), and the nickname (kept by the server).

import { fetchMe, saveMe } from "./api";

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];

const KEY = "serenissima";

interface Kept {
  theme?: Theme;
  sound?: boolean;
  opponents?: Record<string, string>;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Settings {
  theme = $state<Theme>(kept().theme ?? "system");
  sound = $state(kept().sound ?? false);
  /** The bot last chosen for a quick match, by game. */
  opponents = $state.raw<Record<string, string>>(kept().opponents ?? {});
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
        try {
          localStorage.setItem(KEY, JSON.stringify(keep));
        } catch {
          // a browser that keeps nothing still plays
        }
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
