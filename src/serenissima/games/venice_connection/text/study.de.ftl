# Venice Connection auf Deutsch: Analyse, Rückschau, Aufgaben.
study-wins = { $turns ->
    [1] Wer am Zug ist, schließt jetzt den Kanal.
   *[other] Wer am Zug ist, gewinnt bei bestem Spiel in { $turns } Zügen.
}
study-loses = Wer am Zug ist, verliert bei bestem Spiel in { $turns } Zügen.
study-ruined = Der Kanal lässt sich nicht mehr schließen: Wer am Zug ist, ruft „Unmöglich!“ und gewinnt.
study-closed = Der Kanal ist geschlossen.
study-unsolved = Mit diesen Optionen ist das Spiel nicht gelöst. Der Kanal lässt sich noch schließen, aber nicht in diesem Zug.
study-ruined-since = Verbaut seit Zug { $turn }.
study-live = { $live ->
    [one] Nur nach einem von { $legal } Zügen lässt sich der Kanal noch schließen.
   *[other] Nach { $live } von { $legal } Zügen lässt sich der Kanal noch schließen.
}
study-completion = { $count ->
    [one] Eine Karte würde ihn schließen.
   *[other] Mindestens { $count } Karten sind nötig, um ihn zu schließen.
}

review-best = { $before ->
    [wins] Am besten: { $seat } geht auf Gewinn.
   *[loses] { $seat } hält so lange durch wie möglich.
}
review-slower = Immer noch gewonnen, aber ein anderer Zug gewinnt schneller.
review-sooner = Ohnehin verloren, aber ein anderer Zug hätte länger durchgehalten.
review-mistake = { $turns_before ->
    [1] Ein Fehler: { $seat } verschenkt den Gewinn. Ein anderer Zug hätte sofort gewonnen.
   *[other] Ein Fehler: { $seat } verschenkt den Gewinn. Ein anderer Zug hätte in { $turns_before } Zügen gewonnen.
}
review-parity = { $turns_after ->
    [1] Der gespielte Zug lässt einen übrig, und der gehört dem Gegner.
   *[other] Der gespielte Zug lässt { $turns_after } Züge übrig, wenn beide fehlerfrei spielen. Das ist eine ungerade Zahl, der letzte gehört also dem Gegner.
}
review-ruin = { $before ->
    [wins] { $seat } verbaut den Kanal und verschenkt den Gewinn.
   *[other] { $seat } verbaut den Kanal. Mit einem anderen Zug wäre er noch zu schließen gewesen.
}
review-missed-win = { $seat } hätte den Kanal sofort schließen können.
review-missed-call = Der Kanal ließ sich nicht mehr schließen, und { $seat } hat es nicht bemerkt: „Unmöglich!“ hätte gewonnen.
review-right-call = { $seat } bemerkt, dass sich der Kanal nicht mehr schließen lässt.
review-wrong-call = { $before ->
    [wins] { $seat } ruft, aber der Kanal ließ sich noch schließen. Weiterlegen hätte gewonnen.
   *[other] { $seat } ruft, aber der Kanal ließ sich noch schließen.
}
review-proof = { $seat } zeigt, wie sich der Kanal schließen lässt.
review-missed-proof = { $seat } zeigt nichts, aber es gab einen Weg.
review-unsolved = Mit diesen Optionen ist das Spiel nicht gelöst: Beurteilt werden nur verbaute Kanäle, Rufe und Züge, die schließen.
review-turned = { $count ->
    [one] Die Partie kippte einmal: durch { $seat }, in Zug { $turn }.
   *[other] Die Partie kippte { $count }-mal, zuletzt durch { $seat }, in Zug { $turn }.
}
review-straight = Niemand hat einen Gewinn verschenkt.
review-ruined-since = { $games ->
    [1] Der Kanal war seit Zug { $turn } verbaut.
   *[other] Partie { $game }: Der Kanal war seit Zug { $turn } verbaut.
}

puzzle-right = { $turns ->
    [1] Richtig: Das schließt den Kanal.
   *[other] Richtig: Das gewinnt in { $turns } Zügen.
}
puzzle-ruins = Das verbaut den Kanal: Er lässt sich nicht mehr schließen, und dein Gegner ruft „Unmöglich!“
puzzle-loses = { $turns ->
    [1] Das verliert: Dein Gegner schließt den Kanal.
   *[other] Das verliert: Es lässt { $turns } Züge übrig, wenn beide fehlerfrei spielen. Das ist eine ungerade Zahl, der letzte gehört also deinem Gegner.
}
puzzle-call = Der Kanal lässt sich noch schließen: Dein Gegner zeigt, wie, und gewinnt.
puzzle-live = { $live ->
    [one] Von { $legal } Zügen verbaut nur einer den Kanal nicht.
   *[other] Von { $legal } Zügen lassen { $live } den Kanal schließbar; die anderen verbauen ihn.
}
puzzle-reason = { $turns ->
    [2] Der richtige Zug lässt genau zwei übrig: einen für deinen Gegner, und dann deinen, der den Kanal schließt.
   *[other] Der richtige Zug lässt { $turns } Züge übrig, wenn beide fehlerfrei spielen. Das ist eine gerade Zahl, der letzte, der den Kanal schließt, ist also deiner.
}
puzzle-closes = Ein Zug schließt den Kanal sofort.
puzzle-wins = { $replies ->
    [one] Nach dem richtigen Zug hat dein Gegner eine einzige Antwort, die den Kanal nicht verbaut, und die verliert.
   *[other] Nach dem richtigen Zug hat dein Gegner { $replies } Antworten, die den Kanal nicht verbauen, und jede davon verliert.{ $soon ->
        [0] {""}
        [one] {" "}Nach einer davon kannst du den Kanal sofort schließen.
       *[other] {" "}Nach { $soon } davon kannst du den Kanal sofort schließen.
    }
}
puzzle-mirrored = Er lässt sich auf { $count } Arten legen, die Spiegelbilder voneinander sind.
puzzle-others = { $losing ->
    [one] Der einzige andere Zug, der den Kanal nicht verbaut, verliert.
   *[other] Die anderen { $losing } Züge, die den Kanal nicht verbauen, verlieren.
} { $soon ->
    [0] Sofort schließen kann ihn dein Gegner danach aber nie.
    [one] Nach einem davon kann dein Gegner ihn sofort schließen.
   *[other] Nach { $soon } davon kann dein Gegner ihn sofort schließen.
}
puzzle-tempting = Der zäheste davon hält insgesamt { $turns } Züge durch.

# warum eine Stellung nicht gelegt werden kann oder ein Zug keiner ist
refusal-no-position = „{ $text }“ ist nicht als Stellung lesbar. Schreib sie Zeile für Zeile von oben: ein Buchstabe für jede Karte, ein Punkt für jedes leere Feld, ein Schrägstrich zwischen den Zeilen.
refusal-in-parts = Alle Karten müssen zusammenhängen, Seite an Seite.
refusal-more-than-supply = Es gibt nur { $supply } Karten.
refusal-no-turn = „{ $text }“ ist nicht als Zug lesbar. Schreib Spalte, Zeile und Form von einer bis drei Karten.
