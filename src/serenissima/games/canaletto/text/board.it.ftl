# Canaletto, in italiano: le parole sul tabellone.

# la laguna
board-lagoon = La laguna e i suoi sedici palazzi
board-palace = { $palace }: { $count ->
    [0] niente.
   *[other] { $lot }.
}
board-mark-column = Qui c’è la colonna: questo lotto è in vendita.
board-mark-gondola = Qui c’è la gondola.
board-palace-bid = Offri { $amount } per fermarti qui.
board-palace-skip = Da lì la gondola prosegue fino a { $palace }.
board-palace-begin = Comincia qui.

# nomi brevi, scritti sotto i palazzi
board-short-0 = Ducale
board-short-1 = Giustinian
board-short-2 = Fasan
board-short-3 = Ca’ Granda
board-short-4 = Barbaro
board-short-5 = Grassi
board-short-6 = Spinelli
board-short-7 = Grimani
board-short-8 = Loredan
board-short-9 = Ca’ d’Oro
board-short-10 = Vendramin
board-short-11 = Labia
board-short-12 = Ca’ Pesaro
board-short-13 = Pisani
board-short-14 = Ca’ Foscari
board-short-15 = Rezzonico

# il centro
board-hammer = All’asta
board-auction = Asta { $number }
board-left-of = { $left ->
    [one] ne resta { $left } su { $size }
   *[other] ne restano { $left } su { $size }
}
board-high = { $name_is ->
    [you] la tua offerta
   *[other] offerta di { $name }
}
board-high-short = { $name_is ->
    [you] tu
   *[other] { $name }
}
board-left-short = ancora { $left }
board-own = tu ne hai { $count }
board-no-bid = Nessuna offerta
board-who-is-in = Chi è in gara
board-seat-in = { $name_is ->
    [you] Sei in gara
   *[other] { $name } è in gara
}
board-seat-out = { $name_is ->
    [you] Hai passato
   *[other] { $name } ha passato
}
board-seat-high = { $name_is ->
    [you] Hai l’offerta più alta
   *[other] { $name } ha l’offerta più alta
}
board-starts-if = { $name_is ->
    [you] Se compri tu, la prossima volta comincia { $next }.
   *[other] { $next_is ->
        [you] Se compra { $name }, la prossima volta cominci tu.
       *[other] Se compra { $name }, la prossima volta comincia { $next }.
    }
}
board-settling = Cade il martello
board-last = { $name_is ->
    [you] Hai comprato { $lot } a { $palace } per { $price }.
   *[other] { $name } ha comprato { $lot } a { $palace } per { $price }.
}
board-last-bribe = { $name_is ->
    [you] Hai preso { $lot } a { $palace } con la tua maschera.
   *[other] { $name } ha preso { $lot } a { $palace } con la maschera.
}
board-last-none = Nessuno voleva { $lot } a { $palace }.
board-last-sale = Vendita a { $value } il pezzo: { $group }.
board-over = Le aste sono finite
board-kinds = { $kinds ->
    [0] Sul tabellone non resta niente.
    [one] Sul tabellone resta un tipo di tesoro.
   *[other] Sul tabellone restano { $kinds } tipi di tesoro.
}
board-before = Si portano i tesori nei palazzi.
board-skip = Salta

# valori, borse, tipi, tracciato
board-values = Valori
board-value = { $state ->
    [used] Casella { $space }: vendita a { $value }, { $group }
    [next] Casella { $space }: il prossimo tipo si venderà a { $value }
    [open] Casella { $space }: { $value }, più avanti
   *[hidden] { $count ->
        [one] Ancora un valore è coperto
       *[other] Ancora { $count } valori sono coperti
    }
}
board-details = Denaro, tesori e tipi
board-purses = Denaro e tesori
board-money = { $money } ducati
board-debt = Debito { $debt }, alla fine conta doppio
board-worth = Vale { $worth } se finisse adesso
board-worth-short = vale { $worth }
board-mask = { $used ->
    [yes] Maschera usata
   *[no] Maschera non usata
}
board-no-treasures = Nessun tesoro
board-groups = Tipi di tesoro
board-kinds-left = { $kinds ->
    [one] un tipo resta nei palazzi
   *[other] { $kinds } tipi restano nei palazzi
}; la partita finisce quando ne restano due
board-kinds-now = { $kinds ->
    [one] resta un tipo; fine a 2
   *[other] restano { $kinds } tipi; fine a 2
}
board-unseen = Valori che possono ancora uscire (due di questi sono stati esclusi): { $values }
board-left-out = Valori esclusi: { $values }
board-owner = { $name_is ->
    [you] tu { $count }
   *[other] { $name } { $count }
}
board-group = { $group }: nei palazzi { $left } su { $size }; chi ne ha: { $owners ->
    [none] nessuno
   *[other] { $owners }
}.
board-group-sold = { $group }: vendita a { $value } ({ $owners }).
board-group-gone = { $group }: non si possono più vendere, perché { $gone } pezzi su { $size } sono usciti dal gioco.
board-track = Tracciato del denaro
board-track-of = { $name }: { $money } ducati, debito { $debt }.

# le offerte
board-decision = La tua decisione
board-slider = Offerta
board-amount = La tua offerta
board-bid = Offri { $amount }
board-bid-none = Offri
board-pass = Passa
board-turn = { $bid ->
    [0] Apri con un’offerta di 1 o più, o passa.
   *[other] Offri { $lowest } o più, o passa.
}
board-bribe = Maschera
board-type-bid = Scegli un’offerta da { $lowest } a { $highest }, o premi il palazzo dove deve fermarsi la gondola.
board-top = { $bribe ->
    [yes] L’offerta non si può più alzare: passa, o usa la maschera.
   *[no] L’offerta non si può più alzare: passa.
}
board-preview-stop = Un’offerta di { $amount } porta la gondola a { $palace }.
board-preview-pay = Se compri a { $amount }, ti restano { $left }.
board-preview-sale = { $count ->
    [one] Così questo tipo è completo ({ $group }): il tuo pezzo frutta { $brings }.
   *[other] Così questo tipo è completo ({ $group }): i tuoi pezzi, { $count }, fruttano { $brings }.
}
board-preview-sales = Così { $kinds } tipi sono completi, e scegli tu quale si vende per primo.
board-preview-next = Prossimo lotto: { $palace }
board-preview-skip = { $stop } è vuoto, quindi la gondola prosegue. Prossimo lotto: { $palace }
board-preview-nothing = Non resterebbe nessun tesoro per un’altra asta.
board-preview-starter = Lì comincia { $name }.
board-debt-warning = Hai { $money }: comprando fai un debito di { $debt }, che toglie { $cost } dai tuoi punti.
board-bribe-sure = Usare la maschera e prendere gratis { $lot }? Ne hai una sola.
board-bribe-yes = Prendi il lotto
board-bribe-no = Tieni la maschera
board-bribe-may = Maschera: prende il lotto gratis, adesso.
board-bribe-asked = Maschera: prende il lotto gratis, adesso.
board-bribe-not-now = Maschera: a questo tavolo te lo chiedono subito dopo un’offerta.
board-bribe-no-bid = Maschera: non prima della prima offerta.
board-bribe-too-high = Maschera: solo fino a un’offerta di 15.
board-bribe-used = Hai usato la tua maschera.
board-bribe-out = Maschera: hai passato.
board-bribe-high = Maschera: l’offerta più alta è tua.
board-ask = { $name } offre { $bid } per { $lot }. Usi la maschera e prendi il lotto?
board-bribe-now = Usa la maschera: prendi il lotto
board-decline = No, tieni la maschera
board-sell = { $count } tipi sono completi. Quale si vende per primo, a { $value } il pezzo?
board-sell-group = Vendi a { $value }: { $group }
board-brings = { $name_is ->
    [you] tu { $amount }
   *[other] { $name } { $amount }
}
board-begin = Scegli il palazzo dove si tiene la prima asta.
board-wait = { $name_is ->
    [you] Tocca a te.
   *[other] Tocca a { $name }.
}
board-wait-high = L’offerta più alta è tua. Tocca a { $name }.
board-wait-out = In quest’asta hai passato. Tocca a { $name }.
board-wait-sale = { $name_is ->
    [you] Decidi tu quale tipo si vende adesso.
   *[other] { $name } decide quale tipo si vende adesso.
}
board-wait-begin = { $name_is ->
    [you] Scegli tu dove si tiene la prima asta.
   *[other] { $name } sceglie dove si tiene la prima asta.
}
board-wait-bribe = { $name } decide se usare la maschera.
board-wait-chance = Si prepara il tavolo.

# dopo la partita
board-ledger = La partita in cifre
board-show-board = Mostra il tabellone
board-show-ledger = La partita in cifre
board-wealth = La ricchezza asta per asta
board-wealth-words = Un grafico della ricchezza asta per asta. Alla fine: { $words }.
board-wealth-at = { $name } dopo l’asta { $number }: { $worth }
board-lots = Quanto è costato e quanto ha fruttato ogni lotto
board-column-number = N.
board-column-palace = Palazzo
board-column-lot = Lotto
board-column-buyer = Acquirente
board-column-price = Pagato
board-column-brought = Fruttato
board-column-gain = Guadagno
board-nobody = nessuno
board-bribed-price = 0 (maschera a { $bid })
board-unsold = { $count ->
    [one] un tesoro è rimasto invenduto
   *[other] { $count } tesori sono rimasti invenduti
}
board-key-palace = fare il giro della laguna di palazzo in palazzo
    .keys = Frecce
board-key-bid = nel campo: fare l’offerta
    .keys = Invio
