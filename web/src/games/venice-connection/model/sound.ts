/** Two soft sounds: a tile on the table, and water. */

import { noise, tone } from "../../../board/sound";

/** A tile set down. */
export function tick(): void {
  tone({ pitch: 520, to: 170, glide: 0.05, loud: 0.12, seconds: 0.09 });
}

/** A wave against the quay. */
export function plash(): void {
  noise({ pitch: 900, to: 280, loud: 0.11, rise: 0.12, seconds: 0.9 });
}
