terminal-piles = Da pescare: { $draw }. Scarti: { $discards }. Jolly: { $jokers }. In acqua: corte { $short }, lunghe { $long }.
terminal-turn = { $used ->
    [one] Una clessidra usata
   *[other] { $used } clessidre usate
}, ancora { $left }.
terminal-way = { $planks ->
    [0] Fino alla tua gemma più vicina non manca nessuna asse
    [one] Fino alla tua gemma più vicina manca un’asse
   *[other] Fino alla tua gemma più vicina mancano { $planks } assi
}; è a { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
terminal-hand = Le tue carte: { $cards }
terminal-player = { $mark } { $name }, { $colour }: gemme { $gems } su 4, carte { $cards }, jolly { $jokers }; assi: corte { $short }, lunghe { $long }
terminal-help =
    Carte: short S:A4-B4, long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top. Metti «{"joker"}» davanti per
    giocare un jolly come quella carta. Inoltre: take {"joker"}, exchange short long walk1 walk2, end play, discard walk1, end turn.
    ◆ è una gemma e ☻ una pedina, con la lettera del colore: R rubino, D diamante, E smeraldo, T topazio.
    Pali: R D E T sono le partenze, H I / \ ponti lungo il loro asse, ═ ║ muri, o semplici.
