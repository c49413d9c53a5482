# Venise, in italiano.
title = Venise
pitch = Posa assi sull’acqua, cammina, riprendile, e raccogli prima degli altri le tue quattro gemme. L’asse su cui conti, quando arrivi, potrebbe non esserci più.
kind = Corsa su una rete che cambia

goal-wins = Raccogli prima degli altri le quattro gemme del tuo colore.
goal-ends = La partita finisce appena qualcuno le ha tutte e quattro.
goal-turn = Gioca carte per quattro clessidre in tutto: posa assi, cammina, riprendile. Oppure prendi un jolly. Poi pesca due carte.

bot-wanderer = Viandante
    .help = Va verso la gemma più vicina, pensa due carte avanti e non guarda gli altri.
bot-ferryman = Traghettatore
    .help = Anche lui va verso la gemma più vicina, ma pensa tre carte avanti e tiene da parte qualche asse; spende ciò che poi gli mancherà, e non guarda gli altri.
bot-sensible = Gondoliere
    .help = Pianifica il giro di tutte le sue gemme, riprende le sue assi e taglia la strada agli altri quando costa poco.
bot-admiral = Ammiraglio
    .help = Prova i modi migliori di usare il turno, immagina come proseguono tutti e sceglie quello che vince più spesso.

item-short = Corta
item-long = Lunga
item-remove = Rimuovi
item-move = Sposta
item-walk1 = 1 passo
item-walk2 = 2 passi
item-walk3 = 3 passi
item-joker = Jolly
item-ruby = rubino
item-diamond = diamante
item-emerald = smeraldo
item-topaz = topazio

option-board = Tabellone
    .help = Per la prima partita, scegli Le due rive.
option-board-day-basic = Le due rive: di giorno, per la prima partita
option-board-day-advanced = Il giardino murato: di giorno, con molti muri
option-board-day-expert = I ponti sghembi: di giorno, per esperti
option-board-night-basic = Lanterne: di notte, aperto al centro
option-board-night-advanced = I vicoli ciechi: di notte, con molti muri
option-own_board = Tabellone personale
    .help = Incolla un tabellone dall’editor di tabelloni: il suo link o il testo del suo file. Prende il posto di quello scelto sopra.
    .given = un tabellone personale
option-places = La partita finisce
    .help = Se gli altri continuano quando qualcuno ha vinto.
option-places-first = con il vincitore: gli altri in classifica per gemme
option-places-all = quando tutti i posti sono decisi: gli altri continuano
option-colours = Colori
    .help = Ogni colore parte dal suo angolo. Di solito in due si gioca con rubino e smeraldo, in tre con rubino, diamante e smeraldo.
option-colours-chosen = I giocatori scelgono tra i soliti
option-colours-free = I giocatori scelgono tra tutti e quattro
option-colours-random = A sorte per tutti
option-two_player_corners = Angoli in due
    .help = Da dove partono due giocatori, se non scelgono tra tutti e quattro i colori.
option-two_player_corners-opposite = Opposti: rubino e smeraldo
option-two_player_corners-adjacent = Vicini: rubino e diamante
option-first_player = Chi comincia
    .help = Poi si va in senso orario, per colore.
option-first_player-random = A sorte
option-first_player-chosen = Lo dice il primo posto
option-equal_turns = Turni pari
    .help = Quando qualcuno ha tutte e quattro le gemme si finisce il giro, così tutti hanno giocato lo stesso numero di turni.
option-rescue = Salvataggio
    .help = Chi resta bloccato su un palo riceve un’asse all’inizio del turno.
option-standstill_rounds = Stallo
    .help = La partita finisce dopo tanti giri in cui sul tabellone non si è mosso nulla.
option-standstill_rounds-off = Mai: si aspetta quanto serve
option-most_rounds = Partita più lunga
    .help = Dopo tanti giri la partita finisce, e la classifica si fa per gemme.
option-most_rounds-off = Nessun limite
option-wall_ends = Estremità dei muri
    .help = Se un’asse può finire in linea con un muro.
option-wall_ends-closed = Chiuse: lì non può finire nessuna asse
option-wall_ends-both = Entrambi i lati: un’asse così tocca tutte e due le caselle
option-start_hand = Prime mani
    .help = Con quali carte cominciano tutti.
option-start_hand-set = Le stesse quattro carte per tutti, più due pescate
option-start_hand-random = Sei carte pescate
option-exchange_after_draw = Scambio dopo la pesca
    .help = Si possono scambiare quattro carte con un jolly anche dopo aver pescato, prima di scartare quelle di troppo.
option-discarded_jokers = Jolly scartati
    .help = Dove va un jolly scartato da una mano troppo piena.
option-discarded_jokers-place = Al loro posto
option-discarded_jokers-pile = Nella pila degli scarti: tornano con le sue carte
option-discard_view = Pila degli scarti
    .help = Che cosa si può guardare.
option-discard_view-all = Tutta la pila
option-discard_view-top = Solo la carta in cima
option-planks_per_player = Assi
    .help = Assi corte e lunghe per ogni giocatore, per esempio 5/3. «standard»: 6/4 in due, 4/2 in tre, 3/2 in quattro.
option-card_mix = Composizione del mazzo
    .help = Quante carte di ogni tipo: corta, lunga, rimuovi, sposta, e uno, due, tre passi. In tutto 46.

reason-gems = con quattro gemme
reason-shared = con quattro gemme nello stesso giro
reason-places = con tutti i posti decisi
reason-standstill = con più gemme, per stallo
reason-rounds = con più gemme dopo l’ultimo giro

refusal-no-move = «{ $text }» non è una mossa. Scrivi per esempio: short S:A4-B4, {"joker"} long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top, take {"joker"}, exchange, end play, end turn.
refusal-no-place = «{ $place }» non è un posto per un’asse. I posti si scrivono S:A3-A4, L:A4-B3, T:A3>B4, HH:A3 o HV:A3.
refusal-no-field = «{ $field }» non è una casella. Le caselle si scrivono A4, B4.top, B4.low o A3.N, le assi con il loro posto.
refusal-wrong-plank = { $place } è un posto per un’asse { $right ->
    [short] corta
   *[long] lunga
}, non per una { $wrong ->
    [short] corta
   *[long] lunga
}.
refusal-no-walk = Non si cammina di «{ $steps }» passi: le carte ne hanno 1, 2 o 3.
refusal-no-seat = Il posto «{ $seat }» non esiste. I posti vanno da 0 a { $last }.
refusal-no-plank = «{ $plank }» non è un’asse: ce ne sono di corte (short) e di lunghe (long).
refusal-no-colour = «{ $colour }» non è un colore. I colori sono { $colours }.
refusal-no-card = «{ $card }» qui non è una carta. Le carte sono { $cards }.
refusal-fortunas-move = Questo non tocca ai giocatori: lo decide il caso.
refusal-none-to-draw = { $card ->
    [short] Nessuna carta «Corta»
    [long] Nessuna carta «Lunga»
    [remove] Nessuna carta «Rimuovi»
    [move] Nessuna carta «Sposta»
    [walk1] Nessuna carta «1 passo»
    [walk2] Nessuna carta «2 passi»
    [walk3] Nessuna carta «3 passi»
   *[joker] Nessun jolly
} nel mazzo, che ha { $count ->
    [one] una sola carta
   *[other] { $count } carte
}.
refusal-fortunas-turn = In questo momento è all’opera il caso.
refusal-choose-first = Prima scegli un colore, o lascialo al caso. Sono liberi: { $free }.
refusal-colour-out = { $colour ->
    [ruby] Il rubino
    [diamond] Il diamante
    [emerald] Lo smeraldo
   *[topaz] Il topazio
} non gioca a questo tavolo. Sono liberi: { $free }.
refusal-colour-taken = { $colour ->
    [ruby] Il rubino
    [diamond] Il diamante
    [emerald] Lo smeraldo
   *[topaz] Il topazio
} è già preso. Sono liberi: { $free }.
refusal-colours-given = I colori sono già assegnati.
refusal-begin-first = Prima di’ chi comincia: posto da 0 a { $last }.
refusal-begun = La partita è già cominciata.
refusal-one-step = Con questa carta fai almeno un passo.
refusal-walk-first = Prima finisci di camminare: { $left ->
    [one] resta un passo
   *[other] restano { $left } passi
}. Puoi anche fermarti.
refusal-set-first = Hai preso un’asse: prima posala da un’altra parte.
refusal-give-first = Stai scambiando: prima dai { $left ->
    [one] ancora una carta
   *[other] ancora { $left } carte
}.
refusal-not-in-hand = Non hai in mano { $card ->
    [short] «Corta»
    [long] «Lunga»
    [remove] «Rimuovi»
    [move] «Sposta»
    [walk1] «1 passo»
    [walk2] «2 passi»
    [walk3] «3 passi»
   *[joker] un jolly
}.
refusal-joker-taken = Hai preso un jolly, quindi in questo turno non giochi carte. Puoi scambiare, o finire.
refusal-hand-fits = Non hai più di { $limit } carte: non ne scarti nessuna.
refusal-discard-on = Non hai finito di scartare: { $surplus ->
    [one] devi scartare ancora una carta
   *[other] devi scartare ancora { $surplus } carte
}.
refusal-discard-first = { $surplus ->
    [one] Hai una carta in più di { $limit }: scartala, o scambiane quattro con un jolly dove si può.
   *[other] Hai { $surplus } carte in più di { $limit }: scartale, o scambiane quattro con un jolly dove si può.
}
refusal-exchange-too-late = A questo tavolo si scambia solo prima di pescare.
refusal-play-over = Hai già pescato, quindi in questo turno non giochi più carte. Scambia, o finisci il turno.
refusal-played-already = Un jolly si prende invece di giocare, e in questo turno hai già giocato una carta.
refusal-two-jokers = Hai già { $most } jolly, e nessuno può averne di più.
refusal-no-joker-there = Al loro posto non ci sono jolly: sono tutti nelle mani o tra le carte.
refusal-too-few-cards = Per uno scambio servono { $want } carte normali, e tu ne hai { $cards }.
refusal-no-joker = Non hai jolly.
refusal-too-dear = { $card ->
    [short] «Corta»
    [long] «Lunga»
    [remove] «Rimuovi»
    [move] «Sposta»
    [walk1] «1 passo»
    [walk2] «2 passi»
    [walk3] «3 passi»
   *[joker] Un jolly
} costa { $cost ->
    [one] una clessidra
   *[other] { $cost } clessidre
}, e { $left ->
    [0] non ne hai più
    [one] te ne resta una
   *[other] te ne restano { $left }
}.
refusal-no-place-here = Lì non ci può stare un’asse: manca un palo, o un muro chiude quel lato.
refusal-no-plank-left = Nella tua riserva non hai assi { $plank ->
    [short] corte
   *[long] lunghe
}.
refusal-occupied = Lì c’è già un’asse.
refusal-crossing = Tra questi pali c’è un’altra asse lunga, e le assi lunghe non si incrociano mai.
refusal-stem-rests = Quell’asse si appoggerebbe a una lunga, che non c’è.
refusal-crossbar-rests = Quell’asse poggerebbe su due corte, e una delle due manca.
refusal-not-touching = Quel posto non tocca il punto dove sei.
refusal-no-plank-there = Lì non ci sono assi.
refusal-stood-on = C’è qualcuno su quell’asse.
refusal-would-fall = C’è qualcuno su un’asse che poggia su questa, e cadrebbe in acqua.
refusal-no-other-place = Dove sei non c’è un altro posto per quell’asse.
refusal-same-place = L’asse viene da lì: deve andare da un’altra parte.
refusal-other-kind = Hai preso { $plank ->
    [short] un’asse corta, e quel posto è per le lunghe
   *[long] un’asse lunga, e quel posto è per le corte
}.
refusal-nowhere-to-go = Nessuna asse tocca il punto dove sei: non puoi andare da nessuna parte.
refusal-no-field-here = Lì non c’è dove stare.
refusal-no-plank-to-step = Lì non c’è un’asse su cui salire.
refusal-no-neighbour = È più lontano di un passo: un passo porta da un palo a un’asse che lo tocca, o da un’asse a ciò che toccano le sue estremità.
refusal-no-walk-card = Prima gioca una carta con i passi.
refusal-lift-first = Prima prendi un’asse con «Sposta».
refusal-exchange-first = Le carte si danno in uno scambio: prima di’ «exchange».
refusal-discard-later = Si scarta dopo aver pescato, fino a otto carte.
refusal-end-play-first = Prima finisci di giocare carte: poi ne peschi due.
refusal-no-rescue = A questo tavolo non c’è salvataggio.
refusal-rescue-first = Il salvataggio è possibile solo all’inizio del turno.
refusal-not-stranded = La tua pedina non è bloccata: un’asse tocca la tua casella, o lì si può posare una delle tue.
refusal-rescue-unfit = { $plank ->
    [short] Alla tua casella non c’è posto per un’asse corta.
   *[long] Alla tua casella non c’è posto per un’asse lunga.
}
refusal-rescue-none = { $plank ->
    [short] Non si trova un’asse corta da nessuna parte.
   *[long] Non si trova un’asse lunga da nessuna parte.
}

refusal-nothing-short = Dove sei non c’è posto per un’asse corta.
refusal-nothing-long = Dove sei non c’è posto per un’asse lunga.
refusal-nothing-remove = Il punto dove sei non tocca nessuna asse che puoi prendere.
refusal-nothing-move = Nessuna asse che tocca il punto dove sei si può posare altrove da qui.

# perché un’opzione non va
bad-board = Su questo tabellone non si può giocare: { $fault }{ $more ->
    [0] {""}
    [one] { " " }C’è ancora un errore.
   *[other] { " " }Altri errori: { $more }.
}
bad-board-ends = Su questo tabellone un’asse può toccare i due lati di un muro: per «{ option-wall_ends }» scegli «{ option-wall_ends-both }».
bad-planks = «{ option-planks_per_player }»: «standard», oppure assi corte e lunghe per giocatore, per esempio 5/3, non «{ $said }».
bad-planks-many = «{ option-planks_per_player }»: in { $seats }, ognuno può averne da 1 a { $short } corte e da 1 a { $long } lunghe.
bad-mix = «{ option-card_mix }»: sette numeri, uno per tipo di carta, per esempio 9-6-6-4-6-9-6.
bad-mix-sum = «{ option-card_mix }»: in tutto { $all } carte, non { $sum }.
bad-mix-few = «{ option-card_mix }»: almeno { $most } di ogni carta iniziale. Troppo poche: { $cards }.
