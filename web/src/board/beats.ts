/**
 * Which events of a game get a beat of their own and a line over the board, so that nobody misses them. A game says so in
 * `web/src/games/<game-name>/beats.ts`, its default export. `all`: everybody sees it; `you`: whoever it names (in `seat` or `..._seat`);
 * `none`: nobody. An event that is not listed is seen by the players it names besides the one who acts (in `..._seat`).
 */
export type Weight = "all" | "you" | "none";

export type Beats<E extends { type: string }> = Readonly<Partial<Record<E["type"], Weight>>>;

/** The beats of some game. */
export type AnyBeats = Beats<{ type: string }>;
