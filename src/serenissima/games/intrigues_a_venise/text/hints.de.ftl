# Intrigues à Venise auf Deutsch: warum eine Entscheidung ratsam ist, nach allem, was man wissen kann.
why-start = Noch hat niemand einen Umschlag, also ist eine Wahl so gut wie die andere.
why-announce = { $sure ->
    [all] Deine Mission ist sicher erfüllt.
    [most] Deine Mission ist wahrscheinlich erfüllt, aber sicher ist es nicht.
   *[some] Deine Mission ist vielleicht erfüllt, aber es bleibt ein Wagnis.
}
why-not-yet = { $sure ->
    [none] Deine Mission kann noch nicht erfüllt sein, also weiter.
    [most] Deine Mission ist vielleicht erfüllt, aber sicher ist es nicht. Eine falsche Ansage verliert.
   *[some] Deine Mission ist wahrscheinlich noch nicht erfüllt, also weiter.
}
why-done = { $sure ->
    [all] Das erfüllt deine Mission. Dann sag sie an.
    [most] Das erfüllt wahrscheinlich deine Mission.
   *[some] Das erfüllt vielleicht deine Mission.
}
why-meet = Dort begegnest du { $with_seat }. { $about ->
    [identity] Die Frage nach dem Namen verrät dir am meisten.
    [build] Die Frage nach der Statur verrät dir am meisten.
   *[either] Was du auch fragst, du erfährst etwas.
}
why-meet-ambassador = Du begegnest dem Botschafter und darfst alle fragen. { $about ->
    [identity] Am meisten verrät dir der Name von { $of_seat }.
    [build] Am meisten verrät dir die Statur von { $of_seat }.
   *[either] Am meisten verrät dir eine Frage an { $of_seat }.
}
why-meet-friend = { $friend ->
    [all] Du begegnest { $of_seat }, und ihr seid Partner: Tauscht eure Nachrichten aus.
    [most] Du begegnest { $of_seat }, und wahrscheinlich seid ihr Partner.
   *[some] Du begegnest { $of_seat }, und vielleicht seid ihr Partner.
}
why-meet-exile = Dort begegnest du einem Spion von { $of_seat } und kannst ihn dorthin verbannen, wo er nicht schadet.
why-closer = { $closer ->
    [all] Das bringt dich näher an dein Ziel.
    [most] Das bringt dich wahrscheinlich näher an dein Ziel.
   *[some] Noch kennst du dein Ziel nicht, aber das führt eher hin als weg.
}
why-walk = { $steps ->
    [one] Dann bist du einen Schritt von der nächsten Figur entfernt, der du begegnen könntest.
   *[other] Dann bist du { $steps } Schritte von der nächsten Figur entfernt, der du begegnen könntest.
}
why-ask = { $knows ->
    [two] { $of_seat } kann nur { word-first } oder { word-second } sein.
    [name] Du weißt, wer { $of_seat } ist, aber nicht, mit welcher Statur.
    [build] Du kennst die Statur von { $of_seat }, aber nicht den Namen.
   *[little] Du weißt noch wenig über { $of_seat }.
} { $about ->
    [identity] Die Frage nach dem Namen schließt etwas aus, was immer du siehst.
   *[build] Die Frage nach der Statur schließt etwas aus, was immer du siehst.
}
why-ask-friend = { $friend ->
    [all] { $of_seat } und du seid Partner: Vielleicht bekommst du die Nachricht zu sehen.
    [most] Wahrscheinlich seid { $of_seat } und du Partner, und dann bekommst du vielleicht die Nachricht zu sehen.
   *[some] Vielleicht seid { $of_seat } und du Partner, und dann bekommst du womöglich die Nachricht zu sehen.
}
why-ask-anyhow = Keine Antwort kann dir mehr verraten, aber eine Begegnung lässt sich nicht auslassen: Frag { $of_seat }, dann verbanne die Figur.
why-letter = { $friend ->
    [all] { $of_seat } und du seid Partner, und ohne deine Nachricht kennt ihr eure Mission nicht.
    [most] Wahrscheinlich seid { $of_seat } und du Partner, und dann wird deine Nachricht gebraucht.
    [some] Vielleicht seid { $of_seat } und du Partner, und dann wird deine Nachricht gebraucht.
   *[none] { $of_seat } ist ein Gegner: Mit deiner Nachricht wirkst du wie ein Freund, aber sie ist echt.
}
why-seal = { $friend ->
    [all] { $of_seat } und du seid Partner, und eine Karte aus dem Umschlag ist ein Beweis.
    [most] Wahrscheinlich seid { $of_seat } und du Partner, und eine Karte aus dem Umschlag ist ein Beweis.
    [some] Vielleicht seid { $of_seat } und du Partner, und eine Karte aus dem Umschlag ist ein Beweis.
   *[none] { $of_seat } ist ein Gegner, und eine Karte aus dem Umschlag ist ein Beweis.
}
why-vague = { $friend ->
    [all] { $of_seat } und du seid Partner.
    [most] Wahrscheinlich seid { $of_seat } und du Partner, aber sicher ist es nicht.
    [some] { $of_seat } ist vielleicht ein Gegner.
   *[none] { $of_seat } ist ein Gegner.
} { $open ->
    [both] Für sich allein lassen diese Karten offen, wer du bist und welcher Spion du wirklich bist.
    [name] Für sich allein lassen diese Karten offen, wer du bist.
    [build] Für sich allein lassen diese Karten offen, welcher Spion du wirklich bist.
   *[none] Diese Karten sagen, wer du bist und welcher Spion du wirklich bist.
}
why-exile = { $friend ->
    [all] { $of_seat } und du seid Partner.
    [most] Wahrscheinlich seid { $of_seat } und du Partner.
    [some] Vielleicht seid { $of_seat } und du Partner, vielleicht nicht.
   *[none] { $of_seat } ist ein Gegner.
} { $steps ->
    [one] Dort ist der Spion einen Schritt von deinem nächsten entfernt.
   *[other] Dort ist der Spion { $steps } Schritte von deinem nächsten entfernt.
}
why-exile-ambassador = { $steps ->
    [one] Dort ist der Botschafter einen Schritt von deinem nächsten Spion entfernt.
   *[other] Dort ist der Botschafter { $steps } Schritte von deinem nächsten Spion entfernt.
}
