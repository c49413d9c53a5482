/** What the player may do now, taken from the legal moves, and how it is sent. It knows no rules. */

import { Desk as Kit } from "../../../board/desk.svelte";
import type { Task } from "../../../board/errand.svelte";
import type { BoardProps, Refusal } from "../../../board/props";
import { sorted } from "./cards";
import { type Event, type Move, type View, without } from "./reading";

export type Props = BoardProps<View, Move, Event>;

/** A pass is sent no sooner than this after the question, forced or not. Nobody passes except by hand: see decision 19. */
const PACE = 700;

export class Desk extends Kit<View, Move, Event> {
  /** Why the cards picked cannot be laid yet; null when they can. */
  hindrance = $state.raw<Refusal | null>(null);
  /** True from the moment a player decides to pass until it is sent. */
  passing = $state(false);
  #asked = 0;
  #question = "";
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  name(seat: number): string {
    return this.props().names[seat] ?? "";
  }

  /** The seats a traitor may rob. */
  get victims(): number[] {
    return this.of("betray").map((move) => move.seat);
  }

  /** The kinds of specials that may come next. */
  get specials(): string[] {
    return this.of("resolve").map((move) => move.card);
  }

  canLay(card: string): boolean {
    return this.of("lay").some((move) => move.card === card);
  }

  get voting(): boolean {
    const { view, seat } = this.props();
    return this.mine && view.stage === "vote" && view.vote?.asked === seat;
  }

  get canTakeBack(): boolean {
    return this.voting && this.props().view.vote?.draft != null && this.drafted > 0 && this.props().undoState === "free";
  }

  /** How many cards are picked and not laid yet. */
  get drafted(): number {
    const draft = this.props().view.vote?.draft;
    return draft ? draft.contested + draft.groups.reduce((sum, group) => sum + group.count, 0) : 0;
  }

  takeBack(): void {
    if (this.canTakeBack) this.errand.run(() => (this.drafted === 0 ? "stop" : this.undoing()));
  }

  /** Announces the split, or says why it is none yet. */
  offer(second: readonly string[], least: number): void {
    const { view } = this.props();
    const all = view.trays.reduce((sum, tray) => sum + tray.cards.length, 0);
    if (second.length >= least && all - second.length >= least) this.split(second);
    else void this.ask({ type: "confirm" } as Move);
  }

  /** Sends the split: the cards of the second tray one by one, then the confirmation. */
  split(second: readonly string[]): void {
    const wanted = sorted(second);
    const puts = wanted.map((): Task => () => {
      const lies = this.props().view.trays[1]?.cards ?? [];
      const card = without(wanted, lies)[0];
      const move = this.of("put").find((one) => one.card === card);
      return move ? this.sending(move)() : "skip";
    });
    const clearing = (): "sent" | "skip" => {
      // What lies there but does not belong there (after a lost connection, say) is taken back first.
      const lies = this.props().view.trays[1]?.cards ?? [];
      if (without(lies, wanted).length === 0 || this.props().undoState !== "free") return "skip";
      this.errand.instead(clearing, ...puts, this.#confirming);
      this.props().undo();
      return "sent";
    };
    this.errand.run(clearing, ...puts, this.#confirming);
  }

  confirm(): void {
    this.errand.run(this.#confirming);
  }

  /** Presses a card of the hand: it is picked, or the reason why not is shown. */
  async press(card: string): Promise<void> {
    const { view, explain } = this.props();
    const move = this.of("lay").find((one) => one.card === card);
    if (move) return this.play(move);
    const known = view.vote?.why_not.find((why) => why.card === card);
    if (known) return explain({ rule: known.rule, reason: known.reason, args: known.args });
    await this.ask({ type: "lay", card } as Move);
  }

  /** Whether nothing can be laid, so that passing is the only answer. */
  get mustPass(): boolean {
    return this.voting && this.moves.length === 1 && this.may("pass");
  }

  /** Passes, but no sooner than a player with a choice would. */
  pass(): void {
    if (this.passing || !this.may("pass")) return;
    this.passing = true;
    this.#timer = setTimeout(
      () => {
        this.passing = false;
        if (this.may("pass")) this.play({ type: "pass" });
      },
      Math.max(0, this.#since + PACE - performance.now()),
    );
  }

  /** The table has changed: forgets what belongs to an older question, and finds out what still prevents the picked cards from being laid. */
  async look(): Promise<void> {
    const mine = ++this.#asked;
    const { vote } = this.props().view;
    const question = this.voting ? JSON.stringify(vote?.rows) : "";
    if (question !== this.#question) {
      this.#question = question;
      this.#since = performance.now();
      this.stop();
    }
    if (!this.voting || this.drafted === 0 || this.may("confirm")) {
      this.hindrance = null;
      return;
    }
    const refusal = await this.props().ask({ type: "confirm" });
    if (mine === this.#asked) this.hindrance = refusal;
  }

  /** Cancels a pass that has not been sent yet. */
  stop(): void {
    clearTimeout(this.#timer);
    this.passing = false;
  }

  readonly #confirming: Task = () => {
    return this.may("confirm") ? this.sending({ type: "confirm" })() : "stop";
  };
}
