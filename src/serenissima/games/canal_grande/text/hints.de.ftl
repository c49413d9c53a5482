# Canal Grande auf Deutsch: warum eine Entscheidung gut ist. „Wahrscheinlich“ heißt: in mindestens 7 von 10 Verteilungen, die zu dem passen, was man gesehen hat.

# die wichtigsten Karten eines Angebots, immer im Akkusativ
taken-cards = { $taken ->
    [CAN] { $taken_count ->
        [one] eine Karte Cannaregio
       *[other] { $taken_count } Karten Cannaregio
    }
    [SCR] { $taken_count ->
        [one] eine Karte Santa Croce
       *[other] { $taken_count } Karten Santa Croce
    }
    [SPO] { $taken_count ->
        [one] eine Karte San Polo
       *[other] { $taken_count } Karten San Polo
    }
    [DOR] { $taken_count ->
        [one] eine Karte Dorsoduro
       *[other] { $taken_count } Karten Dorsoduro
    }
    [SMA] { $taken_count ->
        [one] eine Karte San Marco
       *[other] { $taken_count } Karten San Marco
    }
    [CAS] { $taken_count ->
        [one] eine Karte Castello
       *[other] { $taken_count } Karten Castello
    }
    [GON] { $taken_count ->
        [one] eine Gondel
       *[other] { $taken_count } Gondeln
    }
    [SPY] { $taken_count ->
        [one] einen Spion
       *[other] { $taken_count } Spione
    }
    [TRA] { $taken_count ->
        [one] einen Verräter
       *[other] { $taken_count } Verräter
    }
    [DOG] { $taken_count ->
        [one] einen Dogen
       *[other] { $taken_count } Dogen
    }
   *[none] nur Zahlenkarten
}
kept-cards = { $kept ->
    [CAN] { $kept_count ->
        [one] eine Karte Cannaregio
       *[other] { $kept_count } Karten Cannaregio
    }
    [SCR] { $kept_count ->
        [one] eine Karte Santa Croce
       *[other] { $kept_count } Karten Santa Croce
    }
    [SPO] { $kept_count ->
        [one] eine Karte San Polo
       *[other] { $kept_count } Karten San Polo
    }
    [DOR] { $kept_count ->
        [one] eine Karte Dorsoduro
       *[other] { $kept_count } Karten Dorsoduro
    }
    [SMA] { $kept_count ->
        [one] eine Karte San Marco
       *[other] { $kept_count } Karten San Marco
    }
    [CAS] { $kept_count ->
        [one] eine Karte Castello
       *[other] { $kept_count } Karten Castello
    }
    [GON] { $kept_count ->
        [one] eine Gondel
       *[other] { $kept_count } Gondeln
    }
    [SPY] { $kept_count ->
        [one] einen Spion
       *[other] { $kept_count } Spione
    }
    [TRA] { $kept_count ->
        [one] einen Verräter
       *[other] { $kept_count } Verräter
    }
   *[DOG] { $kept_count ->
        [one] einen Dogen
       *[other] { $kept_count } Dogen
    }
}

# aufteilen
why-split-draw = Welches Angebot { $chooser_seat } auch nimmt: { $seats ->
    [2] Die Phase endet, du hast weniger Punkte und ziehst { $count } Karten.
   *[other] Die Phase endet, dein Team hat weniger Punkte, und ihr zieht je { $count } Karten.
}
why-split-mine = { $chooser_seat } nimmt wahrscheinlich das Angebot, das { taken-cards } enthält. Für dich bleibt das bessere: Es enthält { kept-cards }.
why-split-points = { $chooser_seat } nimmt wahrscheinlich das Angebot, das { taken-cards } und { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} enthält. Du bekommst { $other ->
    [0] keinen Punkt,
    [one] nur einen Punkt,
   *[other] nur { $other } Punkte,
} und weniger Punkte sind besser.
why-split-even = Für { $chooser_seat } sind beide Angebote etwa gleich viel wert, also schadet dir keine Wahl besonders.
why-split-least = { $chooser_seat } nimmt wahrscheinlich das Angebot, das { taken-cards } enthält. { $better ->
    [0] Aber keine andere Aufteilung dieser Karten wäre für { $chooser_seat } schlechter.
    [one] Aber nur eine andere Aufteilung dieser Karten wäre für { $chooser_seat } schlechter.
   *[other] Aber von { $ways } möglichen Aufteilungen wären nur { $better } für { $chooser_seat } schlechter.
}
why-split-keep = { $chooser_seat } nimmt wahrscheinlich das Angebot, das { taken-cards } enthält; du bekommst { kept-cards }.

# wählen
why-take-wins = Der Doge darin ruft für dich eine Abstimmung aus, und mit noch einer Trophäe von { district-name } gewinnst du die Partie. Du könntest dort { $reach } legen, { $seats ->
    [2] { $rival_seat } wahrscheinlich weniger.
   *[other] deine Gegner zusammen wahrscheinlich weniger.
}
why-take-denies = So bekommt { $divider_seat } den Dogen nicht: Dort fehlt nur noch eine Trophäe zum Sieg.
why-take-draw = { $seats ->
    [2] Damit endet die Phase, du hast weniger Punkte und ziehst { $count } Karten.
   *[other] Damit endet die Phase, dein Team hat weniger Punkte, und ihr zieht je { $count } Karten.
}
why-take-doge = Der Doge darin ruft für dich eine Abstimmung aus. Für { district-name } könntest du { $reach } legen, { $seats ->
    [2] { $rival_seat } wahrscheinlich weniger.
   *[other] deine Gegner zusammen wahrscheinlich weniger.
}
why-take-more = Es ist dir mehr wert als das andere Angebot, vor allem weil es { taken-cards } enthält.
why-take-away = { $divider_seat } hätte mehr davon als von dem, was übrig bleibt, vor allem weil es { taken-cards } enthält.
why-take-fewer = Es hat { $points ->
    [0] keine Punkte
    [one] nur einen Punkt
   *[other] nur { $points } Punkte
}, das andere { $other }. Weniger ist besser: Die Seite mit weniger Punkten zieht Karten, wenn die Phase endet.
why-take-hand = Es bringt dir { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf die Hand, das andere { $other ->
    [0] keine.
    [one] eine.
   *[other] { $other }.
}

# Sonderkarten
why-doge-wins = Mit noch einer Trophäe von { district-name } gewinnst du die Partie. Du könntest dort { $reach } legen, { $seats ->
    [2] { $rival_seat } wahrscheinlich weniger.
   *[other] deine Gegner zusammen wahrscheinlich weniger.
}
why-doge-doge = Du kannst sofort abstimmen: Für { district-name } könntest du { $reach } legen, { $seats ->
    [2] { $rival_seat } wahrscheinlich weniger.
   *[other] deine Gegner zusammen wahrscheinlich weniger.
}
why-traitor-first = Der Verräter stiehlt { $seats ->
    [2] eine Handkarte von { $rival_seat }
   *[other] einem Gegner eine Handkarte
}, noch vor der Abstimmung: So lässt sich weniger gegen dich legen.
why-spy-first = Der Spion zieht noch vor der Abstimmung zwei Karten, und die helfen dir vielleicht dabei.
why-order = Kein Doge wartet, also gibt es keine Abstimmung vorzubereiten: Die Reihenfolge ist hier kaum wichtig.
why-rob-more = { $victim_seat } hat { $count } Karten auf der Hand, { $other_seat } nur { $other }: Dort ist mehr zu holen.
why-rob-weak = { $victim_seat } hat nur { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; da schmerzt der Verlust mehr als bei { $other_seat } mit { $other }.
why-rob-known = { $victim_seat } hat { $count } Karten auf der Hand, und du weißt: { $known } davon sind Gondeln oder aus Stadtteilen, die du noch brauchst.
why-rob = { $count ->
    [one] { $victim_seat } hat eine Karte auf der Hand, und die gehört bald dir.
   *[other] { $victim_seat } hat { $count } Karten auf der Hand, und eine davon gehört bald dir.
}
why-catch-up = { $count } Karten geschenkt: Stadtteile und Gondeln darunter kommen auf deine Hand.
why-decline = Ein Doge unter den Karten würde dich zu einer Abstimmung zwingen, und { $seats ->
    [2] { $rival_seat } braucht
   *[other] deine Gegner brauchen
} nur noch eine Trophäe zum Sieg.

# abstimmen
why-vote-match = Mit noch einer Trophäe von { district-name } gewinnst du die Partie.
why-vote-stop = { $seats ->
    [2] { $rival_seat } würde mit dieser Trophäe die Partie gewinnen.
   *[other] Deine Gegner würden mit dieser Trophäe die Partie gewinnen.
} Gib sie nicht her.
why-vote-holds = Du kannst in dieser Abstimmung { $reach ->
    [one] eine Karte
   *[other] bis zu { $reach } Karten
} legen, und { $seats ->
    [2] { $rival_seat } kann das wahrscheinlich nicht schlagen.
   *[other] beide Gegner zusammen können das wahrscheinlich nicht schlagen.
}
why-vote-together = Zusammen mit { $partner_seat } schlägst du wahrscheinlich alles, was beide Gegner legen.
why-vote-ahead = Damit liegt deine Seite vorn, { $own } zu { $other }.
why-vote-level = Damit ziehst du gleich, { $own } zu { $own }, und bei Gleichstand gewinnst du.
why-vote-stay = Mit einer Karte bleibst du in der Abstimmung. Wenn du passt, bist du draußen.
why-vote-cheap = Du musst die Abstimmung eröffnen. Geht sie verloren, kostet sie dich nur diese eine Karte.
why-vote-high = Gegen { $count } Karten auf einmal muss { $rival_seat } mindestens { $need } legen, um zu antworten.
why-vote-new = Du hast noch keine Trophäe von { district-name }. Mit dieser { $missing ->
    [0] hättest du alle sechs Stadtteile.
    [one] würde nur noch ein Stadtteil fehlen.
   *[other] würden noch { $missing } Stadtteile fehlen.
}
why-vote-third = Es wäre deine Trophäe Nummer { $trophies } von { district-name }, und mit vier von einem Stadtteil gewinnst du.
why-vote-need = Um zu antworten, muss { $rival_seat } dann { $more ->
    [one] noch mindestens eine Karte legen.
   *[other] noch mindestens { $more } Karten legen.
}
why-pass-wins = Kein Gegner ist mehr in der Abstimmung, und deine Seite gewinnt { $own } zu { $other }: Passe, und die Trophäe gehört dir.
why-pass-ahead = Deine Seite liegt mit { $own } zu { $other } vorn, und { $partner_seat } ist noch dabei: Behalte deine Karten.
why-pass-beaten = Du kämst höchstens auf { $reach }, und { $seats ->
    [2] { $rival_seat } kann wahrscheinlich mehr legen.
   *[other] deine Gegner können wahrscheinlich mehr legen als ihr beide.
}
why-pass-again = { $seats ->
    [2] { $rival_seat } hat
   *[other] Deine Gegner haben
} schon { $trophies ->
    [one] eine Trophäe
   *[other] { $trophies } Trophäen
} von { district-name }: Ein neuer Stadtteil kommt damit nicht dazu.
why-pass-free = Du hast nichts gelegt, also kostet Passen dich nichts. Um zu antworten, brauchst du { $least ->
    [one] mindestens eine Karte.
   *[other] mindestens { $least } Karten.
}
why-pass-save = Um weiterzumachen, brauchst du { $least ->
    [one] noch mindestens eine Karte.
   *[other] noch mindestens { $least } Karten.
} Wenn du passt, { $back ->
    [0] verlierst du, was du gelegt hast.
    [one] bekommst du eine der gelegten Karten zurück.
   *[other] bekommst du { $back } der gelegten Karten zurück.
}
why-pass-behind = Deine Seite liegt mit { $own } zu { $other } zurück und bräuchte { $more ->
    [one] noch mindestens eine Karte zum Sieg.
   *[other] noch mindestens { $more } Karten zum Sieg.
}
