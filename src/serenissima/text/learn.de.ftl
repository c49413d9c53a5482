# Lektionen.
learn-it = Lernen
    .help = Etwa { $minutes } Minuten am echten Spielplan, und jemand erklärt dir alles.
learn-on = Weiterlernen
learn-title = { $game } lernen
learn-begin = Mit der Lektion beginnen
    .help = Dann wird gespielt, Schritt für Schritt: etwa { $minutes } Minuten. Du kannst jederzeit aufhören und später weitermachen.
learn-step = Schritt { $step } von { $steps }
learn-afresh = Eine andere Partie:
learn-later = Später in derselben Partie:
learn-coach = Dein Coach
learn-go = Weiter
learn-again = Zurücknehmen
learn-back = Ein Schritt zurück
learn-show = Zeig es mir
learn-shown = Folge der goldenen Markierung auf dem Spielplan.
learn-why = Warum?
learn-rule = Die Regel
learn-leave = Lektion verlassen
    .help = Du kannst jederzeit zurückkommen und hier weitermachen.
learn-over = Jetzt kannst du das Spiel. Der Rest ist Übung.
learn-play = Spiel deine erste Partie
learn-anew = Lektion wiederholen
learn-you = Du
learn-watch = Schau auf den Tisch …
learn-loading = Dein Coach ist unterwegs …
learn-away = Dein Coach ist gerade nicht zu erreichen. Was du geschafft hast, bleibt erhalten.

# Das Ziel eines Spiels auf einer Karte, und ein Spiel in drei Minuten.
goal-card = { $game } auf einen Blick
goal-open = Das Ziel
    .help = Was gewinnt, was die Partie beendet und was du tust, wenn du dran bist. Taste: G
goal-wins-title = So gewinnst du
goal-ends-title = So endet es
goal-turn-title = Wenn du dran bist
goal-secret-title = Das weißt nur du
goal-close = Los geht’s
# Die Tasten eines Tischs.
keys-title = Tasten
keys-open = Tasten
    .help = Alles geht auch mit der Tastatur. Taste: ?
keys-game = Auf dem Spielplan von { $game }
keys-decision = zu deiner Entscheidung springen
    .keys = D
keys-choice = diese Möglichkeit nehmen, von der ersten an gezählt
    .keys = 1 bis 9
keys-next = von Möglichkeit zu Möglichkeit
    .keys = Pfeile, Tab
keys-press = die gewählte Möglichkeit nehmen
    .keys = Enter
keys-goal = das Ziel des Spiels zeigen
    .keys = G
keys-keys = diese Tasten zeigen
    .keys = ?
quick-title = { $game } in drei Minuten
quick-link = In drei Minuten
quick-unreachable = Diese Seite lässt sich gerade nicht laden.

# Die Leiter der Gegner.
ladder-up = Zweimal hintereinander gewonnen. Wie wäre es mit einem stärkeren Gegner?
ladder-down = Das war hart. Wie wäre es mit einem leichteren Gegner?
ladder-play = Gegen { $bot }

# Web: ein Tipp.
hint = Tipp
    .help = Ein Bot sagt, was er spielen würde. Nur in der Übung.
hint-later = Einen Tipp gibt es, wenn du dran bist.
hint-thinking = Ein Bot denkt über deine Stellung nach …
hint-play = So spielen
hint-more = Warum, und was noch geht
hint-others = Auch möglich
hint-equal = etwa gleich gut
hint-told = Tipp: { $move }. { $why }

# Web: warum ein Bot das getan hat. Die Begründung ist ein Tipp: Sie spricht den Bot mit „du“ an und steht deshalb in Anführungszeichen.
motive = Warum?
    .help = Warum hat { $name } das getan?
motive-thinking = Der Grund wird gesucht …
motive-told = Ein Coach hätte zu { $name } gesagt: „{ $why }“
motive-said = Zu { $name }: „{ $why }“
motive-reader = ({ $name } bist du.)
motive-only = Es gab keine andere Wahl.
motive-random = Reiner Zufall: Dieser Bot hat keinen Plan.
motive-secret = Das hängt mit etwas zusammen, das nur { $name } weiß. Frag noch einmal, wenn die Partie zu Ende ist.
motive-untold = Dafür gibt es keinen kurzen Grund.
