/** What to press next for whoever follows an advised plan: one thing at a time, and never what would put the last press back. */

import type { CardKind } from "./cards";
import type { Move } from "../../../types/venise";

export type Mark =
  | { on: "card"; card: CardKind }
  /** What the joker shall stand for. */
  | { on: "as"; kind: CardKind }
  /** A place or field of the board. */
  | { on: "board"; at: string }
  /** The button that plays on the place or field looked at. */
  | { on: "confirm" }
  /** The button that puts the picked card back. */
  | { on: "rest" }
  | { on: "button"; move: Move };

/** What has been pressed so far. */
export interface Pressed {
  card: CardKind | null;
  as: CardKind | null;
  pinned: string | null;
  /** The places and fields that can be pressed now. */
  targets: readonly { at: string }[];
}

const PARTS: readonly Move["type"][] = ["to", "step", "stop"];

/** The part of an advised plan that belongs to its next card: a whole turn marked at once would be confusing. */
export function nextAct(plan: readonly Move[]): readonly Move[] {
  const end = plan.findIndex((move, at) => at > 0 && !PARTS.includes(move.type));
  return end < 0 ? plan : plan.slice(0, end);
}

export function markOf(plan: readonly Move[], pressed: Pressed): Mark | null {
  const act = nextAct(plan);
  const move = act[0];
  if (!move) return null;
  if (move.type === "give" || move.type === "discard") return { on: "card", card: move.card };
  if ("joker" in move) {
    const kind = move.type === "walk" ? (`walk${move.steps}` as const) : move.type;
    const card = move.joker ? "joker" : kind;
    if (pressed.card !== card) return { on: "card", card };
    if (move.joker && pressed.as !== kind) return { on: "as", kind };
  } else if (move.type !== "to" && move.type !== "step") {
    return pressed.card ? { on: "rest" } : { on: "button", move };
  }
  const at = goalOf(act, pressed.targets);
  if (at === null) return null;
  return pressed.pinned === at ? { on: "confirm" } : { on: "board", at };
}

/** The place of a plank; of a walk, the furthest field on it that one press leads to. */
function goalOf(act: readonly Move[], targets: readonly { at: string }[]): string | null {
  const steps = act.flatMap((move) => (move.type === "step" ? [move.to] : []));
  const places = act.flatMap((move) => ("place" in move ? [move.place] : [])).slice(0, 1);
  return [...steps.reverse(), ...places].find((name) => targets.some((target) => target.at === name)) ?? null;
}
