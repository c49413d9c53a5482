import { expect, it, vi } from "vitest";
import { Desk } from "./desk.svelte";
import type { BoardProps } from "./props";

type Move = { type: "take"; count: number } | { type: "pass" };
type Props = BoardProps<null, Move, never>;

function props(part: Partial<Props> = {}): Props {
  return {
    view: null,
    moves: [{ type: "take", count: 1 }, { type: "take", count: 2 }, { type: "pass" }],
    seat: 0,
    names: ["Anzola", "Bortolo"],
    toMove: 0,
    outcome: null,
    recent: [],
    play: vi.fn(),
    ask: () => Promise.resolve(null),
    explain: vi.fn(),
    say: (key) => key,
    announce: vi.fn(),
    undo: vi.fn(),
    undoState: "free",
    reducedMotion: true,
    sound: false,
    interactive: true,
    ...part,
  };
}

it("knows what may be done, and of which kind", () => {
  const desk = new Desk(() => props());
  expect(desk.mine).toBe(true);
  expect(desk.may("pass")).toBe(true);
  expect(desk.of("take").map(({ count }) => count)).toEqual([1, 2]);
});

it("offers nothing to an onlooker", () => {
  const desk = new Desk(() => props({ interactive: false }));
  expect(desk.mine).toBe(false);
  expect(desk.moves).toEqual([]);
});

it("plays one move at a time", () => {
  const given = props();
  const desk = new Desk(() => given);
  desk.do("pass");
  desk.play({ type: "take", count: 2 });
  expect(given.play).toHaveBeenCalledTimes(1);
  desk.answered();
  desk.play({ type: "take", count: 2 });
  expect(given.play).toHaveBeenLastCalledWith({ type: "take", count: 2 });
  desk.errand.stop();
});

it("does nothing for a kind that is not allowed", () => {
  const given = props({ moves: [{ type: "pass" }] });
  new Desk(() => given).do("take");
  expect(given.play).not.toHaveBeenCalled();
});

it("shows why a move is not allowed", async () => {
  const refusal = { rule: "TOY-5", reason: "heap-too-small", args: {} };
  const given = props({ ask: () => Promise.resolve(refusal) });
  await new Desk(() => given).ask({ type: "take", count: 3 });
  expect(given.explain).toHaveBeenCalledWith(refusal);
});
