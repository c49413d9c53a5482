import { expect, it } from "vitest";
import { boardsIn } from "./further";

it("finds the boards in the named folders, and none where no folder is named", () => {
  expect(Object.keys(boardsIn("toy"))).toEqual(["pebbles"]);
  expect(boardsIn("")).toEqual({});
});
