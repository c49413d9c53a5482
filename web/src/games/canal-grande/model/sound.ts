/** Soft sounds: cards on felt, a doge's staff, a stealthy hand, and a small bell for a trophy. */

import type { Heard } from "../../../board/props";
import { noise, tone } from "../../../board/sound";
import type { Event } from "./reading";

export type Sound = "bell" | "staff" | "theft" | "cards";

/** Which sound belongs to each event, the weightiest first: of what happens at once only one is heard. */
const BY_EVENT: readonly [Sound, readonly Event["type"][]][] = [
  ["bell", ["trophy"]],
  ["theft", ["betrayed"]],
  ["staff", ["vote-began"]],
  ["cards", ["put-over", "split", "took", "picked", "laid", "drew", "took-back"]],
];

/** The sound for the latest events; null for none. */
export function soundOf(heard: readonly Heard<Event>[]): Sound | null {
  const types = new Set(heard.map(({ event }) => event.type));
  return BY_EVENT.find(([, events]) => events.some((type) => types.has(type)))?.[0] ?? null;
}

const PLAYED: Record<Sound, () => void> = {
  bell: () => {
    tone({ pitch: 784, shape: "sine", loud: 0.09, rise: 0.01, seconds: 0.7 });
    tone({ pitch: 1046.5, shape: "sine", loud: 0.07, rise: 0.01, seconds: 0.9, delay: 0.14 });
  },
  staff: () => {
    tone({ pitch: 150, to: 70, seconds: 0.14, loud: 0.16 });
    tone({ pitch: 150, to: 70, seconds: 0.16, loud: 0.13, delay: 0.22 });
  },
  theft: () => {
    tone({ pitch: 420, to: 250, shape: "sine", seconds: 0.2, loud: 0.08 });
    noise({ pitch: 700, to: 2200, loud: 0.06, rise: 0.06, seconds: 0.18, delay: 0.14 });
  },
  cards: () => noise({ pitch: 2600, to: 900, loud: 0.07, rise: 0.015, seconds: 0.12 }),
};

/** Plays the sound for the latest events. */
export function sound(heard: readonly Heard<Event>[]): void {
  const found = soundOf(heard);
  if (found) PLAYED[found]();
}
