import { describe, expect, it } from "vitest";
import { bundle, eventArguments, find, sentence, speaker } from "./text";

const game = bundle("en", [
  "title = Platform\nother = From the platform",
  "title = Pebbles\n    .help = A game\nevent-taken = { $seat } takes { $count ->\n    [one] a pebble\n   *[other] { $count } pebbles\n}.",
]);

describe("sentences", () => {
  it("come from the game first, then from the platform, else the key itself", () => {
    const say = speaker([game]);
    expect([say("title"), say("other"), say("nothing")]).toEqual(["Pebbles", "From the platform", "nothing"]);
  });

  it("may be an attribute", () => {
    expect(find([game], "title.help")).toBe("A game");
    expect(find([game], "title.nothing")).toBeNull();
  });

  it("of an event have its fields as arguments", () => {
    expect(sentence(speaker([game]), { type: "taken", seat: 1, count: 1 }, ["Anna", "Bruno"])).toBe("Bruno takes a pebble.");
  });
});

describe("items of a list", () => {
  it("are called by their names where they have one", () => {
    const named = bundle("en", ["item-a = Anchor\nevent-laid = { $cards }"]);
    expect(sentence(speaker([named]), { type: "laid", cards: ["a", "b"] }, [])).toBe("Anchor and b");
  });
});

describe("arguments of an event", () => {
  it("are made exactly as in core/text.py", () => {
    const event = {
      type: "x",
      seat: 0,
      of_seat: -1,
      count: 3,
      right: true,
      wrong: false,
      stone: null,
      tiles: ["a", "b"],
      deep: { a: 1 },
      list: [{}],
    };
    expect(eventArguments(event, ["Anna"], String, 0)).toEqual({
      seat: "Anna",
      seat_is: "you",
      of_seat: "Fortuna",
      of_seat_is: "other",
      count: 3,
      right: "yes",
      wrong: "no",
      stone: "none",
      tiles: "a and b",
    });
  });
});
