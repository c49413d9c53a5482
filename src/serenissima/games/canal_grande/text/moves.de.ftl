# Canal Grande auf Deutsch: was man tun kann, in Worten (ein Tipp, ein Rückblick). Die Felder des Zugs sind die Argumente.
move-put = Ins zweite Angebot: { card-name }
move-confirm = Bestätigen
move-choose = { $offer ->
    [1] Das erste Angebot nehmen
   *[2] Das zweite Angebot nehmen
}
move-resolve = { $card ->
    [SPY] Als Nächstes den Spion einsetzen
    [TRA] Als Nächstes den Verräter einsetzen
   *[DOG] Als Nächstes den Dogen einsetzen
}
move-betray = Mit dem Verräter eine Karte von { $seat } stehlen
move-forgo = Den Verräter wegschicken
move-lay = { card-name } legen
move-pass = Passen
move-catch-up = Die Karten ziehen
move-decline = Nicht ziehen

# Wie Züge in einem Plan aus mehreren lauten.
plan-put = Aufteilen; ins zweite Angebot: { $parts }
    .part = { card-name }
plan-confirm =
    .passing = yes
plan-lay = Legen: { $parts }
    .part = { card-name }
