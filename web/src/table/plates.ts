// What stands on name plates and in lists: names, and "You" for the reader. Sentences say "you" in their own way.

import type { Say } from "../text/text";

/** The names by seat; `me` is the reader's one seat, null if there is none, or several at one device. */
export function plates({ names, me }: { names: string[]; me: number | null }, say: Say): string[] {
  return names.map((name, seat) => (seat === me ? say("player-you") : name));
}
