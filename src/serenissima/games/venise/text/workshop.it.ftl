# Che cosa dice il laboratorio di un tabellone.
finding-empty = Non c’è niente da leggere: incolla il link di un tabellone, o il testo del suo file.
finding-too-long = Il testo è troppo lungo: un tabellone ha al massimo { $most } caratteri.
finding-broken-code = Questo link è danneggiato: è stato tagliato o cambiato. Copialo di nuovo per intero.
finding-not-json = Questo non è il testo di un tabellone: c’è qualcosa di sbagliato alla riga { $line }, colonna { $column }.
finding-not-object = Un tabellone è un oggetto tra parentesi graffe, con «cols», «rows», «poles» e «gems».
finding-other-format = Questo file dice che il suo formato è «{ $value }»; un tabellone dice «venise-board».
finding-other-version = Questo file dice che la sua versione è { $value }; si può leggere la versione 1.
finding-missing = Manca «{ $key }».
finding-wrong-number = «{ $key }» dev’essere un numero intero da { $low } a { $high }, non { $value }.
finding-wrong-choice = «{ $key }» dev’essere uno tra { $choices }, non «{ $value }».
finding-wrong-id = «id» dev’essere fatto di lettere minuscole, cifre e trattini, al massimo 60, non «{ $value }».
finding-wrong-words = «{ $key }» dev’essere fatto di parole, al massimo { $most } caratteri.
finding-wrong-list = «{ $key }» dev’essere un elenco di nomi.
finding-wrong-pole = Il palo numero { $number } non è un palo: servono «at», la sua sede, e «kind».
finding-too-many-poles = Ci sono { $count } pali; se ne leggono al massimo { $most }.
finding-wrong-kind = Il palo su { $at } è di tipo «{ $value }»; ci sono { $choices }.
finding-no-axis = Al palo su { $at } serve un asse di orientamento: { $axes }.
finding-wrong-axis = Il palo su { $at } ha come asse di orientamento «{ $value }»; ci sono { $axes }.
finding-wrong-owner = La partenza su { $at } appartiene a «{ $value }»; i colori sono { $choices }.
finding-wrong-ports = Gli attacchi di { $at } non si possono leggere: ognuno è una direzione con un nome ({ $names }), un elenco di nomi, o null.
finding-wrong-starts = «starts» deve indicare una sede per ogni colore: { $choices }.
finding-wrong-gems = «gems» deve avere un elenco di quattro caselle per ogni colore: { $choices }.
finding-unknown-colour = «{ $key }» parla di «{ $value }»; i colori sono { $choices }.
finding-start-not-corner = Il palo di partenza su { $at } non è in un angolo.
finding-start-unowned = Il palo di partenza su { $at } non appartiene a nessun colore.
finding-no-start = Non c’è un palo di partenza per il colore { $colour }.
finding-two-starts = Ci sono più pali di partenza per il colore { $colour }: { $slots }.
finding-start-differs = «starts» mette il colore { $colour } su { $said }, ma il suo palo di partenza è su { $at }.
finding-corner-empty = Nell’angolo { $at } manca il palo di partenza.
finding-outside = { $at } non è una sede di questa griglia, che va da A1 a { $last }.
finding-slot-twice = Su { $at } ci sono { $count } pali.
finding-printed-no-pole = { $at } dovrebbe essere stampato, ma non c’è nessun palo.
finding-tiles = Nella scatola ci sono { $tiles } tessere: quattro partenze e { $want } muri o ponti. Questo tabellone ne usa { $count }, di cui { $two } muri o ponti.
finding-plain-tile = Il palo semplice su { $at } non è una tessera della scatola: i pali semplici sono stampati sul lato della notte.
finding-night-printed = Di notte i pali { $slots } sono stampati sul tabellone, e nessun altro.
finding-day-printed = Di giorno sul tabellone non è stampato nessun palo, ma { $slots } dovrebbero esserlo.
finding-gem-count = Colore { $colour }: { $count ->
    [one] c’è una gemma
   *[other] ci sono { $count } gemme
}; ne servono { $want }.
finding-gems-meet = Su { $field } ci sono più gemme: { $colours }.
finding-gem-nowhere = Una gemma ({ $colour }) è su { $field }, che non esiste; c’è: { $has }.
finding-gem-on-start = Una gemma ({ $colour }) è sulla casella di partenza { $field }.
finding-gem-unreachable = Il colore { $colour } non può mai raggiungere la sua gemma su { $field }.
finding-gem-by-stem = Il colore { $colour } raggiunge la sua gemma su { $field } solo con delle gambe.
finding-too-few-planks = Con { $players } giocatori, { $long } assi lunghe a testa potrebbero non bastare al colore { $colour }: ogni gamba si lascia dietro un’asse lunga.
finding-broken-left-right = { $count ->
    [one] La simmetria tra sinistra e destra manca in un punto.
   *[other] La simmetria tra sinistra e destra manca in { $count } punti.
}
finding-broken-top-bottom = { $count ->
    [one] La simmetria tra alto e basso manca in un punto.
   *[other] La simmetria tra alto e basso manca in { $count } punti.
}
finding-broken-half-turn = { $count ->
    [one] La simmetria a mezzo giro manca in un punto.
   *[other] La simmetria a mezzo giro manca in { $count } punti.
}
finding-broken-quarter-turn = { $count ->
    [one] La simmetria a quarto di giro manca in un punto.
   *[other] La simmetria a quarto di giro manca in { $count } punti.
}
finding-broken-square = Per un quarto di giro ci vogliono tante colonne quante righe.
finding-unequal-costs = Il percorso del colore { $high } costa { $most } clessidre, quello del colore { $low } solo { $least }: più del { $percent }% di differenza, e nessuna simmetria a compensare.
finding-quick = Il percorso più economico costa { $cost } clessidre: una partita rapida. Di solito sono tra { $low } e { $high }.
finding-slow = Il percorso più economico costa { $cost } clessidre: una partita lunga. Di solito sono tra { $low } e { $high }.
finding-distances = Le gemme del colore { $one } sono a { $first } assi dalla sua partenza, quelle del colore { $other } a { $second }.
finding-few-exits = La gemma ({ $colour }) su { $field } { $count ->
    [0] non ha nessun posto per un’asse dritta o diagonale
    [one] ha un solo posto per un’asse dritta o diagonale
   *[other] ha solo { $count } posti per assi dritte o diagonali
}: lì una pedina può restare chiusa.
finding-long-exits = Da { $field }, dove c’è una gemma ({ $colour }), partono solo assi lunghe.
finding-dead-fields = { $count ->
    [one] Nessuna asse può mai toccare questa casella: { $fields }.
   *[other] Nessuna asse può mai toccare queste { $count } caselle: { $fields }.
}
finding-lost-fields = { $count ->
    [one] Nessuno può mai raggiungere questa casella: { $fields }.
   *[other] Nessuno può mai raggiungere queste { $count } caselle: { $fields }.
}

# perché non c’è una proposta
refusal-no-wish = Il desiderio «{ $wish }» non c’è; una proposta accetta { $wishes }.
refusal-wish-size = Una griglia ha da { $low } a { $high } colonne e righe.
refusal-wish-choice = «{ $wish }» dev’essere uno tra { $choices }.
refusal-wish-square = Per un quarto di giro ci vogliono tante colonne quante righe.
refusal-no-proposal = Con questo numero non è venuto bene nessun tabellone di { $cols } per { $rows }. Provane un altro, o un tabellone più grande.
