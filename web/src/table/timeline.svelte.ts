// Moving through a match and looking back at it: which entry is shown, and what is said about it.

import { type Say, sentence } from "../text/text";
import type { Hint, Side } from "../types/wire";
import { router } from "../pages/router.svelte";
import { Hindsight } from "./hindsight.svelte";
import type { TableClient } from "./match.svelte";
import { momentWords } from "./moment";
import { Replay } from "./replay.svelte";

export class Timeline {
  replay = $state.raw<Replay | null>(null);
  hindsight = $state.raw<Hindsight | null>(null);

  /** The address may name the entry to show: `?at=12`. */
  constructor(
    private readonly client: TableClient,
    private readonly at: number | null,
  ) {
    if (at !== null) this.replay = new Replay(client.id, at, at);
  }

  get #entries(): number {
    return Math.max(0, (this.client.update?.entry ?? 1) - 1);
  }

  /** Opens the replay: at the beginning when the match is over, else at the current entry. */
  open(): void {
    this.replay = new Replay(this.client.id, this.client.outcome !== null ? 0 : this.#entries, this.#entries);
  }

  close(): void {
    this.closeLookBack();
    this.replay?.stop();
    this.replay = null;
    // Whoever plays on elsewhere from here has gone to that table already.
    const { route } = router;
    if (this.at !== null && route.page === "table" && route.id === this.client.id) router.go(`/t/${this.client.id}`, true);
  }

  jump(entry: number): void {
    this.replay?.stop();
    void this.replay?.to(entry);
  }

  /** Looks back at the match as a whole, beginning at its end. */
  lookBack(): void {
    const { client } = this;
    this.replay ??= new Replay(client.id, this.#entries, this.#entries);
    this.hindsight = new Hindsight(client.id, client.mine[0] ?? 0);
    if (!client.mine.length) this.replay.through(0);
  }

  closeLookBack(): void {
    if (!this.hindsight) return;
    this.hindsight.close();
    this.hindsight = null;
    this.replay?.through(null);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** What a seat sees, at the entry shown or now. */
  shown(eyes: number | null): Side | null {
    const { replay } = this;
    if (!replay) return this.client.side(eyes);
    return replay.frame?.sides.find((side) => side.seat === (replay.seat ?? eyes)) ?? replay.frame?.sides[0] ?? null;
  }

  /** The advice for the position shown: the hint, or what would have been better at the selected moment. */
  plan(hint: Hint["best"] | null): unknown[] {
    if (!this.replay) return hint ? [hint.move, ...hint.then] : [];
    const moment = this.hindsight?.moment;
    return moment && this.replay.frame?.entry === moment.entry - 1 ? [moment.best, ...moment.then] : [];
  }

  /** The moment shown, in words: the round, and whose turn it was. */
  moment(say: Say, me: number | null): string {
    const frame = this.replay?.frame;
    if (!frame) return "";
    return momentWords(say, { round: frame.round, seat: frame.to_move, over: frame.outcome !== null }, this.client.names, me);
  }

  /** The last thing that happened before the entry shown, in words. */
  caption(say: Say, eyes: number | null): string {
    const reached = this.replay?.entry ?? 0;
    const heard = this.client.log.findLast((one) => one.n <= reached && (one.seat === null || one.seat === eyes));
    return heard && reached ? sentence(say, heard.event, this.client.names, eyes) : "";
  }
}
