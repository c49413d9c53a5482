import { describe, expect, it, vi } from "vitest";
import { propsOf } from "../../../testing/fixtures";
import { Desk, type Props } from "./desk.svelte";
import { nextFace } from "./faces";
import { type Name, shown } from "../fixture";
import type { Move, Tile } from "./reading";

const lay = (x: number, y: number, face: string): Move => ({ type: "lay", x, y, face });

/** A desk in front of a table that answers only when told to: with what it shows, or with a turn that is told step by step. */
function desk(name: Name) {
  const sent: (Move | "undo")[] = [];
  const table: Props = $state(
    propsOf(shown(name), {
      play: (move) => void sent.push(move),
      ask: vi.fn(async () => ({ rule: "VC-29", reason: "blockade", args: {} })),
      undo: () => void sent.push("undo"),
    }),
  );
  const hand = new Desk(() => table);
  const tell = (entered: Tile[], legal: Move[]): void => {
    table.view = { ...table.view, entered };
    table.moves = legal;
    hand.errand.answered();
  };
  const answer = (next: Name): void => {
    table.view = shown(next).view;
    table.moves = shown(next).moves;
    hand.errand.answered();
  };
  return { hand, table, sent, answer, tell };
}

describe("the hand", () => {
  it("plays only what is among the legal moves, and asks why about the rest", async () => {
    const { hand, table, sent } = desk("second");
    hand.face = "J";
    hand.press({ x: 0, y: 1 });
    expect(sent).toEqual([lay(0, 1, "J")]);
    hand.errand.stop();
    hand.face = "F";
    hand.press({ x: 0, y: 1 });
    await vi.waitFor(() => expect(hand.reason?.refusal?.rule).toBe("VC-29"));
    expect(table.ask).toHaveBeenCalledWith(lay(0, 1, "F"));
    expect(hand.reason?.offers).toEqual(["|", "L", "J"]);
    expect(sent).toHaveLength(1);
  });

  it("a second Enter takes nothing back: it says what can be done with the tile", () => {
    const { hand, sent } = desk("straight");
    hand.put({ x: 0, y: 0 });
    expect(sent).toEqual([]);
    expect(hand.reason?.note).toBe("board-own-tile");
    hand.cursor = { x: 0, y: 0 };
    hand.rotate(1);
    expect(sent).toEqual(["undo"]);
  });

  it("says which place a coach points at", () => {
    const { hand, table } = desk("second");
    table.spot = "0,1";
    expect(hand.framed).toEqual({ x: 0, y: 1 });
    expect(hand.describe({ x: 0, y: 1 })).toContain("board-cell-framed");
    expect(hand.describe({ x: 1, y: 1 })).not.toContain("board-cell-framed");
    table.spot = "faces";
    expect(hand.framed).toBeNull();
  });

  it("goes from place to place where something can be laid, around and back", () => {
    const { hand } = desk("second");
    const first = hand.next(1, { x: -9, y: -9 })!;
    const second = hand.next(1, first)!;
    expect(hand.facesAt(first)).not.toEqual([]);
    expect(second).not.toEqual(first);
    expect(hand.next(-1, second)).toEqual(first);
    expect(hand.next(-1, first)).not.toEqual(first);
  });

  it("does nothing when it is not the player's turn", () => {
    const { hand, table, sent } = desk("start");
    table.toMove = 1;
    hand.press({ x: 0, y: 0 });
    expect(sent).toEqual([]);
  });

  it("turns a tile of this turn by taking it back and laying its next legal face, one message at a time", () => {
    const { hand, sent, answer } = desk("straight");
    hand.press({ x: 0, y: 0 });
    expect(sent).toEqual(["undo"]);
    answer("start");
    expect(sent).toEqual([
      "undo",
      lay(
        0,
        0,
        nextFace("|", 1, () => true),
      ),
    ]);
  });

  it("turns an own tile to the next face the table allows, and lays the others of the turn again", () => {
    const [near, far] = [
      { x: 0, y: 0, face: "|" },
      { x: 2, y: 0, face: "|" },
    ];
    const { hand, sent, tell: answer, table } = desk("start");
    table.view = { ...table.view, entered: [near, far], turnable: [["J", "L"], []] };
    hand.press({ x: 0, y: 0 });
    answer([near], []);
    answer([], [lay(0, 0, "-"), lay(0, 0, "L")]);
    expect(sent.splice(0)).toEqual(["undo", "undo", lay(0, 0, "L")]);
    answer([{ ...near, face: "L" }], [lay(2, 0, "|")]);
    expect(sent).toEqual([lay(2, 0, "|")]);
    expect(hand.reason).toBeNull();
  });

  it("leaves the turn as it was, and says so, when there is no such face", () => {
    const { hand, sent, table } = desk("roof");
    table.view = { ...table.view, turnable: [[], []] };
    hand.press({ x: 0, y: 0 });
    expect(sent).toEqual([]);
    expect(hand.reason?.note).toBe("board-turn-none");
  });

  it("sends the tiles of a typed turn one after another and lays it at the end", () => {
    const { hand, sent, answer } = desk("start");
    hand.layAll([
      { x: 0, y: 0, face: "F" },
      { x: 1, y: 0, face: "7" },
    ]);
    expect(sent).toEqual([lay(0, 0, "F")]);
    answer("corner");
    expect(sent).toHaveLength(2);
    answer("roof");
    expect(sent).toEqual([lay(0, 0, "F"), lay(1, 0, "7"), { type: "confirm" }]);
    answer("second");
    expect(hand.errand.busy).toBe(false);
  });
});
