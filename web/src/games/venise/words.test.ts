import { describe, expect, it } from "vitest";
import { bundle, find } from "../../text/text";
import { CARD_KINDS } from "./model/cards";
import { KEY_NAMES } from "./pages/editor/easel-keys";

const catalogues = import.meta.glob(
  [
    "../../../../src/serenissima/games/venise/text/*.en.ftl",
    "../../../../src/serenissima/games/venise/text/en.ftl",
    "../../../../src/serenissima/text/en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
) as Record<string, string>;
const sources = import.meta.glob("./**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const words = [bundle("en", Object.values(catalogues))];

describe("every sentence the board and the editor say", () => {
  it("is in the catalogue", () => {
    const keys = Object.entries(sources)
      .filter(([path]) => !path.includes(".test."))
      .flatMap(([, text]) =>
        [...text.matchAll(/(?:say|#refuse|wrong)\(\s*"([a-z][\w.-]*)"|key: "(editor-[\w-]+)"/g)].map((match) => match[1] ?? match[2]!),
      );
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => find(words, key) === null)).toEqual([]);
  });

  it("is there for every card, phase, target and key", () => {
    const phases = ["colours", "first", "deal", "play", "walk", "move", "exchange", "after-joker", "draw", "trim", "discard", "over"];
    const types = ["short", "long", "remove", "move", "to", "step"];
    const keys = [
      ...CARD_KINDS.flatMap((kind) => [`board-card-${kind}`, `board-card-${kind}.help`, `board-pick-${kind}`]),
      ...phases.map((phase) => `board-phase-${phase}`),
      ...types.flatMap((type) => [`board-target-${type}`, `board-confirm-${type}`]),
      ...KEY_NAMES.flatMap((key) => [`editor-key-${key}`, `editor-key-${key}.keys`]),
      ...["rectangle", "turn4", "turn2", "none"].map((one) => `editor-symmetry-${one}`),
      ...["gems", "turn", "all", "error", "warning", "note"].map((one) => `editor-grade-${one}`),
      ...["wall", "bridge", "plain"].map((one) => `editor-tool-${one}`),
    ];
    expect(keys.filter((key) => find(words, key) === null)).toEqual([]);
  });
});
