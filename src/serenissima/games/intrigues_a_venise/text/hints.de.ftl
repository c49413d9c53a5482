# Intrigues à Venise auf Deutsch: warum eine Entscheidung ratsam ist. Verteilungen sind die, die zu allem passen, was man gesehen hat.
why-start = Noch hat niemand einen Umschlag, also ist eine Wahl so gut wie die andere.
why-announce = { $sure ->
    [one] In einer
   *[other] In { $sure }
} von { $worlds } Verteilungen, die zu deinem Wissen passen, ist deine Mission erfüllt.
why-not-yet = { $sure ->
    [0] In keiner der { $worlds } Verteilungen, die zu deinem Wissen passen, ist deine Mission schon erfüllt, also weiter.
    [one] Nur in einer der { $worlds } Verteilungen, die zu deinem Wissen passen, ist deine Mission erfüllt, also weiter.
   *[other] Nur in { $sure } von { $worlds } Verteilungen, die zu deinem Wissen passen, ist deine Mission erfüllt, also weiter.
}
why-done = Das erfüllt deine Mission in { $sure } von { $worlds } Verteilungen, die zu deinem Wissen passen. Dann sag sie an.
why-meet = Dort begegnest du { $with_seat }. Mit der besseren Frage bleiben höchstens { $most } von { $worlds } Verteilungen, egal, was du siehst.
why-meet-ambassador = Du begegnest dem Botschafter und darfst jeden fragen. Mit der besten Frage bleiben höchstens { $most } von { $worlds } Verteilungen.
why-meet-friend = { $side ->
    [friend] Du begegnest { $of_seat }, und ihr seid Partner: Tauscht eure Nachrichten aus.
   *[other] Du begegnest { $of_seat }; in { $friends } von { $worlds } Verteilungen seid ihr Partner.
}
why-meet-exile = Dort begegnest du einem Spion von { $of_seat } und kannst ihn dorthin verbannen, wo er nicht schadet.
why-closer = Das bringt dich in { $closer } von { $worlds } Verteilungen, die zu deinem Wissen passen, näher an dein Ziel.
why-walk = { $steps ->
    [one] Dann bist du einen Schritt von der nächsten Figur entfernt, der du begegnen könntest.
   *[other] Dann bist du { $steps } Schritte von der nächsten Figur entfernt, der du begegnen könntest.
}
why-ask = Egal, was { $of_seat } dir zeigt: Es bleiben höchstens { $most } von { $worlds } Verteilungen.
why-ask-friend = { $side ->
    [friend] { $of_seat } und du seid Partner: Vielleicht bekommst du die Nachricht zu sehen.
   *[other] In { $friends } von { $worlds } Verteilungen ist { $of_seat } dein Partner, und ein Partner zeigt dir vielleicht seine Nachricht.
}
why-ask-anyhow = Keine Antwort kann dir mehr verraten, aber eine Begegnung lässt sich nicht auslassen: Frag { $of_seat }, dann verbanne die Figur.
why-letter = { $side ->
    [friend] { $of_seat } und du seid Partner: Deine Nachricht verrät, was eure Mission ist.
   *[other] In { $friends } von { $worlds } Verteilungen ist { $of_seat } dein Partner, und ein Partner braucht deine Nachricht.
}
why-seal = { $side ->
    [friend] { $of_seat } und du seid Partner, und eine Karte aus dem Umschlag beweist, wer du bist.
   *[other] In { $friends } von { $worlds } Verteilungen ist { $of_seat } dein Partner, und eine Karte aus dem Umschlag beweist, wer du bist.
}
why-vague = { $side ->
    [friend] { $of_seat } und du seid Partner: Nach diesen Karten kommen für dich nur noch { $pairs } von { $of } Paaren aus Name und Statur infrage.
    [enemy] { $of_seat } ist ein Gegner: Auch nach diesen Karten kommen für dich noch { $pairs } von { $of } Paaren aus Name und Statur infrage.
   *[unknown] Nur in { $friends } von { $worlds } Verteilungen ist { $of_seat } dein Partner: Auch nach diesen Karten kommen für dich noch { $pairs } von { $of } Paaren aus Name und Statur infrage.
}
why-exile = { $side ->
    [friend] { $of_seat } und du seid Partner: Dort ist der Spion { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } von deinem entfernt.
    [enemy] { $of_seat } ist ein Gegner: Dort ist der Spion { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } von deinem entfernt.
   *[unknown] In { $friends } von { $worlds } Verteilungen ist { $of_seat } dein Partner: Dort ist der Spion { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    } von deinem entfernt.
}
why-exile-ambassador = { $steps ->
    [one] Dort ist der Botschafter einen Schritt von deinem nächsten Spion entfernt.
   *[other] Dort ist der Botschafter { $steps } Schritte von deinem nächsten Spion entfernt.
}
