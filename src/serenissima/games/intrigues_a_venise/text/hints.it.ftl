why-start = Nessuno ha ancora una busta: una scelta vale l’altra.
why-announce = La tua missione è compiuta in { $sure ->
    [one] una
   *[other] { $sure }
} delle { $worlds } distribuzioni compatibili con ciò che sai.
why-not-yet = { $sure ->
    [0] In nessuna delle { $worlds } distribuzioni compatibili con ciò che sai la tua missione è già compiuta: continua.
    [one] La tua missione è compiuta solo in una delle { $worlds } distribuzioni compatibili con ciò che sai: continua.
   *[other] La tua missione è compiuta solo in { $sure } delle { $worlds } distribuzioni compatibili con ciò che sai: continua.
}
why-done = Compie la tua missione in { $sure } delle { $worlds } distribuzioni compatibili con ciò che sai. Poi annunciala.
why-meet = Lì incontri { $with_seat }. Con la domanda migliore restano al massimo { $most } distribuzioni su { $worlds }, qualunque cosa ti mostri.
why-meet-ambassador = Incontri l’Ambasciatore e puoi interrogare chi vuoi. Con la domanda migliore restano al massimo { $most } distribuzioni su { $worlds }.
why-meet-friend = Incontri { $of_seat }, { $side ->
    [friend] che è il tuo partner: scambiatevi i messaggi.
   *[other] il tuo partner in { $friends } distribuzioni su { $worlds }.
}
why-meet-exile = Lì incontri una spia di { $of_seat }, e puoi mandarla dove non fa danni.
why-closer = Ti avvicina alla meta in { $closer } delle { $worlds } distribuzioni compatibili con ciò che sai.
why-walk = { $steps ->
    [one] Ti lascia a un passo dal pezzo più vicino che potresti incontrare.
   *[other] Ti lascia a { $steps } passi dal pezzo più vicino che potresti incontrare.
}
why-ask = Qualunque cosa ti mostri { $of_seat }, restano al massimo { $most } distribuzioni su { $worlds }.
why-ask-friend = { $side ->
    [friend] { $of_seat } è il tuo partner e può mostrarti un messaggio.
   *[other] { $of_seat } è il tuo partner in { $friends } distribuzioni su { $worlds }, e un partner può mostrarti un messaggio.
}
why-ask-anyhow = Nessuna risposta può dirti di più, ma un incontro non si può saltare: interroga { $of_seat }, poi manda via il pezzo.
why-letter = { $side ->
    [friend] { $of_seat } è il tuo partner: il tuo messaggio dice qual è la vostra missione.
   *[other] { $of_seat } è il tuo partner in { $friends } distribuzioni su { $worlds }, e a un partner serve il tuo messaggio.
}
why-seal = { $side ->
    [friend] { $of_seat } è il tuo partner, e una carta della busta prova chi sei.
   *[other] { $of_seat } è il tuo partner in { $friends } distribuzioni su { $worlds }, e una carta della busta prova chi sei.
}
why-vague = { $side ->
    [friend] { $of_seat } è il tuo partner: dopo queste carte restano { $pairs } combinazioni di nome e corporatura su { $of }.
    [enemy] { $of_seat } è nell’altra squadra: dopo queste carte restano possibili ancora { $pairs } combinazioni di nome e corporatura su { $of }.
   *[unknown] { $of_seat } è il tuo partner solo in { $friends } distribuzioni su { $worlds }: dopo queste carte restano possibili ancora { $pairs } combinazioni di nome e corporatura su { $of }.
}
why-exile = { $side ->
    [friend] { $of_seat } è il tuo partner: lì la spia è a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } dalle tue.
    [enemy] { $of_seat } è nell’altra squadra: lì la spia è a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } dalle tue.
   *[unknown] { $of_seat } è il tuo partner in { $friends } distribuzioni su { $worlds }: lì la spia è a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    } dalle tue.
}
why-exile-ambassador = { $steps ->
    [one] Lì l’Ambasciatore è a un passo dalla tua spia più vicina.
   *[other] Lì l’Ambasciatore è a { $steps } passi dalla tua spia più vicina.
}
