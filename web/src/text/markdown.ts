// Rules are written in plain Markdown. markdown-it reads it; its tokens become a tree that components draw: no HTML is ever made from text.

// The bundle for browsers: it is self-contained, and no part of it ends up in a chunk that other pages load.
import MarkdownIt from "markdown-it/browser";

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
const STATED = new RegExp(`^${RULE}$`);
const CITED = new RegExp(`\\b(${RULE})\\b`);
const FIGURE = /^figure:([\w-]+)\/([\w-]+)$/;
/** Only addresses of ours and web addresses become links. */
const ADDRESS = /^(https?:\/\/|\/|#)/;

const reader = new MarkdownIt({ html: false });
type Token = ReturnType<typeof reader.parse>[number];
reader.disable(["code", "lheading", "reference", "autolink", "entity", "strikethrough"]);
// This file decides which addresses become links, and rewrites none of them.
reader.validateLink = () => true;
reader.normalizeLink = (address) => address;
reader.normalizeLinkText = (text) => text;

/** An anchor made from the words of a heading. */
export function anchor(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Reads the marks inside a line. */
export function inline(source: string): Inline[] {
  return parts(reader.parseInline(source, {})[0]?.children ?? []);
}

/** Reads a whole text. */
export function blocks(source: string): Block[] {
  return new Tokens(reader.parse(source.replace(/<!--[\s\S]*?-->/g, ""), {})).blocks();
}

/** The tokens from an opening one to its closing one, both left out. */
function inside(tokens: readonly Token[], open: number): Token[] {
  let depth = 0;
  const close = tokens.findIndex((token, at) => at >= open && (depth += token.nesting) === 0);
  return tokens.slice(open + 1, close);
}

/** The content of a line, in parts. */
function parts(tokens: readonly Token[]): Inline[] {
  const found: Inline[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.nesting === 1) {
      const within = inside(tokens, at);
      found.push(...wrapped(token, parts(within)));
      at += within.length + 1;
    } else if (token.type === "code_inline") found.push({ kind: "code", text: token.content.replaceAll("\\|", "|") });
    else if (token.type === "image") found.push(pictured(token));
    else if (token.type === "softbreak" || token.type === "hardbreak") found.push({ kind: "text", text: " " });
    else found.push(...cited(token.content));
  }
  return joined(found);
}

function wrapped(token: Token, inner: Inline[]): Inline[] {
  if (token.type === "strong_open") return [{ kind: "strong", inner }];
  if (token.type === "em_open") return [{ kind: "em", inner }];
  const href = String(token.attrGet("href") ?? "");
  return ADDRESS.test(href) ? [{ kind: "link", href, inner }] : inner;
}

function pictured(token: Token): Inline {
  const [, game, name] = FIGURE.exec(String(token.attrGet("src") ?? "")) ?? [];
  return game && name ? { kind: "figure", game, name, words: token.content } : { kind: "text", text: token.content };
}

/** Splits text into words and the rule numbers among them. */
function cited(text: string): Inline[] {
  return text.split(CITED).map((part, at) => (at % 2 ? { kind: "rule", number: part } : { kind: "text", text: part }));
}

/** Joins neighbouring texts into one and drops empty ones. */
function joined(all: readonly Inline[]): Inline[] {
  const found: Inline[] = [];
  for (const part of all) {
    const last = found.at(-1);
    if (part.kind === "text" && last?.kind === "text") found[found.length - 1] = { kind: "text", text: last.text + part.text };
    else if (part.kind !== "text" || part.text) found.push(part);
  }
  return found;
}

interface Statement {
  rule: string;
  inner: Inline[];
}

/** The number a statement begins with, in bold, and what it says. */
function stated(tokens: readonly Token[]): Statement {
  const inner = parts(tokens);
  const first = inner[0];
  const number = first?.kind === "strong" && first.inner.length === 1 && first.inner[0]?.kind === "rule" ? first.inner[0].number : "";
  if (!number) return { rule: "", inner };
  const [next, ...rest] = inner.slice(1);
  const said = next?.kind === "text" ? [{ ...next, text: next.text.trimStart() }, ...rest] : inner.slice(1);
  return { rule: number, inner: joined(said) };
}

/** The statements of a paragraph: a line that begins with a rule number starts another one. */
function statements(tokens: readonly Token[]): Statement[] {
  const starts = tokens.flatMap((token, at) => {
    const begins = token.type === "softbreak" && tokens[at + 1]?.type === "strong_open" && STATED.test(tokens[at + 2]?.content ?? "");
    return begins ? [at + 1] : [];
  });
  return [0, ...starts].map((start, nth) => stated(tokens.slice(start, starts[nth] === undefined ? undefined : starts[nth] - 1)));
}

class Tokens {
  constructor(private readonly tokens: readonly Token[]) {}

  blocks(): Block[] {
    const found: Block[] = [];
    for (let at = 0; at < this.tokens.length; at++) {
      const token = this.tokens[at]!;
      const within = token.nesting === 1 ? inside(this.tokens, at) : [];
      found.push(...this.#block(token, within));
      if (token.nesting === 1) at += within.length + 1;
    }
    return found;
  }

  #block(token: Token, within: Token[]): Block[] {
    const line = within[0]?.children ?? [];
    switch (token.type) {
      case "heading_open": {
        const text = (within[0]?.content ?? "").replace(/[*`]/g, "");
        return [{ kind: "heading", level: Number(token.tag.slice(1)), id: anchor(text), inner: parts(line), text }];
      }
      case "paragraph_open":
        return statements(line).map((statement) => ({ kind: "paragraph", ...statement }));
      case "bullet_list_open":
      case "ordered_list_open":
        return [{ kind: "list", ordered: token.type === "ordered_list_open", items: groups(within, "list_item_open").map(item) }];
      case "table_open": {
        const rows = groups(within, "tr_open").map((row) => [...groups(row, "th_open"), ...groups(row, "td_open")].map(cell));
        return [{ kind: "table", head: rows[0] ?? [], rows: rows.slice(1) }];
      }
      case "fence":
        return [{ kind: "code", text: token.content.replace(/\n$/, "") }];
      case "blockquote_open":
        return [{ kind: "quote", blocks: new Tokens(within).blocks() }];
      case "hr":
        return [{ kind: "line" }];
      default:
        return [];
    }
  }
}

/** The tokens inside each pair of this type. */
function groups(tokens: readonly Token[], type: string): Token[][] {
  return tokens.flatMap((token, at) => (token.type === type && !nested(tokens, at, type) ? [inside(tokens, at)] : []));
}

/** Whether a token is nested in another of its type. */
function nested(tokens: readonly Token[], at: number, type: string): boolean {
  const closing = type.replace("_open", "_close");
  const open = tokens.slice(0, at).reduce((depth, token) => depth + (token.type === type ? 1 : token.type === closing ? -1 : 0), 0);
  return open > 0;
}

function cell(tokens: Token[]): Inline[] {
  return parts(tokens[0]?.children ?? []);
}

/** A list item: its first paragraph, and what is nested below it. */
function item(tokens: Token[]): Item {
  const [first, ...rest] = new Tokens(tokens).blocks();
  if (first?.kind !== "paragraph") return { rule: "", inner: [], blocks: first ? [first, ...rest] : rest };
  return { rule: first.rule, inner: first.inner, blocks: rest };
}

/** Only the block that states this rule; null if there is none. */
export function findRule(all: Block[], number: string): Block | null {
  for (const block of all) {
    if (block.kind === "paragraph" && block.rule === number) return block;
    if (block.kind !== "list") continue;
    for (const entry of block.items) {
      if (entry.rule === number) return { kind: "list", ordered: block.ordered, items: [entry] };
      const within = findRule(entry.blocks, number);
      if (within) return within;
    }
  }
  return null;
}
