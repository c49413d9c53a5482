study-wins = { $turns ->
    [1] Celui qui doit jouer ferme le canal maintenant.
   *[other] Celui qui doit jouer gagne en { $turns } coups, si chacun joue au mieux.
}
study-loses = Celui qui doit jouer perd en { $turns } coups, si chacun joue au mieux.
study-ruined = Le canal ne peut plus être fermé : celui qui doit jouer gagne en annonçant « Impossible ! ».
study-closed = Le canal est fermé.
study-unsolved = Avec ces options, le jeu n’est pas résolu. Le canal peut encore être fermé, mais pas à ce tour.
study-ruined-since = Condamné depuis le tour { $turn }.
study-live = { $live ->
    [one] Sur { $legal } coups, un seul ne condamne pas le canal.
   *[other] Sur { $legal } coups, { $live } ne condamnent pas le canal.
}
study-completion = { $count ->
    [one] Une tuile suffirait à le fermer.
   *[other] Il faut au moins { $count } tuiles pour le fermer.
}

review-best = { $before ->
    [wins] Au mieux : { $seat } va vers la victoire.
   *[loses] { $seat } résiste aussi longtemps que possible.
}
review-slower = Toujours gagné, mais un autre coup gagne plus vite.
review-sooner = Perdu de toute façon, mais un autre coup aurait résisté plus longtemps.
review-mistake = Une erreur : { $seat } laisse filer la victoire. Un autre coup aurait gagné { $turns_before ->
    [1] tout de suite
   *[other] en { $turns_before } coups
}.
review-parity = { $turns_after ->
    [1] Il reste un coup, et il est à l’adversaire.
   *[other] Il reste { $turns_after } coups si chacun joue au mieux. C’est un nombre impair : le dernier est à l’adversaire.
}
review-ruin = { $before ->
    [wins] { $seat } condamne le canal et laisse filer la victoire.
   *[other] { $seat } condamne le canal. Après un autre coup, on pouvait encore le fermer.
}
review-missed-win = { $seat } pouvait fermer le canal tout de suite.
review-missed-call = Le canal ne pouvait plus être fermé, et { $seat } ne l’a pas remarqué : « Impossible ! » aurait gagné.
review-right-call = { $seat } remarque que le canal ne peut plus être fermé.
review-wrong-call = { $before ->
    [wins] { $seat } annonce « Impossible ! », mais le canal pouvait encore être fermé. Continuer à poser aurait gagné.
   *[other] { $seat } annonce « Impossible ! », mais le canal pouvait encore être fermé.
}
review-proof = { $seat } montre comment fermer le canal.
review-missed-proof = { $seat } ne montre rien, mais il y avait un moyen.
review-unsolved = Avec ces options, le jeu n’est pas résolu : seuls sont jugés les coups qui condamnent ou ferment le canal, et les annonces.
review-turned = { $count ->
    [one] La partie a basculé une fois, au tour { $turn } : { $seat } a laissé filer la victoire.
   *[other] La partie a basculé { $count } fois, la dernière au tour { $turn } : { $seat } a laissé filer la victoire.
}
review-straight = Personne n’a laissé filer la victoire.
review-ruined-since = { $games ->
    [1] Le canal était condamné depuis le tour { $turn }.
   *[other] Partie { $game } : le canal était condamné depuis le tour { $turn }.
}

puzzle-right = { $turns ->
    [1] Juste : cela ferme le canal.
   *[other] Juste : cela gagne en { $turns } coups.
}
puzzle-ruins = Cela condamne le canal : il ne peut plus être fermé, et votre adversaire annonce « Impossible ! »
puzzle-loses = { $turns ->
    [1] Cela perd : votre adversaire ferme le canal.
   *[other] Cela perd : il reste { $turns } coups si chacun joue au mieux. C’est un nombre impair : le dernier est à votre adversaire.
}
puzzle-call = Le canal peut encore être fermé : votre adversaire montre comment, et gagne.
puzzle-live = { $live ->
    [one] Sur { $legal } coups, un seul ne condamne pas le canal.
   *[other] Sur { $legal } coups, { $live } ne condamnent pas le canal ; les autres le condamnent.
}
puzzle-reason = { $turns ->
    [2] Le bon coup en laisse exactement deux : un pour votre adversaire, puis le vôtre, qui ferme le canal.
   *[other] Le bon coup en laisse { $turns } si chacun joue au mieux. C’est un nombre pair : le dernier, qui ferme le canal, est à vous.
}
puzzle-closes = Un coup ferme le canal tout de suite.
puzzle-wins = { $replies ->
    [one] Après le bon coup, votre adversaire n’a qu’une réponse qui ne condamne pas le canal, et elle perd.
   *[other] Après le bon coup, votre adversaire a { $replies } réponses qui ne condamnent pas le canal, et toutes perdent.{ $soon ->
        [0] {""}
        [one] {" "}Après l’une d’elles, vous pouvez fermer le canal tout de suite.
       *[other] {" "}Après { $soon } d’entre elles, vous pouvez fermer le canal tout de suite.
    }
}
puzzle-mirrored = On peut le poser de { $count } façons, symétriques l’une de l’autre.
puzzle-others = { $losing ->
    [one] Le seul autre coup qui ne condamne pas le canal perd.
   *[other] Les { $losing } autres coups qui ne condamnent pas le canal perdent.
} { $soon ->
    [0] Aucun ne laisse votre adversaire le fermer tout de suite.
    [one] Après l’un d’eux, votre adversaire peut le fermer tout de suite.
   *[other] Après { $soon } d’entre eux, votre adversaire peut le fermer tout de suite.
}
puzzle-tempting = Le plus tenace résiste { $turns } coups en tout.

refusal-no-position = « { $text } » ne peut pas être lu comme une position. Écrivez-la ligne par ligne à partir du haut : une lettre pour chaque tuile, un point pour chaque case vide, une barre entre les lignes.
refusal-in-parts = Toutes les tuiles doivent se tenir, bord à bord.
refusal-more-than-supply = Il n’y a que { $supply } tuiles.
refusal-no-turn = « { $text } » ne peut pas être lu comme un coup. Écrivez la colonne, la ligne et la forme d’une à trois tuiles.
