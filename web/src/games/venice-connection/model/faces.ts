/** The faces of the tiles in the box, ordered so that a hand can turn and flip them. What is legal is never decided here. */

export type Kind = "plain" | "straight" | "bend";

const TURNS: readonly string[] = ["|-", "LF7J", "nesw"];

/** Both sides of each kind of tile (VC-75): a plain one, a T with a straight behind it, a T with a bend behind it. */
export const FACES: Readonly<Record<Kind, readonly string[]>> = {
  plain: ["|", "-", "L", "F", "7", "J"],
  straight: ["|*", "-*", "n-", "e-", "s-", "w-"],
  bend: ["L*", "F*", "7*", "J*", "nL", "eL", "sL", "wL"],
};

export function kindOf(face: string): Kind {
  if (face.length === 1) return "plain";
  return FACES.straight.includes(face) ? "straight" : "bend";
}

/** A quarter turn clockwise, or back. */
export function turned(face: string, by: 1 | -1 = 1): string {
  const drawing = face.charAt(0);
  const cycle = TURNS.find((turns) => turns.includes(drawing));
  if (!cycle) return face;
  const next = cycle.charAt((cycle.indexOf(drawing) + by + cycle.length) % cycle.length);
  return next + face.slice(1);
}

/** The other side of the same tile. */
export function flipped(face: string): string {
  const kind = kindOf(face);
  const sides = FACES[kind];
  const size = kind === "bend" ? 4 : 2;
  const at = sides.indexOf(face);
  return at < size ? sides[size + Math.min(at, sides.length - size - 1)]! : sides[Math.min(at - size, size - 1)]!;
}

/** The other faces of the same tile, in the order of the picker, beginning after this one. */
export function facesFrom(face: string, by: 1 | -1): string[] {
  const sides = FACES[kindOf(face)];
  const at = sides.indexOf(face);
  const after = [...sides.slice(at + 1), ...sides.slice(0, at)];
  return by > 0 ? after : after.reverse();
}

/** The next face of the same tile for which `may` holds; the face itself if there is no other. */
export function nextFace(face: string, by: 1 | -1, may: (face: string) => boolean): string {
  return facesFrom(face, by).find(may) ?? face;
}

const NAMES: Readonly<Record<string, string>> = {
  "|": "straight-ns",
  "-": "straight-ew",
  L: "bend-ne",
  F: "bend-es",
  "7": "bend-sw",
  J: "bend-nw",
};

/** The key of the words for a face: `board-face-straight-ns`, `board-face-bend-ne`, `board-face-t-n`. */
export function faceWord(face: string): string {
  const drawing = face.charAt(0);
  return `board-face-${NAMES[drawing] ?? `t-${drawing}`}`;
}

/** The face with this name in words, `bend-ne` or `t-n`; undefined if there is none. */
export function faceNamed(name: string): string | undefined {
  if (/^t-[nesw]$/.test(name)) return `${name.charAt(2)}-`;
  return Object.keys(NAMES).find((face) => NAMES[face] === name);
}

/** The face of another kind of tile with the same drawing; failing that, the first of that kind. */
export function likeFace(face: string, kind: keyof typeof FACES): string {
  return FACES[kind].find((other) => other.charAt(0) === face.charAt(0)) ?? FACES[kind][0]!;
}

/** The face with this number among those of the same tile; undefined if there is none. */
export function nthFace(face: string, number: number): string | undefined {
  return FACES[kindOf(face)][number - 1];
}
