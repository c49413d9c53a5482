# Ce que dit le plateau. Les noms des cartes, les événements et les refus sont dans fr.ftl.

board-nothing = rien
board-times = { $count } × { $card }

board-trophies = Trophées : quatre emplacements par quartier
board-trophies-cell = { $who } : { $count ->
    [0] aucun trophée
    [1] un trophée
   *[other] { $count } trophées
} de { $district }{ $decisive ->
    [yes] {" "}; le prochain gagne la partie
   *[no] {""}
}
board-six = { $count ->
    [one] { $count } quartier sur { $six }
   *[other] { $count } quartiers sur { $six }
}
board-points = { $count ->
    [one] point
   *[other] points
}
board-points-help = Mieux vaut avoir peu de points : à la fin d’une phase, le camp qui en a le moins pioche des cartes.
board-points-of = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $limit }. À { $limit }, la phase se termine ; le camp qui en a le moins pioche des cartes.
board-role-divider = { $is ->
    [you] partagez
   *[other] partage
}
board-role-chooser = { $is ->
    [you] choisissez
   *[other] choisit
}
board-you = Vous
board-partner-idle = partenaire
board-partner-divider = partenaire, partage
board-partner-chooser = partenaire, choisit
board-hand-of = { $is ->
    [you] Vous avez { board-cards } en main
   *[other] { $who } a { board-cards } en main
}
board-numbers-of = { $is ->
    [you] { $count ->
        [0] Aucune carte chiffre devant vous.
       *[other] Cartes chiffre devant vous : { $numbers }.
    }
   *[other] { $count ->
        [0] Aucune carte chiffre devant { $who }.
       *[other] Cartes chiffre devant { $who } : { $numbers }.
    }
}

board-offer = Offre { $offer }
board-tray-empty = Touchez ou glissez des cartes pour les mettre ici.
board-no-actions = aucune carte action
board-kind-district = { $count ->
    [one] { $count } carte quartier
   *[other] { $count } cartes quartier
}
board-kind-gondola = { $count ->
    [one] { $count } gondole
   *[other] { $count } gondoles
}
board-kind-traitor = { $count ->
    [one] { $count } traître
   *[other] { $count } traîtres
}
board-kind-spy = { $count ->
    [one] { $count } espion
   *[other] { $count } espions
}
board-kind-doge = { $count ->
    [one] { $count } doge
   *[other] { $count } doges
}
board-split-card = { $card }, dans l’offre { $offer }. Passer dans l’autre offre
board-put = { $card } dans l’offre { $offer } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
board-confirm-split = Proposer ces offres
board-split-hint = Mettez au moins une carte dans chaque offre.

board-hand-empty = Aucune carte en main.
board-hand-lay = { $card }, { $count } en main. En poser une
board-hand-blocked = { $card }, { $count } en main. Pourquoi ne pas la poser ?
board-hand-idle = { $card }, { $count } en main
board-hand = Votre main
board-hand-list = Dans votre main : { $cards }.
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

board-score = Les deux camps
board-and = { $one } et { $other }
board-unknown = { $count ->
    [0] On sait où sont tous les exemplaires
    [1] Un exemplaire est dans la pioche ou caché dans une main
   *[other] { $count } exemplaires sont dans la pioche ou cachés dans une main
}
board-when = Phase { $phase }, manche { $round }
board-pending = { $is ->
    [you] Vous devez encore jouer : { $cards }
   *[other] { $who } doit encore jouer : { $cards }
}
board-pending-short = À jouer
board-waiting = { $is ->
    [you] Sur la table, pour vous : { $cards }
   *[other] Sur la table, pour { $who } : { $cards }
}
board-waiting-short = { $is ->
    [you] Pour vous
   *[other] { $who }
}
board-pile-action = { $count ->
    [one] { $count } carte action à piocher
   *[other] { $count } cartes action à piocher
}
board-pile-number = { $count ->
    [one] { $count } carte chiffre à piocher
   *[other] { $count } cartes chiffre à piocher
}
board-pile-discard = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-discards = Défausse
board-discards-empty = Rien n’a été défaussé depuis le dernier mélange.
board-turned-up = Dévoilées

board-count = Le compte des cartes
board-count-wanted = Afficher sur la table : « 4? » près d’un quartier veut dire que quatre exemplaires restent cachés
board-count-caption = Où sont les exemplaires de chaque carte, d’après ce qui est ou a été visible. Rien ici n’est un secret pour vous.
board-card = Carte
board-count-trophies = Trophées
board-count-discards = Défausse
board-count-table = Sur la table
board-count-hand = Votre main
board-count-known = Autres mains
board-count-unknown = Inconnu

board-prompt-deal = On distribue les cartes.
board-prompt-first = Le hasard désigne qui partage en premier.
board-prompt-reveal = On dévoile les cartes de la manche.
board-prompt-split = { $mine ->
    [yes] Partagez les cartes. { $chooser } choisit en premier.
   *[no] { $who } partage les cartes en deux offres.
}
board-prompt-choose = { $mine ->
    [yes] Prenez l’une des deux offres.
   *[no] { $who } choisit une offre.
}
board-prompt-resolve = { $mine ->
    [yes] Touchez la carte spéciale que vous jouez maintenant.
   *[no] { $who } joue ses cartes spéciales.
}
board-prompt-traitor = { $mine ->
    [yes] Touchez une main : votre traître y prend une carte.
   *[no] { $who } envoie un traître.
}
board-prompt-pluck = Le traître prend une carte.
board-prompt-spy = L’espion regarde autour de lui.
board-prompt-vote = { $mine ->
    [yes] { $opening ->
        [yes] Touchez des cartes d’un même quartier pour ouvrir le vote.
       *[no] { $comes ->
            [wins] Plus aucun adversaire en jeu : passez, et le trophée est à vous.
            [loses] Plus aucun adversaire en jeu : dépassez-les, ou passez et perdez le vote.
           *[open] { $free ->
                [yes] Touchez au moins une carte pour rester dans le vote, ou passez.
               *[no] Touchez des cartes pour surenchérir, ou passez.
            }
        }
    }
   *[no] { $opening ->
        [yes] { $who } ouvre un vote.
       *[no] { $who } surenchérit ou passe.
    }
}
board-prompt-catch-up = { $mine ->
    [yes] Moins de points, c’est mieux : vous pouvez piocher { $count } cartes.
   *[no] { $who } a moins de points et peut piocher { $count } cartes.
}
board-prompt-catch-up-draw = { $who } pioche ses cartes de rattrapage.
board-prompt-over = La partie est finie.

board-after = Points après ce choix
board-phase-ends = { $side ->
    [you] La phase se termine : vous piochez { $count } cartes.
    [yours] La phase se termine : { $who } et vous piochez { $count } cartes chacun.
    [one] La phase se termine : { $who } pioche { $count } cartes.
    [team] La phase se termine : { $who } piochent { $count } cartes chacun.
   *[nobody] La phase se termine : personne ne pioche.
}
board-phase-would-end = { $side ->
    [you] Si { $chooser } la prend, la phase se termine : vous piochez { $count } cartes.
    [yours] Si { $chooser } la prend, la phase se termine : { $who } et vous piochez { $count } cartes chacun.
    [one] Si { $chooser } la prend, la phase se termine : { $who } pioche { $count } cartes.
    [team] Si { $chooser } la prend, la phase se termine : { $who } piochent { $count } cartes chacun.
   *[nobody] Si { $chooser } la prend, la phase se termine : personne ne pioche.
}
board-offer-of = { $is ->
    [you] pour vous
   *[other] pour { $who }
}
board-take = Prendre l’offre { $offer }

board-take-from = Prendre une carte à { $name }
board-forgo = Ne rien prendre
board-special-TRA = Prenez une carte au hasard dans la main d’un adversaire.
board-special-SPY = Piochez deux cartes.
board-special-DOG = Lancez un vote pour un trophée.

# à quoi sert une carte
board-help-TRA = Traître : prend une carte au hasard dans la main d’un adversaire.
board-help-SPY = Espion : pioche deux cartes.
board-help-DOG = Doge : lance un vote. Les votes donnent les trophées, et les trophées la victoire.
board-help-GON = Gondole : amène dans un vote des cartes d’un autre quartier.
board-help-district = { $card } : à poser dans un vote. Si elle le gagne, elle devient un trophée.
board-help-number = { $count ->
    [one] { $count } point. Mieux vaut en avoir peu : à la fin de la phase, le camp qui en a le moins pioche des cartes.
   *[other] { $count } points. Mieux vaut en avoir peu : à la fin de la phase, le camp qui en a le moins pioche des cartes.
}
board-catch-up = Vous avez moins de points, voici la récompense : piocher { $count } cartes ? Quartiers et gondoles restent secrets ; espions, traîtres et doges sont dévoilés.
board-draw = Piocher { $count } cartes
board-decline = Ne rien piocher

board-vote = Le vote
board-vote-for = Le vote pour { $district }
board-vote-opens = Un vote est lancé
board-doge-of = { $is ->
    [you] Votre doge
   *[other] Doge joué par { $who }
}
board-vote-total = en tout
board-passed = a passé
board-need = { $mine ->
    [yes] Il vous faut { $need } ou plus
   *[no] Il faut { $need } ou plus à { $who }
}
board-tie = { $side ->
    [you] L’égalité est pour vous
    [yours] L’égalité est pour { $who } et vous
   *[other] L’égalité est pour { $who }
}
board-take-back = Reprendre
board-lay = Poser { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $total } en tout
board-lay-hint = Touchez des cartes de votre main pour les poser. Une gondole suit s’il en faut une.
board-pass = Passer
board-pass-wins = Passer et gagner le vote
board-pass-loses = Passer et perdre le vote
board-must-pass = Rien dans votre main ne peut être posé ici : vous ne pouvez que passer. Les autres ne voient pas que vous n’aviez pas le choix.

board-after-vote = Après le vote
board-vote-won = { $side ->
    [you] Vous gagnez { $district }, { $total } à { $other }
    [yours] { $who } et vous gagnez { $district }, { $total } à { $other }
    [team] { $who } gagnent { $district }, { $total } à { $other }
   *[one] { $who } gagne { $district }, { $total } à { $other }
}
board-tie-won = L’égalité profite au camp qui a joué le doge.
board-flow-trophy = { $is ->
    [you] Votre carte { $district } devient le trophée.
   *[other] La carte { $district } posée par { $who } devient le trophée.
}
board-flow-discard = { $is ->
    [you] Vous défaussez { $cards }.
   *[other] { $who } défausse { $cards }.
}
board-flow-back = { $is ->
    [you] Vous reprenez { $cards }.
   *[other] { $who } reprend { $cards }.
}
board-go-on = Retour à la table
board-skip = Sauter

board-look-back = Tous les partages après coup
board-look-back-help = Toutes mains ouvertes : les barres disent ce que chaque offre valait pour chacun, compté en cartes (1, c’est à peu près une carte quartier). « Cédé », c’est ce qu’un autre partage ou l’autre offre aurait apporté en plus.
board-look-back-how = Comment est-ce compté ?
board-look-back-cards = Une carte quartier vaut environ 1 : davantage si le joueur en avait d’autres du même quartier, ou si un trophée y rapprochait la fin. Une gondole compte 1,2, un espion 1,8, un traître 2. Un doge compte pour le trophée qu’il pouvait gagner avec les mains du moment, et contre son propriétaire si les autres l’avaient emporté. Chaque point coûte jusqu’à une demi-carte, car le camp qui en a le moins pioche au rattrapage.
board-look-back-regret = Qui choisit veut une offre de grande valeur, et laisser à l’autre une offre qui vaut peu pour lui ; ce que l’autre offre aurait apporté en plus, son choix l’a cédé. Qui partage veut deux offres entre lesquelles il y a peu à gagner ; ce que le meilleur des partages aurait évité, son partage l’a cédé. C’est une estimation : le hasard et les votes suivants n’y sont pas.
board-did-well = { $count ->
    [0] Dans chacune de vos { $all } manches, un autre partage ou un autre choix aurait été meilleur.
   *[other] Ce que vous avez bien fait : dans { $count } de vos { $all } manches, aucun autre partage ou choix n’aurait été meilleur. { $count ->
        [1] C’était la manche { $rounds }.
       *[other] C’étaient les manches { $rounds }.
    }
}
board-player = Joueur
board-as-divider = Cédé en partageant
board-as-chooser = Cédé en choisissant
board-regret-sum = { $worth } en { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
board-split-title = { $mine ->
    [divider] Manche { $round } : vous partagez, { $chooser } choisit
    [chooser] Manche { $round } : { $divider } partage, vous choisissez
   *[other] Manche { $round } : { $divider } partage, { $chooser } choisit
}
board-no-regret = rien
board-regret = { $worth }
board-divider-regret = { $is ->
    [you] Vous, en partageant, avez cédé
   *[other] { $who }, en partageant, a cédé
}
board-chooser-regret = { $is ->
    [you] Vous, en choisissant, avez cédé
   *[other] { $who }, en choisissant, a cédé
}
board-better-split = Le partage qui cédait le moins
board-last-hand = { $is ->
    [you] Vous aviez encore en main
   *[other] { $who } avait encore en main
}
board-no-splits = Aucune offre n’a été choisie dans cette partie.

# imprimé sur les cartes
board-card-CAN = Cannaregio
board-card-SCR = Santa Croce
board-card-SPO = San Polo
board-card-DOR = Dorsoduro
board-card-SMA = San Marco
board-card-CAS = Castello
board-card-GON = Gondole
board-card-SPY = Espion
board-card-TRA = Traître
board-card-DOG = Doge
board-card-1 = Chiffre 1
board-card-2 = Chiffre 2
board-card-3 = Chiffre 3
board-key-split = mettre la carte dans la première ou la seconde offre
    .keys = ← →
