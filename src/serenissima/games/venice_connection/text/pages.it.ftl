# Venice Connection, in italiano: le pagine della tavola d’analisi, dei problemi e della soluzione.

# Pagine di studio: la storia della soluzione.
page-solution = La soluzione
    .help = Si conosce ogni posizione del gioco. Come si è fatto, che cosa ne è venuto fuori e come verificarlo.
story-number = { $count }
story-title = Un gioco conosciuto fino all’ultima tessera
story-lead = Con le sue sedici tessere Venice Connection sembra infinito: il tavolo non ha confini, e in quasi ogni turno ci sono centinaia di modi di posare. Eppure lo si può conoscere per intero. Abbiamo elencato tutte le posizioni che contano e calcolato chi le vince, e in quanto tempo. Ecco come, e che cosa ne è venuto fuori.
story-fact-positions = posizioni che si possono ancora chiudere
story-fact-canals = canali chiusi diversi
story-fact-winner = vince, se tutti e due giocano al meglio
story-fact-turns = turni, se tutti e due giocano al meglio
story-winner-first = Il primo
story-winner-second = Il secondo
story-canals = Tutto dipende dai canali chiusi
story-canals-text = Chi crea una posizione che non si può più chiudere ha perso: l’avversario dichiara «Impossibile!». Contano quindi solo le posizioni che si possono ancora chiudere, e ognuna è un pezzo di qualche canale chiuso di al massimo sedici tessere. Il tavolo sarà anche infinito, i canali chiusi no. Copie spostate, ruotate o specchiate contano una volta sola.
story-canals-drawn = I canali chiusi di al massimo dieci tessere: { $count } in tutto.
story-canal = Un canale chiuso di { $count } tessere
story-canals-more = Ce ne sono { $ten } di dieci tessere, { $twelve } di dodici, { $fourteen } di quattordici e { $sixteen } di sedici: { $all } in tutto. Prendi ogni pezzo connesso di ciascuno, e hai tutte le posizioni su cui vale la pena riflettere.
story-backwards = Risolto dalla fine
story-backwards-text = Un canale chiuso è perso per chi è di turno: l’altro l’ha appena chiuso. Una posizione da cui qualche turno porta a una posizione persa è vinta; una posizione da cui ogni turno porta a una vinta è persa. Si comincia quindi dai canali completi e si tolgono tessere, finché il tavolo è vuoto. Strada facendo, di ogni posizione si impara anche quanti turni restano se chi vince ha fretta e chi perde prende tempo.
story-won = vinta da chi è di turno
story-lost = persa
story-closed = canale chiuso
story-axis-tiles = tessere posate
story-chart-tiles = Posizioni per tessere posate
story-axis-turns = turni alla fine
story-chart-turns = Posizioni per turni alla fine
story-backwards-more = Solo { $lost } posizioni, { $share } su cento, sono perse per chi deve posare. Giocare bene vuol dire trovare ogni volta la strada per una di loro.
story-unique = In { $count } posizioni vince un solo turno, e tutti gli altri perdono: dei problemi perfetti.
story-to-puzzles = Provane uno
story-openings = Qualunque primo turno perde
story-openings-text = Ci sono { $count } primi turni diversi dopo i quali il canale si può ancora chiudere. Contro chi gioca al meglio perdono tutti, ma alcuni resistono molto più a lungo di altri. Se devi cominciare, comincia con una sola curva.
story-opening-lasts = Finita dopo { $turns } turni
story-perfect = Una partita perfetta
story-perfect-text = Il primo giocatore prende tempo finché può, il secondo ha fretta: canale chiuso al turno { $turns }.
story-perfect-slider = Turno della partita
story-perfect-turn = { $player ->
    [first] Turno { $turn }, primo giocatore:
   *[other] Turno { $turn }, secondo giocatore:
} { $count ->
    [one] una tessera.
   *[other] { $count } tessere.
}
story-supplies = Con meno tessere
story-supplies-text = Un canale chiuso ha sempre un numero pari di tessere, quindi una riserva dispari si gioca come quella con una tessera in meno. Con quattro, sei o dieci tessere vince il primo giocatore, con l’opzione «Scavalcamento» anche con dodici e con sedici.
story-column-tiles = Tessere
story-column-positions = Posizioni
story-column-winner = Vince
story-column-opening = Apertura migliore
story-column-bridge = Vince con scavalcamento
story-result = { $winner ->
    [first] Il primo, turno { $turns }
   *[other] Il secondo, turno { $turns }
}
story-check = Verificalo di persona
story-check-text = Nessuno deve crederci sulla parola. Il risolutore fa parte del programma, impiega pochi secondi, e i numeri di questa pagina li scrive lui.
story-check-solve = Risolvere da zero il gioco normale e stamparne i numeri:
story-check-brute = Confrontare le riserve piccole con una ricerca che non sa niente di canali chiusi e usa solo le regole:
story-check-page = Rifare i numeri di questa pagina:
story-check-docs = Il metodo, tutte le tabelle e che cosa si conta esattamente sono descritti in docs/solving-venice-connection.md.

# Pagine di studio: parole comuni.
study-step-back = Un turno indietro
study-step-on = Un turno avanti
study-analyse-this = Analizza questa posizione
study-erase = Premi le tessere per toglierle
study-to-table = A quel tavolo
study-not-copied = Il browser non permette di copiare: copialo dalla barra degli indirizzi.
study-position = { $count ->
    [0] Il tavolo è vuoto.
    [one] Una tessera sul tavolo. { $tiles }
   *[other] { $count } tessere sul tavolo. { $tiles }
}
study-keys = Frecce: scegli una casella. R, Maiusc R: ruota. F: capovolgi. Da 1 a 6: faccia. Invio: metti la tessera, o ruota quella che c’è. Canc: togli una tessera. U: annulla. C: rispondi. Maiusc con le frecce: sposta il tavolo. Più, meno, 0: ingrandisci, rimpicciolisci, mostra tutta la figura.
study-cell = { place }: vuota. { $leads ->
    [closes] Un turno qui chiude il canale.
    [wins] Un turno qui vince in { $turns } turni.
   *[other] Il miglior turno qui perde in { $turns } turni.
}
study-cell-empty = { place }: vuota.

# Pagine di studio: la tavola d’analisi e la partita analizzata.
page-analysis = Tavola d’analisi
    .help = Posa una posizione qualsiasi e vedi ogni turno con il suo risultato: chi vince, in quanto tempo e perché.
analysis-prompt = Posa una tessera, premine una per ruotarla, o scegli un turno dall’elenco.
analysis-prompt-empty = Posa tessere dove vuoi, o scegli un primo turno dall’elenco.
analysis-undo = Annulla (U)
analysis-redo = Ripeti (Y)
analysis-clear = Svuota
analysis-working = Si consulta la soluzione…
analysis-verdict = { $worth ->
    [wins] { $turns ->
        [one] Vinta: chiudi adesso
       *[other] Vinta in { $turns } turni
    }
    [loses] Persa in { $turns } turni
    [ruined] Rovinata
    [closed] Canale chiuso
   *[other] Non risolta
}
analysis-completion = Mostra la chiusura più breve
analysis-hide-completion = Nascondi la chiusura
analysis-line = Il gioco migliore
analysis-play-line = { $count ->
    [one] Gioca questo turno
   *[other] Gioca questi { $count } turni
}
analysis-turns = Turni
analysis-group = { $leads ->
    [closes] Chiude il canale
    [wins] Vince in { $turns }
    [ruins] Rovina il canale
   *[other] Perde in { $turns }
}
analysis-count = { $count ->
    [one] un turno
   *[other] { $count } turni
}
analysis-show-all = Mostra tutti e { $count }
analysis-ruins = { $count ->
    [one] Un altro turno valido rovina il canale.
   *[other] Altri { $count } turni validi rovinano il canale.
}
analysis-played = giocato
analysis-written = Scrivi la posizione
analysis-position = Posizione
analysis-set-up = Prepara
analysis-position-help = Riga per riga dall’alto: una lettera per ogni tessera, un punto per ogni casella vuota, una barra tra le righe. Le lettere sono elencate nelle regole.
analysis-position-wrong = Questa non si può leggere come posizione. Scrivi una lettera per ogni tessera, un punto per ogni casella vuota e una barra tra le righe.
analysis-options = Opzioni del tavolo
analysis-back-to-match = Torna alla partita
review-title = La partita analizzata
review-slider = Decisione della partita
review-end = La fine della partita.
review-decision = { $games ->
    [1] Turno { $turn }:
   *[other] Partita { $game }, turno { $turn }:
} { $played ->
    [impossible] { $name } dice «Impossibile!»
    [proof] { $name } mostra un anello.
    [concede] { $name } rinuncia alla prova.
   *[turn] { $count ->
        [one] { $name } posa una tessera.
       *[other] { $name } posa { $count } tessere.
    }
}
review-favours = { $name } sta vincendo
review-next-turning = Prossimo punto di svolta
review-turning = punto di svolta
review-better = Mostra un turno migliore
review-all = Tutte e { $count } le decisioni

# Pagine di studio: i problemi.
page-puzzles = Problemi
    .help = Trova l’unico turno che vince. Uno nuovo ogni giorno, e altre migliaia da facili a difficili.
page-puzzles-today = Da qui vince un solo turno. Riesci a trovarlo?
puzzles-today = Problema del giorno
puzzles-number = Problema { $number }
puzzles-grade = Difficoltà { $grade } su 5
puzzles-loading = Si prepara il problema…
puzzles-goal = { $turns ->
    [one] Tocca a te. Un solo turno chiude il canale: trovalo.
   *[other] Tocca a te. Un solo turno vince, e il canale si chiude al più tardi tra { $turns } turni: trovalo.
}
puzzles-prompt = { $count ->
    [0] Posa da una a tre tessere in fila, poi rispondi.
    [one] Aggiungi una tessera, premi la tua per ruotarla, o rispondi.
   *[other] Premi una delle tue tessere per ruotarla, o rispondi.
}
puzzles-answer = Rispondi
puzzles-asking = Vediamo…
puzzles-right = Trovato
puzzles-right-first = Evviva! Al primo colpo
puzzles-wrong = Non è questo
puzzles-told = La soluzione
puzzles-solution = La soluzione, turno per turno
puzzles-goes-on = Come continua
puzzles-give-up = Mostrami la soluzione
puzzles-another = Un altro
puzzles-done = Risolto
puzzles-streak = Giorni di fila
puzzles-best = Record di giorni
puzzles-solved = Risolti
puzzles-of = { $solved } su { $count }
puzzles-more = Altri problemi
puzzles-previous = Il problema precedente
puzzles-next = Il problema seguente
puzzles-to-today = Problema del giorno
puzzles-any = Uno qualsiasi di questi
puzzles-share = Condividi
puzzles-shared = Copiato, da incollare dove vuoi.
puzzles-share-text = Venice Connection, { $daily ->
    [yes] problema del giorno { $day }
   *[no] problema { $number }
}: { $how ->
    [first] risolto al primo colpo.
    [later] risolto.
   *[open] riesci a trovare l’unico turno che vince?
}{ $daily ->
    [yes] { $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}{ $streak } giorni di fila.
    }
   *[no] {""}
}
