# Venice Connection auf Deutsch: was man tun kann, in Worten (ein Tipp). Die Felder sind auf dem Tisch golden markiert.
move-lay = Die golden markierte Karte legen
move-confirm = Die hingelegten Karten bestätigen
move-impossible = „Unmöglich!“ rufen
move-proof = Den Ring zeigen
move-concede = Den Beweis aufgeben

# Wie Züge in einem Plan aus mehreren klingen.
plan-lay = Die golden markierten Karten legen
    .part = eine davon
plan-confirm =
    .passing = yes
