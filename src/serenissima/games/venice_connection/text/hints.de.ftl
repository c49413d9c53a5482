# Venice Connection auf Deutsch: warum eine Entscheidung gut ist. Die Zahlen kommen aus den Regeln und aus der Lösung.
why-closes = { $count ->
    [one] Diese Karte schließt den Ring, und du gewinnst.
   *[other] Diese { $count } Karten schließen den Ring, und du gewinnst.
}
why-two-turns = { $replies ->
    [one] Lässt genau zwei Züge übrig, der letzte ist also deiner: Dein Gegner hat einen Zug, der den Ring nicht verbaut, und dann schließt du ihn.
   *[other] Lässt genau zwei Züge übrig, der letzte ist also deiner: Nach jedem der { $replies } Züge, die den Ring nicht verbauen, kannst du ihn schließen.
}
why-even = Lässt { $turns } Züge übrig, wenn beide fehlerfrei spielen. Das ist eine gerade Zahl, der letzte ist also deiner.
why-opening = Gegen fehlerfreies Spiel kann nicht gewinnen, wer beginnt. Aber dazu muss jede Antwort stimmen: So dauert es am längsten, noch { $turns } Züge.
why-next = Was du auch legst, dein Gegner kann den Ring als Nächstes schließen. Hoff, dass er es übersieht.
why-rare = { $good ->
    [one] Du liegst zurück, aber von den { $replies } Zügen, die dein Gegner dann hat, gewinnt für ihn nur einer.
   *[other] Du liegst zurück, aber von den { $replies } Zügen, die dein Gegner dann hat, gewinnen für ihn nur { $good }.
}
why-longest = Was du auch legst, fehlerfreies Spiel gewinnt gegen dich. So dauert es am längsten: noch { $turns } Züge, in denen ein Fehler passieren kann.
why-behind = Was du auch legst, fehlerfreies Spiel gewinnt gegen dich. Aber der Ring bleibt schließbar, und ein Fehler kann passieren.
why-safe = { $missing ->
    [one] So bleibt der Ring schließbar, und dein Gegner kann ihn nicht in einem Zug schließen.
   *[other] So bleibt der Ring mit { $missing } weiteren Karten schließbar, und dein Gegner kann ihn nicht in einem Zug schließen.
}
why-open = So bleibt der Ring schließbar, allerdings kann dein Gegner ihn als Nächstes schließen.
why-call = { $left ->
    [one] Mit der einen Karte, die übrig ist, kann kein Ring durch alle Karten auf dem Tisch führen.
   *[other] Mit den { $left } Karten, die übrig sind, kann kein Ring durch alle Karten auf dem Tisch führen.
}
why-call-ring = { $count ->
    [one] Ein Ring ist schon geschlossen, und eine Karte liegt außerhalb. Sie lässt sich nie mehr anschließen.
   *[other] Ein Ring ist schon geschlossen, und { $count } Karten liegen außerhalb. Sie lassen sich nie mehr anschließen.
}
why-call-hole = Wasser fließt in ein Feld, in das keine Karte passt. Daraus wird nie ein einziger Ring.
why-proof = { $count ->
    [one] Eine Karte ergibt einen Ring durch alle Karten auf dem Tisch.
   *[other] { $count } Karten ergeben einen Ring durch alle Karten auf dem Tisch.
}
why-concede = Kein Ring kann durch alle Karten auf dem Tisch führen: Es gibt nichts zu zeigen.
