// The words of the game that the board needs in a fixed order.

export type Build = "tall" | "short" | "fat" | "thin";
export type Identity = "fiddlebottom" | "bubble" | "x" | "zsazsa";
export type Letter = "alpha" | "bravo" | "charlie" | "delta";

/** In the order of the note sheet (IV-108). */
export const IDENTITIES: readonly Identity[] = ["fiddlebottom", "zsazsa", "bubble", "x"];
export const BUILDS: readonly Build[] = ["tall", "thin", "short", "fat"];
export const LETTERS: readonly Letter[] = ["alpha", "bravo", "charlie", "delta"];
