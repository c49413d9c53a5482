// The platform's own words, in the visitor's language. English is built into the client, so that there are words even without a server.

import platform from "../../../src/serenissima/text/en.ftl?raw";
import lessons from "../../../src/serenissima/text/learn.en.ftl?raw";
import { fetchText } from "../net/api";
import type { Args } from "../board/props";
import { bundle, layered, speaker, type Say } from "./text";

const english = `${platform}\n${lessons}`;
export const LANGUAGES = ["en"];

class Words {
  language = $state("en");
  #sources = $state.raw<Record<string, string>>({ en: english });
  #say: Say = $derived(speaker(layered(this.language, (tongue) => [this.#sources[tongue] ?? ""])));

  say = (key: string, args?: Args): string => this.#say(key, args);

  /** The platform's and a game's words together. */
  ofGame(text: string): Say {
    const own = bundle(this.language, [this.#sources[this.language] ?? "", text]);
    return speaker([own, bundle("en", [english])]);
  }

  async speak(language: string): Promise<void> {
    if (!(language in this.#sources)) this.#sources = { ...this.#sources, [language]: await fetchText(language) };
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const words = new Words();
export const say = words.say;
