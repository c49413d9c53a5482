# Was der Server antwortet, wenn etwas nicht stimmt: der Client bekommt den Satz selbst.
fault-malformed = Diese Nachricht ist nicht lesbar: { $problem }. Richtig ist ein JSON-Objekt, dessen "type" eines davon ist: { $kinds }.
fault-move = Das ist kein Zug von { $game }: { $problem }. Richtig ist einer der Züge aus dem letzten Update.
fault-too-many = Zu viele Nachrichten: höchstens { $rate } pro Sekunde. Der Rest wird verworfen.
problem-bad-token = Dieses Token stammt nicht von diesem Server. POST /api/tokens erzeugt eines.
problem-no-table = Diesen Tisch gibt es nicht.
problem-no-game = { $problem }
problem-no-rules = Die Regeln von { $game } sind nicht hier.
problem-no-bot = Den Bot { $bot } gibt es nicht; es gibt { $allowed }.
problem-seats = Für { $count } ist dieses Spiel nicht gedacht, sondern für { $allowed }.
problem-bad-option = { $problem }
problem-bad-position = Mit dieser Stellung kann keine Partie beginnen: { $problem }
problem-position-over = In dieser Stellung wäre die Partie schon zu Ende.
problem-fork-secret = Wer hier weiterspielt, weiß alles, und es sind Geheimnisse dabei: Spiel allein oder gegen Bots weiter.
problem-position-secret = Wer eine Stellung aufbaut, weiß alles, und in dieser stecken Geheimnisse: Spiel sie allein oder gegen Bots.
problem-bad-record = { $kind ->
    [empty] Diese Datei ist leer. Wähle eine, die nach dem Ende einer Partie gespeichert wurde.
    [foreign] Das ist keine Aufzeichnung von Serenissima. Wähle eine Datei, die nach dem Ende einer Partie gespeichert wurde.
    [version] Diese Aufzeichnung stammt aus einer anderen Version von Serenissima; diese hier kann sie nicht lesen.
    [game] Diese Aufzeichnung ist von einem Spiel, das es hier nicht gibt.
    [long] Diese Aufzeichnung ist zu lang.
    [cut] Diese Aufzeichnung ist unvollständig oder wurde verändert: Ihre Züge führen nicht zu ihrem Ergebnis.
   *[damaged] Diese Aufzeichnung ist beschädigt: Zeile { $line } ist nicht lesbar oder nicht das, was die Regeln erlauben.
}
problem-other-version = Diese Partie wurde mit Version { $version } von { $game } gespielt; jetzt ist es Version { $now }.
problem-unreadable = Eintrag { $entry } dieser Partie passt nicht mehr zu den Regeln, deshalb lässt sie sich nicht zeigen.
problem-invite-wrong = Diese Einladung passt nicht zum Tisch.
problem-table-full = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
problem-too-many-tables = { $most ->
    [one] Du hast schon einen offenen Tisch; mehr geht nicht.
   *[other] Du hast schon { $most } offene Tische; mehr geht nicht.
} Spiel erst einen zu Ende, sag einen ab, der noch nicht begonnen hat, oder beende eine Partie gegen Bots: Auf der Startseite stehen sie unter „Deine Tische“.
problem-again = { $seconds ->
    [one] Versuch es in einer Sekunde noch einmal.
   *[other] Versuch es in { $seconds } Sekunden noch einmal.
}
problem-too-many-requests = Zu viele Anfragen auf einmal. { problem-again }
problem-too-many-tables-at-once = Zu viele neue Tische auf einmal. { problem-again }
problem-too-many-seats = Zu viel Kommen und Gehen an den Tischen. { problem-again }
problem-too-many-records = Zu viele Aufzeichnungen auf einmal. { problem-again }
problem-too-many-names = Zu viele neue Namen auf einmal. { problem-again }
problem-too-many-tokens = Zu viele neue Token auf einmal. { problem-again }
problem-too-many-hints = Zu viele Tipps auf einmal. { problem-again }
problem-too-many-look-backs = Zu viele Rückblicke auf einmal: Jeder braucht eine Weile. { problem-again }
problem-too-many-replays = Zu viele Partien auf einmal angesehen. { problem-again }
problem-too-many-sockets = Du hast schon { $most } Fenster mit Tischen offen; mehr geht nicht. Schließ eines davon. { problem-again }
problem-too-many-sockets-at-once = Zu viele neue Verbindungen auf einmal. { problem-again }
problem-too-many-sockets-here = Von deiner Adresse kommen schon { $most } Verbindungen; mehr geht nicht. { problem-again }
problem-too-many-connections = Das Haus ist gerade voll. { problem-again }
problem-too-slow = Diese Anfrage kam zu langsam an: Nach { $seconds } Sekunden wartet der Server nicht länger. Schick sie noch einmal.
problem-other-name = Dieser Server heißt nicht { $name }: Nimm die Adresse, die du bekommen hast. Wer ihn betreibt, kann den Namen hinzufügen: serenissima serve --name { $name }
problem-fork-running = Solange eine Partie läuft, kann niemand sie anderswo weiterspielen; danach können es alle.
problem-fork-over = In dieser Stellung ist die Partie zu Ende. Wähle eine frühere.
problem-rematch-unanswered = In dieser Partie haben noch nicht alle gespielt. Warte, bis sie kommen, oder mach einen neuen Tisch auf und schick ihnen den Link.
problem-rematch-running = Eine Revanche gibt es erst, wenn die Partie zu Ende ist.
problem-not-seated = Nur wer an diesem Tisch sitzt, kann eine Revanche verlangen.
problem-record-running = Die Aufzeichnung gibt es erst, wenn die Partie zu Ende ist: Vorher würde sie Geheimnisse verraten.
problem-verify-running = Der Zufall lässt sich erst prüfen, wenn die Partie zu Ende ist: Dann wird der Startwert aufgedeckt.
problem-not-your-view = Solange die Partie läuft, siehst du sie nur mit deinen eigenen Augen.
problem-waiting = Die Partie hat noch nicht begonnen.
problem-no-seat = Diesen Platz gibt es nicht; der letzte hat die Nummer { $last }.
problem-no-entry = Diesen Eintrag gibt es nicht; der letzte hat die Nummer { $last }.
problem-no-address = Unter { $path } gibt es nichts.
problem-long-address = Die Adresse, unter der dieser Server aufgerufen wurde, ist zu lang für einen QR-Code: Ruf ihn bei seinem Namen auf.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-method = Diese Adresse versteht solche Anfragen nicht.
problem-too-large = Das ist zu groß: Eine Aufzeichnung darf 2 MB haben, alles andere 256 kB.
problem-malformed = Diese Anfrage ist nicht lesbar: { $problem }
problem-no-workshop = Für { $game } gibt es hier nichts zu basteln.
problem-no-quick = Für { $game } gibt es keine Kurzanleitung.
problem-no-lesson = Für { $game } gibt es keine Lektion.
problem-too-many-lessons = Du bist schneller als dein Coach. { problem-again }
problem-no-study = Für { $game } gibt es weder Analyse noch Aufgaben.
problem-study-running = Solange eine Partie läuft, wird sie für niemanden analysiert. Spiel sie zu Ende oder gib auf.
problem-study-playing = Du spielst gerade dieses Spiel ({ $names }), deshalb gibt es für dich keine Analyse. Spiel die Partie erst zu Ende oder gib auf.
problem-unfit = { $why }
problem-no-puzzle = Eine Aufgabe mit dieser Nummer gibt es nicht.
problem-too-many-questions = Zu viele Fragen auf einmal. { problem-again }
problem-study-failed = Das ließ sich nicht ausrechnen. Versuch es später noch einmal.
problem-other-origin = Diese Anfrage kam von der Seite einer anderen Website.
problem-unwell = { $kind ->
    [full] Gerade lässt sich nichts speichern: Der Datenträger ist voll oder kaputt.
    [damaged] Gerade lässt sich nichts speichern: Die Datenbank ist beschädigt.
    [slow] Gerade lässt sich nichts speichern: Die Datenbank antwortet nicht.
   *[forbidden] Gerade lässt sich nichts speichern: In die Datenbank darf nicht geschrieben werden.
}
problem-failed = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt.
problem-hint-not-running = Tipps gibt es nur, solange die Partie läuft.
problem-hint-no-practice = Tipps gibt es nur zur Übung: wenn du allein gegen Bots spielst.
problem-why-no-bot = Nach ihren Gründen werden nur Bots gefragt.
problem-why-no-practice = Solange Menschen gegeneinander spielen, behalten Bots ihre Gründe für sich. Frag, wenn die Partie zu Ende ist.
problem-why-nothing-yet = { $name } hat noch nichts getan.
problem-hint-not-your-turn = Du bist nicht dran. Ein Tipp gilt dem nächsten Zug auf deinem eigenen Platz.

# Was der Server im Terminal sagt.
serve-at = Serenissima läuft unter { $address }
serve-lan = Im selben Netz: { $address }
serve-stop = Strg+C beendet den Server.
serve-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Serenissima. Nimm einen anderen, zum Beispiel mit --port { $other }.
serve-no-address = Der Server kann unter { $address } keine Verbindungen annehmen: { $problem }. Wähle mit --host eine andere Adresse oder mit --port einen anderen Port.
serve-no-driver = Der Treiber für PostgreSQL fehlt: pip install "serenissima[postgres]"
forge-begins = Du kannst sofort spielen. Währenddessen wird der Spielkern kompiliert; bis dahin denken die Bots langsamer.
forge-works = Der Spielkern wird kompiliert
forge-ready = Der Spielkern ist kompiliert. Die Bots benutzen ihn ab jetzt.
forge-failed = Der Spielkern ließ sich nicht kompilieren: Alles funktioniert, nur langsamer.
serve-no-database = { $kind ->
    [damaged] Die Datenbank in { $folder } ist nicht brauchbar: { $problem }. Räum sie beiseite oder wähle mit --data einen anderen Ordner.
    [full] In die Datenbank in { $folder } lässt sich nicht schreiben: { $problem }. Schaff Platz auf dem Datenträger oder wähle mit --data einen anderen Ordner.
    [address] Die Datenbank ist nicht brauchbar: { $problem }. Prüfe die Adresse nach --db.
   *[forbidden] Die Datenbank in { $folder } ist nicht brauchbar: { $problem }. Wähle mit --data einen Ordner, in den du schreiben darfst.
}
serve-bad-proxy = { $proxy } ist keine Adresse eines Proxys. Nach --proxy stehen Adressen und Netze, durch Kommas getrennt: 127.0.0.1,10.0.0.0/8
serve-newer-database = Die Datenbank wurde von einer neueren Version von Serenissima geschrieben. Installiere diese Version oder wähle mit --data einen anderen Ordner.
serve-bad-secret = { $file } ist beschädigt. Stell die Datei aus einer Kopie wieder her oder lösche sie: Dann kann allerdings niemand auf alte Plätze zurück.
serve-no-folder = Der Datenordner ist nicht brauchbar: { $problem }. Wähle mit --data einen, in den du schreiben darfst.
serve-plain = Der Spielkern ist nicht kompiliert: Alles funktioniert, nur langsamer.
