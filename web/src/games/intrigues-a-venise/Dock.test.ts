import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { Desk } from "./desk.svelte";
import Dock from "./Dock.svelte";
import type { Move, View } from "./reading";
import { props, VIEW } from "./sample";

/** What the dock says to somebody who only looks on. */
function told(view: View, toMove: number | null, ended: boolean): void {
  const table = { ...props([], view), toMove, interactive: false };
  render(Dock, { desk: new Desk(() => table), view, names: table.names, toMove, ended, say: table.say, ask: table.ask, explain: table.explain, onannounce: () => undefined, onmap: null });
}

it("says whose turn it is", () => {
  told(VIEW, 0, false);
  expect(screen.getByText("board-wait-move")).toBeTruthy();
});

it("has nobody place the spies when chance does", () => {
  told({ ...VIEW, phase: "place", active: null }, null, false);
  expect(screen.getByText("board-drawn-place")).toBeTruthy();
});

it("has nobody move when the match is over by resignation", () => {
  told(VIEW, null, true);
  expect(screen.getByText("board-ended")).toBeTruthy();
});

it("marks whom a hint would ask, and about what", () => {
  const asking: Move[] = (["blue", "green"] as const).flatMap((colour) => (["identity", "build"] as const).map((about) => ({ type: "ask" as const, colour, about })));
  const view: View = { ...VIEW, phase: "ask" };
  const table = props([], view, asking);
  render(Dock, { desk: new Desk(() => table), view, names: table.names, toMove: 0, ended: false, say: table.say, plan: [asking[2]!], ask: table.ask, explain: table.explain, onannounce: () => undefined, onmap: null });
  expect([...document.querySelectorAll<HTMLElement>(".hinted")].map((one) => one.dataset["ask"])).toEqual(["green identity"]);
});
