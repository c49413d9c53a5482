import { expect, it } from "vitest";
import type { Known } from "../games/games.svelte";
import type { OptionInfo, TableInfo } from "../types/wire";
import { agreed } from "./agreed";

const say = (key: string, args?: Record<string, string>): string => (args ? `${args["option"]}: ${args["value"]}` : key);
const WORDS: Record<string, string> = { "option-board.given": "a custom board" };

function value(name: string, chosen: string): string {
  const option = { name, kind: "text", default: "" } as unknown as OptionInfo;
  const game = { info: { options: [option] }, say: (key: string) => WORDS[key] ?? key } as unknown as Known;
  return agreed(game, { options: { [name]: chosen } } as unknown as TableInfo, say)[0]!.value;
}

it("a text nobody can read is called what the game calls it; others are shown", () => {
  expect(value("board", "vb1.eNolz")).toBe("a custom board");
  expect(value("board", "")).toBe("");
  expect(value("planks", "5/3")).toBe("5/3");
});
