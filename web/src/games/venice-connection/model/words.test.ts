import { expect, it } from "vitest";
import { words } from "../../../text/words.svelte";
import { indexed } from "./geometry";
import { around, endsSpelled, spelled, whereabouts, withNeighbours } from "./words";

const catalogues = import.meta.glob<string>("../../../../../src/serenissima/games/venice_connection/text/*en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const say = words.ofGame(Object.values(catalogues).join("\n"));

it.each([
  [0, 0, "In the middle: empty."],
  [-2, 0, "2 left: empty."],
  [3, -1, "3 right, 1 up: empty."],
  [0, 4, "4 down: empty."],
])("a place is counted from the middle of the table", (x, y, told) => {
  expect(say("study-cell-empty", whereabouts({ x, y }))).toBe(told);
});

it("tiles are told by what they look like and where they lie", () => {
  expect(
    spelled(say, [
      { x: 0, y: 0, face: "F" },
      { x: 1, y: -1, face: "-" },
    ]),
  ).toBe("In the middle: bend, east and south. 1 right, 1 up: straight, west to east.");
});

it("a turn is drawn with what it touches, and its own tiles last", () => {
  const [near, far, laid] = [
    { x: 0, y: 0, face: "F" },
    { x: 0, y: 5, face: "L" },
    { x: 1, y: 0, face: "7" },
  ];
  expect(withNeighbours([laid!], [near!, far!])).toEqual([near, laid]);
  expect(withNeighbours([laid!], [near!, laid!, near!])).toEqual([near, laid]);
});

const CORNER = [
  { x: 0, y: 0, face: "F" },
  { x: 1, y: 0, face: "7" },
  { x: 2, y: 1, face: "|" },
];

it("an empty place is told by the water and the walls around it", () => {
  expect(around(say, { x: 1, y: 1 }, indexed(CORNER))).toBe("Water comes from the north. There is a wall to the east.");
  expect(around(say, { x: 5, y: 5 }, indexed(CORNER))).toBe("");
});

it("open ends are told one by one", () => {
  expect(endsSpelled(say, CORNER.slice(0, 2))).toBe(
    "2 ends of the canal are open. In the middle: open to the south. 1 right: open to the south.",
  );
  expect(endsSpelled(say, [])).toBe("No end of the canal is open.");
});
