import { describe, expect, it, vi } from "vitest";
import { Desk, type Props } from "./desk.svelte";
import type { Move, Tile, View } from "./reading";

const EMPTY: View = {
  options: { challenge: "prove", supply: 16, bridge: false, starter: "random", match_length: 1, mint_tide: false, teaching: false, show_proof_building: false, proof_seconds: 0 },
  phase: "turn",
  game: 1,
  wins: [0, 0],
  starter: 0,
  to_move: 0,
  challenged: null,
  turns: 1,
  tiles: [],
  last: 0,
  entered: [],
  scratch: [],
  left: { total: 16, plain: 16, t_straight: 0, t_bend: 0 },
  open_ends: [],
  position: "",
  completable: null,
  results: [],
};

const lay = (x: number, y: number, face: string): Move => ({ type: "lay", x, y, face });

/** A desk in front of a table that answers only when told to. */
function desk(entered: Tile[], moves: Move[]) {
  const sent: (Move | "undo")[] = [];
  const table: Props = $state({
    view: { ...EMPTY, entered },
    moves,
    seat: 0,
    names: ["Ada", "Bruno"],
    toMove: 0,
    outcome: null,
    recent: [],
    play: (move) => void sent.push(move),
    ask: vi.fn(async () => ({ rule: "VC-29", reason: "blockade", args: {} })),
    explain: () => undefined,
    say: (key) => key,
    announce: () => undefined,
    undo: () => void sent.push("undo"),
    undoState: "free",
    reducedMotion: true,
    sound: false,
    interactive: true,
  });
  const hand = new Desk(() => table);
  const answer = (now: Tile[], legal: Move[]): void => {
    table.view = { ...EMPTY, entered: now };
    table.moves = legal;
    hand.errand.answered();
  };
  return { hand, table, sent, answer };
}

describe("the hand", () => {
  it("plays only what is among the legal moves, and asks why about the rest", async () => {
    const { hand, table, sent } = desk([], [lay(0, 0, "F")]);
    hand.face = "F";
    hand.press({ x: 0, y: 0 });
    expect(sent).toEqual([lay(0, 0, "F")]);
    hand.errand.stop();
    hand.face = "L";
    hand.press({ x: 0, y: 0 });
    await vi.waitFor(() => expect(hand.reason?.refusal?.rule).toBe("VC-29"));
    expect(table.ask).toHaveBeenCalledWith(lay(0, 0, "L"));
    expect(hand.reason?.offers).toEqual(["F"]);
    expect(sent).toHaveLength(1);
  });

  it("does nothing when it is not the player's turn", () => {
    const { hand, table, sent } = desk([], [lay(0, 0, "F")]);
    table.toMove = 1;
    hand.press({ x: 0, y: 0 });
    expect(sent).toEqual([]);
  });

  it("turns an own tile by taking it back and laying its next legal face, one message at a time", () => {
    const { hand, sent, answer } = desk([{ x: 0, y: 0, face: "|" }], [{ type: "confirm" }]);
    hand.press({ x: 0, y: 0 });
    expect(sent).toEqual(["undo"]);
    answer([], [lay(0, 0, "|"), lay(0, 0, "7")]);
    expect(sent).toEqual(["undo", lay(0, 0, "7")]);
  });

  it("turns an own tile only to a face beside which the others of the turn can stay", () => {
    const [near, far] = [{ x: 0, y: 0, face: "|" }, { x: 2, y: 0, face: "|" }];
    const { hand, sent, answer } = desk([near, far], []);
    hand.press({ x: 0, y: 0 });
    answer([near], []);
    answer([], [lay(0, 0, "-"), lay(0, 0, "L")]);
    expect(sent.splice(0)).toEqual(["undo", "undo", lay(0, 0, "-")]);
    answer([{ ...near, face: "-" }], []);
    expect(sent.splice(0)).toEqual(["undo"]);
    answer([], [lay(0, 0, "-"), lay(0, 0, "L")]);
    answer([{ ...near, face: "L" }], [lay(2, 0, "|")]);
    expect(sent).toEqual([lay(0, 0, "L"), lay(2, 0, "|")]);
    expect(hand.reason).toBeNull();
  });

  it("leaves the turn as it was, and says so, when there is no such face", () => {
    const [near, far] = [{ x: 0, y: 0, face: "|" }, { x: 2, y: 0, face: "|" }];
    const { hand, sent, answer } = desk([near, far], []);
    hand.press({ x: 0, y: 0 });
    answer([near], []);
    answer([], [lay(0, 0, "|")]);
    answer([near], [lay(2, 0, "|")]);
    expect(sent).toEqual(["undo", "undo", lay(0, 0, "|"), lay(2, 0, "|")]);
    expect(hand.reason?.note).toBe("board-turn-none");
  });

  it("sends the tiles of a typed turn one after another and lays it at the end", () => {
    const { hand, sent, answer } = desk([], [lay(0, 0, "F")]);
    hand.layAll([
      { x: 0, y: 0, face: "F" },
      { x: 1, y: 0, face: "7" },
    ]);
    expect(sent).toEqual([lay(0, 0, "F")]);
    answer([{ x: 0, y: 0, face: "F" }], [lay(1, 0, "7"), { type: "confirm" }]);
    expect(sent).toHaveLength(2);
    answer([], [{ type: "confirm" }]);
    expect(sent).toEqual([lay(0, 0, "F"), lay(1, 0, "7"), { type: "confirm" }]);
    answer([], []);
    expect(hand.errand.busy).toBe(false);
  });
});
