/** The keys of the board, for the list of keys. */
export const KEYS = ["split"] as const;
