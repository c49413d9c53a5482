/** What each empty cell leads to: the best of the turns that lay a tile there. */

import type { Choice, Leads } from "../../../../types/venice-connection";
import { type Cell, key } from "../../model/geometry";
import { readTurn } from "./notation";

export interface Tint extends Cell {
  tone: Leads;
  turns: number | null;
}

/** Choices come best first, so the first turn through a cell is the best one. */
export function tintsOf(choices: readonly Choice[]): Tint[] {
  const best = new Map<string, Tint>();
  for (const choice of choices) {
    if (choice.leads === "ruins") continue;
    for (const { x, y } of readTurn(choice.turn)) {
      if (!best.has(key({ x, y }))) best.set(key({ x, y }), { x, y, tone: choice.leads, turns: choice.turns });
    }
  }
  return [...best.values()];
}

export interface Group {
  leads: Leads;
  turns: number | null;
  count: number;
  choices: Choice[];
}

/** Turns that lead to the same result in the same number of turns belong together, best first. */
export function grouped(choices: readonly Choice[]): Group[] {
  const groups: Group[] = [];
  for (const choice of choices) {
    let group = groups.find((one) => one.leads === choice.leads && one.turns === choice.turns);
    if (!group) groups.push((group = { leads: choice.leads, turns: choice.turns, count: 0, choices: [] }));
    group.count++;
    group.choices.push(choice);
  }
  return groups;
}
