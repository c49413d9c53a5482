/** The bid being composed: an amount, however it was chosen. The legal moves say which amounts are possible. */

import { Desk } from "../../../board/desk.svelte";
import type { Refusal } from "../../../board/props";
import type { Event, Move, View } from "../../../types/canaletto";
import { borrowing, landing, reaching } from "./reading";

const WHOLE = /^[+-]?\d{1,9}$/;

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
  /** The chosen amount, if it is possible. */
  amount: number | null = $derived.by(() => {
    const text = this.text.trim();
    if (!WHOLE.test(text)) return null;
    const amount = Number(text);
    return this.amounts.includes(amount) ? amount : null;
  });
  preview = $derived.by(() => (this.amount === null ? null : landing(this.props().view, this.amount)));
  debt = $derived.by(() => {
    const { view, seat } = this.props();
    return this.amount === null || seat === null ? null : borrowing(view.players[seat]!.money, this.amount);
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
    const found = reaching(this.props().view, this.amounts, palace);
    const chosen =
      found.find((amount) => this.preview?.stop === palace && this.amount !== null && amount > this.amount) ?? found[0] ?? null;
    if (chosen !== null) this.set(chosen);
    return chosen;
  }

  /** The smallest amount for each palace; none where no bid can stop. */
  price(palace: number): number | null {
    return reaching(this.props().view, this.amounts, palace)[0] ?? null;
  }

  /** Handles typing: says at once what is wrong. The table is asked about every whole number. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    const text = this.text.trim();
    this.refusal = null;
    if (text === "" || this.amount !== null) return;
    const refusal = WHOLE.test(text)
      ? await this.props().ask({ type: "bid", amount: Number(text) })
      : { rule: "CAN-25", reason: "bid-not-whole", args: { amount: text.slice(0, 20) } };
    if (number === this.#asked) this.refusal = refusal;
  }

  /** Plays the bid, or says why not. */
  async bid(): Promise<void> {
    if (this.amount !== null) return this.props().play({ type: "bid", amount: this.amount });
    await this.check();
    if (this.refusal) this.props().announce(this.props().say(`refusal-${this.refusal.reason}`, this.refusal.args));
  }
}
