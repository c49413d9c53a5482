import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { Known } from "../games/games.svelte";
import type { Prompter } from "./prompter.svelte";
import { words } from "../text/words.svelte";
import type { TableClient } from "./match.svelte";
import type { GameInfo, Moment, Retrospect } from "../types/wire";
import { opponents } from "../ui/bots";
import BotOptions from "../ui/BotOptions.svelte";
import BotRating from "../ui/BotRating.svelte";
import BotPlays from "./BotPlays.svelte";
import ChanceGraph from "./ChanceGraph.svelte";
import HintPanel from "./HintPanel.svelte";
import Moments from "./Moments.svelte";

const text = "move-bid = Bid { $amount }\nmove-pass = Pass\nwhy-dear = It is dear.\nwhy-next = You speak last.";
const game = { say: words.ofGame(text), title: "Toy" } as Known;
const bid = (amount: number) => ({ type: "bid", amount });
const moment: Moment = {
  entry: 7,
  seat: 0,
  played: bid(3),
  played_then: [],
  best: { type: "pass" },
  then: [],
  before: 0.7,
  after: 0.3,
  why: { key: "moment-better", args: { best: 70, chance: 30, games: 9 } },
  better: null,
  spoke: null,
};
const story: Retrospect = {
  seat: 0,
  par: 0.25,
  points: [
    { entry: 0, chance: 0.5 },
    { entry: 4, chance: 0.8 },
    { entry: 9, chance: 0 },
  ],
  moments: [moment],
  rounds: [0, 0, 1, 1, 1, 2, 2, 2, 3, 3],
};

function prompter(state: Partial<Prompter>): Prompter {
  return { hint: null, thinking: false, trouble: "", open: true, ...state } as Prompter;
}

it("a hint shows the move in words, its chance, why, and the alternatives; playing it plays all of it", async () => {
  const onplay = vi.fn();
  const hint = {
    entry: 1,
    seat: 0,
    best: { move: bid(7), then: [{ type: "pass" }], chance: 0.62, share: 0.8 },
    others: [{ move: bid(9), then: [], chance: 0.55, share: 0.2 }],
    why: { key: "hint-better", args: { chance: 62, games: 9, other_move: "bid 9", other: 55 } },
    figures: { key: "hint-better", args: { chance: 62, games: 9, other_move: "bid 9", other: 55 } },
  };
  render(HintPanel, { prompter: prompter({ hint }), game, names: [], onplay, onclose: vi.fn() });
  expect(screen.getByText("Bid 7, then pass")).toBeTruthy();
  expect(screen.getByText("62 %")).toBeTruthy();
  expect(screen.getByText("Bid 9")).toBeTruthy();
  expect(screen.getByText("It won 62 % of the games imagined from here; the next best, “Bid 9”, only 55 %.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Play it" }));
  expect(onplay).toHaveBeenCalledWith([bid(7), { type: "pass" }]);
  const more = screen.getByRole("button", { name: "Why, and what else", hidden: true });
  expect(more.getAttribute("aria-expanded")).toBe("false");
  await fireEvent.click(more);
  expect(more.getAttribute("aria-expanded")).toBe("true");
});

it("a move whose chance is about the same is said to be about as good, not a percent worse", () => {
  const hint = {
    entry: 1,
    seat: 0,
    best: { move: bid(7), then: [], chance: 0.51, share: 0.5 },
    others: [
      { move: bid(8), then: [], chance: 0.5, share: 0.3 },
      { move: bid(9), then: [], chance: 0.4, share: 0.2 },
    ],
    why: { key: "hint-only", args: {} },
    figures: { key: "hint-only", args: {} },
  };
  render(HintPanel, { prompter: prompter({ hint }), game, names: [], onplay: vi.fn(), onclose: vi.fn() });
  expect(screen.getAllByText("about as good")).toHaveLength(1);
  expect(screen.queryByText("50 %")).toBeNull();
  expect(screen.getByText("40 %")).toBeTruthy();
});

it("a hint without figures has no bar; trouble is said in words; Escape closes", async () => {
  const onclose = vi.fn();
  const hint = {
    entry: 1,
    seat: 0,
    best: { move: bid(7), then: [], chance: null, share: 1 },
    others: [],
    why: { key: "hint-only", args: {} },
    figures: { key: "hint-only", args: {} },
  };
  const shown = render(HintPanel, { prompter: prompter({ hint }), game, names: [], onplay: vi.fn(), onclose });
  expect(screen.queryByText("Chance of winning")).toBeNull();
  shown.unmount();
  render(HintPanel, { prompter: prompter({ trouble: "Too many questions." }), game, names: [], onplay: vi.fn(), onclose });
  expect(screen.getByText("Too many questions.")).toBeTruthy();
  await fireEvent.keyDown(screen.getByRole("region"), { key: "Escape" });
  expect(onclose).toHaveBeenCalledOnce();
});

it("a moment says what was played and what the bot would play", async () => {
  const onchoose = vi.fn();
  const shown = render(Moments, {
    game,
    moments: [moment],
    rounds: story.rounds,
    chosen: null,
    names: ["Zanetta"],
    mine: true,
    name: "Zanetta",
    onchoose,
  });
  await fireEvent.click(screen.getByRole("button", { name: "Moment 1: Round 2, your turn, 70 % → 30 %" }));
  expect(onchoose).toHaveBeenCalledWith(moment);
  await shown.rerender({ chosen: moment });
  const told = screen.getByTestId("moment").textContent;
  for (const part of ["You played", "Bid 3", "The bot would play", "Pass", "The other way won 70 %"]) expect(told).toContain(part);
  expect(told).not.toContain("Because");
  const reasoned: Moment = { ...moment, better: { key: "why-dear", args: {} }, spoke: { key: "why-next", args: {} } };
  await shown.rerender({ moments: [reasoned], chosen: reasoned });
  for (const part of ["Because", "It is dear.", "In its favour", "You speak last."])
    expect(screen.getByTestId("moment").textContent).toContain(part);
  await shown.rerender({ mine: false });
  expect(screen.getByTestId("moment").textContent).toContain("To Zanetta: “It is dear.”");
  await shown.rerender({ mine: true });
  const long: Moment = { ...moment, played_then: [bid(4)] };
  await shown.rerender({ moments: [long], chosen: long });
  expect(screen.getByTestId("moment").textContent).toContain("Bid 3, then bid 4");
  await shown.rerender({ moments: [], chosen: null });
  expect(screen.getByText(/^Nothing to regret/)).toBeTruthy();
  await shown.rerender({ moments: [moment], mine: false });
  expect(screen.getByText("Round 2, Zanetta’s turn")).toBeTruthy();
});

it("the graph says in words what it shows", () => {
  render(ChanceGraph, { game, story, name: "Zanetta", colour: "gold", entry: 4, chosen: null, onstep: vi.fn(), onmoment: vi.fn() });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "The chances of Zanetta over the match: 50 % at the start, at best 80 % (Round 1), at worst 0 % (Round 3), 0 % at the end.",
  );
  expect(screen.getByText("fair share")).toBeTruthy();
});

it("a rating is explained on request; an unrated bot has none", async () => {
  const info = {
    text: "bot-sensible = Merchant",
    bots: [
      { name: "sensible", rating: 1500, spread: 20 },
      { name: "uniform", rating: null, spread: null },
    ],
  } as GameInfo;
  const shown = render(BotRating, { info, bot: "sensible" });
  const help = screen.getByText(/Measured in many matches/);
  expect(help.hidden).toBe(true);
  expect(help.textContent).toContain("Rating 1500 ± 20.");
  expect(help.textContent).toContain("1500 is the Merchant,");
  await fireEvent.click(screen.getByRole("button", { name: "How strong?" }));
  expect(help.hidden).toBe(false);
  await shown.rerender({ bot: "uniform" });
  expect(screen.queryByText(/±/)).toBeNull();
});

it("the bot that plays for the visitor is named", () => {
  const seat = { seat: 0, name: "Zanetta", kind: "bot", bot: "sensible", was_mine: true };
  const client = { table: { seats: [seat] }, mine: [], outcome: null } as unknown as TableClient;
  render(BotPlays, { client, game: { say: words.ofGame("bot-sensible = Merchant") } as Known });
  expect(screen.getByText("A bot plays for you: Merchant.")).toBeTruthy();
});

it("the list says how hard each is to beat; its rating is told on request", () => {
  const info = { text: "bot-sensible = Merchant", bots: [{ name: "sensible", rating: 1500, spread: 20 }] } as GameInfo;
  render(BotOptions, { info, bots: opponents(info) });
  expect(screen.getByRole("option").textContent).toBe("Medium · Merchant");
});
