import { describe, expect, it } from "vitest";
import { Desk, spot } from "./desk.svelte";
import { at } from "./map";
import type { Move, Piece, View } from "./reading";
import { pieces, props, VIEW } from "./sample";

/** A desk in front of a table that answers only when told to. */
function desk(view: View = VIEW, moves: Move[] = [{ type: "marble", marble: "red" }]) {
  const sent: (Move | "undo")[] = [];
  const table = $state(props(sent, view, moves));
  const hand = new Desk(() => table);
  const answer = (change: Partial<View>, legal: Move[]): void => {
    table.view = { ...table.view, ...change };
    table.moves = legal;
    hand.errand.answered();
  };
  return { hand, sent, answer };
}
const spy = (build: Piece["build"]): Piece => VIEW.pieces.find((piece) => piece.colour === "red" && piece.build === build)!;

describe("the hand over the board", () => {
  it("lights what a piece can reach, by land, by water or either", () => {
    const { hand } = desk();
    expect([...hand.movable]).toEqual(["red-tall", "red-fat", "ambassador"]);
    expect(hand.targets.size).toBe(0);
    hand.take(spy("tall"));
    expect([...hand.targets.values()].map(({ space, kind }) => [space, kind])).toEqual([[3, "land"], [1, "water"]]);
  });

  it("puts a piece back that is pressed again, and takes none that cannot move", () => {
    const { hand } = desk();
    hand.take(spy("tall"));
    hand.take(spy("tall"));
    expect(hand.held).toBeNull();
    hand.take(spy("thin"));
    expect(hand.held).toBeNull();
  });

  it("spends the marble that does less: marble, spy and space follow one another", () => {
    const { hand, sent, answer } = desk();
    hand.take(spy("tall"));
    hand.press(3);
    expect(sent).toEqual([{ type: "marble", marble: "red" }]);
    answer({ picked: "red" }, [{ type: "spy", colour: "red", build: "tall" }, { type: "spy", colour: "red", build: "fat" }]);
    expect(sent.at(-1)).toEqual({ type: "spy", colour: "red", build: "tall" });
    answer({ picked_spy: spy("tall") }, [{ type: "step", space: 3 }]);
    expect(sent.at(-1)).toEqual({ type: "step", space: 3 });
    expect(hand.held).toBeNull();
  });

  it("uses the chosen marble, and puts back one that was picked before", () => {
    const { hand, sent, answer } = desk({ ...VIEW, picked: "red" }, []);
    hand.pickMarble("yellow");
    hand.take(spy("tall"));
    hand.press(3);
    expect(sent).toEqual(["undo"]);
    answer({ picked: null }, [{ type: "marble", marble: "yellow" }]);
    expect(sent.at(-1)).toEqual({ type: "marble", marble: "yellow" });
  });

  it("needs no spy for the Ambassador", () => {
    const { hand, sent, answer } = desk();
    hand.take({ colour: null, build: null, space: 58, moved: false });
    hand.press(36);
    answer({ picked: "black" }, [{ type: "step", space: 36 }]);
    expect(sent).toEqual([{ type: "marble", marble: "black" }, { type: "step", space: 36 }]);
  });

  it("takes back a whole step: space, spy and marble", () => {
    const { hand, sent, answer } = desk({ ...VIEW, marbles: [{ marble: "red", used: true }] });
    expect(hand.canTakeBack).toBe(true);
    hand.takeBack();
    answer({ picked: "red", picked_spy: spy("tall") }, []);
    answer({ picked_spy: null }, []);
    answer({ picked: null }, []);
    expect(sent).toEqual(["undo", "undo", "undo"]);
    expect(hand.errand.busy).toBe(false);
  });

  it("plays an exile where a space is lit for it", () => {
    const { hand, sent } = desk({ ...VIEW, phase: "exile", steps: [] }, [{ type: "exile", space: 1 }]);
    hand.press(2);
    hand.press(1);
    expect(sent).toEqual([{ type: "exile", space: 1 }]);
  });
});

it("two who share a space stand apart and face each other, the active player's spy first", () => {
  const met = pieces().map((piece) => (piece.colour === "blue" && piece.build === "tall" ? { ...piece, space: 2 } : piece));
  const [own, other] = met.filter((piece) => piece.space === 2) as [Piece, Piece];
  expect(spot(met, own, "red")).toMatchObject({ x: at(2).x - 11, mirrored: false });
  expect(spot(met, other, "red")).toMatchObject({ x: at(2).x + 11, mirrored: true });
});
