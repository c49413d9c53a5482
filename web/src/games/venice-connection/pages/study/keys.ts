/** The keys of a study table: those of the board in a match, as far as they apply. */

import { arrow, type Direction, modified } from "../../../../board/keys";
import type { Cell } from "../../model/geometry";
import { chooseNumber, flip, rotate } from "../../model/holding";
import type { Lens } from "../../../../board/lens.svelte";
import type { Hand } from "./hand.svelte";

export interface Keys {
  hand: Hand;
  lens: Lens;
  moved: (cell: Cell) => void;
  faceChanged: () => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  confirm: (() => void) | undefined;
}

const GLIDE = 90;

/** Handles a key; true if it did something. */
export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  const { hand } = keys;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if ((event.ctrlKey || event.metaKey) && !event.altKey && (name === "z" || name === "y")) {
    if (name === "y" || event.shiftKey) keys.redo?.();
    else keys.undo?.();
    return true;
  }
  if (modified(event)) return false;
  const by = arrow(event);
  if (by) return go(by, event.shiftKey, keys);
  const face = hand.face;
  const done = act(name, event.shiftKey, keys);
  if (hand.face !== face) keys.faceChanged();
  return done;
}

function home(lens: Lens): Cell {
  return { x: Math.round(lens.camera.x - 0.5), y: Math.round(lens.camera.y - 0.5) };
}

function go(by: Direction, shift: boolean, { hand, lens, moved }: Keys): boolean {
  if (shift) {
    lens.glide(-by.x * GLIDE, -by.y * GLIDE);
    return true;
  }
  hand.hover = null;
  hand.cursor = hand.cursor ? { x: hand.cursor.x + by.x, y: hand.cursor.y + by.y } : home(lens);
  lens.reveal(hand.cursor);
  moved(hand.cursor);
  return true;
}

function act(name: string, shift: boolean, { hand, lens, moved, undo, redo, confirm }: Keys): boolean {
  const does: Record<string, () => void> = {
    r: () => rotate(hand, shift ? -1 : 1),
    f: () => flip(hand),
    Enter: () => {
      hand.press(hand.hover ?? hand.cursor ?? home(lens));
      if (hand.cursor) moved(hand.cursor);
    },
    Delete: () => hand.cell && hand.remove(hand.cell),
    c: () => confirm?.(),
    u: () => (undo ?? (() => hand.takeBack()))(),
    y: () => redo?.(),
    "0": () => lens.fit(),
    "+": () => lens.zoomStep(1.25),
    "-": () => lens.zoomStep(1 / 1.25),
  };
  does[" "] = does["Enter"]!;
  does["Backspace"] = does["u"]!;
  does["="] = does["+"]!;
  const action = does[name];
  if (action) action();
  else if (/^[1-8]$/.test(name)) chooseNumber(hand, Number(name));
  else return false;
  return true;
}
