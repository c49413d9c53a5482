// The visitor's tables, as the home page lists them.

import type { TableCard } from "../types/wire";
import { fetchTables } from "../net/api";

class Tables {
  list = $state.raw<TableCard[] | null>(null);

  /** Fetches them again. A missing list does no harm: the page says elsewhere that the server is away. */
  async load(): Promise<void> {
    this.list = await fetchTables().catch(() => []);
  }
}

export const tables = new Tables();
