# Lo studio di Venice Connection, in italiano: analisi, partite analizzate, problemi.
study-wins = { $turns ->
    [1] Chi è di turno chiude il canale adesso.
   *[other] Chi è di turno vince in { $turns } turni, se entrambi giocano al meglio.
}
study-loses = Chi è di turno perde in { $turns } turni, se entrambi giocano al meglio.
study-ruined = Il canale non si può più chiudere: chi è di turno vince dichiarando «Impossibile!».
study-closed = Il canale è chiuso.
study-unsolved = Con queste opzioni il gioco non è risolto. Il canale si può ancora chiudere, ma non in questo turno.
study-ruined-since = Rovinato dal turno { $turn }.
study-live = { $live ->
    [one] Su { $legal } turni possibili, uno solo non rovina il canale.
   *[other] Su { $legal } turni possibili, { $live } non rovinano il canale.
}
study-completion = { $count ->
    [one] Una tessera lo chiuderebbe.
   *[other] Per chiuderlo servono almeno { $count } tessere.
}

review-best = { $before ->
    [wins] La mossa migliore: { $seat } va verso la vittoria.
   *[loses] { $seat } resiste il più a lungo possibile.
}
review-slower = Ancora vinta, ma un altro turno vince prima.
review-sooner = Persa comunque, ma un altro turno avrebbe resistito più a lungo.
review-mistake = Un errore: { $seat } regala la vittoria. Un altro turno avrebbe vinto { $turns_before ->
    [1] subito
   *[other] in { $turns_before } turni
}.
review-parity = { $turns_after ->
    [1] Lascia un turno, ed è dell’avversario.
   *[other] Lascia { $turns_after } turni se tutti e due giocano al meglio. È un numero dispari, quindi l’ultimo è dell’avversario.
}
review-ruin = { $before ->
    [wins] { $seat } rovina il canale e regala la vittoria.
   *[other] { $seat } rovina il canale. Un altro turno non l’avrebbe rovinato.
}
review-missed-win = { $seat } poteva chiudere subito il canale.
review-missed-call = Il canale non si poteva più chiudere, ma a { $seat } è sfuggito: «Impossibile!» avrebbe vinto.
review-right-call = { $seat } si accorge che il canale non si può più chiudere.
review-wrong-call = { $before ->
    [wins] { $seat } dichiara, ma il canale si poteva ancora chiudere. Posando ancora avrebbe vinto.
   *[other] { $seat } dichiara, ma il canale si poteva ancora chiudere.
}
review-proof = { $seat } mostra come si può chiudere il canale.
review-missed-proof = { $seat } non mostra niente, ma un modo c’era.
review-unsolved = Con queste opzioni il gioco non è risolto: si giudicano solo rovine, dichiarazioni e turni che chiudono.
review-turned = { $count ->
    [one] La partita è cambiata una volta: la svolta è di { $seat }, al turno { $turn }.
   *[other] La partita è cambiata { $count } volte. L’ultima svolta è di { $seat }, al turno { $turn }.
}
review-straight = Nessuno ha regalato una vittoria.
review-ruined-since = { $games ->
    [1] Il canale era rovinato dal turno { $turn }.
   *[other] Partita { $game }: il canale era rovinato dal turno { $turn }.
}

puzzle-right = { $turns ->
    [1] Giusto: così il canale è chiuso.
   *[other] Giusto: così si vince in { $turns } turni.
}
puzzle-ruins = Così rovini il canale: non si può più chiudere, e l’avversario dice «Impossibile!»
puzzle-loses = { $turns ->
    [1] Così perdi: l’avversario chiude il canale.
   *[other] Così perdi: restano { $turns } turni se giocate tutti e due al meglio. È un numero dispari, quindi l’ultimo è dell’avversario.
}
puzzle-call = Il canale si può ancora chiudere: l’avversario mostra come, e vince.
puzzle-live = { $live ->
    [one] Su { $legal } turni possibili, uno solo non rovina il canale.
   *[other] Su { $legal } turni possibili, { $live } non rovinano il canale.
}
puzzle-reason = { $turns ->
    [2] Il turno giusto ne lascia esattamente due: uno all’avversario, e poi il tuo, che chiude il canale.
   *[other] Il turno giusto lascia { $turns } turni se giocate tutti e due al meglio. È un numero pari, quindi l’ultimo, quello che chiude il canale, è tuo.
}
puzzle-closes = Un turno chiude subito il canale.
puzzle-wins = { $replies ->
    [one] Dopo il turno giusto l’avversario ha una sola risposta che non rovina il canale, e perde.
   *[other] Dopo il turno giusto l’avversario ha { $replies } risposte che non rovinano il canale, e perdono tutte.{ $soon ->
        [0] {""}
        [one] {" "}Dopo una di queste puoi chiudere subito il canale.
       *[other] {" "}Dopo { $soon } di queste puoi chiudere subito il canale.
    }
}
puzzle-mirrored = Si può posare in { $count } modi che sono l’uno lo specchio dell’altro.
puzzle-others = { $losing ->
    [one] L’unico altro turno che non rovina il canale perde.
   *[other] Gli altri { $losing } turni che non rovinano il canale perdono.
} { $soon ->
    [0] Nessuno permette all’avversario di chiuderlo subito.
    [one] Dopo uno di questi l’avversario può chiuderlo subito.
   *[other] Dopo { $soon } di questi l’avversario può chiuderlo subito.
}
puzzle-tempting = Il più ostinato resiste in tutto { $turns } turni.

# perché una posizione non si può posare o un turno non lo è
refusal-no-position = «{ $text }» non si può leggere come posizione. Scrivila riga per riga dall’alto: una lettera per ogni tessera, un punto per ogni casella vuota, una barra tra le righe.
refusal-in-parts = Tutte le tessere devono stare attaccate, lato contro lato.
refusal-more-than-supply = Ci sono solo { $supply } tessere.
refusal-no-turn = «{ $text }» non si può leggere come turno. Scrivi colonna, riga e faccia di una, due o tre tessere.
