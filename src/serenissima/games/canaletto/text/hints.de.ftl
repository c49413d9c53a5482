# Canaletto auf Deutsch: warum eine Entscheidung gut ist.
why-alone = { $worth ->
    [0] Alle anderen haben gepasst, also gehört dir der Posten mit { $amount } sofort.
   *[other] Alle anderen haben gepasst, also gehört dir der Posten mit { $amount } sofort; im Schnitt bringt er etwa { $worth }.
}
why-completes = { $price ->
    [0] Umsonst bekommst du
   *[other] Für { $price } bekommst du
} das letzte Stück der Sorte { group }, und { $count ->
    [one] es bringt sofort { $amount }.
   *[other] deine { $count } bringen je { $value }: sofort { $amount }.
}
why-order = Dieser Posten macht { $kinds } Sorten vollständig. Wer ihn kauft, wählt, welche davon für { $value } verkauft wird.
why-sends = Das schickt die Gondel zum letzten Stück der Sorte { group }: { palace }. { $count ->
    [one] Eines gehört dir dann schon und wird bezahlt, wenn jemand jenen Posten kauft.
   *[other] { $count } gehören dir dann schon und werden bezahlt, wenn jemand jenen Posten kauft.
}
why-bar = Über 15 wirkt keine Maske, und { $count ->
    [one] einer deiner Gegner in dieser Versteigerung hat noch eine.
   *[other] { $count } deiner Gegner in dieser Versteigerung haben noch eine.
}
why-cheap = { $count ->
    [one] Ein Schatz für { $amount }, und im Schnitt bringt er etwa { $worth }.
   *[other] { $count } Schätze für { $amount }, und im Schnitt bringen sie etwa { $worth }.
}
why-next = Kaufst du, gibt es als Nächstes { lot } ({ palace }), und du bist dort zuletzt dran.
why-worthless = Wer diesen Posten nimmt, beendet die Partie, und keiner der Schätze darin würde verkauft.
why-borrow = Du hast { $money }. Ein Gebot von { $amount } heißt Schulden von { $debt }, und die kosten dich am Ende { $cost }.
why-dear = { $count ->
    [one] Ein Schatz bringt im Schnitt etwa { $mean }, und du müsstest { $amount } oder mehr bieten.
   *[other] { $count } Schätze bringen im Schnitt etwa { $worth }, und du müsstest { $amount } oder mehr bieten.
}
why-paid = { $count ->
    [one] Kauft jemand anderes das letzte Stück der Sorte { group }, wird deines trotzdem bezahlt: { $amount }.
   *[other] Kauft jemand anderes das letzte Stück der Sorte { group }, werden deine { $count } trotzdem bezahlt: { $amount }.
}
why-later = Du würdest jetzt { $amount } oder mehr zahlen und erst später Geld bekommen: { $left ->
    [one] Ein Stück der Sorte { group } ist noch in den Palästen.
   *[other] { $left } Stück der Sorte { group } sind noch in den Palästen.
}
why-spends = Bietet niemand mehr, zahlt { $seat } { $bid } und hat für die nächsten Posten noch { $left }.
why-save = Passen kostet nichts: { $money ->
    [one] Du behältst deinen einen Dukaten
   *[other] Du behältst deine { $money } Dukaten
} für einen besseren Posten.
why-free = { $count ->
    [one] Der Schatz gehört dir umsonst; weiterbieten würde mehr als { $bid } kosten.
   *[other] Alle { $count } Schätze gehören dir umsonst; weiterbieten würde mehr als { $bid } kosten.
}
why-richer = Du hast nur eine Maske, und in den Palästen gibt es noch einen Posten mit { $count } Schätzen.
why-keep = Das Gebot steht erst bei { $bid }. Du kannst noch mehr bieten und deine Maske behalten.
why-sell-high = { $value } ist mehr, als im Schnitt danach kommt ({ $coming }), also verkauf, wovon du am meisten hast: { $count ->
    [one] { $group ->
        [mirror] { group-mirror.one }
        [candelabrum] { group-candelabrum.one }
        [fan] { group-fan.one }
        [lion] { group-lion.one }
        [painting] { group-painting.one }
        [goblet] { group-goblet.one }
        [clock] { group-clock.one }
        [bust] { group-bust.one }
        [stove] { group-stove.one }
        [ring] { group-ring.one }
        [lamp] { group-lamp.one }
        [necklace] { group-necklace.one }
       *[other] { group }
    }.
   *[other] { $count } { group-plural }.
}
why-sell-low = { $value } ist weniger, als im Schnitt danach kommt ({ $coming }), also gib es für das her, wovon du am wenigsten hast: { $count ->
    [one] { $group ->
        [mirror] { group-mirror.one }
        [candelabrum] { group-candelabrum.one }
        [fan] { group-fan.one }
        [lion] { group-lion.one }
        [painting] { group-painting.one }
        [goblet] { group-goblet.one }
        [clock] { group-clock.one }
        [bust] { group-bust.one }
        [stove] { group-stove.one }
        [ring] { group-ring.one }
        [lamp] { group-lamp.one }
        [necklace] { group-necklace.one }
       *[other] { group }
    }.
   *[other] { $count } { group-plural }.
}
why-sell-theirs = { $value } ist weniger, als im Schnitt danach kommt ({ $coming }), und { $count } der { group-plural } gehören deinen Gegnern.
why-sell-now = { $count ->
    [one] Dein Stück ({ group }) bringt sofort { $amount }.
   *[other] Deine { $count } { group-plural } bringen sofort { $amount }.
}
why-begin = { $count ->
    [one] { palace } hat einen Schatz.
   *[other] { palace } hat { $count } Schätze.
}
