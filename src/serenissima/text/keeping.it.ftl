# Lasciare i tavoli, e che cosa si conserva e per quanto: che cosa dicono il server e la riga di comando.
problem-cancel-guest = Solo chi ha aperto il tavolo può annullarlo. Tu però puoi alzarti.
problem-remove-running = A questa partita partecipano altre persone, quindi non si può eliminare finché è in corso. Prima finiscila o abbandona.
problem-remove-not-yours = Questo tavolo non è nel tuo elenco: può eliminarlo solo chi l’ha aperto o ci siede.
problem-leave-not-seated = Non siedi a questo tavolo.
problem-leave-begun = La partita è cominciata. Abbandona, o fai continuare un bot al tuo posto.
problem-leave-host = Questo tavolo è tuo. Piuttosto annullalo.
problem-fill-not-host = Solo chi ha aperto questo tavolo può riempirlo di bot.
problem-fill-begun = La partita è cominciata, e tutti i posti sono presi.
problem-fill-nobody = A questo tavolo deve sedere qualcuno prima che i bot prendano gli altri posti.
problem-clash = Nello stesso momento qualcun altro ha cambiato questo tavolo. Guardalo di nuovo, poi riprova.
problem-storage-full = Questo server è pieno e per ora non accetta tavoli nuovi. Le partite continuano. Chiedi a chi lo gestisce di fare spazio.
problem-kept-too-much = Conservi troppo qui: { $size } MB, e a una persona ne spettano { $most }. Elimina registrazioni e partite finite da «I tuoi tavoli» nella pagina iniziale; poi c’è posto per quelle nuove.
serve-bad-keeping = keeping.toml non si può leggere: { $problem }. Come si scrive lo dice docs/keeping.md.
cli-storage = Mostra che cosa occupa quanto spazio nel database di un server.
cli-arg-sweep = prima elimina quello che non si conserva più
cli-storage-none = In { $folder } non c’è nessun database. Indica la cartella di un server con --data, o un indirizzo con --db.
cli-storage-foreign = Quello che c’è in { $where } non è un database di Serenissima.
cli-storage-older = Il database è stato scritto da una versione più vecchia di Serenissima. Avvia il server una volta: lo aggiorna lui.
cli-storage-unusable = Il database di { $where } non si può leggere: { $problem }
cli-storage-kind = che cosa
cli-storage-count = quanti
cli-storage-size = occupa
cli-storage-oldest = più vecchio
cli-storage-days = si conserva
cli-storage-next = prossimo a uscire
cli-storage-kind-waiting = tavoli non cominciati
cli-storage-kind-running = partite in corso
cli-storage-kind-practice = allenamenti finiti
cli-storage-kind-finished = partite finite tra persone
cli-storage-kind-records = registrazioni caricate
cli-storage-kind-visitors = visitatori con un nome
cli-storage-for-days = { $days } giorni
cli-storage-for-ever = per sempre
cli-storage-due = { $count } adesso
cli-storage-some-waiting = { $count ->
    [one] 1 tavolo non cominciato
   *[other] { $count } tavoli non cominciati
}
cli-storage-some-running = { $count ->
    [one] 1 partita in corso
   *[other] { $count } partite in corso
}
cli-storage-some-practice = { $count ->
    [one] 1 allenamento finito
   *[other] { $count } allenamenti finiti
}
cli-storage-some-finished = { $count ->
    [one] 1 partita finita tra persone
   *[other] { $count } partite finite tra persone
}
cli-storage-some-records = { $count ->
    [one] 1 registrazione caricata
   *[other] { $count } registrazioni caricate
}
cli-storage-some-visitors = { $count ->
    [one] 1 visitatore senza posto
   *[other] { $count } visitatori senza posto
}
cli-storage-removed = Eliminato: { $what }.
cli-storage-nothing-due = Non c’era niente da eliminare.
cli-storage-total = { $used } in uso{ $bound }; { $disk } sul disco. Lo spazio che si libera viene riusato.
cli-storage-bound = { " " }su { $bound }
cli-storage-no-bound = { "" }
