import { expect, it } from "vitest";
import { bundle, speaker } from "../text/text";
import { farWords, momentWords } from "./moment";

const texts = import.meta.glob<string>(["../../../src/serenissima/text/en.ftl", "../../../src/serenissima/games/*/text/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const text = (path: string): string => texts[`../../../src/serenissima/${path}`]!;
const platform = bundle("en", [text("text/en.ftl")]);
const say = speaker([platform]);
const inGame = (game: string) => speaker([bundle("en", [text(`games/${game}/text/en.ftl`)]), platform]);
const names = ["Anna", "Bruno"];

it("a moment is a round and somebody's turn", () => {
  expect(momentWords(say, { round: 6, seat: 0 }, names, 0)).toBe("Round 6, your turn");
  expect(momentWords(say, { round: 6, seat: 1 }, names, 0)).toBe("Round 6, Bruno’s turn");
  expect(momentWords(say, { round: 6, seat: null }, names, 0)).toBe("Round 6");
  expect(momentWords(say, { round: 6, seat: null, over: true }, names, 0)).toBe("Round 6, the end");
  expect(momentWords(say, { round: 0, seat: null }, names, 0)).toBe("Before the first round");
});

it("where a game counts no rounds, it says whose turn it is, or how many moves were made", () => {
  expect(momentWords(say, { round: null, seat: 1 }, names, 0)).toBe("Bruno’s turn");
  expect(farWords(say, [], 12)).toBe("After 12 moves");
});

it("a game says what it counts", () => {
  expect(momentWords(inGame("canaletto"), { round: 3, seat: 0 }, names, 0)).toBe("Auction 3, your turn");
  expect(momentWords(inGame("intrigues_a_venise"), { round: 22, seat: 1 }, names, 0)).toBe("Turn 22, Bruno plays");
  expect(farWords(inGame("venice_connection"), [0, 1, 1], 2)).toBe("Turn 1");
  expect(farWords(inGame("venise"), [0, 1, 1], 0)).toBe("Before the first round");
});
