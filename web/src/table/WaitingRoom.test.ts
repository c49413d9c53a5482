import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Known } from "../games/games.svelte";
import type { TableClient } from "./match.svelte";
import type { GameInfo, TableInfo } from "../types/wire";
import WaitingRoom from "./WaitingRoom.svelte";

const game = {
  title: "Toy",
  info: { name: "toy", options: [], text: "", bots: [{ name: "uniform" }] } as unknown as GameInfo,
  say: (key: string) => key,
} as unknown as Known;

function offers(host: boolean, mine: number[], invite: string | null): string[] {
  const table = {
    host,
    invite,
    base: null,
    state: "waiting",
    options: {},
    seats: [
      { seat: 0, kind: "person", name: "Zanetta" },
      { seat: 1, kind: "open", name: "" },
    ],
  } as unknown as TableInfo;
  const made = render(WaitingRoom, { client: { id: "t", table, mine } as unknown as TableClient, game, invite: "" });
  const found = screen.getAllByRole("button").map((one) => one.textContent.trim());
  made.unmount();
  return found;
}

it("the host can cancel, a guest can leave, an onlooker can do neither", () => {
  expect(offers(true, [0], "secret")).toContain("Cancel this table");
  expect(offers(false, [0], "secret")).toContain("Get up");
  expect(offers(false, [0], "secret")).not.toContain("Cancel this table");
  expect(offers(true, [0], "secret")).toContain("Fill the seat with a bot");
  expect(offers(false, [0], "secret")).not.toContain("Fill the seat with a bot");
  const onlooker = render(WaitingRoom, {
    client: {
      id: "t",
      table: { host: false, invite: null, seats: [], options: {} } as unknown as TableInfo,
      mine: [] as number[],
    } as unknown as TableClient,
    game,
    invite: "",
  });
  expect(screen.queryByText("Get up")).toBeNull();
  expect(screen.queryByText("Cancel this table")).toBeNull();
  onlooker.unmount();
});
