title = Canaletto
pitch = Bied op schatten in zestien paleizen. Elke dukaat die je biedt, verplaatst ook de gondel, en bepaalt zo wat er daarna onder de hamer komt.
kind = Veilingen rond de lagune

goal-wins = Met het meeste geld aan het eind. Elke dukaat schuld kost er twee.
goal-ends = Als er nog maar twee soorten schatten in de paleizen zijn. Wat dan onverkocht is, levert niets op.
goal-turn = Bied meer dan het laatste bod, of pas. Elke dukaat verplaatst de gondel één paleis, en waar die stopt, wordt de volgende kavel geveild. Zodra het laatste stuk van een soort de paleizen verlaat, wordt die verkocht en krijgt elke eigenaar betaald. Eén keer neemt je masker een kavel voor niets, tot een bod van 15.

seats-2 = Twee spelers: een experiment. De regels zijn dezelfde, maar het spel is voor drie of vier gemaakt.

bot-broker = Makelaar
    .help = Weet ongeveer wat een schat zal opbrengen en biedt op wat hem aanstaat, soms te veel. Kijkt niet verder dan de kavel van nu, vergeet dat schuld dubbel telt, en gebruikt zijn masker bij de eerste rijke kavel.
bot-shopkeeper = Winkelier
    .help = Rekent als de Koopman, maar schat elke kavel een paar dukaten verkeerd in. Kijkt niet waar de gondel zou stoppen of welke soorten nooit verkocht worden, en gebruikt zijn masker vroeg.
bot-sensible = Koopman
    .help = Rekent uit wanneer elke soort verkocht wordt, kijkt waar de gondel zou stoppen, denkt eraan dat schuld dubbel telt en bewaart zijn masker voor een rijke kavel.
bot-doge = Doge
    .help = Speelt elk bod dat verschil maakt in gedachten uit, een paar veilingen vooruit en vele malen, en doet het bod dat het vaakst wint.

palace-0 = Palazzo Ducale
palace-1 = Ca’ Giustinian
palace-2 = Palazzo Contarini Fasan
palace-3 = Palazzo Corner della Ca’ Granda
palace-4 = Palazzo Barbaro
palace-5 = Palazzo Grassi
palace-6 = Palazzo Corner Spinelli
palace-7 = Palazzo Grimani
palace-8 = Palazzo Loredan
palace-9 = Ca’ d’Oro
palace-10 = Palazzo Vendramin Calergi
palace-11 = Palazzo Labia
palace-12 = Ca’ Pesaro
palace-13 = Palazzo Pisani Moretta
palace-14 = Ca’ Foscari
palace-15 = Ca’ Rezzonico
palace = { $palace ->
    [0] { palace-0 }
    [1] { palace-1 }
    [2] { palace-2 }
    [3] { palace-3 }
    [4] { palace-4 }
    [5] { palace-5 }
    [6] { palace-6 }
    [7] { palace-7 }
    [8] { palace-8 }
    [9] { palace-9 }
    [10] { palace-10 }
    [11] { palace-11 }
    [12] { palace-12 }
    [13] { palace-13 }
    [14] { palace-14 }
    [15] { palace-15 }
   *[other] { $palace }
}
to-palace = { $to_palace ->
    [0] { palace-0 }
    [1] { palace-1 }
    [2] { palace-2 }
    [3] { palace-3 }
    [4] { palace-4 }
    [5] { palace-5 }
    [6] { palace-6 }
    [7] { palace-7 }
    [8] { palace-8 }
    [9] { palace-9 }
    [10] { palace-10 }
    [11] { palace-11 }
    [12] { palace-12 }
    [13] { palace-13 }
    [14] { palace-14 }
    [15] { palace-15 }
   *[other] { $to_palace }
}

group-mirror = spiegel
    .plural = spiegels
    .one = een spiegel
group-candelabrum = kandelaar
    .plural = kandelaars
    .one = een kandelaar
group-fan = waaier
    .plural = waaiers
    .one = een waaier
group-lion = leeuw
    .plural = leeuwen
    .one = een leeuw
group-painting = schilderij
    .plural = schilderijen
    .one = een schilderij
group-goblet = bokaal
    .plural = bokalen
    .one = een bokaal
group-clock = klok
    .plural = klokken
    .one = een klok
group-bust = buste
    .plural = bustes
    .one = een buste
group-stove = kachel
    .plural = kachels
    .one = een kachel
group-ring = ring
    .plural = ringen
    .one = een ring
group-lamp = lamp
    .plural = lampen
    .one = een lamp
group-necklace = parelketting
    .plural = parelkettingen
    .one = een parelketting
group = { $group ->
    [mirror] { group-mirror }
    [candelabrum] { group-candelabrum }
    [fan] { group-fan }
    [lion] { group-lion }
    [painting] { group-painting }
    [goblet] { group-goblet }
    [clock] { group-clock }
    [bust] { group-bust }
    [stove] { group-stove }
    [ring] { group-ring }
    [lamp] { group-lamp }
    [necklace] { group-necklace }
   *[other] { $group }
}
group-plural = { $group ->
    [mirror] { group-mirror.plural }
    [candelabrum] { group-candelabrum.plural }
    [fan] { group-fan.plural }
    [lion] { group-lion.plural }
    [painting] { group-painting.plural }
    [goblet] { group-goblet.plural }
    [clock] { group-clock.plural }
    [bust] { group-bust.plural }
    [stove] { group-stove.plural }
    [ring] { group-ring.plural }
    [lamp] { group-lamp.plural }
    [necklace] { group-necklace.plural }
   *[other] { $group }
}
first-one = { $first ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $first }
}
second-one = { $second ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $second }
}
third-one = { $third ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $third }
}
lot = { $second ->
    [none] { first-one }
   *[other] { $third ->
        [none] { first-one } en { second-one }
       *[other] { first-one }, { second-one } en { third-one }
    }
}

option-values = Rij waarden
    .help = Wat iedereen weet over de waarden van komende verkopen. Met een open rij hangt er na het begin niets meer van het toeval af; ervaren spelers houden daarvan.
option-values-next_only = Alleen de volgende waarde ligt open; die daarna wordt omgedraaid als er een soort verkocht is
option-values-open = Open: de hele rij ligt vanaf het begin open
option-bribe_timing = Maskers
    .help = Wanneer je een masker mag gebruiken.
option-bribe_timing-own_turn = In je eigen beurt, in plaats van bieden of passen
option-bribe_timing-interrupt = Na elk bod tot en met 15 krijgen de anderen met een masker de vraag, de een na de ander
option-start_palace = Eerste veiling
    .help = In welk paleis de eerste kavel wordt aangeboden.
option-start_palace-two_plus = Geloot uit de paleizen met twee of drie schatten
option-start_palace-any = Geloot uit alle paleizen
option-start_palace-first_player = Gekozen door de speler die begint
option-layout = Verdeling
    .help = Hoe de schatten over de paleizen verdeeld zijn.
option-layout-uniform = Elke toegestane verdeling, allemaal even waarschijnlijk
option-layout-flat = Vlak: twee paleizen met drie schatten, alle andere met twee
option-no_bid = Als niemand biedt
    .help = Wat er gebeurt met een kavel die niemand wil.
option-no_bid-move_on = De kavel blijft liggen en de veiling trekt verder
option-no_bid-discard = De kavel gaat uit het spel, en die soorten kunnen nooit meer verkocht worden
option-tie_break = Gelijke stand
    .help = Wat beslist tussen spelers met dezelfde eindscore.
option-tie_break-shared = Ze delen de plaats
option-tie_break-debt_then_mask = Minder schuld is beter, dan een ongebruikt masker, dan minder onverkochte schatten
option-max_bid = Maximumbod
    .help = Een technische grens. In de regels is er geen; 100 ligt ver boven elke zinnige prijs. Wie voor het maximumbod staat, kan passen, of een masker gebruiken als het bod niet boven 15 ligt.

event-placed = Er gaat een { group } naar { palace }.
    .passing = yes
event-laid-out = De schatten liggen in de paleizen: { $ones ->
        [0] in { $threes } paleizen drie, in alle andere twee.
       *[other] { $twos ->
            [0] in { $threes } paleizen drie, in alle andere één.
           *[other] in { $threes } paleizen drie, in { $twos } twee en in { $ones } één.
        }
    }
event-turned-up = De volgende waarde is { $value }: zoveel brengt elk stuk van de volgende verkochte soort op.
event-row-drawn = De rij waarden gaat verder met { $value }.
    .passing = yes
event-row-open = De hele rij waarden ligt open: { $values }.
event-palace-drawn = De eerste veiling is in { palace }.
    .passing = yes
event-palace-chosen = { $seat_is ->
    [you] Je kiest { palace } voor de eerste veiling.
   *[other] { $seat } kiest { palace } voor de eerste veiling.
}
event-starter-drawn = { $seat_is ->
    [you] Het lot valt op jou: jij begint.
   *[other] Het lot valt op { $seat }, die begint.
}
event-opened = Veiling { $auction } in { palace }: { lot }. { $seat_is ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
event-bidden = { $seat_is ->
    [you] Je biedt { $amount }.
   *[other] { $seat } biedt { $amount }.
} { $steps ->
    [one] De gondel gaat één paleis verder, naar { palace }.
   *[other] De gondel gaat { $steps } paleizen verder, naar { palace }.
}
event-passed = { $seat_is ->
    [you] Je past.
   *[other] { $seat } past.
}
event-declined = { $seat_is ->
    [you] Je houdt je masker.
   *[other] { $seat } houdt het masker.
}
    .passing = yes
event-bribed = { $seat_is ->
    [you] Je gebruikt je masker en neemt de kavel voor niets.
   *[other] { $seat } gebruikt het masker en neemt de kavel voor niets.
} Het bod stond op { $amount }.
event-bought = { $price ->
    [0] { $seat_is ->
        [you] Je krijgt { lot } voor niets.
       *[other] { $seat } krijgt { lot } voor niets.
    }
   *[other] { $borrowed ->
        [0] { $seat_is ->
            [you] Je koopt { lot } voor { $price }.
           *[other] { $seat } koopt { lot } voor { $price }.
        }
       *[other] { $seat_is ->
            [you] Je koopt { lot } voor { $price }: je betaalt { $paid } en hebt { $borrowed } schuld, die aan het eind dubbel telt.
           *[other] { $seat } koopt { lot } voor { $price }, betaalt { $paid } en heeft { $borrowed } schuld, die aan het eind dubbel telt.
        }
    }
}
event-unsold = Niemand biedt. De kavel in { palace } blijft daar.
event-discarded = Niemand biedt. De kavel in { palace } gaat uit het spel: { lot }. Die soorten kunnen nu nooit meer verkocht worden.
event-sold = { $count ->
    [1] { $group ->
        [painting] Het laatste { group }
       *[other] De laatste { group }
    } heeft de paleizen verlaten en wordt verkocht voor { $value }.
    [2] Beide { group-plural } hebben de paleizen verlaten en worden verkocht voor { $value } per stuk.
   *[other] Alle { $count } de { group-plural } hebben de paleizen verlaten en worden verkocht voor { $value } per stuk.
}
event-paid = { $seat_is ->
    [you] Je krijgt { $amount } voor
   *[other] { $seat } krijgt { $amount } voor
} { $count ->
    [one] één { group }.
   *[other] { $count } { group-plural }.
}
event-moved-on = { $back ->
    [yes] De gondel is terug in { palace }, dat nu leeg is, en vaart dus door naar { to-palace }.
   *[no] { palace } is leeg, dus de gondel vaart door naar { to-palace }.
}
event-ended = { $reason ->
    [no-bids] Elke kavel die er nog is, is aangeboden, en niemand wilde er een. De partij is afgelopen.
   *[kinds] { $kinds ->
        [0] Er is geen schat meer in de paleizen. De partij is afgelopen.
        [one] Er is nog maar één soort schatten in de paleizen. De partij is afgelopen.
       *[other] Er zijn nog maar twee soorten schatten in de paleizen. De partij is afgelopen.
    }
}
event-scored = { $seat_is ->
    [you] { $debt ->
        [0] Je eindigt met { $score }.
       *[other] Je eindigt met { $score }: { $money } min twee keer je schuld van { $debt }.
    }
   *[other] { $debt ->
        [0] { $seat } eindigt met { $score }.
       *[other] { $seat } eindigt met { $score }: { $money } min twee keer de schuld van { $debt }.
    }
}

reason-kinds = met hoogstens twee soorten schatten in de paleizen
reason-no-bids = omdat niemand de kavels wilde die er nog waren

refusal-no-move = “{ $text }” is niet te lezen als zet. Schrijf “bid 7”, “pass” of “mask”; “sell fan” om te kiezen wat er verkocht wordt (hier de waaiers); “begin” en het nummer om het eerste paleis te kiezen.
refusal-bid-not-whole = Een bod is een heel aantal dukaten, niet “{ $amount }”.
refusal-bid-below-one = Bied minstens 1, en meer dan het laatste bod. { $amount } is te weinig. Wil je de kavel niet, pas dan.
refusal-bid-above-all = Meer dan { $limit } bieden kan aan geen enkele tafel, dus ook geen { $amount }.
refusal-bid-above-limit = Aan deze tafel kun je hoogstens { $limit } bieden, geen { $amount }.
refusal-bid-too-low = Bied meer dan het laatste bod: minstens { $least }, niet { $amount }.
refusal-no-higher-bid = Het bod staat op { $bid }, het hoogste dat deze tafel aanneemt: niemand kan meer bieden.
refusal-no-group = Er is geen schat “{ $group }”. De schatten zijn { $groups }.
refusal-no-palace = Er is geen paleis “{ $palace }”. Ze zijn genummerd van 0 tot { $last }, te beginnen met Palazzo Ducale.
refusal-no-seat = Er is geen plaats “{ $seat }”. Ze zijn genummerd van 0 tot { $last }.
refusal-no-such-seat = Er is geen plaats { $seat } aan deze tafel; de laatste is { $last }.
refusal-no-value = Er is geen waardefiche “{ $value }”. Ze gaan van 3 tot 16.
refusal-mask-used = Je hebt je masker al gebruikt. Bied of pas.
refusal-no-bid-yet = Er heeft nog niemand geboden. Je kunt je masker gebruiken na het eerste bod, als de gondel verplaatst is.
refusal-bid-too-high = Het bod staat op { $bid }. Een masker werkt maar tot { $limit }.
refusal-only-when-asked = Aan deze tafel krijg je de vraag over je masker meteen na een bod van een ander, niet in je beurt. Bied of pas.
refusal-nobody-asks = Niemand vroeg naar je masker, dus er valt niets te weigeren. Bied of pas.
refusal-answer-first = Het bod staat op { $bid }. Zeg eerst of je je masker gebruikt.
refusal-nothing-to-sell = Er valt niets te kiezen: een soort wordt verkocht zodra het laatste stuk de paleizen verlaat. De volgorde kies je alleen als jouw kavel er meerdere tegelijk compleet maakt.
refusal-not-waiting = Er zijn nog { group-plural } in de paleizen, of ze zijn al verkocht. Kies een soort die compleet is.
refusal-choose-sale = Kies eerst welke complete soort nu verkocht wordt.
refusal-choose-palace = Kies eerst het paleis van de eerste veiling.
refusal-another-speaks = Je bent nog niet aan de beurt: de beurt gaat naar links de tafel rond.
refusal-passed-already = Je hebt gepast en doet niet meer mee aan deze veiling. In de volgende mag je weer.
refusal-high-bidder-waits = Jij hebt het hoogste bod. Je komt pas weer aan de beurt als iemand meer biedt.
refusal-bribe-own-turn = Je masker gebruik je alleen in je eigen beurt, of als het je gevraagd wordt.
refusal-bribe-passed = Je hebt gepast en doet niet meer mee aan deze veiling, dus je kunt je masker nu niet gebruiken.
refusal-bribe-high = Jij hebt het hoogste bod, dus je kunt je masker niet gebruiken. Dat kan wel als iemand meer biedt.
refusal-buyer-chooses = De koper kiest wat er nu verkocht wordt.
refusal-starter-chooses = De speler die begint, kiest het paleis van de eerste veiling.
refusal-placing = De schatten zijn nog niet verdeeld.
refusal-drawing-values = De waarden zijn nog niet getrokken.
refusal-drawing-palace = Het paleis van de eerste veiling is nog niet geloot.
refusal-drawing-starter = Er is nog niet geloot wie begint.
refusal-revealing = Eerst wordt de volgende waarde omgedraaid.
refusal-placed-already = De schatten zijn al verdeeld.
refusal-no-value-now = Waarden worden door het toeval omgedraaid, één na elke verkoop. Daar is het nu geen tijd voor.
refusal-value-taken = Het fiche { $value } is al omgedraaid; er is er van elk maar één.
refusal-no-starter-now = Wie begint, wordt maar één keer geloot, voor de eerste veiling.
refusal-no-palace-now = Het paleis van de eerste veiling wordt maar één keer bepaald, voordat die begint. Daarna beslist de gondel.
refusal-too-few-treasures = In { palace } ligt maar één schat; de eerste veiling is waar er twee of drie liggen.
refusal-group-placed = { $size ->
        [2] Beide
       *[other] Alle { $size } de
    } { group-plural } zijn geplaatst; meer zijn er niet.
refusal-other-group-first = De schatten worden soort voor soort geplaatst. Nu komt de soort { group }, { $size } stuks.
refusal-same-group = In { palace } ligt al een { group }. In één paleis liggen er nooit twee van dezelfde soort.
refusal-palace-full = In { palace } zouden meer dan { $most } schatten liggen.
refusal-palace-empty = { palace } is leeg. In elk paleis ligt minstens één schat.
refusal-palace-would-stay-empty = Met deze schat in { palace } zouden er te weinig overblijven voor de paleizen die nog leeg zijn. In elk paleis ligt er minstens één.
refusal-not-flat = Met een schat in { palace } kan de verdeling niet meer vlak worden: twee paleizen met drie schatten, alle andere met twee.
refusal-layout-palaces = Deze verdeling heeft { $count } paleizen; er zijn er { $palaces }, met een schuine streep ertussen.
refusal-layout-group = Deze verdeling heeft { $count } { group-plural }; er zijn er { $size }.

terminal-lot = Veiling { $auction } in P{ $palace }: { $lot }
terminal-bid = { $bid ->
    [0] Er is nog niet geboden. { $starter } begint.
   *[other] Het bod staat op { $bid } ({ $high }); de gondel is in P{ $gondola }, dus de volgende kavel zou in { $next } zijn.
}
terminal-sale = { $name } kiest wat er nu verkocht wordt: { $groups }.
terminal-row = Waarden
terminal-seat = speler
terminal-money = geld
terminal-debt = schuld
terminal-worth = waard
terminal-mask = masker
terminal-has = schatten
terminal-yes = ja
terminal-no = gebruikt
terminal-in = doet mee
terminal-out = gepast
terminal-nothing = niets
terminal-help =
    Typ in je beurt “bid 7” (of alleen 7), “pass” of “mask”. Een bod verplaatst de gondel één paleis per dukaat, geteld vanaf de zuil: de prijs
    bepaalt waar de volgende veiling is. Maak je meerdere soorten tegelijk compleet, dan verkoopt “sell Ca” de kandelaars het eerst.
    De schatten: Mi spiegel, Ca kandelaar, Fa waaier, Li leeuw, Pa schilderij, Go bokaal, Cl klok, Bu buste, St kachel, Ri ring, La lamp, Ne parelketting.

moment = { $round ->
    [0] Voor de eerste veiling
   *[other] { $turn ->
        [you] Veiling { $round }, jouw beurt
        [other] Veiling { $round }, beurt van { $name }
        [over] Veiling { $round }, het einde
       *[nobody] Veiling { $round }
    }
}
