/** Sentences of the study: seats in their arguments become the players' names. */

import type { Said } from "../../../../types/venice-connection";
import { eventArguments, type Say } from "../../../../text/text";

export function spoken(say: Say, { key, args }: Said, names: string[] = []): string {
  return say(key, eventArguments(args, names));
}
