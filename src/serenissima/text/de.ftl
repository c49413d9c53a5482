# Sätze der Plattform, gemeinsam für Terminal, Server und Browser.
refusal-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht dran.
refusal-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
refusal-undo-needs-consent = Seitdem wurde etwas gezogen, aufgedeckt oder von jemand anderem gespielt: Zurücknehmen geht nur, wenn die anderen zustimmen.
reason-resigned = durch Aufgabe
reason-timeout = durch Zeitüberschreitung

# Bots: wie sie heißen und spielen.
bot-uniform = Blatt in der Lagune
    .help = Spielt irgendeinen erlaubten Zug, alle sind gleich wahrscheinlich.
bot-search = Sucher
    .help = Stellt sich viele mögliche Fortsetzungen vor und nimmt den Zug, der am besten abschnitt. Weiß nichts Besonderes über das Spiel.
bot-sensible = Gondoliere
    .help = Weiß, worauf es in diesem Spiel ankommt, und schaut ein wenig voraus.

# Web: die Seiten.
app-title = Serenissima
app-line = Brettspiele aus Venedig, mit Freunden oder gegen Bots. Ohne Konto, ohne Installation: hinsetzen und spielen.
page-title = { $page } · Serenissima
page-title-your-turn = ● Du bist dran · { $page }
skip-to-content = Zum Inhalt springen
announcements = Ansagen
messages = Nachrichten
visitor = Du
home = Start
close = Schließen
cancel = Abbrechen
done = Fertig
yes = ja
no = nein
try-again = Noch einmal
pair = { $name }: { $value }
loading = Einen Moment …
loading-table = Auf dem Weg zum Tisch …
loading-board = Der Spielplan wird ausgelegt …
loading-rules = Die Regeln werden aufgeschlagen …
server-unreachable = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
unreachable-title = Der Server antwortet nicht
unreachable-text = Vielleicht startet er gerade erst. Diese Seite versucht es von selbst immer wieder, und sobald es klappt, geht es weiter.
guide-title = Eigene Bots schreiben
guide-unreachable = Diese Seite lässt sich gerade nicht laden.
missing-title = Hier ist nichts
missing-text = Diese Adresse führt zu keiner Seite. Vielleicht wurde sie unterwegs abgeschnitten.
missing-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
missing-table = Diesen Tisch gibt es hier nicht. Vielleicht wurde der Link abgeschnitten oder der Tisch abgeräumt.
footer-credits = Die Spiele gehören ihren Autoren und Verlagen; auf der Seite jedes Spiels steht, wer sie sind. Die Regeln sind in unseren eigenen Worten, die Zeichnungen von uns.
footer-licence = Freie Software unter der MIT-Lizenz.
footer-api = Eigene Bots schreiben

settings = Einstellungen
nickname-choose = Spitznamen wählen
nickname = Spitzname
    .help = So sehen dich die anderen am Tisch.
name-saved = Du heißt jetzt { $name }.
theme = Hell oder dunkel
theme-system = Wie das Gerät
theme-light = Tag
theme-dark = Nacht in Venedig
pace = Wie schnell die anderen spielen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-none = Ohne Pause
pace-waits = Nach jedem Zug auf mich warten
sound = Töne
language = Sprache
needs-scripts = Serenissima braucht JavaScript.

# Web: Startseite und neuer Tisch.
games = Die Spiele
designed-by = von { $designers }
credits = Ein Spiel von { $designers }. Erschienen bei { $publisher }, { $year }.
players-exactly = { $count } Personen
players-range = { $low } bis { $high } Personen
players-either = { $low } oder { $high } Personen
minutes-about = { $high } Minuten
minutes-range = { $low } bis { $high } Minuten
age-from = ab { $age } Jahren
play-now = Jetzt spielen
against = gegen
opponent-of = Gegner bei { $game }
bot-marked = { $rung } · { $name }
rung-first = Erste Schritte
rung-easy = Leicht
rung-medium = Mittel
rung-hard = Schwer
rung-master = Meister
rating = Spielstärke
    .help = Gemessen in vielen Partien von Bots gegen Bots: 1500 ist { $bot }, und wer 200 Punkte mehr hat, gewinnt etwa drei von vier Partien. Die Zahl nach ± sagt, wie ungenau das ist.
rating-about = { $rating } ± { $spread }
rating-what = Wie stark?
table-for-friends = Tisch für Freunde
daily-puzzle = Aufgabe des Tages
daily-solve = Lösen
own-table = Ein eigener Tisch
new-table-of = Neuer Tisch: { $game }
read-rules = Regeln lesen
who-plays = Wer spielt mit?
how-many = Zu wievielt?
company = Gegen
company-friends = { $count ->
    [one] Jemanden, der einen Link bekommt
   *[other] Freunde, die einen Link bekommen
}
company-here = { $count ->
    [one] Jemanden an diesem Gerät
   *[other] Leute an diesem Gerät
}
company-bots = { $count ->
    [one] Einen Bot
    [2] Zwei Bots
    [3] Drei Bots
   *[other] { $count } Bots
}
company-mixed = Eine bunte Runde
company-strength = Wie stark?
seat-by-seat = Platz für Platz wählen
your-name = Dein Name
    .help = So sehen dich die anderen. Du kannst ihn auch leer lassen.
seat-number = Platz { $number }
bot-of-seat = Bot auf Platz { $number }
name-of-seat = Name auf Platz { $number }
seat-me = Ich
    .help = Du, in diesem Browser.
seat-friend = Jemand per Link
    .help = Bekommt einen Einladungslink oder scannt einen Code.
seat-here = Jemand an diesem Gerät
    .help = Ihr reicht das Gerät herum.
seat-bot = Ein Bot
seat-open = Ein freier Platz
    .help = Wer den Link hat, kann sich setzen.
sat-here = Hier saß { $name }.
options = So wird gespielt
more-options = Mehr Optionen
make-table = An den Tisch
all-options = Alle Optionen
option-is = { $option }: { $value }
options-usual = Übliche Regeln
your-tables = Deine Tische
your-turn = Du bist dran
table-running = Läuft
table-waiting = Wartet auf Mitspieler
table-over = Zu Ende
show-all-tables = Alle { $count } zeigen
parting-cancel = Absagen
parting-leave = Aufstehen
parting-end = Beenden
parting-remove = Entfernen
parting-of = { $what }: { $game }, { $names }
parting-keep = Behalten
parting-cancel-title = Diesen Tisch absagen?
    .help = Dann kann sich niemand mehr dazusetzen, und wer schon da sitzt, erfährt es.
    .do = Tisch absagen
parting-leave-title = Von diesem Tisch aufstehen?
    .help = Dein Platz wird wieder frei. Mit dem Einladungslink kannst du zurückkommen.
    .do = Aufstehen
parting-end-title = Diese Partie beenden?
    .help = Die Partie endet hier und wird endgültig entfernt; niemand kann sie sich mehr ansehen.
    .do = Partie beenden
parting-remove-title = Diese Partie entfernen?
    .help = Sie verschwindet aus deiner Liste. Wer sonst mitgespielt hat, behält sie; gibt es niemanden, ist sie endgültig weg.
    .do = Entfernen
parted-cancel = Der Tisch ist abgesagt.
parted-leave = Dein Platz ist wieder frei.
parted-end = Die Partie ist beendet und entfernt.
parted-remove = Sie ist aus deiner Liste entfernt.
cancel-table = Diesen Tisch absagen
get-up = Aufstehen
table-unreadable = Nicht mehr lesbar
crowded-title = Gerade nicht
gone-title = Diesen Tisch gibt es nicht mehr
gone-text = Deine anderen Tische findest du auf der Startseite.
import-title = Aufzeichnung öffnen
import-hint = Zieh die Datei einer Partie irgendwo auf diese Seite oder wähle sie aus: Dann kannst du darin blättern, ihre Ziehungen prüfen und weiterspielen.
choose-record = Datei wählen
drop-record = Loslassen, um die Aufzeichnung zu öffnen

# Web: Regeln.
rules-of = Regeln: { $game }
contents = Inhalt
rules-find = In den Regeln suchen
    .help = Mit / kommst du hierher. Enter springt zur nächsten Stelle, Umschalt und Enter zur vorigen.
rules-found = { $count ->
    [0] Nicht gefunden
   *[other] { $at } von { $count }
}
rules-find-meant = Meintest du „{ $word }“?
rules-find-missed = So etwas steht nicht in den Regeln. Versuch es mit einem einzelnen Wort oder mit einem anderen dafür.
rules-find-back = Vorige Stelle
rules-find-on = Nächste Stelle
quick-look-up = In den ganzen Regeln nachschlagen
rule-number = Regel { $rule }
show-rule = Regel { $rule } zeigen
whole-rules = Alle Regeln
rule-unknown = Das Regelheft hat keine Nummer { $rule }.
rules-unreachable = Die Regeln lassen sich gerade nicht laden.

# Web: der Tisch.
board = Der Spielplan
players = Mitspieler
player-you = Du
player-here = Am Tisch
player-here-device = An diesem Gerät
player-away = Nicht da
player-played = Hat mitgespielt
player-bot = Bot: { $bot }
player-bot-for-you = Ein Bot, für dich: { $bot }
player-winner = Gewinner
player-to-move = am Zug
onlookers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
practice = Übung
    .help = Außer dir spielen nur Bots: Du kannst jeden Zug zurücknehmen, und in der Aufzeichnung steht das auch.
status-waiting = Warten auf Mitspieler
status-your-turn = Du bist dran
status-turn-of = { $name } ist dran
status-thinking = { $name } überlegt …
status-waits-for = Warten auf { $name }
status-played = { $name } hat gespielt
status-you-played = Du hast gespielt
status-away = { $name } ist gerade nicht da
status-over = Die Partie ist zu Ende
status-replay = Rückblick
time-left = Restzeit
shown-now = Was gerade geschieht
skip = Überspringen
    .help = Gleich sehen, wie es jetzt steht
go-on = Weiter
log = Was bisher geschah
log-short = Verlauf
log-newer = Neueres unten ↓
log-keys = Mit den Pfeiltasten von Zeile zu Zeile. Enter schlägt die Regel auf.
log-keys-replay = Mit den Pfeiltasten von Zeile zu Zeile. Enter springt zu diesem Moment, Umschalt und Enter schlagen die Regel auf.
log-empty = Noch nichts. Hier wird jeder Zug erzählt, mit seiner Regel.
what-you-see = Was du siehst
your-moves = Deine Züge
actions = Aktionen
undo = Rückgängig
undo-ask = Um Rücknahme bitten
undo-wish-title = Bitte um Rücknahme
undo-wish-text = { $name } möchte den eigenen letzten Zug zurücknehmen, und alles, was danach kam. Bist du einverstanden?
undo-wish-waits = Du möchtest deinen letzten Zug zurücknehmen, und alles, was danach kam. Warten auf { $names }.
undo-wish-of = { $name } möchte den eigenen letzten Zug zurücknehmen, und alles, was danach kam.
agree = Einverstanden
refuse = Ablehnen
resign = Aufgeben
resign-title = Aufgeben?
resign-text = Die Partie endet, und du hast verloren.
resign-text-for = Die Partie endet, und { $name } hat verloren.
play-on = Weiterspielen
replay = Nachspielen
export = Speichern
fair-chance = Fairer Zufall
give-to-bot = Einem Bot geben
    .help = { $name } ist nicht da. Ein Bot übernimmt den Platz und spielt weiter.
which-bot = Welcher Bot?
take-back-seat = Wieder selbst spielen
take-over = Bot spielen lassen
    .short = Bot
    .title = Einen Bot für mich spielen lassen
    .help = Ein Bot übernimmt deinen Platz und spielt weiter. Du schaust zu und setzt dich wieder hin, wann immer du magst.
    .help-for = Ein Bot übernimmt den Platz von { $name } und spielt weiter. Das lässt sich jederzeit rückgängig machen.
bot-plays = Für dich spielt ein Bot: { $bot }.
bot-plays-for = Für { $name } spielt ein Bot: { $bot }.
fair-chance-short = Fair
move-quoted = „{ $move }“
move-then = , dann { $move }
move-left-out = , …
chance-percent = { $percent } %
chance-of-winning = Gewinnchance
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-back = Die Verbindung ist wieder da.
curtain-title = Gib das Gerät an { $name }
curtain-text = In diesem Spiel sehen nicht alle dasselbe.
curtain-lift = Ich bin { $name }
invited-title = Du bist eingeladen: { $game }
invited-text = { $name } hat dir einen Platz freigehalten.
take-seat = Hinsetzen
take-seat-as = Hinsetzen als { $name }
waiting-title = Warten auf deine Freunde
waiting-text = { $count ->
    [one] Ein Platz ist frei. Schick den Link weiter oder lass den Code scannen.
   *[other] { $count } Plätze sind frei. Schick den Link weiter oder lass den Code scannen.
}
waiting-bots = { $count ->
    [one] Kommt niemand? Dann setz einen Bot auf den freien Platz.
   *[other] Kommt niemand? Dann setz Bots auf die freien Plätze.
}
fill-with-bots = { $count ->
    [one] Mit einem Bot auffüllen
   *[other] Mit Bots auffüllen
}
waiting-choosing = { $count ->
    [one] Jemand hat die Einladung geöffnet und sucht sich vielleicht gerade einen Namen aus. Warte lieber kurz.
   *[other] { $count } Personen haben die Einladung geöffnet und suchen sich vielleicht gerade einen Namen aus. Warte lieber kurz.
}
fill-anyway = Trotzdem auffüllen
waiting-taken = Während du einen Namen ausgesucht hast, wurden alle Plätze besetzt. Du kannst zuschauen.
waiting-unnamed = Deine Freunde sehen dich als „{ $name }“. Wie sollen sie dich nennen?
waiting-name-save = Das bin ich
waiting-onlooker = Sobald alle sitzen, geht die Partie los. Du siehst sie dann hier.
invitation-link = Einladungslink
qr-alt = QR-Code des Einladungslinks
copy-link = Link kopieren
share-link = Teilen
link-only-here = Diesen Link kann nur dieser Computer öffnen. Für andere Geräte starte so: make play ARGS=--lan
link-copied = Der Link ist kopiert.
link-not-copied = Der Browser erlaubt das Kopieren nicht: Markiere den Link und kopiere ihn von Hand.

# Web: das Ende, der Rückblick, der faire Zufall.
outcome = Das Ende
outcome-you-won = Du gewinnst!
outcome-you-share = Du teilst dir den ersten Platz
outcome-you-lost = { $count ->
    [one] { $winner } gewinnt
   *[other] { $winner } gewinnen
}
outcome-won = { $count ->
    [one] { $winner } gewinnt
   *[other] { $winner } gewinnen
}
outcome-tie = Unentschieden
outcome-reason = Die Partie endete { $reason }.
outcome-scores = Punkte: { $scores }.
rematch = Revanche
to-rematch = Zur Revanche
rematch-waits = Die Revanche steht bereit. Komm mit!
verify-draws = Ziehungen prüfen
look-back = Rückblick
    .help = Wie die Chancen standen, und welche Momente entschieden haben.
look-back-title = Wie die Chancen standen
look-back-decisions = Die Entscheidungen
look-back-whose = Wessen Entscheidungen?
look-back-no-graph = Wer wohl gewinnt, lässt sich hier nicht gut genug vorhersagen, um es zu zeichnen. Einzelne Entscheidungen lassen sich beurteilen.
look-back-loading = Der Bot schaut auf die Partie zurück …
    .help = Das kann eine Viertelminute dauern.
look-back-through = Wessen Chancen?
look-back-you = Du
look-back-empty = Es gibt zu wenig, worauf man zurückblicken könnte.
look-back-none = Nichts zu bereuen: Keine Entscheidung hat viel gekostet.
look-back-none-of = Keine Entscheidung von { $name } hat viel gekostet.
look-back-moments = Momente, die entschieden haben
look-back-at = { $moment }: { $percent } %
look-back-graph = { $name_is ->
    [you] Deine Gewinnchance im Lauf der Partie
   *[other] Gewinnchance im Lauf der Partie, { $name }
}: { $first } % am Anfang, bestenfalls { $high } % ({ $high_moment }), schlechtestenfalls { $low } % ({ $low_moment }), { $last } % am Ende.
look-back-par = ausgeglichen
look-back-start = Anfang
look-back-end = Ende
look-back-moment = Moment { $number }: { $moment },
look-back-fall = { $before } % → { $after } %
look-back-you-played = Gespielt hast du
look-back-played = Gespielt hat { $name }
look-back-better = Der Bot würde spielen
look-back-reason = Weil
look-back-spoke = Was dafür sprach
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-slider = Schritt der Partie
moment = { $round ->
    [none] { $turn ->
        [you] Du bist dran
        [other] { $name } ist dran
        [over] Das Ende
       *[nobody] Zwischen zwei Zügen
    }
    [0] Vor der ersten Runde
   *[other] { $turn ->
        [you] Runde { $round }, du bist dran
        [other] Runde { $round }, { $name } ist dran
        [over] Runde { $round }, das Ende
       *[nobody] Runde { $round }
    }
}
replay-close = Zurück zum Tisch
play-on-from-here = Von hier weiterspielen
review-match = Analyse
analyse-position = Diese Stellung analysieren
moment-count = { $count ->
    [0] Vor dem ersten Zug
    [one] Nach einem Zug
   *[other] Nach { $count } Zügen
}
fork-text = An dieser Stelle beginnt ein neuer Tisch: { $moment }. Die alte Partie bleibt, wie sie ist.
fair-text = Vor dem ersten Zug hat der Tisch einen geheimen Startwert gewählt und dessen Fingerabdruck (SHA-256) veröffentlicht. Jede Ziehung folgt aus dem Startwert. Nach der Partie wird er aufgedeckt, und alle können nachprüfen, dass nichts geändert wurde.
fair-position = Diese Partie begann nicht mit dem Aufbau der Regeln, sondern mit einer eigenen Stellung. Der Fingerabdruck gilt für Startwert und Stellung zusammen.
commitment = Fingerabdruck, am Anfang veröffentlicht
seed = Startwert
fair-later = Der Startwert wird aufgedeckt, wenn die Partie zu Ende ist.
verifying = Jede Ziehung wird nachgerechnet …
verify-good = { $draws ->
    [0] Der Startwert passt zum Fingerabdruck; gezogen wurde in dieser Partie nichts.
    [one] Der Startwert passt zum Fingerabdruck, und die eine Ziehung ist genau die, die er ergibt.
   *[other] Der Startwert passt zum Fingerabdruck, und alle { $draws } Ziehungen sind genau die, die er ergibt.
}
verify-bad = Das stimmt nicht: { $problem }

# Server
visitor-unnamed = Gast
seat-here-name = Spieler { $number }
refusal-undone-enough = In dieser Partie wurde so viel gespielt und zurückgenommen, dass nichts mehr zurückgenommen werden kann. Weiterspielen geht.
refusal-late = Die Partie ist inzwischen weitergegangen. So steht sie jetzt.
refusal-not-saved = Der Zug ließ sich nicht speichern und wurde deshalb nicht gespielt. Bitte versuch es noch einmal.
refusal-onlooker = Du schaust zu: Nur wer an diesem Tisch sitzt, kann etwas tun.
refusal-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
refusal-nothing-asked = Niemand wartet auf deine Zustimmung.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-replaceable = Einem Bot geben lässt sich nur der Platz eines Menschen.
refusal-not-away = Auf diesem Platz ist jemand da: Nur wer weg ist, kann durch einen Bot ersetzt werden.
refusal-not-away-long = Dieser Platz ist erst seit eben verlassen; vielleicht geht es gleich weiter. Etwas später kann ein Bot ihn übernehmen.
refusal-nothing-kept = An diesem Tisch spielt kein Bot für dich.
refusal-no-such-bot = Diesen Bot gibt es in diesem Spiel nicht.
refusal-no-act = Das geht in der Lektion gerade nicht.
notice-undo-refused = { $name_is ->
    [you] Du bist mit dem Zurücknehmen nicht einverstanden.
   *[other] { $name } ist mit dem Zurücknehmen nicht einverstanden.
}
notice-undone = { $name_is ->
    [you] Du hast einen Zug zurückgenommen.
   *[other] { $name } hat einen Zug zurückgenommen.
}
notice-resigned = { $name_is ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
notice-replaced = { $name_is ->
    [you] Für dich spielt ein Bot weiter.
   *[other] Für { $name } spielt ein Bot weiter.
}
notice-your-seat-replaced = Auf deinem Platz spielt ein Bot weiter. Schau zu, oder setz dich wieder hin.
notice-returned = { $name_is ->
    [you] Du bist wieder da und spielst weiter.
   *[other] { $name } ist wieder da und spielt weiter.
}
notice-rematch = { $name_is ->
    [you] Du hast um eine Revanche gebeten.
   *[other] { $name } möchte eine Revanche.
}
notice-bot-failed = { $name } wusste nicht weiter und hat irgendetwas gespielt.
notice-time-over = { $name_is ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
}
notice-cancelled = { $seated ->
    [no] Dieser Tisch wurde abgesagt.
   *[yes] { $name } hat diesen Tisch abgesagt.
}
notice-ended = { $seated ->
    [no] Diese Partie wurde beendet.
   *[yes] { $name } hat diese Partie beendet.
}
notice-removed = Dieser Tisch wurde entfernt.
notice-got-up = { $name_is ->
    [you] Du bist aufgestanden. Der Platz ist wieder frei.
   *[other] { $name } ist aufgestanden. Der Platz ist wieder frei.
}
notice-filled = { $count ->
    [one] Ein Bot setzt sich auf den freien Platz.
   *[other] Bots setzen sich auf die freien Plätze.
}
close-too-slow = Diese Verbindung hat nicht abgenommen, was ihr geschickt wurde. Verbinde dich neu, dann siehst du alles von vorn.
close-too-many-frames = Über diese Verbindung kamen zu viele Pings oder Teile von Nachrichten. Verbinde dich neu und schick ganze Nachrichten.

hint-only = Es gibt keinen anderen Zug.
hint-taste = Das würde unser stärkster Bot spielen; Zahlen nennt er dazu keine.
hint-proven-win = Bis zum Ende durchgerechnet: Das gewinnt, was die anderen auch tun.
hint-proven-lost = Bis zum Ende durchgerechnet: Machen die anderen keinen Fehler, gewinnt von hier nichts mehr. So machst du es ihnen am schwersten.
hint-proven = Bis zum Ende durchgerechnet: Kein Zug verspricht mehr als { $chance } %.
hint-judged = Nach allem, was du sehen und wissen kannst, bleibt eine Chance von { $chance } %.
hint-wins = Das gewann alle { $games } von hier aus durchgespielten Partien.
hint-lost = In { $games } durchgespielten Partien gewann nichts mehr; so verlierst du am spätesten.
hint-alone = Das gewann { $chance } % der von hier aus durchgespielten Partien; nichts anderes lohnte den Versuch.
hint-better = Das gewann { $chance } % der von hier aus durchgespielten Partien; das Nächstbeste, { $other_move }, nur { $other } %.
hint-close = Das gewann { $chance } % der von hier aus durchgespielten Partien; { $other_move } ist mit { $other } % etwa gleich gut.
moment-proven = Bis zum Ende durchgerechnet: Anders gespielt wären es { $best } % Gewinnchance gewesen, so waren es { $chance } %.
moment-judged = Nach allem, was man da sehen und wissen konnte, wären es anders gespielt { $best } % Gewinnchance gewesen, so waren es { $chance } %.
moment-won = Anders gespielt war die Partie so gut wie gewonnen: in { $best } % der durchgespielten Partien statt in { $chance } %.
moment-better = Anders gespielt wären { $best } % der von da aus durchgespielten Partien gewonnen, so waren es { $chance } %.
