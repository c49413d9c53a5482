# Venice Connection auf Deutsch: was man tun kann, in Worten (ein Tipp). Die Felder sind auf dem Tisch golden markiert.
move-lay = Leg die golden markierte Karte
move-confirm = Leg, was du hingelegt hast
move-impossible = Ruf „Unmöglich!“
move-proof = Zeig den Ring
move-concede = Gib den Beweis auf

# Wie Züge in einem Plan aus mehreren klingen.
plan-lay = Leg die golden markierten Karten
    .part = eine davon
plan-confirm =
    .passing = yes
