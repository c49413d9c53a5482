import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { agreed } from "../table/agreed";
import type { Known } from "../games/games.svelte";
import { words } from "../text/words.svelte";
import type { OptionInfo, TableInfo } from "../types/wire";
import OptionField from "./OptionField.svelte";

const limit: OptionInfo = {
  name: "limit",
  rule: "X-5",
  kind: "number",
  default: 60,
  choices: [],
  low: 40,
  high: 100,
  step: 1,
  off: true,
  main: false,
  seats: [],
};
const say = words.ofGame("option-limit = Longest match\n    .help = Then it ends.\noption-limit-off = No such end");
const game = { info: { name: "toy", options: [limit] }, say, title: "Toy" } as unknown as Known;

it("a number that may be off has a checkbox beside its slider, and returns as it was", async () => {
  const onchange = vi.fn();
  const shown = render(OptionField, { game, option: limit, value: 60, onchange });
  const slider = screen.getByLabelText<HTMLInputElement>("Longest match");
  const box = screen.getByLabelText<HTMLInputElement>("No such end");
  await fireEvent.input(slider, { target: { value: "75" } });
  expect(onchange).toHaveBeenLastCalledWith(75);
  await shown.rerender({ value: 75 });
  await fireEvent.click(box);
  expect(onchange).toHaveBeenLastCalledWith(0);
  await shown.rerender({ value: 0 });
  expect([slider.disabled, slider.value, box.checked]).toEqual([true, "75", true]);
  await fireEvent.click(box);
  expect(onchange).toHaveBeenLastCalledWith(75);
});

it("a number that cannot be off has none", () => {
  render(OptionField, { game, option: { ...limit, off: false }, value: 60, onchange: vi.fn() });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("a table says in words that something is off", () => {
  const told = (limited: number) =>
    agreed(game, { options: { limit: limited }, seats: [] } as unknown as TableInfo, (key, args) => `${key} ${args?.["value"]}`)[0];
  expect(told(0)).toMatchObject({ value: "No such end", special: true });
  expect(told(60)).toMatchObject({ value: "60", special: false });
});
