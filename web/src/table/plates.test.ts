import { expect, it } from "vitest";
import { plates } from "./plates";

it("the reader's plate says you; with several seats at one device all have their names", () => {
  const say = (key: string) => (key === "player-you" ? "You" : key);
  expect(plates({ names: ["Guest", "Bianca"], me: 0 }, say)).toEqual(["You", "Bianca"]);
  expect(plates({ names: ["Guest", "Bianca"], me: null }, say)).toEqual(["Guest", "Bianca"]);
});
