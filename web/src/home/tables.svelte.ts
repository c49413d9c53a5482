// The visitor's tables, as the home page lists them.

import type { TableCard } from "../types/wire";
import { fetchTables } from "../net/api";

class Tables {
  list = $state.raw<TableCard[] | null>(null);

  /** Fetches them anew. No list is no harm: the page says elsewhere when the server is away. */
  async load(): Promise<void> {
    this.list = await fetchTables().catch(() => []);
  }
}

export const tables = new Tables();
