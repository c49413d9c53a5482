import { describe, expect, it } from "vitest";
import { putGem, putPole } from "./changes";
import { astray, blank } from "./draft";
import { read, slug, write } from "./file";
import { pack, unpack } from "./link";

const draft = putGem(putPole(blank(5, 4), "B4", "bridge", "E-W", null, true), "ruby", "B4.top", true)!;

describe("a board's file", () => {
  it("is read as it was written", () => {
    expect(read(write(draft))).toEqual({ draft, problems: [] });
    expect(write(draft)).toContain('\n    {"at": "B4", "kind": "bridge", "axis": "E-W"},\n');
  });

  it("says where JSON breaks off", () => {
    const broken = write(draft).slice(0, 300);
    const { draft: none, problems } = read(broken);
    expect(none).toBeNull();
    expect(problems[0]?.key).toBe("editor-file-json");
    expect(problems[0]?.args["line"]).toBe(broken.split("\n").length);
  });

  it("is not accepted if it is something else", () => {
    expect(read("[1, 2]").problems[0]?.key).toBe("editor-file-format");
    expect(read('{"format": "venise-board", "version": 2}').problems[0]?.key).toBe("editor-file-version");
    expect(read("  ").problems[0]?.key).toBe("editor-file-empty");
  });

  it("names every mistake and keeps the rest", () => {
    const text = write(draft)
      .replace('"at": "B4", "kind": "bridge"', '"at": "B4", "kind": "tower"')
      .replace('"cols": 5', '"cols": 12')
      .replace('"axis": "E-W"},\n    {"at": "E4"', '"axis": "E"},\n    {"at": "E4"');
    const { draft: kept, problems } = read(text);
    expect(problems.map((one) => one.key)).toEqual(["editor-file-size", "editor-file-pole-kind", "editor-file-axis"]);
    expect(kept?.poles).toHaveLength(7);
    expect(kept?.cols).toBe(9);
  });

  it("keeps duplicate starts, poles outside the grid and gems without a field", () => {
    const text = write({
      ...draft,
      poles: [...draft.poles, { at: "A1", kind: "start", owner: "ruby" }, { at: "I9", kind: "plain" }],
      gems: { ...draft.gems, topaz: ["C3.top"] },
    });
    const { draft: kept, problems } = read(text);
    expect(problems).toEqual([]);
    expect(astray(kept!).poles.map((pole) => pole.at)).toEqual(["I9", "A1"]);
    expect(astray(kept!).gems).toEqual([{ colour: "topaz", field: "C3.top" }]);
  });

  it("gets a valid file name", () => {
    expect(slug("Ca’ d’Oro, nº 2!")).toBe("ca-d-oro-no-2");
    expect(slug("!!!")).toBe("my-board");
  });
});

describe("a link", () => {
  it("carries the whole board", async () => {
    const packed = await pack(draft);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpack(packed)).toEqual({ draft, problems: [] });
  });

  it("says so if it was cut off", async () => {
    const packed = await pack(draft);
    expect((await unpack(packed.slice(0, 90))).problems[0]?.key).toBe("editor-link-broken");
  });
});
