// Boards from other folders: SERENISSIMA_BOARDS names more folders with boards of games, separated like PATH. For trying things out,
// as SERENISSIMA_GAMES is for rules; a build for others names none.

import { existsSync, readdirSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

/** What a game brings beside its board, too. */
const PARTS = ["Board.svelte", "Mention.svelte"];
const MODULE = "virtual:further-boards";

/** The boards in these folders: the path of each by the game's name. */
export function boardsIn(folders: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of folders.split(delimiter).filter(Boolean)) {
    for (const name of readdirSync(resolve(folder))) {
      const board = join(resolve(folder), name, "Board.svelte");
      if (existsSync(board)) found[name] = board;
    }
  }
  return found;
}

export function further(folders = process.env["SERENISSIMA_BOARDS"] ?? ""): Plugin {
  return {
    name: "serenissima:further-boards",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const parts = Object.entries(boardsIn(folders)).flatMap(([name, board]) =>
        PARTS.map((part) => [`./${name}/${part}`, join(dirname(board), part)] as const).filter(([, path]) => existsSync(path)),
      );
      return `export const further = { ${parts.map(([name, path]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(path)})`).join(", ")} };`;
    },
  };
}
