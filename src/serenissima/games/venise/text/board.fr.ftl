# Les mots du plateau à l’écran.
board-label = La lagune
board-zoom = Voir de plus près
board-none = aucune

# ce qu’on voit : une image, et ce qu’elle veut dire
board-legend = Qu’est-ce que c’est ?
board-legend-gem = Une pierre de votre couleur, cerclée d’or : prenez les quatre et vous gagnez.
board-legend-tent = Votre tente : les pierres que vous avez prises sont dessus. Chacun a la sienne.
board-legend-hourglass = Un jeton sablier, gagné avec une pierre : un sablier de plus, au tour de votre choix.
board-legend-wall = Un mur divise un poteau en deux côtés. Personne ne l’enjambe.
board-legend-top = Sur un pont : seules les planches à ses deux bouts mènent ici.
board-legend-low = Sous un pont : les planches de tous les autres côtés mènent ici. Personne ne grimpe.
board-legend-way = Une ligne en pointillé : votre plus court chemin vers une pierre.
board-legend-steps = Un nombre : combien de pas il faut pour y aller.
board-legend-planks = Une planche, et une autre, pâle : une place où l’on peut en poser une.
board-legend-water = Des planches tombées à l’eau : personne ne les récupère.

# emplacements et cases, pour ceux qui écoutent ; les lettres et les chiffres sont ceux du quai
board-at-short = entre { $one } et { $two }
board-at-long = en diagonale de { $one } à { $two }
board-at-stem = de { $one } à la planche longue
board-at-crossbar = en travers, entre deux planches courtes près de { $one }
board-at-pole = le poteau { $one }
board-at-top = le pont en { $one }
board-at-low = le dessous du pont en { $one }
board-at-side = le côté { $side ->
    [N] nord
    [E] est
    [S] sud
    [W] ouest
    [NE] nord-est
    [NW] nord-ouest
    [SE] sud-est
   *[SW] sud-ouest
} du mur en { $one }
board-on-top = dessus
board-below = dessous
board-position = Pions : { $pawns }. Planches : { $planks }. Vos pierres : { $gems }.

board-colour-ruby = Rubis
board-colour-diamond = Diamant
board-colour-emerald = Émeraude
board-colour-topaz = Topaze
board-colour-title = Choisissez votre tente
board-colour-free = libre
board-colour-any = Peu importe
board-begin-title = Qui commence ?

# joueurs
board-player = { $name }{ $colour ->
    [none] {""}
   *[other] , { $colour }
} : { $gems ->
    [one] { $gems } pierre
   *[other] { $gems } pierres
} sur 4, planches : { $short ->
    [one] { $short } courte
   *[other] { $short } courtes
} et { $long ->
    [one] { $long } longue
   *[other] { $long } longues
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, dont { $jokers ->
    [one] { $jokers } joker
   *[other] { $jokers } jokers
}, { $tiles ->
    [one] { $tiles } jeton sablier
   *[other] { $tiles } jetons sablier
}
board-gems = { $gems ->
    [one] { $gems } pierre sur 4
   *[other] { $gems } pierres sur 4
}
board-shorts = { $count ->
    [one] { $count } planche courte en réserve
   *[other] { $count } planches courtes en réserve
}
board-longs = { $count ->
    [one] { $count } planche longue en réserve
   *[other] { $count } planches longues en réserve
}
board-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}{ $jokers ->
    [0] {""}
    [1] , dont un joker
   *[other] , dont { $jokers } jokers
}
board-tiles = { $count ->
    [one] { $count } jeton sablier
   *[other] { $count } jetons sablier
}
board-place = { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
   *[other] 4e place
}

# à côté du plateau
board-draw-pile = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
board-discards = { $count ->
    [0] Défausse vide
    [1] Défausse : une carte
   *[other] Défausse : { $count } cartes
}
board-discards-top = Dessus : { $card }. À cette table, on ne regarde que la carte du dessus.
board-jokers = { $count ->
    [one] { $count } joker à prendre
   *[other] { $count } jokers à prendre
}
board-water = { $count ->
    [0] Aucune planche perdue
   *[other] Perdues à l’eau : { $short ->
        [one] { $short } courte
       *[other] { $short } courtes
    } et { $long ->
        [one] { $long } longue
       *[other] { $long } longues
    }
}
board-budget = { $used ->
    [one] { $used } sablier utilisé
   *[other] { $used } sabliers utilisés
}, reste { $left }

# cartes
board-hand = Vos cartes
board-card = { $card }, { $cost ->
    [1] un sablier
   *[other] { $cost } sabliers
}{ $count ->
    [1] {""}
   *[other] , { $count } exemplaires
}{ $usable ->
    [yes] {""}
   *[no] . Pas maintenant : appuyez pour savoir pourquoi.
}
board-card-short = Courte
    .help = Posez une planche courte de votre réserve. Un bout doit toucher votre case.
board-card-long = Longue
    .help = Posez une planche longue de votre réserve. Un bout doit toucher votre case.
board-card-remove = Retirer
    .help = Prenez dans votre réserve une planche qui touche votre case.
board-card-move = Déplacer
    .help = Soulevez une planche qui touche votre case et posez-la ailleurs.
board-card-walk1 = 1 pas
    .help = Avancez d’un pas.
board-card-walk2 = 2 pas
    .help = Avancez de deux pas au plus.
board-card-walk3 = 3 pas
    .help = Avancez de trois pas au plus.
board-card-joker = Joker
    .help = La carte que vous voulez, pour deux sabliers.
board-joker-as = Le jouer comme

# que faire maintenant
board-others-turn = { $name } joue.
board-over = La partie est finie.
board-busy = Un instant…
board-phase-colours = Choisissez votre tente.
board-phase-first = Qui commence ?
board-phase-deal = On distribue les cartes.
board-phase-play = { $left ->
    [0] Plus de sablier : finissez votre tour.
    [1] Choisissez une carte : il reste un sablier.
   *[other] Choisissez une carte : il reste { $left } sabliers.
}
board-phase-walk = { $made ->
    [0] Où aller ? { $steps } pas au plus.
   *[other] { $made ->
        [one] { $made } pas fait
       *[other] { $made } pas faits
    }, reste { $steps }. Avancez encore, ou arrêtez-vous ici.
}
board-phase-move = Où poser la planche maintenant ?
board-phase-exchange = Donnez quatre cartes pour un joker : { $given } sur 4.
board-phase-after-joker = Vous avez pris un joker. Finissez votre tour, ou échangez d’abord des cartes.
board-phase-draw = On pioche.
board-phase-trim = { $surplus ->
    [0] Votre tour est fini. Vous pouvez encore échanger quatre cartes contre un joker.
    [1] { $exchange ->
        [yes] Défaussez une carte : on en garde huit. Ou échangez-en quatre contre un joker.
       *[no] Défaussez une carte : on en garde huit.
    }
    [2] { $exchange ->
        [yes] Défaussez deux cartes : on en garde huit. Ou échangez-en quatre contre un joker.
       *[no] Défaussez deux cartes : on en garde huit.
    }
   *[other] { $exchange ->
        [yes] Défaussez { $surplus } cartes : on en garde huit. Ou échangez-en quatre contre un joker.
       *[no] Défaussez { $surplus } cartes : on en garde huit.
    }
}
board-phase-discard = { $surplus ->
    [1] Défaussez encore une carte : on en garde huit.
    [2] Défaussez encore deux cartes : on en garde huit.
   *[other] Défaussez encore { $surplus } cartes : on en garde huit.
}
board-phase-over = La partie est finie.
board-pick-joker = Quelle carte le joker remplace-t-il ?
board-pick-short = { $count ->
    [1] Un seul emplacement pour une planche courte : touchez-le.
   *[other] Où poser la planche courte ? { $count } emplacements.
}
board-pick-long = { $count ->
    [1] Un seul emplacement pour une planche longue : touchez-le.
   *[other] Où poser la planche longue ? { $count } emplacements.
}
board-pick-remove = Quelle planche retirez-vous ?
board-pick-move = Quelle planche soulevez-vous ?
board-pick-walk1 = Où aller ? Un pas.
board-pick-walk2 = Où aller ? Deux pas au plus.
board-pick-walk3 = Où aller ? Trois pas au plus.
board-path = { $steps ->
    [1] Un pas
   *[other] { $steps } pas
} { $to ->
    [plank] jusqu’à la planche.
    [top] jusque sur le pont.
    [low] jusque sous le pont.
    [side] jusqu’à ce côté du mur.
   *[pole] jusqu’à ce poteau.
}
board-leads = { $shape ->
    [crossbar] Relie les deux planches courtes.
   *[other] { $to ->
        [plank] S’appuie sur la planche longue.
        [top] Mène sur le pont.
        [low] Mène sous le pont.
        [side] Mène à ce côté du mur.
       *[pole] Mène à ce poteau.
    }
}
board-falls = { $count ->
    [1] La planche qui tremble tombe à l’eau, perdue pour tous.
   *[other] Les { $count } planches qui tremblent tombent à l’eau, perdues pour tous.
} { $type ->
    [move] Soulever celle-ci ?
   *[remove] Retirer celle-ci ?
}
board-falls-yes = La prendre quand même
board-falls-no = Non, la laisser
board-confirm-short = La poser
board-confirm-long = La poser
board-confirm-remove = La retirer
board-confirm-move = La soulever
board-confirm-to = La poser ici
board-confirm-step = Avancer
board-lay-back = La reposer
board-stop = S’arrêter ici
board-take-joker = Prendre un joker
board-exchange = Quatre cartes, un joker
board-end-play = Finir le tour
board-end-turn = Garder ces cartes
board-rescue = { $plank ->
    [short] Recevoir une planche courte
   *[long] Recevoir une planche longue
}

# cibles, pour ceux qui écoutent
board-target-short = Poser une planche courte { $at }
board-target-long = Poser une planche longue { $at }
board-target-to = Poser la planche { $at }
board-target-remove = Retirer la planche { $at }{ $falls ->
    [0] {""}
    [1] {" "}; une planche tombe
   *[other] {" "}; { $falls } planches tombent
}
board-target-move = Soulever la planche { $at }{ $falls ->
    [0] {""}
    [1] {" "}; une planche tombe
   *[other] {" "}; { $falls } planches tombent
}
board-target-step = Avancer vers { $plank ->
    [yes] la planche { $at }
   *[no] { $at }
}, { $steps } pas

# les chemins vers les pierres
board-routes = Chemins vers vos pierres
    .help = Votre plus court chemin vers chaque pierre : combien de planches à poser, combien de pas à faire. La ligne en pointillé est le chemin que vous choisissez ici.
board-ask = Me demander après la pioche
    .help = Après avoir pioché, vous pouvez échanger quatre cartes contre un joker. Désactivé : votre tour finit tout seul si vous avez huit cartes ou moins.
board-way = { $planks ->
    [0] aucune planche
    [1] une planche
   *[other] { $planks } planches
}, { $steps } pas
board-then = puis
board-no-way = pas de chemin
board-key-card = prendre une carte, comptée depuis la gauche
    .keys = 1 à 8
board-key-target = voir le prochain emplacement possible ; Entrée y joue
    .keys = Flèches
board-key-rest = reposer la carte
    .keys = Échap
