# Canaletto, in italiano.
title = Canaletto
pitch = Fai offerte per i tesori di sedici palazzi. Ogni ducato offerto muove anche la gondola, e decide così che cosa andrà all’asta dopo.
kind = Aste intorno alla laguna

# il gioco su una carta
goal-wins = Finisci con più denaro di tutti. Ogni ducato di debito ne toglie due.
goal-ends = Quando nei palazzi restano solo due tipi di tesoro. Quello che allora è invenduto non frutta niente.
goal-turn = Offri più dell’ultima offerta, o passa. Ogni ducato muove la gondola di un palazzo, e dove si ferma si vende il prossimo lotto. Un tipo si vende, e chi ne ha viene pagato, quando il suo ultimo pezzo lascia i palazzi. Una volta sola la tua maschera prende un lotto gratis, fino a un’offerta di 15.

# detto dove si sceglie il numero di giocatori
seats-2 = Due giocatori: un esperimento. Le regole sono le stesse, ma il gioco è fatto per tre o quattro.

# i bot di questo gioco, dal più debole
bot-broker = Sensale
    .help = Sa all’incirca quanto frutterà un tesoro e fa offerte per quello che gli piace, a volte troppo alte. Non guarda oltre il lotto che ha davanti, dimentica che i debiti contano doppio e usa la maschera per un lotto ricco qualsiasi.
bot-shopkeeper = Bottegaio
    .help = Calcola come il Mercante, ma sbaglia ogni lotto di qualche ducato. Non guarda dove si fermerebbe la gondola né quali tipi non si venderanno mai, e usa presto la maschera.
bot-sensible = Mercante
    .help = Calcola quando si venderà ogni tipo, guarda dove si fermerebbe la gondola, ricorda che i debiti contano doppio e tiene la maschera per un lotto ricco.
bot-doge = Doge
    .help = Prova a mente ogni offerta che fa differenza, molte volte e per diverse aste in avanti, e fa quella che vince più spesso.

# i palazzi, nell’ordine del giro
palace-0 = Palazzo Ducale
palace-1 = Ca’ Giustinian
palace-2 = Palazzo Contarini Fasan
palace-3 = Palazzo Corner della Ca’ Granda
palace-4 = Palazzo Barbaro
palace-5 = Palazzo Grassi
palace-6 = Palazzo Corner Spinelli
palace-7 = Palazzo Grimani
palace-8 = Palazzo Loredan
palace-9 = Ca’ d’Oro
palace-10 = Palazzo Vendramin Calergi
palace-11 = Palazzo Labia
palace-12 = Ca’ Pesaro
palace-13 = Palazzo Pisani Moretta
palace-14 = Ca’ Foscari
palace-15 = Ca’ Rezzonico
palace = { $palace ->
    [0] { palace-0 }
    [1] { palace-1 }
    [2] { palace-2 }
    [3] { palace-3 }
    [4] { palace-4 }
    [5] { palace-5 }
    [6] { palace-6 }
    [7] { palace-7 }
    [8] { palace-8 }
    [9] { palace-9 }
    [10] { palace-10 }
    [11] { palace-11 }
    [12] { palace-12 }
    [13] { palace-13 }
    [14] { palace-14 }
    [15] { palace-15 }
   *[other] { $palace }
}
to-palace = { $to_palace ->
    [0] { palace-0 }
    [1] { palace-1 }
    [2] { palace-2 }
    [3] { palace-3 }
    [4] { palace-4 }
    [5] { palace-5 }
    [6] { palace-6 }
    [7] { palace-7 }
    [8] { palace-8 }
    [9] { palace-9 }
    [10] { palace-10 }
    [11] { palace-11 }
    [12] { palace-12 }
    [13] { palace-13 }
    [14] { palace-14 }
    [15] { palace-15 }
   *[other] { $to_palace }
}

# i tesori
group-mirror = specchio
    .plural = specchi
    .one = uno specchio
group-candelabrum = candelabro
    .plural = candelabri
    .one = un candelabro
group-fan = ventaglio
    .plural = ventagli
    .one = un ventaglio
group-lion = leone
    .plural = leoni
    .one = un leone
group-painting = dipinto
    .plural = dipinti
    .one = un dipinto
group-goblet = calice
    .plural = calici
    .one = un calice
group-clock = orologio
    .plural = orologi
    .one = un orologio
group-bust = busto
    .plural = busti
    .one = un busto
group-stove = stufa
    .plural = stufe
    .one = una stufa
group-ring = anello
    .plural = anelli
    .one = un anello
group-lamp = lampada
    .plural = lampade
    .one = una lampada
group-necklace = collana di perle
    .plural = collane di perle
    .one = una collana di perle
group = { $group ->
    [mirror] { group-mirror }
    [candelabrum] { group-candelabrum }
    [fan] { group-fan }
    [lion] { group-lion }
    [painting] { group-painting }
    [goblet] { group-goblet }
    [clock] { group-clock }
    [bust] { group-bust }
    [stove] { group-stove }
    [ring] { group-ring }
    [lamp] { group-lamp }
    [necklace] { group-necklace }
   *[other] { $group }
}
group-plural = { $group ->
    [mirror] { group-mirror.plural }
    [candelabrum] { group-candelabrum.plural }
    [fan] { group-fan.plural }
    [lion] { group-lion.plural }
    [painting] { group-painting.plural }
    [goblet] { group-goblet.plural }
    [clock] { group-clock.plural }
    [bust] { group-bust.plural }
    [stove] { group-stove.plural }
    [ring] { group-ring.plural }
    [lamp] { group-lamp.plural }
    [necklace] { group-necklace.plural }
   *[other] { $group }
}
first-one = { $first ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $first }
}
second-one = { $second ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $second }
}
third-one = { $third ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $third }
}
lot = { $second ->
    [none] { first-one }
   *[other] { $third ->
        [none] { first-one } e { second-one }
       *[other] { first-one }, { second-one } e { third-one }
    }
}

# opzioni
option-values = Fila dei valori
    .help = Che cosa sanno tutti dei valori delle prossime vendite. Con la fila aperta niente è più affidato al caso una volta cominciato; ai giocatori esperti piace.
option-values-next_only = È scoperto solo il prossimo valore; il successivo si scopre quando si vende un tipo
option-values-open = Aperta: tutta la fila è scoperta fin dall’inizio
option-bribe_timing = Maschere
    .help = Quando si può usare una maschera.
option-bribe_timing-own_turn = Nel proprio turno, invece di offrire o passare
option-bribe_timing-interrupt = Dopo ogni offerta fino a 15 lo si chiede agli altri che hanno una maschera, uno dopo l’altro
option-start_palace = Prima asta
    .help = In quale palazzo si offre il primo lotto.
option-start_palace-two_plus = Sorteggiata tra i palazzi con due o tre tesori
option-start_palace-any = Sorteggiata tra tutti i palazzi
option-start_palace-first_player = Scelta dal giocatore che comincia
option-layout = Disposizione
    .help = Come sono distribuiti i tesori tra i palazzi.
option-layout-uniform = Una disposizione valida qualsiasi, tutte ugualmente probabili
option-layout-flat = Piatta: due palazzi con tre tesori, tutti gli altri con due
option-no_bid = Se nessuno offre
    .help = Che fine fa un lotto che nessuno vuole.
option-no_bid-move_on = Il lotto resta e l’asta va avanti
option-no_bid-discard = Scarto: il lotto esce dal gioco, e i suoi tipi non si possono più vendere
option-tie_break = Parità di punti
    .help = Che cosa decide tra giocatori con lo stesso punteggio finale.
option-tie_break-shared = Posto a pari merito
option-tie_break-debt_then_mask = Vale di più un debito minore, poi una maschera non usata, poi meno tesori invenduti
option-max_bid = Offerta massima
    .help = Un limite tecnico. Nelle regole non c’è; 100 è molto più di qualsiasi prezzo sensato. Chi si trova davanti l’offerta massima può passare, o usare una maschera se l’offerta non supera 15.

# avvenimenti
event-placed = Un tesoro va a { palace }: { group }.
    .passing = yes
event-laid-out = I tesori sono nei palazzi: { $ones ->
        [0] in { $threes } palazzi ce ne sono tre, in tutti gli altri due.
       *[other] { $twos ->
            [0] in { $threes } palazzi ce ne sono tre, in tutti gli altri uno.
           *[other] in { $threes } palazzi ce ne sono tre, in { $twos } due e in { $ones } uno.
        }
    }
event-turned-up = Il prossimo valore è { $value }: tanto frutterà ogni pezzo del prossimo tipo venduto.
event-row-drawn = La fila dei valori continua con { $value }.
    .passing = yes
event-row-open = Tutta la fila dei valori è scoperta: { $values }.
event-palace-drawn = La prima asta sarà a { palace }.
    .passing = yes
event-palace-chosen = { $seat_is ->
    [you] Scegli { palace } per la prima asta.
   *[other] { $seat } sceglie { palace } per la prima asta.
}
event-starter-drawn = { $seat_is ->
    [you] Il sorteggio ha deciso: cominci tu.
   *[other] Il sorteggio ha deciso: comincia { $seat }.
}
event-opened = Asta { $auction } a { palace }: { lot }. { $seat_is ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
event-bidden = { $seat_is ->
    [you] Offri { $amount }.
   *[other] { $seat } offre { $amount }.
} { $steps ->
    [one] La gondola avanza di un palazzo, fino a { palace }.
   *[other] La gondola avanza di { $steps } palazzi, fino a { palace }.
}
event-passed = { $seat_is ->
    [you] Passi.
   *[other] { $seat } passa.
}
event-declined = { $seat_is ->
    [you] Tieni la tua maschera.
   *[other] { $seat } tiene la maschera.
}
    .passing = yes
event-bribed = { $seat_is ->
    [you] Usi la tua maschera e prendi il lotto gratis.
   *[other] { $seat } usa la maschera e prende il lotto gratis.
} L’offerta era a { $amount }.
event-bought = { $price ->
    [0] { $seat_is ->
        [you] Ricevi gratis { lot }.
       *[other] { $seat } riceve gratis { lot }.
    }
   *[other] { $borrowed ->
        [0] { $seat_is ->
            [you] Compri { lot } per { $price }.
           *[other] { $seat } compra { lot } per { $price }.
        }
       *[other] { $seat_is ->
            [you] Compri { lot } per { $price }: paghi { $paid } e fai un debito di { $borrowed }, che alla fine conta doppio.
           *[other] { $seat } compra { lot } per { $price }, paga { $paid } e fa un debito di { $borrowed }, che alla fine conta doppio.
        }
    }
}
event-unsold = Nessuno offre. Il lotto di { palace } resta lì.
event-discarded = Nessuno offre. Il lotto di { palace } esce dal gioco: { lot }. Ora questi tipi non si possono più vendere.
event-sold = { $count ->
    [1] { $group ->
        [stove] L’ultima
        [lamp] L’ultima
        [necklace] L’ultima
       *[other] L’ultimo
    } { group } ha lasciato i palazzi e si vende a { $value }.
    [2] { $group ->
        [mirror] Tutti e due gli
        [clock] Tutti e due gli
        [stove] Tutte e due le
        [ring] Tutti e due gli
        [lamp] Tutte e due le
        [necklace] Tutte e due le
       *[other] Tutti e due i
    } { group-plural } hanno lasciato i palazzi e si vendono a { $value } il pezzo.
   *[other] { $group ->
        [stove] Tutte e
        [lamp] Tutte e
        [necklace] Tutte e
       *[other] Tutti e
    } { $count } { $group ->
        [mirror] gli
        [clock] gli
        [stove] le
        [ring] gli
        [lamp] le
        [necklace] le
       *[other] i
    } { group-plural } hanno lasciato i palazzi e si vendono a { $value } il pezzo.
}
event-paid = { $seat_is ->
    [you] Ricevi { $amount } per
   *[other] { $seat } riceve { $amount } per
} { $count ->
    [one] { $group ->
        [mirror] uno
        [stove] una
        [lamp] una
        [necklace] una
       *[other] un
    } { group }.
   *[other] { $count } { group-plural }.
}
event-moved-on = { $back ->
    [yes] La gondola è tornata a { palace }, dove non c’è più niente, quindi prosegue fino a { to-palace }.
   *[no] A { palace } non c’è più niente, quindi la gondola prosegue fino a { to-palace }.
}
event-ended = { $reason ->
    [no-bids] Tutti i lotti rimasti sono stati offerti, e nessuno ne voleva. La partita è finita.
   *[kinds] { $kinds ->
        [0] Nei palazzi non restano tesori. La partita è finita.
        [one] Nei palazzi resta un solo tipo di tesoro. La partita è finita.
       *[other] Nei palazzi restano solo due tipi di tesoro. La partita è finita.
    }
}
event-scored = { $seat_is ->
    [you] { $debt ->
        [0] Finisci con { $score }.
       *[other] Finisci con { $score }: { $money } meno il doppio del tuo debito di { $debt }.
    }
   *[other] { $debt ->
        [0] { $seat } finisce con { $score }.
       *[other] { $seat } finisce con { $score }: { $money } meno il doppio del debito di { $debt }.
    }
}

# perché la partita è finita, dopo «La partita è finita…» e «Vince X…»
reason-kinds = con al massimo due tipi di tesoro rimasti nei palazzi
reason-no-bids = dopo che nessuno voleva i lotti rimasti

# perché una mossa non è permessa
refusal-no-move = «{ $text }» non si può leggere come mossa. Scrivi «bid 7», «pass» o «mask»; «sell fan» per scegliere che cosa si vende; «begin» e il numero per scegliere il primo palazzo.
refusal-bid-not-whole = Un’offerta è un numero intero di ducati, non «{ $amount }».
refusal-bid-below-one = Offri almeno 1, e più dell’ultima offerta. { $amount } è troppo poco. Se non vuoi il lotto, passa.
refusal-bid-above-all = A qualsiasi tavolo puoi offrire al massimo { $limit }, non { $amount }.
refusal-bid-above-limit = A questo tavolo puoi offrire al massimo { $limit }, non { $amount }.
refusal-bid-too-low = Offri più dell’ultima offerta: almeno { $least }, non { $amount }.
refusal-no-higher-bid = L’offerta è a { $bid }, il massimo che questo tavolo accetta: nessuno può offrire di più.
refusal-no-group = Non c’è nessun tesoro «{ $group }». I tesori sono { $groups }.
refusal-no-palace = Non c’è nessun palazzo «{ $palace }». Sono numerati da 0 a { $last }, a cominciare da Palazzo Ducale.
refusal-no-seat = Non c’è nessun posto «{ $seat }». Sono numerati da 0 a { $last }.
refusal-no-such-seat = A questo tavolo non c’è il posto { $seat }; l’ultimo è { $last }.
refusal-no-value = Non c’è nessun segnalino valore «{ $value }». Vanno da 3 a 16.
refusal-mask-used = Hai già usato la tua maschera. Offri o passa.
refusal-no-bid-yet = Nessuno ha ancora offerto. Puoi usare la maschera dopo la prima offerta, quando la gondola si è mossa.
refusal-bid-too-high = L’offerta è a { $bid }. Una maschera vale solo fino a { $limit }.
refusal-only-when-asked = A questo tavolo puoi usare la maschera solo subito dopo l’offerta di qualcun altro, quando te lo chiedono, non nel tuo turno. Offri o passa.
refusal-nobody-asks = Nessuno ti ha chiesto se usi la maschera, quindi non c’è niente da rifiutare. Offri o passa.
refusal-answer-first = L’offerta è a { $bid }. Prima di’ se usi la maschera.
refusal-nothing-to-sell = Non c’è niente da scegliere: un tipo si vende appena il suo ultimo pezzo lascia i palazzi. Scegli l’ordine solo quando un tuo lotto ne completa più di uno.
refusal-not-waiting = Nei palazzi ci sono ancora pezzi di questo tipo, o sono già stati venduti: { group-plural }. Scegli un tipo completo.
refusal-choose-sale = Prima scegli quale dei tipi completi si vende adesso.
refusal-choose-palace = Prima scegli il palazzo della prima asta.
refusal-another-speaks = Non tocca ancora a te: il turno passa verso sinistra.
refusal-passed-already = Hai passato e sei fuori da quest’asta. Potrai parlare di nuovo nella prossima.
refusal-high-bidder-waits = L’offerta più alta è tua. Parli di nuovo solo se qualcuno offre di più.
refusal-bribe-own-turn = Puoi usare la maschera solo nel tuo turno, o quando te lo chiedono.
refusal-bribe-passed = Hai passato e sei fuori da quest’asta, quindi adesso non puoi usare la maschera.
refusal-bribe-high = L’offerta più alta è tua, quindi non puoi usare la maschera. Potresti se qualcuno offrisse di più.
refusal-buyer-chooses = È l’acquirente che sceglie che cosa si vende adesso.
refusal-starter-chooses = Il palazzo della prima asta lo sceglie il giocatore che comincia.
refusal-placing = I tesori non sono ancora disposti.
refusal-drawing-values = I valori non sono ancora sorteggiati.
refusal-drawing-palace = Il palazzo della prima asta non è ancora sorteggiato.
refusal-drawing-starter = Non è ancora sorteggiato chi comincia.
refusal-revealing = Prima si scopre il prossimo valore.
refusal-placed-already = I tesori sono già disposti.
refusal-no-value-now = I valori li scopre il caso, uno dopo ogni vendita. Non è il momento.
refusal-value-taken = Il segnalino { $value } è già stato scoperto; ce n’è uno solo per valore.
refusal-no-starter-now = Chi comincia si sorteggia una volta sola, prima della prima asta.
refusal-no-palace-now = Il palazzo della prima asta si decide una volta sola, prima che cominci. Poi decide la gondola.
refusal-too-few-treasures = A { palace } c’è un solo tesoro; la prima asta è dove ce ne sono due o tre.
refusal-group-placed = Nei palazzi ci sono già { $size ->
        [2] tutti e due i pezzi
       *[other] tutti e { $size } i pezzi
    } di questo tipo: { group-plural }. Non ce ne sono altri.
refusal-other-group-first = I tesori si dispongono tipo per tipo. Il prossimo tipo è: { group }, { $size } pezzi in tutto.
refusal-same-group = A { palace } c’è già { $group ->
        [mirror] uno
        [stove] una
        [lamp] una
        [necklace] una
       *[other] un
    } { group }. Nessun palazzo ha due pezzi dello stesso tipo.
refusal-palace-full = A { palace } ci sarebbero più di { $most } tesori.
refusal-palace-empty = A { palace } non c’è niente. In ogni palazzo c’è almeno un tesoro.
refusal-palace-would-stay-empty = Con questo tesoro a { palace }, ne resterebbero troppo pochi per i palazzi ancora vuoti. In ogni palazzo ce n’è almeno uno.
refusal-not-flat = Con un tesoro a { palace } la disposizione non potrebbe diventare piatta: due palazzi con tre tesori, tutti gli altri con due.
refusal-layout-palaces = Questa disposizione ha { $count } palazzi; devono essere { $palaces }, con una barra tra l’uno e l’altro.
refusal-layout-group = In questa disposizione i pezzi di un tipo ({ group-plural }) sono { $count }; devono essere { $size }.

# il tabellone nel terminale
terminal-lot = Asta { $auction } a P{ $palace }: { $lot }
terminal-bid = { $bid ->
    [0] Nessuno ha ancora offerto. Comincia { $starter }.
   *[other] L’offerta è a { $bid } ({ $high }); la gondola è a P{ $gondola }, quindi il prossimo lotto sarebbe a { $next }.
}
terminal-sale = { $name } sceglie che cosa si vende adesso: { $groups }.
terminal-row = Valori
terminal-seat = giocatore
terminal-money = denaro
terminal-debt = debito
terminal-worth = vale
terminal-mask = maschera
terminal-has = tesori
terminal-yes = sì
terminal-no = usata
terminal-in = in gara
terminal-out = ha passato
terminal-nothing = niente
terminal-help =
    Nel tuo turno scrivi «bid 7» (o solo 7), «pass» o «mask». Un’offerta muove la gondola di un palazzo per ogni ducato, contando dalla colonna: il suo prezzo
    decide dove sarà la prossima asta. Se completi più tipi insieme, «sell Ca» vende prima i candelabri.
    I tesori in breve: Mi specchio, Ca candelabro, Fa ventaglio, Li leone, Pa dipinto, Go calice, Cl orologio, Bu busto, St stufa, Ri anello, La lampada, Ne collana di perle.

# momenti
moment = { $round ->
    [0] Prima della prima asta
   *[other] { $turn ->
        [you] Asta { $round }, il tuo turno
        [other] Asta { $round }, turno di { $name }
        [over] Asta { $round }, la fine
       *[nobody] Asta { $round }
    }
}
