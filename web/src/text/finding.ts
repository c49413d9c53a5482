// Finding words in a page: whatever their case and accents, and across emphasis and links, but never across paragraphs.

const BLOCK = "p, li, td, th, h1, h2, h3, h4, h5, h6, pre";
/** One letter finds nearly everything. */
export const SHORTEST = 2;

/** The same number of letters, without case and accents. */
export function plain(text: string): string {
  let found = "";
  for (const unit of text.split("")) found += /\s/.test(unit) ? " " : (unit.normalize("NFD")[0]?.toLowerCase()[0] ?? unit);
  return found;
}

/** Where these words stand in a text; hits do not overlap. */
export function places(text: string, words: string): number[] {
  const wanted = plain(words).trim().replace(/ +/g, " ");
  if (wanted.length < SHORTEST) return [];
  const all = plain(text);
  const found: number[] = [];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length)) found.push(at);
  return found;
}

/** The ranges of these words below an element, in reading order. */
export function findIn(root: Element, words: string): Range[] {
  const length = plain(words).trim().replace(/ +/g, " ").length;
  return paragraphs(root).flatMap((nodes) => {
    const text = nodes.map((node) => node.data).join("");
    return places(text, words).map((at) => {
      const range = document.createRange();
      range.setStart(...point(nodes, at, false));
      range.setEnd(...point(nodes, at + length, true));
      return range;
    });
  });
}

/** The texts of each paragraph, in reading order. */
function paragraphs(root: Element): Text[][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[][] = [];
  let last: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const block = node.parentElement?.closest(BLOCK) ?? root;
    if (block === last) found.at(-1)!.push(node);
    else found.push([node]);
    last = block;
  }
  return found;
}

/** The node and the offset in it of a place in the joined texts; where two meet, an end belongs to the first. */
function point(nodes: Text[], at: number, end: boolean): [Text, number] {
  let left = at;
  for (const node of nodes) {
    if (left < node.length || (end && left === node.length)) return [node, left];
    left -= node.length;
  }
  return [nodes.at(-1)!, nodes.at(-1)!.length];
}
