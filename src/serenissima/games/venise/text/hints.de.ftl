# Venise auf Deutsch: warum eine Entscheidung gut ist. Die Zahlen kann man am Tisch nachzählen.

# Teile der Sätze unten: Nominativ, Akkusativ, Mehrzahl
hint-gem = { $colour ->
    [ruby] Rubin
    [diamond] Diamant
    [emerald] Smaragd
   *[topaz] Topas
}
hint-a-gem = { $colour ->
    [ruby] einen Rubin
    [diamond] einen Diamanten
    [emerald] einen Smaragd
   *[topaz] einen Topas
}
hint-gems = { $colour ->
    [ruby] Rubine
    [diamond] Diamanten
    [emerald] Smaragde
   *[topaz] Topase
}
# immer im Akkusativ: „… entfernt“, „auf …“
hint-way = { $planks ->
    [0] { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    }
    [one] { $steps ->
        [one] eine Planke und einen Schritt
       *[other] eine Planke und { $steps } Schritte
    }
   *[other] { $steps ->
        [one] { $planks } Planken und einen Schritt
       *[other] { $planks } Planken und { $steps } Schritte
    }
}
hint-was = { $was_planks ->
    [0] { $was_steps ->
        [one] einen Schritt
       *[other] { $was_steps } Schritte
    }
    [one] { $was_steps ->
        [one] eine Planke und einen Schritt
       *[other] eine Planke und { $was_steps } Schritte
    }
   *[other] { $was_steps ->
        [one] { $was_planks } Planken und einen Schritt
       *[other] { $was_planks } Planken und { $was_steps } Schritte
    }
}
hint-card = { $card ->
    [short] „Kurz“
    [long] „Lang“
    [remove] „Entfernen“
    [move] „Versetzen“
    [walk1] „1 Schritt“
    [walk2] „2 Schritte“
   *[walk3] „3 Schritte“
}

# Edelsteine
why-last-gem = { $end ->
    [round] Das ist dein letzter { hint-gem }. Du hast alle vier, und die anderen spielen nur noch diese Runde zu Ende.
    [places] Das ist dein letzter { hint-gem }, und der beste freie Platz gehört dir.
   *[match] Das ist dein letzter { hint-gem }, und du gewinnst.
}
why-gems = { $left ->
    [one] Bringt dir { $gems } { hint-gems } in einem Zug. Dann fehlt nur noch einer.
   *[other] Bringt dir { $gems } { hint-gems } in einem Zug. Dann fehlen noch { $left }.
}
why-gem-back = { $planks ->
    [one] Bringt dir { hint-a-gem } und eine Planke, die hinter dir liegt: Du hast eine Planke für den weiteren Weg.
   *[other] Bringt dir { hint-a-gem } und eine Planke, die hinter dir liegt: Du hast { $planks } Planken für den weiteren Weg.
}
why-gem-next = Bringt dir { hint-a-gem }. Der nächste ist dann { hint-way } entfernt.
why-gem = { $left ->
    [one] Bringt dir { hint-a-gem }. Dann fehlt nur noch einer.
   *[other] Bringt dir { hint-a-gem }. Dann fehlen noch { $left }.
}

# der Weg
why-open = { $steps ->
    [one] Dann ist dein nächster { hint-gem } nur noch einen Schritt entfernt, ganz ohne neue Planke.
   *[other] Dann ist dein nächster { hint-gem } { $steps } Schritte entfernt, ganz ohne neue Planke.
}
why-closer = Bringt dich näher: Dein nächster { hint-gem } ist dann { hint-way } statt { hint-was } entfernt.
why-round = Verkürzt deine Runde zu allen deinen Edelsteinen auf { hint-way } statt bisher { hint-was }.
why-nowhere = Näher kommst du nicht heran: Von dort ist dein nächster { hint-gem } { hint-way } entfernt.

# die anderen
why-cuts = { $gems ->
    [3] { $of_seat } fehlt nur noch ein Edelstein. Der ist dann { hint-way } statt { hint-was } entfernt.
   *[other] Verlängert den Weg von { $of_seat } zum nächsten Edelstein auf { hint-way } statt bisher { hint-was }.
}
why-shuts = { $gems ->
    [3] { $of_seat } fehlt nur noch ein Edelstein. Der war { hint-was } entfernt, und dann führt kein Weg mehr hin.
   *[other] Der nächste Edelstein von { $of_seat } war { hint-was } entfernt. Dann führt zu keinem mehr ein Weg.
}

# Planken
why-plank = { $had ->
    [0] { $plank ->
        [long] Du hast keine lange Planke mehr, und so bekommst du eine.
       *[short] Du hast keine kurze Planke mehr, und so bekommst du eine.
    }
   *[other] { $plank ->
        [long] Bringt eine lange Planke in deinen Vorrat: Das macht { $has }.
       *[short] Bringt eine kurze Planke in deinen Vorrat: Das macht { $has }.
    }
}
why-guards = Am Ende stehst du auf einer Planke, und solange du dort stehst, kann sie niemand entfernen.
why-rescue = { $plank ->
    [long] Du bist gestrandet. Mit einer langen Planke kommst du von diesem Pfahl herunter.
   *[short] Du bist gestrandet. Mit einer kurzen Planke kommst du von diesem Pfahl herunter.
}

# warten
why-stuck = { $gain ->
    [joker] Keine deiner { $cards } Karten lässt sich hier spielen. Ein Joker kann jede Karte sein.
   *[cards] Keine deiner { $cards } Karten lässt sich hier spielen, also zieh.
}
why-no-walk = { $gain ->
    [joker] Du hast keine Karte zum Gehen. Ein Joker kann eine sein.
   *[cards] Du hast keine Karte zum Gehen, also zieh.
}
why-no-lay = { $gain ->
    [joker] Du hast keine Karte, die eine Planke legt. Ein Joker kann eine sein.
   *[cards] Du hast keine Karte, die eine Planke legt, also zieh.
}
why-far = { $gain ->
    [joker] Dein nächster { hint-gem } ist { hint-way } entfernt: zu weit für diesen Zug. Ein Joker hilft dir hin.
   *[cards] Dein nächster { hint-gem } ist { hint-way } entfernt: zu weit für diesen Zug. Spar deine Karten für den nächsten.
}
why-wait = { $gain ->
    [joker] Ein Joker kann jede Karte sein. Du hast dann { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } und ziehst zwei dazu.
   *[cards] Du behältst { $cards ->
        [one] deine Karte
       *[other] deine { $cards } Karten
    } und ziehst zwei dazu.
}
why-end-spent = Du hast keine Sanduhr mehr zum Spielen.

# Karten
why-keep = Nach einem Tausch hättest du nur { $left ->
    [one] eine Karte
   *[other] { $left } Karten
} statt { $cards }.
why-exchange-full = { $surplus ->
    [one] Eine Karte muss sowieso weg, also kostet dich der Joker nur drei weitere.
   *[other] Zwei Karten müssen sowieso weg, also kostet dich der Joker nur zwei weitere.
}
why-exchange-doubles = { $count } der vier Karten hast du doppelt, und ein Joker kann jede Karte sein.
why-exchange = Du behältst { $cards ->
    [one] eine Karte, einen Joker,
   *[other] { $cards } Karten, darunter einen Joker,
} der jede Karte sein kann.
why-spare-double = { $left ->
    [one] Du kannst sie entbehren: Du hast noch eine Karte { hint-card }.
   *[other] Du kannst sie entbehren: Du hast noch { $left } Karten { hint-card }.
}
why-spare = Von deinen { $cards } Karten wirst du { hint-card } am wenigsten vermissen.

# vor dem ersten Zug
why-tent = Von diesem Zelt aus ist dein nächster { hint-gem } { hint-way } entfernt.
why-begin = { $others ->
    [one] Wer beginnt, ist einen Zug voraus.
   *[other] Wer beginnt, ist allen { $others } anderen einen Zug voraus.
}
