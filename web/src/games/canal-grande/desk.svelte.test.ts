import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { propsOf } from "../../lib/fixtures";
import { Desk, type Props } from "./desk.svelte";
import { shown } from "./fixture";
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

it("says a split card by card, each when the table has answered, and then confirms", () => {
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

const onlyPass = () => table("forced");

it.each([0, 0.5, 0.999999])("passes for a player without a choice after a while that chance draws (%d)", async (drawn) => {
  vi.spyOn(Math, "random").mockReturnValue(drawn);
  const { props, played } = onlyPass();
  const desk = new Desk(() => props);
  await desk.look();
  const wait = Math.min(7000, 700 - 1400 * Math.log(1 - drawn));
  vi.advanceTimersByTime(wait - 1);
  await desk.look();
  expect(played).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(played).toEqual([{ type: "pass" }]);
});

it("lets a player without a choice pass at once, but no sooner than anybody would", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  const { props, played } = onlyPass();
  const desk = new Desk(() => props);
  await desk.look();
  desk.pass();
  vi.advanceTimersByTime(699);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(played).toEqual([{ type: "pass" }]);
});

it("never passes for a player who has a choice", async () => {
  const { props, played } = table("free");
  const desk = new Desk(() => props);
  await desk.look();
  vi.advanceTimersByTime(60_000);
  expect(played).toEqual([]);
  desk.pass();
  vi.advanceTimersByTime(0);
  expect(played).toEqual([{ type: "pass" }]);
});

it("asks why cards that are picked cannot be laid yet", async () => {
  const { props, asked } = table("picked");
  const desk = new Desk(() => props);
  await desk.look();
  expect(asked).toEqual([{ type: "confirm" }]);
  expect(desk.hindrance?.reason).toBe("too-low");
});
