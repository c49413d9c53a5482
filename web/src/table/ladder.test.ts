import { beforeEach, expect, it } from "vitest";
import type { GameInfo, SeatInfo, TableInfo } from "../types/wire";
import { climb, opponent } from "./ladder";

const info = { name: "toy", default_bot: "b", bots: ["a", "b", "c"].map((name) => ({ name })) } as GameInfo;

function table(id: string, ...bots: string[]): TableInfo {
  const me = { kind: "person", mine: true, was_mine: false, bot: null };
  const others = bots.map((bot) => ({ kind: "bot", mine: false, was_mine: false, bot }));
  return { id, seats: [me, ...others] as SeatInfo[] } as TableInfo;
}

beforeEach(() => localStorage.removeItem("serenissima-ladder"));

it("offers the next rung after two wins in a row, and counts each table once", () => {
  expect(climb(info, table("1", "a"), true)).toBeNull();
  expect(climb(info, table("1", "a"), true)).toBeNull();
  expect(climb(info, table("2", "a"), true)).toEqual({ bot: "b", up: true });
  expect(climb(info, table("3", "b"), true)).toBeNull();
});

it("offers the rung below after two losses, and nothing beyond the ends", () => {
  climb(info, table("1", "b"), true);
  expect(climb(info, table("2", "b"), false)).toBeNull();
  expect(climb(info, table("3", "b"), false)).toEqual({ bot: "a", up: false });
  climb(info, table("4", "a"), false);
  expect(climb(info, table("5", "a"), false)).toBeNull();
});

it("counts only matches against bots of one kind", () => {
  expect(opponent(table("1", "a", "a"))).toBe("a");
  expect(opponent(table("1", "a", "b"))).toBeNull();
  expect(opponent(table("1"))).toBeNull();
  climb(info, table("1", "a", "b"), true);
  expect(climb(info, table("2", "a", "b"), true)).toBeNull();
});
