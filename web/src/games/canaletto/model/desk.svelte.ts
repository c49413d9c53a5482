/** The bid being composed: an amount, however it was chosen. The legal moves say which amounts are possible. */

import { Desk } from "../../../board/desk.svelte";
import type { Refusal } from "../../../board/props";
import type { Event, Move, View } from "../../../types/canaletto";
import { borrowing, landing } from "./reading";
import { PALACES } from "./ring";

const WHOLE = /^[+-]?\d+$/;
const LONGEST = 15;

/** What is asked about: the number, or a text that is none, in one word. Of what is very long the beginning will do. */
function written(text: string): number | string {
  if (WHOLE.test(text)) return Number(text.slice(0, LONGEST));
  const word = text.replace(/\s+/g, "·");
  return word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word;
}

export class Bidding extends Desk<View, Move, Event> {
  /** The text in the field; it may be nonsense. */
  text = $state("");
  /** Why the text is not a possible bid; null until the table has said so. */
  refusal = $state.raw<Refusal | null>(null);

  #asked = 0;

  amounts: number[] = $derived.by(() =>
    this.of("bid")
      .map((move) => move.amount)
      .sort((a, b) => a - b),
  );
  lowest = $derived(this.amounts[0] ?? null);
  highest = $derived(this.amounts.at(-1) ?? null);
  /** How far the slider goes: all one can pay, and a whole round of the lagoon; the field takes more. */
  far = $derived.by(() => {
    const { seat, view } = this.props();
    const money = seat === null ? 0 : (view.players[seat]?.money ?? 0);
    return Math.min(this.highest ?? 0, Math.max(money, this.amount ?? 0, (this.lowest ?? 0) + PALACES - 1));
  });
  /** The chosen amount, if it is possible. */
  amount: number | null = $derived.by(() => {
    const text = this.text.trim();
    if (!WHOLE.test(text)) return null;
    const amount = Number(text);
    return this.amounts.includes(amount) ? amount : null;
  });
  preview = $derived.by(() => (this.amount === null ? null : landing(this.props().view, this.amount)));
  debt = $derived.by(() => {
    return this.amount === null ? null : borrowing(this.props().view, this.amount);
  });

  /** A new turn begins with the smallest bid there is. */
  begin(): void {
    this.set(this.lowest);
  }

  set(amount: number | null): void {
    this.text = amount === null ? "" : String(amount);
    this.refusal = null;
  }

  /** Raises the bid by this much, but never beyond what is possible. */
  raise(by: number): void {
    if (this.lowest === null || this.highest === null) return;
    const from = this.amount ?? this.lowest - (this.text.trim() ? 0 : by);
    this.set(Math.min(this.highest, Math.max(this.lowest, from + by)));
  }

  /** The smallest amount that stops there; chosen again, one whole round more. */
  reach(palace: number): number | null {
    const found = this.#reaching(palace);
    const chosen =
      found.find((amount) => this.preview?.stop === palace && this.amount !== null && amount > this.amount) ?? found[0] ?? null;
    if (chosen !== null) this.set(chosen);
    return chosen;
  }

  /** The smallest amount for each palace; none where no bid can stop. */
  price(palace: number): number | null {
    return this.#reaching(palace)[0] ?? null;
  }

  /** Whether the first auction may be there. */
  mayBegin(palace: number): boolean {
    return this.of("begin").some((move) => move.palace === palace);
  }

  /** The amounts that stop at a palace, the smallest first. */
  #reaching(palace: number): number[] {
    return this.amounts.length === 0 ? [] : this.props().view.palaces[palace]!.bids;
  }

  /** Somebody typed: asks the table what is wrong with it. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    const text = this.text.trim();
    this.refusal = null;
    if (text === "" || this.amount !== null) return;
    const refusal = await this.props().ask({ type: "bid", amount: written(text) as number });
    if (number === this.#asked) this.refusal = refusal;
  }

  /** Plays the bid, or says why not. */
  async bid(): Promise<void> {
    if (this.amount !== null) return this.props().play({ type: "bid", amount: this.amount });
    await this.check();
    if (this.refusal) this.props().announce(this.props().say(`refusal-${this.refusal.reason}`, this.refusal.args));
  }
}
