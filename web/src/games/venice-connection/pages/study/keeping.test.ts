import { describe, expect, it } from "vitest";
import { firstTry, missed, NOTHING, solved, streakOn } from "./keeping";

const on = (day: string, number: number) => ({ day, number });

describe("the streak", () => {
  it("grows with the puzzle of each day, solved at the first try", () => {
    let kept = solved(NOTHING, 7, on("2026-02-27", 7));
    kept = solved(kept, 9, on("2026-02-28", 9));
    kept = solved(kept, 3, on("2026-03-01", 3));
    expect(kept.streak).toEqual({ day: "2026-03-01", count: 3, best: 3 });
    expect(streakOn(kept, "2026-03-02")).toBe(3);
    expect(streakOn(kept, "2026-03-03")).toBe(0);
  });

  it("begins again after a gap or a wrong answer", () => {
    let kept = solved(NOTHING, 7, on("2026-02-26", 7));
    kept = solved(kept, 9, on("2026-02-28", 9));
    expect(kept.streak.count).toBe(1);
    kept = missed(kept, 4, on("2026-03-01", 4));
    kept = solved(kept, 4, on("2026-03-01", 4));
    expect(streakOn(kept, "2026-03-01")).toBe(0);
    expect(kept.streak.best).toBe(1);
  });

  it("counts nothing but the puzzle of the day, once", () => {
    const kept = solved(NOTHING, 8, on("2026-03-01", 4));
    expect(kept.streak.count).toBe(0);
    expect(kept.solved).toEqual([8]);
    expect(solved(kept, 8, on("2026-03-02", 8))).toBe(kept);
    expect(firstTry(kept, 8)).toBe(false);
  });
});
