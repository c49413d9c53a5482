# Venise auf Deutsch: was man tun kann, in Worten (ein Tipp, ein Rückblick). Die Felder des Zugs sind die Argumente.
move-card = { $card ->
    [short] „Kurz“
    [long] „Lang“
    [remove] „Entfernen“
    [move] „Versetzen“
    [walk1] „1 Schritt“
    [walk2] „2 Schritte“
    [walk3] „3 Schritte“
   *[joker] Joker
}
# am Ende des Satzes: „… legen, mit einem Joker“
move-with = { $joker ->
    [yes] { " " }(mit einem Joker)
   *[no] { "" }
}
move-colour = { $colour ->
    [ruby] Rubin
    [diamond] Diamant
    [emerald] Smaragd
   *[topaz] Topas
}
move-short = Eine kurze Planke legen{ move-with }
move-long = Eine lange Planke legen{ move-with }
move-remove = Eine Planke entfernen{ move-with }
move-move = Eine Planke zum Versetzen aufnehmen{ move-with }
move-to = Die Planke hier legen
move-walk = { $steps ->
    [one] Einen Schritt gehen
   *[other] Bis zu { $steps } Schritte gehen
}{ move-with }
move-step = Einen Schritt machen
move-stop = Stehen bleiben
move-take-joker = Einen Joker nehmen, statt zu spielen
move-exchange = Vier Karten gegen einen Joker tauschen
move-give = { move-card } geben
move-end-play = Keine Karten mehr spielen und ziehen
move-end-turn = Die Karten behalten und den Zug beenden
move-discard = { move-card } ablegen
move-rescue = { $plank ->
    [short] Sich eine kurze Planke bringen lassen
   *[long] Sich eine lange Planke bringen lassen
}
move-choose = { move-colour } wählen
move-no-choice = Die Farbe dem Zufall überlassen
move-begin = { $seat } beginnen lassen

# Wie Züge in einem Plan aus mehreren lauten.
plan-walk = { $steps ->
    [one] Einen Schritt gehen
   *[other] Bis zu { $steps } Schritte gehen
}{ move-with }
plan-step =
    .passing = yes
plan-stop =
    .passing = yes
plan-move = Eine Planke versetzen{ move-with }
plan-to =
    .passing = yes
plan-give = { $parts } geben
    .part = { move-card }
    .after-exchange = : { $parts }
plan-exchange = Gegen einen Joker tauschen
plan-discard = Ablegen: { $parts }
    .part = { move-card }
plan-end-play =
    .passing = yes
plan-end-turn =
    .passing = yes
