// What the shell tells the visitor: toasts for the eye, live regions for the ear.

import type { Refusal } from "../types/wire";

export interface Toast {
  id: number;
  /** `done`: success; `word`: neither good nor bad news. */
  kind: "refusal" | "word" | "done" | "trouble";
  text: string;
  /** The rule to link, with its game. */
  rule: { game: string; number: string } | null;
}

/** Announcements to screen readers, each in a node of its own. */
export interface Said {
  id: number;
  text: string;
}

/** How long a toast stays, in milliseconds: a refusal has a rule to read, a word is read quickly. */
const STAY = { refusal: 8000, trouble: 8000, word: 6000, done: 4500 };
const KEPT = 30;

class Messages {
  toasts = $state.raw<Toast[]>([]);
  polite = $state.raw<Said[]>([]);
  assertive = $state.raw<Said[]>([]);
  #next = 1;

  /** Announces politely: after what the screen reader is saying. */
  announce = (text: string): void => {
    this.polite = [...this.polite.slice(-KEPT), { id: this.#next++, text }];
  };

  /** Announces assertively: at once. */
  alert = (text: string): void => {
    this.assertive = [...this.assertive.slice(-KEPT), { id: this.#next++, text }];
  };

  /** What was announced on a page is not to be found on the next one. */
  hush(): void {
    this.polite = [];
    this.assertive = [];
  }

  show(kind: Toast["kind"], text: string, rule: Toast["rule"] = null): void {
    const same = this.toasts.find((toast) => toast.text === text);
    if (same) this.dismiss(same.id);
    const toast: Toast = { id: this.#next++, kind, text, rule };
    this.toasts = [...this.toasts.slice(-2), toast];
    if (kind === "word" || kind === "done") this.announce(text);
    else this.alert(text);
    setTimeout(() => this.dismiss(toast.id), STAY[kind]);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Shows a refusal, with its rule if that is one of the game's (the platform's are not in its rule book). */
  refuse(game: string, refusal: Refusal, text: string): void {
    const numbered = /\d/.test(refusal.rule);
    this.show("refusal", text, numbered ? { game, number: refusal.rule } : null);
  }
}

export const messages = new Messages();
