# Die Kommandozeile.
cli = Fünf Brettspiele aus Venedig, für Menschen, Bots und Forschung.
cli-commands = Befehle
cli-usage = Aufruf:
cli-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-overview =
    Serenissima: Brettspiele aus Venedig, gegen Menschen und Bots.

      serenissima serve --open   im Browser spielen
      serenissima serve --lan    mit Freunden spielen; ihre Handys kommen über dieses Netz dazu
      serenissima play           in diesem Terminal spielen
      serenissima games          welche Spiele es gibt, mit Optionen und Bots
      serenissima rules GAME     die Regeln eines Spiels
      serenissima replay FILE    eine gespeicherte Partie nacherzählen

    „serenissima --help“ nennt alles andere, „serenissima play --help“, was ein Befehl versteht.
cli-serve = Startet den Server mit der Seite, um im Browser zu spielen.
cli-play = In diesem Terminal gegen Bots spielen.
cli-games = Nennt die Spiele.
cli-rules = Zeigt die Regeln eines Spiels.
cli-replay = Erzählt eine aufgezeichnete Partie nach.
cli-verify = Spielt eine Aufzeichnung nach und berechnet jede Ziehung neu aus dem Startwert.
cli-perft = Zählt die Zugfolgen von der Anfangsstellung aus.
cli-solve = Löst ein Spiel vollständig, wenn es klein genug ist.
cli-puzzles = Stellt Aufgaben für ein Spiel zusammen, das sich analysieren lässt.
cli-arena = Lässt Bots gegeneinander spielen.
cli-ratings = Zeigt, wie stark die Bots eines Spiels sind.
cli-tune = Lernt aus Partien die Gewichte für den Bot eines Spiels.
cli-learn = Lernt aus Partien, wer wohl gewinnt, für den Bot eines Spiels.
cli-bench = Misst, wie schnell alles ist.
cli-arg-game = Name des Spiels, wie „serenissima games“ ihn nennt
cli-arg-which-game = Name des Spiels; ohne ihn wirst du gefragt
cli-arg-option = Option des Tischs, auch mehrfach
cli-arg-json = JSON ausgeben
cli-arg-file = Datei mit der Aufzeichnung einer Partie
cli-arg-depth = Anzahl der Züge
cli-arg-seats = Zahl der Mitspieler
cli-arg-bots = Namen der Bots, einer für jeden Platz; jede Sitzordnung wird gleich oft gespielt
cli-arg-games = Anzahl der Partien
cli-arg-journals = Protokolle von Wettkämpfen in der Arena; ohne sie wird gezeigt, was mitgeliefert ist
cli-arg-write-ratings = bei den Bots ablegen, so wie es bei der Wahl des Gegners gezeigt wird
cli-arg-workers = Anzahl der Prozesse
cli-arg-seed = Startwert für allen Zufall
cli-arg-seconds = Sekunden, die ein Bot über einen Zug nachdenken darf
cli-arg-iterations = Durchläufe, die ein suchender Bot für einen Zug hat
cli-arg-stop = aufhören, sobald feststeht, ob der erste Bot um MARGIN mehr gewinnt als seinen gleichen Anteil (0.05: 5 von 100)
cli-arg-journal = jede Partie dort festhalten, sobald sie endet; mit dem Protokoll desselben Wettkampfs da weitermachen, wo er aufhörte
cli-arg-steps = Anzahl der Schritte
cli-arg-deals = Ausgangslagen je Schritt, jede auf jedem Platz gespielt
cli-arg-against = der Bot auf allen anderen Plätzen; ohne ihn die Gewichte selbst, vor dem Schritt
cli-arg-shake = wie weit Gewichte zum Vergleich verschoben werden, als Teil ihres Bereichs
cli-arg-stride = der erste Schritt, als Teil des Bereichs, für den Unterschied einer ganzen Partie
cli-arg-steps-journal = jeden Schritt dort festhalten; mit dem Protokoll derselben Abstimmung da weitermachen, wo sie aufhörte
cli-arg-write-weights = die Gewichte dorthin schreiben, und daneben, wie sie gefunden wurden
cli-arg-matches = Anzahl der Partien, aus denen gelernt wird; jede zehnte prüft das Gelernte
cli-arg-hidden = Zeilen der verborgenen Schicht des Netzes (0: logistische Regression); üblich ist, was zum Spiel passt
cli-arg-passes = wie oft alle Stellungen durchgegangen werden; üblich ist, was zum Spiel passt
cli-arg-write-learned = bei den Bots ablegen, die dann danach spielen, und daneben, wie es gefunden wurde
cli-arg-ray = auf den Rechnern dieses Ray-Clusters spielen („local“ für einen eigenen; braucht das Extra „scale“)
cli-arg-host = Adresse, unter der der Server erreichbar ist
cli-arg-port = Port, unter dem der Server erreichbar ist (üblich { $port })
cli-arg-lan = andere Geräte im selben Netz dazulassen, mit Link und QR-Code
cli-arg-open = die Seite im Browser öffnen
cli-arg-data = Ordner für die Datenbank und andere Daten
cli-arg-db = Adresse einer anderen Datenbank
cli-arg-server-name = wie der Server heißt (play.example.org), neben seinen Adressen und dem Namen dieses Rechners; auch mehrfach
cli-arg-proxy = Adressen oder Netze von Proxys vor dem Server, durch Kommas getrennt: nur ihnen wird geglaubt, wessen Anfragen sie weiterreichen
cli-arg-build-engine = ein Befehl, der den Spielkern kompiliert, während schon gespielt wird; die Bots benutzen ihn, sobald er da ist
cli-arg-rule = nur die Regel mit dieser Nummer
cli-arg-entry = nur bis zu diesem Eintrag
cli-arg-step = Eintrag für Eintrag, mit dem Spielplan
cli-arg-bot = gegen welchen Bot
cli-arg-seat = dein Platz, ab 1
cli-arg-name = dein Name
cli-arg-save = die Aufzeichnung dorthin schreiben, wenn die Partie endet
cli-arg-position = mit der Stellung aus dieser Datei beginnen, als JSON (siehe die Seite des Spiels in docs/)
cli-arg-quick = kürzer und gröber
cli-arg-only = nur dieser Teil, auch mehrfach
cli-arg-supply = Anzahl der Karten, kurz für --option supply=N
cli-arg-bridge = kurz für --option bridge=true
cli-arg-write = die ganze Lösung dorthin schreiben, wie das Spiel sie packt
cli-arg-count = Anzahl der Aufgaben
cli-arg-write-puzzles = die Aufgaben dorthin schreiben, wie das Spiel sie packt
cli-mistake = { $program }: Fehler: { $message }
cli-mistake-argument = { $argument }: { $message }
cli-mistake-unknown = nicht verstanden: { $given }
cli-mistake-not-with = geht nicht zusammen mit { $given }
cli-mistake-no-value = hat keinen Wert, bekam aber { $given }
cli-mistake-required = es fehlt: { $given }
cli-mistake-one-of = eines davon ist nötig: { $given }
cli-mistake-one-value = braucht einen Wert
cli-mistake-most-one-value = hat höchstens einen Wert
cli-mistake-least-one-value = braucht mindestens einen Wert
cli-mistake-ambiguous = { $option } kann { $matches } bedeuten
cli-mistake-value = „{ $value }“ geht hier nicht
cli-mistake-choice = „{ $value }“ ist keines von { $choices }
cli-needs-positive = muss eine ganze Zahl ab 1 sein, nicht „{ $value }“
cli-needs-natural = muss eine ganze Zahl ab 0 sein, nicht „{ $value }“
cli-bad-port = muss eine Zahl von 0 bis { $highest } sein, nicht „{ $value }“
cli-option-form = eine Option schreibt man NAME=WERT, nicht „{ $given }“
cli-not-text = { $file } ist keine Aufzeichnung: Es ist keine Textdatei.
cli-bad-position = { $file } enthält keine Stellung, mit der man beginnen kann: { $why }
cli-bad-record = { $file } ist nicht als Aufzeichnung lesbar: { $why }
cli-no-rules = Für { $game } gibt es keine geschriebenen Regeln.
cli-no-study = Für { $game } gibt es weder Analyse noch Aufgaben.
cli-not-tunable = { $game } hat keinen Bot mit Gewichten, die sich abstimmen lassen.
cli-tune-seats = { $game } spielt man nicht zu { $seats }.
cli-tune-no-journal = { $file } ist kein Protokoll einer Abstimmung: { $reason }
cli-tune-other-journal = { $file } ist das Protokoll einer anderen Abstimmung.
cli-not-learnable = { $game } hat keinen Bot, der aus Partien lernt, wer gewinnt.
cli-learn-seats = Bei { $game } gibt es zu { $seats } nichts zu lernen, nur zu { $right }.
cli-learn-matches = Mindestens { $least } Partien sind nötig, denn jede zehnte prüft nur das Gelernte; { $given } sind zu wenig.
cli-learn-too-few = { $matches } Partien hatten zu wenige Stellungen zum Lernen oder Prüfen; spiel mehr.
cli-learn-no-numpy = NumPy ist nicht installiert ({ $reason }); es kommt mit dem Extra „learn“
cli-no-solver = Für { $game } gibt es keinen Löser.
cli-no-rule = { $game } hat keine Regel „{ $rule }“; die Regeln sind { $span }.
cli-no-such-rule = Eine Regel „{ $rule }“ gibt es nicht.
cli-no-entry = Einen Eintrag { $entry } gibt es nicht; der letzte ist { $last }.
cli-no-seat = An einem Tisch für { $seats } gibt es keinen Platz { $seat }.
cli-no-server = Der Server gehört nicht zu dieser Installation: { $why }
cli-column-name = Name
cli-games-head = { $title } ({ $name }), { $seats } Personen, { $compiled ->
    [yes] kompiliert
   *[no] nicht kompiliert
}
cli-games-option = Option
cli-games-values = Werte
cli-games-default = üblich
cli-games-meaning = Bedeutung
cli-games-bot = Bot, schwächster zuerst
cli-games-range = { $off ->
    [yes] 0 oder{ " " }
   *[no] { "" }
}{ $step ->
    [1] { $low } bis { $high }
   *[other] { $low } bis { $high }, in Schritten von { $step }
}
cli-games-text = Text, höchstens { $most } Zeichen
cli-games-title = angezeigt als
cli-games-usual = { $title } (wenn du nichts wählst)
cli-column-bot = Bot
cli-column-wins = Siege
cli-column-draws = Remis
cli-column-losses = Niederlagen
cli-column-rate = Siegquote
cli-column-interval = 95-%-Intervall
cli-column-errors = Fehler
cli-column-rating = Spielstärke
cli-column-matches = Partien
cli-yes = ja
cli-no = nein
cli-nothing = nichts
cli-fortuna = Fortuna
cli-counting = Zählen
cli-playing = Spielen
cli-learning = Lernen
cli-tuning = Abstimmen
cli-solving = Lösen
cli-composing = Aufgaben stellen
cli-solve-puzzles = Aufgaben
cli-solve-seed = Startwert
cli-solve-grades = Nach Schwierigkeit
cli-solve-grade = Schwierigkeit
cli-solve-tiles = gelegte Karten
cli-solve-losing = brauchbare Züge, die verlieren
cli-solve-traps = Fallen, die verbauen
cli-solve-supply = Karten
cli-solve-bridge = Überbrücken
cli-solve-positions = schließbare Stellungen
cli-solve-winner = Sieger
cli-solve-turns = Züge bei bestem Spiel
cli-solve-seconds = Sekunden
cli-solve-memory-mb = größter Speicherbedarf (MB)
cli-solve-first-turns = Erste Züge
cli-solve-turn = Zug
cli-solve-wins = gewinnt
cli-solve-unique-wins = Stellungen mit nur einem Gewinnzug, nach gelegten Karten
cli-solve-longest-win = Längster Gewinn
cli-solve-by-tiles = Stellungen nach gelegten Karten
cli-solve-by-turns = Stellungen nach Zügen bis zum Ende
cli-solve-number = Anzahl
cli-solve-value = Wert
cli-measuring = Messung: { $part } ({ $number } von { $count }) …
cli-perft-line = Tiefe { $depth }: { $count } Zugfolgen ({ $seconds } s)
cli-arena-no-ray = Ray ist nicht installiert ({ $reason }); es kommt mit dem Extra „scale“
cli-arena-rating = Spielstärke von { $bot }: { $mu } ± { $spread }.
cli-arena-better = { $bot } ist besser: { $share } der Siege, wo { $par } ausgeglichen wäre.
cli-arena-not-better = { $bot } ist nicht um { $margin } besser: { $share } der Siege, wo { $par } ausgeglichen wäre.
cli-arena-open = Ob { $bot } um { $margin } besser ist, steht noch nicht fest: { $share } der Siege, wo { $par } ausgeglichen wäre.
cli-learn-positions = { $matches } Partien, gelernt aus { $positions } Stellungen.
cli-learn-surprise = Mittlere Überraschung bei { $positions } Stellungen anderer Partien: { $surprise }; wenn man nur den Anteil der Siege kennt: { $share }.
cli-learn-written = Geschrieben: { $file }
cli-needs-share = „{ $value }“ ist kein Anteil zwischen 0 und 1, wie etwa 0.05
cli-ratings-rung = { $upper } gegen { $lower }, { $seats } Plätze: { $share } der Siege in { $matches } Partien ({ $low } bis { $high }), wo { $par } ausgeglichen wäre.
cli-ratings-other-game = { $file } ist ein Protokoll von { $game }
cli-arena-length = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
}, im Schnitt { $moves } Züge.
cli-verify-replayed = { $file }: { $game }, { $entries ->
    [one] ein Eintrag nachgespielt, nach den Regeln erlaubt
   *[other] { $entries } Einträge nachgespielt, alle nach den Regeln erlaubt
}.
cli-verify-position = Diese Partie begann nicht mit dem Aufbau der Regeln, sondern mit einer eigenen Stellung. Wie es dazu kam, steht nicht in der Aufzeichnung; was folgte, ist geprüft.
cli-verify-seed = Der Startwert hat die SHA-256-Summe, die am Anfang veröffentlicht wurde: { $commitment }
cli-verify-seed-position = Startwert und Stellung haben die SHA-256-Summe, die am Anfang veröffentlicht wurde: { $commitment }
cli-verify-right = { $draws ->
    [0] Es gab nichts zu ziehen
    [one] Die eine Ziehung wurde aus dem Startwert neu berechnet und stimmt mit der Aufzeichnung überein
   *[other] { $draws } Ziehungen wurden aus dem Startwert neu berechnet und stimmen alle mit der Aufzeichnung überein
}.
cli-verify-wrong = NICHT bestätigt, nach { $draws ->
    [one] einer richtigen Ziehung
   *[other] { $draws } richtigen Ziehungen
}: { $problem }
cli-replay-head = { $game }: { $names } ({ $entries ->
    [one] ein Eintrag
   *[other] { $entries } Einträge
})
cli-replay-position = Sie beginnt mit einer eigenen Stellung:
cli-step = Weiter mit Enter.{ " " }
cli-entry-left = { $name } beendet die Partie { $why }.
cli-taken-back = (später zurückgenommen)
cli-entry-undone = { $name } nimmt Eintrag { $entry } und alles danach zurück.
cli-outcome = { $count ->
    [one] { $winners } gewinnt { $reason }.
   *[other] Den ersten Platz teilen sich { $winners }: { $reason }.
}
cli-guest = Gast
cli-which-games = Diese Spiele gibt es:
cli-which-line = { $number }  { $title }: { $pitch }
cli-which = Welches? (Nummer oder Name){ " " }
cli-which-again = Das ist keines davon. Tippe eine Nummer von 1 bis { $count } oder einen Namen wie „{ $example }“; „quit“ beendet.
cli-which-left = Bis zum nächsten Mal.
cli-which-script = Sag, welches Spiel, zum Beispiel „serenissima play { $example }“; es gibt { $games }.
cli-play-head = { $count ->
    [one] { $title }, gegen { $names }, einen Bot ({ $bot }).
   *[other] { $title }, gegen { $names }. Alle sind Bots ({ $bot }).
}
cli-play-help-hint = Tippe einen Zug ein; „moves“ nennt, was erlaubt ist, „help“ alles andere.
cli-play-help =
    Tippe einen Zug ein, oder mehrere in einer Zeile. Oder:
      moves [ANFANG] die erlaubten Züge, oder die, die mit ANFANG beginnen
      board          den Spielplan noch einmal zeichnen
      hint           was der stärkste Bot tun würde
      undo           deinen letzten Zug zurücknehmen, oder den letzten Teil von diesem
      rules [N]      die Regeln, oder Regel Nummer N
      save DATEI     die Aufzeichnung der Partie speichern
      resign         aufgeben
      quit           gehen
cli-your-move = Dein Zug ({ $count ->
    [one] einer ist erlaubt
   *[other] { $count } sind erlaubt
}): { $moves }
cli-ask-moves = („moves“ nennt die { $count } erlaubten.)
cli-example = zum Beispiel „{ $example }“
cli-example-told = zum Beispiel „{ $example }“: { $told }
cli-bot-failed = Der Bot konnte sich nicht entscheiden ({ $why }); ein schwächerer macht weiter.
cli-goodbye = Die Partie endet hier, unvollendet.
cli-thinking = { $name } überlegt …
cli-undone = Zurückgenommen.
cli-hint = Der stärkste Bot würde spielen: { $move }
cli-save-form = Sag, wohin, zum Beispiel „save partie.jsonl“.
cli-saved = Gespeichert als { $file }.
cli-not-saved = { $file } ließ sich nicht schreiben: { $why }
cli-bench-note = Zufällige Partien auf einem Kern, Züge je Sekunde Rechenzeit.
cli-bench-against = Wievielmal so schnell wie ein anderes Programm: Schleife in Python, alle Züge aufgezählt · ausgewählt · auch die Schleife kompiliert.
cli-bench-column-plain = einfach
cli-bench-column-compiled = kompiliert
cli-bench-column-ratio = kompiliert / einfach
cli-bench-column-picked = ausgewählt
cli-bench-column-loop = Schleife kompiliert
cli-bench-column-part = Teil
cli-bench-column-figure = Größe
cli-bench-column-value = Wert
client-missing = Die Seiten von Serenissima sind noch nicht gebaut
    .help = Der Server läuft, aber sein Web-Client fehlt. Baue ihn mit „make client“ (dafür brauchst du Node.js), dann lade diese Seite neu.
