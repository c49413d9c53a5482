/** The sounds of an auction house on the water: an oar, a hammer, coins, a mask, a marker turned. */

import { noise, tone } from "../../../board/sound";
import type { Event } from "../../../types/canaletto";

/** An oar in the water. */
function oar(): void {
  noise({ pitch: 420, to: 820, loud: 0.07, rise: 0.1, seconds: 0.38 });
}

/** Somebody leans back. */
function nod(): void {
  tone({ pitch: 165, to: 140, shape: "sine", loud: 0.06, rise: 0.02, seconds: 0.16 });
}

/** The hammer comes down. */
function hammer(): void {
  tone({ pitch: 210, to: 85, glide: 0.06, loud: 0.15, seconds: 0.13 });
  tone({ pitch: 180, to: 80, glide: 0.06, loud: 0.09, seconds: 0.12, delay: 0.14 });
}

/** A few coins. */
function coins(): void {
  [1568, 1976, 1760].forEach((pitch, nth) => tone({ pitch, shape: "sine", loud: 0.045, seconds: 0.24, delay: nth * 0.07 }));
}

/** A mask is taken off: silk, and a low note. */
function mask(): void {
  noise({ pitch: 1800, to: 700, loud: 0.06, rise: 0.08, seconds: 0.45 });
  tone({ pitch: 233, shape: "sine", loud: 0.07, rise: 0.05, seconds: 0.6, delay: 0.1 });
}

/** A wooden marker is turned over. */
function marker(): void {
  tone({ pitch: 640, to: 320, glide: 0.04, loud: 0.08, seconds: 0.07 });
}

/** What is heard with each kind of fact, the weightiest first. */
const SOUNDS: readonly (readonly [Event["type"], () => void])[] = [
  ["bribed", mask],
  ["bought", hammer],
  ["unsold", hammer],
  ["discarded", hammer],
  ["paid", coins],
  ["turned-up", marker],
  ["bidden", oar],
  ["moved-on", oar],
  ["passed", nod],
];

/** One sound for what has happened: that of its weightiest fact. */
export function hear(events: readonly Event[]): void {
  SOUNDS.find(([type]) => events.some((event) => event.type === type))?.[1]();
}
