/** A board being edited. It may break every rule the checks know; here it is only drawn, changed and written down. */

import { type Axis, AXES, columnOf, DIRECTIONS, isSlot, rowOf, slotName } from "../../model/geometry";
import { COLOURS, type Colour, fieldsOf, type Pole, type PoleKind, sidesOf } from "../../model/poles";

export type Symmetry = "rectangle" | "turn4" | "turn2" | "none";
export const SYMMETRIES: readonly Symmetry[] = ["rectangle", "turn4", "turn2", "none"];
export const LEAST = 3;
export const MOST = 9;
export const GEMS_EACH = 4;

export interface Draft {
  id: string;
  name: Record<string, string>;
  side: "day" | "night";
  level: "basic" | "advanced" | "expert" | "custom";
  note: string;
  cols: number;
  rows: number;
  symmetry: Symmetry;
  printed: string[];
  poles: Pole[];
  gems: Record<Colour, string[]>;
}

export const noGems = (): Record<Colour, string[]> => ({ ruby: [], diamond: [], emerald: [], topaz: [] });

/** Open water with the four start poles in their corners. */
export function blank(cols: number, rows: number): Draft {
  return {
    id: "my-board",
    name: {},
    side: "day",
    level: "custom",
    note: "",
    cols,
    rows,
    symmetry: "rectangle",
    printed: [],
    poles: COLOURS.map((owner) => ({ at: cornerOf(owner, cols, rows), kind: "start", owner })),
    gems: noGems(),
  };
}

/** The corner that belongs to a colour: clockwise from the north-west. */
export function cornerOf(colour: Colour, cols: number, rows: number): string {
  const column = colour === "ruby" || colour === "topaz" ? 0 : cols - 1;
  return slotName(column, colour === "ruby" || colour === "diamond" ? rows - 1 : 0);
}

/** Rows from top to bottom, left to right; what lies outside the grid comes last. */
export function inOrder(poles: readonly Pole[]): Pole[] {
  const rank = (pole: Pole): number => (/^[A-I][1-9]$/.test(pole.at) ? (8 - rowOf(pole.at)) * 9 + columnOf(pole.at) : 99);
  return [...poles].sort((a, b) => rank(a) - rank(b));
}

export const poleAt = (draft: Draft, slot: string): Pole | undefined => draft.poles.find((pole) => pole.at === slot);
export const startOf = (draft: Draft, colour: Colour): string | undefined =>
  draft.poles.find((pole) => pole.kind === "start" && pole.owner === colour)?.at;

export function gemAt(draft: Draft, field: string): Colour | null {
  return COLOURS.find((colour) => draft.gems[colour].includes(field)) ?? null;
}

/** The gems of a colour that are still in the tray. */
export const gemsLeft = (draft: Draft, colour: Colour): number => Math.max(0, GEMS_EACH - draft.gems[colour].length);

/** What cannot be drawn where it claims to be: poles outside the grid or two in one slot, gems on fields that do not exist. */
export function astray(draft: Draft): { poles: Pole[]; gems: { colour: Colour; field: string }[] } {
  const seen = new Set<string>();
  const poles = draft.poles.filter((pole) => {
    const wrong = !isSlot(pole.at, draft.cols, draft.rows) || seen.has(pole.at);
    seen.add(pole.at);
    return wrong;
  });
  const fields = new Set(draft.poles.filter((pole) => !poles.includes(pole)).flatMap(fieldsOf));
  const gems = COLOURS.flatMap((colour) => draft.gems[colour].filter((field) => !fields.has(field)).map((field) => ({ colour, field })));
  return { poles, gems };
}

// what a symmetry does with slots, directions and colours

export interface Image {
  slot: (slot: string) => string;
  axis: (axis: Axis) => Axis;
  field: (field: string) => string;
  colour: (colour: Colour) => Colour | null;
}

type Mapping = { place: (column: number, row: number) => [number, number]; direction: (index: number) => number };

function mappings(draft: Draft): Mapping[] {
  const right = draft.cols - 1;
  const top = draft.rows - 1;
  const same: Mapping = { place: (c, r) => [c, r], direction: (d) => d };
  const across: Mapping = { place: (c, r) => [right - c, r], direction: (d) => (8 - d) % 8 };
  const down: Mapping = { place: (c, r) => [c, top - r], direction: (d) => (12 - d) % 8 };
  const half: Mapping = { place: (c, r) => [right - c, top - r], direction: (d) => (d + 4) % 8 };
  if (draft.symmetry === "rectangle") return [same, across, down, half];
  if (draft.symmetry === "turn2") return [same, half];
  if (draft.symmetry === "turn4" && draft.cols === draft.rows) {
    const quarter: Mapping = { place: (c, r) => [r, right - c], direction: (d) => (d + 2) % 8 };
    const back: Mapping = { place: (c, r) => [top - r, c], direction: (d) => (d + 6) % 8 };
    return [same, quarter, half, back];
  }
  return [same];
}

/** All images of a change; the first is the change itself. */
export function images(draft: Draft, mirrored: boolean): Image[] {
  return (mirrored ? mappings(draft) : mappings({ ...draft, symmetry: "none" })).map(({ place, direction }) => {
    const slot = (name: string): string => slotName(...place(columnOf(name), rowOf(name)));
    const part = (suffix: string): string => {
      const at = (DIRECTIONS as readonly string[]).indexOf(suffix);
      return at < 0 ? suffix : DIRECTIONS[direction(at)]!;
    };
    return {
      slot,
      axis: (axis) => AXES[direction(AXES.indexOf(axis)) % 4]!,
      field: (field) => {
        const [at = "", suffix = ""] = field.split(".");
        return suffix ? `${slot(at)}.${part(suffix)}` : slot(at);
      },
      colour: (colour) => {
        const start = startOf(draft, colour) ?? cornerOf(colour, draft.cols, draft.rows);
        const there = slot(start);
        return COLOURS.find((other) => (startOf(draft, other) ?? cornerOf(other, draft.cols, draft.rows)) === there) ?? null;
      },
    };
  });
}

/** The field of another pole on which a gem stays when its pole is turned, flipped or exchanged. */
export function carried(field: string, from: Pole, to: Pole): string | null {
  const fields = fieldsOf(to);
  if (from.kind === to.kind && (from.kind !== "wall" || from.axis === to.axis)) return fields[fieldsOf(from).indexOf(field)] ?? null;
  if (to.kind === "start") return null;
  if (from.kind === "wall" && to.kind === "wall") {
    const suffix = field.split(".")[1] ?? "";
    const side = (DIRECTIONS as readonly string[]).indexOf(suffix);
    const turned = (AXES.indexOf(to.axis ?? "N-S") - AXES.indexOf(from.axis ?? "N-S") + 4) % 4;
    const wanted = [side + turned, side + turned - 4].map((at) => DIRECTIONS[(at + 8) % 8]!);
    const kept = wanted.find((direction) => sidesOf(to.axis ?? "N-S").includes(direction));
    return kept ? `${to.at}.${kept}` : null;
  }
  return fields[Math.max(0, fieldsOf(from).indexOf(field))] ?? fields[0] ?? null;
}

/** A new pole of a kind for a slot. */
export function newPole(at: string, kind: PoleKind, axis: Axis | null, owner: Colour | null): Pole {
  if (kind === "start") return { at, kind, owner: owner ?? "ruby" };
  if (kind === "plain") return { at, kind };
  return { at, kind, axis: axis ?? "N-S" };
}

export const slotsOf = (draft: Draft): string[] =>
  Array.from({ length: draft.rows }, (_, down) =>
    Array.from({ length: draft.cols }, (_, column) => slotName(column, draft.rows - 1 - down)),
  ).flat();
