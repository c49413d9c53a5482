# Was die Werkstatt über einen Spielplan sagt.
finding-empty = Es gibt nichts zu lesen: Füg den Link eines Spielplans ein oder den Text seiner Datei.
finding-too-long = Der Text ist zu lang: Ein Spielplan hat höchstens { $most } Zeichen.
finding-broken-code = Dieser Link ist beschädigt: Er wurde abgeschnitten oder verändert. Kopiere ihn noch einmal ganz.
finding-not-json = Das ist nicht der Text eines Spielplans: In Zeile { $line }, Spalte { $column } stimmt etwas nicht.
finding-not-object = Ein Spielplan ist ein Objekt in geschweiften Klammern, mit „cols“, „rows“, „poles“ und „gems“.
finding-other-format = Diese Datei nennt als Format „{ $value }“; bei einem Spielplan heißt es „venise-board“.
finding-other-version = Diese Datei nennt Version { $value }; lesbar ist Version 1.
finding-missing = „{ $key }“ fehlt.
finding-wrong-number = „{ $key }“ muss eine ganze Zahl von { $low } bis { $high } sein, nicht { $value }.
finding-wrong-choice = „{ $key }“ muss eines davon sein: { $choices }; nicht „{ $value }“.
finding-wrong-id = „id“ muss aus höchstens 60 Kleinbuchstaben, Ziffern und Bindestrichen bestehen, nicht „{ $value }“.
finding-wrong-words = „{ $key }“ muss Text sein, höchstens { $most } Zeichen.
finding-wrong-list = „{ $key }“ muss eine Liste von Namen sein.
finding-wrong-pole = Pfahl Nummer { $number } ist kein Pfahl: Er braucht „at“, seinen Platz, und „kind“.
finding-too-many-poles = Es sind { $count } Pfähle; gelesen werden höchstens { $most }.
finding-wrong-kind = Der Pfahl auf { $at } hat die Art „{ $value }“; es gibt { $choices }.
finding-no-axis = Der Pfahl auf { $at } braucht eine Achse: { $axes }.
finding-wrong-axis = Der Pfahl auf { $at } hat die Achse „{ $value }“; es gibt { $axes }.
finding-wrong-owner = Der Start auf { $at } gehört zu „{ $value }“; die Farben sind { $choices }.
finding-wrong-ports = Die Anschlüsse von { $at } sind nicht lesbar: Jeder ist eine Richtung mit einem Namen ({ $names }), einer Liste von Namen oder null.
finding-wrong-starts = „starts“ muss für jede Farbe einen Platz nennen: { $choices }.
finding-wrong-gems = „gems“ muss für jede Farbe eine Liste von vier Feldern haben: { $choices }.
finding-unknown-colour = „{ $key }“ nennt „{ $value }“; die Farben sind { $choices }.
finding-start-not-corner = Der Startpfahl auf { $at } steht nicht in einer Ecke.
finding-start-unowned = Der Startpfahl auf { $at } gehört zu keiner Farbe.
finding-no-start = Ein Startpfahl fehlt: { $colour }.
finding-two-starts = { $colour } hat mehrere Startpfähle: { $slots }.
finding-start-differs = „starts“ setzt { $colour } auf { $said }, aber der Startpfahl steht auf { $at }.
finding-corner-empty = Die Ecke { $at } hat keinen Startpfahl.
finding-outside = { $at } ist kein Platz dieses Rasters; es geht von A1 bis { $last }.
finding-slot-twice = Auf { $at } stehen { $count } Pfähle.
finding-printed-no-pole = { $at } soll gedruckt sein, aber dort ist kein Pfahl.
finding-tiles = Die Schachtel hat { $tiles } Plättchen: vier Startpfähle und { $want } Mauern oder Brücken. Dieser Spielplan braucht { $count }, davon { $two } Mauern oder Brücken.
finding-plain-tile = Der einfache Pfahl auf { $at } ist kein Plättchen der Schachtel: Einfache Pfähle sind auf die Nachtseite gedruckt.
finding-night-printed = Bei Nacht sind die Pfähle { $slots } auf den Spielplan gedruckt, und keine anderen.
finding-day-printed = Bei Tag sind keine Pfähle auf den Spielplan gedruckt, aber { $slots } sollen es sein.
finding-gem-count = { $colour } hat { $count ->
    [one] einen Edelstein
   *[other] { $count } Edelsteine
}; nötig sind { $want }.
finding-gems-meet = Mehrere Edelsteine liegen auf demselben Feld, { $field }: { $colours }.
finding-gem-nowhere = Ein Edelstein ({ $colour }) liegt auf einem Feld, das es nicht gibt: { $field }. Es gibt: { $has }.
finding-gem-on-start = Ein Edelstein ({ $colour }) liegt auf einem Startfeld: { $field }.
finding-gem-unreachable = { $colour } kann einen eigenen Edelstein nie erreichen: { $field }.
finding-gem-by-stem = { $colour } erreicht einen eigenen Edelstein nur mit Stielen: { $field }.
finding-too-few-planks = Bei { $players } Spielern reichen die je { $long } langen Planken für { $colour } vielleicht nicht: Jeder Stiel lässt eine lange Planke zurück.
finding-broken-left-right = { $count ->
    [one] Die Spiegelung von links nach rechts stimmt an einem Punkt nicht.
   *[other] Die Spiegelung von links nach rechts stimmt an { $count } Punkten nicht.
}
finding-broken-top-bottom = { $count ->
    [one] Die Spiegelung von oben nach unten stimmt an einem Punkt nicht.
   *[other] Die Spiegelung von oben nach unten stimmt an { $count } Punkten nicht.
}
finding-broken-half-turn = { $count ->
    [one] Die halbe Drehung stimmt an einem Punkt nicht.
   *[other] Die halbe Drehung stimmt an { $count } Punkten nicht.
}
finding-broken-quarter-turn = { $count ->
    [one] Die Vierteldrehung stimmt an einem Punkt nicht.
   *[other] Die Vierteldrehung stimmt an { $count } Punkten nicht.
}
finding-broken-square = Eine Vierteldrehung braucht ebenso viele Spalten wie Zeilen.
finding-unequal-costs = Die Runde von { $high } kostet { $most } Sanduhren, die von { $low } nur { $least }: mehr als { $percent } % Unterschied, und keine Symmetrie stimmt.
finding-quick = Die billigste Runde kostet { $cost } Sanduhren: ein schnelles Spiel. Üblich sind { $low } bis { $high }.
finding-slow = Die billigste Runde kostet { $cost } Sanduhren: ein langes Spiel. Üblich sind { $low } bis { $high }.
finding-distances = So viele Planken sind es vom Start zu den Edelsteinen: { $one } { $first }, { $other } { $second }.
finding-few-exits = { $count ->
    [0] Hier liegt ein Edelstein ({ $colour }), und es gibt keine Stelle für eine gerade oder schräge Planke
    [one] Hier liegt ein Edelstein ({ $colour }), und es gibt nur eine Stelle für eine gerade oder schräge Planke
   *[other] Hier liegt ein Edelstein ({ $colour }), und es gibt nur { $count } Stellen für gerade oder schräge Planken
}: { $field }. Eine Figur kann dort eingesperrt werden.
finding-long-exits = Hier liegt ein Edelstein ({ $colour }), und nur lange Planken führen weg: { $field }.
finding-dead-fields = { $count ->
    [one] Dieses Feld kann nie eine Planke berühren: { $fields }.
   *[other] Diese { $count } Felder kann nie eine Planke berühren: { $fields }.
}
finding-lost-fields = { $count ->
    [one] Dieses Feld kann nie jemand erreichen: { $fields }.
   *[other] Diese { $count } Felder kann nie jemand erreichen: { $fields }.
}

# warum es keinen Vorschlag gibt
refusal-no-wish = Einen Wunsch „{ $wish }“ gibt es nicht; ein Vorschlag kennt { $wishes }.
refusal-wish-size = Ein Raster hat { $low } bis { $high } Spalten und Zeilen.
refusal-wish-choice = „{ $wish }“ muss eines davon sein: { $choices }.
refusal-wish-square = Eine Vierteldrehung braucht ebenso viele Spalten wie Zeilen.
refusal-no-proposal = Mit dieser Nummer ist kein Spielplan von { $cols } mal { $rows } gelungen. Versuch eine andere, oder einen größeren Spielplan.
