import { expect, it } from "vitest";
import { moveText, planText } from "./generic";
import { percent, spoken } from "./said";
import { bundle, speaker } from "./text";

const say = speaker([
  bundle("en", [
    "hint-better = { $seat }: { $chance } %, not { $other_move }\nmove-bid = Bid { $amount }\nmove-show = Show { $cards }\nmove-then = , then { $move }\nitem-F = Lord F",
  ]),
]);

it("a sentence names players, and moves in the better words", () => {
  const why = { key: "hint-better", args: { seat: 1, chance: 60, other_move: "bid 7" } };
  expect(spoken(say, why, ["A", "B"])).toBe("B: 60 %, not bid 7");
  expect(spoken(say, why, ["A", "B"], { other_move: "Bid 7" })).toBe("B: 60 %, not Bid 7");
});

it("only what is certain is 0 or 100 percent", () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});

it("a move is said in the game's words, else by its kind and values", () => {
  expect(moveText(say, { type: "bid", amount: 7 }, [])).toBe("Bid 7");
  expect(moveText(say, { type: "take", count: 2 }, [])).toBe("take 2");
  expect(moveText(say, { type: "show", cards: [{ value: "F", sealed: false }, { value: "tall", sealed: true }] }, [])).toBe("Show Lord F, tall");
});

it("a decision is its moves one after another; a long one is cut short", () => {
  const bids = [1, 2, 3, 4].map((amount) => ({ type: "bid", amount }));
  expect(planText(say, { type: "bid", amount: 0 }, [], [])).toBe("Bid 0");
  expect(planText(say, { type: "bid", amount: 0 }, bids.slice(0, 1), [])).toBe("Bid 0, then bid 1");
  expect(planText(say, { type: "bid", amount: 0 }, bids, [])).toBe("Bid 0, then bid 1, then bid 2, then bid 3 …");
});
