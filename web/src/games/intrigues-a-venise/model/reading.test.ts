import { describe, expect, it } from "vitest";
import { ROUTES, SPACES } from "./map";
import {
  advisedSpaces,
  agentsOf,
  answerWith,
  type Card,
  faceOf,
  fits,
  leadsToAnswer,
  type Move,
  repetition,
  teamsOf,
  type Value,
} from "./reading";
import { shown, VIEW } from "../fixture";

const cards = (...values: string[]): Card[] =>
  values.map((value) => ({ value: value.replace("!", "") as Value, sealed: value.endsWith("!") }));
const answer = (...values: string[]): Move => ({ type: "answer", cards: cards(...values) });
describe("the map", () => {
  it("has the spaces and routes of IV-101 and IV-110", () => {
    expect(SPACES).toHaveLength(58);
    expect(ROUTES.filter(({ by }) => by === "land")).toHaveLength(66);
    expect(ROUTES.filter(({ by }) => by === "water")).toHaveLength(33);
    expect(
      SPACES.filter(({ mark }) => typeof mark === "number")
        .map(({ mark }) => mark)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it("joins v16 and v17 by land and by water, v1 and v2 by water alone", () => {
    const joined = (one: number, other: number): string[] =>
      ROUTES.filter(({ from, to }) => from === one && to === other).map(({ by }) => by);
    expect(joined(16, 17)).toEqual(["land", "water"]);
    expect(joined(1, 2)).toEqual(["water"]);
    expect(joined(1, 3)).toEqual([]);
  });
});

describe("cards", () => {
  it("tells identities, builds and messages apart", () => {
    expect(faceOf("B")).toEqual({ kind: "identity", value: "B" });
    expect(faceOf("fat")).toEqual({ kind: "build", value: "fat" });
    expect(faceOf("mB")).toEqual({ kind: "message", value: "B" });
  });
  it("finds the legal answer whatever the order in which the cards were chosen", () => {
    const moves = [answer("F", "Z", "tall"), answer("F!", "Z", "tall")];
    expect(answerWith(moves, cards("tall", "F", "Z"))).toBe(moves[0]);
    expect(answerWith(moves, cards("tall", "Z", "F!"))).toBe(moves[1]);
    expect(answerWith(moves, cards("tall", "F"))).toBeUndefined();
    expect(leadsToAnswer(moves, cards("tall", "Z"))).toBe(true);
    expect(leadsToAnswer(moves, cards("fat"))).toBe(false);
  });
  it("warns of a repetition whatever is sealed", () => {
    const { view } = shown("asked");
    expect(repetition(view, cards("short", "F", "X!"))).toBe("disclosure");
    expect(repetition(view, cards("short", "B", "X"))).toBeNull();
  });
});

describe("the passport", () => {
  const { view } = shown("asked");
  const own = view.players[view.seat!]!.envelope!;
  it("marks the lines that the table says can be one's own", () => {
    const lines = view.passport.filter((line) => fits(line, null));
    expect(lines).toHaveLength(3);
    expect(lines.every((line) => line.team.includes(own.identity))).toBe(true);
    expect(lines.every((line) => line.first === own.message || line.second === own.message)).toBe(true);
    const other = lines[0]!.partner!;
    expect(view.passport.filter((line) => fits(line, other))).toEqual([lines[0]]);
    expect(view.passport.filter((line) => fits(line, own.message))).toEqual([]);
  });
  it("begins with the viewer's team, but only while that may be seen", () => {
    expect(teamsOf(view, false)).toEqual(["FB", "ZX"]);
    expect(teamsOf(view, true)[0]).toContain(own.identity);
    const enemy = view.passport.map((line) => ({ ...line, partner: line.team === "ZX" ? ("A" as const) : null }));
    expect(teamsOf({ ...view, passport: enemy }, true)).toEqual(["ZX", "FB"]);
    expect(agentsOf("ZX")).toEqual(["Z", "X"]);
  });
});

describe("an advised plan on the map", () => {
  const marble = (name: "red" | "black"): Move => ({ type: "marble", marble: name });
  const step = (space: number): Move => ({ type: "step", space });
  it("begins where the piece stands and ends where it should go", () => {
    expect(advisedSpaces(VIEW, [marble("red"), { type: "spy", colour: "red", build: "tall" }, step(3)])).toEqual([2, 3]);
    expect(advisedSpaces(shown("red-spy").view, [step(3), { type: "finish" }])).toEqual([2, 3]);
    expect(advisedSpaces(VIEW, [marble("black"), step(36)])).toEqual([58, 36]);
  });
  it("follows the first piece alone", () => {
    const spy = (build: "tall" | "fat"): Move => ({ type: "spy", colour: "red", build });
    expect(
      advisedSpaces(VIEW, [marble("red"), spy("tall"), step(3), marble("red"), spy("tall"), step(4), marble("red"), spy("fat"), step(28)]),
    ).toEqual([2, 3, 4]);
  });
  it("is a single space for an exile or a meeting, and none for a question", () => {
    expect(advisedSpaces(VIEW, [{ type: "exile", space: 9 }])).toEqual([9]);
    expect(advisedSpaces(VIEW, [{ type: "ask", colour: "blue", about: "build" }])).toEqual([]);
  });
});
