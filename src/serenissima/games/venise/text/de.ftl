# Venise auf Deutsch.
title = Venise
pitch = Leg Planken übers Wasser, geh hinüber, nimm sie wieder auf und hol vor allen anderen deine vier Edelsteine. Die Planke, auf die du zählst, kann weg sein, wenn du kommst.
kind = Wettlauf auf wechselnden Wegen

# das Spiel auf einer Karte
goal-wins = Hol vor allen anderen die vier Edelsteine deiner Farbe.
goal-ends = Die Partie endet, sobald jemand alle vier hat.
goal-turn = Spiel Karten für vier Sanduhren: Leg Planken, geh, nimm Planken wieder auf. Oder nimm stattdessen einen Joker. Dann zieh zwei Karten.

# die Bots dieses Spiels, der schwächste zuerst
bot-wanderer = Spaziergänger
    .help = Geht auf den nächsten Edelstein zu, plant zwei Karten voraus und achtet nicht auf die anderen.
bot-ferryman = Fährmann
    .help = Geht auch auf den nächsten Edelstein los, plant aber drei Karten voraus und hält ein paar Planken zurück; gibt aus, was ihm später fehlt, und achtet nicht auf die anderen.
bot-sensible = Gondoliere
    .help = Plant die Runde über alle seine Edelsteine, nimmt seine Planken zurück und schneidet anderen den Weg ab, wo das wenig kostet.
bot-admiral = Admiral
    .help = Probiert die besten Möglichkeiten für seinen Zug aus, stellt sich vor, wie alle weiterspielen, und nimmt die, die am öftesten gewinnt.

# wie die Dinge heißen
item-short = Kurz
item-long = Lang
item-remove = Entfernen
item-move = Versetzen
item-walk1 = 1 Schritt
item-walk2 = 2 Schritte
item-walk3 = 3 Schritte
item-joker = Joker
item-ruby = Rubin
item-diamond = Diamant
item-emerald = Smaragd
item-topaz = Topas

# Optionen
option-board = Spielplan
    .help = Für die erste Partie sind die zwei Kais gedacht.
option-board-day-basic = Die zwei Kais: bei Tag, für die erste Partie
option-board-day-advanced = Der ummauerte Garten: bei Tag, mit vielen Mauern
option-board-day-expert = Die schiefen Brücken: bei Tag, für Könner
option-board-night-basic = Laternen: bei Nacht, in der Mitte offen
option-board-night-advanced = Die Sackgassen: bei Nacht, mit vielen Mauern
option-own_board = Eigener Spielplan
    .help = Füg einen Spielplan aus dem Spielplan-Editor ein: seinen Link oder den Text seiner Datei. Er ersetzt den oben gewählten Spielplan.
    .given = ein eigener Spielplan
option-places = Die Partie endet
    .help = Ob die anderen weiterspielen, wenn jemand gewonnen hat.
option-places-first = mit dem Sieg: die anderen Plätze nach Edelsteinen
option-places-all = wenn alle Plätze vergeben sind: Die anderen spielen weiter
option-colours = Farben
    .help = Jede Farbe startet in ihrer eigenen Ecke. Zu zweit spielt man meist mit Rubin und Smaragd, zu dritt mit Rubin, Diamant und Smaragd.
option-colours-chosen = Frei gewählt unter den üblichen
option-colours-free = Frei gewählt unter allen vier
option-colours-random = Für alle ausgelost
option-two_player_corners = Ecken zu zweit
    .help = Wo zwei Spieler starten, wenn sie nicht unter allen vier Farben wählen.
option-two_player_corners-opposite = Gegenüber: Rubin und Smaragd
option-two_player_corners-adjacent = Nebeneinander: Rubin und Diamant
option-first_player = Wer beginnt
    .help = Danach geht es im Uhrzeigersinn nach Farben.
option-first_player-random = Das Los entscheidet
option-first_player-chosen = Der erste Platz bestimmt es
option-equal_turns = Gleich viele Züge
    .help = Hat jemand alle vier Edelsteine, wird die Runde zu Ende gespielt, damit alle gleich viele Züge hatten.
option-rescue = Rettung
    .help = Wer auf einem Pfahl gestrandet ist, bekommt zu Beginn seines Zugs eine Planke.
option-standstill_rounds = Stillstand
    .help = Die Partie endet nach so vielen Runden, in denen sich auf dem Spielplan nichts bewegt hat.
option-standstill_rounds-off = Nie: so lange warten, wie es dauert
option-most_rounds = Längste Partie
    .help = Nach so vielen Runden endet die Partie; die Plätze gehen nach Edelsteinen.
option-most_rounds-off = Kein solches Ende
option-wall_ends = Enden der Mauern
    .help = Ob eine Planke in einer Linie mit einer Mauer enden darf.
option-wall_ends-closed = Geschlossen: Dort kann keine Planke enden
option-wall_ends-both = Beide Seiten: Eine solche Planke berührt beide Felder
option-start_hand = Erste Handkarten
    .help = Mit welchen Karten alle beginnen.
option-start_hand-set = Dieselben vier Karten für alle und zwei gezogene
option-start_hand-random = Sechs gezogene Karten
option-exchange_after_draw = Tauschen nach dem Ziehen
    .help = Vier Karten darf man auch nach dem Ziehen gegen einen Joker tauschen, bevor man überzählige Karten ablegt.
option-discarded_jokers = Abgelegte Joker
    .help = Wohin ein Joker kommt, der von einer vollen Hand abgelegt wird.
option-discarded_jokers-place = Zurück auf das Jokerfeld
option-discarded_jokers-pile = Auf den Ablagestapel: Sie kommen mit dessen Karten wieder
option-discard_view = Ablagestapel
    .help = Was man davon ansehen darf.
option-discard_view-all = Den ganzen Stapel
option-discard_view-top = Nur die oberste Karte
option-planks_per_player = Planken
    .help = Kurze und lange Planken für jeden Spieler, zum Beispiel 5/3. „standard“: 6/4 zu zweit, 4/2 zu dritt, 3/2 zu viert.
option-card_mix = Kartenmischung
    .help = Wie viele Karten es von jeder Art gibt: kurz, lang, entfernen, versetzen und ein, zwei, drei Schritte. Zusammen 46.

# warum eine Partie endete, nach „X gewinnt …“
reason-gems = mit vier Edelsteinen
reason-shared = mit vier Edelsteinen in derselben Runde
reason-places = mit dem letzten vergebenen Platz
reason-standstill = mit den meisten Edelsteinen beim Stillstand
reason-rounds = mit den meisten Edelsteinen nach der letzten Runde

# warum ein Zug nicht erlaubt ist
refusal-no-move = „{ $text }“ ist kein Zug. Schreib zum Beispiel: short S:A4-B4, joker long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top, take joker, exchange, end play, end turn.
refusal-no-place = „{ $place }“ ist keine Stelle für eine Planke. Stellen schreibt man S:A3-A4, L:A4-B3, T:A3>B4, HH:A3 oder HV:A3.
refusal-no-field = „{ $field }“ ist kein Feld. Felder schreibt man A4, B4.top, B4.low oder A3.N, Planken nach ihrer Stelle.
refusal-wrong-plank = { $place } ist eine Stelle für eine { $right ->
    [short] kurze
   *[long] lange
} Planke, nicht für eine { $wrong ->
    [short] kurze
   *[long] lange
}.
refusal-no-walk = „{ $steps }“ Schritte gibt es nicht: Karten haben 1, 2 oder 3.
refusal-no-seat = Einen Platz „{ $seat }“ gibt es nicht. Die Plätze gehen von 0 bis { $last }.
refusal-no-plank = „{ $plank }“ ist keine Planke: Es gibt kurze und lange.
refusal-no-colour = „{ $colour }“ ist keine Farbe. Die Farben sind { $colours }.
refusal-no-card = „{ $card }“ ist hier keine Karte. Die Karten sind { $cards }.
refusal-fortunas-move = Das machen nicht die Spieler: Der Zufall entscheidet es.
refusal-none-to-draw = Im Nachziehstapel ist { $card ->
    [short] keine Karte „Kurz“
    [long] keine Karte „Lang“
    [remove] keine Karte „Entfernen“
    [move] keine Karte „Versetzen“
    [walk1] keine Karte „1 Schritt“
    [walk2] keine Karte „2 Schritte“
    [walk3] keine Karte „3 Schritte“
   *[joker] kein Joker
} mehr; er hat noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
refusal-fortunas-turn = Gerade ist der Zufall am Werk.
refusal-choose-first = Wähle erst eine Farbe oder überlass sie dem Zufall. Frei sind: { $free }.
refusal-colour-out = { $colour ->
    [ruby] Rubin
    [diamond] Diamant
    [emerald] Smaragd
   *[topaz] Topas
} spielt an diesem Tisch nicht mit. Frei sind: { $free }.
refusal-colour-taken = { $colour ->
    [ruby] Rubin
    [diamond] Diamant
    [emerald] Smaragd
   *[topaz] Topas
} ist vergeben. Frei sind: { $free }.
refusal-colours-given = Die Farben sind schon verteilt.
refusal-begin-first = Sag erst, wer beginnt: Platz 0 bis { $last }.
refusal-begun = Die Partie hat schon begonnen.
refusal-one-step = Mach mit dieser Karte mindestens einen Schritt.
refusal-walk-first = Geh erst zu Ende: { $left ->
    [one] Ein Schritt ist noch übrig
   *[other] { $left } Schritte sind noch übrig
}. Du kannst auch stehen bleiben.
refusal-set-first = Du hast eine Planke aufgenommen: Leg sie erst woandershin.
refusal-give-first = Du tauschst gerade: Gib erst { $left ->
    [one] noch eine Karte
   *[other] noch { $left } Karten
}.
refusal-not-in-hand = Du hast { $card ->
    [short] keine Karte „Kurz“
    [long] keine Karte „Lang“
    [remove] keine Karte „Entfernen“
    [move] keine Karte „Versetzen“
    [walk1] keine Karte „1 Schritt“
    [walk2] keine Karte „2 Schritte“
    [walk3] keine Karte „3 Schritte“
   *[joker] keinen Joker
} auf der Hand.
refusal-joker-taken = Du hast einen Joker genommen, also spielst du in diesem Zug keine Karten. Du kannst tauschen oder den Zug beenden.
refusal-hand-fits = Du hast nicht mehr als { $limit } Karten: Du legst keine ab.
refusal-discard-on = Du legst gerade Karten ab: { $surplus ->
    [one] Noch eine Karte muss
   *[other] Noch { $surplus } Karten müssen
} weg.
refusal-discard-first = { $surplus ->
    [one] Du hast eine Karte mehr als { $limit }: Leg sie ab, oder tausche vier gegen einen Joker, wo das erlaubt ist.
   *[other] Du hast { $surplus } Karten mehr als { $limit }: Leg sie ab, oder tausche vier gegen einen Joker, wo das erlaubt ist.
}
refusal-exchange-too-late = An diesem Tisch kannst du nur vor dem Ziehen tauschen.
refusal-play-over = Du hast schon gezogen, also spielst du in diesem Zug keine Karten mehr. Tausche oder beende den Zug.
refusal-played-already = Einen Joker nimmt man, statt zu spielen, und du hast in diesem Zug schon eine Karte gespielt.
refusal-two-jokers = Du hast schon { $most } Joker, und mehr darf niemand haben.
refusal-no-joker-there = Auf dem Jokerfeld liegt keiner mehr: Alle sind auf der Hand oder unter den Karten.
refusal-too-few-cards = Zum Tauschen brauchst du { $want } gewöhnliche Karten, und du hast { $cards }.
refusal-no-joker = Du hast keinen Joker.
refusal-too-dear = { $card ->
    [short] „Kurz“
    [long] „Lang“
    [remove] „Entfernen“
    [move] „Versetzen“
    [walk1] „1 Schritt“
    [walk2] „2 Schritte“
    [walk3] „3 Schritte“
   *[joker] Ein Joker
} kostet { $cost ->
    [one] eine Sanduhr
   *[other] { $cost } Sanduhren
}, und du hast { $left ->
    [0] keine mehr
   *[other] noch { $left }
}.
refusal-no-place-here = Dort kann keine Planke liegen: Ein Pfahl fehlt, oder eine Mauer schließt diese Seite.
refusal-no-plank-left = Du hast keine { $plank ->
    [short] kurze
   *[long] lange
} Planke im Vorrat.
refusal-occupied = Dort liegt schon eine Planke.
refusal-crossing = Zwischen diesen Pfählen liegt eine andere lange Planke, und lange Planken kreuzen sich nie.
refusal-stem-rests = Diese Planke würde auf einer langen aufliegen, und dort ist keine.
refusal-crossbar-rests = Diese Planke würde auf zwei kurzen aufliegen, und eine davon fehlt.
refusal-not-touching = Diese Stelle berührt dein Feld nicht.
refusal-no-plank-there = Dort liegt keine Planke.
refusal-stood-on = Auf dieser Planke steht jemand.
refusal-would-fall = Auf einer Planke, die auf dieser aufliegt, steht jemand und würde ins Wasser fallen.
refusal-no-other-place = An deinem Feld gibt es für diese Planke keine andere Stelle.
refusal-same-place = Von dort kommt die Planke: Sie muss woandershin.
refusal-other-kind = Du hast { $plank ->
    [short] eine kurze Planke aufgenommen, und diese Stelle ist für lange
   *[long] eine lange Planke aufgenommen, und diese Stelle ist für kurze
}.
refusal-nowhere-to-go = Keine Planke berührt dein Feld: Du kannst nirgendwohin gehen.
refusal-no-field-here = Dort kann man nicht stehen.
refusal-no-plank-to-step = Dort liegt keine Planke, auf die du treten könntest.
refusal-no-neighbour = Das ist mehr als einen Schritt entfernt: Ein Schritt führt von einem Pfahl auf eine Planke, die ihn berührt, oder von einer Planke dorthin, wo ihre Enden liegen.
refusal-no-walk-card = Spiel erst eine Karte mit Schritten.
refusal-lift-first = Nimm erst mit „Versetzen“ eine Planke auf.
refusal-exchange-first = Karten gibt man beim Tauschen: Sag erst „exchange“.
refusal-discard-later = Karten legst du erst nach dem Ziehen ab, bis du acht hast.
refusal-end-play-first = Hör erst auf, Karten zu spielen: Dann ziehst du zwei Karten.
refusal-no-rescue = An diesem Tisch gibt es keine Rettung.
refusal-rescue-first = Eine Rettung ist nur ganz am Anfang eines Zugs möglich.
refusal-not-stranded = Du bist nicht gestrandet: Eine Planke berührt dein Feld, oder eine deiner Planken passt dort.
refusal-rescue-unfit = { $plank ->
    [short] An deinem Feld passt nirgends eine kurze Planke.
   *[long] An deinem Feld passt nirgends eine lange Planke.
}
refusal-rescue-none = { $plank ->
    [short] Nirgends ist eine kurze Planke zu bekommen.
   *[long] Nirgends ist eine lange Planke zu bekommen.
}

# warum eine ganze Karte jetzt nicht geht
refusal-nothing-short = An deinem Feld passt keine kurze Planke.
refusal-nothing-long = An deinem Feld passt keine lange Planke.
refusal-nothing-remove = Keine Planke, die du nehmen darfst, berührt dein Feld.
refusal-nothing-move = Keine Planke an deinem Feld lässt sich von hier aus woandershin legen.

# warum eine Option nicht geht
bad-board = Auf diesem Spielplan kann man nicht spielen: { $fault }{ $more ->
    [0] {""}
    [one] { " " }Es gibt noch einen Fehler.
   *[other] { " " }Es gibt noch { $more } Fehler.
}
bad-board-ends = Auf diesem Spielplan darf eine Planke beide Seiten einer Mauer berühren: Wähle bei „{ option-wall_ends }“ die Einstellung „{ option-wall_ends-both }“.
bad-planks = „{ option-planks_per_player }“: entweder „standard“ oder kurze und lange Planken je Spieler, etwa 5/3, nicht „{ $said }“.
bad-planks-many = „{ option-planks_per_player }“: Zu { $seats } hat jeder 1 bis { $short } kurze und 1 bis { $long } lange.
bad-mix = „{ option-card_mix }“: sieben Zahlen, eine für jede Kartenart, etwa 9-6-6-4-6-9-6.
bad-mix-sum = „{ option-card_mix }“: zusammen { $all } Karten, nicht { $sum }.
bad-mix-few = „{ option-card_mix }“: mindestens { $most } von jeder Startkarte. Zu wenige: { $cards }.
