import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { propsOf } from "../../src/testing/fixtures";
import Board from "./Board.svelte";
import type { Event, Move, Player, View } from "./types";

const player = (part: Partial<Player>): Player => ({ taken: 0, drawn: true, stone: null, open: false, peeked: null, guess: null, ...part });
const VIEW: View = {
  seat: 0,
  to_move: 0,
  turn: 0,
  heap: 7,
  lagoon: 0,
  players: [player({ stone: "white", taken: 3 }), player({})],
  waves: false,
  last_taker: 0,
  heap_size: 10,
  peek: true,
  last: "plain",
};
const MOVES: Move[] = [
  { type: "take", count: 1 },
  { type: "take", count: 2 },
  { type: "peek", of_seat: 1 },
  { type: "point", of_seat: 1 },
];

// A page in a test has no size, and a picture without a size is not drawn.
beforeEach(() => {
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(600);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(400);
});
afterEach(() => vi.restoreAllMocks());

function board(moves: Move[] = MOVES) {
  const play = vi.fn();
  const ask = vi.fn(() => Promise.resolve(null));
  const props = propsOf<View, Move, Event>({ seat: 0, to_move: 0, view: VIEW, moves, heard: [] }, { play, ask });
  const { container } = render(Board, { props });
  const stone = (seat: number): Element => container.querySelector(`[data-stone="${seat}"]`)!;
  return { play, ask, stone, container };
}

it("plays what a button says", async () => {
  const { play } = board();
  await fireEvent.click(screen.getAllByRole("button", { name: "board-take" })[1]!);
  expect(play).toHaveBeenCalledWith({ type: "take", count: 2 });
});

it("asks what to do with a stone before anything is played", async () => {
  const { play, stone } = board();
  await fireEvent.click(stone(1));
  expect(play).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "board-peek" }));
  expect(play).toHaveBeenCalledWith({ type: "peek", of_seat: 1 });
});

it("lets the table say why nothing can be done with one's own stone", async () => {
  const { ask, stone } = board();
  await fireEvent.click(stone(0));
  expect(ask).toHaveBeenCalledWith({ type: "point", of_seat: 0 });
});

it("lets Tab reach one stone, and arrow keys the others", async () => {
  const { stone } = board();
  expect([0, 1].map((seat) => stone(seat).getAttribute("tabindex"))).toEqual(["0", "-1"]);
  await fireEvent.keyDown(stone(0), { key: "ArrowRight" });
  expect([0, 1].map((seat) => stone(seat).getAttribute("tabindex"))).toEqual(["-1", "0"]);
  expect(document.activeElement).toBe(stone(1));
});

it("names a colour once somebody was pointed at", async () => {
  const { play } = board([{ type: "name", stone: "black" }]);
  await fireEvent.click(screen.getByRole("button", { name: "board-name" }));
  expect(play).toHaveBeenCalledWith({ type: "name", stone: "black" });
});
