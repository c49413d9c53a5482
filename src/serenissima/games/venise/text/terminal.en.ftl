# The board in the terminal.
terminal-piles = To draw: { $draw }. Discarded: { $discards }. Jokers: { $jokers }. In the water: { $short } short, { $long } long.
terminal-turn = { $used ->
    [one] One hourglass used
   *[other] { $used } hourglasses used
}, { $left } left.
terminal-way = { $planks ->
    [0] No plank is missing on the way to your nearest gem
    [one] One plank is missing on the way to your nearest gem
   *[other] { $planks } planks are missing on the way to your nearest gem
}; it is { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
terminal-hand = Your cards: { $cards }
terminal-player = { $mark } { $name }, { $colour }: { $gems } of 4 gems, { $cards } cards, { $jokers } jokers; planks: { $short } short, { $long } long
terminal-help =
    Cards: short S:A4-B4, long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top. Put “joker” in front to
    play a joker as that card. Further: take joker, exchange short long walk1 walk2, end play, discard walk1, end turn.
    ◆ is a gem and ☻ a pawn, each with the letter of its colour: ruby, diamond, emerald, topaz.
    Poles: R D E T are starts, H I / \ bridges along their axis, ═ ║ walls, o plain.
