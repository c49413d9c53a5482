import { expect, it } from "vitest";
import { moveText, planText } from "../board/generic/generic";
import { percent, spoken } from "./said";
import { bundle, speaker, type Say } from "./text";
import { words } from "./words.svelte";

const say = speaker([
  bundle("en", [
    "hint-better = { $seat }: { $chance } %, not { $other_move }\nmove-bid = Bid { $amount }\nmove-show = Show { $cards }\nmove-then = , then { $move }\nmove-left-out = , …\nitem-F = Lord F",
  ]),
]);

it("a sentence names players, and puts moves into better words where there are any", () => {
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
  expect(
    moveText(
      say,
      {
        type: "show",
        cards: [
          { value: "F", sealed: false },
          { value: "tall", sealed: true },
        ],
      },
      [],
    ),
  ).toBe("Show Lord F and tall");
});

it("a decision lists its moves in order; the middle of a long one is left out", () => {
  const bids = [1, 2, 3, 4].map((amount) => ({ type: "bid", amount }));
  expect(planText(say, { type: "bid", amount: 0 }, [], [])).toBe("Bid 0");
  expect(planText(say, { type: "bid", amount: 0 }, bids.slice(0, 1), [])).toBe("Bid 0, then bid 1");
  expect(planText(say, { type: "bid", amount: 0 }, bids.slice(0, 3), [])).toBe("Bid 0, then bid 1, then bid 2, then bid 3");
  expect(planText(say, { type: "bid", amount: 0 }, bids, [])).toBe("Bid 0, then bid 1, …, then bid 4");
});

const catalogues = import.meta.glob<string>("../../../src/serenissima/games/*/text/*en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The words of a game as they are. */
function wordsOf(game: string): Say {
  const own = Object.entries(catalogues).flatMap(([path, text]) => (path.includes(`/${game}/`) ? [text] : []));
  return words.ofGame(own.join("\n"));
}

it.each<[string, { type: string; [field: string]: unknown }[], string]>([
  [
    "canal_grande",
    [{ type: "put", card: "CAS" }, { type: "put", card: "TRA" }, { type: "put", card: "3" }, { type: "confirm" }],
    "Split; into the second offer: Castello, traitor, number 3",
  ],
  ["canal_grande", [{ type: "put", card: "CAS" }, { type: "confirm" }], "Put into the second offer: Castello"],
  ["canal_grande", [{ type: "confirm" }], "Confirm"],
  [
    "venice_connection",
    [{ type: "lay", face: "F", x: 0, y: 0 }, { type: "lay", face: "S", x: 1, y: 0 }, { type: "confirm" }],
    "Lay the tiles marked in gold",
  ],
  [
    "venise",
    [
      { type: "short", place: "T:B2>A3", joker: false },
      { type: "walk", steps: 2, joker: true },
      { type: "step", to: "T:B2>A3" },
      { type: "step", to: "B2.low" },
      { type: "end-play" },
      { type: "end-turn" },
    ],
    "Lay a short plank, then walk up to 2 steps with a joker",
  ],
  [
    "venise",
    [
      { type: "move", place: "S:A1-A2", joker: false },
      { type: "to", place: "S:A2-A3" },
      { type: "discard", card: "short" },
      { type: "discard", card: "long" },
    ],
    "Move a plank, then discard “Short”, “Long”",
  ],
  [
    "venise",
    [{ type: "exchange" }, { type: "give", card: "walk1" }, { type: "give", card: "long" }],
    "Exchange for a joker: “1 step”, “Long”",
  ],
  ["venise", [{ type: "walk", steps: 2, joker: false }], "Walk, up to 2 steps"],
  [
    "intrigues_a_venise",
    [
      { type: "marble", marble: "red" },
      { type: "spy", build: "tall", colour: "blue" },
      { type: "step", space: 1 },
      { type: "marble", marble: "white" },
      { type: "step", space: 2 },
      { type: "finish" },
    ],
    "Red marble: the tall blue spy to Murano, then white marble: the Ambassador to Sant'Alvise",
  ],
])("a plan of %s reads like a sentence", (game, [move, ...then], text) => {
  expect(planText(wordsOf(game), move, then, [])).toBe(text);
});
