import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tables } from "./tables.svelte";
// loaded lazily: imported here so that no test waits for it
import "../table/PartingDialog.svelte";
import type { TableCard } from "../types/wire";
import YourTables from "./YourTables.svelte";

const card = (some: Partial<TableCard>): TableCard => ({
  id: "t",
  game: "toy",
  names: ["Zanetta", ""],
  state: "waiting",
  my_turn: false,
  entries: 0,
  parting: "cancel",
  readable: true,
  ...some,
});
const asked = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", asked);
  // jsdom has no dialogs
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  tables.list = null;
});

/** A server that answers the request like this, and lists these tables afterwards. */
function serves(answer: Response, after: TableCard[]): void {
  asked.mockImplementation((_path, init) => Promise.resolve(init?.method ? answer : Response.json(after)));
}
const requests = (): string[] => asked.mock.calls.map(([path, init]) => `${init?.method ?? "GET"} ${path}`);

it("every table offers what is possible, and nothing while people are playing", () => {
  tables.list = [
    card({ id: "a" }),
    card({ id: "b", parting: "leave" }),
    card({ id: "c", parting: "end", state: "running" }),
    card({ id: "d", parting: "remove", state: "over" }),
    card({ id: "e", parting: null, state: "running" }),
  ];
  render(YourTables);
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["End", "Cancel", "Get up", "Remove"]);
  expect(screen.getByRole("button", { name: "Cancel: toy, Zanetta" })).toBeTruthy();
});

it("a table that cannot be read says so", () => {
  tables.list = [card({ readable: false, parting: "remove", state: "running" })];
  render(YourTables);
  expect(screen.getByText("Cannot be read any more")).toBeTruthy();
});

it("asks first, then parts with the table and shows the new list", async () => {
  tables.list = [card({ id: "a" }), card({ id: "b", state: "over", parting: null })];
  render(YourTables);
  serves(new Response(null, { status: 204 }), [card({ id: "b", state: "over", parting: null })]);
  await fireEvent.click(screen.getByRole("button", { name: /^Cancel/ }));
  await screen.findByText("Cancel this table?");
  expect(requests()).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: "Cancel the table" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Cancel/ })).toBeNull());
  expect(requests()).toEqual(["DELETE /api/tables/a", "GET /api/tables"]);
  expect(screen.queryByText("Cancel this table?")).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Your tables"));
});

it("a guest can leave; changing one's mind changes nothing", async () => {
  tables.list = [card({ parting: "leave" })];
  render(YourTables);
  serves(new Response(null, { status: 204 }), []);
  await fireEvent.click(screen.getByRole("button", { name: /^Get up/ }));
  await fireEvent.click(await screen.findByRole("button", { name: "Keep it" }));
  expect(requests()).toEqual([]);
  await fireEvent.click(screen.getByRole("button", { name: /^Get up/ }));
  await fireEvent.click(await screen.findByRole("button", { name: "Get up" }));
  await waitFor(() => expect(screen.queryByText("Your tables")).toBeNull());
  expect(requests()[0]).toBe("POST /api/tables/t/leave");
});
