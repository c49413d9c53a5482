# Intrigues à Venise dans le terminal.
terminal-legend =
    Les espions sur le plan : d’abord la couleur ({ $red }, { $blue }, { $green }, { $yellow }), puis le déguisement.
    { $tall } grand, { $short } petit, { $fat } gros, { $thin } maigre. { $ambassador } est l’Ambassadeur, { $embassy } l’Ambassade.
    #1 à #8 : cases numérotées ; * : rencontre ; autres nombres : cases libres.
terminal-letter-tall = G
terminal-letter-short = P
terminal-letter-fat = O
terminal-letter-thin = M
terminal-letter-ambassador = AM
terminal-letter-embassy = AB
terminal-spies = { $name } ({ word-colour })
terminal-place = { word-build } : { $place }
terminal-you = Vous jouez le { word-colour } : { word-identity }, { word-build }, message { word-message }.
terminal-marbles = Billes : { $marbles }. Entre parenthèses : utilisées.
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
terminal-sealed = { $card } (scellée)
terminal-of-identity = nom
terminal-of-build = déguisement
terminal-of-message = message
terminal-worlds = { $worlds ->
    [1] Une seule donne est compatible avec tout ce que vous avez vu.
   *[other] { $worlds } donnes sur 216 sont compatibles avec tout ce que vous avez vu.
}
terminal-owner = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[none] Arrêté
}
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
