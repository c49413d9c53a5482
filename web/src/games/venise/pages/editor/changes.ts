/** What can be done to a draft. Every change returns a new draft, so that it can be undone; with a symmetry it is applied to all images. */

import { type Axis, AXES, isSlot, slotOf } from "../../model/geometry";
import { COLOURS, type Colour, fieldsOf, type Pole, type PoleKind } from "../../model/poles";
import { carried, cornerOf, type Draft, gemAt, gemsLeft, images, inOrder, newPole, noGems, poleAt } from "./draft";

/** Replaces the poles in these slots; their gems stay where they can. */
function exchanged(draft: Draft, poles: Map<string, Pole | null>): Draft {
  const gems = noGems();
  const taken = new Set<string>();
  for (const colour of COLOURS) {
    for (const field of draft.gems[colour]) {
      const slot = slotOf(field);
      const next = poles.get(slot);
      const old = poleAt(draft, slot);
      const stays = next === undefined ? field : next && old ? carried(field, old, next) : null;
      if (stays && !taken.has(stays)) {
        taken.add(stays);
        gems[colour].push(stays);
      }
    }
  }
  const kept = draft.poles.filter((pole) => !poles.has(pole.at));
  const fresh = [...poles.values()].filter((pole) => pole !== null);
  return printed({ ...draft, poles: inOrder([...kept, ...fresh]), gems });
}

/** Plain poles are printed on the board, so they are not among the tiles. */
function printed(draft: Draft): Draft {
  const plain = draft.poles.filter((pole) => pole.kind === "plain").map((pole) => pole.at);
  const others = draft.printed.filter((slot) => !plain.includes(slot) && ["wall", "bridge"].includes(poleAt(draft, slot)?.kind ?? ""));
  return { ...draft, printed: [...plain, ...others].sort() };
}

export function putPole(draft: Draft, slot: string, kind: PoleKind, axis: Axis | null, owner: Colour | null, mirrored: boolean): Draft {
  const poles = new Map<string, Pole | null>();
  for (const image of images(draft, mirrored)) {
    const at = image.slot(slot);
    if (poles.has(at)) continue;
    poles.set(at, newPole(at, kind, axis && image.axis(axis), owner && (image.colour(owner) ?? owner)));
  }
  return exchanged(draft, poles);
}

export function removePole(draft: Draft, slot: string, mirrored: boolean): Draft {
  return exchanged(draft, new Map(images(draft, mirrored).map((image) => [image.slot(slot), null])));
}

/** Turns a wall or a bridge by steps of 45 degrees, clockwise if positive. */
export function turnPole(draft: Draft, slot: string, steps: number, mirrored: boolean): Draft {
  const pole = poleAt(draft, slot);
  if (!pole || (pole.kind !== "wall" && pole.kind !== "bridge")) return draft;
  const axis = AXES[(AXES.indexOf(pole.axis ?? "N-S") + steps + 4) % 4]!;
  return alike(draft, pole, mirrored, (at, image) => ({ at, kind: pole.kind, axis: image(axis) }));
}

/** The other face of the tile: wall to bridge and back. */
export function flipPole(draft: Draft, slot: string, mirrored: boolean): Draft {
  const pole = poleAt(draft, slot);
  if (!pole || (pole.kind !== "wall" && pole.kind !== "bridge")) return draft;
  const kind = pole.kind === "wall" ? "bridge" : "wall";
  return alike(draft, pole, mirrored, (at, image) => ({ at, kind, axis: image(pole.axis ?? "N-S") }));
}

function alike(draft: Draft, pole: Pole, mirrored: boolean, make: (at: string, image: (axis: Axis) => Axis) => Pole): Draft {
  const poles = new Map<string, Pole | null>();
  for (const image of images(draft, mirrored)) {
    const at = image.slot(pole.at);
    // an image of another kind was made different on purpose
    if (!poles.has(at) && poleAt(draft, at)?.kind === pole.kind) poles.set(at, make(at, image.axis));
  }
  return exchanged(draft, poles);
}

/** Moves a pole with its gems to another slot; what stands there takes its place. */
export function movePole(draft: Draft, from: string, to: string, mirrored: boolean): Draft {
  const ways = new Map<string, string>();
  for (const image of images(draft, mirrored)) {
    const [a, b] = [image.slot(from), image.slot(to)];
    if (a === b || ways.has(a) || ways.has(b)) continue;
    ways.set(a, b);
    ways.set(b, a);
  }
  const there = (slot: string): string => ways.get(slot) ?? slot;
  const gems = noGems();
  for (const colour of COLOURS) gems[colour] = draft.gems[colour].map((field) => there(slotOf(field)) + field.slice(slotOf(field).length));
  return printed({ ...draft, poles: inOrder(draft.poles.map((pole) => ({ ...pole, at: there(pole.at) }))), gems });
}

/** Lays a gem from the tray; null if the tray has none left for one of the images. */
export function putGem(draft: Draft, colour: Colour, field: string, mirrored: boolean): Draft | null {
  let next = draft;
  const done = new Set<string>();
  for (const image of images(draft, mirrored)) {
    const [own, at] = [image.colour(colour), image.field(field)];
    if (!own || done.has(at)) continue;
    done.add(at);
    if (gemAt(next, at) === own) continue;
    next = withoutGem(next, at);
    if (gemsLeft(next, own) === 0) return null;
    next = { ...next, gems: { ...next.gems, [own]: [...next.gems[own], at] } };
  }
  return next;
}

export function removeGem(draft: Draft, field: string, mirrored: boolean): Draft {
  return images(draft, mirrored).reduce((next, image) => withoutGem(next, image.field(field)), draft);
}

function withoutGem(draft: Draft, field: string): Draft {
  const gems = noGems();
  for (const colour of COLOURS) gems[colour] = draft.gems[colour].filter((one) => one !== field);
  return { ...draft, gems };
}

/** Moves a gem to another field; a gem that lies there takes its place. */
export function moveGem(draft: Draft, from: string, to: string, mirrored: boolean): Draft {
  const ways = new Map<string, string>();
  for (const image of images(draft, mirrored)) {
    const [a, b] = [image.field(from), image.field(to)];
    if (a === b || ways.has(a) || ways.has(b)) continue;
    ways.set(a, b);
    ways.set(b, a);
  }
  const gems = noGems();
  for (const colour of COLOURS) gems[colour] = draft.gems[colour].map((field) => ways.get(field) ?? field);
  return { ...draft, gems };
}

/** Another size. The start poles go to the new corners; what no longer fits leaves the board. */
export function resize(draft: Draft, cols: number, rows: number): Draft {
  const corners = new Set(COLOURS.map((colour) => cornerOf(colour, cols, rows)));
  const starts = draft.poles.filter((pole) => pole.kind === "start" && pole.owner);
  const moved = new Map(starts.map((pole) => [pole.at, cornerOf(pole.owner!, cols, rows)]));
  const poles = draft.poles.flatMap((pole): Pole[] => {
    if (pole.kind === "start" && pole.owner) return [{ ...pole, at: moved.get(pole.at)! }];
    return isSlot(pole.at, cols, rows) && !corners.has(pole.at) ? [pole] : [];
  });
  const fields = new Set(poles.flatMap(fieldsOf));
  const gems = noGems();
  for (const colour of COLOURS) gems[colour] = draft.gems[colour].filter((field) => fields.has(field));
  const symmetry = draft.symmetry === "turn4" && cols !== rows ? "turn2" : draft.symmetry;
  return printed({ ...draft, cols, rows, symmetry, poles: inOrder(poles), gems });
}

/** The other face: by night two more poles are printed in the middle of the standard board; by day they are gone. */
export function turnFace(draft: Draft, side: "day" | "night"): Draft {
  if (side === draft.side) return draft;
  const next = { ...draft, side };
  if (draft.cols !== 5 || draft.rows !== 4) return next;
  const free = ["C2", "C3"].filter((slot) => (side === "night" ? !poleAt(draft, slot) : poleAt(draft, slot)?.kind === "plain"));
  return exchanged(next, new Map(free.map((at) => [at, side === "night" ? { at, kind: "plain" as const } : null])));
}
