import { expect, it } from "vitest";
import { parse } from "./router.svelte";

const at = (path: string) => parse(new URL(path, "http://venice.test"));

it("reads every address of the client", () => {
  expect(at("/")).toEqual({ page: "home" });
  expect(at("/r")).toEqual({ page: "import" });
  expect(at("/g/venice-connection")).toEqual({ page: "game", game: "venice-connection" });
  expect(at("/g/venice-connection/rules#VC-29")).toEqual({ page: "rules", game: "venice-connection", rule: "VC-29", find: null });
  expect(at("/g/toy/rules?find=canal")).toMatchObject({ page: "rules", find: "canal" });
  expect(at("/bots")).toEqual({ page: "guide" });
  expect(at("/g/venice-connection/puzzles?n=12")).toMatchObject({ page: "own", game: "venice-connection", own: "puzzles" });
  expect(at("/t/abc?invite=x%2By")).toEqual({ page: "table", id: "abc", invite: "x+y", at: null, shared: false });
  expect(at("/t/abc?at=0")).toEqual({ page: "table", id: "abc", invite: "", at: 0, shared: false });
  expect(at("/t/abc?board")).toEqual({ page: "table", id: "abc", invite: "", at: null, shared: true });
  expect(at("/elsewhere")).toEqual({ page: "missing" });
});
