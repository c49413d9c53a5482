title = Intrigues à Venise
pitch = Carnavalsnacht. Ontdek wie je partner achter het masker is, wissel jullie boodschappen uit, en volbreng als eerste je missie.
kind = Verborgen partners, deductie en bluf

goal-wins = Jij of je partner volbrengt jullie missie en meldt dat. Jullie winnen samen.
goal-ends = De eerste melding beëindigt de partij. Klopt die niet, dan winnen de anderen.
goal-turn = Schud drie knikkers en laat je spionnen lopen. Ontmoet iemand, stel een vraag, en stuur het stuk dat je ontmoette weg.
goal-secret = Je bent { word-identity }, { $build ->
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
   *[thin] { build-thin }
}, met boodschap { word-message }.
goal-partner = Zoek je partner, { word-identity }{ $arrested ->
    [yes] , misschien gearresteerd; dan moet je alleen vluchten.
   *[no] .
}

bot-novice = Carnavalsgast
    .help = Ondervraagt iedereen onderweg, verbergt weinig, en is veel antwoorden na twee rondes vergeten.
bot-sensible = Agent
    .help = Houdt precies notities bij, helpt vrienden en misleidt vijanden, en heeft haast zodra de missie bekend is.
bot-spymaster = Meesterspion
    .help = Leest tussen de kaarten: wat je toont, verraadt wat je verbergt. Stuurt vijanden weg en de partner dicht bij het doel, en weet hoeveel beurten een weg kost.

option-notes = Notities
    .help = Wat de tafel voor je opschrijft. Voor alle spelers hetzelfde.
option-notes-paper = Papier: je ziet een antwoord één keer, daarna alleen wat je zelf aankruiste
option-notes-log = Lijst: elk antwoord dat je kreeg, wordt opgeschreven
option-notes-deduce = Deductie: ook wat onmogelijk is, wordt doorgestreept, met de reden
option-tics = Tics
    .help = Wie het ziet als iemand met een oog trekt, aan een oor trekt, fronst of pruilt.
option-tics-open = Open: iedereen ziet ze
option-tics-discreet = Discreet: één speler zeker, elke andere met één kans op drie
option-tics-off = Geen
option-tic_limit = Tics per speler
    .help = Hoeveel elke speler er mag gebruiken tussen twee keer schudden van het gemaskerde hoofd. 0: zoveel je wilt.
option-repeat = Dezelfde kaarten nog eens tonen
    .help = Wat er gebeurt als een speler iemand dezelfde drie kaarten nog eens toont.
option-repeat-penalty = Straf: van elke kaart moet de waarheid gezegd worden
option-repeat-forbidden = Verboden, tenzij er niets anders te tonen is
option-repeat-lenient = Mild: de tweede keer een waarschuwing, de derde keer de waarheid
option-repeat_ambassador = Herhalen bij de ambassadeur
    .help = Of de twee kaarten die bij de ambassadeur getoond worden ook meetellen.
option-repeat_ambassador-exempt = Die mag je vrij herhalen
option-repeat_ambassador-included = Die tellen mee
option-sealed_cards = Verzegelde kaarten
    .help = Een ware naam of een waar postuur mag je bewijzen met de kaart uit de envelop.
option-ambassador_message = Boodschap bij de ambassadeur
    .help = De boodschap mag ook bij de ambassadeur getoond worden.
option-exile = Ballingschap van spionnen
    .help = Waarheen een ondervraagde spion verbannen kan worden.
option-exile-white = Naar gewone witte velden
option-exile-white_or_numbered = Naar witte en genummerde velden
option-exile-any_unnumbered = Naar elk veld zonder nummer
option-extra_step_scope = Extra stap
    .help = In plaats van te vragen gaat de spion van een ontmoeting een veld verder.
option-extra_step_scope-spies = Alleen bij een ontmoeting met een spion
option-extra_step_scope-all = Ook bij een ontmoeting met de ambassadeur
option-announce = Missie volbracht
    .help = Wanneer een melding klopt.
option-announce-act = Door iets wat de speler in deze beurt bewoog
option-announce-standing = Als de stukken goed staan, wie ze ook bewoog
option-exile_can_win = Winnen door verbanning
    .help = Een stuk dat verbannen wordt, mag een missie volbrengen.
option-solo_escape = Vlucht van een eenzame spion
    .help = Met drie spelers is één agent gearresteerd, en de partner daarvan moet vluchten.
option-solo_escape-either = Vanaf elk van beide plekken van het team
option-solo_escape-own = Alleen vanaf de eigen plek
option-phantom = Gemaskerd hoofd
    .help = Welke knikkers erin zitten.
option-phantom-mb1988 = 1988: drie witte, twee rode, twee blauwe, twee zwarte, één gele
option-phantom-ares2013 = 2013: geen witte, wel paarse die de spion van een andere speler verzetten
option-undo = Stappen terugnemen
    .help = Je mag stappen terugnemen tot je klaar bent met lopen.
option-placement = Spionnen bij het begin
    .help = Welke spion op welk startveld van zijn kleur staat.
option-placement-random = Het lot beslist
option-placement-choose = Elke speler beslist zelf
option-colours = Kleuren
    .help = Wie met welke kleur speelt.
option-colours-random = Het lot beslist
option-colours-choose = Elke speler kiest er een
option-absent_colour = Afwezige kleur
    .help = Met drie spelers: de kleur die niet meedoet.
option-absent_colour-random = Geloot, of de kleur die niemand kiest
option-absent_colour-red = Rood
option-absent_colour-blue = Blauw
option-absent_colour-green = Groen
option-absent_colour-yellow = Geel
option-round_cap = Hoogste aantal rondes
    .help = Na zoveel rondes eindigt de partij en wint niemand. 0: geen grens.

word-colour = { $colour ->
    [red] rood
    [blue] blauw
    [green] groen
   *[yellow] geel
}
word-build = { $build ->
    [tall] lange
    [short] kleine
    [fat] dikke
   *[thin] dunne
}
word-marble = { $marble ->
    [white] witte
    [red] rode
    [blue] blauwe
    [yellow] gele
    [black] zwarte
   *[purple] paarse
}
word-identity = { $identity ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
   *[Z] { identity-Z }
}
word-message = { $message ->
    [A] { message-A }
    [B] { message-B }
    [C] { message-C }
   *[D] { message-D }
}
word-gesture = { $gesture ->
    [eye] trekt met het rechteroog
    [ear] trekt aan het linkeroor
    [frown] fronst
   *[pout] pruilt
}
word-mission = { $mission ->
    [hunt-F] { mission-hunt-F }
    [hunt-B] { mission-hunt-B }
    [hunt-X] { mission-hunt-X }
    [hunt-Z] { mission-hunt-Z }
    [hunt-Amb] { mission-hunt-Amb }
    [go-F-5] { mission-go-F-5 }
    [go-F-7] { mission-go-F-7 }
    [go-B-1] { mission-go-B-1 }
    [go-Z-4] { mission-go-Z-4 }
    [go-X-2] { mission-go-X-2 }
    [go-X-6] { mission-go-X-6 }
    [go-Amb-Emb] { mission-go-Amb-Emb }
    [go-Amb-3] { mission-go-Amb-3 }
    [go-Amb-8] { mission-go-Amb-8 }
    [meet-F-B] { mission-meet-F-B }
    [meet-Z-X] { mission-meet-Z-X }
    [meet-Z-Amb] { mission-meet-Z-Amb }
    [escape-F] { mission-escape-F }
    [escape-B] { mission-escape-B }
    [escape-X] { mission-escape-X }
    [escape-Z] { mission-escape-Z }
    [escape-F-own] { mission-escape-F-own }
    [escape-B-own] { mission-escape-B-own }
    [escape-X-own] { mission-escape-X-own }
   *[escape-Z-own] { mission-escape-Z-own }
}
word-marbles = { $first ->
    [white] wit
    [red] rood
    [blue] blauw
    [yellow] geel
    [black] zwart
   *[purple] paars
}, { $second ->
    [white] wit
    [red] rood
    [blue] blauw
    [yellow] geel
    [black] zwart
   *[purple] paars
}, { $third ->
    [white] wit
    [red] rood
    [blue] blauw
    [yellow] geel
    [black] zwart
   *[purple] paars
}
word-first = { $first ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-second = { $second ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-third = { $third ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-cards = { word-first }{ $first_sealed ->
    [yes] {" "}(verzegeld)
   *[no] {""}
}, { word-second }{ $second_sealed ->
    [yes] {" "}(verzegeld)
   *[no] {""}
}{ $third ->
    [none] {""}
   *[other] , { word-third }
}{ $third_sealed ->
    [yes] {" "}(verzegeld)
   *[no] {""}
}

identity-F = Lord Fiddlebottom
identity-B = Colonel Bubble
identity-X = Agent X
identity-Z = Madame Zsa Zsa
build-tall = lang
build-short = klein
build-fat = dik
build-thin = dun
item-tall = { build-tall }
item-short = { build-short }
item-fat = { build-fat }
item-thin = { build-thin }
message-A = Alpha
message-B = Bravo
message-C = Charlie
message-D = Delta
card-mA = de boodschap Alpha
card-mB = de boodschap Bravo
card-mC = de boodschap Charlie
card-mD = de boodschap Delta
piece-Amb = de ambassadeur
gesture-eye = Trek met je rechteroog
gesture-ear = Trek aan je linkeroor
gesture-frown = Frons
gesture-pout = Pruil
marble-white = Wit: niets beweegt
marble-red = Rood: een van je spionnen gaat één veld over land
marble-blue = Blauw: een van je spionnen gaat één veld over water
marble-yellow = Geel: een van je spionnen gaat één veld over land of water
marble-black = Zwart: de ambassadeur gaat één veld over land of water
marble-purple = Paars: een spion van een andere speler gaat één veld over land of water

mission-hunt-F = betrap Lord Fiddlebottom met een spion van het team
mission-hunt-B = betrap Colonel Bubble met een spion van het team
mission-hunt-X = betrap Agent X met een spion van het team
mission-hunt-Z = betrap Madame Zsa Zsa met een spion van het team
mission-hunt-Amb = betrap de ambassadeur met een spion van het team
mission-go-F-5 = breng Lord Fiddlebottom naar nummer 5, zijn jacht
mission-go-F-7 = breng Lord Fiddlebottom naar nummer 7
mission-go-B-1 = breng Colonel Bubble naar nummer 1, het Oude Arsenaal
mission-go-Z-4 = breng Madame Zsa Zsa naar nummer 4, de Gouden Hoorn
mission-go-X-2 = breng Agent X naar nummer 2
mission-go-X-6 = breng Agent X naar nummer 6, de speedboot
mission-go-Amb-Emb = breng de ambassadeur naar de Ambassade
mission-go-Amb-3 = breng de ambassadeur naar nummer 3
mission-go-Amb-8 = breng de ambassadeur naar nummer 8
mission-meet-F-B = breng Colonel Bubble en Lord Fiddlebottom samen op één veld
mission-meet-Z-X = breng Madame Zsa Zsa en Agent X samen op één veld
mission-meet-Z-Amb = breng Madame Zsa Zsa en de ambassadeur samen op één veld
mission-escape-F = vlucht alleen: Lord Fiddlebottom naar nummer 5 of nummer 1
mission-escape-B = vlucht alleen: Colonel Bubble naar nummer 1 of nummer 5
mission-escape-X = vlucht alleen: Agent X naar nummer 6 of nummer 4
mission-escape-Z = vlucht alleen: Madame Zsa Zsa naar nummer 4 of nummer 6
mission-escape-F-own = vlucht alleen: Lord Fiddlebottom naar nummer 5
mission-escape-B-own = vlucht alleen: Colonel Bubble naar nummer 1
mission-escape-X-own = vlucht alleen: Agent X naar nummer 6
mission-escape-Z-own = vlucht alleen: Madame Zsa Zsa naar nummer 4

caution-repeat-disclosure = Je hebt dezelfde speler al eens precies deze kaarten getoond. Toon je ze nog eens, dan moet je van elke kaart zeggen of die waar is.
caution-repeat-warning = Je hebt dezelfde speler al eens precies deze kaarten getoond. Deze keer is het alleen een waarschuwing; de volgende keer moet je zeggen welke waar zijn.

refusal-no-move = “{ $text }” is niet als zet te lezen. Een zet begint met “marble”, “spy”, “step”, “finish”, “meet”, “ask”, “answer”, “exile”, “announce” of “end”.
refusal-no-form = “{ $text }” is niet te lezen. Schrijf het als “{ $form }”.
refusal-no-space = Op het bord is geen veld “{ $text }”.
refusal-no-marble = Er is geen knikker “{ $text }”. Er zijn witte (white), rode (red), blauwe (blue), gele (yellow) en zwarte (black), en in het hoofd van 2013 paarse (purple).
refusal-white-marble = Een witte knikker beweegt niets.
refusal-three-marbles = Het gemaskerde hoofd toont altijd drie knikkers.
refusal-no-colour = Niemand speelt met “{ $text }”. De kleuren zijn rood (red), blauw (blue), groen (green) en geel (yellow).
refusal-no-build = Geen spion is “{ $text }”. Spionnen zijn lang (tall), klein (short), dik (fat) of dun (thin).
refusal-no-card = Er is geen kaart “{ $text }”. Er zijn vier namen, vier posturen en vier boodschappen.
refusal-card-twice = { $text } kun je niet twee keer in één antwoord tonen.
refusal-no-seal = Alleen een identiteit of een postuur kan verzegeld getoond worden; de boodschap komt altijd uit de envelop.
refusal-no-answer = { $text } is op geen enkele vraag een antwoord: drie kaarten aan een spion, twee bij de ambassadeur, waarvan één je boodschap mag zijn; hooguit één identiteit en één postuur kunnen verzegeld zijn.
refusal-no-question = Je kunt niet naar “{ $text }” vragen: vraag naar de identiteit (identity) of het postuur (build).
refusal-no-gesture = Er is geen tic “{ $text }”. Er zijn oog (eye), oor (ear), frons (frown) en pruillip (pout).
refusal-fortunas-move = Dat beslist het toeval, niet een speler.
refusal-fortunas-turn = Eerst beslist het toeval.
refusal-colour-taken = Die kleur is niet vrij.
refusal-choose-colour = Kies nu je kleur.
refusal-choose-places = Zet nu je vier spionnen neer.
refusal-shake-first = Je beurt begint: schud het gemaskerde hoofd, of meld dat je missie volbracht is.
refusal-move-now = Je bent aan het lopen: kies een knikker, dan een spion, dan een veld, of stop met lopen.
refusal-resolve-now = Je bent klaar met lopen: kies een ontmoeting, of beëindig je beurt als er geen meer is.
refusal-ask-now = Je hebt een ontmoeting: stel eerst je vraag, of doe een extra stap als die er is.
refusal-answer-now = Er is je iets gevraagd: toon je kaarten.
refusal-exile-now = Je hebt je vraag gesteld: stuur het stuk dat je ontmoette weg.
refusal-picked-already = Je hebt de { word-marble } knikker gepakt: maak die stap, of neem dat terug.
refusal-marble-not-there = Er is geen ongebruikte { word-marble } knikker.
refusal-marble-useless = Geen enkele stap met de { word-marble } knikker leidt naar een stand waarin je mag stoppen.
refusal-marble-first = Kies eerst een knikker.
refusal-spy-first = Kies eerst een spion.
refusal-spy-already = Je hebt een spion gekozen: kies zijn veld.
refusal-step-first = Maak de stap van de knikker die je gepakt hebt, of neem dat terug.
refusal-black-marble = Een zwarte knikker beweegt de ambassadeur, geen spion.
refusal-own-spy = Deze knikker beweegt een van je eigen spionnen.
refusal-others-spy = Een paarse knikker beweegt een spion van een andere speler.
refusal-absent-colour = In deze partij speelt niemand met { word-colour }.
refusal-spy-stuck = De { word-build } spion kan met de { word-marble } knikker geen stap doen.
refusal-no-route = Met de { word-marble } knikker loopt er vanaf daar geen route naar { word-space }.
refusal-own-together = Twee van je spionnen mogen niet op hetzelfde veld stoppen ({ word-space }), en er is geen knikker over om ze te scheiden.
refusal-ambassador-stop = De ambassadeur mag niet stoppen op een veld met een spion van een andere speler ({ word-space }).
refusal-colour-twice = In één beurt mag je maar op één { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} spion stoppen.
refusal-no-way-on = Vanaf daar brengen de overige knikkers je niet meer in een stand waarin je mag stoppen.
refusal-finish-first = Stop eerst met lopen; daarna mag je melden dat je missie volbracht is.
refusal-announce-later = Dat mag vóór een ontmoeting, of als het stuk dat je ontmoette is weggestuurd, maar niet nu.
refusal-no-meeting = Bij { word-space } ontmoet je niemand.
refusal-meetings-left = Een ontmoeting kun je niet overslaan: handel die eerst af.
refusal-meeting-first = Zeg eerst welke ontmoeting je afhandelt.
refusal-movement-over = Je bent klaar met lopen.
refusal-ask-yourself = Je kunt jezelf niets vragen.
refusal-ask-whom-you-met = Je hebt hier geen { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} spion ontmoet, dus aan die speler kun je niets vragen.
refusal-no-extra-step = Aan deze tafel is er alleen een extra stap als je een spion ontmoet: stel iemand een vraag.
refusal-extra-far = De extra stap is één veld langs een route; naar { word-space } is er geen.
refusal-extra-occupied = Voor de extra stap is een leeg veld nodig, en bij { word-space } staat een stuk.
refusal-slots-spy = { $about ->
    [identity] Er is je gevraagd om twee identiteiten en één postuur; je boodschap mag een daarvan vervangen.
   *[build] Er is je gevraagd om twee posturen en één identiteit; je boodschap mag een daarvan vervangen.
}
refusal-slots-ambassador = { $about ->
    [identity] Er is je gevraagd om twee identiteiten; je boodschap mag een daarvan vervangen.
   *[build] Er is je gevraagd om twee posturen; je boodschap mag een daarvan vervangen.
}
refusal-slots-without-message = { $about ->
    [identity] Er is je gevraagd om twee identiteiten, en alleen die kun je hier tonen.
   *[build] Er is je gevraagd om twee posturen, en alleen die kun je hier tonen.
}
refusal-not-your-message = De enige boodschap die je kunt tonen is je eigen, { $letter ->
    [A] Alpha
    [B] Bravo
    [C] Charlie
   *[D] Delta
}.
refusal-no-message-here = Aan deze tafel kun je de boodschap bij de ambassadeur niet tonen.
refusal-nothing-true = Minstens één identiteit of postuur moet waar zijn; de boodschap telt niet mee.
refusal-no-seals = Aan deze tafel worden geen verzegelde kaarten getoond.
refusal-sealed-untrue = In de envelop zitten alleen je ware identiteit en je ware postuur.
refusal-shown-before = Je hebt deze speler deze kaarten al eens getoond, en dat is aan deze tafel verboden.
refusal-exile-occupied = Bij { word-space } staat al een stuk.
refusal-exile-ambassador = De ambassadeur stuur je naar een startveld of naar de Ambassade, niet naar { word-space }.
refusal-exile-ground = Een spion kun je niet naar { word-space } sturen: dat is { $ground ->
    [start] een startveld
    [numbered] een genummerd veld
    [embassy] de Ambassade
   *[white] een wit veld
}.
refusal-no-tics = Aan deze tafel zijn er geen tics.
refusal-tic-for-one = Zeg voor wie de tic bedoeld is.
refusal-tic-for-all = Aan deze tafel ziet iedereen een tic, dus die kan niet voor één speler bedoeld zijn.
refusal-tic-for-another = Een tic is voor een andere speler bedoeld.
refusal-tics-used-up = { $limit ->
    [one] Je hebt je tic gebruikt; wacht tot het gemaskerde hoofd weer geschud wordt.
   *[other] Je hebt je { $limit } tics gebruikt; wacht tot het gemaskerde hoofd weer geschud wordt.
}
refusal-tic-aside = Die tic is niet aan jou.

moment = { $round ->
    [0] Vóór de eerste beurt
   *[other] { $turn ->
        [you] Beurt { $round }, jij speelt
        [other] Beurt { $round }, { $name } speelt
        [over] Beurt { $round }, het einde
       *[nobody] Beurt { $round }
    }
}
