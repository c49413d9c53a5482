import { afterEach, expect, it, vi } from "vitest";
import type { Hint, Retrospect } from "../types/wire";
import { Hindsight } from "./hindsight.svelte";
import { Prompter } from "./prompter.svelte";

const HINT: Hint = {
  entry: 5,
  seat: 0,
  best: { move: { type: "pass" }, then: [], chance: 0.6, share: 1 },
  others: [],
  why: { key: "hint-only", args: {} },
  figures: { key: "hint-only", args: {} },
};
const STORY: Retrospect = { seat: 0, par: 0.5, points: [{ entry: 0, chance: 0.5 }], moments: [], rounds: [] };

function answer(body: unknown, status = 200): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status }))),
  );
}
afterEach(() => vi.unstubAllGlobals());

it("a hint is shown for the entry it was requested in", async () => {
  answer(HINT);
  const prompter = new Prompter("t");
  const asked = prompter.ask(0, 5);
  expect([prompter.thinking, prompter.open]).toEqual([true, true]);
  await asked;
  expect(prompter.hint?.best.move).toEqual({ type: "pass" });
  expect(fetch).toHaveBeenCalledWith("/api/tables/t/hint?seat=0", expect.anything());
  prompter.close();
  expect(prompter.open).toBe(false);
});

it("a hint for another entry is not shown, and the visitor is told", async () => {
  answer(HINT);
  const prompter = new Prompter("t");
  await prompter.ask(0, 6);
  expect(prompter.hint).toBeNull();
  expect(prompter.trouble).toMatch(/moved on/);
});

it("an answer that comes after the match went on is ignored", async () => {
  answer(HINT);
  const prompter = new Prompter("t");
  const asked = prompter.ask(0, 5);
  prompter.close();
  await asked;
  expect([prompter.hint, prompter.thinking, prompter.trouble]).toEqual([null, false, ""]);
});

it("what the server refuses is shown in its words", async () => {
  answer({ code: "hint-no-practice", text: "Hints are for practice." }, 409);
  const prompter = new Prompter("t");
  await prompter.ask(0, 5);
  expect(prompter.trouble).toBe("Hints are for practice.");
  expect(prompter.thinking).toBe(false);
});

it("the story of each seat is fetched once", async () => {
  answer(STORY);
  const hindsight = new Hindsight("t", 0);
  expect(hindsight.loading).toBe(true);
  await vi.waitFor(() => expect(hindsight.story).toEqual(STORY));
  await hindsight.look(0);
  expect(fetch).toHaveBeenCalledTimes(1);
  await hindsight.look(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(hindsight.loading).toBe(false);
});

it("a look back that fails can be tried again", async () => {
  answer({ code: "too-many-questions", text: "Too many questions at once." }, 429);
  const hindsight = new Hindsight("t", 0);
  await vi.waitFor(() => expect(hindsight.trouble).toBe("Too many questions at once."));
  answer(STORY);
  await hindsight.look(0);
  expect([hindsight.trouble, hindsight.story]).toEqual(["", STORY]);
});
