# Canaletto auf Deutsch: die Wörter auf dem Spielplan.

# die Lagune
board-lagoon = Die Lagune und ihre sechzehn Paläste
board-palace = { $palace }: { $count ->
    [0] leer.
   *[other] { $lot }.
}
board-mark-column = Hier steht die Säule: Dieser Posten wird versteigert.
board-mark-gondola = Hier ist die Gondel.
board-palace-bid = Biete { $amount }, um hier zu halten.
board-palace-skip = Von dort fährt die Gondel weiter bis { $palace }.
board-palace-begin = Hier beginnen.

# kurze Namen, unter den Palästen
board-short-0 = Ducale
board-short-1 = Giustinian
board-short-2 = Fasan
board-short-3 = Ca’ Granda
board-short-4 = Barbaro
board-short-5 = Grassi
board-short-6 = Spinelli
board-short-7 = Grimani
board-short-8 = Loredan
board-short-9 = Ca’ d’Oro
board-short-10 = Vendramin
board-short-11 = Labia
board-short-12 = Ca’ Pesaro
board-short-13 = Pisani
board-short-14 = Ca’ Foscari
board-short-15 = Rezzonico

# die Mitte
board-hammer = Unter dem Hammer
board-auction = Versteigerung { $number }
board-left-of = noch { $left } von { $size }
board-high = { $name_is ->
    [you] dein Gebot
   *[other] Gebot von { $name }
}
board-high-short = { $name_is ->
    [you] du
   *[other] { $name }
}
board-left-short = noch { $left }
board-own = du hast { $count }
board-no-bid = Noch kein Gebot
board-who-is-in = Wer dabei ist
board-seat-in = { $name_is ->
    [you] Du bist dabei
   *[other] { $name } ist dabei
}
board-seat-out = { $name_is ->
    [you] Du hast gepasst
   *[other] { $name } hat gepasst
}
board-seat-high = { $name_is ->
    [you] Du hast das höchste Gebot
   *[other] { $name } hat das höchste Gebot
}
board-starts-if = { $name_is ->
    [you] Kaufst du, ist danach { $next } zuerst dran.
   *[other] { $next_is ->
        [you] Kauft { $name }, bist danach du zuerst dran.
       *[other] Kauft { $name }, ist danach { $next } zuerst dran.
    }
}
board-settling = Der Hammer fällt
board-last = { $name_is ->
    [you] Du hast { $lot } für { $price } gekauft ({ $palace }).
   *[other] { $name } hat { $lot } für { $price } gekauft ({ $palace }).
}
board-last-bribe = { $name_is ->
    [you] Du hast mit deiner Maske { $lot } genommen ({ $palace }).
   *[other] { $name } hat mit der Maske { $lot } genommen ({ $palace }).
}
board-last-none = Niemand wollte { $lot } ({ $palace }).
board-last-sale = Die { $group } brachten je { $value }.
board-over = Die Versteigerungen sind vorbei
board-kinds = { $kinds ->
    [0] Auf dem Spielplan ist nichts mehr.
    [one] Auf dem Spielplan ist noch eine Sorte Schätze.
   *[other] Auf dem Spielplan sind noch { $kinds } Sorten Schätze.
}
board-before = Die Schätze werden in die Paläste getragen.
board-skip = Überspringen

# Werte, Beutel, Sorten, Leiste
board-values = Werte
board-value = { $state ->
    [used] Feld { $space }: { $group }, verkauft für { $value }
    [next] Feld { $space }: die nächste Sorte bringt { $value }
    [open] Feld { $space }: { $value }, später
   *[hidden] { $count ->
        [one] Noch ein Wert liegt verdeckt
       *[other] Noch { $count } Werte liegen verdeckt
    }
}
board-details = Geld, Schätze und Sorten
board-purses = Geld und Schätze
board-money = { $money ->
    [one] { $money } Dukat
   *[other] { $money } Dukaten
}
board-debt = Schulden: { $debt }, zählen am Ende doppelt
board-worth = Wäre jetzt Schluss: { $worth } wert
board-worth-short = { $worth } wert
board-mask = { $used ->
    [yes] Maske verbraucht
   *[no] Maske noch da
}
board-no-treasures = Keine Schätze
board-groups = Sorten
board-kinds-left = { $kinds ->
    [one] noch eine Sorte in den Palästen
   *[other] noch { $kinds } Sorten in den Palästen
}; bei zweien endet die Partie
board-kinds-now = { $kinds ->
    [one] noch eine Sorte; Ende bei 2
   *[other] noch { $kinds } Sorten; Ende bei 2
}
board-unseen = Werte, die noch kommen (zwei davon sind nicht im Spiel): { $values }
board-left-out = Werte, die nicht im Spiel waren: { $values }
board-owner = { $name_is ->
    [you] du { $count }
   *[other] { $name } { $count }
}
board-group = { $group }: { $left } von { $size } in den Palästen; Besitzer: { $owners ->
    [none] niemand
   *[other] { $owners }
}.
board-group-sold = { $group }: verkauft für { $value } ({ $owners }).
board-group-gone = { $group }: nie mehr verkäuflich, denn { $gone } von { $size } sind aus dem Spiel.
board-track = Geldleiste
board-track-of = { $name }: Dukaten { $money }, Schulden { $debt }.

# bieten
board-decision = Deine Entscheidung
board-slider = Gebot
board-amount = Dein Gebot
board-bid = { $amount } bieten
board-bid-none = Bieten
board-pass = Passen
board-turn = { $bid ->
    [0] Eröffne mit 1 oder mehr, oder passe.
   *[other] Biete { $lowest } oder mehr, oder passe.
}
board-bribe = Maske
board-type-bid = Wähle ein Gebot von { $lowest } bis { $highest }, oder tippe auf den Palast, bei dem die Gondel halten soll.
board-top = { $bribe ->
    [yes] Höher geht das Gebot nicht mehr: Passe, oder setz deine Maske ein.
   *[no] Höher geht das Gebot nicht mehr: Passe.
}
board-preview-stop = Ein Gebot von { $amount } bringt die Gondel bis { $palace }.
board-preview-pay = Kaufst du für { $amount }, bleiben dir { $left }.
board-preview-sale = { $count ->
    [one] Damit ist diese Sorte vollständig ({ $group }): Dein Stück bringt { $brings }.
   *[other] Damit ist diese Sorte vollständig ({ $group }): Deine { $count } bringen { $brings }.
}
board-preview-sales = Damit sind { $kinds } Sorten vollständig, und du wählst, welche zuerst verkauft wird.
board-preview-next = Nächster Posten: { $palace }
board-preview-skip = Dort ist nichts mehr ({ $stop }), also fährt die Gondel weiter. Nächster Posten: { $palace }
board-preview-nothing = Für eine weitere Versteigerung wäre kein Schatz mehr da.
board-preview-starter = Zuerst dran ist dort { $name }.
board-debt-warning = Du hast { $money }: Mit dem Kauf machst du Schulden von { $debt }, und die kosten dich am Ende { $cost }.
board-bribe-sure = Gibst du deine Maske her und nimmst { $lot } umsonst? Du hast nur eine Maske.
board-bribe-yes = Posten nehmen
board-bribe-no = Maske behalten
board-bribe-may = Maske: nimmt den Posten jetzt umsonst.
board-bribe-asked = Maske: nimmt den Posten jetzt umsonst.
board-bribe-not-now = Maske: An diesem Tisch wirst du gleich nach einem Gebot gefragt.
board-bribe-no-bid = Maske: erst nach dem ersten Gebot.
board-bribe-too-high = Maske: nur bis zu einem Gebot von 15.
board-bribe-used = Du hast deine Maske schon eingesetzt.
board-bribe-out = Maske: Du hast gepasst.
board-bribe-high = Maske: Du hast das höchste Gebot.
board-ask = { $name } bietet { $bid } für { $lot }. Setzt du deine Maske ein und nimmst den Posten?
board-bribe-now = Maske einsetzen: Posten nehmen
board-decline = Nein, Maske behalten
board-sell = { $count } Sorten sind vollständig. Welche wird zuerst verkauft, für je { $value }?
board-sell-group = { $group } für { $value } verkaufen
board-brings = { $name_is ->
    [you] du { $amount }
   *[other] { $name } { $amount }
}
board-begin = Wähle den Palast der ersten Versteigerung.
board-wait = { $name_is ->
    [you] Du bist dran.
   *[other] { $name } ist dran.
}
board-wait-high = Du hast das höchste Gebot. { $name } ist dran.
board-wait-out = Du hast in dieser Versteigerung gepasst. { $name } ist dran.
board-wait-sale = { $name_is ->
    [you] Du entscheidest, welche Sorte als Nächstes verkauft wird.
   *[other] { $name } entscheidet, welche Sorte als Nächstes verkauft wird.
}
board-wait-begin = { $name_is ->
    [you] Du wählst, wo die erste Versteigerung ist.
   *[other] { $name } wählt, wo die erste Versteigerung ist.
}
board-wait-bribe = { $name } wird nach der Maske gefragt.
board-wait-chance = Das Spiel wird aufgebaut.

# nach der Partie
board-ledger = Die Partie in Zahlen
board-show-board = Spielplan zeigen
board-show-ledger = Die Partie in Zahlen
board-wealth = Vermögen im Lauf der Versteigerungen
board-wealth-words = Das Vermögen im Lauf der Versteigerungen. Am Ende: { $words }.
board-wealth-at = { $name } nach Versteigerung { $number }: { $worth }
board-lots = Was jeder Posten kostete und brachte
board-column-number = Nr.
board-column-palace = Palast
board-column-lot = Posten
board-column-buyer = Käufer
board-column-price = Bezahlt
board-column-brought = Erlöst
board-column-gain = Gewinn
board-nobody = niemand
board-bribed-price = 0 (Maske bei { $bid })
board-unsold = { $count ->
    [one] ein Schatz blieb unverkauft
   *[other] { $count } Schätze blieben unverkauft
}
board-key-palace = rund um die Lagune von Palast zu Palast
    .keys = Pfeile
board-key-bid = im Feld: das Gebot abgeben
    .keys = Enter
