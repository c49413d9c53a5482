import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { KEYS } from "./keys";
import board from "../../../../src/serenissima/games/intrigues_a_venise/text/board.en.ftl?raw";
import game from "../../../../src/serenissima/games/intrigues_a_venise/text/en.ftl?raw";
import events from "../../../../src/serenissima/games/intrigues_a_venise/text/events.en.ftl?raw";
import spaces from "../../../../src/serenissima/games/intrigues_a_venise/text/spaces.en.ftl?raw";
import types from "../../types/intrigues-a-venise.ts?raw";
import platform from "../../../../src/serenissima/text/en.ftl?raw";

const sources = import.meta.glob(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;
const words = new FluentBundle("en");
for (const text of [platform, game, events, spaces, board]) words.addResource(new FluentResource(text));

it("has words for everything the board says", () => {
  const missing = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/"((?:board|word|piece)-[\w-]+)(?:\.(\w+))?"/g)]
      .filter(([, key, attribute]) => {
        const message = words.getMessage(key!);
        return attribute ? !message?.attributes[attribute] : !message?.value;
      })
      .map(([key]) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

it("has words for every phase, for those who decide and for those who wait", () => {
  const phases = [.../^ {2}phase: (.*);$/m.exec(types)![1]!.matchAll(/"(\w+)"/g)].map(([, phase]) => phase!);
  expect(phases).toContain("exile");
  const waiting = phases.filter((phase) => phase !== "over").map((phase) => `board-wait-${phase}`);
  // chance deals and shakes; what there is to do when moving depends on what is in the hand
  const doing = phases.filter((phase) => !["over", "deal", "shake"].includes(phase)).map((phase) => `board-do-${phase}`);
  expect([...waiting, ...doing].filter((key) => !words.getMessage(key)?.value)).toEqual([]);
});

it("has no sentence that no part of the board uses", () => {
  const all = Object.values(sources).join("\n");
  const used = (key: string): boolean =>
    all.includes(`"${key}`) ||
    (key.startsWith("board-key-") && KEYS.some((one) => key === `board-key-${one}`)) ||
    [...all.matchAll(/`(board-[\w-]*)\$\{/g)].some(([, start]) => key.startsWith(start!));
  const keys = [...board.matchAll(/^(board-[\w-]+) =/gm)].map(([, key]) => key!);
  expect(keys.filter((key) => !used(key))).toEqual([]);
});
