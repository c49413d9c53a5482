import { describe, expect, it } from "vitest";
import { Desk, spot } from "./desk.svelte";
import { at } from "./map";
import { type Name, props, shown, VIEW } from "../fixture";
import type { Move, Piece } from "./reading";

/** A desk in front of a table that answers only when told to. */
function desk(name: Name = "moving") {
  const sent: (Move | "undo")[] = [];
  const table = $state(props(sent, name));
  const hand = new Desk(() => table);
  const answer = (next: Name): void => {
    table.view = shown(next).view;
    table.moves = shown(next).moves;
    hand.errand.answered();
  };
  return { hand, sent, answer };
}
const spy = (build: Piece["build"], colour: Piece["colour"] = "red"): Piece =>
  VIEW.pieces.find((piece) => piece.colour === colour && piece.build === build)!;

describe("the hand over the board", () => {
  it("lights what a piece can reach, by land, by water or either", () => {
    const { hand } = desk();
    expect([...hand.movable]).toEqual(["red-tall", "red-short", "red-fat", "red-thin", "ambassador"]);
    expect(hand.targets.size).toBe(0);
    hand.take(spy("tall"));
    expect([...hand.targets.values()].map(({ space, kind }) => [space, kind])).toEqual([
      [3, "land"],
      [10, "land"],
      [1, "water"],
      [4, "water"],
    ]);
  });

  it("takes the routes and the order of the marbles from the table", () => {
    const table = props([], "moving");
    const steps = table.view.steps.toReversed().map((step) => ({ ...step, by: "both" as const }));
    const hand = new Desk(() => ({ ...table, view: { ...table.view, steps } }));
    hand.take(spy("tall"));
    expect([...hand.targets.values()].map(({ kind }) => kind)).toEqual(["both", "both", "both", "both"]);
    expect(hand.targets.get(3)!.reaches.map(({ marble }) => marble)).toEqual(["yellow", "red"]);
  });

  it("puts a piece back that is pressed again, and takes none that cannot move", () => {
    const { hand } = desk();
    hand.take(spy("tall"));
    hand.take(spy("tall"));
    expect(hand.held).toBeNull();
    hand.take(spy("thin", "blue"));
    expect(hand.held).toBeNull();
  });

  it("spends the marble that allows less; marble, spy and space follow one another", () => {
    const { hand, sent, answer } = desk();
    hand.take(spy("tall"));
    hand.press(3);
    expect(sent).toEqual([{ type: "marble", marble: "red" }]);
    answer("red-marble");
    expect(sent.at(-1)).toEqual({ type: "spy", colour: "red", build: "tall" });
    answer("red-spy");
    expect(sent.at(-1)).toEqual({ type: "step", space: 3 });
    expect(hand.held).toBeNull();
  });

  it("uses the chosen marble, and puts back one that was picked before", () => {
    const { hand, sent, answer } = desk("red-marble");
    hand.pickMarble("yellow");
    hand.take(spy("tall"));
    hand.press(3);
    expect(sent).toEqual(["undo"]);
    answer("moving");
    expect(sent.at(-1)).toEqual({ type: "marble", marble: "yellow" });
  });

  it("needs no spy for the Ambassador", () => {
    const { hand, sent, answer } = desk();
    hand.take(spy(null, null));
    hand.press(36);
    answer("black-marble");
    expect(sent).toEqual([
      { type: "marble", marble: "black" },
      { type: "step", space: 36 },
    ]);
  });

  it("takes back a whole step: space, spy and marble", () => {
    const { hand, sent, answer } = desk("stepped");
    expect(hand.canTakeBack).toBe(true);
    hand.takeBack();
    answer("red-spy");
    answer("red-marble");
    answer("moving");
    expect(sent).toEqual(["undo", "undo", "undo"]);
    expect(hand.errand.busy).toBe(false);
  });

  it("plays an exile where a space is lit for it", () => {
    const { hand, sent } = desk("exile");
    hand.press(2);
    hand.press(1);
    expect(sent).toEqual([{ type: "exile", space: 1 }]);
  });
});

it("places two who share a space apart and face to face, the active player's spy first", () => {
  const met = VIEW.pieces.map((piece) => (piece.colour === "blue" && piece.build === "tall" ? { ...piece, space: 2 } : piece));
  const [own, other] = met.filter((piece) => piece.space === 2) as [Piece, Piece];
  expect(spot(met, own, "red")).toMatchObject({ x: at(2).x - 11, mirrored: false });
  expect(spot(met, other, "red")).toMatchObject({ x: at(2).x + 11, mirrored: true });
});
