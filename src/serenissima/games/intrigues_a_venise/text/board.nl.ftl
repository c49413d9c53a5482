board-you = jij
board-spy = de { $build ->
    [lang] lange
    [klein] kleine
    [dik] dikke
    [dun] dunne
   *[other] { $build }
} { $colour ->
    [rood] rode
    [blauw] blauwe
    [groen] groene
    [geel] gele
   *[other] { $colour }
} spion
board-letter-red = R
board-letter-blue = B
board-letter-green = G
board-letter-yellow = L
board-short-F = Fiddlebottom
board-short-B = Bubble
board-short-X = Agent X
board-short-Z = Zsa Zsa
board-arrested = De gearresteerde agent
board-numbered = { $name } (nummer { $number })

board-mission = Missie
board-escape = een vlucht
board-escape-note = betekent een vlucht. Met drie spelers vlucht een agent zonder partner daarheen.

board-map = Venetië
board-standing = Wie staat waar
board-stands = { $piece } bij { $space }
board-places = Alle velden en hun routes
board-place-routes = { $space }{ $piece ->
    [none] {""}
   *[other] , hier: { $piece }
}. { $land ->
    [none] {""}
   *[other] Over land: { $land }.
} { $water ->
    [none] {""}
   *[other] Over water: { $water }.
}
board-players = Rond de tafel
board-take = { $piece }, bij { $space }
board-target-land = Over land: { $space }
board-target-water = Over water: { $space }
board-target-both = Naar: { $space }
board-target-extra = Een stap verder: { $space }
board-target-exile = In ballingschap: { $space }
board-target-met = { $words }, waar { $piece } staat
board-target-meet = De ontmoeting bij { $space }
board-nearer = Dichterbij
board-farther = Meer zien
board-is-asked = { $name } vraagt; de kaarten worden gekozen
board-has-answered = Deze kaarten zijn aan { $name } getoond

board-marbles = De knikkers van deze beurt
board-marble-used = { $marble } knikker: gebruikt

board-do-colours = Kies je kleur.
board-do-place = Zet je spionnen neer.
board-do-ready = Jouw beurt: schud het gemaskerde hoofd.
board-do-move = Jouw zet: kies een oplichtend stuk, dan een veld.
board-do-piece = De { $marble } knikker: kies een stuk of een verlicht veld.
board-do-target = Kies een verlicht veld voor { $piece }.
board-do-finish = Je hebt geen stappen meer. Stop met lopen.
board-do-resolve = { $count ->
    [0] Er is niets meer te doen: beëindig je beurt.
    [one] Een ontmoeting! Ga kijken.
   *[other] { $count } ontmoetingen: welke eerst?
}
board-do-ask = Je ontmoet { $piece }. Wat wil je weten?
board-do-ask-ambassador = De ambassadeur stelt je aan iedereen voor. Aan wie vraag je wat?
board-do-answer = Kies de kaarten die je laat zien.
board-do-exile = Stuur { $piece } weg: kies een verlicht veld.
board-wait-colours = { $name } kiest een kleur.
board-wait-place = { $name } zet spionnen neer.
board-drawn-colours = De kleuren worden verdeeld.
board-drawn-place = De spionnen nemen hun plaats in.
board-wait-deal = De enveloppen worden gevuld.
board-wait-ready = { $name } pakt het gemaskerde hoofd.
board-wait-shake = { $name } schudt het gemaskerde hoofd.
board-wait-move = { $name } is onderweg.
board-wait-resolve = { $name } denkt na.
board-wait-ask = { $name } ontmoet { $piece } en bedenkt een vraag.
board-wait-you = Jij bent aan de beurt.
board-wait-answer = { $asked } kiest kaarten om te laten zien aan { $asker_is ->
    [you] jou.
   *[other] { $asker }.
}
board-wait-exile = { $name } stuurt { $piece } weg.
board-over = De maskers zijn af.
board-ended = De partij is afgelopen.
board-to-map = Naar het bord
board-take-back = Neem terug
board-finish = Klaar met lopen
board-meet = Ontmoet { $piece } bij { $space }
board-ask-identity = Wie ben je?
    .short = Wie?
    .whom = Vraag { $name }: wie ben je?
board-ask-build = Wat is je postuur?
    .short = Postuur?
    .whom = Vraag { $name }: wat is je postuur?
board-or-extra = of ga een stap verder (paars)
board-shake = Schud
board-end = Einde beurt
board-place = Twee spionnen wisselen van plaats als je ze na elkaar aantikt.
board-place-done = Zo staan ze goed

board-announce = Missie volbracht!
board-announce-text = Je meldt dat je team zijn missie volbracht heeft, en dat jij dat in deze beurt deed. Alle enveloppen gaan open en de partij is afgelopen.
board-announce-missions = Met wat je hebt aangekruist, kunnen dit jouw missies zijn:
board-announce-warning = Klopt het niet, dan winnen de anderen meteen.
board-announce-sure = Ik weet het zeker
board-announce-not-yet = Nog niet
board-announce-now = Meld het

board-papers = Je papieren
board-tab-task = Taak
board-tab-papers = Papieren
board-tab-notes = Notities
board-tab-map = Bord
board-peek = Je envelop: hou ingedrukt om te kijken
board-peek-hint = hou ingedrukt
board-keep-open = Laat open
board-close-envelope = Sluit de envelop
board-no-envelope = De enveloppen zijn nog niet uitgedeeld.
board-passport = Paspoort: de 24 missies
board-passport-closed = Zolang je envelop open is, zijn de regels gemarkeerd die bij je passen.
board-partner-letter = Boodschap van je partner
board-team-FB = Fiddlebottom en Bubble
board-team-ZX = Zsa Zsa en Agent X
board-screen = Het bord op een gedeeld scherm
    .help = Opent deze tafel zodat iedereen in de kamer kan meekijken. Er is niets geheims te zien, ook niet van jou.

board-tics = Tics
board-tic-eye = Oog
    .whose = Het rechteroog trekt: de tic van Lord Fiddlebottom
board-tic-ear = Oor
    .whose = Aan het linkeroor trekken: de tic van Colonel Bubble
board-tic-frown = Frons
    .whose = Fronsen: de tic van Agent X
board-tic-pout = Pruillip
    .whose = Pruilen: de tic van Madame Zsa Zsa
board-tic-to = Bedoeld voor
board-tics-open = Iedereen ziet het, en het kan bluf zijn.
board-tics-discreet = Bedoeld voor één speler; de anderen merken het misschien.
board-tics-none = Je hebt je tic gebruikt. Als het gemaskerde hoofd weer geschud is, mag het weer.

board-notes = Notities
board-notes-of = Wat { $name } heeft genoteerd
board-notes-hand = Druk op een vakje: nee, misschien, ja. Alleen jij ziet het, en niemand controleert het.
board-notes-paper = Deze tafel speelt met pen en papier: een antwoord blijft liggen tot het stuk is weggestuurd; daarna heb je alleen je eigen kruisjes.
board-notes-deduce = Gearceerde vakjes zijn onmogelijk: druk erop om te zien waarom. De andere kruis je zelf aan.
board-notes-folded = Alleen wat je te zien kreeg. De vakjes komen als je hebt geantwoord.
board-worlds = { $count ->
    [one] nog één mogelijke verdeling
   *[other] { $count } van 216 verdelingen mogelijk
}
board-cell = { $name }, { $thing }: { $mark ->
    [yes] ja
    [no] nee
    [maybe] misschien
   *[none] niets aangekruist
}
board-cell-out = { $name } kan niet { $thing } zijn. Waarom?
board-cell-sure = { $name_is ->
    [you] Jij bent zeker { $thing }
   *[other] { $name } is zeker { $thing }
}
board-mark-set = { $name }, { $thing }: { $mark ->
    [yes] ja
    [no] nee
    [maybe] misschien
   *[none] niets aangekruist
}
board-why = { $name } is niet { $thing }:
board-why-own = Die kaart zit in je eigen envelop: { $thing }.
board-why-together = Samen met je eigen envelop sluiten deze antwoorden het uit.
board-partner-found = Je partner is { $name }.
board-alone = Je hebt geen partner.
board-contested = Beide teams hebben het op hetzelfde stuk gemunt: { $piece }.
board-clear-marks = Wis alle kruisjes
board-answers-seen = Wat je te zien kreeg
board-answers-given = Wat je hebt laten zien
board-answers-none = Nog niets.
board-question = Beurt { $turn }: { $asker_is ->
    [you] jij vroeg { $asked }
   *[other] { $asked_is ->
        [you] { $asker } vroeg jou
       *[other] { $asker } vroeg { $asked }
    }
}{ $via ->
    [ambassador] {" "}via de ambassadeur
   *[spy] {""}
}: { $about ->
    [identity] wie ben je?
   *[build] wat is je postuur?
}
board-card-words = { $sealed ->
    [yes] { $name }, uit de envelop
   *[no] { $name }
}{ $truth ->
    [true] , waar
    [false] , onwaar
   *[none] { "" }
}

board-your-answer = Jouw antwoord
board-asked-you = { $name } vraagt je: { $about ->
    [identity] wie ben je?
   *[build] wat is je postuur?
}
board-slots = { $via ->
    [ambassador] { $about ->
        [identity] Toon twee identiteiten
       *[build] Toon twee posturen
    }
   *[spy] { $about ->
        [identity] Toon twee identiteiten en één postuur
       *[build] Toon twee posturen en één identiteit
    }
}
board-hand = Je kaarten
board-envelope-use = Kaarten uit je envelop
board-envelope-shut = Sluit de envelop
board-check-count = { $chosen } van { $count } kaarten
board-check-true = Minstens één identiteit of postuur is waar
board-check-wrong = Deze kaarten beantwoorden de vraag niet
board-repeat-disclosure = { $name } heeft precies deze kaarten al van je gezien. Toon je ze nog eens, dan moet je van elke kaart zeggen of die waar is.
board-repeat-warning = { $name } heeft precies deze kaarten al van je gezien. Deze keer is het alleen een waarschuwing; de volgende keer moet je zeggen welke waar zijn.
board-show = Toon aan { $name }
board-shown-before = Al eerder aan { $name } getoond: { $count }
board-shown = { $name } liet je zien
board-truth = waar
board-lie = onwaar
board-shown-again = Precies deze kaarten heb je al eens gezien.
board-shown-paper = Kruis aan wat belangrijk is: de kaarten gaan terug als je het stuk wegstuurt, en niemand houdt ze bij.

board-reveal = De maskers gaan af
board-reveal-announced = { $name }: “Missie volbracht!”
resign-text = De partij eindigt: jij hebt verloren, en je partner ook, wie dat ook is. Alle maskers gaan af.
resign-text-for = De partij eindigt: { $name } heeft verloren, en de partner ook, wie dat ook is. Alle maskers gaan af.
board-reveal-nobody = De nacht is voorbij
board-reveal-left = { $name } verlaat het carnaval
board-reveal-right = En zo is het. De missie: { $mission }.
board-reveal-wrong = Maar dat is niet zo. De missie was geweest: { $mission }.
board-reveal-winners = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
board-reveal-draw = Niemand wint
board-reveal-answers = Alle { $count } vragen en antwoorden
board-reveal-skip = Overslaan
board-reveal-again = Nog eens bekijken
board-reveal-close = Naar het bord
board-key-envelope = ingedrukt op je envelop: kijk erin
    .keys = Spatie
board-key-release = laat het stuk of de knikker in je hand los
    .keys = Escape
