import { expect, it } from "vitest";
import { shown } from "../fixture";
import { advisedPlaces, aftermaths, groupsOf, seated, without } from "./reading";
import { travels } from "./travels";

const group = (district: "CAN" | "DOR", count: number, gondolas: number) => ({ district, count, gondolas });
const row = {
  seat: 0,
  contested: 1,
  groups: [group("CAN", 2, 1)],
  gondolas: 1,
  total: 3,
  first: "SPO" as const,
  passed: false,
};
const draft = {
  district: "SPO" as const,
  contested: 0,
  groups: [group("CAN", 1, 0), group("DOR", 2, 1)],
  gondolas: 1,
  first: null,
  total: 6,
  side_total: 6,
};

it("puts a row of a vote in groups, each foreign district behind its gondolas", () => {
  expect(groupsOf(row, null, "SPO")).toEqual([
    { district: "SPO", laid: 1, draft: 0, gondolas: 0, draftGondola: false },
    { district: "CAN", laid: 2, draft: 0, gondolas: 1, draftGondola: false },
  ]);
});

it("draws a drafted group with a gondola of its own only where the table says so", () => {
  expect(groupsOf(row, draft, "SPO").slice(1)).toEqual([
    { district: "CAN", laid: 2, draft: 1, gondolas: 1, draftGondola: false },
    { district: "DOR", laid: 0, draft: 2, gondolas: 1, draftGondola: true },
  ]);
  const again = { ...draft, groups: [group("CAN", 1, 1)] };
  expect(groupsOf(row, again, "SPO")[1]).toEqual({ district: "CAN", laid: 2, draft: 1, gondolas: 2, draftGondola: true });
});

it("tells the flows after a vote in their order", () => {
  const [one] = aftermaths(shown("won").heard);
  expect(one).toMatchObject({ district: "SPO", seat: 1, partner: null, side: 1, total: 3, other: 2 });
  expect(one?.flows.map((flow) => [flow.kind, flow.seat, flow.cards])).toEqual([
    ["trophy", 1, ["SPO"]],
    ["discard", 0, ["SPO"]],
    ["back", 0, ["SPO"]],
    ["discard", 1, ["CAN", "CAN", "GON"]],
  ]);
});

it("shows a stolen card face down, except to thief and victim", () => {
  const hand = (seat: number): string => `hand ${seat}`;
  expect(travels(shown("betrayal").heard, hand)).toEqual([{ cards: ["back"], from: "hand 2", to: "hand 0" }]);
  expect(travels(shown("betrayal-victim").heard, hand)[0]?.cards).toEqual(["DOR"]);
});

it("seats all four clockwise", () => {
  const side = (seats: number[]) => ({ seats }) as unknown as Parameters<typeof seated>[0];
  expect([seated(side([2, 3]), false), seated(side([0, 1]), true)]).toEqual([
    [2, 3],
    [1, 0],
  ]);
});

it("removes cards one for one", () => {
  expect(without(["CAN", "CAN", "1"], ["CAN", "3"])).toEqual(["CAN", "1"]);
});

it("finds the cards of an advised second offer, including those already there, and one of two equal ones", () => {
  const put = (card: "CAN" | "1" | "GON") => ({ type: "put" as const, card });
  const cards = ["CAN", "CAN", "GON", "1"];
  expect([...advisedPlaces(cards, [], [put("1"), put("CAN"), { type: "confirm" }])]).toEqual([0, 3]);
  expect([...advisedPlaces(cards, ["CAN"], [put("CAN"), { type: "confirm" }])]).toEqual([0, 1]);
  expect([...advisedPlaces(cards, ["GON"], [{ type: "confirm" }])]).toEqual([2]);
  expect(advisedPlaces(cards, ["GON"], []).size).toBe(0);
});
