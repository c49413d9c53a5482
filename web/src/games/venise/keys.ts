/** The keys of the board, for the list of keys. */
export const KEYS = ["card", "target", "rest"] as const;
