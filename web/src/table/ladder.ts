// The ladder of opponents: after two wins in a row somebody stronger is offered, after two losses somebody gentler. Kept in this browser.

import { recallAll, remember } from "../board/keep.svelte";
import { quick } from "../ui/bots";
import type { GameInfo, TableInfo } from "../types/wire";

const KEY = "serenissima-ladder";
const IN_A_ROW = 2;

/** How it went against one bot: wins in a row, or losses as a number below 0; and the table that was counted last. */
interface Run {
  bot: string;
  count: number;
  table: string;
}

/** The bot that all others at the table are; null if there are others, or different ones. */
export function opponent(table: TableInfo): string | null {
  const others = table.seats.filter((seat) => !seat.mine);
  const bot = others[0]?.bot ?? null;
  return others.length < table.seats.length && others.every((seat) => seat.kind === "bot" && !seat.was_mine && seat.bot === bot)
    ? bot
    : null;
}

/** Counts a match that has ended, once; says which bot to play next, if another one. */
export function climb(info: GameInfo, table: TableInfo, won: boolean): { bot: string; up: boolean } | null {
  const bot = opponent(table);
  if (bot === null) return null;
  const runs = recallAll<Record<string, Run>>(KEY, {});
  let run = runs[info.name];
  if (run?.table !== table.id) {
    const before = run?.bot === bot && run.count > 0 === won ? run.count : 0;
    run = { bot, count: before + (won ? 1 : -1), table: table.id };
    remember(KEY, JSON.stringify({ ...runs, [info.name]: run }));
  }
  if (Math.abs(run.count) < IN_A_ROW) return null;
  const rungs = quick(info).map((one) => one.name);
  const at = rungs.indexOf(bot);
  const next = at < 0 ? undefined : rungs[at + Math.sign(run.count)];
  return next ? { bot: next, up: run.count > 0 } : null;
}
