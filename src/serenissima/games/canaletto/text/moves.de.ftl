# Canaletto auf Deutsch: was man tun kann, in Worten (ein Tipp, ein Rückblick).
move-begin = Hier beginnen: { palace }
move-bid = { $amount } bieten
move-pass = Passen
move-bribe = Die Maske einsetzen und den Posten umsonst nehmen
move-decline = Die Maske behalten
move-sell = Die { group-plural } verkaufen
