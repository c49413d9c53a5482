/** Tables for the tests, as the server shows them to a seat: the standard placement; seat 0 is red. */

import { fresh, propsOf, type Shown } from "../../testing/fixtures";
import type { Props } from "./model/desk.svelte";
import fixtures from "./fixtures.json";
import type { Event, Move, View } from "./model/reading";

export type Name = keyof typeof fixtures;

export const shown = (name: Name): Shown<View, Move, Event> => fresh(fixtures[name]);

/** The first turn of red, who has a red, a yellow and a black marble. */
export const VIEW: View = shown("moving").view;

/** Props for a board or a desk; what is played is appended to `sent`. */
export function props(sent: (Move | "undo")[], name: Name = "moving"): Props {
  return propsOf(shown(name), { play: (move) => void sent.push(move), undo: () => void sent.push("undo") });
}
