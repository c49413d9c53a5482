import { expect, it } from "vitest";
import { bundle, speaker } from "../../../text/text";
import { shown } from "../fixture";
import { counted, kinds, listed, points, sorted } from "./cards";
import { pointsOf } from "./reading";

const say = speaker([
  bundle("en", ["board-times = { $count } × { $card }\nboard-nothing = nothing\nboard-card-SPO = San Polo\nboard-card-GON = Gondola"]),
]);

it("orders cards as they are shown and counts them", () => {
  expect(sorted(["3", "DOG", "GON", "CAN", "1"])).toEqual(["CAN", "GON", "DOG", "1", "3"]);
  expect(counted(["SPO", "GON", "SPO"])).toEqual([
    { card: "SPO", count: 2 },
    { card: "GON", count: 1 },
  ]);
});

it("adds up what the table says that cards count", () => {
  expect(points(["3", "DOG", "2", "CAN"], pointsOf(shown("split").view))).toBe(5);
  expect(points(["3", "DOG"], { "3": 7, DOG: 1 })).toBe(8);
  expect(points([], {})).toBe(0);
});

it("puts cards into words", () => {
  expect(listed(say, ["GON", "SPO", "SPO"])).toBe("2 × San Polo, Gondola");
  expect(listed(say, [])).toBe("nothing");
});

it("names the kinds that are present, and only those", () => {
  expect(kinds(say, ["CAN", "SPO", "TRA", "2"]).map(({ key }) => key)).toEqual(["district", "traitor"]);
});
