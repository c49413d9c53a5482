# Canaletto, in italiano: che cosa si può fare, in parole (un suggerimento, uno sguardo indietro).
move-begin = Comincia a { palace }
move-bid = Offri { $amount }
move-pass = Passa
move-bribe = Usa la maschera e prendi il lotto gratis
move-decline = Tieni la maschera
move-sell = Vendi { $group ->
        [mirror] gli
        [clock] gli
        [stove] le
        [ring] gli
        [lamp] le
        [necklace] le
       *[other] i
    } { group-plural }
