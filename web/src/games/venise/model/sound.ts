/** Wood on stone, and wood into water. */

import { tone } from "../../../board/sound";

/** A plank or a step. */
export function knock(): void {
  tone({ pitch: 260, to: 120, seconds: 0.09, loud: 0.14 });
  tone({ pitch: 190, to: 90, seconds: 0.1, loud: 0.1, delay: 0.05 });
}

/** A plank falls into the water. */
export function plash(): void {
  tone({ pitch: 520, to: 90, seconds: 0.28, loud: 0.12 });
  tone({ pitch: 180, to: 640, seconds: 0.16, loud: 0.06, delay: 0.16 });
}
