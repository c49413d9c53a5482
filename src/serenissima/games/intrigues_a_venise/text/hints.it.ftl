# Intrigues à Venise in italiano: perché si consiglia una decisione, per quanto si può sapere.
why-start = Nessuno ha ancora una busta: una scelta vale l’altra.
why-announce = { $sure ->
    [all] La tua missione è compiuta, di sicuro.
    [most] La tua missione è probabilmente compiuta, ma non è certo.
   *[some] Forse la tua missione è compiuta, ma è un azzardo.
}
why-not-yet = { $sure ->
    [none] La tua missione non può essere già compiuta: continua.
    [most] Forse la tua missione è compiuta, ma non è certo. Un annuncio sbagliato fa perdere.
   *[some] Probabilmente la tua missione non è ancora compiuta: continua.
}
why-done = { $sure ->
    [all] Compie la tua missione. Poi annunciala.
    [most] Probabilmente compie la tua missione.
   *[some] Forse compie la tua missione.
}
why-meet = Lì incontri { $with_seat }. { $about ->
    [identity] Chiedere il nome ti dice di più.
    [build] Chiedere la corporatura ti dice di più.
   *[either] Qualunque cosa chieda, scopri qualcosa.
}
why-meet-ambassador = Incontri l’Ambasciatore e puoi interrogare chi vuoi. { $about ->
    [identity] Il nome di { $of_seat } ti dice di più.
    [build] La corporatura di { $of_seat } ti dice di più.
   *[either] Interrogare { $of_seat } ti dice di più.
}
why-meet-friend = { $friend ->
    [all] Incontri { $of_seat }, che è il tuo partner: scambiatevi i messaggi.
    [most] Incontri { $of_seat }, probabilmente il tuo partner.
   *[some] Incontri { $of_seat }, forse il tuo partner.
}
why-meet-exile = Lì incontri una spia di { $of_seat }, e puoi mandarla dove non fa danni.
why-closer = { $closer ->
    [all] Ti avvicina alla meta.
    [most] Probabilmente ti avvicina alla meta.
   *[some] Non conosci ancora la tua meta, ma questo è più verso che via da essa.
}
why-walk = { $steps ->
    [one] Ti lascia a un passo dal pezzo più vicino che potresti incontrare.
   *[other] Ti lascia a { $steps } passi dal pezzo più vicino che potresti incontrare.
}
why-ask = { $knows ->
    [two] { $of_seat } può essere solo { word-first } o { word-second }.
    [name] Sai chi è { $of_seat }, ma non la corporatura.
    [build] Conosci la corporatura di { $of_seat }, ma non il nome.
   *[little] Di { $of_seat } sai ancora poco.
} { $about ->
    [identity] Chiedere il nome esclude qualcosa, qualunque carta ti mostri.
   *[build] Chiedere la corporatura esclude qualcosa, qualunque carta ti mostri.
}
why-ask-friend = { $friend ->
    [all] { $of_seat } è il tuo partner e può mostrarti il messaggio.
    [most] Probabilmente { $of_seat } è il tuo partner, e un partner può mostrarti il messaggio.
   *[some] Forse { $of_seat } è il tuo partner, e un partner può mostrarti il messaggio.
}
why-ask-anyhow = Nessuna risposta può dirti di più, ma un incontro non si può saltare: interroga { $of_seat }, poi manda via il pezzo.
why-letter = { $friend ->
    [all] { $of_seat } è il tuo partner, e senza il tuo messaggio non conosce la missione.
    [most] Probabilmente { $of_seat } è il tuo partner, e a un partner serve il tuo messaggio.
    [some] Forse { $of_seat } è il tuo partner, e a un partner serve il tuo messaggio.
   *[none] { $of_seat } è nell’altra squadra: il messaggio può farti credere un amico, ma è quello vero.
}
why-seal = { $friend ->
    [all] { $of_seat } è il tuo partner, e una carta della busta è una prova.
    [most] Probabilmente { $of_seat } è il tuo partner, e una carta della busta è una prova.
    [some] Forse { $of_seat } è il tuo partner, e una carta della busta è una prova.
   *[none] { $of_seat } è nell’altra squadra, e una carta della busta è una prova.
}
why-vague = { $friend ->
    [all] { $of_seat } è il tuo partner.
    [most] Probabilmente { $of_seat } è il tuo partner, ma non è certo.
    [some] Forse { $of_seat } è nell’altra squadra.
   *[none] { $of_seat } è nell’altra squadra.
} { $open ->
    [both] Da sole, queste carte non dicono né chi sei né qual è la tua vera spia.
    [name] Da sole, queste carte non dicono chi sei.
    [build] Da sole, queste carte non dicono qual è la tua vera spia.
   *[none] Queste carte dicono chi sei e qual è la tua vera spia.
}
why-exile = { $friend ->
    [all] { $of_seat } è il tuo partner.
    [most] Probabilmente { $of_seat } è il tuo partner.
    [some] Forse { $of_seat } è il tuo partner, forse no.
   *[none] { $of_seat } è nell’altra squadra.
} { $steps ->
    [one] Lì la spia è a un passo dalla tua più vicina.
   *[other] Lì la spia è a { $steps } passi dalla tua più vicina.
}
why-exile-ambassador = { $steps ->
    [one] Lì l’Ambasciatore è a un passo dalla tua spia più vicina.
   *[other] Lì l’Ambasciatore è a { $steps } passi dalla tua spia più vicina.
}
