/** Tables for the tests, as the server shows them to a seat. */

import { fresh, type Shown } from "../../testing/fixtures";
import type { Event, Move, View } from "../../types/venice-connection";
import fixtures from "./fixtures.json";

export type Name = keyof typeof fixtures;

export const shown = (name: Name): Shown<View, Move, Event> => fresh(fixtures[name]);
