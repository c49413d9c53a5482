/** Tests read English, without a server. */
import { words } from "../text/words.svelte";

const english = import.meta.glob<string>("../../../src/serenissima/text/{en,learn.en}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
words.learn(Object.values(english).join("\n"));
