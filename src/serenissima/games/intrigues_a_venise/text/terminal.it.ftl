terminal-legend =
    Le spie sulla mappa: prima il colore ({ $red }, { $blue }, { $green }, { $yellow }), poi la corporatura.
    { $tall } alta, { $short } bassa, { $fat } grassa, { $thin } magra. { $ambassador } è l’Ambasciatore, { $embassy } l’Ambasciata.
    Da #1 a #8 sono i numeri, * un incontro, gli altri numeri caselle libere.
terminal-letter-tall = A
terminal-letter-short = B
terminal-letter-fat = G
terminal-letter-thin = M
terminal-letter-ambassador = AM
terminal-letter-embassy = AB
terminal-spies = { $name } ({ word-colour })
terminal-place = { word-build }: { $place }
terminal-you = Giochi con il { word-colour } e sei { word-identity }, corporatura { word-build }, messaggio { word-message }.
terminal-marbles = Biglie: { $marbles }. Tra parentesi: usate.
terminal-meetings = Da risolvere: { $spaces }.
terminal-asked = { $via ->
    [ambassador] Ti chiedono due { $about ->
        [identity] identità
       *[build] corporature
    }; almeno una deve essere vera.
   *[spy] Ti chiedono { $about ->
        [identity] due identità e una corporatura
       *[build] due corporature e un’identità
    }; almeno una deve essere vera.
}
terminal-exile = Manda via il pezzo che hai incontrato.
terminal-given = Turno { $turn }, { $colour ->
    [red] il rosso
    [blue] il blu
    [green] il verde
   *[yellow] il giallo
} ti ha mostrato: { $cards }{ $told ->
    [none] {""}
   *[other] {" "}(vere: { $told })
}
terminal-sealed = { $card } (sigillata)
terminal-of-identity = nome
terminal-of-build = corporatura
terminal-of-message = messaggio
terminal-worlds = { $worlds ->
    [one] Una distribuzione si accorda con tutto ciò che hai visto.
   *[other] { $worlds } distribuzioni su 216 si accordano con tutto ciò che hai visto.
}
terminal-owner = { $colour ->
    [red] Rosso
    [blue] Blu
    [green] Verde
    [yellow] Giallo
   *[none] Agli arresti
}
terminal-was = { $colour ->
    [red] Rosso
    [blue] Blu
    [green] Verde
    [yellow] Giallo
   *[none] Agli arresti
}: { word-identity }, corporatura { word-build }, messaggio { word-message }
terminal-help =
    Un passo sono tre mosse: «marble red», «spy red thin», «step v54»; mettile in una riga con i punti e virgola. La biglia nera non vuole spie.
    Poi «finish», «meet v5», «ask blue identity», «exile v1», «end»; «announce» dice che la tua missione è compiuta.
    Rispondi con le carte: F, B, X, Z; tall, short, fat, thin; il tuo messaggio come mA. Un punto esclamativo la sigilla: «answer X! F short».
