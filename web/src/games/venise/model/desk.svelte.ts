/** The player's hand over the board: which card is picked, what it can be played on, and what a press does. It knows no rules. */

import { Desk as Kit } from "../../../board/desk.svelte";
import { type Mark, markOf } from "./advice";
import type { CardKind } from "./cards";
import type { Event, Move, View } from "../../../types/venise";
import { type Outlook, outlookOf, walks } from "./reading";

export type Ordinary = Exclude<CardKind, "joker">;

/** Something on the board that can be pressed now. */
export interface Target {
  /** The name of the place or field. */
  at: string;
  kind: "ghost" | "plank" | "field";
  /** For fields: the fields entered on the way there. */
  path: string[];
  /** The move, or the first one of several. */
  type: Outlook["type"];
}

type Walk = Extract<Move, { type: "walk" }>;
/** The move for which each card of steps is played. */
const WALKS: Partial<Record<CardKind, Walk["steps"]>> = { walk1: 1, walk2: 2, walk3: 3 };

/** Refusals that concern one place, not the card. */
const ONE_PLACE = new Set([
  "no-place-here",
  "occupied",
  "crossing",
  "stem-rests",
  "crossbar-rests",
  "not-touching",
  "no-plank-there",
  "no-other-place",
]);

export class Desk extends Kit<View, Move, Event> {
  card = $state<CardKind | null>(null);
  /** What a joker stands for. */
  as = $state<Ordinary | null>(null);
  /** The target under the mouse or with the focus. */
  hover = $state<string | null>(null);
  /** The target of a first tap, or one that needs a confirmation before it is played. */
  pinned = $state<string | null>(null);

  readonly phase = $derived.by(() => this.props().view.phase);
  /** What the picked card is played as. */
  readonly acting: Ordinary | null = $derived(this.card === "joker" ? this.as : this.card);
  readonly joker: boolean = $derived(this.card === "joker");
  readonly targets: Target[] = $derived.by(() => this.#targets());
  readonly looked: Target | null = $derived.by(() => {
    const at = this.pinned ?? this.hover;
    return this.targets.find((target) => target.at === at) ?? null;
  });
  /** Where the move pointed at leads, according to the table. */
  readonly outlook: Outlook | null = $derived.by(() => {
    const target = this.looked;
    return target ? outlookOf(this.props().view, target.type, target.at) : null;
  });
  readonly falling: string[] = $derived(this.outlook?.falls ?? []);
  /** A press must be repeated: planks would fall. */
  readonly asking: Target | null = $derived.by(() => {
    const target = this.looked;
    return target && this.pinned === target.at && this.falling.length > 0 ? target : null;
  });
  /** What whoever follows the advice presses next. */
  readonly mark: Mark | null = $derived.by(() => (this.mine && !this.errand.busy ? markOf(this.props().plan ?? [], this) : null));
  readonly price: number = $derived.by(() => (this.card && this.phase === "play" ? (this.props().view.prices[this.card] ?? 0) : 0));

  /** What a card can be played as now. */
  kinds(card: CardKind): Ordinary[] {
    const joker = card === "joker";
    const found = new Set<Ordinary>();
    for (const move of this.moves) {
      if (move.type === "walk" && move.joker === joker) found.add(`walk${move.steps}`);
      else if ((move.type === "short" || move.type === "long" || move.type === "remove" || move.type === "move") && move.joker === joker)
        found.add(move.type);
    }
    const kinds = [...found];
    return joker ? kinds : kinds.filter((kind) => kind === card);
  }

  /** Whether a press on a card of the hand does something now. */
  usable(card: CardKind): boolean {
    if (this.phase === "exchange") return this.moves.some((move) => move.type === "give" && move.card === card);
    if (this.phase === "discard" || this.phase === "trim") return this.moves.some((move) => move.type === "discard" && move.card === card);
    return this.kinds(card).length > 0;
  }

  /** A press on a card: gives it, discards it, or picks it (a second press puts it back). */
  press(card: CardKind): void {
    if (this.errand.busy || !this.mine) return;
    const given = this.moves.find((move) => (move.type === "give" || move.type === "discard") && move.card === card);
    if (given) return this.play(given);
    if (this.phase !== "play" || !this.usable(card)) return void this.whyNot(card);
    const again = this.card === card;
    this.rest();
    if (again) return;
    this.card = card;
    const kinds = this.kinds(card);
    if (card === "joker" && kinds.length === 1) this.as = kinds[0]!;
  }

  stand(kind: Ordinary): void {
    this.as = this.as === kind ? null : kind;
    this.pinned = null;
  }

  rest(): void {
    this.card = null;
    this.as = null;
    this.pinned = null;
    this.hover = null;
  }

  /** A press on a target. With `twice`, or when planks would fall, the first press only shows what it would do. */
  aim(at: string, twice: boolean): void {
    const target = this.targets.find((one) => one.at === at);
    if (!target || this.errand.busy) return;
    const again = this.pinned === at;
    this.pinned = at;
    if (again || (!twice && this.falling.length === 0)) this.go(target);
  }

  /** Plays what leads to the target. */
  go(target: Target): void {
    const { view } = this.props();
    const path = [...target.path];
    this.pinned = null;
    if (target.type !== "step") {
      const { type, at } = target;
      const move: Move = type === "to" ? { type, place: at } : { type, place: at, joker: this.joker };
      if (type !== "move") this.rest();
      else this.hover = null;
      this.card = null;
      this.as = null;
      return this.play(move);
    }
    const steps = path.map((to): Move => ({ type: "step", to }));
    const walk =
      view.phase === "walk" || !this.acting ? [] : [{ type: "walk", steps: WALKS[this.acting]!, joker: this.joker } satisfies Move];
    this.rest();
    this.run([...walk, ...steps]);
  }

  /** Plays these one after another, as long as each is legal when its turn comes. */
  run(moves: readonly Move[]): void {
    this.errand.run(
      ...moves.map((move) => () => {
        const legal = this.moves.some((one) => JSON.stringify(one) === JSON.stringify(move));
        return !legal && move.type === "step" ? "stop" : this.sending(move)();
      }),
    );
  }

  override async ask(move: Move): Promise<void> {
    if (this.mine) await super.ask(move);
  }

  async whyNot(card: CardKind): Promise<void> {
    const { view, seat } = this.props();
    const steps = WALKS[card];
    const pawn = seat === null ? null : view.players[seat]?.pawn;
    const touching = view.planks.find((plank) => pawn && plank.ends.includes(pawn))?.place;
    if (card === "joker") return this.ask({ type: "walk", steps: 1, joker: true });
    if (steps) return this.ask({ type: "walk", steps, joker: false });
    const slot = pawn && !pawn.includes(":") ? pawn.slice(0, 2) : "A1";
    if (card !== "short" && card !== "long" && card !== "remove" && card !== "move") return;
    const beside = placeBeside(slot, card === "long", view.board.cols, view.board.rows);
    const place = card === "remove" || card === "move" ? (touching ?? beside) : beside;
    const refusal = this.mine ? await this.props().ask({ type: card, place, joker: false }) : null;
    if (!refusal) return;
    // What is wrong with one place says little: it was picked at random.
    const general = ONE_PLACE.has(refusal.reason);
    this.props().explain(general ? { ...refusal, reason: `nothing-${card}`, args: {} } : refusal);
  }

  #targets(): Target[] {
    const { view } = this.props();
    if (!this.mine || this.errand.busy) return [];
    const placed = view.phase === "move" ? "to" : view.phase === "play" ? this.acting : null;
    if (placed === "to") return this.#places("to", "ghost");
    if (placed === "short" || placed === "long") return this.#places(placed, "ghost");
    if (placed === "remove" || placed === "move") return this.#places(placed, "plank");
    const most = view.phase === "walk" ? (view.turn?.walk?.left ?? 0) : placed ? (WALKS[placed] ?? 0) : 0;
    return walks(view, most).map(({ at, path }) => ({ at, kind: "field", path, type: "step" }));
  }

  #places(type: "short" | "long" | "remove" | "move" | "to", kind: Target["kind"]): Target[] {
    const places = this.moves.flatMap((move) => {
      if (move.type !== type) return [];
      return !("joker" in move) || move.joker === this.joker ? [move.place] : [];
    });
    return [...new Set(places)].map((at) => ({ at, kind, path: [], type }));
  }
}

/** Some place beside a slot, to ask about. */
function placeBeside(slot: string, long: boolean, cols: number, rows: number): string {
  const column = slot.charCodeAt(0) - 65;
  const row = Number(slot[1]);
  const other = column + 1 < cols ? column + 1 : column - 1;
  const next = long ? (row < rows ? row + 1 : row - 1) : row;
  const [a, b] = [slot, String.fromCharCode(65 + other) + String(next)].sort();
  return `${long ? "L" : "S"}:${a}-${b}`;
}
