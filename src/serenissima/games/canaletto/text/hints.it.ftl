# Canaletto, in italiano: perché una decisione è buona.
why-alone = Tutti gli altri hanno passato, quindi con { $amount } compri subito il lotto.
why-completes = Chi prende questo lotto ha { $group ->
        [stove] l’ultima
        [lamp] l’ultima
        [necklace] l’ultima
       *[other] l’ultimo
    } { group }: { $count ->
    [one] frutta subito { $amount }.
   *[other] i tuoi { $count } pezzi fruttano subito { $value } l’uno, in tutto { $amount }.
}
why-order = Questo lotto completa { $kinds } tipi. Chi lo compra sceglie quale di questi si vende a { $value }.
why-sends = Porta l’asta a { palace }, dove c’è { $group ->
        [stove] l’ultima
        [lamp] l’ultima
        [necklace] l’ultima
       *[other] l’ultimo
    } { group }. { $count ->
    [one] Un pezzo di quel tipo sarà già tuo.
   *[other] { $count } pezzi di quel tipo saranno già tuoi.
}
why-bar = Sopra i 15 le maschere non valgono, e { $count ->
    [one] uno dei tuoi rivali in quest’asta ne ha ancora una.
   *[other] { $count } dei tuoi rivali in quest’asta ne hanno ancora una.
}
why-cheap = { $count ->
    [one] Un tesoro per { $amount }: in media un tesoro frutta circa { $mean }.
   *[other] { $count } tesori per { $amount }: in media ognuno frutta circa { $mean }.
}
why-next = Se compri, il prossimo lotto è { lot } a { palace }, e lì parli dopo tutti gli altri.
why-worthless = Chi prende questo lotto mette fine alla partita, e nessuno dei suoi tesori si venderebbe.
why-borrow = Hai { $money }. Un’offerta di { $amount } vuol dire un debito di { $debt }, che toglie { $cost } dai tuoi punti.
why-dear = { $count ->
    [one] In media un tesoro frutta circa { $mean }, e dovresti offrire { $amount } o più.
   *[other] In media { $count } tesori fruttano circa { $worth }, e dovresti offrire { $amount } o più.
}
why-paid = { $count ->
    [one] Se qualcun altro compra { $group ->
        [stove] l’ultima
        [lamp] l’ultima
        [necklace] l’ultima
       *[other] l’ultimo
    } { group }, incassi lo stesso per il tuo pezzo: { $amount }.
   *[other] Se qualcun altro compra { $group ->
        [stove] l’ultima
        [lamp] l’ultima
        [necklace] l’ultima
       *[other] l’ultimo
    } { group }, incassi lo stesso per i tuoi { $count } pezzi: { $amount }.
}
why-spends = Se nessuno offre di più, { $seat } paga { $bid } e per i prossimi lotti ne ha ancora { $left }.
why-save = Passare non costa niente: tieni { $money ->
    [one] il tuo unico ducato
   *[other] i tuoi { $money } ducati
} per altri lotti.
why-free = { $count ->
    [one] Il tesoro è tuo gratis. Per rilanciare dovresti pagare più di { $bid }.
   *[other] Tutti e { $count } i tesori sono tuoi gratis. Per rilanciare dovresti pagare più di { $bid }.
}
why-richer = Hai una sola maschera, e nei palazzi c’è ancora un lotto di { $count } tesori.
why-keep = L’offerta è solo a { $bid }. Puoi ancora offrire di più e tenere la maschera.
why-sell-high = { $value } è più di quello che in media arriva dopo ({ $coming }), quindi vendi quello di cui hai di più: { $count ->
    [one] { $group ->
        [mirror] uno
        [stove] una
        [lamp] una
        [necklace] una
       *[other] un
    } { group }.
   *[other] { $count } { group-plural }.
}
why-sell-low = { $value } è meno di quello che in media arriva dopo ({ $coming }), quindi spendilo per quello di cui hai di meno: { $count ->
    [one] { $group ->
        [mirror] uno
        [stove] una
        [lamp] una
        [necklace] una
       *[other] un
    } { group }.
   *[other] { $count } { group-plural }.
}
why-sell-theirs = { $value } è meno di quello che in media arriva dopo ({ $coming }), e di questo tipo ({ group-plural }) i tuoi rivali hanno { $count } pezzi.
why-sell-now = { $count ->
    [one] Il tuo pezzo ({ group }) frutta subito { $amount }.
   *[other] I tuoi { $count } pezzi ({ group-plural }) fruttano subito { $amount }.
}
why-begin = { $count ->
    [one] A { palace } c’è un tesoro.
   *[other] A { palace } ci sono { $count } tesori.
}
