terminal-legend =
    Spionnen op de kaart: eerst de kleur ({ $red }, { $blue }, { $green }, { $yellow }), dan het postuur.
    { $tall } lang, { $short } klein, { $fat } dik, { $thin } dun. { $ambassador } is de ambassadeur, { $embassy } de Ambassade.
    #1 tot #8 zijn de nummers, * een ontmoeting, en andere getallen vrije velden.
terminal-letter-tall = L
terminal-letter-short = K
terminal-letter-fat = D
terminal-letter-thin = N
terminal-letter-ambassador = AM
terminal-letter-embassy = AB
terminal-spies = { $name } ({ word-colour })
terminal-place = { word-build }: { $place }
terminal-you = Je speelt met { word-colour } en bent { word-identity }, { $build ->
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
   *[thin] { build-thin }
}, boodschap { word-message }.
terminal-marbles = Knikkers: { $marbles }. Tussen haken: gebruikt.
terminal-meetings = Af te handelen: { $spaces }.
terminal-asked = { $via ->
    [ambassador] Er wordt je gevraagd om twee { $about ->
        [identity] identiteiten
       *[build] posturen
    }; minstens één moet waar zijn.
   *[spy] Er wordt je gevraagd om { $about ->
        [identity] twee identiteiten en een postuur
       *[build] twee posturen en een identiteit
    }; minstens één moet waar zijn.
}
terminal-exile = Stuur het stuk dat je ontmoette weg.
terminal-given = Beurt { $turn }, { $colour ->
    [red] Rood
    [blue] Blauw
    [green] Groen
   *[yellow] Geel
} toonde je: { $cards }{ $told ->
    [none] {""}
   *[other] {" "}(waar: { $told })
}
terminal-sealed = { $card } (verzegeld)
terminal-of-identity = naam
terminal-of-build = postuur
terminal-of-message = boodschap
terminal-worlds = { $worlds ->
    [one] Eén verdeling past bij alles wat je gezien hebt.
   *[other] { $worlds } van 216 verdelingen passen bij alles wat je gezien hebt.
}
terminal-owner = { $colour ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[none] Gearresteerd
}
terminal-was = { $colour ->
    [red] Rood
    [blue] Blauw
    [green] Groen
    [yellow] Geel
   *[none] Gearresteerd
}: { word-identity }, { $build ->
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
   *[thin] { build-thin }
}, boodschap { word-message }
terminal-help =
    Een stap is drie zetten: “marble red”, “spy red thin”, “step v54”; zet ze op één regel met puntkomma’s. De zwarte knikker heeft geen spion nodig.
    Dan “finish”, “meet v5”, “ask blue identity”, “exile v1”, “end”; “announce” zegt dat je missie volbracht is.
    Antwoord met kaarten: F, B, X, Z; tall, short, fat, thin; je boodschap als mA. Een uitroepteken maakt ze verzegeld: “answer X! F short”.
