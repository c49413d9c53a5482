/** Tables for the tests, as the server shows them to seat 0: the layout of the specification's example, three players. */

import { fresh, propsOf, type Shown } from "../../testing/fixtures";
import type { Event, Move, View } from "../../types/canaletto";
import fixtures from "./fixtures.json";
import type { Props } from "./model/reading";

export const shown = (name: keyof typeof fixtures): Shown<View, Move, Event> => fresh(fixtures[name]);

/** The third auction: the lamps are sold, P0 and P7 are empty, the column is on P1, the bid stands at 6 by seat 1. */
export function view(change: Partial<View> = {}): View {
  return { ...shown("third").view, ...change };
}

/** What the shell would give to the board of seat 0 there. */
export function props(change: Partial<Props> = {}): Props {
  return propsOf(shown("third"), change);
}
