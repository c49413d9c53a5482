# Intrigues à Venise auf Deutsch.
title = Intrigues à Venise
pitch = Karnevalsnacht. Finde heraus, wer hinter der Maske dein Partner ist, tauscht eure Nachrichten aus und erfüllt als Erste eure Mission.
kind = Verborgene Partner, Kombinieren und Bluffen

# die Zielkarte
goal-wins = Du oder dein Partner erfüllt eure Mission und sagt es an. Ihr gewinnt gemeinsam.
goal-ends = Die erste Ansage beendet die Partie. Ist sie falsch, gewinnt die andere Seite.
goal-turn = Schüttle drei Kugeln und zieh deine Spione. Begegne jemandem, frag und verbanne dann die Figur, der du begegnet bist.
goal-secret = Du bist { word-identity }, { word-build }, mit der Nachricht { word-message }.
goal-partner = { $arrested ->
    [yes] Dein Partner ist { word-identity }, vielleicht aber verhaftet; dann musst du allein fliehen.
   *[no] Finde deinen Partner: { word-identity }.
}

# die Bots dieses Spiels, der schwächste zuerst
bot-novice = Karnevalsgast
    .help = Fragt, wem er begegnet, verbirgt wenig und vergisst viele Antworten nach zwei Runden.
bot-sensible = Agent
    .help = Führt genau Buch, sagt Freunden die Wahrheit, führt Gegner in die Irre und beeilt sich, sobald er seine Mission kennt.
bot-spymaster = Meisterspion
    .help = Liest zwischen den Karten: Was du zeigst, verrät, was du verbirgst. Verbannt Gegner weit weg und seinen Partner nah ans Ziel und weiß, wie viele Züge ein Weg braucht.

# Optionen
option-notes = Notizen
    .help = Was der Tisch für dich aufschreibt. Für alle Spieler gleich.
option-notes-paper = Papier: Du siehst eine Antwort einmal, danach nur, was du selbst notiert hast
option-notes-log = Verlauf: Jede Antwort, die du bekommen hast, wird aufgelistet
option-notes-deduce = Kombinieren: Auch was unmöglich ist, wird durchgestrichen, mit Begründung
option-tics = Ticks
    .help = Wer es sieht, wenn jemand mit dem Auge zuckt, sich am Ohr zupft, die Stirn runzelt oder einen Schmollmund zieht.
option-tics-open = Offen: Alle sehen sie
option-tics-discreet = Diskret: ein Spieler sicher, jeder andere mit einer Chance von eins zu drei
option-tics-off = Keine
option-tic_limit = Ticks für jeden Spieler
    .help = Wie viele jeder Spieler zwischen zwei Schütteln des Maskenkopfs zeigen darf. 0: so viele, wie du willst.
option-repeat = Dieselben Karten noch einmal
    .help = Was geschieht, wenn ein Spieler jemandem dieselben drei Karten noch einmal zeigt.
option-repeat-penalty = Strafe: Bei jeder Karte muss man die Wahrheit sagen
option-repeat-forbidden = Verboten, außer es lässt sich nichts anderes zeigen
option-repeat-lenient = Nachsichtig: beim zweiten Mal eine Verwarnung, beim dritten die Wahrheit
option-repeat_ambassador = Wiederholen beim Botschafter
    .help = Ob auch die zwei Karten zählen, die man beim Botschafter zeigt.
option-repeat_ambassador-exempt = Sie dürfen beliebig wiederholt werden
option-repeat_ambassador-included = Sie zählen
option-sealed_cards = Versiegelte Karten
    .help = Einen wahren Namen oder eine wahre Statur darf man mit der Karte aus dem Umschlag beweisen.
option-ambassador_message = Nachricht beim Botschafter
    .help = Die Nachricht darf man auch beim Botschafter zeigen.
option-exile = Verbannung der Spione
    .help = Wohin man einen befragten Spion verbannen darf.
option-exile-white = Auf einfache weiße Felder
option-exile-white_or_numbered = Auf weiße und nummerierte Felder
option-exile-any_unnumbered = Auf jedes Feld ohne Nummer
option-extra_step_scope = Zusatzschritt
    .help = Statt zu fragen, geht der Spion einer Begegnung ein Feld weiter.
option-extra_step_scope-spies = Nur bei der Begegnung mit einem Spion
option-extra_step_scope-all = Auch bei der Begegnung mit dem Botschafter
option-announce = Mission erfüllt
    .help = Wann eine Ansage stimmt.
option-announce-act = Durch etwas, das der Spieler in diesem Zug bewegt hat
option-announce-standing = Wenn die Figuren richtig stehen, egal, wer sie bewegt hat
option-exile_can_win = Sieg durch Verbannung
    .help = Eine Figur, die verbannt wird, darf eine Mission erfüllen.
option-solo_escape = Flucht eines einzelnen Spions
    .help = Zu dritt ist ein Agent verhaftet, und dessen Partner muss fliehen.
option-solo_escape-either = Von einem der beiden Orte des Teams
option-solo_escape-own = Nur vom eigenen Ort der Person
option-phantom = Maskenkopf
    .help = Welche Kugeln darin sind.
option-phantom-mb1988 = 1988: drei weiße, zwei rote, zwei blaue, zwei schwarze, eine gelbe
option-phantom-ares2013 = 2013: keine Nieten, dafür violette, die den Spion eines anderen Spielers ziehen
option-undo = Schritte zurücknehmen
    .help = Schritte darf man zurücknehmen, bis die Bewegung beendet ist.
option-placement = Spione am Anfang
    .help = Welcher Spion auf welchem Startfeld seiner Farbe steht.
option-placement-random = Ausgelost
option-placement-choose = Jeder Spieler entscheidet
option-colours = Farben
    .help = Wer welche Farbe spielt.
option-colours-random = Ausgelost
option-colours-choose = Jeder Spieler wählt eine
option-absent_colour = Fehlende Farbe
    .help = Die Farbe, die zu dritt nicht mitspielt.
option-absent_colour-random = Ausgelost, oder die, die niemand wählt
option-absent_colour-red = Rot
option-absent_colour-blue = Blau
option-absent_colour-green = Grün
option-absent_colour-yellow = Gelb
option-round_cap = Höchstens so viele Runden
    .help = Nach so vielen Runden endet die Partie, und niemand gewinnt. 0: ohne Grenze.

# Wörter in Sätzen; Farben, Staturen und Kugeln ungebeugt: „den { word-build }en Spion“
word-colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
}
word-build = { $build ->
    [tall] groß
    [short] klein
    [fat] dick
   *[thin] dünn
}
word-marble = { $marble ->
    [white] weiß
    [red] rot
    [blue] blau
    [yellow] gelb
    [black] schwarz
   *[purple] violett
}
word-identity = { $identity ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
   *[Z] { identity-Z }
}
word-message = { $message ->
    [A] { message-A }
    [B] { message-B }
    [C] { message-C }
   *[D] { message-D }
}
word-gesture = { $gesture ->
    [eye] zuckt mit dem rechten Auge
    [ear] zupft sich am linken Ohr
    [frown] runzelt die Stirn
   *[pout] zieht einen Schmollmund
}
word-mission = { $mission ->
    [hunt-F] { mission-hunt-F }
    [hunt-B] { mission-hunt-B }
    [hunt-X] { mission-hunt-X }
    [hunt-Z] { mission-hunt-Z }
    [hunt-Amb] { mission-hunt-Amb }
    [go-F-5] { mission-go-F-5 }
    [go-F-7] { mission-go-F-7 }
    [go-B-1] { mission-go-B-1 }
    [go-Z-4] { mission-go-Z-4 }
    [go-X-2] { mission-go-X-2 }
    [go-X-6] { mission-go-X-6 }
    [go-Amb-Emb] { mission-go-Amb-Emb }
    [go-Amb-3] { mission-go-Amb-3 }
    [go-Amb-8] { mission-go-Amb-8 }
    [meet-F-B] { mission-meet-F-B }
    [meet-Z-X] { mission-meet-Z-X }
    [meet-Z-Amb] { mission-meet-Z-Amb }
    [escape-F] { mission-escape-F }
    [escape-B] { mission-escape-B }
    [escape-X] { mission-escape-X }
    [escape-Z] { mission-escape-Z }
    [escape-F-own] { mission-escape-F-own }
    [escape-B-own] { mission-escape-B-own }
    [escape-X-own] { mission-escape-X-own }
   *[escape-Z-own] { mission-escape-Z-own }
}
word-marbles = { $first ->
    [white] Weiß
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [black] Schwarz
   *[purple] Violett
}, { $second ->
    [white] Weiß
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [black] Schwarz
   *[purple] Violett
}, { $third ->
    [white] Weiß
    [red] Rot
    [blue] Blau
    [yellow] Gelb
    [black] Schwarz
   *[purple] Violett
}
word-first = { $first ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-second = { $second ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-third = { $third ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-cards = { word-first }{ $first_sealed ->
    [yes] {" "}(versiegelt)
   *[no] {""}
}, { word-second }{ $second_sealed ->
    [yes] {" "}(versiegelt)
   *[no] {""}
}{ $third ->
    [none] {""}
   *[other] , { word-third }
}{ $third_sealed ->
    [yes] {" "}(versiegelt)
   *[no] {""}
}

# wie die Dinge heißen
identity-F = Lord Fiddlebottom
identity-B = Colonel Bubble
identity-X = Agent X
identity-Z = Madame Zsa Zsa
build-tall = groß
build-short = klein
build-fat = dick
build-thin = dünn
item-tall = { build-tall }
item-short = { build-short }
item-fat = { build-fat }
item-thin = { build-thin }
message-A = Alpha
message-B = Bravo
message-C = Charlie
message-D = Delta
card-mA = die Nachricht Alpha
card-mB = die Nachricht Bravo
card-mC = die Nachricht Charlie
card-mD = die Nachricht Delta
piece-Amb = der Botschafter
gesture-eye = Mit dem rechten Auge zucken
gesture-ear = Am linken Ohr zupfen
gesture-frown = Die Stirn runzeln
gesture-pout = Einen Schmollmund ziehen
marble-white = Weiß: Nichts bewegt sich
marble-red = Rot: Einer deiner Spione geht zu Land ein Feld weit
marble-blue = Blau: Einer deiner Spione geht zu Wasser ein Feld weit
marble-yellow = Gelb: Einer deiner Spione geht zu Land oder zu Wasser ein Feld weit
marble-black = Schwarz: Der Botschafter geht zu Land oder zu Wasser ein Feld weit
marble-purple = Violett: Ein Spion eines anderen Spielers geht zu Land oder zu Wasser ein Feld weit

mission-hunt-F = mit einem beliebigen Spion des Teams auf Lord Fiddlebottom landen
mission-hunt-B = mit einem beliebigen Spion des Teams auf Colonel Bubble landen
mission-hunt-X = mit einem beliebigen Spion des Teams auf Agent X landen
mission-hunt-Z = mit einem beliebigen Spion des Teams auf Madame Zsa Zsa landen
mission-hunt-Amb = mit einem beliebigen Spion des Teams auf dem Botschafter landen
mission-go-F-5 = Lord Fiddlebottom zu Nummer 5 bringen, seiner Jacht
mission-go-F-7 = Lord Fiddlebottom zu Nummer 7 bringen
mission-go-B-1 = Colonel Bubble zu Nummer 1 bringen, dem Alten Arsenal
mission-go-Z-4 = Madame Zsa Zsa zu Nummer 4 bringen, dem Goldenen Horn
mission-go-X-2 = Agent X zu Nummer 2 bringen
mission-go-X-6 = Agent X zu Nummer 6 bringen, dem Schnellboot
mission-go-Amb-Emb = den Botschafter in die Botschaft bringen
mission-go-Amb-3 = den Botschafter zu Nummer 3 bringen
mission-go-Amb-8 = den Botschafter zu Nummer 8 bringen
mission-meet-F-B = Colonel Bubble und Lord Fiddlebottom auf ein Feld bringen
mission-meet-Z-X = Madame Zsa Zsa und Agent X auf ein Feld bringen
mission-meet-Z-Amb = Madame Zsa Zsa und den Botschafter auf ein Feld bringen
mission-escape-F = allein fliehen: Lord Fiddlebottom zu Nummer 5 oder Nummer 1
mission-escape-B = allein fliehen: Colonel Bubble zu Nummer 1 oder Nummer 5
mission-escape-X = allein fliehen: Agent X zu Nummer 6 oder Nummer 4
mission-escape-Z = allein fliehen: Madame Zsa Zsa zu Nummer 4 oder Nummer 6
mission-escape-F-own = allein fliehen: Lord Fiddlebottom zu Nummer 5
mission-escape-B-own = allein fliehen: Colonel Bubble zu Nummer 1
mission-escape-X-own = allein fliehen: Agent X zu Nummer 6
mission-escape-Z-own = allein fliehen: Madame Zsa Zsa zu Nummer 4

# Warnungen
caution-repeat-disclosure = Genau diese Karten hast du demselben Spieler schon gezeigt. Wenn du sie wieder zeigst, musst du bei jeder sagen, ob sie wahr ist.
caution-repeat-warning = Genau diese Karten hast du demselben Spieler schon gezeigt. Diesmal ist es nur eine Verwarnung; beim nächsten Mal musst du sagen, welche wahr sind.

# Einwände
refusal-no-move = „{ $text }“ lässt sich nicht als Zug lesen. Ein Zug beginnt mit „marble“, „spy“, „step“, „finish“, „meet“, „ask“, „answer“, „exile“, „announce“ oder „end“.
refusal-no-form = „{ $text }“ lässt sich nicht lesen. Schreib es so: „{ $form }“.
refusal-no-space = Ein Feld „{ $text }“ gibt es auf dem Spielbrett nicht.
refusal-no-marble = Eine Kugel „{ $text }“ gibt es nicht. Es gibt weiße, rote, blaue, gelbe und schwarze und im Kopf von 2013 violette.
refusal-white-marble = Eine weiße Kugel bewegt nichts.
refusal-three-marbles = Der Maskenkopf zeigt immer drei Kugeln.
refusal-no-colour = Niemand spielt „{ $text }“. Die Farben sind Rot, Blau, Grün und Gelb.
refusal-no-build = Kein Spion ist „{ $text }“. Spione sind groß, klein, dick oder dünn.
refusal-no-card = Eine Karte „{ $text }“ gibt es nicht. Es gibt vier Namen, vier Staturen und vier Nachrichten.
refusal-card-twice = „{ $text }“ lässt sich in einer Antwort nicht zweimal zeigen.
refusal-no-seal = Versiegelt zeigen kann man nur eine Identität oder eine Statur; die Nachricht kommt immer aus dem Umschlag.
refusal-no-answer = „{ $text }“ beantwortet keine Frage: drei Karten für einen Spion, zwei beim Botschafter, und eine davon darf deine Nachricht sein; versiegelt sind höchstens eine Identität und eine Statur.
refusal-no-question = Nach „{ $text }“ kannst du nicht fragen: Frag nach der Identität oder der Statur.
refusal-no-gesture = Einen Tick „{ $text }“ gibt es nicht. Es gibt eye, ear, frown und pout.
refusal-fortunas-move = Das entscheidet der Zufall, kein Spieler.
refusal-fortunas-turn = Erst entscheidet der Zufall.
refusal-colour-taken = Diese Farbe ist nicht frei.
refusal-choose-colour = Wähle jetzt deine Farbe.
refusal-choose-places = Stell jetzt deine vier Spione auf.
refusal-shake-first = Dein Zug beginnt: Schüttle den Maskenkopf, oder sag an.
refusal-move-now = Du ziehst gerade: Wähle eine Kugel, dann einen Spion, dann ein Feld, oder beende die Bewegung.
refusal-resolve-now = Deine Bewegung ist vorbei: Wähle eine Begegnung, oder beende deinen Zug, wenn keine mehr übrig ist.
refusal-ask-now = Du bist in einer Begegnung: Frag zuerst, oder mach einen Zusatzschritt, wo es einen gibt.
refusal-answer-now = Du wurdest gefragt: Zeig deine Karten.
refusal-exile-now = Du hast gefragt: Verbanne jetzt die Figur, der du begegnet bist.
refusal-picked-already = Du hast die { word-marble }e Kugel genommen: Mach ihren Schritt, oder nimm das zurück.
refusal-marble-not-there = Es gibt keine unverbrauchte { word-marble }e Kugel.
refusal-marble-useless = Kein Schritt mit der { word-marble }en Kugel führt zu einer Stellung, in der du anhalten darfst.
refusal-marble-first = Wähle zuerst eine Kugel.
refusal-spy-first = Wähle zuerst einen Spion.
refusal-spy-already = Du hast einen Spion gewählt: Wähle sein Feld.
refusal-step-first = Mach den Schritt der genommenen Kugel, oder nimm das zurück.
refusal-black-marble = Eine schwarze Kugel bewegt den Botschafter, keinen Spion.
refusal-own-spy = Diese Kugel bewegt einen deiner eigenen Spione.
refusal-others-spy = Eine violette Kugel bewegt den Spion eines anderen Spielers.
refusal-absent-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
} spielt in dieser Partie niemand.
refusal-spy-stuck = Der { word-build }e Spion hat mit der { word-marble }en Kugel keinen erlaubten Schritt.
refusal-no-route = Mit der { word-marble }en Kugel führt von dort kein Weg auf das Feld { word-space }.
refusal-own-together = Zwei deiner Spione dürfen nicht auf demselben Feld anhalten ({ word-space }), und keine Kugel ist übrig, um sie zu trennen.
refusal-ambassador-stop = Der Botschafter darf nicht auf einem Feld mit dem Spion eines anderen Spielers anhalten ({ word-space }).
refusal-colour-twice = In einem Zug darfst du nur auf einem { word-colour }en Spion anhalten.
refusal-no-way-on = Von dort führen die übrigen Kugeln zu keiner Stellung, in der du anhalten darfst.
refusal-finish-first = Beende zuerst deine Bewegung; dann darfst du ansagen.
refusal-announce-later = Ansagen darfst du vor einer Begegnung oder wenn die Figur, der du begegnet bist, verbannt ist, aber nicht jetzt.
refusal-no-meeting = Auf dem Feld { word-space } begegnest du niemandem.
refusal-meetings-left = Eine Begegnung lässt sich nicht auslassen: Kläre sie zuerst.
refusal-meeting-first = Sag zuerst, welche Begegnung du klärst.
refusal-movement-over = Deine Bewegung ist beendet.
refusal-ask-yourself = Dich selbst kannst du nicht fragen.
refusal-ask-whom-you-met = Du bist hier keinem { word-colour }en Spion begegnet, also kannst du diesen Spieler nicht fragen.
refusal-no-extra-step = An diesem Tisch gibt es einen Zusatzschritt nur bei der Begegnung mit einem Spion: Frag jemanden.
refusal-extra-far = Der Zusatzschritt führt ein Feld weit über einen Weg; auf das Feld { word-space } führt keiner.
refusal-extra-occupied = Der Zusatzschritt braucht ein leeres Feld, und auf dem Feld { word-space } steht eine Figur.
refusal-slots-spy = { $about ->
    [identity] Du wurdest nach zwei Identitäten und einer Statur gefragt; deine Nachricht darf eine davon ersetzen.
   *[build] Du wurdest nach zwei Staturen und einer Identität gefragt; deine Nachricht darf eine davon ersetzen.
}
refusal-slots-ambassador = { $about ->
    [identity] Du wurdest nach zwei Identitäten gefragt; deine Nachricht darf eine davon ersetzen.
   *[build] Du wurdest nach zwei Staturen gefragt; deine Nachricht darf eine davon ersetzen.
}
refusal-slots-without-message = { $about ->
    [identity] Du wurdest nach zwei Identitäten gefragt, und nur die darfst du hier zeigen.
   *[build] Du wurdest nach zwei Staturen gefragt, und nur die darfst du hier zeigen.
}
refusal-not-your-message = Zeigen kannst du nur deine eigene Nachricht, { $letter ->
    [A] Alpha
    [B] Bravo
    [C] Charlie
   *[D] Delta
}.
refusal-no-message-here = An diesem Tisch darf man die Nachricht beim Botschafter nicht zeigen.
refusal-nothing-true = Mindestens eine Identität oder Statur muss wahr sein; die Nachricht zählt nicht.
refusal-no-seals = An diesem Tisch zeigt man keine versiegelten Karten.
refusal-sealed-untrue = Im Umschlag sind nur deine wahre Identität und deine wahre Statur.
refusal-shown-before = Diese Karten hast du diesem Spieler schon gezeigt, und an diesem Tisch ist das verboten.
refusal-exile-occupied = Auf dem Feld { word-space } steht eine Figur.
refusal-exile-ambassador = Den Botschafter verbannt man auf ein Startfeld oder in die Botschaft, nicht auf das Feld { word-space }.
refusal-exile-ground = Einen Spion kann man nicht auf das Feld { word-space } verbannen: Es ist { $ground ->
    [start] ein Startfeld
    [numbered] ein nummeriertes Feld
    [embassy] die Botschaft
   *[white] ein weißes Feld
}.
refusal-no-tics = An diesem Tisch gibt es keine Ticks.
refusal-tic-for-one = Sag, für wen der Tick gedacht ist.
refusal-tic-for-all = An diesem Tisch sehen alle einen Tick, also kann er nicht für einen einzelnen Spieler sein.
refusal-tic-for-another = Ein Tick ist für einen anderen Spieler gedacht.
refusal-tics-used-up = { $limit ->
    [one] Du hast deinen Tick gezeigt; warte, bis der Maskenkopf wieder geschüttelt wird.
   *[other] Du hast deine { $limit } Ticks gezeigt; warte, bis der Maskenkopf wieder geschüttelt wird.
}
refusal-tic-aside = Diesen Tick darfst du nicht machen.

# Augenblicke
moment = { $round ->
    [0] Vor dem ersten Zug
   *[other] { $turn ->
        [you] Zug { $round }, du bist dran
        [other] Zug { $round }, { $name } ist dran
        [over] Zug { $round }, das Ende
       *[nobody] Zug { $round }
    }
}
