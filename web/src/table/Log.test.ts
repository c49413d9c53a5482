import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Known, Mentions } from "../games/games.svelte";
import { words } from "../text/words.svelte";
import { resized } from "../testing/page";
import { rulebook } from "../ui/rulebook.svelte";
import * as pebbles from "../../toy/pebbles/Mention.svelte";
import Log from "./Log.svelte";

const game = { say: words.ofGame("event-laid = { $seat } lays { $card }."), title: "Toy", info: { name: "toy" } } as Known;
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

const base = { game, log, notices: [], names: ["Anna"], teams: [0], eyes: 0, at: null };
const rows = (): HTMLElement[] => screen.getAllByRole("listitem");

it("is one stop of the Tab key: the newest line; arrow keys lead to the others, Enter opens the rule", async () => {
  const open = vi.spyOn(rulebook, "open").mockImplementation(() => undefined);
  const { container } = render(Log, base);
  expect([...container.querySelectorAll('[tabindex="0"], button:not([tabindex="-1"])')]).toEqual([rows()[2]]);
  rows()[2]!.focus();
  await fireEvent.keyDown(rows()[2]!, { key: "ArrowUp" });
  expect(document.activeElement).toBe(rows()[1]);
  await fireEvent.keyDown(rows()[1]!, { key: "Enter" });
  expect(open).toHaveBeenCalledWith("toy", "R-2");
  await fireEvent.keyDown(rows()[1]!, { key: "Home" });
  await fireEvent.keyDown(rows()[0]!, { key: "ArrowUp" });
  expect(document.activeElement).toBe(rows()[0]);
  await fireEvent.keyDown(rows()[0]!, { key: "End" });
  expect(document.activeElement).toBe(rows()[2]);
});

it("in replay a line leads to its moment, and Shift and Enter open the rule", async () => {
  const open = vi.spyOn(rulebook, "open").mockImplementation(() => undefined);
  const onjump = vi.fn();
  render(Log, { ...base, at: 1, onjump });
  expect(rows()[0]!.tabIndex).toBe(0);
  await fireEvent.click(screen.getByText("Anna lays 2."));
  await fireEvent.keyDown(rows()[2]!, { key: "Enter" });
  expect(onjump.mock.calls).toEqual([[2], [3]]);
  await fireEvent.keyDown(rows()[2]!, { key: "Enter", shiftKey: true });
  expect(open).toHaveBeenCalledWith("toy", "R-3");
});

it("is no live region: the shell announces what is new, once", () => {
  render(Log, base);
  expect(screen.getByRole("log").getAttribute("aria-live")).toBe("off");
});

it("a line shows small pictures that are not read out, and tells where it happened while it is pointed at", async () => {
  const seen = { n: 4, event: { type: "laid", seat: 0, of_seat: 1, stone: "black", card: "4" }, rule: "R-4", seat: null, fades: false };
  const onpoint = vi.fn();
  const onpress = vi.fn();
  const mentions = pebbles as unknown as Mentions;
  const { container, unmount } = render(Log, { ...base, log: [...log, seen], mentions, onpoint, onpress });
  const pictures = container.querySelectorAll(".pictures");
  expect(pictures).toHaveLength(1);
  expect(pictures[0]!.getAttribute("aria-hidden")).toBe("true");
  expect(pictures[0]!.querySelector("svg .black")).toBeTruthy();
  const there = [[`[data-stone="1"]`]];
  await fireEvent.pointerOver(screen.getByText("Anna lays 4."), { pointerType: "mouse" });
  expect(onpoint).toHaveBeenLastCalledWith(there);
  await fireEvent.pointerLeave(screen.getByRole("list"));
  expect(onpoint).toHaveBeenLastCalledWith([]);
  await fireEvent.click(screen.getByText("Anna lays 4."));
  expect(onpress).toHaveBeenCalledExactlyOnceWith(there);
  await fireEvent.pointerOver(screen.getByText("Anna lays 4."), { pointerType: "mouse" });
  unmount();
  expect(onpoint).toHaveBeenLastCalledWith([]);
});
