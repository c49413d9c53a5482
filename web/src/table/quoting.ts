// A reason that speaks to somebody else: it is quoted, so that "you" in it is not the reader.

import { say } from "../text/words.svelte";

/** What is said to `name`. If the reader is called by name in it, a word after it says so. */
export function quoted(key: "motive-told" | "motive-said", name: string, why: string, reader: string | undefined): string {
  const told = say(key, { name, why });
  return reader && reader !== name && why.includes(reader) ? `${told} ${say("motive-reader", { name: reader })}` : told;
}
