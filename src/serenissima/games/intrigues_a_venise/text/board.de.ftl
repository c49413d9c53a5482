# Intrigues à Venise auf Deutsch: was nur das Spielbrett sagt.

# Namen
board-you = du
# immer im Nominativ; Statur und Farbe kommen ungebeugt
board-spy = der { $build }e { $colour }e Spion
board-letter-red = R
board-letter-blue = B
board-letter-green = G
board-letter-yellow = E
board-short-F = Fiddlebottom
board-short-B = Bubble
board-short-X = Agent X
board-short-Z = Zsa Zsa
board-arrested = Der verhaftete Agent
board-numbered = { $name } (Nummer { $number })

# der Reisepass
board-mission = Mission
board-escape = eine Flucht
board-escape-note = steht für eine Flucht. Zu dritt flieht dorthin, wer keinen Partner hat.

# die Karte
board-map = Venedig
board-standing = Wer wo steht
board-stands = { $piece }: { $space }
board-places = Alle Felder und ihre Wege
board-place-routes = { $space }{ $piece ->
    [none] {""}
   *[other] , hier: { $piece }
}. { $land ->
    [none] {""}
   *[other] Zu Land: { $land }.
} { $water ->
    [none] {""}
   *[other] Zu Wasser: { $water }.
}
board-players = Am Tisch
board-take = { $piece }, auf dem Feld { $space }
board-target-land = Zu Land: { $space }
board-target-water = Zu Wasser: { $space }
board-target-both = Ziehen: { $space }
board-target-extra = Zusatzschritt: { $space }
board-target-exile = Verbannen: { $space }
board-target-met = { $words }, dort steht { $piece }
board-target-meet = Die Begegnung: { $space }
board-nearer = Näher heran
board-farther = Mehr sehen
board-is-asked = { $name } fragt; die Karten werden ausgesucht
board-has-answered = Diese Karten hat { $name } gesehen

# Kugeln
board-marbles = Die Kugeln dieses Zugs
board-marble-used = { $marble }: verbraucht

# was zu tun ist
board-do-colours = Wähle deine Farbe.
board-do-place = Stell deine Spione auf.
board-do-ready = Du bist dran: Schüttle den Maskenkopf.
board-do-move = Zieh: Wähle eine leuchtende Figur, dann ein Feld.
board-do-piece = Die { $marble }e Kugel: Wähle eine Figur oder ein leuchtendes Feld.
board-do-target = Wähle ein leuchtendes Feld ({ $piece }).
board-do-finish = Kein Schritt ist übrig. Beende die Bewegung.
board-do-resolve = { $count ->
    [0] Es ist nichts mehr zu tun: Beende deinen Zug.
    [one] Eine Begegnung! Sieh nach.
   *[other] { $count } Begegnungen: Welche zuerst?
}
board-do-ask = Vor dir steht { $piece }. Was willst du wissen?
board-do-ask-ambassador = Der Botschafter stellt dich allen vor. Wen fragst du, und was?
board-do-answer = Wähle die Karten, die du zeigst.
board-do-exile = Weg muss jetzt { $piece }: Wähle ein leuchtendes Feld.
board-wait-colours = { $name } wählt eine Farbe.
board-wait-place = { $name } stellt die Spione auf.
board-drawn-colours = Die Farben werden verteilt.
board-drawn-place = Die Spione nehmen ihre Plätze ein.
board-wait-deal = Die Umschläge werden gefüllt.
board-wait-ready = { $name } nimmt den Maskenkopf.
board-wait-shake = { $name } schüttelt den Maskenkopf.
board-wait-move = { $name } zieht.
board-wait-resolve = { $name } überlegt.
board-wait-ask = Vor { $name } steht { $piece }: Gleich kommt die Frage.
board-wait-you = Du bist dran.
board-wait-answer = { $asked } sucht Karten aus { $asker_is ->
    [you] für dich.
   *[other] für { $asker }.
}
board-wait-exile = { $name } verbannt eine Figur: { $piece }.
board-over = Die Masken sind gefallen.
board-ended = Die Partie ist zu Ende.
board-to-map = Zur Karte
board-take-back = Zurücknehmen
board-finish = Bewegung beenden
board-meet = Begegnung: { $piece }, { $space }
board-ask-identity = Wer bist du?
    .short = Wer?
    .whom = { $name } fragen: Wer bist du?
board-ask-build = Welche Statur hast du?
    .short = Statur?
    .whom = { $name } fragen: Welche Statur hast du?
board-or-extra = oder geh einen Schritt weiter (violett)
board-shake = Schütteln
board-end = Zug beenden
board-place = Zwei Spione tauschen ihre Plätze, wenn du sie nacheinander antippst.
board-place-done = So aufstellen

# die Ansage
board-announce = Mission erfüllt!
board-announce-text = Du sagst an, dass dein Team seine Mission erfüllt hat, und zwar du in diesem Zug. Alle Umschläge werden geöffnet, und die Partie ist zu Ende.
board-announce-missions = Nach deinen Notizen könnte eure Mission eine von diesen sein:
board-announce-warning = Wenn das nicht stimmt, gewinnt sofort die andere Seite.
board-announce-sure = Ich bin sicher
board-announce-not-yet = Noch nicht
board-announce-now = Ansagen

# Papiere
board-papers = Deine Papiere
board-tab-task = Aufgabe
board-tab-papers = Papiere
board-tab-notes = Notizen
board-tab-map = Karte
board-peek = Dein Umschlag: zum Hineinsehen gedrückt halten
board-peek-hint = gedrückt halten
board-keep-open = Offen lassen
board-close-envelope = Umschlag schließen
board-no-envelope = Die Umschläge sind noch nicht verteilt.
board-passport = Reisepass: die 24 Missionen
board-passport-closed = Solange dein Umschlag offen ist, sind die Zeilen markiert, die zu dir passen.
board-partner-letter = Nachricht des Partners
board-team-FB = Fiddlebottom und Bubble
board-team-ZX = Zsa Zsa und Agent X
board-screen = Die Karte auf einem gemeinsamen Bildschirm
    .help = Öffnet diesen Tisch für alle im Raum zum Zuschauen. Er zeigt nichts Geheimes, auch nichts von dir.

# Ticks
board-tics = Ticks
board-tic-eye = Auge
    .whose = Das rechte Auge zuckt: der Tick von Lord Fiddlebottom
board-tic-ear = Ohr
    .whose = Am linken Ohr zupfen: der Tick von Colonel Bubble
board-tic-frown = Stirn
    .whose = Die Stirn runzeln: der Tick von Agent X
board-tic-pout = Schmollmund
    .whose = Einen Schmollmund ziehen: der Tick von Madame Zsa Zsa
board-tic-to = Gedacht für
board-tics-open = Alle sehen ihn, und er kann ein Bluff sein.
board-tics-discreet = Nur für einen Spieler gedacht; die anderen bemerken ihn vielleicht.
board-tics-none = Du hast deinen Tick gezeigt. Wenn der Maskenkopf das nächste Mal geschüttelt ist, darfst du wieder.

# Notizen
board-notes = Notizen
board-notes-of = Was { $name } notiert hat
board-notes-hand = Tippe ein Kästchen an: nein, vielleicht, ja. Nur du siehst es, und niemand prüft es.
board-notes-paper = Dieser Tisch spielt mit Papier und Bleistift: Eine Antwort liegt offen, bis die Figur verbannt ist; danach hast du nur noch deine Notizen.
board-notes-deduce = Schraffierte Kästchen sind unmöglich: Tippe eines an, um zu sehen, warum. Die anderen darfst du selbst ausfüllen.
board-notes-folded = Nur was dir gezeigt wurde. Die Kästchen kommen, wenn du geantwortet hast.
board-worlds = { $count ->
    [one] noch eine mögliche Verteilung
   *[other] { $count } von 216 Verteilungen möglich
}
board-cell = { $name }, { $thing }: { $mark ->
    [yes] ja
    [no] nein
    [maybe] vielleicht
   *[none] nichts notiert
}
board-cell-out = { $name } kann nicht { $thing } sein. Warum?
board-cell-sure = { $name_is ->
    [you] Du bist sicher { $thing }
   *[other] { $name } ist sicher { $thing }
}
board-mark-set = { $name }, { $thing }: { $mark ->
    [yes] ja
    [no] nein
    [maybe] vielleicht
   *[none] nichts notiert
}
board-why = { $name } ist nicht { $thing }:
board-why-own = Diese Karte liegt in deinem eigenen Umschlag: { $thing }.
board-why-together = Zusammen mit deinem eigenen Umschlag schließen diese Antworten es aus.
board-partner-found = Dein Partner: { $name }.
board-alone = Du hast keinen Partner.
board-contested = Beide Teams haben es auf dieselbe Figur abgesehen: { $piece }.
board-clear-marks = Alle Notizen löschen
board-answers-seen = Was du gesehen hast
board-answers-given = Was du gezeigt hast
board-answers-none = Noch nichts.
board-question = Zug { $turn }: { $asker_is ->
    [you] Du hast { $asked } gefragt
   *[other] { $asked_is ->
        [you] { $asker } hat dich gefragt
       *[other] { $asker } hat { $asked } gefragt
    }
}{ $via ->
    [ambassador] {" "}(über den Botschafter)
   *[spy] {""}
}: { $about ->
    [identity] Wer bist du?
   *[build] Welche Statur hast du?
}
board-card-words = { $sealed ->
    [yes] { $name }, aus dem Umschlag
   *[no] { $name }
}{ $truth ->
    [true] , wahr
    [false] , falsch
   *[none] { "" }
}

# die Antwort
board-your-answer = Deine Antwort
board-asked-you = { $name } fragt dich: { $about ->
    [identity] Wer bist du?
   *[build] Welche Statur hast du?
}
board-slots = { $via ->
    [ambassador] { $about ->
        [identity] Zeig zwei Identitäten
       *[build] Zeig zwei Staturen
    }
   *[spy] { $about ->
        [identity] Zeig zwei Identitäten und eine Statur
       *[build] Zeig zwei Staturen und eine Identität
    }
}
board-hand = Deine Karten
board-envelope-use = Karten aus deinem Umschlag
board-envelope-shut = Umschlag schließen
board-check-count = { $chosen } von { $count } Karten
board-check-true = Mindestens eine Identität oder Statur ist wahr
board-check-wrong = Diese Karten beantworten die Frage nicht
board-repeat-disclosure = { $name } hat genau diese Karten schon von dir gesehen. Wenn du sie wieder zeigst, musst du bei jeder sagen, ob sie wahr ist.
board-repeat-warning = { $name } hat genau diese Karten schon von dir gesehen. Diesmal ist es nur eine Verwarnung; beim nächsten Mal musst du sagen, welche wahr sind.
board-show = { $name } zeigen
board-shown-before = { $name } schon gezeigt: { $count }
board-shown = { $name } hat dir gezeigt
board-truth = wahr
board-lie = falsch
board-shown-again = Genau diese Karten hast du schon gesehen.
board-shown-paper = Notiere, was wichtig ist: Die Karten gehen zurück, sobald du die Figur verbannst, und niemand führt Buch.

# das Ende
board-reveal = Die Masken fallen
board-reveal-announced = { $name }: „Mission erfüllt!“
resign-text = Die Partie endet: Du hast verloren und dein Partner auch, wer immer das ist. Alle Masken fallen.
resign-text-for = Die Partie endet: { $name } hat verloren und der Partner auch, wer immer das ist. Alle Masken fallen.
board-reveal-nobody = Die Nacht ist vorbei
board-reveal-left = { $name } verlässt den Karneval
board-reveal-right = Und so ist es. Die Mission: { $mission }.
board-reveal-wrong = Aber so ist es nicht. Die Mission wäre gewesen: { $mission }.
board-reveal-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
board-reveal-draw = Niemand gewinnt
board-reveal-answers = Alle { $count } Fragen und Antworten
board-reveal-skip = Überspringen
board-reveal-again = Noch einmal ansehen
board-reveal-close = Zur Karte
board-key-envelope = auf deinem Umschlag gedrückt halten: hineinsehen
    .keys = Leertaste
board-key-release = die Figur oder Kugel in der Hand loslassen
    .keys = Escape
