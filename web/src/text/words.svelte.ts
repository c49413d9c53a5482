// The platform's own words, in the visitor's language: the server chose it, and wrote it into the page.

import { fetchText, Trouble } from "../net/api";
import type { Args } from "../board/props";
import { bundle, speaker, type Say } from "./text";

const PAUSE = 3000;
const A_YEAR = 365 * 24 * 3600;
const page = globalThis.document?.documentElement;

class Words {
  language = $state(page?.lang || "en");
  /** What the visitor can choose from. */
  readonly languages: string[] = page?.dataset.languages?.split(" ") ?? ["en"];
  #source = $state.raw("");
  #say: Say = $derived(speaker([bundle(this.language, [this.#source])]));

  say = (key: string, args?: Args): string => this.#say(key, args);

  /** The platform's and a game's words together. */
  ofGame(text: string): Say {
    return speaker([bundle(this.language, [this.#source, text])]);
  }

  /** Speaks with these sentences from now on. */
  learn(source: string): void {
    this.#source = source;
  }

  /** Fetches the sentences, and retries until the server answers: it may just be starting. */
  async fetched(): Promise<void> {
    for (;;)
      try {
        this.learn(await fetchText(this.language));
        return;
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        await new Promise((go) => setTimeout(go, PAUSE));
      }
  }

  /** Shows everything in another language, here and on every later visit. */
  speak(language: string): void {
    document.cookie = `language=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
    location.reload();
  }
}

/** What a language calls itself. */
export function ownName(language: string): string {
  const named = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return named.charAt(0).toLocaleUpperCase(language) + named.slice(1);
}

export const words = new Words();
export const say = words.say;
