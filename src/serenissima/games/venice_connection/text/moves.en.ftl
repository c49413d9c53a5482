# Venice Connection, in English: what one may do, in words (a hint). The board marks the places in gold.
move-lay = Lay the tile marked in gold
move-confirm = Lay the tiles you have put down
move-impossible = Say “Impossible!”
move-proof = Show the ring
move-concede = Give up the proof

# How moves read in a plan of several: see docs/adding-a-game.md.
plan-lay = Lay the tiles marked in gold
    .part = one of them
plan-confirm =
    .passing = yes
