cli = Vijf bordspellen over Venetië, voor mensen, bots en onderzoekers.
cli-commands = opdrachten
cli-usage = gebruik:
cli-arguments = argumenten
cli-options = opties
cli-help = toon deze hulp
cli-version = toon de versie
cli-overview =
    Serenissima: bordspellen over Venetië, tegen mensen en bots.

      serenissima serve --open   in de browser spelen
      serenissima serve --lan    met vrienden spelen: hun telefoons doen mee via dit netwerk
      serenissima play           in deze terminal spelen
      serenissima games          welke spellen er zijn, met hun opties en bots
      serenissima rules GAME     de spelregels van een spel
      serenissima replay FILE    een opgeslagen partij navertellen

    “serenissima --help” noemt al het andere, “serenissima play --help” wat bij een opdracht hoort.
cli-serve = De server starten, met de pagina om in de browser te spelen.
cli-play = In deze terminal tegen bots spelen.
cli-games = De spellen opsommen.
cli-rules = De spelregels van een spel tonen.
cli-replay = Een opgeslagen partij navertellen.
cli-verify = Een partijverslag naspelen en elke trekking narekenen vanuit het startgetal.
cli-perft = De zettenreeksen vanaf de beginstelling tellen.
cli-solve = Een spel volledig oplossen, als het klein genoeg is.
cli-puzzles = Puzzels maken voor een spel dat geanalyseerd kan worden.
cli-arena = Bots tegen elkaar laten spelen.
cli-ratings = Tonen hoe sterk de bots van een spel zijn.
cli-tune = De gewichten van een bot leren door te spelen.
cli-learn = Door te spelen leren wie waarschijnlijk wint, voor de bot van een spel.
cli-bench = Meten hoe snel alles is.
cli-arg-game = naam van het spel, zoals “serenissima games” hem noemt
cli-arg-which-game = naam van het spel; zonder naam wordt ernaar gevraagd
cli-arg-option = optie van de tafel, mag meer dan eens
cli-arg-json = als JSON tonen
cli-arg-file = bestand met een partijverslag
cli-arg-depth = aantal zetten
cli-arg-seats = aantal spelers
cli-arg-bots = namen van de bots, één voor elke plaats; elke plaatsvolgorde wordt even vaak gespeeld
cli-arg-games = aantal partijen
cli-arg-journals = logboeken van wedstrijden in de arena; zonder worden de meegeleverde cijfers getoond
cli-arg-write-ratings = ze bij de bots bewaren, zoals ze getoond worden waar je een tegenstander kiest
cli-arg-workers = aantal processen
cli-arg-seed = startgetal voor al het toeval
cli-arg-seconds = seconden die een bot over een zet mag nadenken
cli-arg-iterations = iteraties die een zoekende bot aan een zet mag besteden
cli-arg-stop = stoppen zodra vaststaat of de eerste bot MARGIN meer wint dan een eerlijk deel (0.05: 5 op de 100)
cli-arg-journal = elke partij na afloop daarin schrijven; met een logboek van dezelfde wedstrijd verdergaan waar het ophield
cli-arg-steps = aantal stappen
cli-arg-deals = delingen per stap, elk op elke plaats gespeeld
cli-arg-against = de bot op alle andere plaatsen; zonder: de gewichten zelf, van voor de stap
cli-arg-shake = hoe ver gewichten worden verschoven om te vergelijken, als deel van hun bereik
cli-arg-stride = de eerste stap, als deel van het bereik, bij een verschil van een hele partij
cli-arg-steps-journal = elke stap daarin schrijven; met een logboek van dezelfde afstelling verdergaan waar het ophield
cli-arg-write-weights = de gewichten daarin schrijven, en ernaast hoe ze gevonden zijn
cli-arg-matches = aantal partijen om van te leren; een op de tien toetst wat er geleerd is
cli-arg-hidden = rijen van de verborgen laag van het netwerk (0: een logistische regressie); anders wat bij het spel past
cli-arg-passes = hoe vaak alle stellingen worden doorgenomen; anders wat bij het spel past
cli-arg-write-learned = het bij de bots bewaren, die er dan mee spelen, en ernaast hoe het gevonden is
cli-arg-ray = spelen op de machines van dit Ray-cluster (“local” voor een eigen; heeft de extra “scale” nodig)
cli-arg-host = adres om op te luisteren
cli-arg-port = poort om op te luisteren (gewoonlijk { $port })
cli-arg-lan = andere apparaten in hetzelfde netwerk laten meedoen, met een link en een QR-code
cli-arg-open = de pagina in een browser openen
cli-arg-data = map voor de database en andere gegevens
cli-arg-db = adres van een andere database
cli-arg-server-name = hoe de server heet (play.example.org), naast zijn adressen en de naam van deze machine; mag meer dan eens
cli-arg-proxy = adressen of netwerken van proxy’s voor de server, met komma’s ertussen: alleen deze worden geloofd als ze zeggen wiens verzoeken ze doorgeven
cli-arg-build-engine = een opdracht die de rekenmotor compileert terwijl er al gespeeld wordt; bots gebruiken hem zodra hij er is
cli-arg-rule = alleen de regel met dit nummer
cli-arg-entry = alleen tot deze stap
cli-arg-step = stap voor stap, met het bord
cli-arg-bot = tegen welke bot je speelt
cli-arg-seat = je plaats, vanaf 1
cli-arg-name = je naam
cli-arg-save = het verslag na afloop van de partij daarin schrijven
cli-arg-position = beginnen vanuit de stelling in dit bestand, als JSON (zie de pagina van het spel in docs/)
cli-arg-quick = korter en grover
cli-arg-only = alleen dit deel, mag meer dan eens
cli-arg-supply = aantal tegels, kort voor --option supply=N
cli-arg-bridge = kort voor --option bridge=true
cli-arg-write = de hele oplossing daarin schrijven, zoals het spel die verpakt
cli-arg-count = aantal puzzels
cli-arg-write-puzzles = de puzzels daarin schrijven, zoals het spel ze verpakt
cli-mistake = { $program }: fout: { $message }
cli-mistake-argument = { $argument }: { $message }
cli-mistake-unknown = niet begrepen: { $given }
cli-mistake-not-with = kan niet samen met { $given }
cli-mistake-no-value = heeft geen waarde, maar kreeg { $given }
cli-mistake-required = ontbreekt: { $given }
cli-mistake-one-of = een van deze is nodig: { $given }
cli-mistake-one-value = heeft een waarde nodig
cli-mistake-most-one-value = heeft hoogstens één waarde
cli-mistake-least-one-value = heeft minstens één waarde nodig
cli-mistake-ambiguous = { $option } kan { $matches } betekenen
cli-mistake-value = “{ $value }” kan hier niet
cli-mistake-choice = “{ $value }” is geen van { $choices }
cli-needs-positive = moet een geheel getal vanaf 1 zijn, niet “{ $value }”
cli-needs-natural = moet een geheel getal vanaf 0 zijn, niet “{ $value }”
cli-bad-port = moet een getal van 0 tot en met { $highest } zijn, niet “{ $value }”
cli-option-form = een optie schrijf je als NAME=VALUE, niet als “{ $given }”
cli-not-text = { $file } is geen partijverslag: het is geen tekst.
cli-bad-position = In { $file } staat geen stelling om mee te beginnen: { $why }
cli-bad-record = { $file } is niet te lezen als partijverslag: { $why }
cli-no-rules = { $game } heeft geen geschreven spelregels.
cli-no-study = { $game } heeft geen analyse en geen puzzels.
cli-not-tunable = { $game } heeft geen bot met gewichten om af te stellen.
cli-tune-seats = { $game } is niet voor { $seats } spelers.
cli-tune-no-journal = { $file } is geen logboek van een afstelling: { $reason }
cli-tune-other-journal = { $file } is het logboek van een andere afstelling.
cli-not-learnable = { $game } heeft geen bot die door te spelen leert wie er gaat winnen.
cli-learn-seats = Met { $seats } spelers valt er bij { $game } niets te leren, alleen met { $right }.
cli-learn-matches = Er zijn minstens { $least } partijen nodig, want een op de tien toetst alleen wat er geleerd is; { $given } is te weinig.
cli-learn-too-few = { $matches } partijen hadden te weinig stellingen om van te leren of mee te toetsen; speel er meer.
cli-learn-no-numpy = NumPy is niet geïnstalleerd ({ $reason }); het hoort bij de extra “learn”
cli-no-solver = Voor { $game } is er geen oplosser.
cli-no-rule = { $game } heeft geen regel “{ $rule }”; de regels zijn { $span }.
cli-no-such-rule = Er is geen regel “{ $rule }”.
cli-no-entry = Er is geen stap { $entry }; de laatste is { $last }.
cli-no-seat = Er is geen plaats { $seat } aan een tafel voor { $seats }.
cli-no-server = De server hoort niet bij deze installatie: { $why }
cli-column-name = naam
cli-games-head = { $title } ({ $name }), { $seats } spelers, { $compiled ->
    [yes] gecompileerd
   *[no] niet gecompileerd
}
cli-games-option = optie
cli-games-values = waarden
cli-games-default = standaard
cli-games-meaning = betekenis
cli-games-bot = bot, de zwakste eerst
cli-games-range = { $off ->
    [yes] 0, of{ " " }
   *[no] { "" }
}{ $step ->
    [1] { $low } tot { $high }
   *[other] { $low } tot { $high }, in stappen van { $step }
}
cli-games-text = tekst, hoogstens { $most } tekens
cli-games-title = getoond als
cli-games-usual = { $title } (als je niets kiest)
cli-column-bot = bot
cli-column-wins = winst
cli-column-draws = gelijk
cli-column-losses = verlies
cli-column-rate = winstdeel
cli-column-interval = 95%-interval
cli-column-errors = fouten
cli-column-rating = rating
cli-column-matches = partijen
cli-yes = ja
cli-no = nee
cli-nothing = geen
cli-fortuna = Fortuna
cli-counting = Tellen
cli-playing = Spelen
cli-learning = Leren
cli-tuning = Afstellen
cli-solving = Oplossen
cli-composing = Puzzels maken
cli-solve-puzzles = puzzels
cli-solve-seed = startgetal
cli-solve-grades = Naar moeilijkheid
cli-solve-grade = moeilijkheid
cli-solve-tiles = gelegde tegels
cli-solve-losing = levende beurten die verliezen
cli-solve-traps = valkuilen die verknoeien
cli-solve-supply = tegels
cli-solve-bridge = overbruggen
cli-solve-positions = levende stellingen
cli-solve-winner = winnaar
cli-solve-turns = beurten bij foutloos spel
cli-solve-seconds = seconden
cli-solve-memory-mb = meeste geheugen (MB)
cli-solve-first-turns = Eerste beurten
cli-solve-turn = beurt
cli-solve-wins = wint
cli-solve-unique-wins = Stellingen met maar één winnende beurt, naar gelegde tegels
cli-solve-longest-win = Langste winst
cli-solve-by-tiles = Stellingen naar gelegde tegels
cli-solve-by-turns = Stellingen naar beurten tot het einde
cli-solve-number = aantal
cli-solve-value = cijfer
cli-measuring = Meten: { $part } ({ $number } van { $count }) …
cli-perft-line = diepte { $depth }: { $count } reeksen ({ $seconds } s)
cli-arena-no-ray = Ray is niet geïnstalleerd ({ $reason }); het hoort bij de extra “scale”
cli-arena-rating = { $bot } heeft een rating van { $mu } ± { $spread }.
cli-arena-better = { $bot } is beter: { $share } van de winst, waar { $par } gelijk zou zijn.
cli-arena-not-better = { $bot } is niet { $margin } beter: { $share } van de winst, waar { $par } gelijk zou zijn.
cli-arena-open = Of { $bot } { $margin } beter is, staat nog niet vast: { $share } van de winst, waar { $par } gelijk zou zijn.
cli-learn-positions = { $matches } partijen, { $positions } stellingen om van te leren.
cli-learn-surprise = Gemiddelde verrassing bij { $positions } stellingen uit andere partijen: { $surprise }; als je alleen het winstdeel kent: { $share }.
cli-learn-written = Geschreven: { $file }
cli-needs-share = “{ $value }” is geen deel tussen 0 en 1, zoals 0.05
cli-ratings-rung = { $upper } tegen { $lower }, { $seats } plaatsen: { $share } van de winst in { $matches } partijen ({ $low } tot { $high }), waar { $par } gelijk zou zijn.
cli-ratings-other-game = { $file } is een logboek van { $game }
cli-arena-length = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
}, gemiddeld { $moves } zetten.
cli-verify-replayed = { $file }: { $game }, { $entries ->
    [one] één stap
   *[other] { $entries } stappen
} nagespeeld, en elke stap mag volgens de spelregels.
cli-verify-position = Deze partij begon niet met de opstelling uit de spelregels maar vanuit een stelling. Hoe die ontstond, staat niet in het partijverslag; wat erop volgde, is gecontroleerd.
cli-verify-seed = Het startgetal heeft de SHA-256 die bij het begin bekend is gemaakt: { $commitment }
cli-verify-seed-position = Het startgetal en de stelling hebben de SHA-256 die bij het begin bekend is gemaakt: { $commitment }
cli-verify-right = { $draws ->
    [0] Er viel niets te trekken
    [one] De enige trekking is nagerekend vanuit het startgetal en klopt
   *[other] { $draws } trekkingen zijn nagerekend vanuit het startgetal en kloppen allemaal
}.
cli-verify-wrong = NIET in orde, na { $draws ->
    [one] één trekking die klopt
   *[other] { $draws } trekkingen die kloppen
}: { $problem }
cli-replay-head = { $game }: { $names } ({ $entries ->
    [one] één stap
   *[other] { $entries } stappen
})
cli-replay-position = De partij begint vanuit een stelling:
cli-step = Verder met Enter.{ " " }
cli-entry-left = { $name } beëindigt de partij { $why }.
cli-taken-back = (later teruggenomen)
cli-entry-undone = { $name } neemt stap { $entry } terug, en alles daarna.
cli-outcome = { $count ->
    [one] { $winners } wint { $reason }.
   *[other] De eerste plaats wordt gedeeld door { $winners }: { $reason }.
}
cli-guest = Gast
cli-which-games = Deze spellen kun je spelen:
cli-which-line = { $number }  { $title }: { $pitch }
cli-which = Welk spel? (een nummer of een naam){ " " }
cli-which-again = Dat is er geen van. Typ een nummer van 1 tot { $count } of een naam zoals “{ $example }”; met “quit” ga je weg.
cli-which-left = Tot de volgende keer.
cli-which-script = Zeg welk spel je wilt spelen, bijvoorbeeld “serenissima play { $example }”; er zijn { $games }.
cli-play-head = { $count ->
    [one] { $title }, tegen { $names }, een bot ({ $bot }).
   *[other] { $title }, tegen { $names }. Het zijn allemaal bots ({ $bot }).
}
cli-play-help-hint = Typ een zet; “moves” noemt wat mag, “help” al het andere.
cli-play-help =
    Typ een zet, of meer zetten op één regel. Of:
      moves [BEGIN]  de toegestane zetten, of die met dit BEGIN
      board          het bord opnieuw tekenen
      hint           wat de sterkste bot zou doen
      undo           je laatste beurt terugnemen, of het laatste deel van deze
      rules [N]      de spelregels, of regel nummer N
      save BESTAND   het partijverslag opslaan
      resign         opgeven
      quit           weggaan
cli-your-move = Jouw zet ({ $count ->
    [one] er mag er één
   *[other] er mogen er { $count }
}): { $moves }
cli-ask-moves = (“moves” noemt alle { $count } toegestane.)
cli-example = bijvoorbeeld “{ $example }”
cli-example-told = bijvoorbeeld “{ $example }”: { $told }
cli-bot-failed = De bot kon niet beslissen ({ $why }); een zwakkere speelt verder.
cli-goodbye = De partij houdt hier op, onbeslist.
cli-thinking = { $name } denkt na …
cli-undone = Teruggenomen.
cli-hint = De sterkste bot zou spelen: { $move }
cli-save-form = Zeg waarheen, bijvoorbeeld “save match.jsonl”.
cli-saved = Opgeslagen als { $file }.
cli-not-saved = { $file } kon niet worden geschreven: { $why }
cli-bench-note = Willekeurig gespeelde partijen op één kern, zetten per seconde processortijd.
cli-bench-against = Keren zo snel als een vergelijkbaar programma: lus in Python, alle zetten opgesomd · gekozen · ook de lus gecompileerd.
cli-bench-column-plain = gewoon
cli-bench-column-compiled = gecompileerd
cli-bench-column-ratio = gecompileerd / gewoon
cli-bench-column-picked = gekozen
cli-bench-column-loop = lus gecompileerd
cli-bench-column-part = deel
cli-bench-column-figure = cijfer
cli-bench-column-value = waarde
client-missing = De pagina’s van Serenissima zijn niet gebouwd
    .help = De server werkt, maar zijn webpagina’s ontbreken. Bouw ze met "make client" (daarvoor is Node.js nodig) en laad deze pagina opnieuw.
