/** The boards of the box, to start from. */

import { words } from "../../../../text/words.svelte";
import { fetchModels } from "../../../../net/api";
import type { BoardFile } from "../../../../types/venise";
import type { Draft } from "./draft";
import { read } from "./file";

/** All of them, as the server hands them out. */
export async function fetchShelf(game: string): Promise<Draft[]> {
  const files = await fetchModels<BoardFile>(game);
  return files.flatMap((file) => read(JSON.stringify(file)).draft ?? []);
}

export const titleOf = (draft: Draft): string => draft.name[words.language] ?? draft.name["en"] ?? Object.values(draft.name)[0] ?? draft.id;

/** A copy to work on. */
export const copyOf = (draft: Draft): Draft => ({ ...draft, id: "my-board", name: {}, level: "custom", note: "" });
