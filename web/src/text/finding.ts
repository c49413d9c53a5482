// Finding words in a page: whatever their case, accents and endings, in any order, and across emphasis and links, but never across paragraphs.

const BLOCK = "p, li, td, th, h1, h2, h3, h4, h5, h6, pre";
/** One letter finds nearly everything. */
export const SHORTEST = 2;
/** What is left of a word without its ending has at least so many letters. */
const STEM = 3;
/** Endings of plurals and cases in the languages we speak; a word is also found with another one, or with none. */
const ENDING = /(?:es|en|er|s|n|e|i|a|o|x)$/;
/** A word that differs by more letters than this is another word. */
const SLIPS = 2;

/** The same number of letters, without case and accents. */
export function plain(text: string): string {
  let found = "";
  for (const unit of text.split("")) found += /\s/.test(unit) ? " " : (unit.normalize("NFD")[0]?.toLowerCase()[0] ?? unit);
  return found;
}

interface Hit {
  at: number;
  length: number;
}

/** Where these words stand in a text as they were typed; hits do not overlap. */
export function places(text: string, words: string): number[] {
  const wanted = plain(words).trim().replace(/ +/g, " ");
  if (wanted.length < SHORTEST) return [];
  const all = plain(text);
  const found: number[] = [];
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + wanted.length)) found.push(at);
  return found;
}

/** Where each of these words begins a word of a text, whatever its ending; nothing unless all of them are there. */
export function scattered(text: string, words: string): Hit[] {
  const wanted = plain(words)
    .split(" ")
    .filter((word) => word.length >= SHORTEST);
  const all = wordsOf(plain(text));
  const found = wanted.map((word) => all.filter((one) => one.word.startsWith(stem(word))));
  if (!found.length || found.some((hits) => !hits.length)) return [];
  const every = new Map(found.flat().map(({ at, word }) => [at, { at, length: word.length }]));
  return [...every.values()].sort((a, b) => a.at - b.at);
}

function stem(word: string): string {
  const bare = word.replace(ENDING, "");
  return bare.length >= STEM ? bare : word;
}

function wordsOf(text: string): { at: number; word: string }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({ at: match.index, word: match[0] }));
}

/** The ranges of these words below an element, in reading order: as they were typed, or else each for itself. */
export function findIn(root: Element, words: string): Range[] {
  const length = plain(words).trim().replace(/ +/g, " ").length;
  const all = paragraphs(root).map((nodes) => ({ nodes, text: nodes.map((node) => node.data).join("") }));
  const ranges = (hits: (text: string) => Hit[]): Range[] =>
    all.flatMap(({ nodes, text }) =>
      hits(text).map(({ at, length }) => {
        const range = document.createRange();
        range.setStart(...point(nodes, at, false));
        range.setEnd(...point(nodes, at + length, true));
        return range;
      }),
    );
  const exact = ranges((text) => places(text, words).map((at) => ({ at, length })));
  return exact.length ? exact : ranges((text) => scattered(text, words));
}

/** A word of the page that looks most like the one that was not found; null if none does. */
export function likeliest(root: Element, words: string): string | null {
  const typed = plain(words).trim();
  if (typed.length <= STEM || typed.includes(" ")) return null;
  let [best, least]: [string | null, number] = [null, SLIPS + 1];
  for (const { at, word } of wordsOf(plain(root.textContent))) {
    if (Math.abs(word.length - typed.length) >= least) continue;
    const slips = distance(word, typed);
    if (slips < least) [best, least] = [root.textContent.slice(at, at + word.length), slips];
  }
  return best;
}

/** How many letters must be changed, added or left out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries()) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
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
