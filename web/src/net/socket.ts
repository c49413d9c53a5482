// A connection to the server that repairs itself: it reconnects with growing, jittered pauses, and at once when the browser is back online.

import type { Incoming, Outgoing } from "../types/wire";

export type LineState = "connecting" | "open" | "lost" | "closed";

interface Listener {
  message: (message: Outgoing) => void;
  state: (state: LineState) => void;
  /** The server closed for good: there is no such table, it is gone (`GONE`), or there is no room (`CROWDED`). */
  refused: (code: number) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const HEARTBEAT = 15000;
const PATIENCE = 8000;
/** A line that has been open this long (in milliseconds) keeps up with what it is sent. */
const STEADY = 20000;
/** The server closed because this line did not keep up, or wants to be left alone for a while. */
const TOO_SLOW = 1013;
/** Closing codes from here on are the application's own: trying again would not help. */
const FINAL = 4400;
export const GONE = 4410;
/** Too many windows are open, or were opened at once: trying again helps when somebody has closed one. */
export const CROWDED = 4429;

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  /** How often the line has been too slow since it was last steady: each time it waits longer before it tries again. */
  #slow = 0;
  #steady = 0;
  #timer = 0;
  #beat = 0;
  #patience = 0;
  #done = false;

  constructor(
    readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  get open(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Sends if the line is open; returns whether it did. */
  send(message: Incoming): boolean {
    if (!this.open) return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  /** Hangs up for good. */
  close(): void {
    this.#done = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    this.#quiet();
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.listener.state(this.#tries ? "lost" : "connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#beat = window.setInterval(() => this.#ping(), HEARTBEAT);
      this.#steady = window.setTimeout(() => (this.#slow = 0), STEADY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.#patience);
      this.#patience = 0;
      this.#tries = 0;
      this.listener.state("open");
      this.listener.message(JSON.parse(event.data) as Outgoing);
    };
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#done) return;
      this.#quiet();
      if (event.code === TOO_SLOW) this.#slow += 1;
      if (event.code >= FINAL && event.code < 5000) {
        this.listener.state("closed");
        this.listener.refused(event.code);
        this.close();
      } else this.#retry();
    };
  }

  #retry(): void {
    this.#tries += 1;
    this.listener.state("lost");
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.7 ** (this.#tries - 1 + this.#slow));
    this.#timer = window.setTimeout(() => this.#open(), pause * (0.5 + Math.random() / 2));
  }

  #quiet(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#steady);
    clearTimeout(this.#patience);
    this.#patience = 0;
  }

  #ping(): void {
    this.send({ type: "ping" });
    if (this.#patience) return;
    this.#patience = window.setTimeout(() => {
      // A line that stays silent is broken, even if the browser has not noticed yet.
      const silent = this.#socket;
      this.#socket = null;
      this.#quiet();
      silent?.close();
      this.#retry();
    }, PATIENCE);
  }

  #hurry = (): void => {
    if (this.#done || document.visibilityState === "hidden") return;
    if (this.open) this.#ping();
    else if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#open();
  };
}
