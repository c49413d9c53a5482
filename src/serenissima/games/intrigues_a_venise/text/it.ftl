# Intrigues à Venise, in italiano.
title = Intrigues à Venise
pitch = Notte di Carnevale. Scopri chi è il tuo partner dietro la maschera, scambiatevi i messaggi e compite la missione prima degli altri.
kind = Alleati nascosti, deduzione e bluff

goal-wins = Tu o il tuo partner compite la missione e la annunciate. Vincete insieme.
goal-ends = Il primo annuncio chiude la partita. Se è sbagliato, vincono gli altri.
goal-turn = Scuoti tre biglie e muovi le tue spie. Incontra qualcuno, interrogalo e manda via il pezzo che hai incontrato.
goal-secret = Sei { word-identity }, corporatura { word-build }, messaggio { word-message }.
goal-partner = Trova il tuo partner, { word-identity }{ $arrested ->
    [yes] : potrebbe essere agli arresti, e allora devi fuggire per conto tuo.
   *[no] .
}

bot-novice = Ospite del Carnevale
    .help = Interroga chiunque incontri, nasconde poco e dopo due giri dimentica molte risposte.
bot-sensible = Agente
    .help = Tiene appunti precisi, parla agli amici e inganna i nemici, si affretta appena conosce la sua missione.
bot-spymaster = Capo delle spie
    .help = Legge tra le carte: ciò che mostri tradisce ciò che nascondi. Manda lontano i nemici e il suo partner vicino alla meta, e sa quanti turni richiede una strada.

option-notes = Appunti
    .help = Che cosa il tavolo scrive per te. Uguale per tutti i giocatori.
option-notes-paper = Carta: vedi una risposta una volta, poi solo ciò che hai segnato tu
option-notes-log = Cronaca: ogni risposta ricevuta è in elenco
option-notes-deduce = Deduzione: anche ciò che è impossibile viene cancellato, con il perché
option-tics = Tic
    .help = Chi vede quando qualcuno strizza un occhio, si tira un orecchio, aggrotta la fronte o fa il broncio.
option-tics-open = Aperti: li vedono tutti
option-tics-discreet = Discreti: un giocatore di sicuro, gli altri con una probabilità su tre
option-tics-off = Nessuno
option-tic_limit = Tic per giocatore
    .help = Quanti ne può fare ogni giocatore tra una scossa della testa mascherata e la successiva. 0: quanti si vuole.
option-repeat = Mostrare di nuovo le stesse carte
    .help = Che cosa succede quando un giocatore mostra a qualcuno le stesse tre carte.
option-repeat-penalty = Penalità: di ogni carta si deve dire la verità
option-repeat-forbidden = Vietato, salvo quando non c’è altro da mostrare
option-repeat-lenient = Indulgente: un avviso la seconda volta, la verità la terza
option-repeat_ambassador = Ripetere tramite l’Ambasciatore
    .help = Se contano anche le due carte mostrate tramite l’Ambasciatore.
option-repeat_ambassador-exempt = Si possono ripetere liberamente
option-repeat_ambassador-included = Contano
option-sealed_cards = Carte sigillate
    .help = Un vero nome o una vera corporatura si possono provare con la carta della busta.
option-ambassador_message = Messaggio tramite l’Ambasciatore
    .help = Il messaggio si può mostrare anche tramite l’Ambasciatore.
option-exile = Esilio delle spie
    .help = Dove si può mandare una spia interrogata.
option-exile-white = Su caselle bianche semplici
option-exile-white_or_numbered = Su caselle bianche e numerate
option-exile-any_unnumbered = Su qualsiasi casella senza numero
option-extra_step_scope = Passo in più
    .help = Invece di interrogare, la spia di un incontro avanza di una casella.
option-extra_step_scope-spies = Solo se si incontra una spia
option-extra_step_scope-all = Anche se si incontra l’Ambasciatore
option-announce = Missione compiuta
    .help = Quando un annuncio è vero.
option-announce-act = Per qualcosa che il giocatore ha mosso in questo turno
option-announce-standing = Quando i pezzi sono al posto giusto, chiunque li abbia mossi
option-exile_can_win = Vincere con l’esilio
    .help = Un pezzo mandato in esilio può compiere una missione.
option-solo_escape = Fuga di una spia sola
    .help = In tre giocatori un agente viene arrestato, e il suo partner deve fuggire.
option-solo_escape-either = Da uno dei due luoghi della squadra
option-solo_escape-own = Solo dal luogo del personaggio
option-phantom = Testa mascherata
    .help = Quali biglie contiene.
option-phantom-mb1988 = 1988: tre bianche, due rosse, due blu, due nere, una gialla
option-phantom-ares2013 = 2013: nessuna bianca, e viola che muovono la spia di un altro giocatore
option-undo = Annullare i passi
    .help = I passi si possono ritirare finché il movimento non è finito.
option-placement = Spie alla partenza
    .help = Quale spia sta su quale casella di partenza del suo colore.
option-placement-random = A sorte
option-placement-choose = Lo decide ogni giocatore
option-colours = Colori
    .help = Chi gioca con quale colore.
option-colours-random = A sorte
option-colours-choose = Ogni giocatore ne sceglie uno
option-absent_colour = Colore assente
    .help = In tre giocatori, il colore che non si usa.
option-absent_colour-random = A sorte, o quello che nessuno sceglie
option-absent_colour-red = Rosso
option-absent_colour-blue = Blu
option-absent_colour-green = Verde
option-absent_colour-yellow = Giallo
option-round_cap = Giri al massimo
    .help = Dopo tanti giri la partita finisce e nessuno vince. 0: nessun limite.

word-colour = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[yellow] giallo
}
word-build = { $build ->
    [tall] alta
    [short] bassa
    [fat] grassa
   *[thin] magra
}
word-marble = { $marble ->
    [white] bianca
    [red] rossa
    [blue] blu
    [yellow] gialla
    [black] nera
   *[purple] viola
}
word-identity = { $identity ->
    [F] { identity-F }
    [B] { identity-B }
    [X] l’{ identity-X }
   *[Z] { identity-Z }
}
word-message = { $message ->
    [A] { message-A }
    [B] { message-B }
    [C] { message-C }
   *[D] { message-D }
}
word-gesture = { $gesture ->
    [eye] strizza l’occhio destro
    [ear] si tira l’orecchio sinistro
    [frown] aggrotta la fronte
   *[pout] fa il broncio
}
word-mission = { $mission ->
    [hunt-F] { mission-hunt-F }
    [hunt-B] { mission-hunt-B }
    [hunt-X] { mission-hunt-X }
    [hunt-Z] { mission-hunt-Z }
    [hunt-Amb] { mission-hunt-Amb }
    [go-F-5] { mission-go-F-5 }
    [go-F-7] { mission-go-F-7 }
    [go-B-1] { mission-go-B-1 }
    [go-Z-4] { mission-go-Z-4 }
    [go-X-2] { mission-go-X-2 }
    [go-X-6] { mission-go-X-6 }
    [go-Amb-Emb] { mission-go-Amb-Emb }
    [go-Amb-3] { mission-go-Amb-3 }
    [go-Amb-8] { mission-go-Amb-8 }
    [meet-F-B] { mission-meet-F-B }
    [meet-Z-X] { mission-meet-Z-X }
    [meet-Z-Amb] { mission-meet-Z-Amb }
    [escape-F] { mission-escape-F }
    [escape-B] { mission-escape-B }
    [escape-X] { mission-escape-X }
    [escape-Z] { mission-escape-Z }
    [escape-F-own] { mission-escape-F-own }
    [escape-B-own] { mission-escape-B-own }
    [escape-X-own] { mission-escape-X-own }
   *[escape-Z-own] { mission-escape-Z-own }
}
word-marbles = { $first ->
    [white] bianca
    [red] rossa
    [blue] blu
    [yellow] gialla
    [black] nera
   *[purple] viola
}, { $second ->
    [white] bianca
    [red] rossa
    [blue] blu
    [yellow] gialla
    [black] nera
   *[purple] viola
}, { $third ->
    [white] bianca
    [red] rossa
    [blue] blu
    [yellow] gialla
    [black] nera
   *[purple] viola
}
word-first = { $first ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-second = { $second ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-third = { $third ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-cards = { word-first }{ $first_sealed ->
    [yes] {" "}(sigillata)
   *[no] {""}
}, { word-second }{ $second_sealed ->
    [yes] {" "}(sigillata)
   *[no] {""}
}{ $third ->
    [none] {""}
   *[other] , { word-third }
}{ $third_sealed ->
    [yes] {" "}(sigillata)
   *[no] {""}
}

identity-F = Lord Fiddlebottom
identity-B = Colonel Bubble
identity-X = Agente X
identity-Z = Madame Zsa Zsa
build-tall = alta
build-short = bassa
build-fat = grassa
build-thin = magra
item-tall = { build-tall }
item-short = { build-short }
item-fat = { build-fat }
item-thin = { build-thin }
message-A = Alpha
message-B = Bravo
message-C = Charlie
message-D = Delta
card-mA = il messaggio Alpha
card-mB = il messaggio Bravo
card-mC = il messaggio Charlie
card-mD = il messaggio Delta
piece-Amb = l’Ambasciatore
gesture-eye = Strizza l’occhio destro
gesture-ear = Tirati l’orecchio sinistro
gesture-frown = Aggrotta la fronte
gesture-pout = Fai il broncio
marble-white = Bianca: non si muove nulla
marble-red = Rossa: una delle tue spie va di una casella via terra
marble-blue = Blu: una delle tue spie va di una casella via acqua
marble-yellow = Gialla: una delle tue spie va di una casella via terra o via acqua
marble-black = Nera: l’Ambasciatore va di una casella via terra o via acqua
marble-purple = Viola: una spia di un altro giocatore va di una casella via terra o via acqua

mission-hunt-F = raggiungere Lord Fiddlebottom con una spia qualsiasi della squadra
mission-hunt-B = raggiungere Colonel Bubble con una spia qualsiasi della squadra
mission-hunt-X = raggiungere l’Agente X con una spia qualsiasi della squadra
mission-hunt-Z = raggiungere Madame Zsa Zsa con una spia qualsiasi della squadra
mission-hunt-Amb = raggiungere l’Ambasciatore con una spia qualsiasi della squadra
mission-go-F-5 = portare Lord Fiddlebottom al numero 5, il suo yacht
mission-go-F-7 = portare Lord Fiddlebottom al numero 7
mission-go-B-1 = portare Colonel Bubble al numero 1, l’Arsenale Vecchio
mission-go-Z-4 = portare Madame Zsa Zsa al numero 4, il Corno d’Oro
mission-go-X-2 = portare l’Agente X al numero 2
mission-go-X-6 = portare l’Agente X al numero 6, il motoscafo
mission-go-Amb-Emb = portare l’Ambasciatore all’Ambasciata
mission-go-Amb-3 = portare l’Ambasciatore al numero 3
mission-go-Amb-8 = portare l’Ambasciatore al numero 8
mission-meet-F-B = portare Colonel Bubble e Lord Fiddlebottom sulla stessa casella
mission-meet-Z-X = portare Madame Zsa Zsa e l’Agente X sulla stessa casella
mission-meet-Z-Amb = portare Madame Zsa Zsa e l’Ambasciatore sulla stessa casella
mission-escape-F = fuga solitaria di Lord Fiddlebottom, al numero 5 o al numero 1
mission-escape-B = fuga solitaria di Colonel Bubble, al numero 1 o al numero 5
mission-escape-X = fuga solitaria dell’Agente X, al numero 6 o al numero 4
mission-escape-Z = fuga solitaria di Madame Zsa Zsa, al numero 4 o al numero 6
mission-escape-F-own = fuga solitaria di Lord Fiddlebottom, al numero 5
mission-escape-B-own = fuga solitaria di Colonel Bubble, al numero 1
mission-escape-X-own = fuga solitaria dell’Agente X, al numero 6
mission-escape-Z-own = fuga solitaria di Madame Zsa Zsa, al numero 4

caution-repeat-disclosure = Hai già mostrato proprio queste carte allo stesso giocatore. Se le mostri di nuovo, di ognuna dovrai dire se è vera.
caution-repeat-warning = Hai già mostrato proprio queste carte allo stesso giocatore. Stavolta è solo un avviso; la prossima volta dovrai dire quali sono vere.

refusal-no-move = «{ $text }» non si legge come una mossa. Una mossa comincia con «marble», «spy», «step», «finish», «meet», «ask», «answer», «exile», «announce» o «end».
refusal-no-form = «{ $text }» non si può leggere. Scrivilo come «{ $form }».
refusal-no-space = Sul tabellone non c’è nessuna casella «{ $text }».
refusal-no-marble = Non c’è nessuna biglia «{ $text }». Ce ne sono di bianche (white), rosse (red), blu (blue), gialle (yellow) e nere (black), e di viola (purple) nella testa del 2013.
refusal-white-marble = Una biglia bianca non muove nulla.
refusal-three-marbles = La testa mascherata mostra sempre tre biglie.
refusal-no-colour = Nessuno gioca con «{ $text }». I colori sono rosso (red), blu (blue), verde (green) e giallo (yellow).
refusal-no-build = Nessuna spia è «{ $text }». Le spie sono alte (tall), basse (short), grasse (fat) o magre (thin).
refusal-no-card = Non c’è nessuna carta «{ $text }». Ci sono quattro nomi, quattro corporature e quattro messaggi.
refusal-card-twice = { $text } non si può mostrare due volte nella stessa risposta.
refusal-no-seal = Si possono mostrare sigillate solo un’identità o una corporatura; il messaggio viene sempre dalla busta.
refusal-no-answer = { $text } non risponde a nessuna domanda: tre carte a una spia, due tramite l’Ambasciatore, una delle quali può essere il tuo messaggio; sigillate, al massimo un’identità e una corporatura.
refusal-no-question = Non puoi chiedere «{ $text }»: chiedi l’identità (identity) o la corporatura (build).
refusal-no-gesture = Non c’è nessun tic «{ $text }». Ci sono occhio (eye), orecchio (ear), fronte (frown) e broncio (pout).
refusal-fortunas-move = Questo lo decide il caso, non un giocatore.
refusal-fortunas-turn = Prima decide il caso.
refusal-colour-taken = Questo colore non è libero.
refusal-choose-colour = Ora scegli il tuo colore.
refusal-choose-places = Ora disponi le tue quattro spie.
refusal-shake-first = Il tuo turno comincia: scuoti la testa mascherata, o annuncia.
refusal-move-now = Ti stai muovendo: scegli una biglia, poi una spia, poi una casella, o finisci.
refusal-resolve-now = Il tuo movimento è finito: scegli un incontro o, se non ce ne sono più, finisci il turno.
refusal-ask-now = Sei in un incontro: prima interroga o, dove si può, fai un passo in più.
refusal-answer-now = Ti hanno fatto una domanda: mostra le tue carte.
refusal-exile-now = Hai interrogato: manda via il pezzo che hai incontrato.
refusal-picked-already = Hai preso la biglia { word-marble }: fai il suo passo, o rimettila a posto.
refusal-marble-not-there = Non c’è nessuna biglia { word-marble } ancora da usare.
refusal-marble-useless = Nessun passo con la biglia { word-marble } porta a una posizione in cui ti puoi fermare.
refusal-marble-first = Prima scegli una biglia.
refusal-spy-first = Prima scegli una spia.
refusal-spy-already = Hai scelto una spia: scegli la sua casella.
refusal-step-first = Fai il passo della biglia che hai preso, o rimettila a posto.
refusal-black-marble = Una biglia nera muove l’Ambasciatore, non una spia.
refusal-own-spy = Questa biglia muove una delle tue spie.
refusal-others-spy = Una biglia viola muove una spia di un altro giocatore.
refusal-absent-colour = In questa partita nessuno gioca con il { word-colour }.
refusal-spy-stuck = La spia { word-build } non può fare passi con la biglia { word-marble }.
refusal-no-route = Da lì la biglia { word-marble } non ha una via che porti { word-space }.
refusal-own-together = Due delle tue spie non possono fermarsi sulla stessa casella ({ word-space }), e non restano biglie per separarle.
refusal-ambassador-stop = L’Ambasciatore non può fermarsi su una casella con la spia di un altro giocatore ({ word-space }).
refusal-colour-twice = In un turno puoi fermarti su una sola spia di colore { word-colour }.
refusal-no-way-on = Da lì le biglie rimaste non portano a nessuna posizione in cui ti puoi fermare.
refusal-finish-first = Prima finisci di muoverti; poi potrai annunciare.
refusal-announce-later = Puoi annunciare prima di un incontro, o dopo aver mandato via il pezzo incontrato, ma non ora.
refusal-no-meeting = Non incontri nessuno { word-space }.
refusal-meetings-left = Un incontro non si può saltare: prima risolvilo.
refusal-meeting-first = Prima di’ quale incontro risolvi.
refusal-movement-over = Il tuo movimento è finito.
refusal-ask-yourself = Non puoi fare domande a te.
refusal-ask-whom-you-met = Qui non hai incontrato nessuna spia del { word-colour }: quel giocatore non si può interrogare.
refusal-no-extra-step = A questo tavolo il passo in più c’è solo quando incontri una spia: interroga qualcuno.
refusal-extra-far = Il passo in più è di una casella lungo una via; non ce n’è una che porti { word-space }.
refusal-extra-occupied = Per il passo in più serve una casella vuota, e { word-space } c’è già un pezzo.
refusal-slots-spy = { $about ->
    [identity] Ti hanno chiesto due identità e una corporatura; il tuo messaggio può sostituirne una qualsiasi.
   *[build] Ti hanno chiesto due corporature e un’identità; il tuo messaggio può sostituirne una qualsiasi.
}
refusal-slots-ambassador = { $about ->
    [identity] Ti hanno chiesto due identità; il tuo messaggio può sostituirne una.
   *[build] Ti hanno chiesto due corporature; il tuo messaggio può sostituirne una.
}
refusal-slots-without-message = { $about ->
    [identity] Ti hanno chiesto due identità, e qui si possono mostrare solo quelle.
   *[build] Ti hanno chiesto due corporature, e qui si possono mostrare solo quelle.
}
refusal-not-your-message = L’unico messaggio che puoi mostrare è il tuo, { $letter ->
    [A] Alpha
    [B] Bravo
    [C] Charlie
   *[D] Delta
}.
refusal-no-message-here = A questo tavolo il messaggio non si può mostrare tramite l’Ambasciatore.
refusal-nothing-true = Almeno una carta, identità o corporatura, deve essere vera; il messaggio non conta.
refusal-no-seals = A questo tavolo non si mostrano carte sigillate.
refusal-sealed-untrue = Nella busta ci sono solo la tua vera identità e la tua vera corporatura.
refusal-shown-before = Hai già mostrato queste carte a questo giocatore, e a questo tavolo è vietato.
refusal-exile-occupied = Non si può: { word-space } c’è già un pezzo.
refusal-exile-ambassador = L’Ambasciatore si manda su una casella di partenza o all’Ambasciata, non { word-space }.
refusal-exile-ground = Una spia non si può mandare { word-space }: è { $ground ->
    [start] una casella di partenza
    [numbered] una casella numerata
    [embassy] il posto dell’Ambasciatore
   *[white] una casella bianca
}.
refusal-no-tics = A questo tavolo non ci sono tic.
refusal-tic-for-one = Di’ a chi è rivolto il tic.
refusal-tic-for-all = A questo tavolo un tic lo vedono tutti: non si può rivolgere a un solo giocatore.
refusal-tic-for-another = Un tic si rivolge a un altro giocatore.
refusal-tics-used-up = { $limit ->
    [one] Hai già fatto il tuo tic; aspetta la prossima scossa della testa mascherata.
   *[other] Hai già fatto i tuoi { $limit } tic; aspetta la prossima scossa della testa mascherata.
}
refusal-tic-aside = Questo tic non tocca a te.

moment = { $round ->
    [0] Prima del primo turno
   *[other] { $turn ->
        [you] Turno { $round }, giochi tu
        [other] Turno { $round }, gioca { $name }
        [over] Turno { $round }, la fine
       *[nobody] Turno { $round }
    }
}
