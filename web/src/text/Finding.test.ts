import { expect, it } from "vitest";
import { findIn, likeliest, places, scattered } from "./finding";

it("finds words whatever their case and accents, and nothing for a single letter", () => {
  expect(places("Intrigues à Venise: À la carte", "a la")).toEqual([20]);
  expect(places("Plank, planks, PLANK", "plank")).toEqual([0, 7, 15]);
  expect(places("aaaa", "aa")).toEqual([0, 2]);
  expect(places("a b", " b ")).toEqual([]);
});

it("finds across emphasis, not across paragraphs", () => {
  document.body.innerHTML = "<div><p>Lay the <b>pl</b>ank here.</p><p>The plan</p><p>k is gone; the\n<i>plank</i> too.</p></div>";
  const found = findIn(document.querySelector("div")!, "the plank");
  expect(found.map((range) => range.toString().replace(/\s+/g, " "))).toEqual(["the plank", "the plank"]);
  document.body.innerHTML = "";
});

it("finds several words in any order, and a word with another ending", () => {
  const found = (text: string, words: string) => scattered(text, words).map(({ at, length }) => text.slice(at, at + length));
  expect(found("The buyer of the last kind chooses.", "kinds last")).toEqual(["last", "kind"]);
  expect(found("Legt die Planken auf zwei Pfähle.", "pfahl planke")).toEqual(["Planken", "Pfähle"]);
  expect(found("The buyer chooses.", "buyer seller")).toEqual([]);
  document.body.innerHTML = "<div><p>One plank.</p><p>The gondolier sings.</p></div>";
  const root = document.querySelector("div")!;
  expect(findIn(root, "planks").map(String)).toEqual(["plank"]);
  expect(findIn(root, "plank sings")).toEqual([]);
  expect(likeliest(root, "gondoleer")).toBe("gondolier");
  expect(likeliest(root, "xylophone")).toBeNull();
  document.body.innerHTML = "";
});
