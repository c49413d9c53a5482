/** Places and fields in words, for those who listen. The letters and numbers are those on the quay. */

import type { Say } from "../../../text/text";
import { shapeOf, slotOf } from "./geometry";

/** Where something is: a place for a plank, or a field of a pole. */
export function wordsFor(name: string, say: Say): string {
  if (name.includes(":")) {
    const [one = "", two = ""] = name.match(/[A-Z]\d/g) ?? [];
    return say(`board-at-${shapeOf(name)}`, { one, two });
  }
  const one = slotOf(name);
  const part = name.slice(one.length + 1);
  if (!part) return say("board-at-pole", { one });
  return part === "top" || part === "low" ? say(`board-at-${part}`, { one }) : say("board-at-side", { one, side: part });
}
