/** The keyboard on the easel: arrows move over the slots, letters put and turn poles, numbers lay gems. */

import { arrow, modified } from "../../../../board/keys";
import { columnOf, rowOf, slotName } from "../../model/geometry";
import { COLOURS, fieldsOf, type PoleKind } from "../../model/poles";
import type { Bench } from "./bench.svelte";
import { gemAt, poleAt } from "./draft";

export interface Cursor {
  slot: string;
  /** Which field of the pole is meant, where it has two. */
  field: string | null;
  /** The slot of a pole that was picked up to be moved. */
  held: string | null;
}

const POLES: Record<string, PoleKind> = { w: "wall", b: "bridge", p: "plain" };
/** The names of the keys in the help, in the order of their use. */
export const KEY_NAMES = ["arrows", "poles", "start", "turn", "flip", "field", "gem", "move", "remove", "undo"] as const;

/** Handles a key; returns where the cursor is afterwards, or null if the key does nothing. */
export function pressed(event: KeyboardEvent, bench: Bench, cursor: Cursor | null): Cursor | null {
  if (modified(event)) return null;
  const { draft } = bench;
  const now = cursor ?? { slot: bench.slot ?? slotName(0, draft.rows - 1), field: null, held: null };
  const by = arrow(event);
  if (by) {
    const column = Math.min(draft.cols - 1, Math.max(0, columnOf(now.slot) + by.x));
    const row = Math.min(draft.rows - 1, Math.max(0, rowOf(now.slot) - by.y));
    const slot = slotName(column, row);
    bench.selected = poleAt(draft, slot) ? slot : null;
    return { ...now, slot, field: null };
  }
  const key = event.key.toLowerCase();
  const pole = poleAt(draft, now.slot);
  bench.selected = pole ? now.slot : null;
  if (POLES[key]) put(bench, now.slot, POLES[key]);
  else if (key === "s") start(bench, now.slot);
  else if (key === "r") bench.turn(event.shiftKey ? -1 : 1);
  else if (key === "f") bench.flip();
  else if (key === "g" && pole) return { ...now, field: nextField(fieldsOf(pole), now.field) };
  else if (/^[1-4]$/.test(key) && pole) {
    const field = now.field ?? fieldsOf(pole)[0]!;
    bench.lay(COLOURS[Number(key) - 1]!, field);
    return { ...now, field };
  } else if (key === "m" || (key === "enter" && now.held)) return moved(bench, now);
  else if (key === "delete" || key === "backspace") {
    if (now.field && gemAt(draft, now.field)) bench.takeGem(now.field);
    else bench.remove(now.slot);
  } else if (key === "enter" || key === " ") bench.put(now.slot);
  else return null;
  return now;
}

function nextField(fields: string[], field: string | null): string {
  return fields[(fields.indexOf(field ?? "") + 1) % fields.length]!;
}

function put(bench: Bench, slot: string, pole: PoleKind): void {
  const before = bench.tool;
  bench.tool = { kind: "pole", pole, owner: null };
  bench.put(slot);
  bench.tool = before;
}

/** The start of the first colour that has none, or of the next colour where one stands. */
function start(bench: Bench, slot: string): void {
  const here = poleAt(bench.draft, slot);
  const taken = new Set(bench.draft.poles.flatMap((pole) => (pole.kind === "start" ? [pole.owner] : [])));
  const owner = here?.owner ? COLOURS[(COLOURS.indexOf(here.owner) + 1) % 4]! : (COLOURS.find((colour) => !taken.has(colour)) ?? "ruby");
  const before = bench.tool;
  bench.tool = { kind: "pole", pole: "start", owner };
  bench.put(slot);
  bench.tool = before;
}

function moved(bench: Bench, now: Cursor): Cursor {
  if (now.held === null) return poleAt(bench.draft, now.slot) ? { ...now, held: now.slot } : now;
  if (now.held !== now.slot) bench.move(now.held, now.slot);
  return { ...now, held: null };
}
