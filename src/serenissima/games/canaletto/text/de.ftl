# Canaletto auf Deutsch.
title = Canaletto
pitch = Biete auf Schätze in sechzehn Palästen. Jeder Dukat deines Gebots bewegt auch die Gondel und entscheidet so, was als Nächstes unter den Hammer kommt.
kind = Versteigerungen rund um die Lagune

# das Spiel auf einer Karte
goal-wins = Mit dem meisten Geld am Ende. Jeder Dukat Schulden kostet dich dann zwei.
goal-ends = Wenn nur noch zwei Sorten Schätze in den Palästen sind. Was dann unverkauft ist, bringt nichts.
goal-turn = Biete mehr als das letzte Gebot, oder passe. Jeder Dukat bewegt die Gondel einen Palast weiter, und wo sie hält, wird als Nächstes versteigert. Verlässt das letzte Stück einer Sorte die Paläste, wird sie verkauft, und alle, die etwas davon haben, bekommen Geld. Einmal darfst du mit deiner Maske einen Posten umsonst nehmen, bis zu einem Gebot von 15.

# wo die Zahl der Spieler gewählt wird
seats-2 = Zu zweit: ein Experiment. Die Regeln sind dieselben, aber das Spiel ist für drei oder vier gemacht.

# Bots dieses Spiels, der schwächste zuerst
bot-broker = Makler
    .help = Weiß ungefähr, was ein Schatz bringen wird, und bietet auf alles, was ihm gefällt, manchmal zu viel. Denkt nicht weiter als bis zum Posten vor ihm, vergisst, dass Schulden doppelt zählen, und setzt seine Maske für irgendeinen reichen Posten ein.
bot-shopkeeper = Krämer
    .help = Rechnet wie der Kaufmann, verschätzt sich aber bei jedem Posten um ein paar Dukaten. Achtet nicht darauf, wo die Gondel halten würde oder welche Sorten nie verkauft werden, und setzt seine Maske früh ein.
bot-sensible = Kaufmann
    .help = Rechnet aus, wann welche Sorte verkauft wird, achtet darauf, wo die Gondel halten würde, denkt daran, dass Schulden doppelt zählen, und hebt seine Maske für einen reichen Posten auf.
bot-doge = Doge
    .help = Spielt jedes Gebot, das einen Unterschied macht, im Kopf durch, mehrere Versteigerungen voraus und viele Male, und nimmt das, was am häufigsten gewinnt.

# die Paläste, in der Reihenfolge der Rundfahrt
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

# die Schätze; mit Artikel stehen sie im Akkusativ
group-mirror = Spiegel
    .plural = Spiegel
    .one = einen Spiegel
group-candelabrum = Leuchter
    .plural = Leuchter
    .one = einen Leuchter
group-fan = Fächer
    .plural = Fächer
    .one = einen Fächer
group-lion = Löwe
    .plural = Löwen
    .one = einen Löwen
group-painting = Gemälde
    .plural = Gemälde
    .one = ein Gemälde
group-goblet = Kelch
    .plural = Kelche
    .one = einen Kelch
group-clock = Uhr
    .plural = Uhren
    .one = eine Uhr
group-bust = Büste
    .plural = Büsten
    .one = eine Büste
group-stove = Ofen
    .plural = Öfen
    .one = einen Ofen
group-ring = Ring
    .plural = Ringe
    .one = einen Ring
group-lamp = Lampe
    .plural = Lampen
    .one = eine Lampe
group-necklace = Perlenkette
    .plural = Perlenketten
    .one = eine Perlenkette
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
        [none] { first-one } und { second-one }
       *[other] { first-one }, { second-one } und { third-one }
    }
}

# Optionen
option-values = Wertereihe
    .help = Was alle über die Werte kommender Verkäufe wissen. Mit offener Reihe bleibt nach dem Beginn nichts dem Zufall überlassen; Erfahrene mögen das.
option-values-next_only = Nur der nächste Wert liegt offen; der danach wird aufgedeckt, wenn eine Sorte verkauft ist
option-values-open = Offen: Die ganze Reihe liegt von Anfang an offen
option-bribe_timing = Masken
    .help = Wann eine Maske eingesetzt werden darf.
option-bribe_timing-own_turn = Wenn du dran bist, statt zu bieten oder zu passen
option-bribe_timing-interrupt = Nach jedem Gebot bis 15 werden die anderen gefragt, die noch eine Maske haben, reihum
option-start_palace = Erste Versteigerung
    .help = In welchem Palast der erste Posten angeboten wird.
option-start_palace-two_plus = Ausgelost unter den Palästen mit zwei oder drei Schätzen
option-start_palace-any = Ausgelost unter allen Palästen
option-start_palace-first_player = Wer beginnt, sucht ihn aus
option-layout = Verteilung
    .help = Wie die Schätze über die Paläste verteilt sind.
option-layout-uniform = Jede erlaubte Verteilung, alle gleich wahrscheinlich
option-layout-flat = Gleichmäßig: zwei Paläste mit drei Schätzen, alle anderen mit zwei
option-no_bid = Wenn niemand bietet
    .help = Was aus einem Posten wird, den niemand will.
option-no_bid-move_on = Der Posten bleibt, und die Versteigerung zieht weiter
option-no_bid-discard = Der Posten kommt aus dem Spiel, und seine Sorten lassen sich nie mehr verkaufen
option-tie_break = Gleichstand
    .help = Was bei gleichem Endstand entscheidet.
option-tie_break-shared = Der Platz wird geteilt
option-tie_break-debt_then_mask = Weniger Schulden, dann eine ungenutzte Maske, dann weniger unverkaufte Schätze
option-max_bid = Höchstgebot
    .help = Eine technische Grenze. In den Regeln gibt es keine; 100 liegt weit über jedem vernünftigen Preis. Wer vor dem Höchstgebot steht, kann passen oder, wenn es nicht über 15 liegt, eine Maske einsetzen.

# Ereignisse
event-placed = { palace } bekommt { $group ->
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
       *[other] { group }
    }.
    .passing = yes
event-laid-out = Die Schätze sind in den Palästen: { $ones ->
        [0] { $threes } Paläste haben drei, alle anderen zwei.
       *[other] { $twos ->
            [0] { $threes } Paläste haben drei, alle anderen einen.
           *[other] { $threes } Paläste haben drei, { $twos } haben zwei und { $ones } haben einen.
        }
    }
event-turned-up = Der nächste Wert ist { $value }: So viel bringt jedes Stück der nächsten verkauften Sorte.
event-row-drawn = Die Wertereihe geht weiter mit { $value }.
    .passing = yes
event-row-open = Die ganze Wertereihe liegt offen: { $values }.
event-palace-drawn = Ort der ersten Versteigerung: { palace }.
    .passing = yes
event-palace-chosen = { $seat_is ->
    [you] Du wählst { palace } für die erste Versteigerung.
   *[other] { $seat } wählt { palace } für die erste Versteigerung.
}
event-starter-drawn = { $seat_is ->
    [you] Das Los bestimmt: Du bist zuerst dran.
   *[other] Das Los bestimmt: { $seat } ist zuerst dran.
}
event-opened = Versteigerung { $auction }, { palace }: Es gibt { lot }. { $seat_is ->
    [you] Du bist zuerst dran.
   *[other] { $seat } ist zuerst dran.
}
event-bidden = { $seat_is ->
    [you] Du bietest { $amount }.
   *[other] { $seat } bietet { $amount }.
} { $steps ->
    [one] Die Gondel fährt einen Palast weiter, bis { palace }.
   *[other] Die Gondel fährt { $steps } Paläste weiter, bis { palace }.
}
event-passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-declined = { $seat_is ->
    [you] Du behältst deine Maske.
   *[other] { $seat } behält die Maske.
}
    .passing = yes
event-bribed = { $seat_is ->
    [you] Du setzt deine Maske ein und nimmst den Posten umsonst.
   *[other] { $seat } setzt die Maske ein und nimmt den Posten umsonst.
} Das Gebot stand bei { $amount }.
event-bought = { $price ->
    [0] { $seat_is ->
        [you] Du bekommst { lot } umsonst.
       *[other] { $seat } bekommt { lot } umsonst.
    }
   *[other] { $borrowed ->
        [0] { $seat_is ->
            [you] Du kaufst { lot } für { $price }.
           *[other] { $seat } kauft { lot } für { $price }.
        }
       *[other] { $seat_is ->
            [you] Du kaufst { lot } für { $price }: Du zahlst { $paid } und bleibst { $borrowed } schuldig; das zählt am Ende doppelt.
           *[other] { $seat } kauft { lot } für { $price }, zahlt { $paid } und bleibt { $borrowed } schuldig; das zählt am Ende doppelt.
        }
    }
}
event-unsold = Niemand bietet. { palace } behält seinen Posten.
event-discarded = Niemand bietet. { palace } verliert { lot }; das kommt aus dem Spiel, und diese Sorten lassen sich nie mehr verkaufen.
event-sold = { $count ->
    [1] Das letzte Stück der Sorte { group } hat die Paläste verlassen und bringt { $value }.
    [2] Beide { group-plural } haben die Paläste verlassen und bringen je { $value }.
   *[other] Alle { $count } { group-plural } haben die Paläste verlassen und bringen je { $value }.
}
event-paid = { $seat_is ->
    [you] Du bekommst { $amount } für
   *[other] { $seat } bekommt { $amount } für
} { $count ->
    [one] { $group ->
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
       *[other] { group }
    }.
   *[other] { $count } { group-plural }.
}
event-moved-on = { $back ->
    [yes] Die Gondel ist einmal ganz herum: { palace } ist jetzt leer, also fährt sie weiter bis { to-palace }.
   *[no] { palace } ist leer, also fährt die Gondel weiter bis { to-palace }.
}
event-ended = { $reason ->
    [no-bids] Alle übrigen Posten wurden angeboten, und niemand wollte einen. Die Partie ist zu Ende.
   *[kinds] { $kinds ->
        [0] In den Palästen ist kein Schatz mehr. Die Partie ist zu Ende.
        [one] In den Palästen ist nur noch eine Sorte Schätze. Die Partie ist zu Ende.
       *[other] In den Palästen sind nur noch zwei Sorten Schätze. Die Partie ist zu Ende.
    }
}
event-scored = { $seat_is ->
    [you] { $debt ->
        [0] Du kommst auf { $score }.
       *[other] Du kommst auf { $score }: { $money } minus zweimal die Schulden von { $debt }.
    }
   *[other] { $debt ->
        [0] { $seat } kommt auf { $score }.
       *[other] { $seat } kommt auf { $score }: { $money } minus zweimal die Schulden von { $debt }.
    }
}

# warum eine Partie endete, nach „Die Partie endete …“ und „X gewinnt …“
reason-kinds = mit höchstens zwei Sorten Schätzen in den Palästen
reason-no-bids = mit Posten, die niemand mehr wollte

# warum ein Zug nicht geht
refusal-no-move = „{ $text }“ ist nicht als Zug lesbar. Schreib „bid 7“, „pass“ oder „mask“; „sell fan“, um zu wählen, was verkauft wird; „begin“ und die Nummer, um den ersten Palast zu wählen.
refusal-bid-not-whole = Ein Gebot ist eine ganze Zahl von Dukaten, nicht „{ $amount }“.
refusal-bid-below-one = Biete mindestens 1, und mehr als das letzte Gebot. { $amount } ist zu wenig. Willst du den Posten nicht, passe.
refusal-bid-above-all = An keinem Tisch kannst du mehr als { $limit } bieten; { $amount } ist zu viel.
refusal-bid-above-limit = An diesem Tisch kannst du höchstens { $limit } bieten, nicht { $amount }.
refusal-bid-too-low = Biete mehr als das letzte Gebot: mindestens { $least }, nicht { $amount }.
refusal-no-higher-bid = Das Gebot steht bei { $bid }, mehr nimmt dieser Tisch nicht an: Niemand kann höher bieten.
refusal-no-group = Einen Schatz „{ $group }“ gibt es nicht. Die Schätze sind { $groups }.
refusal-no-palace = Einen Palast „{ $palace }“ gibt es nicht. Sie haben Nummern von 0 bis { $last }, angefangen beim Palazzo Ducale.
refusal-no-seat = Einen Platz „{ $seat }“ gibt es nicht. Sie haben Nummern von 0 bis { $last }.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }; der letzte ist { $last }.
refusal-no-value = Einen Wertmarker „{ $value }“ gibt es nicht. Sie gehen von 3 bis 16.
refusal-mask-used = Du hast deine Maske schon eingesetzt. Biete oder passe.
refusal-no-bid-yet = Noch hat niemand geboten. Deine Maske kannst du erst nach einem Gebot einsetzen, wenn sich die Gondel bewegt hat.
refusal-bid-too-high = Das Gebot steht bei { $bid }. Eine Maske wirkt nur bis { $limit }.
refusal-only-when-asked = An diesem Tisch wirst du gleich nach einem fremden Gebot nach deiner Maske gefragt, nicht wenn du dran bist. Biete oder passe.
refusal-nobody-asks = Niemand hat nach deiner Maske gefragt, also gibt es nichts abzulehnen. Biete oder passe.
refusal-answer-first = Das Gebot steht bei { $bid }. Sag erst, ob du deine Maske einsetzt.
refusal-nothing-to-sell = Hier gibt es nichts zu wählen: Eine Sorte wird verkauft, sobald ihr letztes Stück die Paläste verlässt. Die Reihenfolge wählst du nur, wenn dein Posten mehrere Sorten vollständig macht.
refusal-not-waiting = In den Palästen sind noch { group-plural }, oder sie sind schon verkauft. Wähle eine Sorte, die vollständig ist.
refusal-choose-sale = Wähle erst, welche der vollständigen Sorten als Nächstes verkauft wird.
refusal-choose-palace = Wähle erst den Palast der ersten Versteigerung.
refusal-another-speaks = Du bist noch nicht dran: Es geht links herum um den Tisch.
refusal-passed-already = Du hast gepasst und bist in dieser Versteigerung draußen. In der nächsten bist du wieder dabei.
refusal-high-bidder-waits = Du hast das höchste Gebot. Du bist erst wieder dran, wenn jemand mehr bietet.
refusal-bribe-own-turn = Deine Maske kannst du nur einsetzen, wenn du dran bist oder gefragt wirst.
refusal-bribe-passed = Du hast gepasst und bist in dieser Versteigerung draußen, also kannst du deine Maske jetzt nicht einsetzen.
refusal-bribe-high = Du hast das höchste Gebot, also kannst du deine Maske nicht einsetzen. Es ginge, wenn jemand mehr bietet.
refusal-buyer-chooses = Was als Nächstes verkauft wird, wählt der Käufer.
refusal-starter-chooses = Den Palast der ersten Versteigerung wählt, wer beginnt.
refusal-placing = Die Schätze sind noch nicht verteilt.
refusal-drawing-values = Die Werte sind noch nicht gezogen.
refusal-drawing-palace = Der Palast der ersten Versteigerung ist noch nicht ausgelost.
refusal-drawing-starter = Es ist noch nicht ausgelost, wer zuerst dran ist.
refusal-revealing = Erst wird der nächste Wert aufgedeckt.
refusal-placed-already = Die Schätze sind schon verteilt.
refusal-no-value-now = Werte deckt der Zufall auf, einen nach jedem Verkauf. Jetzt ist es nicht so weit.
refusal-value-taken = Der Marker { $value } wurde schon aufgedeckt; jeden gibt es nur einmal.
refusal-no-starter-now = Wer zuerst dran ist, wird nur einmal ausgelost, vor der ersten Versteigerung.
refusal-no-palace-now = Über den Palast der ersten Versteigerung wird nur einmal entschieden, vor ihrem Beginn. Später entscheidet die Gondel.
refusal-too-few-treasures = { palace } hat nur einen Schatz; die erste Versteigerung ist da, wo zwei oder drei sind.
refusal-group-placed = { $size ->
        [2] Beide
       *[other] Alle { $size }
    } { group-plural } sind verteilt; mehr gibt es nicht.
refusal-other-group-first = Die Schätze werden Sorte für Sorte verteilt. Als Nächstes kommen die { group-plural }, insgesamt { $size }.
refusal-same-group = { palace } hat schon { $group ->
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
       *[other] { group }
    }. Kein Palast hat zwei von derselben Sorte.
refusal-palace-full = { palace } hätte mehr als { $most } Schätze.
refusal-palace-empty = { palace } ist leer. Jeder Palast hat mindestens einen Schatz.
refusal-palace-would-stay-empty = Bekäme { palace } diesen Schatz, blieben zu wenige für die Paläste, die noch leer sind. Jeder Palast hat mindestens einen.
refusal-not-flat = Bekäme { palace } einen Schatz, könnte die Verteilung nicht gleichmäßig werden: zwei Paläste mit drei Schätzen, alle anderen mit zwei.
refusal-layout-palaces = Diese Verteilung hat { $count } Paläste; es gibt { $palaces }, mit einem Schrägstrich dazwischen.
refusal-layout-group = Diese Verteilung hat { $count } { group-plural }; es gibt { $size }.

# der Spielplan im Terminal
terminal-lot = Versteigerung { $auction } in P{ $palace }: { $lot }
terminal-bid = { $bid ->
    [0] Noch hat niemand geboten. { $starter } ist zuerst dran.
   *[other] Das Gebot steht bei { $bid } ({ $high }); die Gondel ist in P{ $gondola }, der nächste Posten wäre also in { $next }.
}
terminal-sale = { $name } wählt, was als Nächstes verkauft wird: { $groups }.
terminal-row = Werte
terminal-seat = Spieler
terminal-money = Geld
terminal-debt = Schuld
terminal-worth = Wert
terminal-mask = Maske
terminal-has = Schätze
terminal-yes = ja
terminal-no = weg
terminal-in = dabei
terminal-out = passt
terminal-nothing = nichts
terminal-help =
    Wenn du dran bist, tippe „bid 7“ (oder nur 7), „pass“ oder „mask“. Ein Gebot bewegt die Gondel für jeden Dukaten einen Palast weiter, von der Säule aus
    gezählt: Sein Preis entscheidet, wo die nächste Versteigerung ist. Machst du mehrere Sorten auf einmal vollständig, verkauft „sell Ca“ zuerst die Leuchter.
    Die Schätze: Mi Spiegel, Ca Leuchter, Fa Fächer, Li Löwe, Pa Gemälde, Go Kelch, Cl Uhr, Bu Büste, St Ofen, Ri Ring, La Lampe, Ne Perlenkette.

# Momente
moment = { $round ->
    [0] Vor der ersten Versteigerung
   *[other] { $turn ->
        [you] Versteigerung { $round }, du bist dran
        [other] Versteigerung { $round }, { $name } ist dran
        [over] Versteigerung { $round }, das Ende
       *[nobody] Versteigerung { $round }
    }
}
