# Die Wörter des Spielplan-Editors.
page-editor = Spielplan-Editor
    .help = Bau einen eigenen Spielplan, lass ihn prüfen und spiel darauf.
editor-actions = Der Entwurf
editor-undo = Rückgängig (Strg+Z)
editor-redo = Wiederholen (Strg+Y)
editor-start-from = Beginnen mit …
editor-board-of = { $name } ({ $side ->
    [day] Tag
   *[night] Nacht
}, { $level ->
    [basic] einfach
    [advanced] fortgeschritten
    [expert] für Experten
   *[custom] eigener
})
editor-blank = Offenes Wasser
editor-import = Importieren
editor-export = Exportieren
editor-link = Link kopieren
editor-link-copied = Der Link ist kopiert. Wer ihn öffnet, hat diesen Spielplan.
editor-link-in-address = Die Adresse dieser Seite enthält jetzt den Spielplan: Kopiere sie von dort.
editor-link-broken = Der Link wurde abgeschnitten oder verändert: Daraus ließ sich kein Spielplan lesen. Dein eigener Entwurf ist unberührt.
editor-generate = Vorschlagen
editor-opened = „{ $name }“ liegt auf der Werkbank. Rückgängig bringt zurück, was vorher da war.

editor-easel = Der Entwurf. Mit den Pfeiltasten von Platz zu Platz.
editor-board = Der Spielplan im Bau
editor-cursor = { $slot }, { $what ->
    [start] Startpfahl
    [wall] Mauer
    [bridge] Brücke
    [plain] einfacher Pfahl
   *[none] offenes Wasser
}{ $field ->
    [none] {""}
   *[other] : { $field }
}
editor-tools = Werkzeuge
editor-tool-hand = Pfähle und Edelsteine ziehen, oder zum Auswählen antippen
editor-tool-wall = Mauer: Tippe auf einen Platz, noch einmal dreht sie
editor-tool-bridge = Brücke: Tippe auf einen Platz, noch einmal dreht sie
editor-tool-plain = Einfacher Pfahl, nach allen Seiten offen
editor-tool-start = Startpfahl: { $colour }
editor-tool-gem = { $colour }: noch { $left } zu legen
editor-tool-erase = Wegnehmen, was du antippst
editor-selected = Was ausgewählt ist
editor-selected-none = Tippe auf einen Pfahl, um ihn auszuwählen
editor-selected-what = { $gem ->
    [yes] Ein Edelstein: { $at }
   *[no] { $at }: { $kind ->
        [start] Startpfahl
        [wall] Mauer
        [bridge] Brücke
       *[plain] einfacher Pfahl
    }
}
editor-turn-left = Nach links drehen (Umschalt+R)
editor-turn-right = Nach rechts drehen (R)
editor-flip-wall = Zur Mauer machen
editor-flip-bridge = Zur Brücke machen
editor-remove = Wegnehmen (Entf)
editor-gem-on-start = Auf einem Startpfahl liegt kein Edelstein.
editor-gem-needs-pole = Edelsteine liegen auf Pfählen, und { $slot } ist offenes Wasser. Jenseits des Kais kommen sie zurück in die Schale.
editor-no-gems = Alle vier Edelsteine der Farbe { $colour } liegen schon auf dem Spielplan, hier oder in einem Spiegelbild. Zieh lieber einen davon.
editor-grade-forbids = Mit der gewählten Hilfe geht das nicht. Wähle „Alles“, um Pfähle zu versetzen.

editor-checks = Prüfungen
editor-checks-busy = Wird geprüft …
editor-checks-offline = Der Server antwortet nicht, deshalb lässt sich der Spielplan gerade nicht prüfen. Dein Entwurf ist in diesem Browser sicher.
editor-verdict = { $playable ->
    [yes] { $warnings ->
        [0] Spielbereit.
        [one] Spielbereit, mit einer Warnung.
       *[other] Spielbereit, mit { $warnings } Warnungen.
    }
   *[no] { $errors ->
        [one] Eine Sache stimmt noch nicht.
       *[other] { $errors } Dinge stimmen noch nicht.
    }
}
editor-grade-error = Fehler.
editor-grade-warning = Warnung.
editor-grade-note = Hinweis.
editor-show-rule = Regel { $rule } zeigen
editor-astray = Nicht auf dem Spielplan
editor-astray-pole = { $at }: { $kind ->
    [start] ein Startpfahl
    [wall] eine Mauer
    [bridge] eine Brücke
   *[plain] ein einfacher Pfahl
} neben dem Raster oder auf einem Platz, der schon belegt ist.
editor-astray-gem = Ein Edelstein hat nichts, worauf er liegen kann: { $colour }.
editor-take-away = Wegnehmen
editor-back-to-tray = Zurück in die Schale
editor-tours = Billigste Runden
editor-tours-help = So viele Sanduhren braucht ein Spieler allein, um alle vier Edelsteine zu holen. Tippe auf eine Zahl, um den Weg zu sehen.
editor-counts = { $poles } Pfähle, { $fields } Felder; Stellen für Planken: { $short } gerade, { $long } schräge, { $stem } Stiele, { $crossbar } Querplanken.

editor-properties = Der Spielplan als Ganzes
editor-name = Name
editor-name-none = Mein Spielplan
editor-cols = Spalten
editor-rows = Zeilen
editor-side = Seite
editor-side-day = Tag
editor-side-night = Nacht
editor-symmetry = Symmetrie
editor-symmetry-rectangle = Spiegelungen
editor-symmetry-turn4 = Vierteldrehung
editor-symmetry-turn2 = Halbe Drehung
editor-symmetry-none = Keine
editor-mirrored = Jede Änderung in allen Spiegelbildern
editor-grade = Was du änderst
editor-grade-gems = Nur Edelsteine
editor-grade-turn = Edelsteine; Pfähle drehen und wenden
editor-grade-all = Alles

editor-play = Auf diesem Spielplan spielen
editor-players = Spieler
editor-against = Gegen
editor-play-now = Spielen

editor-seed = Nummer
editor-propose = Spielplan vorschlagen
editor-generate-help = Dieselbe Nummer und dieselben Wünsche ergeben immer denselben Spielplan.
editor-proposing = Ein Spielplan entsteht …
editor-proposal = Der vorgeschlagene Spielplan, „{ $name }“
editor-proposal-about = Ein Spieler allein braucht { $cost } Sanduhren, um alle vier Edelsteine zu holen. { $walls ->
    [0] Mauern: keine. Brücken: { $bridges }.
    [one] Mauern: eine. Brücken: { $bridges }.
   *[other] Mauern: { $walls }. Brücken: { $bridges }.
}
editor-length = Länge
editor-length-short = Kurz
editor-length-usual = Wie üblich
editor-length-long = Lang
editor-difficulty = Schwierigkeit
editor-difficulty-easy = Leicht
editor-difficulty-medium = Mittel
editor-difficulty-hard = Schwer
editor-another = Noch einer
editor-take = Nehmen

editor-import-help = Wähle eine Datei, die dieser Editor gespeichert hat, oder füg ihren Text ein.
editor-choose-file = Datei wählen
editor-import-text = Text der Datei
editor-open = Öffnen
editor-open-anyway = Öffnen, was lesbar ist
editor-file-wrong = { $readable ->
    [yes] Nicht alles in dieser Datei ist lesbar:
   *[no] Das ist kein lesbarer Spielplan. Es wurde nichts geändert.
}
editor-file-empty = Die Datei ist leer.
editor-file-json = Das ist kein JSON: Zeile { $line }, Spalte { $column } ist nicht lesbar. Fehlt dort etwas, ein Komma oder eine Klammer?
editor-file-format = „format“ muss "venise-board" sein, nicht { $found }.
editor-file-version = „version“ muss 1 sein, nicht { $found }.
editor-file-one-of = „{ $key }“ muss eines davon sein: { $allowed }; nicht { $found }.
editor-file-size = „{ $key }“ muss eine ganze Zahl von 3 bis 9 sein, nicht { $found }.
editor-file-poles = „poles“ muss eine Liste von Pfählen sein, nicht { $found }.
editor-file-pole-at = Pfahl Nummer { $number }: „at“ muss ein Platz wie B3 sein, nicht { $found }.
editor-file-pole-kind = Pfahl { $at }: „kind“ muss start, wall, bridge oder plain sein, nicht { $found }.
editor-file-owner = Startpfahl { $at }: „owner“ muss ruby, diamond, emerald oder topaz sein, nicht { $found }.
editor-file-axis = Pfahl { $at }: „axis“ muss N-S, E-W, NE-SW oder NW-SE sein, nicht { $found }.
editor-file-gems = „gems“ muss die Edelsteine jeder Farbe nennen, nicht { $found }.
editor-file-colour = Eine Farbe { $found } gibt es nicht: Es gibt ruby, diamond, emerald und topaz.
editor-file-gem-list = Die Edelsteine der Farbe { $colour } müssen eine Liste von Feldern wie B3.top sein, nicht { $found }.
editor-file-start = Die Datei sagt, { $colour } beginnt auf { $said }, aber der Startpfahl steht auf { $stands }. Der Pfahl zählt.

editor-keys = Tasten
editor-key-arrows = von Platz zu Platz
    .keys = Pfeile
editor-key-poles = Mauer, Brücke, einfachen Pfahl setzen
    .keys = W, B, P
editor-key-start = Startpfahl setzen; noch einmal für die nächste Farbe
    .keys = S
editor-key-turn = den Pfahl drehen; mit Umschalt andersherum
    .keys = R
editor-key-flip = Mauer zu Brücke und zurück
    .keys = F
editor-key-field = das Feld des Pfahls wählen
    .keys = G
editor-key-gem = Rubin, Diamant, Smaragd, Topas legen
    .keys = 1, 2, 3, 4
editor-key-move = den Pfahl aufnehmen; noch einmal setzt ihn ab
    .keys = M
editor-key-remove = den Edelstein oder den Pfahl wegnehmen
    .keys = Entf
editor-key-undo = rückgängig; mit Umschalt wiederholen
    .keys = Strg+Z
