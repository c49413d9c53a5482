# Canaletto auf Deutsch: was man tun kann, in Worten (ein Tipp, ein Rückblick).
move-begin = Beginn hier: { palace }
move-bid = Biete { $amount }
move-pass = Passe
move-bribe = Setz die Maske ein und nimm den Posten umsonst
move-decline = Behalte die Maske
move-sell = Verkauf die { group-plural }
