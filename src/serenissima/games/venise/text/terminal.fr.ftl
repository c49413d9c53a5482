# Le plateau dans le terminal.
terminal-piles = À piocher : { $draw }. Défausse : { $discards }. Jokers : { $jokers }. À l’eau : { $short } courtes, { $long } longues.
terminal-turn = { $used ->
    [one] { $used } sablier utilisé
   *[other] { $used } sabliers utilisés
}, reste { $left }.
terminal-way = { $planks ->
    [0] Aucune planche ne manque jusqu’à votre pierre la plus proche
    [1] Une planche manque jusqu’à votre pierre la plus proche
   *[other] { $planks } planches manquent jusqu’à votre pierre la plus proche
} ; elle est à { $steps } pas.
terminal-hand = Vos cartes : { $cards }
terminal-player = { $mark } { $name }, { $colour } : { $gems } pierres sur 4, { $cards } cartes, { $jokers } jokers ; planches : { $short } courtes, { $long } longues
terminal-help =
    Cartes : short S:A4-B4, long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top. Mettez « joker » devant
    pour jouer un joker comme cette carte. Et aussi : take joker, exchange short long walk1 walk2, end play, discard walk1, end turn.
    ◆ est une pierre et ☻ un pion, avec la lettre de sa couleur : rubis, diamant, émeraude, topaze.
    Poteaux : R D E T sont des départs, H I / \ des ponts dans leur axe, ═ ║ des murs, o des poteaux simples.
