/** The keys of the board. Every one of them does what a press on a tool or a cell would do. */

import { arrow, modified } from "../../../board/keys";
import type { Desk } from "./desk.svelte";
import type { Cell } from "./geometry";
import { chooseNumber, flip } from "./holding";
import type { Lens } from "../../../board/lens.svelte";

export interface Keys {
  desk: Desk;
  lens: Lens;
  /** The cell where the cursor begins. */
  home: () => Cell;
  moved: (cell: Cell) => void;
  faceChanged: () => void;
  call: () => void;
  type: () => void;
  help: () => void;
}

/** The keys listed in the help: `board-key-<name>` says what one does, its attribute `.keys` names the keys. */
export const KEY_NAMES = [
  "cell",
  "next",
  "face",
  "rotate",
  "flip",
  "put",
  "remove",
  "lay",
  "back",
  "call",
  "type",
  "move",
  "zoom",
  "help",
] as const;

const GLIDE = 90;

/** Handles a key; true if it did something. */
export function pressed(event: KeyboardEvent, keys: Keys): boolean {
  const { desk, lens, home } = keys;
  if (modified(event)) return false;
  const by = arrow(event);
  if (by) {
    if (event.shiftKey) lens.glide(-by.x * GLIDE, -by.y * GLIDE);
    else {
      const { x, y } = desk.cursor ?? home();
      go({ x: x + by.x, y: y + by.y }, keys);
    }
    return true;
  }
  const face = desk.face;
  const done = act(event, keys);
  if (desk.face !== face) keys.faceChanged();
  return done;
}

/** Puts the cursor on a place and says what is there. */
function go(cell: Cell, { desk, lens, moved }: Keys): void {
  desk.hover = null;
  desk.reason = null;
  desk.cursor = cell;
  lens.reveal(cell);
  moved(cell);
}

function act(event: KeyboardEvent, keys: Keys): boolean {
  const { desk, lens, home, call, type, help } = keys;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  switch (name) {
    case "r":
      desk.rotate(event.shiftKey ? -1 : 1);
      return true;
    case "f":
      flip(desk);
      return true;
    case "Enter":
    case " ":
      if (desk.hover) desk.cursor = desk.hover;
      desk.cursor ??= home();
      desk.put(desk.cursor);
      return true;
    case "n": {
      const next = desk.next(event.shiftKey ? -1 : 1, desk.cursor ?? home());
      if (next) go(next, keys);
      return true;
    }
    case "c":
      desk.do(desk.may("proof") ? "proof" : "confirm");
      return true;
    case "u":
    case "Backspace":
      desk.takeBack();
      return true;
    case "Delete":
      if (desk.cursor) desk.remove(desk.cursor);
      return true;
    case "i":
      call();
      return true;
    case "t":
      type();
      return true;
    case "?":
      help();
      return true;
    case "Escape":
      if (!desk.reason && !desk.cursor) return false;
      if (desk.reason) desk.reason = null;
      else desk.cursor = null;
      return true;
    case "0":
      lens.fit();
      return true;
    case "+":
    case "=":
      lens.zoomStep(1.25);
      return true;
    case "-":
      lens.zoomStep(1 / 1.25);
      return true;
    default:
      if (!/^[1-8]$/.test(name)) return false;
      chooseNumber(desk, Number(name));
      return true;
  }
}
