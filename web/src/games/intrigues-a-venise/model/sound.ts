/** The sounds of a city full of spies: marbles, footsteps, a whisper, paper, a door, a bell. */

import { noise, tone } from "../../../board/sound";
import type { Event } from "./reading";

/** The marbles roll out. */
function marbles(): void {
  [0, 0.06, 0.15, 0.22, 0.34].forEach((delay, nth) =>
    tone({ pitch: 1150 - nth * 90, to: 700, glide: 0.03, shape: "sine", loud: 0.06, seconds: 0.06, delay }),
  );
}

/** A step on stone, and its echo. */
function step(): void {
  tone({ pitch: 150, to: 80, glide: 0.04, loud: 0.12, seconds: 0.08 });
  tone({ pitch: 130, to: 75, glide: 0.04, loud: 0.05, seconds: 0.09, delay: 0.15 });
}

/** Two people meet: a question in two notes. */
function meeting(): void {
  tone({ pitch: 349, shape: "sine", loud: 0.08, rise: 0.02, seconds: 0.28 });
  tone({ pitch: 466, shape: "sine", loud: 0.07, rise: 0.02, seconds: 0.42, delay: 0.15 });
}

/** A whisper. */
function whisper(): void {
  noise({ pitch: 2600, to: 1500, loud: 0.05, rise: 0.05, seconds: 0.22 });
  noise({ pitch: 1900, to: 2800, loud: 0.04, rise: 0.05, seconds: 0.26, delay: 0.2 });
}

/** Cards slide over a table. */
function paper(): void {
  noise({ pitch: 3400, to: 1700, loud: 0.06, rise: 0.02, seconds: 0.16 });
}

/** A heavy door falls shut. */
function door(): void {
  tone({ pitch: 98, to: 49, glide: 0.25, loud: 0.16, seconds: 0.4 });
  noise({ pitch: 320, to: 120, loud: 0.06, seconds: 0.3 });
}

/** The bell of the campanile. */
function bell(): void {
  [196, 392, 494].forEach((pitch, nth) => tone({ pitch, shape: "sine", loud: 0.09 - nth * 0.02, rise: 0.01, seconds: 1.6 - nth * 0.3 }));
}

/**
 * What is heard with each kind of fact, the weightiest first. Nothing that only one seat is told is among them: the
 * others at the same table would hear that something was told. A tic stays silent for the same reason.
 */
const SOUNDS: readonly (readonly [Event["type"], () => void])[] = [
  ["announced", bell],
  ["rounds-over", bell],
  ["exiled", door],
  ["answered", paper],
  ["asked", whisper],
  ["met", meeting],
  ["shaken", marbles],
  ["stepped", step],
  ["extra-stepped", step],
];

/** One sound for what has happened: that of its weightiest fact. */
export function hear(events: readonly Event[]): void {
  SOUNDS.find(([type]) => events.some((event) => event.type === type))?.[1]();
}
