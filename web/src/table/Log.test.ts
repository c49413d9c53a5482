import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Known } from "../games/games.svelte";
import { words } from "../text/words.svelte";
import { resized } from "../testing/page";
import Log from "./Log.svelte";

const game = { say: words.ofGame("event-laid = { $seat } lays { $card }."), title: "Toy" } as Known;
const log = [1, 2, 3].map((n) => ({ n, event: { type: "laid", seat: 0, card: `${n}` }, rule: `R-${n}`, seat: null, fades: false }));

const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
let shown: string[] = [];
beforeEach(() => {
  shown = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    shown.push(this.textContent ?? "");
  });
});
afterEach(() => void vi.restoreAllMocks());

function size(list: HTMLElement, height: number, top: number): void {
  for (const [name, value] of Object.entries({ clientHeight: height, scrollHeight: 300, scrollTop: top }))
    Object.defineProperty(list, name, { value, configurable: true });
}
async function shrink(...tops: number[]): Promise<HTMLElement> {
  const { getByRole } = render(Log, { game, log, notices: [], names: ["Anna"], teams: [0], eyes: 0, at: null });
  const list = getByRole("list");
  for (const top of tops) {
    size(list, 100, top);
    list.dispatchEvent(new Event("scroll"));
  }
  await frame();
  shown = [];
  size(list, 60, tops.at(-1)!);
  resized(list);
  await frame();
  await frame();
  return list;
}

it("keeps the newest line in sight when it is given less room", async () => {
  await shrink(200);
  expect(shown).toHaveLength(1);
  expect(shown[0]).toContain("Anna lays 3.");
});

it("goes on following when lines arrive faster than scrolling is reported", async () => {
  await shrink(20, 80);
  expect(shown).toHaveLength(1);
});

it("does not scroll while somebody reads further up, and says that there is more below", async () => {
  await shrink(200, 0);
  expect(shown).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Newer below ↓" }));
  await frame();
  await frame();
  expect(shown[0]).toContain("Anna lays 3.");
  expect(screen.queryByRole("button", { name: "Newer below ↓" })).toBeNull();
});
