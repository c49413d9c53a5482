/** The keys of the board, for the list of keys. */
export const KEYS = ["palace", "bid"] as const;
