# Intrigues à Venise dans le terminal.
terminal-legend = Espions : couleur (R rouge, B bleu, G vert, Y jaune), puis T grand, S petit, G gros, M maigre. AM est l’Ambassadeur, EM l’Ambassade, #1 à #8 les cases numérotées ; * marque les rencontres.
terminal-spies = { $name } ({ $colour }) : { $places }
terminal-you = Vous jouez le { word-colour } et êtes { word-identity }, déguisement { word-build }, message { word-message }.
terminal-marbles = Billes : { $marbles }. Entre crochets : utilisées.
terminal-meetings = Rencontres à faire : { $spaces }.
terminal-asked = { $via ->
    [ambassador] On vous demande deux { $about ->
        [identity] identités
       *[build] déguisements
    } ; au moins une carte doit être vraie.
   *[spy] On vous demande { $about ->
        [identity] deux identités et un déguisement
       *[build] deux déguisements et une identité
    } ; au moins une carte doit être vraie.
}
terminal-exile = Exilez la pièce rencontrée.
terminal-given = Tour { $turn }, { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
} vous a montré : { $cards }{ $told ->
    [none] {""}
   *[other] {" "}(vrai : { $told })
}
terminal-worlds = { $worlds ->
    [1] Une seule donne est compatible avec tout ce que vous avez vu.
   *[other] { $worlds } donnes sur 216 sont compatibles avec tout ce que vous avez vu.
}
terminal-row = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[none] Arrêté
} : { $values }
terminal-was = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[none] Arrêté
} : { word-identity }, déguisement { word-build }, message { word-message }
terminal-help =
    Un pas se fait en trois coups : « marble red », « spy red thin », « step v54 » ; sur une seule ligne avec des points-virgules. La bille noire n’a pas besoin d’espion.
    Puis « finish », « meet v5 », « ask blue identity », « exile v1 », « end » ; « announce » dit que votre mission est accomplie.
    Répondez avec des cartes : F, B, X, Z ; tall, short, fat, thin ; votre message comme mA. Un point d’exclamation la scelle : « answer X! F short ».
