import { expect, it } from "vitest";
import type { GameInfo } from "../types/wire";
import { marked, mostOf, opponents, quick } from "./bots";
import { bundle, speaker } from "./text";

const info = { bots: ["uniform", "search", "apprentice", "maestro"].map((name) => ({ name })) } as GameInfo;
const toy = { bots: [{ name: "uniform" }, { name: "search" }] } as GameInfo;
const say = speaker([bundle("en", ["bot-apprentice = Apprentice\nbot-marked = { $name } { $marks }"])]);

it("lists a game's own bots by strength, and those that play anything last", () => {
  expect(opponents(info).map((bot) => [bot.name, bot.strength])).toEqual([["apprentice", 1], ["maestro", 2], ["uniform", null], ["search", null]]);
});

it("leaves those that play anything out of the quick list, unless there are no others", () => {
  expect(quick(info).map((bot) => bot.name)).toEqual(["apprentice", "maestro"]);
  expect(quick(toy)).toHaveLength(2);
});

it("marks how strong a bot is", () => {
  expect(marked(say, { name: "apprentice", strength: 1 }, mostOf(info))).toBe("Apprentice ●○");
});
