import { expect, it } from "vitest";
import { freeQuery, readSpot, type Rules } from "./spot";

const standard: Rules = { supply: 16, bridge: false, mint_tide: false };
const at = (query: string) => readSpot(new URLSearchParams(query), standard);

it("reads a position laid freely", () => {
  expect(at("")).toEqual({ table: "", entry: null, position: "", tiles: [], rules: standard });
  expect(at("position=F7&supply=14&bridge=true").rules).toEqual({ supply: 14, bridge: true, mint_tide: false });
  expect(at("position=nonsense").tiles).toBeNull();
});

it("reads a step of a match", () => {
  expect(at("table=abc&entry=12")).toMatchObject({ table: "abc", entry: 12, position: null });
  expect(at("table=abc")).toMatchObject({ entry: null });
});

it("writes what it reads", () => {
  const rules = { supply: 12, bridge: true, mint_tide: false };
  const query = freeQuery([{ x: 0, y: 0, face: "F" }], rules, standard, { table: "abc", entry: 3 });
  expect(at(String(query))).toEqual({ table: "abc", entry: 3, position: "F", tiles: [{ x: 0, y: 0, face: "F" }], rules });
});
