import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { Desk } from "../model/desk.svelte";
import Dock from "./Dock.svelte";
import { type Name, props } from "../fixture";

/** What the dock says to somebody who only looks on. */
function told(name: Name, ended: boolean): void {
  const table = { ...props([], name), interactive: false };
  const toMove = ended ? null : table.toMove;
  render(Dock, {
    desk: new Desk(() => table),
    view: table.view,
    names: table.names,
    toMove,
    ended,
    say: table.say,
    ask: table.ask,
    explain: table.explain,
    onannounce: () => undefined,
    onmap: null,
  });
}

it("says whose turn it is", () => {
  told("moving", false);
  expect(screen.getByText("board-wait-move")).toBeTruthy();
});

it("names nobody as placing the spies when chance does", () => {
  told("placing", false);
  expect(screen.getByText("board-drawn-place")).toBeTruthy();
});

it("names nobody as moving when the match has ended by resignation", () => {
  told("moving", true);
  expect(screen.getByText("board-ended")).toBeTruthy();
});

it("marks whom a hint would ask, and about what", () => {
  const table = props([], "interview");
  const advised = table.moves.filter((move) => move.type === "ask" && move.colour === "green" && move.about === "identity");
  render(Dock, {
    desk: new Desk(() => table),
    view: table.view,
    names: table.names,
    toMove: 0,
    ended: false,
    say: table.say,
    plan: advised,
    ask: table.ask,
    explain: table.explain,
    onannounce: () => undefined,
    onmap: null,
  });
  expect([...document.querySelectorAll<HTMLElement>(".hinted")].map((one) => one.dataset["ask"])).toEqual(["green identity"]);
});
