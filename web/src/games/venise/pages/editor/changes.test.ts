import { describe, expect, it } from "vitest";
import { flipPole, moveGem, movePole, putGem, putPole, removePole, resize, turnFace, turnPole } from "./changes";
import { astray, blank, type Draft, gemAt, gemsLeft, poleAt } from "./draft";

function board(): Draft {
  let draft = blank(5, 4);
  draft = putPole(draft, "B4", "bridge", "E-W", null, true);
  draft = putPole(draft, "B3", "wall", "NE-SW", null, true);
  return putGem(draft, "ruby", "B3.NW", true)!;
}

describe("a change in all images", () => {
  it("mirrors poles, axes, gems and their colours", () => {
    const draft = board();
    expect(draft.poles).toHaveLength(12);
    expect(poleAt(draft, "D3")).toEqual({ at: "D3", kind: "wall", axis: "NW-SE" });
    expect(poleAt(draft, "B2")?.axis).toBe("NW-SE");
    expect(poleAt(draft, "D2")?.axis).toBe("NE-SW");
    expect(draft.gems).toEqual({ ruby: ["B3.NW"], diamond: ["D3.NE"], emerald: ["D2.SE"], topaz: ["B2.SW"] });
  });

  it("changes only one place when mirroring is off", () => {
    const draft = removePole(board(), "B3", false);
    expect(draft.poles).toHaveLength(11);
    expect(draft.gems.ruby).toEqual([]);
    expect(gemsLeft(draft, "ruby")).toBe(4);
  });

  it("turns mirror images in the opposite direction", () => {
    const draft = turnPole(board(), "B3", 1, true);
    expect(poleAt(draft, "B3")?.axis).toBe("E-W");
    expect(poleAt(draft, "D3")?.axis).toBe("E-W");
    expect(turnPole(draft, "B3", 1, true).poles.find((pole) => pole.at === "D3")?.axis).toBe("NE-SW");
  });

  it("turns quarter by quarter on a square", () => {
    const draft = putPole({ ...blank(5, 5), symmetry: "turn4" }, "B5", "wall", "N-S", null, true);
    expect(poleAt(draft, "E4")?.axis).toBe("E-W");
    expect(poleAt(draft, "D1")?.axis).toBe("N-S");
    expect(poleAt(draft, "A2")?.axis).toBe("E-W");
  });
});

describe("gems", () => {
  it("stay on their side when a wall is turned all the way round", () => {
    let draft = board();
    for (let turn = 0; turn < 8; turn++) draft = turnPole(draft, "B3", 1, false);
    expect(draft.gems.ruby).toEqual(["B3.NW"]);
  });

  it("stay on the tile when it is flipped and flipped back", () => {
    const once = flipPole(board(), "B3", false);
    expect(gemAt(once, "B3.top") ?? gemAt(once, "B3.low")).toBe("ruby");
    expect(gemAt(flipPole(once, "B3", false), "B3.NW")).toBe("ruby");
  });

  it("travel with their pole, and swap places with what was there", () => {
    const draft = movePole(board(), "B3", "B4", false);
    expect(poleAt(draft, "B4")?.kind).toBe("wall");
    expect(poleAt(draft, "B3")?.kind).toBe("bridge");
    expect(draft.gems.ruby).toEqual(["B4.NW"]);
    expect(moveGem(draft, "B4.NW", "D3.NE", false).gems).toMatchObject({ ruby: ["D3.NE"], diamond: ["B4.NW"] });
  });

  it("are refused when the tray has none left", () => {
    let draft = board();
    for (const field of ["B3.SE", "B4.top", "B4.low"]) draft = putGem(draft, "ruby", field, true)!;
    expect(putGem(draft, "ruby", "D4.top", false)).toBeNull();
    expect(putGem(draft, "ruby", "B4.top", false)).toBe(draft);
  });
});

describe("size and face", () => {
  it("moves the starts to the new corners and drops what no longer fits", () => {
    const draft = resize(board(), 3, 3);
    expect(
      draft.poles
        .filter((pole) => pole.kind === "start")
        .map((pole) => pole.at)
        .sort(),
    ).toEqual(["A1", "A3", "C1", "C3"]);
    expect(draft.gems.diamond).toEqual([]);
    expect(astray(draft)).toEqual({ poles: [], gems: [] });
  });

  it("adds two printed poles by night and removes them by day", () => {
    const night = turnFace(board(), "night");
    expect(night.printed).toEqual(["C2", "C3"]);
    expect(turnFace(night, "day").poles).toEqual(board().poles);
  });
});
