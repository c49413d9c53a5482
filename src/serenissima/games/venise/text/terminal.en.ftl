# The board in the terminal.
terminal-piles = To draw: { $draw }. Discarded: { $discards }. Jokers: { $jokers }. In the water: { $short } short, { $long } long.
terminal-turn = { $used ->
    [one] One hourglass used
   *[other] { $used } hourglasses used
}, { $left } left.
terminal-way = To { $gem }: { $planks ->
    [0] no plank
    [one] one plank
   *[other] { $planks } planks
}, { $steps } steps: { $path }
terminal-hand = Your cards: { $cards }
terminal-gems = Gems: { $gems }
terminal-planks = Planks: { $planks }
terminal-player = { $mark } { $seat } { $colour } on { $pawn }: { $gems } of 4 gems, { $tiles } tiles, planks { $short } short { $long } long, { $cards } cards and { $jokers } jokers
terminal-help =
    Cards: short S:A4-B4, long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top. Put “joker” in front to
    play a joker as that card. Further: take joker, exchange short long walk1 walk2, end play, discard walk1, end turn.
    Poles: R D E T are starts, H I / \ bridges along their axis, ═ ║ walls, o plain.
