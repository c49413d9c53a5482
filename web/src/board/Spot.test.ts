import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import Spot from "./Spot.svelte";

it("brings a part into sight once, and then lets the visitor scroll", () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (next: FrameRequestCallback) => frames.push(next));
  vi.stubGlobal("cancelAnimationFrame", (number: number) => delete frames[number - 1]);
  const target = document.createElement("div");
  target.innerHTML = `<div id="sheet" style="overflow-y: auto"><p id="part"></p></div>`;
  document.body.append(target);
  const sheet = target.querySelector<HTMLElement>("#sheet")!;
  const part = target.querySelector<HTMLElement>("#part")!;
  sheet.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  part.getBoundingClientRect = () => new DOMRect(0, 300 - sheet.scrollTop, 100, 20);
  const next = (): void => {
    frames.splice(0).forEach((frame) => frame(0));
    flushSync();
  };

  const spot = mount(Spot, { target, props: { places: [["#part"]], reveals: true } });
  flushSync();
  next();
  expect(sheet.scrollTop).toBe(226);
  sheet.scrollTop = 0;
  next();
  next();
  expect(sheet.scrollTop).toBe(0);

  void unmount(spot);
  target.remove();
  vi.unstubAllGlobals();
});
