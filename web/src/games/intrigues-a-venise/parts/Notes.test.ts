import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import { props } from "../fixture";
import { Marks } from "../model/marks.svelte";
import Notes from "./Notes.svelte";

function notes(folded: boolean): void {
  const { view, names, say, seat, announce } = props([], "exile");
  render(Notes, { view, names, say, marks: new Marks("notes test"), me: seat, folded, announce });
}

it("shows the boxes and what was shown", () => {
  notes(false);
  expect(document.querySelectorAll("[data-cell]").length).toBe(36);
  expect(screen.getByText("board-answers-given")).toBeTruthy();
});

it("shows only what was shown while a coach asks what follows from it", () => {
  notes(true);
  expect(document.querySelectorAll("[data-cell]").length).toBe(0);
  expect(document.querySelectorAll("[data-spot=answers] li").length).toBe(1);
  expect(screen.queryByText("board-partner-found")).toBeNull();
});
