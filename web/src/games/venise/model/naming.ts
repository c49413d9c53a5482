/** Places and fields in words, for those who listen. The letters and numbers are those on the quay. */

import type { Say } from "../../../text/text";
import type { Pole } from "../../../types/venise";
import { directionFrom, shapeOf, slotOf, slotPoint } from "./geometry";

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

export type Kind = "plank" | "top" | "low" | "side" | "pole";

/** What it is like to stand there. */
export function kindOf(name: string): Kind {
  if (name.includes(":")) return "plank";
  const part = name.split(".")[1];
  return part === "top" || part === "low" ? part : part ? "side" : "pole";
}

/** Where a plank in this place would lead whoever stands on `from`: by the sides the table says each field opens to. */
export function leadsTo(place: string, from: string, poles: ReadonlyMap<string, Pole>, rows: number): Kind {
  const shape = shapeOf(place);
  if (shape === "crossbar") return "plank";
  const slots = place.match(/[A-I][1-9]/g) ?? [];
  const far = slots.find((slot) => slot !== slotOf(from));
  if (shape === "stem" && slots[0] !== far) return "plank";
  if (far === undefined) return "pole";
  const near = slots[0] === far ? slots[1] : slots[0];
  const port = directionFrom(slotPoint(far, rows), slotPoint(near ?? far, rows));
  return kindOf(poles.get(far)?.fields.find((field) => (field.ports as string[]).includes(port))?.name ?? far);
}
