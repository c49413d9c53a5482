board-you = tu
board-spy = la spia { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} { $build }
board-letter-red = R
board-letter-blue = B
board-letter-green = V
board-letter-yellow = G
board-short-F = Fiddlebottom
board-short-B = Bubble
board-short-X = Agente X
board-short-Z = Zsa Zsa
board-arrested = L’agente arrestato
board-numbered = { $name } (numero { $number })

board-mission = Missione
board-escape = una fuga
board-escape-note = indica una fuga. In tre giocatori, un agente senza compagno fugge lì.

board-map = Venezia
board-standing = Chi sta dove
board-stands = { $piece }: { $space }
board-places = Tutti i luoghi e le loro vie
board-place-routes = { $space }{ $piece ->
    [none] {""}
   *[other] , qui: { $piece }
}. { $land ->
    [none] {""}
   *[other] Via terra: { $land }.
} { $water ->
    [none] {""}
   *[other] Via acqua: { $water }.
}
board-players = Intorno al tavolo
board-take = { $piece }, { $space }
board-target-land = Via terra: { $space }
board-target-water = Via acqua: { $space }
board-target-both = Vai: { $space }
board-target-extra = Passo in più: { $space }
board-target-exile = In esilio: { $space }
board-target-met = { $words }, dove sta { $piece }
board-target-meet = Incontro: { $space }
board-nearer = Guarda da vicino
board-farther = Vedi di più
board-is-asked = { $name } interroga; si scelgono le carte
board-has-answered = Queste carte sono state mostrate a { $name }

board-marbles = Le biglie di questo turno
board-marble-used = { $marble }: usata

board-do-colours = Scegli il tuo colore.
board-do-place = Disponi le tue spie.
board-do-ready = Tocca a te: scuoti la testa mascherata.
board-do-move = Muoviti: scegli un pezzo che brilla, poi una casella.
board-do-piece = Biglia { $marble }: scegli un pezzo o una casella illuminata.
board-do-target = Scegli una casella illuminata per { $piece }.
board-do-finish = Non ci sono più passi. Finisci di muoverti.
board-do-resolve = { $count ->
    [0] Non resta nulla da fare: finisci il turno.
    [one] Un incontro! Vai a vedere.
   *[other] { $count } incontri: quale per primo?
}
board-do-ask = Hai incontrato { $piece }. Che cosa vuoi sapere?
board-do-ask-ambassador = L’Ambasciatore ti presenta a chi vuoi. Chi interroghi, e su che cosa?
board-do-answer = Scegli le carte che mostri.
board-do-exile = Manda via { $piece }: scegli una casella illuminata.
board-wait-colours = { $name } sceglie un colore.
board-wait-place = { $name } dispone le spie.
board-drawn-colours = Si assegnano i colori.
board-drawn-place = Le spie prendono posto.
board-wait-deal = Si riempiono le buste.
board-wait-ready = { $name } prende la testa mascherata.
board-wait-shake = { $name } scuote la testa mascherata.
board-wait-move = { $name } si muove.
board-wait-resolve = { $name } decide.
board-wait-ask = { $name } ha incontrato { $piece } e pensa a una domanda.
board-wait-you = Tocca a te.
board-wait-answer = { $asked } sceglie le carte da mostrare { $asker_is ->
    [you] a te.
   *[other] a { $asker }.
}
board-wait-exile = { $name } manda via { $piece }.
board-over = Giù le maschere.
board-ended = La partita è finita.
board-to-map = Alla mappa
board-take-back = Annulla
board-finish = Finisci di muoverti
board-meet = Incontra { $piece }: { $space }
board-ask-identity = Chi sei?
    .short = Chi?
    .whom = Chiedi a { $name }: chi sei?
board-ask-build = Che corporatura hai?
    .short = Corporatura?
    .whom = Chiedi a { $name }: che corporatura hai?
board-or-extra = o fai un passo in più (viola)
board-shake = Scuoti
board-end = Fine turno
board-place = Premi due spie una dopo l’altra: si scambiano di posto.
board-place-done = Disponile così

board-announce = Missione compiuta!
board-announce-text = Annunci che la tua squadra ha compiuto la sua missione, e che l’hai fatto in questo turno. Si aprono tutte le buste e la partita finisce.
board-announce-missions = Con ciò che hai segnato, la vostra missione potrebbe essere:
board-announce-warning = Se ti sbagli, gli altri vincono subito.
board-announce-sure = Ne ho la certezza
board-announce-not-yet = Non ancora
board-announce-now = Annuncia

board-papers = I tuoi documenti
board-tab-task = Ora
board-tab-papers = Documenti
board-tab-notes = Appunti
board-tab-map = Mappa
board-peek = La tua busta: tieni premuto per guardare
board-peek-hint = tieni premuto per guardare
board-keep-open = Lasciala aperta
board-close-envelope = Chiudi la busta
board-no-envelope = Le buste non sono ancora distribuite.
board-passport = Passaporto: le 24 missioni
board-passport-closed = Finché la tua busta è aperta, le righe adatte a te sono evidenziate.
board-partner-letter = Messaggio del partner
board-team-FB = Fiddlebottom e Bubble
board-team-ZX = Zsa Zsa e Agente X
board-screen = La mappa su uno schermo comune
    .help = Apre questo tavolo perché tutti nella stanza lo guardino. Non mostra nulla di segreto, nemmeno i tuoi segreti.

board-tics = Tic
board-tic-eye = Occhio
    .whose = Strizzare l’occhio destro: il tic di Lord Fiddlebottom
board-tic-ear = Orecchio
    .whose = Tirarsi l’orecchio sinistro: il tic di Colonel Bubble
board-tic-frown = Fronte
    .whose = Aggrottare la fronte: il tic dell’Agente X
board-tic-pout = Broncio
    .whose = Fare il broncio: il tic di Madame Zsa Zsa
board-tic-to = Rivolto a
board-tics-open = Lo vedono tutti, e può essere un bluff.
board-tics-discreet = Rivolto a un giocatore; gli altri potrebbero accorgersene.
board-tics-none = Hai fatto il tuo tic. Dopo la prossima scossa della testa mascherata potrai farne un altro.

board-notes = Appunti
board-notes-of = Gli appunti di { $name }
board-notes-hand = Premi una casella: no, forse, sì. La vedi solo tu, e nessuno la controlla.
board-notes-paper = A questo tavolo si gioca con carta e matita: una risposta resta aperta finché il pezzo non viene mandato via; poi hai solo i tuoi segni.
board-notes-deduce = Le caselle tratteggiate sono impossibili: premine una per vedere perché. Le altre le segni tu.
board-notes-folded = Solo ciò che ti è stato mostrato. Le caselle si aprono quando hai risposto.
board-worlds = { $count ->
    [one] resta una sola distribuzione possibile
   *[other] { $count } distribuzioni possibili su 216
}
board-cell = { $name }, { $thing }: { $mark ->
    [yes] sì
    [no] no
    [maybe] forse
   *[none] nessun segno
}
board-cell-out = { $name }, { $thing }: impossibile. Perché?
board-cell-sure = { $name_is ->
    [you] Tu, { $thing }: sicuro
   *[other] { $name }, { $thing }: sicuro
}
board-mark-set = { $name }, { $thing }: { $mark ->
    [yes] sì
    [no] no
    [maybe] forse
   *[none] nessun segno
}
board-why = Perché per { $name } «{ $thing }» è da escludere:
board-why-own = La carta «{ $thing }» è nella tua busta.
board-why-together = Insieme alla tua busta, queste risposte lo escludono.
board-partner-found = Il tuo partner è { $name }.
board-alone = Non hai un partner.
board-contested = Le due squadre puntano allo stesso pezzo: { $piece }.
board-clear-marks = Cancella tutti i segni
board-answers-seen = Che cosa ti hanno mostrato
board-answers-given = Che cosa hai mostrato
board-answers-none = Ancora niente.
board-question = Turno { $turn }: { $asker_is ->
    [you] hai chiesto a { $asked }
   *[other] { $asked_is ->
        [you] { $asker } ti ha chiesto
       *[other] { $asker } ha chiesto a { $asked }
    }
}{ $via ->
    [ambassador] {" "}tramite l’Ambasciatore
   *[spy] {""}
}: { $about ->
    [identity] chi sei?
   *[build] che corporatura hai?
}
board-card-words = { $sealed ->
    [yes] { $name }, dalla busta
   *[no] { $name }
}{ $truth ->
    [true] , vero
    [false] , falso
   *[none] { "" }
}

board-your-answer = La tua risposta
board-asked-you = { $name } ti chiede: { $about ->
    [identity] chi sei?
   *[build] che corporatura hai?
}
board-slots = { $via ->
    [ambassador] { $about ->
        [identity] Mostra due identità
       *[build] Mostra due corporature
    }
   *[spy] { $about ->
        [identity] Mostra due identità e una corporatura
       *[build] Mostra due corporature e un’identità
    }
}
board-hand = Le tue carte
board-envelope-use = Carte dalla tua busta
board-envelope-shut = Chiudi la busta
board-check-count = { $chosen } carte su { $count }
board-check-true = Almeno una carta, identità o corporatura, è vera
board-check-wrong = Queste carte non rispondono alla domanda
board-repeat-disclosure = { $name } ha già visto da te proprio queste carte. Se le mostri di nuovo, di ognuna dovrai dire se è vera.
board-repeat-warning = { $name } ha già visto da te proprio queste carte. Stavolta è solo un avviso; la prossima volta dovrai dire quali sono vere.
board-show = Mostra a { $name }
board-shown-before = Già mostrate a { $name }: { $count }
board-shown = { $name } ti ha mostrato
board-truth = vero
board-lie = falso
board-shown-again = Hai già visto proprio queste carte.
board-shown-paper = Segna ciò che conta: quando mandi via il pezzo le carte tornano indietro, e nessuno le mette in elenco.

board-reveal = Giù le maschere
board-reveal-announced = { $name }: «Missione compiuta!»
resign-text = La partita finisce: l’hai persa, e con te il tuo partner, chiunque sia. Giù tutte le maschere.
resign-text-for = La partita finisce: { $name } l’ha persa, e così il suo partner, chiunque sia. Giù tutte le maschere.
board-reveal-nobody = La notte è finita
board-reveal-left = { $name } lascia il Carnevale
board-reveal-right = Ed è proprio così. La missione: { $mission }.
board-reveal-wrong = Ma non è vero. La missione sarebbe stata: { $mission }.
board-reveal-winners = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
board-reveal-draw = Nessuno vince
board-reveal-answers = Tutte le domande e risposte ({ $count })
board-reveal-skip = Salta
board-reveal-again = Rivedi
board-reveal-close = Alla mappa
board-key-envelope = tenuto premuto sulla tua busta: guardarci dentro
    .keys = Spazio
board-key-release = lasciare il pezzo o la biglia che hai in mano
    .keys = Esc
