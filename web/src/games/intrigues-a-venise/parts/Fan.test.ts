import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Refusal } from "../../../board/props";
import { Desk } from "../model/desk.svelte";
import Fan from "./Fan.svelte";
import { props, shown } from "../fixture";
import { answerWith, type Card, type Move, type Value } from "../model/reading";

const cards = (...values: string[]): Card[] =>
  values.map((value) => ({ value: value.replace("!", "") as Value, sealed: value.endsWith("!") }));
/** The legal answer with these cards. */
const answer = (...values: string[]): Move => answerWith(shown("asked").moves, cards(...values))!;

/** The fan of a player who is Agent X, tall, message Alpha, and has shown F, X and short before. */
function fan(refusal = "nothing-true", plan: Move[] = []) {
  const sent: (Move | "undo")[] = [];
  const table = props(sent, "asked");
  const desk = new Desk(() => table);
  render(Fan, {
    desk,
    view: table.view,
    names: table.names,
    say: table.say,
    plan,
    ask: async () => ({ rule: "IV-412", reason: refusal, args: {} }),
  });
  const show = screen.getByTestId<HTMLButtonElement>("show");
  const press = (card: string) => fireEvent.click(document.querySelector(`[data-card="${card}"]`)!);
  const good = () => [...document.querySelectorAll(".lights .good")].map((light) => light.textContent);
  return { sent, show, press, good };
}

describe("the fan of the asked player", () => {
  it("checks after every card whether one is true, and lets a legal answer be shown", async () => {
    const { sent, show, press, good } = fan();
    await press("Z");
    expect(good()).toEqual([]);
    await press("X");
    expect(good()).toEqual(["board-check-true"]);
    expect(show.disabled).toBe(true);
    await press("short");
    expect(good()).toEqual(["board-check-count", "board-check-true"]);
    await fireEvent.click(show);
    expect(sent).toEqual([answer("Z", "X", "short")]);
  });

  it("asks for as many cards as the table says, and for a truth of the table's", async () => {
    const table = props([], "asked");
    const view = { ...table.view, true_cards: ["Z"], question: { ...table.view.question!, slots: 1 } };
    render(Fan, { desk: new Desk(() => table), view, names: table.names, say: table.say, ask: async () => null });
    const good = () => [...document.querySelectorAll(".lights .good")].map((light) => light.textContent);
    await fireEvent.click(document.querySelector('[data-card="X"]')!);
    expect(good()).toEqual(["board-check-count"]);
    await fireEvent.click(document.querySelector('[data-card="X"]')!);
    await fireEvent.click(document.querySelector('[data-card="Z"]')!);
    expect(good()).toEqual(["board-check-count", "board-check-true"]);
  });

  it("warns before the same cards are shown again, but lets them be shown", async () => {
    const { show, press } = fan();
    for (const card of ["F", "short"]) await press(card);
    expect(screen.queryByTestId("repeat")).toBeNull();
    await press("X");
    expect(screen.getByTestId("repeat").textContent).toContain("board-repeat-disclosure");
    expect(show.disabled).toBe(false);
  });

  it("with notes on paper asks the table whether the same cards were shown before, and waits for its answer", async () => {
    const sent: (Move | "undo")[] = [];
    const table = props(sent, "asked-on-paper");
    let word: (found: Refusal | null) => void = () => undefined;
    render(Fan, {
      desk: new Desk(() => table),
      view: table.view,
      names: table.names,
      say: table.say,
      ask: async () => null,
      caution: () => new Promise((resolve) => (word = resolve)),
    });
    const show = screen.getByTestId<HTMLButtonElement>("show");
    for (const card of ["F", "X", "short"]) await fireEvent.click(document.querySelector(`[data-card="${card}"]`)!);
    expect(show.disabled).toBe(true);
    word({ rule: "IV-422", reason: "repeat-disclosure", args: {} });
    expect((await screen.findByTestId("repeat")).textContent).toContain("caution-repeat-disclosure");
    expect(show.disabled).toBe(false);
    await fireEvent.click(document.querySelector('[data-card="F"]')!);
    await fireEvent.click(document.querySelector('[data-card="Z"]')!);
    expect(screen.queryByTestId("repeat")).toBeNull();
    word(null);
    await vi.waitFor(() => expect(show.disabled).toBe(false));
    expect(screen.queryByTestId("repeat")).toBeNull();
  });

  it("says why cards are not allowed", async () => {
    const { show, press } = fan();
    for (const card of ["Z", "F", "short"]) await press(card);
    expect(show.disabled).toBe(true);
    expect(await screen.findByText("refusal-nothing-true")).toBeTruthy();
  });

  it("keeps the envelope closed until it is asked for; a sealed card takes the place of the coloured one", async () => {
    const { sent, show, press } = fan();
    expect(document.querySelector("[data-card='X!']")).toBeNull();
    await press("X");
    await fireEvent.click(screen.getByText("board-envelope-use"));
    for (const card of ["X!", "tall!", "mA"]) await press(card);
    await fireEvent.click(show);
    expect(sent).toEqual([answer("X!", "tall!", "mA")]);
  });

  it("marks the cards a hint would show, and the button once they are chosen", async () => {
    const { show, press } = fan("", [answer("Z", "X", "short")]);
    const marked = () => [...document.querySelectorAll<HTMLElement>(".hinted")].map((one) => one.dataset["card"] ?? one.dataset["testid"]);
    expect(marked()).toEqual(["Z", "X", "short"]);
    for (const card of ["Z", "X", "short"]) await press(card);
    expect(show.classList.contains("hinted")).toBe(true);
  });

  it("marks the envelope when an advised card lies in it", async () => {
    fan("", [answer("X!", "tall!", "mA")]);
    const open = screen.getByText("board-envelope-use");
    expect(open.classList.contains("hinted")).toBe(true);
    await fireEvent.click(open);
    expect([...document.querySelectorAll<HTMLElement>(".option.hinted")].map((one) => one.dataset["card"])).toEqual(["X!", "tall!", "mA"]);
  });
});
