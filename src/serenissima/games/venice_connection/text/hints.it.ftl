# Venice Connection, in italiano: perché una decisione è buona. I numeri vengono dalle regole e dalla soluzione.
why-closes = { $count ->
    [one] Questa tessera chiude l’anello, e vinci.
   *[other] Queste { $count } tessere chiudono l’anello, e vinci.
}
why-two-turns = { $replies ->
    [one] Lascia esattamente due turni, quindi l’ultimo è tuo: l’avversario ha un solo turno che non rovina l’anello, e poi lo chiudi tu.
   *[other] Lascia esattamente due turni, quindi l’ultimo è tuo: l’avversario ha { $replies } turni che non rovinano l’anello, e dopo ognuno lo puoi chiudere.
}
why-even = Lascia { $turns } turni se giocate tutti e due al meglio. È un numero pari, quindi l’ultimo è tuo.
why-opening = Contro un avversario perfetto chi comincia non può vincere. Ma l’altro deve trovare ogni risposta: così dura più a lungo, ancora { $turns } turni.
why-next = Qualunque cosa posi, l’avversario può chiudere l’anello subito dopo. Spera che non se ne accorga.
why-rare = { $good ->
    [one] Sei in svantaggio, ma poi l’avversario ha { $replies } turni possibili, e uno solo lo fa vincere.
   *[other] Sei in svantaggio, ma poi l’avversario ha { $replies } turni possibili, e solo { $good } lo fanno vincere.
}
why-longest = Qualunque cosa tu posi, un avversario perfetto vince. Così dura più a lungo: ancora { $turns } turni in cui il tuo può sbagliare.
why-behind = Qualunque cosa tu posi, un avversario perfetto vince. Ma l’anello si può ancora chiudere, e il tuo può sbagliare.
why-safe = { $missing ->
    [one] L’anello si può ancora chiudere, ma non nel prossimo turno dell’avversario.
   *[other] L’anello si può ancora chiudere con altre { $missing } tessere, ma non nel prossimo turno dell’avversario.
}
why-open = L’anello si può ancora chiudere, anche da parte dell’avversario nel prossimo turno.
why-call = { $left ->
    [one] Con la sola tessera rimasta, nessun anello può passare per tutte le tessere sul tavolo.
   *[other] Con le { $left } tessere rimaste, nessun anello può passare per tutte le tessere sul tavolo.
}
why-call-ring = { $count ->
    [one] Un anello è già chiuso, e una tessera ne è fuori. Non si potrà mai unire.
   *[other] Un anello è già chiuso, e { $count } tessere ne sono fuori. Non si potranno mai unire.
}
why-call-hole = L’acqua scorre in una casella dove nessuna tessera va bene. Non potrà mai diventare un solo anello.
why-proof = { $count ->
    [one] Una tessera basta per un solo anello che passa per tutte le tessere sul tavolo.
   *[other] { $count } tessere bastano per un solo anello che passa per tutte le tessere sul tavolo.
}
why-concede = Nessun anello può passare per tutte le tessere sul tavolo: non c’è niente da mostrare.
