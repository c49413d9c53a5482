/** The twelve groups of treasures, in the order of the specification, and the colour of each token's ground. */

export const TREASURES = ["mirror", "candelabrum", "fan", "lion", "painting", "goblet", "clock", "bust", "stove", "ring", "lamp", "necklace"] as const;

export type TreasureName = (typeof TREASURES)[number];

export const GROUNDS: Record<TreasureName, string> = {
  mirror: "#1f7f8f",
  candelabrum: "#8c2f39",
  fan: "#c4517d",
  lion: "#d8973a",
  painting: "#5d7034",
  goblet: "#7e63b8",
  clock: "#2d57a0",
  bust: "#6b7278",
  stove: "#a5512c",
  ring: "#1d6b45",
  lamp: "#e8b93f",
  necklace: "#2d2338",
};
