import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Mentions } from "./games.svelte";

const mentions = import.meta.glob<Mentions>("./*/Mention.svelte", { eager: true });
const drawn: Record<string, { event: unknown; view?: unknown; pictures: number; place: string | null }[]> = {
  "venice-connection": [
    { event: { type: "laid", seat: 0, tiles: ["0,0:F", "1,0:J"], count: 2, left: 9 }, pictures: 2, place: '[data-tile="1,0:J"]' },
    { event: { type: "conceded", seat: 0 }, pictures: 0, place: null },
  ],
  canaletto: [
    {
      event: { type: "bought", seat: 1, price: 3, paid: 3, borrowed: 0, palace: 7, first: "mirror", second: "lamp", third: null },
      pictures: 2,
      place: '[data-spot~="palace-7"]',
    },
    { event: { type: "bribed", seat: 1, amount: 3 }, pictures: 1, place: '[data-purse="1"]' },
  ],
  "canal-grande": [
    { event: { type: "split", seat: 0, first: ["CAN", "3"], second: ["TRA"] }, pictures: 4, place: '[data-tray="1"]' },
    { event: { type: "trophy", seat: 0, district: "CAS", side: 1, count: 1 }, pictures: 1, place: '[data-trophy="1-CAS"]' },
    { event: { type: "ended", seat: 0, partner_seat: null, reason: "six", district: "CAS" }, pictures: 0, place: null },
  ],
  "intrigues-a-venise": [
    { event: { type: "shaken", seat: 0, first: "red", second: "blue", third: "black", turn: 1 }, pictures: 3, place: null },
    {
      event: { type: "stepped", seat: 0, marble: "black", colour: null, build: null, from_space: 3, space: 4 },
      pictures: 2,
      place: '[data-space="4"]',
    },
    { event: { type: "cards-shown", seat: 0, asker_seat: 1, first: "F", second: "thin", third: "mA" }, pictures: 2, place: null },
    // the line does not say what is in it, so no picture does
    { event: { type: "envelope-opened", seat: 0, identity: "F", build: "thin", message: "A" }, pictures: 0, place: null },
  ],
  venise: [
    { event: { type: "laid", seat: 0, plank: "short", place: "S:A1-B1", joker: true }, pictures: 2, place: '[data-plank="S:A1-B1"]' },
    { event: { type: "removed", seat: 0, plank: "long", place: "L:A1-B2", joker: false }, pictures: 2, place: '[data-pole="B2"]' },
    { event: { type: "lifted", seat: 0, plank: "long", place: "HH:C2", joker: false }, pictures: 2, place: '[data-pole="D3"]' },
    {
      event: { type: "collected", seat: 0, field: "B2.top", gems: 1, tile: true },
      view: { players: [{ colour: "emerald" }] },
      pictures: 2,
      place: '[data-pole="B2"]',
    },
  ],
};

it.each(Object.keys(mentions))("%s draws what its events name and says where it was", (path) => {
  const game = path.split("/")[1]!;
  const { default: Mention, pictures, places } = mentions[path]!;
  for (const { event, view = null, pictures: count, place } of drawn[game]!) {
    const names = pictures(event, view);
    expect(names, JSON.stringify(event)).toHaveLength(count);
    for (const name of names) {
      const { container, unmount } = render(Mention, { name });
      const [svg, ...more] = container.children;
      expect(more).toEqual([]);
      expect(svg?.tagName.toLowerCase()).toBe("svg");
      expect(svg!.querySelector("path, rect, circle"), name).toBeTruthy();
      unmount();
    }
    if (place === null) expect(places(event, view)).toEqual([]);
    else expect(places(event, view).flat()).toContain(place);
  }
});
