# Canaletto, in italiano: perché una decisione è buona.
why-alone = { $worth ->
    [0] Tutti gli altri hanno passato, quindi con { $amount } compri subito il lotto.
   *[other] Tutti gli altri hanno passato, quindi con { $amount } compri subito il lotto; in media frutta circa { $worth }.
}
why-completes = { $price ->
    [0] Gratis hai
   *[other] Per { $price } hai
} { $group ->
        [stove] l’ultima
        [lamp] l’ultima
        [necklace] l’ultima
       *[other] l’ultimo
    } { group }, e { $count ->
    [one] frutta subito { $amount }.
   *[other] i tuoi pezzi, { $count }, fruttano { $value } l’uno: subito { $amount }.
}
why-order = Questo lotto completa { $kinds } tipi. Chi lo compra sceglie quale di questi si vende a { $value }.
why-sends = Manda la gondola a { palace }, dove c’è { $group ->
        [stove] l’ultima
        [lamp] l’ultima
        [necklace] l’ultima
       *[other] l’ultimo
    } { group }. { $count ->
    [one] Un pezzo sarà già tuo, e lo incassi quando si compra quel lotto.
   *[other] { $count } pezzi saranno già tuoi, e li incassi quando si compra quel lotto.
}
why-bar = Sopra i 15 le maschere non valgono, e { $count ->
    [one] uno dei tuoi rivali in quest’asta ne ha ancora una.
   *[other] { $count } dei tuoi rivali in quest’asta ne hanno ancora una.
}
why-cheap = { $count ->
    [one] Un tesoro per { $amount }, e in media frutta circa { $worth }.
   *[other] { $count } tesori per { $amount }, e in media fruttano circa { $worth }.
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
why-later = Pagheresti { $amount } o più adesso, e incasseresti solo più avanti: { $left ->
    [one] nei palazzi c’è ancora un pezzo di questo tipo ({ group }).
   *[other] nei palazzi ci sono ancora { $left } pezzi di questo tipo ({ group-plural }).
}
why-spends = Se nessuno offre di più, { $seat } paga { $bid } e per i prossimi lotti ne ha ancora { $left }.
why-save = Passare non costa niente: tieni { $money ->
    [one] il tuo unico ducato
   *[other] i tuoi { $money } ducati
} per un lotto migliore.
why-free = { $count ->
    [one] Il tesoro è tuo gratis; rilanciare costerebbe più di { $bid }.
   *[other] Tutti e { $count } i tesori sono tuoi gratis; rilanciare costerebbe più di { $bid }.
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
