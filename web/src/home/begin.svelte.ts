// Making tables: against a bot in one click, with chosen seats, from a position, from a record.

import type { GameInfo, NewSeat, OptionValue, TableMade } from "../types/wire";
import { importRecord, makeTable, Trouble } from "../net/api";
import { games } from "../games/games.svelte";
import { settings } from "../ui/settings.svelte";
import { messages } from "../ui/messages.svelte";
import { router } from "../pages/router.svelte";
import { mattering } from "../table/agreed";
import { say } from "../text/words.svelte";

class Begin {
  busy = $state(false);

  /**
   * Starts a match at once with the usual number of players (the first one a game names): me in the first seat, this bot in all others.
   * `options`: those that are not as usual.
   */
  now(info: GameInfo, bot: string, options: Record<string, OptionValue> = {}): Promise<boolean> {
    const others = (info.seats[0] ?? 2) - 1;
    const bots = Array.from({ length: others }, (): NewSeat => ({ kind: "bot", bot }));
    return this.with(info.name, [{ kind: "me" }, ...bots], options);
  }

  /** With a `position`, in the game's own form, the match begins there. */
  with(
    game: string,
    seats: NewSeat[],
    options: Record<string, OptionValue>,
    position: Record<string, unknown> | null = null,
  ): Promise<boolean> {
    games.ahead(game);
    // what does not matter with this many players is not offered, and was chosen with other seats in mind
    const declared = games.find(game)?.info.options ?? [];
    const offered = mattering(declared, seats.length);
    const idle = declared.filter((option) => !offered.includes(option)).map((option) => option.name);
    const chosen = Object.fromEntries(Object.entries(options).filter(([name]) => !idle.includes(name)));
    return this.open(async () => {
      await this.#introduce(seats);
      return makeTable({ game, seats, options: chosen, position });
    });
  }

  /** Remembers the name the visitor gave at their own seat. */
  async #introduce(seats: NewSeat[]): Promise<void> {
    const name = seats.find((seat) => seat.kind === "me")?.name?.trim();
    if (name && name !== settings.name) await settings.saveName(name);
  }

  record(file: File): Promise<boolean> {
    return this.open(async () => importRecord(await file.text()), "?at=0");
  }

  /** Makes a table and goes there; trouble is shown in words. Returns whether it succeeded. */
  async open(make: () => Promise<TableMade>, query = ""): Promise<boolean> {
    this.busy = true;
    try {
      router.go(`/t/${(await make()).id}${query}`);
      return true;
    } catch (error) {
      messages.show("trouble", error instanceof Trouble && error.message ? error.message : say("server-unreachable"));
      return false;
    } finally {
      this.busy = false;
    }
  }
}

export const begin = new Begin();
