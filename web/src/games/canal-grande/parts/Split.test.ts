import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import Split from "./Split.svelte";

function marked(lying: string[]) {
  const { container, unmount } = render(Split, {
    cards: ["CAN", "CAN", "1"],
    lying,
    least: 1,
    each: { "1": 1 },
    say: (key: string) => key,
    announce: () => undefined,
    still: true,
    busy: false,
    advised: new Set([0, 2]),
    onsplit: () => undefined,
  });
  const cards = [...container.querySelectorAll<HTMLElement>(".take.hinted")].map((card) => Number(card.dataset["place"])).sort();
  const button = container.querySelector(".confirm")!.classList.contains("hinted");
  unmount();
  return { cards, button };
}

it("marks every card of the advised second offer, and the button once they lie there", () => {
  expect(marked([])).toEqual({ cards: [0, 2], button: false });
  expect(marked(["CAN"])).toEqual({ cards: [0, 2], button: false });
  expect(marked(["CAN", "1"])).toEqual({ cards: [0, 2], button: true });
});
