// Rules are written in a small, plain Markdown. It is read into a tree that components draw: no HTML is ever made from text.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; inner: Inline[] }
  | { kind: "em"; inner: Inline[] }
  | { kind: "rule"; number: string }
  /** A drawing that a game brings: `![words](figure:<game>/<name>)`. */
  | { kind: "figure"; game: string; name: string; words: string }
  | { kind: "link"; href: string; inner: Inline[] };

export interface Item {
  /** The number of the rule this item states; empty if it states none. */
  rule: string;
  inner: Inline[];
  blocks: Block[];
}

export type Block =
  | { kind: "heading"; level: number; id: string; inner: Inline[]; text: string }
  | { kind: "paragraph"; rule: string; inner: Inline[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "line" };

const RULE = "[A-Z]{1,6}-[A-Z]?\\d+[a-z]?";
const STATED = new RegExp(`^\\*\\*(${RULE})\\*\\*`);
const BULLET = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;

/** The rule a statement begins with. */
function stated(text: string): string {
  return STATED.exec(text)?.[1] ?? "";
}

/** An anchor of a heading's words. */
export function anchor(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

const TOKEN = new RegExp(
  [
    "`([^`]+)`", // 1 code
    "\\*\\*([^*]+(?:\\*[^*]+\\*[^*]*)*)\\*\\*", // 2 strong
    "\\*([^*\\s](?:[^*]*[^*\\s])?)\\*", // 3 emphasis
    "\\[([^\\]]+)\\]\\(([^)\\s]+)\\)", // 4 link text, 5 address
    `\\b(${RULE})\\b`, // 6 a rule number
    "\\\\([\\\\`*_|\\[\\]#-])", // 7 an escaped sign
    "!\\[([^\\]]*)\\]\\(figure:([\\w-]+)/([\\w-]+)\\)", // 8 what a figure shows, 9 its game, 10 its name
  ].join("|"),
);

/** Reads the marks inside a line. Only addresses of ours and web addresses become links. */
export function inline(source: string): Inline[] {
  const found: Inline[] = [];
  let rest = source;
  while (rest) {
    const match = TOKEN.exec(rest);
    if (!match) break;
    if (match.index) found.push({ kind: "text", text: rest.slice(0, match.index) });
    found.push(marked(match));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) found.push({ kind: "text", text: rest });
  return found;
}

function marked(match: RegExpExecArray): Inline {
  const [whole, code, strong, em, words, href, rule, escaped, shows, game, name] = match;
  if (code !== undefined) return { kind: "code", text: code.replaceAll("\\|", "|") };
  if (strong !== undefined) return { kind: "strong", inner: inline(strong) };
  if (em !== undefined) return { kind: "em", inner: inline(em) };
  if (words !== undefined && href !== undefined) {
    return /^(https?:\/\/|\/|#)/.test(href) ? { kind: "link", href, inner: inline(words) } : { kind: "text", text: words };
  }
  if (game !== undefined && name !== undefined) return { kind: "figure", game, name, words: shows ?? "" };
  if (rule !== undefined) return { kind: "rule", number: rule };
  return { kind: "text", text: escaped ?? whole };
}

/** Reads a whole text. */
export function blocks(source: string): Block[] {
  const lines = source.replace(/<!--[\s\S]*?-->/g, "").split(/\r?\n/);
  return new Reader(lines).read();
}

class Reader {
  #at = 0;

  constructor(private readonly lines: string[]) {}

  read(): Block[] {
    const found: Block[] = [];
    while (this.#at < this.lines.length) {
      const line = this.#line();
      if (!line.trim()) this.#at += 1;
      else found.push(this.#block(line));
    }
    return found;
  }

  #line(offset = 0): string {
    return this.lines[this.#at + offset] ?? "";
  }

  #block(line: string): Block {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (heading) {
      this.#at += 1;
      const text = (heading[2] ?? "").replace(/[*`]/g, "");
      return { kind: "heading", level: heading[1]?.length ?? 1, id: anchor(text), inner: inline(heading[2] ?? ""), text };
    }
    if (/^\s*(-{3,}|\*{3,})\s*$/.test(line)) {
      this.#at += 1;
      return { kind: "line" };
    }
    if (line.trimStart().startsWith("```")) return this.#code();
    if (line.startsWith(">")) return this.#quote();
    if (line.trimStart().startsWith("|") && /^[\s|:-]+$/.test(this.#line(1))) return this.#table();
    if (BULLET.test(line)) return this.#list();
    return this.#paragraph();
  }

  #code(): Block {
    const text: string[] = [];
    this.#at += 1;
    while (this.#at < this.lines.length && !this.#line().trimStart().startsWith("```")) {
      text.push(this.#line());
      this.#at += 1;
    }
    this.#at += 1;
    return { kind: "code", text: text.join("\n") };
  }

  #quote(): Block {
    const text: string[] = [];
    while (this.#line().startsWith(">")) {
      text.push(this.#line().replace(/^>\s?/, ""));
      this.#at += 1;
    }
    return { kind: "quote", blocks: new Reader(text).read() };
  }

  #table(): Block {
    const cells = (line: string): Inline[][] =>
      line.trim().replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => inline(cell.trim()));
    const head = cells(this.#line());
    this.#at += 2;
    const rows: Inline[][][] = [];
    while (this.#line().trimStart().startsWith("|")) {
      rows.push(cells(this.#line()));
      this.#at += 1;
    }
    return { kind: "table", head, rows };
  }

  #list(): Block {
    const first = BULLET.exec(this.#line());
    const indent = first?.[1]?.length ?? 0;
    const ordered = /\d/.test(first?.[2] ?? "");
    const items: Item[] = [];
    for (;;) {
      const match = BULLET.exec(this.#line());
      if (!match || (match[1]?.length ?? 0) !== indent) break;
      items.push(this.#item(match[3] ?? "", indent));
      if (!this.#line().trim() && BULLET.exec(this.#line(1))?.[1]?.length === indent) this.#at += 1;
    }
    return { kind: "list", ordered, items };
  }

  #item(start: string, indent: number): Item {
    const text = [start];
    const inside: string[] = [];
    this.#at += 1;
    while (this.#at < this.lines.length) {
      const line = this.#line();
      const deeper = /^\s*/.exec(line)?.[0].length ?? 0;
      if (!line.trim()) {
        const next = this.#line(1);
        if (!next.trim() || (/^\s*/.exec(next)?.[0].length ?? 0) <= indent) break;
        inside.push("");
      } else if (deeper <= indent) break;
      else if (inside.length || BULLET.test(line)) inside.push(line.slice(Math.min(deeper, indent + 2)));
      else text.push(line.trim());
      this.#at += 1;
    }
    const whole = text.join(" ");
    return { rule: stated(whole), inner: inline(whole.replace(STATED, "").trimStart()), blocks: new Reader(inside).read() };
  }

  #paragraph(): Block {
    const text: string[] = [];
    while (this.#line().trim()) {
      const line = this.#line();
      if (text.length && (/^(#{1,6}\s|>|```)/.test(line) || BULLET.test(line))) break;
      if (text.length && STATED.test(line)) break;
      text.push(line.trim());
      this.#at += 1;
    }
    const whole = text.join(" ").trim();
    return { kind: "paragraph", rule: stated(whole), inner: inline(whole.replace(STATED, "").trimStart()) };
  }
}

/** The block that states a rule, alone; null if there is none. */
export function findRule(all: Block[], number: string): Block | null {
  for (const block of all) {
    if (block.kind === "paragraph" && block.rule === number) return block;
    if (block.kind !== "list") continue;
    for (const item of block.items) {
      if (item.rule === number) return { kind: "list", ordered: block.ordered, items: [item] };
      const within = findRule(item.blocks, number);
      if (within) return within;
    }
  }
  return null;
}
