/** Boards as files: the JSON format of the rules (VE-F1), read leniently and written like the boards of the box. */

import { AXES, type Axis } from "../../model/geometry";
import { COLOURS, type Colour, type Pole, type PoleKind } from "../../model/poles";
import { type Draft, inOrder, LEAST, MOST, noGems, startOf, type Symmetry, SYMMETRIES } from "./draft";

/** Something in a file that cannot be read: the key of a sentence and its arguments. */
export interface Problem {
  key: string;
  args: Record<string, string | number>;
}

export interface Reading {
  /** What could be read; null if it is not a board at all. */
  draft: Draft | null;
  problems: Problem[];
}

type Values = Record<string, unknown>;
const KINDS: readonly string[] = ["start", "wall", "bridge", "plain"];
const LEVELS: readonly string[] = ["basic", "advanced", "expert", "custom"];
const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);
const shown = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 60);

/** Where JSON goes wrong, as line and column. */
export function whereWrong(text: string, error: unknown): { line: number; column: number } {
  const message = error instanceof Error ? error.message : "";
  const said = /line (\d+) column (\d+)/.exec(message);
  if (said) return { line: Number(said[1]), column: Number(said[2]) };
  const position = /position (\d+)/.exec(message);
  const before = text.slice(0, position ? Number(position[1]) : text.length).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

export function read(text: string): Reading {
  if (!text.trim()) return { draft: null, problems: [{ key: "editor-file-empty", args: {} }] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { draft: null, problems: [{ key: "editor-file-json", args: whereWrong(text, error) }] };
  }
  if (!isObject(value) || value["format"] !== "venise-board") {
    return {
      draft: null,
      problems: [{ key: "editor-file-format", args: { found: isObject(value) ? shown(value["format"]) : shown(value) } }],
    };
  }
  if (value["version"] !== 1) return { draft: null, problems: [{ key: "editor-file-version", args: { found: shown(value["version"]) } }] };
  return readBoard(value);
}

function readBoard(value: Values): Reading {
  const problems: Problem[] = [];
  const wrong = (key: string, args: Problem["args"]): void => void problems.push({ key, args });
  const one = <T extends string>(key: string, allowed: readonly string[], otherwise: T): T => {
    const found = value[key];
    if (found === undefined) return otherwise;
    if (typeof found === "string" && allowed.includes(found)) return found as T;
    wrong("editor-file-one-of", { key, found: shown(found), allowed: allowed.join(", ") });
    return otherwise;
  };
  const size = (key: "cols" | "rows"): number => {
    const found = value[key];
    if (typeof found === "number" && Number.isInteger(found) && found >= LEAST && found <= MOST) return found;
    wrong("editor-file-size", { key, found: shown(found) });
    return typeof found === "number" ? Math.min(MOST, Math.max(LEAST, Math.round(found) || LEAST)) : key === "cols" ? 5 : 4;
  };
  const draft: Draft = {
    id: typeof value["id"] === "string" && value["id"] ? value["id"] : "my-board",
    name: isObject(value["name"]) ? texts(value["name"]) : typeof value["name"] === "string" ? { en: value["name"] } : {},
    side: one<Draft["side"]>("side", ["day", "night"], "day"),
    level: one<Draft["level"]>("level", LEVELS, "custom"),
    note: typeof value["note"] === "string" ? value["note"] : "",
    cols: size("cols"),
    rows: size("rows"),
    symmetry: one<Symmetry>("symmetry", SYMMETRIES, "none"),
    printed: Array.isArray(value["printed"]) ? value["printed"].filter((slot) => typeof slot === "string") : [],
    poles: inOrder(readPoles(value["poles"], wrong)),
    gems: readGems(value["gems"], wrong),
  };
  readStarts(value["starts"], draft, wrong);
  return { draft, problems };
}

const texts = (value: Values): Record<string, string> =>
  Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"));

type Wrong = (key: string, args: Problem["args"]) => void;

function readPoles(value: unknown, wrong: Wrong): Pole[] {
  if (!Array.isArray(value)) {
    wrong("editor-file-poles", { found: shown(value) });
    return [];
  }
  return value.flatMap((entry: unknown, index): Pole[] => {
    const number = index + 1;
    if (!isObject(entry) || typeof entry["at"] !== "string" || !/^[A-Za-z]\d+$/.test(entry["at"])) {
      wrong("editor-file-pole-at", { number, found: shown(isObject(entry) ? entry["at"] : entry) });
      return [];
    }
    const at = entry["at"].toUpperCase();
    if (!KINDS.includes(String(entry["kind"]))) {
      wrong("editor-file-pole-kind", { at, found: shown(entry["kind"]) });
      return [];
    }
    const pole: Pole = { at, kind: entry["kind"] as PoleKind };
    if (pole.kind === "start") {
      if (COLOURS.includes(entry["owner"] as Colour)) pole.owner = entry["owner"] as Colour;
      else wrong("editor-file-owner", { at, found: shown(entry["owner"]) });
    } else if (pole.kind !== "plain") {
      if (AXES.includes(entry["axis"] as Axis)) pole.axis = entry["axis"] as Axis;
      else {
        wrong("editor-file-axis", { at, found: shown(entry["axis"]) });
        pole.axis = "N-S";
      }
    }
    if (isObject(entry["ports"])) pole.ports = entry["ports"] as NonNullable<Pole["ports"]>;
    return [pole];
  });
}

function readGems(value: unknown, wrong: Wrong): Draft["gems"] {
  const gems = noGems();
  if (!isObject(value)) {
    wrong("editor-file-gems", { found: shown(value) });
    return gems;
  }
  for (const [colour, fields] of Object.entries(value)) {
    if (!COLOURS.includes(colour as Colour)) wrong("editor-file-colour", { found: colour });
    else if (!Array.isArray(fields) || !fields.every((field) => typeof field === "string"))
      wrong("editor-file-gem-list", { colour, found: shown(fields) });
    else gems[colour as Colour] = fields;
  }
  return gems;
}

/** A file names the starts twice; the poles count, and a contradiction is reported. */
function readStarts(value: unknown, draft: Draft, wrong: Wrong): void {
  if (!isObject(value)) return;
  for (const colour of COLOURS) {
    const said = value[colour];
    const stands = startOf(draft, colour);
    if (typeof said === "string" && stands && said !== stands) wrong("editor-file-start", { colour, said, stands });
  }
}

/** The file's text, one pole per line, for people to read. */
export function write(draft: Draft): string {
  const lines = (list: readonly unknown[]): string =>
    list.length ? `[\n${list.map((one) => `    ${spaced(one)}`).join(",\n")}\n  ]` : "[]";
  const gems = COLOURS.map((colour) => `    "${colour}": ${spaced(draft.gems[colour])}`).join(",\n");
  const starts = Object.fromEntries(COLOURS.flatMap((colour) => (startOf(draft, colour) ? [[colour, startOf(draft, colour)]] : [])));
  const { id, name, side, level, note, cols, rows, symmetry, printed } = draft;
  const head = Object.entries({ format: "venise-board", version: 1, id, name, side, level, note, cols, rows, symmetry, printed, starts });
  return `{\n${head.map(([key, value]) => `  "${key}": ${spaced(value)}`).join(",\n")},\n  "poles": ${lines(draft.poles)},\n  "gems": {\n${gems}\n  }\n}\n`;
}

/** JSON on one line, with spaces where people expect them. */
function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, " ")
    .replace(/([[{]) /g, "$1")
    .replace(/ ([\]}])/g, "$1");
}

/** A valid file name. */
export function slug(name: string): string {
  return (
    name
      .normalize("NFKD")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 40) || "my-board"
  );
}
