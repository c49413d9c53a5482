page-solution = De oplossing
    .help = Elke stelling van het spel is bekend. Hoe dat ging, wat eruit kwam, en hoe je het nagaat.
story-number = { $count }
story-title = Een spel, bekend tot de laatste tegel
story-lead = Met zijn zestien tegels lijkt Venice Connection eindeloos: de tafel heeft geen rand, en in de meeste beurten kun je op honderden manieren leggen. Toch is het volledig te doorgronden. We hebben elke stelling die ertoe doet opgesomd en uitgerekend wie wint, en hoe snel. Zo ging het, en dit kwam eruit.
story-fact-positions = stellingen die nog te sluiten zijn
story-fact-canals = verschillende gesloten kanalen
story-fact-winner = wint bij foutloos spel
story-fact-turns = beurten, als beiden foutloos spelen
story-winner-first = Eerste
story-winner-second = Tweede
story-canals = Alles draait om de gesloten kanalen
story-canals-text = Wie een stelling maakt die nooit meer te sluiten is, heeft verloren: de tegenstander roept “Onmogelijk!”. Dus tellen alleen stellingen die nog te sluiten zijn, en elk daarvan is een stuk van een gesloten kanaal van hoogstens zestien tegels. De tafel mag eindeloos zijn, de gesloten kanalen zijn dat niet. Verschoven, gedraaide of gespiegelde kopieën tellen één keer.
story-canals-drawn = Alle { $count } gesloten kanalen van hoogstens tien tegels.
story-canal = Een gesloten kanaal van { $count } tegels
story-canals-more = Er zijn er { $ten } van tien tegels, { $twelve } van twaalf, { $fourteen } van veertien en { $sixteen } van zestien: samen { $all }. Neem elk samenhangend stuk van elk daarvan, en je hebt alle stellingen die het overdenken waard zijn.
story-backwards = Opgelost vanaf het einde
story-backwards-text = Een gesloten kanaal is verloren voor wie aan de beurt is: de ander heeft het net gesloten. Een stelling van waaruit een beurt naar een verloren stelling leidt, is gewonnen; een stelling van waaruit elke beurt naar een gewonnen stelling leidt, is verloren. Dus begin je met de volledige kanalen en haal je tegels weg, tot de tafel leeg is. Onderweg leert elke stelling ook hoeveel beurten er nog zijn als de winnaar zich haast en de verliezer tijd rekt.
story-won = gewonnen voor wie aan de beurt is
story-lost = verloren
story-closed = gesloten
story-axis-tiles = gelegde tegels
story-chart-tiles = Stellingen naar gelegde tegels
story-axis-turns = beurten tot het einde
story-chart-turns = Stellingen naar beurten tot het einde
story-backwards-more = Maar { $lost } stellingen, { $share } op de honderd, zijn verloren voor wie moet leggen. Goed spelen is de weg naar een daarvan vinden, elke keer weer.
story-unique = In { $count } stellingen wint precies één beurt en verliezen alle andere. Dat zijn eerlijke puzzels.
story-to-puzzles = Probeer er een
story-openings = Elke eerste beurt verliest
story-openings-text = Er zijn { $count } verschillende eerste beurten waarna het kanaal nog te sluiten is. Tegen foutloos spel verliezen ze allemaal, maar sommige houden het veel langer vol dan andere. Als je moet beginnen, begin dan met een enkele bocht.
story-opening-lasts = Afgelopen na { $turns } beurten
story-perfect = Een volmaakte partij
story-perfect-text = De eerste speler rekt het zo lang mogelijk, de tweede haast zich: gesloten in beurt { $turns }.
story-perfect-slider = Beurt van de partij
story-perfect-turn = { $player ->
    [first] Beurt { $turn }, eerste speler:
   *[other] Beurt { $turn }, tweede speler:
} { $count ->
    [one] één tegel.
   *[other] { $count } tegels.
}
story-supplies = Met minder tegels
story-supplies-text = Een gesloten kanaal heeft altijd een even aantal tegels; een oneven voorraad speelt dus als die met één tegel minder. Met vier, zes of tien tegels wint de eerste speler, met de optie “Overbruggen” ook met twaalf en met zestien.
story-column-tiles = Tegels
story-column-positions = Stellingen
story-column-winner = Wint
story-column-opening = Beste opening
story-column-bridge = Wint met overbruggen
story-result = { $winner ->
    [first] Eerste, beurt { $turns }
   *[other] Tweede, beurt { $turns }
}
story-check = Ga het zelf na
story-check-text = Niemand hoeft dit zomaar te geloven. De oplosser hoort bij het programma, is in een paar seconden klaar, en de cijfers op deze pagina komen van hem.
story-check-solve = Het gewone spel helemaal opnieuw oplossen en de cijfers tonen:
story-check-brute = Kleine voorraden vergelijken met een zoekprogramma dat niets van gesloten kanalen weet en alleen de regels gebruikt:
story-check-page = De cijfers van deze pagina opnieuw maken:
story-check-docs = De methode, alle tabellen en wat er precies geteld wordt, staan in docs/solving-venice-connection.md.

study-step-back = Eén beurt terug
study-step-on = Eén beurt verder
study-analyse-this = Deze stelling analyseren
study-erase = Tegels weghalen door erop te drukken
study-to-table = Naar die tafel
study-not-copied = De browser staat kopiëren niet toe: kopieer het uit de adresbalk.
study-position = { $count ->
    [0] De tafel is leeg.
    [one] Eén tegel op tafel. { $tiles }
   *[other] { $count } tegels op tafel. { $tiles }
}
study-keys = Pijltoetsen: een plek kiezen. R, Shift R: draaien. F: omkeren. 1 tot 6: vorm. Enter: de tegel neerzetten, of een tegel die er ligt draaien. Delete: een tegel weghalen. U: terugnemen. C: antwoorden. Shift met pijltjes: de tafel verschuiven. Plus, min, 0: inzoomen, uitzoomen, alles tonen.
study-cell = { place }: leeg. { $leads ->
    [closes] Een beurt hier sluit het kanaal.
    [wins] Een beurt hier wint in { $turns } beurten.
   *[other] De beste beurt hier verliest in { $turns } beurten.
}
study-cell-empty = { place }: leeg.

page-analysis = Analysebord
    .help = Leg een stelling en zie van elke beurt de uitkomst: wie wint, hoe snel, en waarom.
analysis-prompt = Leg een tegel, druk op een tegel om hem te draaien, of kies een beurt uit de lijst.
analysis-prompt-empty = Leg ergens tegels, of kies een eerste beurt uit de lijst.
analysis-undo = Terugnemen (U)
analysis-redo = Opnieuw (Y)
analysis-clear = Leegmaken
analysis-working = Even opzoeken …
analysis-verdict = { $worth ->
    [wins] { $turns ->
        [one] Gewonnen: sluit het nu
       *[other] Gewonnen in { $turns } beurten
    }
    [loses] Verloren in { $turns } beurten
    [ruined] Verknoeid
    [closed] Gesloten
   *[other] Niet opgelost
}
analysis-completion = Toon de kortste sluiting
analysis-hide-completion = Verberg die sluiting
analysis-line = Beste spel
analysis-play-line = { $count ->
    [one] Speel deze beurt
   *[other] Speel deze { $count } beurten
}
analysis-turns = Beurten
analysis-group = { $leads ->
    [closes] Sluit het kanaal
    [wins] Wint in { $turns }
    [ruins] Verknoeit het kanaal
   *[other] Verliest in { $turns }
}
analysis-count = { $count ->
    [one] één beurt
   *[other] { $count } beurten
}
analysis-show-all = Alle { $count } tonen
analysis-ruins = { $count ->
    [one] Eén andere toegestane beurt verknoeit het kanaal.
   *[other] { $count } andere toegestane beurten verknoeien het kanaal.
}
analysis-played = gespeeld
analysis-written = De stelling opschrijven
analysis-position = Stelling
analysis-set-up = Opzetten
analysis-position-help = Rij voor rij van boven af: een letter voor elke tegel, een punt voor elke lege plek, een schuine streep tussen de rijen. De letters staan in de spelregels.
analysis-position-wrong = Dat is niet te lezen als stelling. Schrijf een letter voor elke tegel, een punt voor elke lege plek en een schuine streep tussen de rijen.
analysis-options = Opties van de tafel
analysis-back-to-match = Terug naar de partij
review-title = De partij nabesproken
review-slider = Beslissing van de partij
review-end = Het einde van de partij.
review-decision = { $games ->
    [1] Beurt { $turn }:
   *[other] Partij { $game }, beurt { $turn }:
} { $played ->
    [impossible] { $name } zegt “Onmogelijk!”
    [proof] { $name } toont een ring.
    [concede] { $name } geeft het bewijs op.
   *[turn] { $count ->
        [one] { $name } legt één tegel.
       *[other] { $name } legt { $count } tegels.
    }
}
review-favours = { $name } staat gewonnen
review-next-turning = Volgende keerpunt
review-turning = keerpunt
review-better = Toon een betere beurt
review-all = Alle { $count } beslissingen

page-puzzles = Puzzels
    .help = Vind de ene beurt die wint. Elke dag een nieuwe, en duizenden meer, van makkelijk tot moeilijk.
page-puzzles-today = Vanaf hier wint precies één beurt. Vind jij die?
puzzles-today = Puzzel van de dag
puzzles-number = Puzzel { $number }
puzzles-grade = Moeilijkheid { $grade } van 5
puzzles-loading = De puzzel wordt klaargelegd …
puzzles-goal = { $turns ->
    [one] Jij bent aan de beurt. Precies één beurt sluit het kanaal. Zoek die ene beurt.
   *[other] Jij bent aan de beurt. Precies één beurt wint, en het kanaal is uiterlijk over { $turns } beurten gesloten. Zoek die ene beurt.
}
puzzles-prompt = { $count ->
    [0] Leg één tot drie tegels in een lijn en antwoord dan.
    [one] Voeg een tegel toe, druk op de jouwe om te draaien, of antwoord.
   *[other] Druk op een eigen tegel om hem te draaien, of antwoord.
}
puzzles-answer = Antwoorden
puzzles-asking = Even kijken …
puzzles-right = Gevonden
puzzles-right-first = Bravo! In één keer
puzzles-wrong = Deze niet
puzzles-told = De oplossing
puzzles-solution = De oplossing, beurt voor beurt
puzzles-goes-on = Hoe het verdergaat
puzzles-give-up = Laat de oplossing zien
puzzles-another = Nog een
puzzles-done = Opgelost
puzzles-streak = Dagen op rij
puzzles-best = Langste reeks
puzzles-solved = Opgelost
puzzles-of = { $solved } van { $count }
puzzles-more = Meer puzzels
puzzles-previous = De vorige puzzel
puzzles-next = De volgende puzzel
puzzles-to-today = Puzzel van de dag
puzzles-any = Een van deze
puzzles-share = Delen
puzzles-shared = Gekopieerd, klaar om te plakken.
puzzles-share-text = Venice Connection, { $daily ->
    [yes] puzzel van de dag { $day }
   *[no] puzzel { $number }
}: { $how ->
    [first] in één keer opgelost.
    [later] opgelost.
   *[open] vind jij de ene beurt die wint?
}{ $daily ->
    [yes] { $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}{ $streak } dagen op rij.
    }
   *[no] {""}
}
