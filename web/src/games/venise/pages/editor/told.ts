/** A finding of the checks in words. */

import type { Say } from "../../../../text/text";
import type { Finding } from "../../../../types/venise";
import { wordsFor } from "../../model/naming";

/** Arguments that name a field, or several. */
const FIELDS = ["field", "fields", "has"];
/** Arguments that name a colour, where they are words. */
const COLOURS = ["colour", "high", "low", "one", "other"];

/** Fields and colours are named in words; a slot is called as it is on the quay. */
export function told(say: Say, finding: Finding): string {
  const args = { ...finding.args };
  for (const key of FIELDS) {
    if (typeof args[key] === "string") args[key] = args[key].replace(/[A-I][1-9](\.\w+)?/g, (name) => wordsFor(name, say));
  }
  for (const key of COLOURS) {
    if (typeof args[key] === "string") args[key] = say(`item-${args[key]}`);
  }
  return say(`finding-${finding.key}`, args);
}

const GRAVITY = { error: 0, warning: 1, note: 2 };

/** The worst first. */
export const worstFirst = (findings: readonly Finding[]): Finding[] => [...findings].sort((a, b) => GRAVITY[a.grade] - GRAVITY[b.grade]);
