# Venice Connection auf Deutsch: Analysebrett, Aufgaben und Lösung.

# Die Geschichte der Lösung.
page-solution = Die Lösung
    .help = Jede Stellung des Spiels ist bekannt. Wie das ging, was herauskam und wie du es nachprüfst.
story-number = { $count }
story-title = Ein Spiel, bekannt bis zur letzten Karte
story-lead = Mit seinen sechzehn Karten wirkt Venice Connection endlos: Der Tisch hat keinen Rand, und meist gibt es Hunderte von Zügen. Und doch kann man alles darüber wissen. Wir haben jede Stellung aufgeschrieben, auf die es ankommt, und ausgerechnet, wer sie gewinnt und wie schnell. So ging das, und das kam heraus.
story-fact-positions = Stellungen, die sich noch schließen lassen
story-fact-canals = verschiedene geschlossene Kanäle
story-fact-winner = gewinnt bei bestem Spiel
story-fact-turns = Züge, wenn beide fehlerfrei spielen
story-winner-first = Der Erste
story-winner-second = Der Zweite
story-canals = Alles hängt an den geschlossenen Kanälen
story-canals-text = Wer eine Stellung herbeiführt, die sich nie mehr schließen lässt, hat verloren: Der Gegner ruft „Unmöglich!“. Es kommt also nur auf Stellungen an, die sich noch schließen lassen, und jede davon ist ein Stück eines geschlossenen Kanals aus höchstens sechzehn Karten. Der Tisch mag endlos sein, die geschlossenen Kanäle sind es nicht. Verschobene, gedrehte und gespiegelte zählen nur einmal.
story-canals-drawn = Alle { $count } geschlossenen Kanäle aus höchstens zehn Karten.
story-canal = Ein geschlossener Kanal aus { $count } Karten
story-canals-more = Es gibt { $ten } aus zehn Karten, { $twelve } aus zwölf, { $fourteen } aus vierzehn und { $sixteen } aus sechzehn: zusammen { $all }. Nimm von jedem jedes zusammenhängende Stück, und du hast alle Stellungen, über die es sich nachzudenken lohnt.
story-backwards = Vom Ende her gelöst
story-backwards-text = Ein geschlossener Kanal ist für den verloren, der am Zug ist: Der andere hat ihn gerade geschlossen. Eine Stellung, aus der irgendein Zug in eine verlorene führt, ist gewonnen; eine, aus der jeder Zug in eine gewonnene führt, ist verloren. Also beginnt man mit den vollen Kanälen und nimmt Karten weg, bis der Tisch leer ist. Unterwegs erfährt jede Stellung auch, wie viele Züge noch bleiben, wenn der Gewinner eilt und der Verlierer bremst.
story-won = gewonnen für den, der am Zug ist
story-lost = verloren
story-closed = geschlossen
story-axis-tiles = gelegte Karten
story-chart-tiles = Stellungen nach gelegten Karten
story-axis-turns = Züge bis zum Ende
story-chart-turns = Stellungen nach Zügen bis zum Ende
story-backwards-more = Nur { $lost } Stellungen, { $share } von hundert, sind für den verloren, der legen muss. Gut spielen heißt, jedes Mal den Weg in eine davon zu finden.
story-unique = In { $count } Stellungen gewinnt genau ein Zug, und alles andere verliert. Daraus werden eindeutige Aufgaben.
story-to-puzzles = Probier eine
story-openings = Jeder erste Zug verliert
story-openings-text = Es gibt { $count } verschiedene erste Züge, nach denen sich der Kanal noch schließen lässt. Alle verlieren gegen bestes Spiel, aber manche halten viel länger durch als andere. Wenn du beginnen musst, beginn mit einem einzelnen Bogen.
story-opening-lasts = Zu Ende nach { $turns } Zügen
story-perfect = Eine perfekte Partie
story-perfect-text = Der erste Spieler bremst, so lange er kann, der zweite eilt: geschlossen in Zug { $turns }.
story-perfect-slider = Zug der Partie
story-perfect-turn = { $player ->
    [first] Zug { $turn }, erster Spieler:
   *[other] Zug { $turn }, zweiter Spieler:
} { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
story-supplies = Mit weniger Karten
story-supplies-text = Ein geschlossener Kanal hat immer eine gerade Zahl von Karten, ein ungerader Stapel spielt sich also wie der nächstkleinere. Mit vier, sechs oder zehn Karten gewinnt der erste Spieler, mit der Option „Überbrücken“ auch mit zwölf und mit sechzehn.
story-column-tiles = Karten
story-column-positions = Stellungen
story-column-winner = Gewinnt
story-column-opening = Beste Eröffnung
story-column-bridge = Gewinnt mit Überbrücken
story-result = { $winner ->
    [first] Der Erste, Zug { $turns }
   *[other] Der Zweite, Zug { $turns }
}
story-check = Prüf es selbst nach
story-check-text = Niemand muss das alles glauben. Der Löser ist Teil des Programms, läuft in Sekunden, und die Zahlen auf dieser Seite stammen von ihm.
story-check-solve = Das übliche Spiel von Grund auf lösen und die Zahlen ausgeben:
story-check-brute = Kleine Stapel mit einer Suche vergleichen, die nichts von geschlossenen Kanälen weiß und nur die Regeln benutzt:
story-check-page = Die Zahlen dieser Seite neu erzeugen:
story-check-docs = Das Verfahren, alle Tabellen und was genau gezählt wird, steht in docs/solving-venice-connection.md.

# Gemeinsame Wörter der Seiten.
study-step-back = Einen Zug zurück
study-step-on = Einen Zug weiter
study-analyse-this = Diese Stellung analysieren
study-erase = Karten durch Antippen wegnehmen
study-to-table = Zu diesem Tisch
study-not-copied = Der Browser erlaubt das Kopieren nicht: Kopiere es aus der Adresszeile.
study-position = { $count ->
    [0] Der Tisch ist leer.
    [one] Eine Karte auf dem Tisch. { $tiles }
   *[other] { $count } Karten auf dem Tisch. { $tiles }
}
study-keys = Pfeiltasten: ein Feld wählen. R, Umschalt R: drehen. F: umdrehen. 1 bis 6: Form. Enter: die Karte hinlegen, oder eine liegende drehen. Entf: eine Karte wegnehmen. U: zurücknehmen. C: antworten. Umschalt mit Pfeilen: den Tisch verschieben. Plus, Minus, 0: näher, weiter weg, alles zeigen.
study-cell = { place }: leer. { $leads ->
    [closes] Ein Zug hier schließt den Kanal.
    [wins] Ein Zug hier gewinnt in { $turns } Zügen.
   *[other] Der beste Zug hier verliert in { $turns } Zügen.
}
study-cell-empty = { place }: leer.

# Das Analysebrett und die Analyse einer Partie.
page-analysis = Analysebrett
    .help = Leg eine beliebige Stellung und sieh jeden Zug mit seinem Ergebnis: wer gewinnt, wie schnell und warum.
analysis-prompt = Leg eine Karte, dreh eine durch Antippen, oder wähle einen Zug aus der Liste.
analysis-prompt-empty = Leg irgendwo Karten hin, oder wähle einen ersten Zug aus der Liste.
analysis-undo = Zurück (U)
analysis-redo = Wieder vor (Y)
analysis-clear = Abräumen
analysis-working = Wird nachgeschlagen …
analysis-verdict = { $worth ->
    [wins] { $turns ->
        [one] Gewonnen: jetzt schließen
       *[other] Gewonnen in { $turns } Zügen
    }
    [loses] Verloren in { $turns } Zügen
    [ruined] Verbaut
    [closed] Geschlossen
   *[other] Nicht gelöst
}
analysis-completion = Kürzesten Weg zum Ring zeigen
analysis-hide-completion = Weg zum Ring ausblenden
analysis-line = Bestes Spiel
analysis-play-line = { $count ->
    [one] Diesen Zug spielen
   *[other] Diese { $count } Züge spielen
}
analysis-turns = Züge
analysis-group = { $leads ->
    [closes] Schließt den Kanal
    [wins] Gewinnt in { $turns }
    [ruins] Verbaut den Kanal
   *[other] Verliert in { $turns }
}
analysis-count = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
analysis-show-all = Alle { $count } zeigen
analysis-ruins = { $count ->
    [one] Ein weiterer erlaubter Zug verbaut den Kanal.
   *[other] { $count } weitere erlaubte Züge verbauen den Kanal.
}
analysis-played = gespielt
analysis-written = Stellung aufschreiben
analysis-position = Stellung
analysis-set-up = Aufbauen
analysis-position-help = Zeile für Zeile von oben: ein Buchstabe für jede Karte, ein Punkt für jedes leere Feld, ein Schrägstrich zwischen den Zeilen. Die Buchstaben stehen in den Regeln.
analysis-position-wrong = Das ist nicht als Stellung lesbar. Schreib einen Buchstaben für jede Karte, einen Punkt für jedes leere Feld und einen Schrägstrich zwischen den Zeilen.
analysis-options = Optionen des Tischs
analysis-back-to-match = Zurück zur Partie
review-title = Analyse der Partie
review-slider = Entscheidung der Partie
review-end = Das Ende der Partie.
review-decision = { $games ->
    [1] Zug { $turn }:
   *[other] Partie { $game }, Zug { $turn }:
} { $played ->
    [impossible] { $name } ruft „Unmöglich!“
    [proof] { $name } zeigt einen Ring.
    [concede] { $name } gibt den Beweis auf.
   *[turn] { $count ->
        [one] { $name } legt eine Karte.
       *[other] { $name } legt { $count } Karten.
    }
}
review-favours = { $name } steht auf Gewinn
review-next-turning = Nächster Wendepunkt
review-turning = Wendepunkt
review-better = Besseren Zug zeigen
review-all = Alle { $count } Entscheidungen

# Aufgaben.
page-puzzles = Aufgaben
    .help = Finde den einen Zug, der gewinnt. Jeden Tag eine neue, und Tausende mehr, von leicht bis schwer.
page-puzzles-today = Von hier gewinnt genau ein Zug. Findest du ihn?
puzzles-today = Aufgabe des Tages
puzzles-number = Aufgabe { $number }
puzzles-grade = Schwierigkeit { $grade } von 5
puzzles-loading = Die Aufgabe wird ausgelegt …
puzzles-goal = { $turns ->
    [one] Du bist am Zug. Genau ein Zug schließt den Kanal. Finde ihn.
   *[other] Du bist am Zug. Genau ein Zug gewinnt, und nach spätestens { $turns } Zügen ist der Kanal geschlossen. Finde ihn.
}
puzzles-prompt = { $count ->
    [0] Leg eine bis drei Karten in einer Linie, dann antworte.
    [one] Leg eine Karte dazu, dreh deine durch Antippen, oder antworte.
   *[other] Dreh eine deiner Karten durch Antippen, oder antworte.
}
puzzles-answer = Antworten
puzzles-asking = Mal sehen …
puzzles-right = Gefunden
puzzles-right-first = Bravo! Auf Anhieb
puzzles-wrong = Der nicht
puzzles-told = Die Lösung
puzzles-solution = Die Lösung, Zug für Zug
puzzles-goes-on = Wie es weitergeht
puzzles-give-up = Zeig mir die Lösung
puzzles-another = Noch eine
puzzles-done = Gelöst
puzzles-streak = Tage in Folge
puzzles-best = Rekord
puzzles-solved = Gelöst
puzzles-of = { $solved } von { $count }
puzzles-more = Mehr Aufgaben
puzzles-previous = Die Aufgabe davor
puzzles-next = Die nächste Aufgabe
puzzles-to-today = Aufgabe des Tages
puzzles-any = Irgendeine
puzzles-share = Teilen
puzzles-shared = Kopiert, bereit zum Einfügen.
puzzles-share-text = Venice Connection, { $daily ->
    [yes] Aufgabe des Tages { $day }
   *[no] Aufgabe { $number }
}: { $how ->
    [first] auf Anhieb gelöst.
    [later] gelöst.
   *[open] Findest du den einen Zug, der gewinnt?
}{ $daily ->
    [yes] { $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}{ $streak } Tage in Folge.
    }
   *[no] {""}
}
