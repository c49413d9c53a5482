/** The twelve groups of treasures, in the order of the specification. */

export const TREASURES = [
  "mirror",
  "candelabrum",
  "fan",
  "lion",
  "painting",
  "goblet",
  "clock",
  "bust",
  "stove",
  "ring",
  "lamp",
  "necklace",
] as const;

export type TreasureName = (typeof TREASURES)[number];
