/** What this browser remembers of the puzzles: which are solved, which went wrong at first, and the streak of days. */

import { recallAll, remember } from "../../../../board/keep.svelte";

export interface Kept {
  solved: number[];
  /** Answered wrongly or given up at least once: no longer a first try. */
  missed: number[];
  /** Days in a row on which the puzzle of the day was solved at the first try; `day` is the last one that counts. */
  streak: { day: string; count: number; best: number };
}

export interface Today {
  day: string;
  number: number;
}

const KEY = "serenissima-venice-connection-puzzles";
const DAY = 24 * 3600 * 1000;

export const NOTHING: Kept = { solved: [], missed: [], streak: { day: "", count: 0, best: 0 } };

export function load(): Kept {
  const kept = recallAll(KEY, NOTHING);
  return { ...kept, streak: { ...NOTHING.streak, ...kept.streak } };
}

export function save(kept: Kept): void {
  remember(KEY, JSON.stringify(kept));
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

export function firstTry(kept: Kept, number: number): boolean {
  return !kept.missed.includes(number) && !kept.solved.includes(number);
}

/** Records a right answer. */
export function solved(kept: Kept, number: number, today: Today): Kept {
  if (kept.solved.includes(number)) return kept;
  const next = { ...kept, solved: [...kept.solved, number] };
  if (number !== today.number || !firstTry(kept, number)) return next;
  const count = kept.streak.day === dayBefore(today.day) ? kept.streak.count + 1 : 1;
  return { ...next, streak: { day: today.day, count, best: Math.max(count, kept.streak.best) } };
}

/** Records a wrong answer, or giving up. */
export function missed(kept: Kept, number: number, today: Today): Kept {
  if (!firstTry(kept, number)) return kept;
  const streak = number === today.number ? { ...kept.streak, day: today.day, count: 0 } : kept.streak;
  return { ...kept, missed: [...kept.missed, number], streak };
}

/** The streak as of today: it is not broken while today's puzzle is still unsolved. */
export function streakOn(kept: Kept, day: string): number {
  return kept.streak.day === day || kept.streak.day === dayBefore(day) ? kept.streak.count : 0;
}
