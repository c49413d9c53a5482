/** The boards of the box, to start from. Their files lie beside the rules. */

import type { Draft } from "./draft";
import { read } from "./file";

const files = import.meta.glob("../../../../../src/serenissima/games/venise/boards/*.json", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const ORDER = ["day-basic", "day-advanced", "day-expert", "night-basic", "night-advanced"];

export const SHELF: readonly Draft[] = Object.values(files)
  .flatMap((text) => read(text).draft ?? [])
  .sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));

export const titleOf = (draft: Draft): string => draft.name["en"] ?? Object.values(draft.name)[0] ?? draft.id;

/** A copy to work on: a board of one's own. */
export const copyOf = (draft: Draft): Draft => ({ ...draft, id: "my-board", level: "custom", note: "" });
