terminal-piles = Te trekken: { $draw }. Afgelegd: { $discards }. Jokers: { $jokers }. In het water: { $short } korte, { $long } lange.
terminal-turn = { $used ->
    [one] Eén zandloper gebruikt
   *[other] { $used } zandlopers gebruikt
}, nog { $left }.
terminal-way = { $planks ->
    [0] Op de weg naar je dichtstbijzijnde edelsteen ontbreekt geen plank
    [one] Op de weg naar je dichtstbijzijnde edelsteen ontbreekt één plank
   *[other] Op de weg naar je dichtstbijzijnde edelsteen ontbreken { $planks } planken
}; het is nog { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
terminal-hand = Je kaarten: { $cards }
terminal-player = { $mark } { $name }, { $colour }: { $gems } van 4 edelstenen, { $cards } kaarten, { $jokers } jokers; planken: { $short } korte, { $long } lange
terminal-help =
    Kaarten: short S:A4-B4, long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top. Zet “joker” ervoor om
    een joker als die kaart te spelen. Verder: take joker, exchange short long walk1 walk2, end play, discard walk1, end turn.
    ◆ is een edelsteen en ☻ een pion, elk met de letter van de kleur: R robijn, D diamant, E smaragd, T topaas.
    Palen: R D E T zijn startpalen, H I / \ bruggen langs hun as, ═ ║ muren, o gewone palen.
