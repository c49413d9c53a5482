# Intrigues à Venise im Terminal.
terminal-legend =
    Spione auf dem Plan: erst die Farbe ({ $red }, { $blue }, { $green }, { $yellow }), dann die Statur.
    { $tall } groß, { $short } klein, { $fat } dick, { $thin } dünn. { $ambassador } ist der Botschafter, { $embassy } die Botschaft.
    #1 bis #8 sind die Nummern, * eine Begegnung, andere Zahlen freie Felder.
terminal-letter-tall = G
terminal-letter-short = K
terminal-letter-fat = D
terminal-letter-thin = N
terminal-letter-ambassador = BO
terminal-letter-embassy = BT
terminal-spies = { $name } ({ word-colour })
terminal-place = { word-build }: { $place }
terminal-you = Deine Farbe ist { word-colour }, du bist { word-identity }, { word-build }, Nachricht { word-message }.
terminal-marbles = Kugeln: { $marbles }. In Klammern: verbraucht.
terminal-meetings = Noch zu klären: { $spaces }.
terminal-asked = { $via ->
    [ambassador] Du wirst nach zwei { $about ->
        [identity] Identitäten
       *[build] Staturen
    } gefragt; mindestens eine muss wahr sein.
   *[spy] Du wirst nach { $about ->
        [identity] zwei Identitäten und einer Statur
       *[build] zwei Staturen und einer Identität
    } gefragt; mindestens eine muss wahr sein.
}
terminal-exile = Verbanne die Figur, der du begegnet bist.
terminal-given = Zug { $turn }, { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
} hat dir gezeigt: { $cards }{ $told ->
    [none] {""}
   *[other] {" "}(wahr: { $told })
}
terminal-sealed = { $card } (versiegelt)
terminal-of-identity = Name
terminal-of-build = Statur
terminal-of-message = Nachricht
terminal-worlds = { $worlds ->
    [one] Eine Verteilung passt zu allem, was du gesehen hast.
   *[other] { $worlds } von 216 Verteilungen passen zu allem, was du gesehen hast.
}
terminal-owner = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[none] Verhaftet
}
terminal-was = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[none] Verhaftet
}: { word-identity }, { word-build }, Nachricht { word-message }
terminal-help =
    Ein Schritt sind drei Züge: „marble red“, „spy red thin“, „step v54“; schreib sie mit Strichpunkten in eine Zeile. Die schwarze Kugel braucht
    keinen Spion. Dann „finish“, „meet v5“, „ask blue identity“, „exile v1“, „end“; „announce“ sagt, dass deine Mission erfüllt ist.
    Antworte mit Karten: F, B, X, Z; tall, short, fat, thin; deine Nachricht als mA. Ein Ausrufezeichen zeigt sie versiegelt: „answer X! F short“.
