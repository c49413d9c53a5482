import { expect, it } from "vitest";
import type { Known } from "../games/games.svelte";
import type { OptionInfo, TableInfo } from "../types/wire";
import { agreed, mattering } from "./agreed";

const say = (key: string, args?: Record<string, string>): string => (args ? `${args["option"]}: ${args["value"]}` : key);
const WORDS: Record<string, string> = { "option-board.given": "a custom board" };

function value(name: string, chosen: string): string {
  const option = { name, kind: "text", default: "", seats: [] } as unknown as OptionInfo;
  const game = { info: { options: [option] }, say: (key: string) => WORDS[key] ?? key } as unknown as Known;
  return agreed(game, { options: { [name]: chosen }, seats: [] } as unknown as TableInfo, say)[0]!.value;
}

it("a text nobody can read is called what the game calls it; others are shown", () => {
  expect(value("board", "vb1.eNolz")).toBe("a custom board");
  expect(value("board", "")).toBe("");
  expect(value("planks", "5/3")).toBe("5/3");
});

it("an option that does not matter with this many players is neither offered nor told", () => {
  const options = [
    { name: "vote", kind: "flag", default: false, seats: [2], rule: "" },
    { name: "chain", kind: "flag", default: false, seats: [], rule: "" },
  ] as unknown as OptionInfo[];
  const names = (players: number): string[] => mattering(options, players).map((option) => option.name);
  expect(names(2)).toEqual(["vote", "chain"]);
  expect(names(4)).toEqual(["chain"]);
  const game = { info: { options }, say: (key: string) => key } as unknown as Known;
  const table = { options: { vote: true, chain: true }, seats: [{}, {}, {}, {}] } as unknown as TableInfo;
  expect(agreed(game, table, say).map((one) => one.name)).toEqual(["chain"]);
});
