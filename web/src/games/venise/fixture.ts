/** Tables for the tests, as the server shows them to a seat. */

import { fresh, type Shown } from "../../testing/fixtures";
import fixtures from "./fixtures.json";
import type { Event, Move, View } from "./model/reading";

export const shown = (name: keyof typeof fixtures): Shown<View, Move, Event> => fresh(fixtures[name]);
