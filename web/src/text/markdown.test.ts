import { describe, expect, it } from "vitest";
import { blocks, findRule, inline } from "./markdown";

const RULES = `# Title

Some words with **strong**, *soft* and \`a | b\`.

## Part one

- **VC-01** First statement about VC-02. [seed]
- **VC-02** Second:
  - \`prove\` (default): words
    that go on
  - \`auto\`: more

**TOY-3** A paragraph that
goes on. <!-- no effect -->

| face | wet |
|---|---|
| \`\\|\` | N |

\`\`\`
code **here**
\`\`\`
`;

describe("a figure", () => {
  it("is named by its game and its own name; other pictures stay words", () => {
    expect(inline("see ![a bend](figure:toy-game/bend-ne) here")).toEqual([
      { kind: "text", text: "see " },
      { kind: "figure", game: "toy-game", name: "bend-ne", words: "a bend" },
      { kind: "text", text: " here" },
    ]);
    expect(inline("![x](http://elsewhere/x.png)").some((part) => part.kind === "figure")).toBe(false);
  });
});

describe("the rule book", () => {
  const read = blocks(RULES);

  it("is read into its kinds of blocks", () => {
    expect(read.map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "list", "paragraph", "table", "code"]);
  });

  it("finds a rule among list items and paragraphs", () => {
    const second = findRule(read, "VC-02");
    expect(second?.kind === "list" && second.items[0]?.blocks[0]?.kind).toBe("list");
    const third = findRule(read, "TOY-3");
    expect(third?.kind === "paragraph" && third.inner).toEqual([{ kind: "text", text: "A paragraph that goes on." }]);
    expect(findRule(read, "VC-99")).toBeNull();
  });

  it("turns rule numbers inside a sentence into references", () => {
    const list = read[3];
    expect(list?.kind === "list" && list.items[0]?.inner).toContainEqual({ kind: "rule", number: "VC-02" });
  });

  it("keeps an escaped bar inside a cell", () => {
    const table = read[5];
    expect(table?.kind === "table" && table.rows[0]?.[0]).toEqual([{ kind: "code", text: "|" }]);
  });

  it("never makes a link of an address that could run a script", () => {
    expect(inline("[click](javascript:alert(1))").some((part) => part.kind === "link")).toBe(false);
    expect(inline("<img src=x onerror=alert(1)>")[0]?.kind).toBe("text");
  });
});
