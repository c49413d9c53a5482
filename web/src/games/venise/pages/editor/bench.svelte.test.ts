import { beforeEach, describe, expect, it } from "vitest";
import { Bench } from "./bench.svelte";
import { poleAt } from "./draft";

describe("the workbench", () => {
  beforeEach(() => localStorage.clear());

  it("undoes and redoes, step by step", () => {
    const bench = new Bench();
    bench.tool = { kind: "pole", pole: "wall", owner: null };
    bench.put("B3");
    bench.put("B3");
    expect(poleAt(bench.draft, "B3")?.axis).toBe("NE-SW");
    bench.undo();
    expect(poleAt(bench.draft, "B3")?.axis).toBe("N-S");
    bench.undo();
    expect(bench.draft.poles).toHaveLength(4);
    bench.redo();
    bench.redo();
    expect(poleAt(bench.draft, "D2")?.axis).toBe("NE-SW");
    expect(bench.future).toHaveLength(0);
  });

  it("keeps the draft in the browser", () => {
    const bench = new Bench();
    bench.tool = { kind: "pole", pole: "bridge", owner: null };
    bench.put("C2");
    const later = new Bench();
    expect(later.restore()).toBe(true);
    expect(poleAt(later.draft, "C2")?.kind).toBe("bridge");
  });

  it("says why it did nothing", () => {
    const bench = new Bench();
    bench.lay("ruby", "A4");
    expect(bench.trouble?.key).toBe("editor-gem-on-start");
    bench.grade = "gems";
    bench.remove("A4");
    expect(bench.trouble?.key).toBe("editor-grade-forbids");
    expect(bench.draft.poles).toHaveLength(4);
  });
});
