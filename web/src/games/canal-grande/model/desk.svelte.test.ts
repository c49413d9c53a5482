import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { propsOf } from "../../../testing/fixtures";
import { Desk, type Props } from "./desk.svelte";
import { shown } from "../fixture";
import type { Move } from "./reading";

type Name = Parameters<typeof shown>[0];

function table(name: Name): { props: Props; played: Move[]; asked: Move[]; answer: (next: Name) => void } {
  const played: Move[] = [];
  const asked: Move[] = [];
  const props: Props = $state(
    propsOf(shown(name), {
      play: (move) => void played.push(move),
      ask: async (move) => {
        asked.push(move);
        return { rule: "CG-487", reason: "too-low", args: {} };
      },
    }),
  );
  const answer = (next: Name): void => void Object.assign(props, { view: shown(next).view, moves: shown(next).moves });
  return { props, played, asked, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("sends a split card by card, each after the table has answered, and then confirms", () => {
  const { props, played, answer } = table("split");
  const desk = new Desk(() => props);
  desk.split(["GON", "CAN"]);
  expect(played).toEqual([{ type: "put", card: "CAN" }]);
  answer("split-one");
  desk.errand.answered();
  expect(played.at(-1)).toEqual({ type: "put", card: "GON" });
  answer("split-both");
  desk.errand.answered();
  expect(played.at(-1)).toEqual({ type: "confirm" });
});

it.each(["forced", "free"] as const)("passes by hand alone, and no sooner than anybody would (%s)", async (name) => {
  const { props, played } = table(name);
  const desk = new Desk(() => props);
  await desk.look();
  desk.pass();
  vi.advanceTimersByTime(699);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(played).toEqual([{ type: "pass" }]);
});

it.each(["forced", "free"] as const)("never passes for a player, with or without a choice (%s)", async (name) => {
  const { props, played } = table(name);
  const desk = new Desk(() => props);
  await desk.look();
  vi.advanceTimersByTime(600_000);
  await desk.look();
  expect(played).toEqual([]);
  desk.pass();
  vi.advanceTimersByTime(0);
  expect(played).toEqual([{ type: "pass" }]);
});

it("asks why the picked cards cannot be laid yet", async () => {
  const { props, asked } = table("picked");
  const desk = new Desk(() => props);
  await desk.look();
  expect(asked).toEqual([{ type: "confirm" }]);
  expect(desk.hindrance?.reason).toBe("too-low");
});
