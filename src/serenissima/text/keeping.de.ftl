# Abschied von Tischen, und was wie lange aufbewahrt wird: was Server und Kommandozeile sagen.
problem-cancel-guest = Absagen kann diesen Tisch nur, wer ihn aufgemacht hat. Du kannst aber aufstehen.
problem-remove-running = An dieser Partie sind noch andere beteiligt, deshalb kannst du sie nicht entfernen, solange sie läuft. Spiel sie zu Ende oder gib auf.
problem-remove-not-yours = Dieser Tisch steht nicht auf deiner Liste: Entfernen kann ihn nur, wer ihn aufgemacht hat oder dort sitzt.
problem-leave-not-seated = Du sitzt nicht an diesem Tisch.
problem-leave-begun = Die Partie hat begonnen. Gib auf oder lass einen Bot für dich weiterspielen.
problem-leave-host = Das ist dein eigener Tisch. Sag ihn lieber ab.
problem-fill-not-host = Mit Bots auffüllen kann diesen Tisch nur, wer ihn aufgemacht hat.
problem-fill-begun = Die Partie hat begonnen, und alle Plätze sind besetzt.
problem-fill-nobody = Erst muss sich jemand an diesen Tisch setzen, dann können Bots die anderen Plätze auffüllen.
problem-clash = Jemand anderes hat diesen Tisch im selben Moment geändert. Schau noch einmal hin, dann versuch es wieder.
problem-storage-full = Dieser Server ist voll und nimmt vorerst keine neuen Tische an. Laufende Partien gehen weiter. Bitte die, die ihn betreiben, Platz zu schaffen.
problem-kept-too-much = Du bewahrst hier zu viel auf: { $size } MB von den { $most } MB, die einer Person zustehen. Entferne unter „Deine Tische“ auf der Startseite Aufzeichnungen und beendete Partien; dann ist Platz für neue.
serve-bad-keeping = keeping.toml ist nicht lesbar: { $problem }. In docs/keeping.md steht, wie man sie schreibt.
cli-storage = Zeigt, was in der Datenbank eines Servers wie viel Platz braucht.
cli-arg-sweep = zuerst entfernen, was nicht länger aufbewahrt wird
cli-storage-none = In { $folder } ist keine Datenbank. Nenne mit --data den Ordner eines Servers oder mit --db eine Adresse.
cli-storage-foreign = Was in { $where } liegt, ist keine Datenbank von Serenissima.
cli-storage-older = Die Datenbank wurde von einer älteren Version von Serenissima geschrieben. Starte einmal den Server: Er bringt sie auf den neuesten Stand.
cli-storage-unusable = Die Datenbank von { $where } ist nicht lesbar: { $problem }
cli-storage-kind = was
cli-storage-count = wie viele
cli-storage-size = Platz
cli-storage-oldest = älteste
cli-storage-days = bleibt
cli-storage-next = geht als Nächstes
cli-storage-kind-waiting = Tische vor dem Beginn
cli-storage-kind-running = laufende Partien
cli-storage-kind-practice = beendete Übungspartien
cli-storage-kind-finished = beendete, unter Menschen
cli-storage-kind-records = mitgebrachte Aufzeichnungen
cli-storage-kind-visitors = Besucher mit Namen
cli-storage-for-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
cli-storage-for-ever = für immer
cli-storage-due = { $count } jetzt
cli-storage-some-waiting = { $count ->
    [one] 1 Tisch vor dem Beginn
   *[other] { $count } Tische vor dem Beginn
}
cli-storage-some-running = { $count ->
    [one] 1 laufende Partie
   *[other] { $count } laufende Partien
}
cli-storage-some-practice = { $count ->
    [one] 1 beendete Übungspartie
   *[other] { $count } beendete Übungspartien
}
cli-storage-some-finished = { $count ->
    [one] 1 beendete Partie unter Menschen
   *[other] { $count } beendete Partien unter Menschen
}
cli-storage-some-records = { $count ->
    [one] 1 mitgebrachte Aufzeichnung
   *[other] { $count } mitgebrachte Aufzeichnungen
}
cli-storage-some-visitors = { $count ->
    [one] 1 Besucher ohne Platz
   *[other] { $count } Besucher ohne Platz
}
cli-storage-removed = Entfernt: { $what }.
cli-storage-nothing-due = Es war nichts fällig.
cli-storage-total = { $used } belegt{ $bound }; { $disk } auf dem Datenträger. Frei gewordener Platz wird wieder benutzt.
cli-storage-bound = { " " }von { $bound }
cli-storage-no-bound = { "" }
