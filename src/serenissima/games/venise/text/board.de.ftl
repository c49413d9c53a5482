# Die Worte des Spielplans auf dem Bildschirm.
board-label = Die Lagune
board-zoom = Näher heran
board-none = keine

# was ist was: ein Bild und was es bedeutet
board-legend = Was ist was?
board-legend-gem = Ein Edelstein deiner Farbe, mit goldenem Ring: Hol alle vier, und du gewinnst.
board-legend-tent = Dein Zelt: Darauf liegen deine geholten Edelsteine. Alle haben eins.
board-legend-hourglass = Ein Sanduhrplättchen, mit einem Edelstein gewonnen: eine Sanduhr mehr, in einem Zug deiner Wahl.
board-legend-wall = Eine Mauer teilt einen Pfahl in zwei Seiten. Niemand steigt darüber.
board-legend-top = Auf einer Brücke: Nur Planken an ihren beiden Enden führen hierher.
board-legend-low = Unter einer Brücke: Planken von allen anderen Seiten führen hierher. Niemand klettert hinauf.
board-legend-way = Eine gepunktete Linie: dein kürzester Weg zu einem Edelstein.
board-legend-steps = Eine Zahl: so viele Schritte sind es bis dorthin.
board-legend-planks = Eine Planke, und eine blasse: ein Platz, an dem eine liegen könnte.
board-legend-water = Planken, die ins Wasser gefallen sind: Niemand bekommt sie zurück.

# Orte und Felder zum Vorlesen; Buchstaben und Zahlen sind die am Kai
board-at-short = zwischen { $one } und { $two }
board-at-long = schräg von { $one } nach { $two }
board-at-stem = von { $one } auf die lange Planke
board-at-crossbar = quer zwischen zwei kurzen Planken neben { $one }
board-at-pole = Pfahl { $one }
board-at-top = Brücke auf { $one }
board-at-low = Boden unter der Brücke auf { $one }
board-at-side = { $side ->
    [N] Nordseite
    [E] Ostseite
    [S] Südseite
    [W] Westseite
    [NE] Nordostseite
    [NW] Nordwestseite
    [SE] Südostseite
   *[SW] Südwestseite
} der Mauer auf { $one }
board-on-top = oben
board-below = unten
board-position = Figuren: { $pawns }. Planken: { $planks }. Deine Edelsteine: { $gems }.

board-colour-ruby = Rubin
board-colour-diamond = Diamant
board-colour-emerald = Smaragd
board-colour-topaz = Topas
board-colour-title = Wähle dein Zelt
board-colour-free = frei
board-colour-any = Egal welches
board-begin-title = Wer beginnt?

# Spieler
board-player = { $name }{ $colour ->
    [none] {""}
   *[other] , { $colour }
}: { $gems } von 4 Edelsteinen, { $short } kurze und { $long } lange Planken, { $cards } Karten, davon { $jokers } Joker, { $tiles } Sanduhrplättchen
board-gems = { $gems } von 4 Edelsteinen geholt
board-shorts = { $count ->
    [one] Eine kurze Planke im Vorrat
   *[other] { $count } kurze Planken im Vorrat
}
board-longs = { $count ->
    [one] Eine lange Planke im Vorrat
   *[other] { $count } lange Planken im Vorrat
}
board-cards = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}{ $jokers ->
    [0] {""}
    [one] , davon ein Joker
   *[other] , davon { $jokers } Joker
}
board-tiles = { $count ->
    [one] Ein Sanduhrplättchen
   *[other] { $count } Sanduhrplättchen
}
board-place = { $place ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
   *[other] Platz 4
}

# was neben dem Spielplan liegt
board-draw-pile = { $count ->
    [one] Eine Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
board-discards = { $count ->
    [0] Ablagestapel leer
    [one] Eine Karte im Ablagestapel
   *[other] { $count } Karten im Ablagestapel
}
board-discards-top = Obenauf: { $card }. An diesem Tisch darf man nur die oberste Karte ansehen.
board-jokers = { $count ->
    [one] Ein Joker zu nehmen
   *[other] { $count } Joker zu nehmen
}
board-water = { $count ->
    [0] Noch keine Planke verloren
   *[other] Im Wasser verloren: { $short } kurze und { $long } lange
}
board-budget = { $used ->
    [one] Eine Sanduhr verbraucht
   *[other] { $used } Sanduhren verbraucht
}, noch { $left } übrig

# Karten
board-hand = Deine Karten
board-card = { $card }, { $cost ->
    [one] eine Sanduhr
   *[other] { $cost } Sanduhren
}{ $count ->
    [one] {""}
   *[other] , { $count } Stück
}{ $usable ->
    [yes] {""}
   *[no] . Geht jetzt nicht: Drück, um zu erfahren, warum.
}
board-card-short = Kurz
    .help = Leg eine kurze Planke aus deinem Vorrat. Ein Ende muss dein Feld berühren.
board-card-long = Lang
    .help = Leg eine lange Planke aus deinem Vorrat. Ein Ende muss dein Feld berühren.
board-card-remove = Entfernen
    .help = Nimm eine Planke, die dein Feld berührt, in deinen Vorrat.
board-card-move = Versetzen
    .help = Nimm eine Planke auf, die dein Feld berührt, und leg sie woandershin.
board-card-walk1 = 1 Schritt
    .help = Geh einen Schritt.
board-card-walk2 = 2 Schritte
    .help = Geh bis zu zwei Schritte.
board-card-walk3 = 3 Schritte
    .help = Geh bis zu drei Schritte.
board-card-joker = Joker
    .help = Jede Karte, die du willst, für zwei Sanduhren.
board-joker-as = Spielen als

# was jetzt zu tun ist
board-others-turn = { $name } ist dran.
board-over = Die Partie ist zu Ende.
board-busy = Einen Moment …
board-phase-colours = Wähle dein Zelt.
board-phase-first = Wer soll beginnen?
board-phase-deal = Die Karten werden ausgeteilt.
board-phase-play = { $left ->
    [0] Keine Sanduhren mehr: Beende deinen Zug.
    [one] Wähle eine Karte: noch eine Sanduhr.
   *[other] Wähle eine Karte: noch { $left } Sanduhren.
}
board-phase-walk = { $made ->
    [0] Wohin? Bis zu { $steps ->
        [one] einem Schritt
       *[other] { $steps } Schritten
    }.
   *[other] { $made ->
        [one] Ein Schritt gemacht
       *[other] { $made } Schritte gemacht
    }, noch { $steps }. Geh weiter oder bleib hier.
}
board-phase-move = Wo soll die Planke jetzt liegen?
board-phase-exchange = Gib vier Karten für einen Joker: { $given } von 4 gegeben.
board-phase-after-joker = Du hast einen Joker genommen. Beende deinen Zug oder tausche vorher Karten.
board-phase-draw = Karten werden gezogen.
board-phase-trim = { $surplus ->
    [0] Dein Zug ist vorbei. Du kannst noch vier Karten gegen einen Joker tauschen.
    [one] { $exchange ->
        [yes] Leg eine Karte ab: Acht darfst du behalten. Oder tausche vier gegen einen Joker.
       *[no] Leg eine Karte ab: Acht darfst du behalten.
    }
    [2] { $exchange ->
        [yes] Leg zwei Karten ab: Acht darfst du behalten. Oder tausche vier gegen einen Joker.
       *[no] Leg zwei Karten ab: Acht darfst du behalten.
    }
   *[other] { $exchange ->
        [yes] Leg { $surplus } Karten ab: Acht darfst du behalten. Oder tausche vier gegen einen Joker.
       *[no] Leg { $surplus } Karten ab: Acht darfst du behalten.
    }
}
board-phase-discard = { $surplus ->
    [one] Leg noch eine Karte ab: Acht darfst du behalten.
    [2] Leg noch zwei Karten ab: Acht darfst du behalten.
   *[other] Leg noch { $surplus } Karten ab: Acht darfst du behalten.
}
board-phase-over = Die Partie ist zu Ende.
board-pick-joker = Was soll der Joker sein?
board-pick-short = { $count ->
    [one] Eine kurze Planke passt nur an eine Stelle: Drück darauf.
   *[other] Wo soll die kurze Planke liegen? { $count } Stellen.
}
board-pick-long = { $count ->
    [one] Eine lange Planke passt nur an eine Stelle: Drück darauf.
   *[other] Wo soll die lange Planke liegen? { $count } Stellen.
}
board-pick-remove = Welche Planke entfernst du?
board-pick-move = Welche Planke versetzt du?
board-pick-walk1 = Wohin? Ein Schritt.
board-pick-walk2 = Wohin? Bis zu zwei Schritte.
board-pick-walk3 = Wohin? Bis zu drei Schritte.
board-path = { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
} { $to ->
    [plank] auf die Planke.
    [top] auf die Brücke.
    [low] unter die Brücke.
    [side] auf diese Seite der Mauer.
   *[pole] auf diesen Pfahl.
}
board-leads = { $shape ->
    [crossbar] Verbindet die beiden kurzen Planken.
   *[other] { $to ->
        [plank] Liegt auf der langen Planke auf.
        [top] Führt auf die Brücke.
        [low] Führt unter die Brücke.
        [side] Führt auf diese Seite der Mauer.
       *[pole] Führt zu diesem Pfahl.
    }
}
board-falls = { $count ->
    [one] Die zitternde Planke fällt ins Wasser und ist für alle verloren.
   *[other] Die { $count } zitternden Planken fallen ins Wasser und sind für alle verloren.
} { $type ->
    [move] Diese hier versetzen?
   *[remove] Diese hier entfernen?
}
board-falls-yes = Trotzdem nehmen
board-falls-no = Lieber nicht
board-confirm-short = Legen
board-confirm-long = Legen
board-confirm-remove = Entfernen
board-confirm-move = Aufnehmen
board-confirm-to = Hier legen
board-confirm-step = Gehen
board-lay-back = Zurücklegen
board-stop = Hier bleiben
board-take-joker = Joker nehmen
board-exchange = Vier Karten für einen Joker
board-end-play = Zug beenden
board-end-turn = Karten behalten
board-rescue = { $plank ->
    [short] Kurze Planke geben lassen
   *[long] Lange Planke geben lassen
}

# Ziele, zum Vorlesen
board-target-short = Kurze Planke legen: { $at }
board-target-long = Lange Planke legen: { $at }
board-target-to = Planke legen: { $at }
board-target-remove = Planke entfernen: { $at }{ $falls ->
    [0] {""}
    [one] ; eine Planke fällt
   *[other] ; { $falls } Planken fallen
}
board-target-move = Planke aufnehmen: { $at }{ $falls ->
    [0] {""}
    [one] ; eine Planke fällt
   *[other] ; { $falls } Planken fallen
}
board-target-step = Gehen: { $plank ->
    [yes] Planke { $at }
   *[no] { $at }
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}

# die Wege zu den Edelsteinen
board-routes = Wege zu deinen Edelsteinen
    .help = Dein kürzester Weg zu jedem Edelstein: wie viele Planken du legen und wie viele Schritte du gehen musst. Die gepunktete Linie zeigt den, den du hier wählst.
board-ask = Nach dem Ziehen fragen
    .help = Nach dem Ziehen darfst du vier Karten gegen einen Joker tauschen. Aus: Dein Zug endet von selbst, wenn du höchstens acht Karten hast.
board-way = { $planks ->
    [0] keine Planke
    [one] eine Planke
   *[other] { $planks } Planken
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
board-then = dann
board-no-way = kein Weg
board-key-card = eine Karte aufnehmen, von links gezählt
    .keys = 1 bis 8
board-key-target = die nächste mögliche Stelle ansehen; mit Enter dort spielen
    .keys = Pfeiltasten
board-key-rest = die Karte zurücklegen
    .keys = Escape
