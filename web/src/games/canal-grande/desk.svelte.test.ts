import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { View } from "../../types/canal-grande";
import { Desk, type Props } from "./desk.svelte";
import type { Move } from "./reading";

const row = (seat: number) => ({ seat, contested: 0, groups: [], gondolas: 0, total: 0, first: null, passed: false });

function table(moves: Move[], view: Partial<View> = {}): { props: Props; played: Move[]; asked: Move[] } {
  const played: Move[] = [];
  const asked: Move[] = [];
  const props = {
    view: { stage: "split", trays: [], vote: null, ...view } as unknown as View,
    moves,
    seat: 0,
    names: ["Anzola", "Bortolo"],
    interactive: true,
    undoState: "free",
    play: (move: Move) => played.push(move),
    ask: async (move: Move) => {
      asked.push(move);
      return { rule: "CG-487", reason: "too-low", args: {} };
    },
    explain: () => undefined,
  } as unknown as Props;
  return { props, played, asked };
}

const vote = (draft = 0): View["vote"] =>
  ({ challenger: 0, leader: 0, district: "SPO", asked: 0, need: 2, rows: [row(0), row(1)], totals: [0, 1], why_not: [], draft: { district: "SPO", contested: draft, groups: [], gondolas: 0, first: null, total: draft, side_total: draft } }) as unknown as View["vote"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("says a split card by card, each when the table has answered, and then confirms", () => {
  const tray = (cards: string[]) => ({ cards }) as unknown as View["trays"][number];
  const { props, played } = table([{ type: "put", card: "GON" }, { type: "put", card: "CAN" }], { trays: [tray(["CAN", "CAN", "GON"]), tray([])] });
  const desk = new Desk(() => props);
  desk.split(["GON", "CAN"]);
  expect(played).toEqual([{ type: "put", card: "CAN" }]);
  Object.assign(props.view, { trays: [tray(["CAN", "GON"]), tray(["CAN"])] });
  desk.errand.answered();
  expect(played.at(-1)).toEqual({ type: "put", card: "GON" });
  Object.assign(props.view, { trays: [tray(["CAN"]), tray(["CAN", "GON"])] });
  props.moves = [{ type: "confirm" }];
  // legal moves are derived anew from props that change as a whole
  const after = new Desk(() => props);
  after.split(["GON", "CAN"]);
  expect(played.at(-1)).toEqual({ type: "confirm" });
});

const onlyPass = () => table([{ type: "pass" }], { stage: "vote", vote: vote() });

it.each([0, 0.5, 0.999999])("passes for a player without a choice after a while that chance draws (%d)", async (drawn) => {
  vi.spyOn(Math, "random").mockReturnValue(drawn);
  const { props, played } = onlyPass();
  const desk = new Desk(() => props);
  await desk.look();
  const wait = Math.min(7000, 700 - 1400 * Math.log(1 - drawn));
  vi.advanceTimersByTime(wait - 1);
  await desk.look();
  expect(played).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(played).toEqual([{ type: "pass" }]);
});

it("lets a player without a choice pass at once, but no sooner than anybody would", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.9);
  const { props, played } = onlyPass();
  const desk = new Desk(() => props);
  await desk.look();
  desk.pass();
  vi.advanceTimersByTime(699);
  expect(played).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(played).toEqual([{ type: "pass" }]);
});

it("never passes for a player who has a choice", async () => {
  const { props, played } = table([{ type: "lay", card: "SPO" }, { type: "pass" }], { stage: "vote", vote: vote() });
  const desk = new Desk(() => props);
  await desk.look();
  vi.advanceTimersByTime(60_000);
  expect(played).toEqual([]);
  desk.pass();
  vi.advanceTimersByTime(0);
  expect(played).toEqual([{ type: "pass" }]);
});

it("asks why cards that are picked cannot be laid yet", async () => {
  const { props, asked } = table([{ type: "lay", card: "SPO" }], { stage: "vote", vote: vote(1) });
  const desk = new Desk(() => props);
  await desk.look();
  expect(asked).toEqual([{ type: "confirm" }]);
  expect(desk.hindrance?.reason).toBe("too-low");
});
