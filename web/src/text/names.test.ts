import { expect, it } from "vitest";
import { bundle, find } from "./text";

const catalogues = import.meta.glob<string>("../../../src/serenissima/games/*/text/*en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = [...new Set(Object.keys(catalogues).map((path) => path.split("/").at(-3)!))];
/** Where the same thing is named: in lists of the log, on the board, and inside sentences. */
const WAYS = ["item-X", "board-card-X", "group-X", "card-name", "part-card"];
const plain = (words: string): string => words.toLowerCase().replace(/[“”]|^an? /g, "");

it.each(games)("%s has one name for each card, whoever says it", (game) => {
  const texts = Object.entries(catalogues).filter(([path]) => path.includes(`/${game}/`));
  const all = texts.map(([, text]) => text).join("\n");
  const made = bundle("en", [all]);
  const things = [...all.matchAll(/^(?:item|board-card|group)-([A-Za-z0-9]+) =/gm)].map((found) => found[1]!);
  const cards = [...all.matchAll(/^board-card-([A-Za-z0-9]+) =/gm)].map((found) => found[1]!);
  for (const thing of new Set(things)) {
    const ways = WAYS.filter((way) => way.includes("X") || cards.includes(thing));
    const names = ways.flatMap((way) => find([made], way.replace("X", thing), { card: thing }) ?? []).map(plain);
    expect(new Set(names).size, `${thing}: ${names.join(" / ")}`).toBeLessThan(2);
  }
});
