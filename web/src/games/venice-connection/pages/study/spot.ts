/** Where the analysis board stands, as its address says it: a position laid freely, or a step of a match. */

import type { Laid } from "../../model/geometry";
import { positionText, readPosition } from "./notation";

export interface Rules {
  supply: number;
  bridge: boolean;
  mint_tide: boolean;
}

export interface Spot {
  /** The match looked at; empty for none. */
  table: string;
  /** The entry of the match; null while none is chosen. */
  entry: number | null;
  /** The position as written; null if that of the match is meant. */
  position: string | null;
  /** Its tiles; null if the text is not a position. */
  tiles: Laid[] | null;
  rules: Rules;
}

const NUMBER = /^\d{1,6}$/;

export function readSpot(query: URLSearchParams, standard: Rules): Spot {
  const table = query.get("table") ?? "";
  const entry = query.get("entry") ?? "";
  const position = query.get("position");
  const supply = query.get("supply") ?? "";
  const flag = (name: "bridge" | "mint_tide"): boolean => (query.has(name) ? query.get(name) === "true" : standard[name]);
  return {
    table,
    entry: NUMBER.test(entry) ? Number(entry) : null,
    position: position ?? (table ? null : ""),
    tiles: readPosition(position ?? ""),
    rules: { supply: NUMBER.test(supply) ? Number(supply) : standard.supply, bridge: flag("bridge"), mint_tide: flag("mint_tide") },
  };
}

/** The options that differ from the standard game, as the server takes them. */
export function rulesQuery(rules: Rules, standard: Rules): URLSearchParams {
  const query = new URLSearchParams();
  if (rules.supply !== standard.supply) query.set("supply", String(rules.supply));
  if (rules.bridge !== standard.bridge) query.set("bridge", String(rules.bridge));
  if (rules.mint_tide !== standard.mint_tide) query.set("mint_tide", String(rules.mint_tide));
  return query;
}

/** The query for a position laid freely; it still names the match it came from. */
export function freeQuery(tiles: readonly Laid[], rules: Rules, standard: Rules, from: Pick<Spot, "table" | "entry">): URLSearchParams {
  const query = rulesQuery(rules, standard);
  query.set("position", positionText(tiles));
  if (from.table) query.set("table", from.table);
  if (from.table && from.entry !== null) query.set("entry", String(from.entry));
  return query;
}
