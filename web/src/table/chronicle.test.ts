import { expect, it } from "vitest";
import { askable, chronicle } from "./chronicle";
import { bundle, speaker } from "../text/text";

const say = speaker([
  bundle("en", [
    "event-picked = { $seat } picks.\n    .passing = yes\nevent-laid = { $seat } lays.\nevent-seen = { $seat } sees.\nnotice-undone = Taken back.",
  ]),
]);
const heard = (n: number, type: string, seat: number | null = null) => ({
  n,
  event: { type, seat: 0 },
  rule: `R-${n}`,
  seat,
  fades: false,
});
const source = {
  say,
  log: [heard(1, "picked"), heard(2, "laid"), heard(3, "seen", 1), heard(4, "picked")],
  notices: [],
  names: ["Anna"],
  eyes: 0,
  at: null,
};

it("knows which lines tell of a decision", () => {
  const log = [heard(1, "laid"), { ...heard(2, "laid"), decided: true as const }];
  expect(chronicle({ ...source, log }).map((line) => line.decided)).toEqual([false, true]);
});

it("folds passing steps away once something settled follows", () => {
  expect(chronicle(source).map((line) => line.text)).toEqual(["Anna lays.", "Anna picks."]);
});

it("in replay shows the passing steps of the moment, and folds those before and after", () => {
  expect(chronicle({ ...source, at: 1 }).map((line) => line.n)).toEqual([1, 2]);
  expect(chronicle({ ...source, at: 2 }).map((line) => line.n)).toEqual([2]);
  expect(chronicle({ ...source, at: 4 }).map((line) => line.n)).toEqual([2, 4]);
});

it("shows a seat only what it heard", () => {
  expect(chronicle({ ...source, eyes: 1 }).some((line) => line.text === "Anna sees.")).toBe(true);
  expect(chronicle({ ...source, eyes: null }).some((line) => line.text === "Anna sees.")).toBe(false);
});

it("puts the table's notices after the entry they followed", () => {
  const notices = [{ n: 2, notice: { type: "notice" as const, key: "notice-undone", args: {} } }];
  expect(chronicle({ ...source, notices }).map((line) => line.text)).toEqual(["Anna lays.", "Taken back.", "Anna picks."]);
});

it("calls the reader “you” in the table's notices", () => {
  const own = speaker([bundle("en", ["notice-resigned = { $name_is ->\n    [you] You gave up.\n   *[other] { $name } gave up.\n}"])]);
  const notice = { type: "notice" as const, key: "notice-resigned", args: { name: "Anna" } };
  const words = (me: number | null) => chronicle({ ...source, say: own, log: [], notices: [{ n: 0, notice }], me })[0]!.text;
  expect([words(0), words(null)]).toEqual(["You gave up.", "Anna gave up."]);
});

it("tells a line again only when somebody has another name", () => {
  let spoken = 0;
  const counting: typeof say = (key, args) => (spoken++, say(key, args));
  const log = Array.from({ length: 500 }, (_, n) => heard(n, "laid"));
  const told = chronicle({ ...source, say: counting, log });
  const once = spoken;
  const again = chronicle({ ...source, say: counting, log: [...log, heard(500, "laid")] });
  expect(spoken - once).toBeLessThan(5);
  expect(again[7]).toBe(told[7]);
  expect(chronicle({ ...source, say: counting, log, names: ["Bianca"] })[7]!.text).toBe("Bianca lays.");
});

it("a bot is asked about its last decision, never about what befell it, and in replay about what is shown", () => {
  const line = (n: number, seat: number | null, decided = true) => ({ n, text: "", rule: "R", seat, decided, event: null, pictures: [] });
  const lines = [line(1, 1), line(2, 0), line(3, 1), line(4, 2), line(5, 1, false), line(6, null, false)];
  expect([...askable(lines, [1, 2], null)]).toEqual([2, 3]);
  expect([...askable([...lines, line(7, 1), line(7, 1)], [1], null)]).toEqual([6]);
  expect([...askable(lines, [1, 2], 0)]).toEqual([0]);
  expect([...askable(lines, [1, 2], 1)]).toEqual([]);
  expect([...askable(lines, [1, 2], 4)]).toEqual([]);
  expect([...askable(lines, [1, 2], -1)]).toEqual([]);
  expect([...askable(lines, [], null)]).toEqual([]);
});
