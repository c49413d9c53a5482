import { expect, it } from "vitest";
import { findIn, places } from "./finding";

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
