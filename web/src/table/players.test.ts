import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { TableClient } from "./match.svelte";
import type { GameInfo, SeatInfo, TableInfo } from "../types/wire";
import Players from "./Players.svelte";

const seat = (some: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  kind: "bot",
  name: "Zanetta",
  team: 0,
  bot: "sensible",
  here: true,
  mine: false,
  was_mine: false,
  grace: null,
  ...some,
});

function shown(state: TableInfo["state"], ...seats: SeatInfo[]): string[] {
  const mine = seats.filter((one) => one.mine).map((one) => one.seat);
  const made = render(Players, {
    client: { table: { state, seats }, mine, outcome: null } as unknown as TableClient,
    info: { text: "" } as GameInfo,
    toMove: null,
  });
  const found = screen.getAllByRole("listitem").map((one) => one.textContent.trim().replace(/\s+/g, " "));
  made.unmount();
  return found;
}

it("a seat a bot keeps says for whom; when the match is over it is its owner's", () => {
  expect(shown("running", seat({ was_mine: true }), seat({ seat: 1, name: "Marco" }))).toEqual([
    "Zanetta A bot, for you: Gondolier",
    "Marco Bot: Gondolier",
  ]);
  expect(shown("over", seat({ mine: true }), seat({ seat: 1, name: "Marco" }))).toEqual(["You Zanetta", "Marco Bot: Gondolier"]);
});

it("the reader is called you, with the nickname if there is one; of several seats at one device each has its name", () => {
  const me = (name: string, number = 0) => seat({ kind: "person", bot: null, seat: number, name, mine: true });
  expect(shown("running", me("Anna"))).toEqual(["You Anna"]);
  expect(shown("running", me("Guest"))).toEqual(["You At the table"]);
  expect(shown("running", me("Anna"), me("Zorzi", 1))).toEqual(["Anna On this device", "Zorzi On this device"]);
});
