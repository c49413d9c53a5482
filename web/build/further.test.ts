import { expect, it } from "vitest";
import { boardsIn } from "./further";

it("finds the boards in further folders, and none where none are named", () => {
  expect(Object.keys(boardsIn("toy"))).toEqual(["pebbles"]);
  expect(boardsIn("")).toEqual({});
});
