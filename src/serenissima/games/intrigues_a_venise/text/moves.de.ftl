# Intrigues à Venise auf Deutsch: was man tun kann, in Worten (ein Tipp, ein Rückblick). Die Felder des Zugs sind die Argumente.
move-colour = { $colour ->
    [red] Rot wählen
    [blue] Blau wählen
    [green] Grün wählen
   *[yellow] Gelb wählen
}
move-place = Die Spione aufstellen: { $builds }
move-shake = Den Maskenkopf schütteln
move-marble = Die { word-marble }e Kugel nehmen
move-spy = Den { word-build }en { word-colour }en Spion nehmen
move-step = Auf das Feld { word-space } ziehen
move-finish = Die Bewegung beenden
move-meet = Zur Begegnung auf dem Feld { word-space }
move-ask = { $colour ->
    [red] Die Frage an Rot:
    [blue] Die Frage an Blau:
    [green] Die Frage an Grün:
   *[yellow] Die Frage an Gelb:
} { $about ->
    [identity] Wer bist du?
   *[build] Welche Statur hast du?
}
move-extra = Nicht fragen, sondern weiter auf das Feld { word-space }
move-answer = { $cards } zeigen
move-exile = Die Figur auf das Feld { word-space } verbannen
move-announce = Ansagen, dass die Mission erfüllt ist
move-end = Den Zug beenden
move-tic = { $gesture ->
    [eye] { gesture-eye }
    [ear] { gesture-ear }
    [frown] { gesture-frown }
   *[pout] { gesture-pout }
}

# die Karten einer Antwort
item-F = { identity-F }
item-B = { identity-B }
item-X = { identity-X }
item-Z = { identity-Z }
item-mA = { card-mA }
item-mB = { card-mB }
item-mC = { card-mC }
item-mD = { card-mD }

# Wie Züge in einem Plan aus mehreren lauten.
plan-marble = { word-marble }e Kugel
plan-spy = Der { word-build }e { word-colour }e Spion
    .after-marble = : der { word-build }e { word-colour }e Spion
plan-step = Auf das Feld { word-space } ziehen
    .after-marble = : der Botschafter auf das Feld { word-space }
    .after-spy = { " " }auf das Feld { word-space }
plan-finish =
    .passing = yes
plan-end =
    .passing = yes
