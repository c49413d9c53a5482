import { expect, it } from "vitest";
import type { GameInfo } from "../types/wire";
import { gentlest, marked, mostOf, opponents, quick } from "./bots";
import { bundle, speaker } from "../text/text";

const info = { bots: ["uniform", "search", "apprentice", "maestro"].map((name) => ({ name })) } as GameInfo;
const toy = { bots: [{ name: "uniform" }, { name: "search" }] } as GameInfo;
const say = speaker([bundle("en", ["bot-apprentice = Apprentice\nbot-marked = { $rung } · { $name }\nrung-easy = Easy"])]);

it("lists a game's own bots by strength, and those that play any game last", () => {
  expect(opponents(info).map((bot) => [bot.name, bot.strength])).toEqual([
    ["apprentice", 1],
    ["maestro", 2],
    ["uniform", null],
    ["search", null],
  ]);
});

it("leaves those that play any game out of the quick list, unless there are no others", () => {
  expect(quick(info).map((bot) => bot.name)).toEqual(["apprentice", "maestro"]);
  expect(quick(toy)).toHaveLength(2);
});

it("says how hard a bot is to beat", () => {
  expect(marked(say, { name: "apprentice", strength: 1 }, mostOf(info))).toBe("Easy · Apprentice");
  expect(marked(say, { name: "apprentice", strength: null }, mostOf(info))).toBe("Apprentice");
});

const rated = {
  bots: [
    { name: "uniform", rating: 900, spread: 30 },
    { name: "search", rating: null, spread: null },
    { name: "maestro", rating: 1640, spread: 40 },
    { name: "apprentice", rating: 1200, spread: null },
  ],
} as GameInfo;

it("where a game's bots were measured they are listed weakest first, and no others", () => {
  const all = opponents(rated);
  expect(all.map((bot) => bot.name)).toEqual(["uniform", "apprentice", "maestro"]);
  expect(gentlest(rated)).toBe("apprentice");
  expect(quick(rated).map((bot) => [bot.name, bot.strength])).toEqual([
    ["apprentice", 1],
    ["maestro", 2],
  ]);
});

it("uses the game's order unless all of its own bots are rated", () => {
  const some = {
    bots: [
      { name: "first", rating: 1700, spread: 20 },
      { name: "second", rating: null, spread: null },
    ],
  } as GameInfo;
  expect(opponents(some).map((bot) => bot.name)).toEqual(["first", "second"]);
});
