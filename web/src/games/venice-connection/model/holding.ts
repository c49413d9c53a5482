/** Changing the face a hand holds, whether it plays a match or lays tiles freely on a study page. */

import { flipped, type Kind, likeFace, nthFace, turned } from "./faces";

export interface Holding {
  readonly face: string;
  choose: (face: string) => void;
}

/** A quarter turn clockwise, or back. */
export function rotate(hand: Holding, by: 1 | -1): void {
  hand.choose(turned(hand.face, by));
}

/** The other side of the tile. */
export function flip(hand: Holding): void {
  hand.choose(flipped(hand.face));
}

/** The face of another kind of tile that is most like the one held. */
export function chooseKind(hand: Holding, kind: Kind): void {
  hand.choose(likeFace(hand.face, kind));
}

/** The face with this number in the picker, if there is one. */
export function chooseNumber(hand: Holding, number: number): void {
  const face = nthFace(hand.face, number);
  if (face) hand.choose(face);
}
