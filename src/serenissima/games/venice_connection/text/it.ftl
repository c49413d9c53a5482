# Venice Connection, in italiano.
title = Venice Connection
pitch = Costruite insieme un solo canale: chiudilo tu, e dichiara «Impossibile!» quando non si può più.
kind = Duello astratto di tessere

# la carta dello scopo
goal-wins = Chiudi un solo anello di canali che passa per tutte le tessere sul tavolo. Vince chi lo chiude.
goal-ends = Finisce anche quando qualcuno dice «Impossibile!»: l’altro deve allora chiudere l’anello da solo, o perde.
goal-turn = Posa da una a tre tessere in linea retta, accanto a quelle che ci sono. Oppure di’ «Impossibile!»

# i bot di questo gioco, dal più debole
bot-apprentice = Apprendista
    .help = Vede solo il turno che ha davanti. Chiude quando può, ma ogni tanto rovina il canale, e metà delle rovine meno evidenti gli sfugge.
bot-boatman = Barcaiolo
    .help = Di solito non ti lascia un canale da chiudere subito. Lo rovina di rado, e si accorge di quattro rovine su cinque.
bot-pilot = Pilota
    .help = Vede qualche turno più in là ed è difficile ingannarlo. Molto raramente posa di fretta.
bot-sensible = Gondoliere
    .help = Guarda avanti finché il tempo glielo permette e non rovina mai il canale. Solo le aperture vanno oltre la sua vista.
bot-maestro = Il Maestro
    .help = Conosce la soluzione di tutto il gioco. Chi gioca per secondo può vincere: se il secondo è lui, non puoi batterlo. Con Mint Tide, lo scavalcamento o più tessere gioca come il Gondoliere.

# opzioni
option-challenge = Sfide
    .help = Che cosa succede quando un giocatore dichiara «Impossibile!».
option-challenge-prove = Dimostralo: il giocatore sfidato deve mostrare come si può chiudere il canale
option-challenge-arbiter = Arbitro: il tavolo decide subito se la dichiarazione era giusta
option-challenge-auto = Severo: niente dichiarazioni; una mossa dopo cui il canale non si può più chiudere perde subito
option-supply = Tessere
    .help = Quante tessere ci sono. Nel gioco normale sono 16; con meno la partita è più breve, e va bene per imparare.
option-bridge = Scavalcamento
    .help = Le tessere già sul tavolo possono riempire gli spazi tra le tessere nuove di un turno.
option-starter = Chi comincia
    .help = In un incontro di più partite si comincia a turno, chiunque abbia vinto. Se indichi un giocatore, comincia lui tutte le partite.
option-starter-random = Tirato a sorte, poi a turno
option-starter-seat-1 = Il primo giocatore, in ogni partita
option-starter-seat-2 = Il secondo giocatore, in ogni partita
option-starter-alternate = Il primo giocatore, poi a turno
option-match_length = Partite dell’incontro
    .help = Chi ne vince più della metà vince l’incontro.
option-mint_tide = Mint Tide
    .help = Altre quattro tessere, con un canale a T su un lato. Come si chiude un canale con tessere a T è una regola ricostruita.
option-teaching = Aiuto didattico
    .help = Mostra sempre a tutti e due se il canale si può ancora chiudere.
option-show_proof_building = Prove aperte
    .help = Tutti guardano mentre il giocatore sfidato cerca di chiudere il canale.
option-proof_seconds = Secondi per una prova
    .help = Quanto tempo ha il giocatore sfidato. 0: nessun limite.

# avvenimenti
event-began = { $game ->
    [1] { $seat_is ->
        [you] Cominci tu.
       *[other] Comincia { $seat }.
    }
   *[other] { $seat_is ->
        [you] Partita { $game }: cominci tu.
       *[other] Partita { $game }: comincia { $seat }.
    }
}
event-entered = { $seat_is ->
    [you] Metti giù una tessera.
   *[other] { $seat } mette giù una tessera.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] Posi { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }.
   *[other] { $seat } posa { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }.
} { $left ->
    [0] Non ne resta nessuna.
    [one] Ne resta una.
   *[other] Ne restano { $left }.
}
event-called = { $seat_is ->
    [you] Dici «Impossibile!» Ora l’anello deve chiuderlo { $challenged_seat }.
   *[other] { $challenged_seat_is ->
        [you] { $seat } dice «Impossibile!» Ora l’anello devi chiuderlo tu.
       *[other] { $seat } dice «Impossibile!» Ora l’anello deve chiuderlo { $challenged_seat }.
    }
}
event-scratch-laid = { $seat_is ->
    [you] Provi una tessera.
   *[other] { $seat } prova una tessera.
}
    .passing = yes
event-proved = { $seat_is ->
    [you] Mostri un anello che passa per tutte le tessere.
   *[other] { $seat } mostra un anello che passa per tutte le tessere.
}
event-conceded = { $seat_is ->
    [you] Rinunci senza mostrare un anello.
   *[other] { $seat } rinuncia senza mostrare un anello.
}
event-judged = { $completable ->
    [yes] { $seat_is ->
        [you] La tua dichiarazione era sbagliata: l’anello si può chiudere.
       *[other] La dichiarazione di { $seat } era sbagliata: l’anello si può chiudere.
    }
   *[no] { $seat_is ->
        [you] La tua dichiarazione era giusta: l’anello non si può più chiudere.
       *[other] La dichiarazione di { $seat } era giusta: l’anello non si può più chiudere.
    }
}
event-ended = { $reason ->
    [closed] { $seat_is ->
        [you] Chiudi l’anello e vinci.
       *[other] { $seat } chiude l’anello e vince.
    }
    [out_of_tiles] { $seat_is ->
        [you] L’ultima tessera è posata e l’anello è aperto. L’ha posata { $other_seat }, quindi vinci tu.
       *[other] { $other_seat_is ->
            [you] L’ultima tessera è posata e l’anello è aperto. L’hai posata tu, quindi vince { $seat }.
           *[other] L’ultima tessera è posata e l’anello è aperto. L’ha posata { $other_seat }, quindi vince { $seat }.
        }
    }
    [proof] { $seat_is ->
        [you] L’anello si poteva chiudere: vinci tu.
       *[other] L’anello si poteva chiudere: vince { $seat }.
    }
    [no_proof] { $completable ->
        [yes] { $seat_is ->
            [you] Vinci tu, anche se l’anello si poteva chiudere.
           *[other] Vince { $seat }, anche se l’anello si poteva chiudere.
        }
       *[no] { $seat_is ->
            [you] Vinci tu: l’anello non si poteva più chiudere.
           *[other] Vince { $seat }: l’anello non si poteva più chiudere.
        }
    }
    [ruined] { $seat_is ->
        [you] L’anello non si può più chiudere: vinci tu.
       *[other] L’anello non si può più chiudere: vince { $seat }.
    }
   *[refuted] { $seat_is ->
        [you] L’anello si può ancora chiudere: vinci tu.
       *[other] L’anello si può ancora chiudere: vince { $seat }.
    }
}
event-match-won = { $seat_is ->
    [you] Vinci l’incontro, { $wins } a { $losses }.
   *[other] { $seat } vince l’incontro, { $wins } a { $losses }.
}

# perché la partita è finita, dopo «Vince X…»
reason-closed = con la chiusura del canale
reason-out_of_tiles = perché le tessere sono finite prima che il canale fosse chiuso
reason-proof = con la prova che il canale si poteva chiudere
reason-no_proof = perché nessuno ha mostrato come chiudere il canale
reason-ruined = perché il canale non si poteva più chiudere
reason-refuted = perché dire «Impossibile!» era sbagliato

# perché una mossa non è permessa
refusal-not-begun = Non si è ancora tirato a sorte chi comincia.
refusal-begun = La partita è già cominciata.
refusal-no-seat = Può cominciare solo uno dei due giocatori.
refusal-no-move = «{ $text }» non si può leggere come mossa. Scrivi colonna, riga e faccia di ogni tessera, oppure: confirm, impossible, proof, concede.
refusal-no-face = «{ $face }» non è una faccia. Le facce sono { $faces }.
refusal-too-far = Quel punto è troppo lontano: nessuna tessera può stare a più di { $reach } caselle dalla prima.
refusal-occupied = Lì c’è già una tessera.
refusal-too-many = Un turno ha al massimo tre tessere. Conferma queste tre, o togline una.
refusal-none-left = Nella riserva non ci sono più tessere.
refusal-no-special = Le tessere con una stella o una T fanno parte di Mint Tide, che qui non si usa.
refusal-kind-used-up = Di questo tipo non ci sono più tessere.
refusal-blockade = Questa faccia qui non va: l’acqua incontrerebbe un muro. Dove due tessere si toccano, il canale continua in tutte e due o in nessuna.
refusal-blockade-inside = Due di queste tessere non vanno d’accordo: dove si toccano, il canale deve continuare in tutte e due o in nessuna.
refusal-angle = Le tessere di un turno devono stare in linea retta. Non si può posare ad angolo.
refusal-gap = È troppo lontano dalle altre tessere di questo turno: devono formare una striscia di al massimo tre, senza buchi.
refusal-gap-open = C’è un buco tra le tessere di questo turno. Riempilo, o togli una tessera.
refusal-gap-too-few = Restano troppo poche tessere per riempire il buco.
refusal-gap-unfillable = Nessuna tessera va bene nel buco tra le tessere di questo turno.
refusal-bridge = In mezzo c’è una tessera che era già sul tavolo. Le tessere di un turno devono toccarsi tra loro.
refusal-no-contact = Almeno una tessera di questo turno deve toccarne una già sul tavolo, lato contro lato. Un angolo non basta.
refusal-no-contact-near = Da lì nessuna striscia di questo turno può toccare una tessera già sul tavolo, lato contro lato.
refusal-first-here = Comincia vicino al centro: sul tavolo vuoto la prima tessera va al massimo a due caselle dal centro, nella sua riga o colonna.
refusal-nothing-entered = Non puoi passare: posa almeno una tessera, o di’ «Impossibile!» prima di posare.
refusal-nothing-to-answer = «Impossibile!» risponde a una mossa, e nessuno ha ancora mosso.
refusal-call-now-only = «Impossibile!» si dice prima di posare. Prima togli le tessere di questo turno.
refusal-no-calls = A questo tavolo nessuno dichiara niente: è il tavolo stesso ad accorgersi quando il canale non si può più chiudere.
refusal-only-proof = È stato detto «Impossibile!»: ora il giocatore sfidato chiude l’anello o rinuncia.
refusal-not-challenged = Nessuno ha detto «Impossibile!», quindi non c’è niente da dimostrare né a cui rinunciare.
refusal-not-closed = { $ends ->
    [one] Il canale non è chiuso: c’è uno sbocco aperto.
   *[other] Il canale non è chiuso: ci sono { $ends } sbocchi aperti.
}
refusal-not-one = Tutte le tessere sul tavolo devono far parte di un solo anello. Alcune restano fuori.
refusal-apart = Lì non tocca ancora nessuna tessera. Continua dalle tessere sul tavolo, una dopo l’altra.

# il tavolo nel terminale
terminal-empty = Il tavolo è vuoto.
terminal-left = { $left ->
    [0] Non restano tessere.
    [one] Resta una tessera.
   *[other] Restano { $left } tessere.
}
terminal-kinds = Di queste, { $plain } semplici, { $straight } con una T e un rettilineo, { $bend } con una T e una curva.
terminal-score = Partita { $game } di al massimo { $of }: { $one } ne ha vinte { $first }, { $other } { $second }.
terminal-entered = { $count ->
    [one] Una tessera è messa; aggiungine un’altra sulla stessa linea, o scrivi «confirm».
   *[other] { $count } tessere sono messe; aggiungine un’altra sulla stessa linea, o scrivi «confirm».
}
terminal-last-game = L’ultima partita è finita così:
terminal-this-game = Questa partita:
terminal-proof = Il canale sottile è la prova.
terminal-completion = Il canale sottile mostra un modo in cui si poteva chiudere.
terminal-prove = È stato detto «Impossibile!»: scrivi «proof» e le tessere che chiudono l’anello, o «concede».
terminal-help =
    Un turno è una riga con una, due o tre tessere, per esempio «0,0:F 1,0:7».
    Di ogni tessera si scrivono colonna, riga e faccia: le colonne crescono verso destra,
    le righe verso il basso, come mostrano i numeri accanto al tavolo.
    Le facce:   |  ║ rettilineo, su e giù      -  ═ rettilineo, sinistra e destra
                L  ╚ curva, su e destra        F  ╔ curva, destra e giù
                7  ╗ curva, giù e sinistra     J  ╝ curva, su e sinistra
    Invece di posare, «impossible» dice che l’anello non si può più chiudere.
    Se lo dicono a te, scrivi «proof» e tutte le tessere che chiudono
    l’anello su una riga, oppure «concede».

# Il tavolo nel browser, e quello che c’è intorno.
board-label = Il tavolo. Con le frecce vai di casella in casella; le caselle si contano dal centro.
board-help = Tasti (?)
board-help-title = Tasti
board-key-cell = scegliere una casella
    .keys = Frecce
board-key-next = andare alla prossima casella dove può stare una tessera
    .keys = N, Maiusc N
board-key-face = scegliere una faccia
    .keys = da 1 a 8
board-key-rotate = ruotare la tessera scelta sul tavolo, o la faccia che hai in mano
    .keys = R, Maiusc R
board-key-flip = capovolgere la tessera
    .keys = F
board-key-put = mettere lì la tessera
    .keys = Invio, Spazio
board-key-remove = togliere una delle tue tessere
    .keys = Canc
board-key-lay = posare il turno, o mostrare l’anello
    .keys = C
board-key-back = riprendere l’ultima tessera messa
    .keys = U
board-key-call = dire «Impossibile!», o rinunciare alla prova
    .keys = I
board-key-type = scrivere una mossa
    .keys = T
board-key-move = spostare il tavolo
    .keys = Maiusc con le frecce
board-key-zoom = ingrandire, rimpicciolire, mostrare tutta la figura
    .keys = Più, meno, 0
board-key-help = mostrare questi tasti
    .keys = ?
board-position = { $count ->
        [0] Il tavolo è vuoto.
        [one] Una tessera sul tavolo. { $tiles }
       *[other] { $count } tessere sul tavolo. { $tiles }
    } { $draft ->
        [0] Tessere rimaste: { $left }.
        [one] Non ancora posata. { $drafted } Tessere rimaste: { $left }.
       *[other] Non ancora posate. { $drafted } Tessere rimaste: { $left }.
    }
# una casella, contata dal centro del tavolo
place = { $across ->
    [left] { $down ->
        [up] { $columns } a sinistra, { $rows } in su
        [down] { $columns } a sinistra, { $rows } in giù
       *[level] { $columns } a sinistra
    }
    [right] { $down ->
        [up] { $columns } a destra, { $rows } in su
        [down] { $columns } a destra, { $rows } in giù
       *[level] { $columns } a destra
    }
   *[level] { $down ->
        [up] { $rows } in su
        [down] { $rows } in giù
       *[level] Al centro
    }
}
board-cell-empty = { place }: vuota. { $around } Adesso qui non si può posare niente.
board-cell-legal = { place }: vuota. { $around } { $fits ->
        [yes] Qui va bene: { $face }.
       *[no] Qui non va bene: { $face }.
    } { $count ->
        [one] Va bene una faccia.
       *[other] Vanno bene { $count } facce.
    }
board-water = L’acqua arriva da { $sides }.
board-wall = C’è un muro a { $sides }.
board-side-N = nord
board-side-E = est
board-side-S = sud
board-side-W = ovest
board-ends = { $count ->
    [0] Nessuna estremità del canale è aperta.
    [one] Un’estremità del canale è aperta.
   *[other] Estremità aperte del canale: { $count }.
}
board-end = { place }: aperta verso { $side }.
board-own-tile = La tua tessera di questo turno. C posa il turno, R ruota la tessera, Canc la toglie.
board-put-told = { $more ->
    [yes] Tessera { $count } di questo turno. Aggiungine un’altra in linea, o posa con C.
   *[no] Tessera { $count } di questo turno. Posa con C.
}
board-proof-told = L’anello è chiuso. Mostralo con C.
board-cell-tile = { place }: { $face }.
board-cell-last = { place }: { $face }, tessera posata nell’ultimo turno.
board-cell-draft = { place }: { $face }, tessera non ancora posata.
board-cell-framed = Il riquadro dorato è qui.
board-cell-advised = Qui si consiglia: { $face }.
board-holding = In mano: { $face }.
board-face-straight-ns = rettilineo, da nord a sud
board-face-straight-ew = rettilineo, da ovest a est
board-face-bend-ne = curva, nord ed est
board-face-bend-es = curva, est e sud
board-face-bend-sw = curva, sud e ovest
board-face-bend-nw = curva, nord e ovest
board-face-t-n = T, chiusa a nord
board-face-t-e = T, chiusa a est
board-face-t-s = T, chiusa a sud
board-face-t-w = T, chiusa a ovest
board-faces = Facce
board-face = { $face } (tasto { $number })
board-face-grey = { $face } (tasto { $number }), qui non va bene
board-kinds = Tipi di tessere
board-kind-plain = Tessere semplici: ancora { $left }
board-kind-straight = Mint Tide, T con dietro un rettilineo: ancora { $left }
board-kind-bend = Mint Tide, T con dietro una curva: ancora { $left }
board-left = { $left ->
        [0] Nessuna tessera rimasta
        [one] Resta una tessera
       *[other] Restano { $left } tessere
    }
board-left-kinds = Tessere rimaste { $left }: { $plain } semplici, { $straight } T con rettilineo, { $bend } T con curva
board-match = Partita { $game }, al meglio delle { $length }
board-view = Vista
board-nearer = Ingrandisci (+)
board-farther = Rimpicciolisci (-)
board-fit = Mostra tutta la figura (0)
board-rotate = Ruota (R)
board-flip = { $kind ->
        [straight] Capovolgi: rettilineo o T (F)
        [bend] Capovolgi: curva o T (F)
       *[plain] Capovolgi: rettilineo o curva (F)
    }
board-take-back = Riprendi l’ultima tessera messa (U)
board-put = Mettila qui
board-lay = { $count ->
        [0] Posa
        [one] Posa 1 tessera
       *[other] Posa { $count } tessere
    }
board-begin = Cominci tu: metti da una a tre tessere in fila, poi posale.
board-turn = { $most ->
        [1] Tocca a te: l’ultima tessera, o di’ «Impossibile!»
        [2] Tocca a te: una o due tessere in fila, o di’ «Impossibile!»
       *[other] Tocca a te: da una a tre tessere in fila, o di’ «Impossibile!»
    }
board-turn-strict = { $most ->
        [1] Tocca a te: l’ultima tessera.
        [2] Tocca a te: una o due tessere in fila.
       *[other] Tocca a te: da una a tre tessere in fila.
    }
board-turn-none = { $others ->
        [0] Qui non va bene nessun’altra faccia.
       *[other] Qui non va bene nessun’altra faccia finché ci sono le altre tessere di questo turno. Prima riprendi quelle.
    }
board-came-off = Una tessera non poteva restare lì da sola ed è tornata nella tua mano.
board-more = Aggiungi una tessera in fila, premi la tua per ruotarla, o posa.
board-no-more = { $count ->
        [one] Posala, o premila per ruotarla.
       *[other] Posale, o premi una delle tue tessere per ruotarla.
    }
board-others-turn = Tocca a { $name }.
board-prove = Dimostralo: un solo anello che passa per tutte le tessere sul tavolo. { $left ->
        [0] Non restano tessere.
        [one] Resta una tessera.
       *[other] Restano { $left } tessere.
    }
board-others-proof = { $name } cerca di dimostrare che l’anello si può ancora chiudere.
board-why = Perché no
board-instead = Qui andrebbero bene:
board-lay-face = Metti qui: { $face }
board-impossible = Impossibile!
    .help = Dichiara che con le tessere rimaste il canale non si può più chiudere (I)
board-claim = { $left ->
        [one] «Con la sola tessera rimasta
       *[other] «Con le { $left } tessere rimaste
    }, questo canale non si può più chiudere.»
board-claim-prove = { $name } deve allora chiuderlo senza di te. Se { $name } mostra come si fa, hai perso; se no, hai vinto.
board-claim-arbiter = Le regole decidono subito: se si può ancora chiudere, ha vinto { $name }; se no, hai vinto tu.
board-not-now = Non ora
board-call = Dichiaralo
board-show = Mostra l’anello
board-concede = Rinuncia
board-concede-sure = Ammetti che l’anello non si può più chiudere, e perdi la partita.
board-keep-trying = Continua a provare
board-type = Scrivi una mossa
board-type-send = Posa
board-type-help = Colonna e riga, due punti, e la lettera della faccia, come nelle regole; uno spazio tra due tessere. Oppure scrivi confirm, impossible, proof o concede.
board-type-wrong = Questo non si può leggere come turno. Scrivi colonna, riga e faccia di ogni tessera, oppure confirm, impossible, proof o concede.
board-completion = Le tessere chiare mostrano un modo in cui l’anello si poteva chiudere.
board-no-completion = L’anello non si poteva più chiudere.
board-won-game = { $name } vince la partita { $game }
board-next-game = Prossima partita
board-teaching = { $completable ->
    [yes] Il canale si può ancora chiudere.
   *[no] Il canale non si può più chiudere.
}

# momenti
moment = { $turn ->
    [you] Turno { $round }, giochi tu
    [other] Turno { $round }, gioca { $name }
    [over] La fine
   *[nobody] Turno { $round }
}
