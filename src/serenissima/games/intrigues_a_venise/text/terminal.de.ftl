# Intrigues à Venise im Terminal.
terminal-legend = Spione: Farbe (R rot, B blau, G grün, Y gelb), dann T groß, S klein, G dick, M dünn. AM ist der Botschafter, EM die Botschaft, #1 bis #8 die Nummern; * zeigt Begegnungen.
terminal-spies = { $name } ({ $colour }): { $places }
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
terminal-worlds = { $worlds ->
    [one] Eine Verteilung passt zu allem, was du gesehen hast.
   *[other] { $worlds } von 216 Verteilungen passen zu allem, was du gesehen hast.
}
terminal-row = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[none] Verhaftet
}: { $values }
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
