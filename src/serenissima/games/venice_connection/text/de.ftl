# Venice Connection auf Deutsch.
title = Venice Connection
pitch = Baut gemeinsam einen Kanal, leg selbst die Karte, die ihn schließt, und ruf „Unmöglich!“, wenn es nicht mehr geht.
kind = Abstraktes Legespiel für zwei

# die Zielkarte
goal-wins = Schließ einen einzigen Ring aus Kanälen durch alle Karten auf dem Tisch. Wer ihn schließt, gewinnt.
goal-ends = Schluss ist auch, wenn jemand „Unmöglich!“ ruft: Dann muss der Gegner den Ring allein schließen, sonst verliert er.
goal-turn = Leg eine bis drei Karten in gerader Linie an das an, was schon liegt. Oder ruf „Unmöglich!“

# Bots dieses Spiels, der schwächste zuerst
bot-apprentice = Lehrling
    .help = Sieht nur den nächsten Zug. Schließt den Kanal, wenn es geht, verbaut ihn aber ab und zu, und bemerkt nur die Hälfte der verbauten Kanäle, denen man es nicht gleich ansieht.
bot-boatman = Schiffer
    .help = Lässt dir meist keinen Kanal, den du sofort schließen kannst. Verbaut selten einen und bemerkt vier von fünf verbauten.
bot-pilot = Lotse
    .help = Sieht einige Züge voraus und ist schwer zu täuschen. Ganz selten legt er zu hastig.
bot-sensible = Gondoliere
    .help = Schaut so weit voraus, wie die Zeit reicht, und verbaut den Kanal nie. Nur die Eröffnungen überblickt er nicht.
bot-maestro = Il Maestro
    .help = Kennt die Lösung des ganzen Spiels. Wer als Zweiter zieht, kann gewinnen; lass ihn als Zweiten ziehen, und du kannst es nicht. Mit Mint Tide, Überbrücken oder mehr Karten spielt er wie der Gondoliere.

# Optionen
option-challenge = Einsprüche
    .help = Was geschieht, wenn jemand „Unmöglich!“ ruft.
option-challenge-prove = Beweisen: Der Gegner muss zeigen, wie sich der Kanal schließen lässt
option-challenge-arbiter = Schiedsrichter: Der Tisch entscheidet sofort, ob der Ruf richtig war
option-challenge-auto = Streng: Niemand ruft; wer den Kanal verbaut, verliert sofort
option-supply = Karten
    .help = Wie viele Karten es gibt. Üblich sind 16; weniger machen das Spiel kürzer, gut zum Lernen.
option-bridge = Überbrücken
    .help = Karten, die schon liegen, dürfen die Lücken zwischen den neuen Karten eines Zugs füllen.
option-starter = Wer beginnt
    .help = In einem Wettkampf über mehrere Partien beginnt ihr abwechselnd, egal, wer gewonnen hat. Legst du jemanden fest, beginnt er jede Partie.
option-starter-random = Ausgelost, dann abwechselnd
option-starter-seat-1 = Platz 1, in jeder Partie
option-starter-seat-2 = Platz 2, in jeder Partie
option-starter-alternate = Platz 1, dann abwechselnd
option-match_length = Partien im Wettkampf
    .help = Wer mehr als die Hälfte der Partien gewinnt, gewinnt den Wettkampf.
option-mint_tide = Mint Tide
    .help = Vier weitere Karten mit einem T-förmigen Kanal auf einer Seite. Wie sich ein Kanal mit T-Karten schließt, haben wir rekonstruiert.
option-teaching = Lernhilfe
    .help = Zeigt beiden jederzeit, ob sich der Kanal noch schließen lässt.
option-show_proof_building = Offene Beweise
    .help = Alle sehen zu, während der Herausgeforderte versucht, den Kanal zu schließen.
option-proof_seconds = Sekunden für den Beweis
    .help = So lange hat der Herausgeforderte Zeit. 0: unbegrenzt.

# Ereignisse
event-began = { $game ->
    [1] { $seat_is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
   *[other] { $seat_is ->
        [you] Partie { $game }: Du beginnst.
       *[other] Partie { $game }: { $seat } beginnt.
    }
}
event-entered = { $seat_is ->
    [you] Du legst eine Karte hin.
   *[other] { $seat } legt eine Karte hin.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] Du legst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
   *[other] { $seat } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
} { $left ->
    [0] Keine ist mehr übrig.
    [one] Eine ist noch übrig.
   *[other] { $left } sind noch übrig.
}
event-called = { $seat_is ->
    [you] Du rufst „Unmöglich!“ Jetzt muss { $challenged_seat } den Ring allein schließen.
   *[other] { $challenged_seat_is ->
        [you] { $seat } ruft „Unmöglich!“ Jetzt musst du den Ring allein schließen.
       *[other] { $seat } ruft „Unmöglich!“ Jetzt muss { $challenged_seat } den Ring allein schließen.
    }
}
event-scratch-laid = { $seat_is ->
    [you] Du probierst eine Karte.
   *[other] { $seat } probiert eine Karte.
}
    .passing = yes
event-proved = { $seat_is ->
    [you] Du zeigst einen Ring durch alle Karten.
   *[other] { $seat } zeigt einen Ring durch alle Karten.
}
event-conceded = { $seat_is ->
    [you] Du gibst auf, ohne einen Ring zu zeigen.
   *[other] { $seat } gibt auf, ohne einen Ring zu zeigen.
}
event-judged = { $completable ->
    [yes] { $seat_is ->
        [you] Du hast dich geirrt: Der Ring lässt sich schließen.
       *[other] { $seat } hat sich geirrt: Der Ring lässt sich schließen.
    }
   *[no] { $seat_is ->
        [you] Du hast recht: Der Ring lässt sich nie mehr schließen.
       *[other] { $seat } hat recht: Der Ring lässt sich nie mehr schließen.
    }
}
event-ended = { $reason ->
    [closed] { $seat_is ->
        [you] Du schließt den Ring und gewinnst.
       *[other] { $seat } schließt den Ring und gewinnt.
    }
    [out_of_tiles] { $seat_is ->
        [you] Die letzte Karte liegt, und der Ring ist offen. { $other_seat } hat sie gelegt, also gewinnst du.
       *[other] { $other_seat_is ->
            [you] Die letzte Karte liegt, und der Ring ist offen. Du hast sie gelegt, also gewinnt { $seat }.
           *[other] Die letzte Karte liegt, und der Ring ist offen. { $other_seat } hat sie gelegt, also gewinnt { $seat }.
        }
    }
    [proof] { $seat_is ->
        [you] Der Ring ließ sich schließen: Du gewinnst.
       *[other] Der Ring ließ sich schließen: { $seat } gewinnt.
    }
    [no_proof] { $completable ->
        [yes] { $seat_is ->
            [you] Du gewinnst, obwohl sich der Ring hätte schließen lassen.
           *[other] { $seat } gewinnt, obwohl sich der Ring hätte schließen lassen.
        }
       *[no] { $seat_is ->
            [you] Du gewinnst: Der Ring ließ sich nicht mehr schließen.
           *[other] { $seat } gewinnt: Der Ring ließ sich nicht mehr schließen.
        }
    }
    [ruined] { $seat_is ->
        [you] Der Ring lässt sich nie mehr schließen: Du gewinnst.
       *[other] Der Ring lässt sich nie mehr schließen: { $seat } gewinnt.
    }
   *[refuted] { $seat_is ->
        [you] Der Ring lässt sich noch schließen: Du gewinnst.
       *[other] Der Ring lässt sich noch schließen: { $seat } gewinnt.
    }
}
event-match-won = { $seat_is ->
    [you] Du gewinnst den Wettkampf { $wins } zu { $losses }.
   *[other] { $seat } gewinnt den Wettkampf { $wins } zu { $losses }.
}

# warum eine Partie endete, nach „X gewinnt …“ und „Die Partie endete …“
reason-closed = mit einem geschlossenen Kanal
reason-out_of_tiles = nach der letzten Karte, denn der Kanal blieb offen
reason-proof = mit dem Beweis, dass sich der Kanal schließen ließ
reason-no_proof = nach „Unmöglich!“, denn niemand zeigte einen geschlossenen Kanal
reason-ruined = mit einem Kanal, der sich nicht mehr schließen ließ
reason-refuted = nach einem falschen „Unmöglich!“

# warum ein Zug nicht geht
refusal-not-begun = Es ist noch nicht ausgelost, wer beginnt.
refusal-begun = Die Partie hat schon begonnen.
refusal-no-seat = Beginnen kann nur einer der beiden Spieler.
refusal-no-move = „{ $text }“ ist nicht als Zug lesbar. Schreib Spalte, Zeile und Form jeder Karte, oder eines von: confirm, impossible, proof, concede.
refusal-no-face = „{ $face }“ ist keine Form. Die Formen sind { $faces }.
refusal-too-far = Dieses Feld ist zu weit weg: Keine Karte kann je mehr als { $reach } Felder von der ersten entfernt liegen.
refusal-occupied = Da liegt schon eine Karte.
refusal-too-many = Ein Zug hat höchstens drei Karten. Bestätige diese drei oder nimm eine zurück.
refusal-none-left = Im Stapel sind keine Karten mehr.
refusal-no-special = Karten mit Stern oder T gehören zu Mint Tide, und das spielt ihr nicht.
refusal-kind-used-up = Von dieser Sorte ist keine Karte mehr da.
refusal-blockade = Diese Seite der Karte passt hier nicht: Wasser stieße auf eine Mauer. Wo Karten sich berühren, geht der Kanal in beiden weiter oder in keiner.
refusal-blockade-inside = Zwei dieser Karten passen nicht zusammen: Wo sie sich berühren, muss der Kanal in beiden weitergehen oder in keiner.
refusal-angle = Die Karten eines Zugs müssen in gerader Linie liegen. Um die Ecke legen geht nicht.
refusal-gap = Das ist zu weit von den anderen Karten dieses Zugs: Sie müssen einen Streifen aus höchstens drei Karten ohne Lücke bilden.
refusal-gap-open = Zwischen den Karten dieses Zugs ist eine Lücke. Füll sie oder nimm eine Karte zurück.
refusal-gap-too-few = Für die Lücke sind zu wenige Karten übrig.
refusal-gap-unfillable = In die Lücke zwischen den Karten dieses Zugs passt keine Karte.
refusal-bridge = Dazwischen liegt eine Karte, die schon vorher da war. Die Karten eines Zugs müssen sich berühren.
refusal-no-contact = Mindestens eine Karte dieses Zugs muss Seite an Seite an einer Karte liegen, die schon da ist. Eine Ecke genügt nicht.
refusal-no-contact-near = Von dort aus kann kein Streifen dieses Zugs Seite an Seite an einer Karte liegen, die schon da ist.
refusal-first-here = Beginn nahe der Mitte: Auf dem leeren Tisch liegt die erste Karte höchstens zwei Felder davon entfernt, in ihrer Zeile oder Spalte.
refusal-nothing-entered = Passen geht nicht: Leg mindestens eine Karte, oder ruf „Unmöglich!“, bevor du legst.
refusal-nothing-to-answer = „Unmöglich!“ antwortet auf einen Zug, und noch hat niemand gezogen.
refusal-call-now-only = „Unmöglich!“ kommt vor dem Legen. Nimm erst die Karten dieses Zugs zurück.
refusal-no-calls = An diesem Tisch ruft niemand: Der Tisch merkt selbst, wenn sich der Kanal nicht mehr schließen lässt.
refusal-only-proof = Es hieß „Unmöglich!“: Jetzt wird der Ring geschlossen oder aufgegeben.
refusal-not-challenged = Niemand hat „Unmöglich!“ gerufen, also gibt es nichts zu beweisen oder aufzugeben.
refusal-not-closed = { $ends ->
    [one] Der Kanal ist nicht geschlossen: Er hat ein offenes Ende.
   *[other] Der Kanal ist nicht geschlossen: Er hat { $ends } offene Enden.
}
refusal-not-one = Alle Karten auf dem Tisch müssen zu einem Ring gehören. Einige liegen außerhalb.
refusal-apart = Das berührt noch keine Karte. Bau von den Karten auf dem Tisch aus weiter, eine nach der anderen.

# der Tisch im Terminal
terminal-empty = Der Tisch ist leer.
terminal-left = { $left ->
    [0] Keine Karten mehr übrig.
    [one] Noch eine Karte übrig.
   *[other] Noch { $left } Karten übrig.
}
terminal-kinds = Davon { $plain } gewöhnliche, { $straight } mit T und Gerade, { $bend } mit T und Bogen.
terminal-score = Partie { $game } von höchstens { $of }: { $one } hat { $first } gewonnen, { $other } { $second }.
terminal-entered = { $count ->
    [one] Eine Karte liegt bereit; leg in derselben Linie eine dazu, oder „confirm“.
   *[other] { $count } Karten liegen bereit; leg in derselben Linie eine dazu, oder „confirm“.
}
terminal-last-game = So endete die letzte Partie:
terminal-this-game = Diese Partie:
terminal-proof = Der dünne Kanal ist der Beweis.
terminal-completion = Der dünne Kanal zeigt, wie man ihn hätte schließen können.
terminal-prove = Es hieß „Unmöglich!“: Tippe „proof“ und die Karten, die den Ring schließen, oder „concede“.
terminal-help =
    Ein Zug ist eine Linie aus einer bis drei Karten, zum Beispiel „0,0:F 1,0:7“.
    Jede Karte schreibt man als Spalte, Zeile und Form: Spalten wachsen nach rechts,
    Zeilen nach unten, wie die Zahlen neben dem Tisch zeigen.
    Die Formen: |  ║ Gerade, oben und unten     -  ═ Gerade, links und rechts
                L  ╚ Bogen, oben und rechts     F  ╔ Bogen, rechts und unten
                7  ╗ Bogen, unten und links     J  ╝ Bogen, oben und links
    Statt zu legen, sagt „impossible“, dass sich der Ring nicht mehr schließen lässt.
    Ruft dein Gegner es, tippe „proof“ und alle Karten, die den Ring
    schließen, in einer Zeile, oder „concede“.

# Was im Browser auf dem Tisch und darum herum steht.
board-label = Der Tisch. Mit den Pfeiltasten von Feld zu Feld; gezählt wird von der Mitte aus.
board-help = Tasten (?)
board-help-title = Tasten
board-key-cell = ein Feld wählen
    .keys = Pfeiltasten
board-key-next = zum nächsten Feld, auf das eine Karte kann
    .keys = N, Umschalt N
board-key-face = eine Form wählen
    .keys = 1 bis 8
board-key-rotate = die gewählte Karte auf dem Tisch drehen, oder die in der Hand
    .keys = R, Umschalt R
board-key-flip = die Karte umdrehen
    .keys = F
board-key-put = die Karte hinlegen
    .keys = Enter, Leertaste
board-key-remove = eine eigene Karte wegnehmen
    .keys = Entf
board-key-lay = den Zug legen, oder den Ring zeigen
    .keys = C
board-key-back = die zuletzt hingelegte Karte zurücknehmen
    .keys = U
board-key-call = „Unmöglich!“ rufen, oder den Beweis aufgeben
    .keys = I
board-key-type = einen Zug eintippen
    .keys = T
board-key-move = den Tisch verschieben
    .keys = Umschalt mit Pfeiltasten
board-key-zoom = näher, weiter weg, alles zeigen
    .keys = Plus, Minus, 0
board-key-help = diese Tasten zeigen
    .keys = ?
board-position = { $count ->
        [0] Der Tisch ist leer.
        [one] Eine Karte auf dem Tisch. { $tiles }
       *[other] { $count } Karten auf dem Tisch. { $tiles }
    } { $draft ->
        [0] Noch { $left } übrig.
        [one] Noch nicht gelegt. { $drafted } Noch { $left } übrig.
       *[other] Noch nicht gelegt. { $drafted } Noch { $left } übrig.
    }
place = { $across ->
    [left] { $down ->
        [up] { $columns } nach links, { $rows } nach oben
        [down] { $columns } nach links, { $rows } nach unten
       *[level] { $columns } nach links
    }
    [right] { $down ->
        [up] { $columns } nach rechts, { $rows } nach oben
        [down] { $columns } nach rechts, { $rows } nach unten
       *[level] { $columns } nach rechts
    }
   *[level] { $down ->
        [up] { $rows } nach oben
        [down] { $rows } nach unten
       *[level] In der Mitte
    }
}
board-cell-empty = { place }: leer. { $around } Hier geht jetzt nichts.
board-cell-legal = { place }: leer. { $around } { $fits ->
        [yes] { $face } passt.
       *[no] { $face } passt nicht.
    } { $count ->
        [one] Eine Form passt.
       *[other] { $count } Formen passen.
    }
board-water = Wasser kommt von { $sides }.
board-wall = Eine Mauer steht im { $sides }.
board-side-N = Norden
board-side-E = Osten
board-side-S = Süden
board-side-W = Westen
board-ends = { $count ->
    [0] Kein Ende des Kanals ist offen.
    [one] Ein Ende des Kanals ist offen.
   *[other] { $count } Enden des Kanals sind offen.
}
board-end = { place }: offen nach { $side }.
board-own-tile = Deine Karte in diesem Zug. C legt den Zug, R dreht die Karte, Entf nimmt sie weg.
board-put-told = { $more ->
    [yes] Karte { $count } in diesem Zug. Leg in der Linie weiter, oder beende den Zug mit C.
   *[no] Karte { $count } in diesem Zug. Beende den Zug mit C.
}
board-proof-told = Der Ring ist geschlossen. Zeig ihn mit C.
board-cell-tile = { place }: { $face }.
board-cell-last = { place }: { $face }, im letzten Zug gelegt.
board-cell-draft = { place }: { $face }, noch nicht gelegt.
board-cell-framed = Hier ist der goldene Rahmen.
board-cell-advised = Tipp für dieses Feld: { $face }.
board-holding = In der Hand: { $face }.
board-face-straight-ns = Gerade, Nord nach Süd
board-face-straight-ew = Gerade, West nach Ost
board-face-bend-ne = Bogen, Nord und Ost
board-face-bend-es = Bogen, Ost und Süd
board-face-bend-sw = Bogen, Süd und West
board-face-bend-nw = Bogen, Nord und West
board-face-t-n = T, nach Norden zu
board-face-t-e = T, nach Osten zu
board-face-t-s = T, nach Süden zu
board-face-t-w = T, nach Westen zu
board-faces = Formen
board-face = { $face } (Taste { $number })
board-face-grey = { $face } (Taste { $number }), passt hier nicht
board-kinds = Kartensorten
board-kind-plain = Gewöhnliche Karten: noch { $left }
board-kind-straight = Mint Tide, T und hinten eine Gerade: noch { $left }
board-kind-bend = Mint Tide, T und hinten ein Bogen: noch { $left }
board-left = { $left ->
        [0] Keine Karte mehr
        [one] Noch eine Karte
       *[other] Noch { $left } Karten
    }
board-left-kinds = Noch { $left } Karten: { $plain } gewöhnliche, { $straight } T mit Gerade, { $bend } T mit Bogen
board-match = Partie { $game } von höchstens { $length }
board-view = Ansicht
board-nearer = Näher (+)
board-farther = Weiter weg (-)
board-fit = Alles zeigen (0)
board-rotate = Drehen (R)
board-flip = { $kind ->
        [straight] Umdrehen: Gerade oder T (F)
        [bend] Umdrehen: Bogen oder T (F)
       *[plain] Umdrehen: Gerade oder Bogen (F)
    }
board-take-back = Letzte Karte zurücknehmen (U)
board-put = Hierher
board-lay = { $count ->
        [0] Legen
        [one] 1 Karte legen
       *[other] { $count } Karten legen
    }
board-begin = Du beginnst: Ordne eine bis drei Karten in einer Linie an, dann leg sie.
board-turn = { $most ->
        [1] Du bist dran: die letzte Karte, oder ruf „Unmöglich!“
        [2] Du bist dran: eine oder zwei Karten in einer Linie, oder ruf „Unmöglich!“
       *[other] Du bist dran: eine bis drei Karten in einer Linie, oder ruf „Unmöglich!“
    }
board-turn-strict = { $most ->
        [1] Du bist dran: die letzte Karte.
        [2] Du bist dran: eine oder zwei Karten in einer Linie.
       *[other] Du bist dran: eine bis drei Karten in einer Linie.
    }
board-turn-none = { $others ->
        [0] Eine andere Form passt hier nicht.
       *[other] Eine andere Form passt hier nicht, solange die anderen Karten dieses Zugs da liegen. Nimm erst die zurück.
    }
board-came-off = Eine Karte konnte da allein nicht liegen bleiben und ist wieder in deiner Hand.
board-more = Leg in der Linie eine Karte dazu, dreh deine durch Antippen, oder lege.
board-no-more = { $count ->
        [one] Leg sie, oder dreh sie durch Antippen.
       *[other] Leg sie, oder dreh eine deiner Karten durch Antippen.
    }
board-others-turn = { $name } ist dran.
board-prove = Beweise es: ein Ring durch alle Karten auf dem Tisch. { $left ->
        [0] Keine Karte mehr.
        [one] Noch eine Karte.
       *[other] Noch { $left } Karten.
    }
board-others-proof = { $name } versucht zu beweisen, dass sich der Ring noch schließen lässt.
board-why = Warum nicht
board-instead = Das würde hier passen:
board-lay-face = { $face } hierher legen
board-impossible = Unmöglich!
    .help = Rufen: Mit den übrigen Karten lässt sich der Kanal nicht mehr schließen (I)
board-claim = { $left ->
        [one] „Mit der einen Karte, die übrig ist, lässt sich dieser Kanal nie mehr schließen.“
       *[other] „Mit den { $left } Karten, die übrig sind, lässt sich dieser Kanal nie mehr schließen.“
    }
board-claim-prove = { $name } muss ihn dann allein schließen. Zeigt { $name }, wie es geht, hast du verloren; sonst hast du gewonnen.
board-claim-arbiter = Die Regeln urteilen sofort: Lässt er sich noch schließen, hat { $name } gewonnen, sonst du.
board-not-now = Lieber nicht
board-call = Rufen
board-show = Ring zeigen
board-concede = Aufgeben
board-concede-sure = Du gibst zu, dass sich der Ring nicht mehr schließen lässt, und verlierst die Partie.
board-keep-trying = Weiter versuchen
board-type = Zug eintippen
board-type-send = Legen
board-type-help = Spalte und Zeile, ein Doppelpunkt und der Buchstabe der Form, wie in den Regeln; zwischen zwei Karten ein Leerzeichen. Oder schreib confirm, impossible, proof oder concede.
board-type-wrong = Das ist nicht als Zug lesbar. Schreib Spalte, Zeile und Form jeder Karte, oder confirm, impossible, proof oder concede.
board-completion = Die blassen Karten zeigen, wie man den Ring hätte schließen können.
board-no-completion = Der Ring ließ sich nicht mehr schließen.
board-won-game = { $name } gewinnt Partie { $game }
board-next-game = Nächste Partie
board-teaching = { $completable ->
    [yes] Der Kanal lässt sich noch schließen.
   *[no] Der Kanal lässt sich nicht mehr schließen.
}

# Momente
moment = { $turn ->
    [you] Zug { $round }, du bist dran
    [other] Zug { $round }, { $name } ist dran
    [over] Das Ende
   *[nobody] Zug { $round }
}
