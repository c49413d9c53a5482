// Parting with a table: cancelled, left, ended or taken off the list.

import type { TableCard } from "../types/wire";
import { dropTable, leaveTable, troubleText } from "../net/api";
import { messages } from "../ui/messages.svelte";
import { tables } from "../home/tables.svelte";
import { say } from "../text/words.svelte";

export type Way = NonNullable<TableCard["parting"]>;

class Parting {
  busy = $state(false);

  /** Parts with a table and shows how it went; returns whether it succeeded. The list is fetched again either way, as it may be out of date. */
  async with(id: string, way: Way): Promise<boolean> {
    this.busy = true;
    try {
      await (way === "leave" ? leaveTable(id) : dropTable(id));
      messages.show("done", say(`parted-${way}`));
      return true;
    } catch (error) {
      messages.show("trouble", troubleText(error, say("server-unreachable")));
      return false;
    } finally {
      await tables.load();
      this.busy = false;
    }
  }
}

export const parting = new Parting();
