/** What is to be drawn: the board, and what lies and stands on it. */

import type { Colour, Pole } from "./poles";

export interface Scene {
  cols: number;
  rows: number;
  side: "day" | "night";
  poles: Pole[];
  planks: string[];
  /** `own`: of the colour shown; `other`: of another. Without it all gems look alike. */
  gems: { field: string; colour: Colour; own?: boolean; other?: boolean }[];
  pawns: { colour: Colour; field: string; mine?: boolean; turn?: boolean }[];
  /** A tent stands beyond the start pole of its colour. */
  tents: { colour: Colour; corner: string; gems: number; turn?: boolean; mine?: boolean }[];
}
