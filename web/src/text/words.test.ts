// No sentence is hard-coded: what people read comes from the Fluent catalogues, and every key that is used exists.
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";
import { bundle } from "./text";

const english: Record<string, string> = import.meta.glob("../../../src/serenissima/text/*en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const components: Record<string, string> = import.meta.glob("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const shell: Record<string, string> = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../games/*/**", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SPOKEN = new Set(["aria-label", "aria-description", "aria-valuetext", "alt", "title", "placeholder"]);
const WORD = /\p{L}{2,}/u;

interface Node {
  type?: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

function literals(node: unknown, found: string[], inside = ""): string[] {
  if (Array.isArray(node)) for (const item of node) literals(item, found, inside);
  else if (node && typeof node === "object") {
    const { type, name, data } = node as Node;
    const attribute = type === "Attribute" || type === "StyleDirective";
    const spoken = attribute ? (SPOKEN.has(name ?? "") ? "spoken" : "silent") : inside;
    if (type === "Text" && spoken !== "silent" && typeof data === "string" && WORD.test(data)) found.push(data.trim());
    for (const [key, value] of Object.entries(node))
      if (key !== "css" && key !== "instance" && key !== "module") literals(value, found, spoken);
  }
  return found;
}

it.each(Object.keys(components))("%s has no words of its own", (name: string) => {
  const ast = parse(components[name] ?? "", { modern: true });
  expect(literals(ast.fragment, [])).toEqual([]);
});

it("every platform sentence the shell asks for is in the catalogue", () => {
  const catalogue = bundle("en", Object.values(english));
  const asked = Object.values(shell).flatMap((source) => [...source.matchAll(/(?<![.\w])(?:say|platform)\("([a-z][a-z-]*)/g)]);
  // `title` is a game's own.
  const missing = asked.map((found) => found[1] ?? "").filter((key) => key !== "title" && !key.endsWith("-") && !catalogue.hasMessage(key));
  expect([...new Set(missing)]).toEqual([]);
});
