# Canal Grande, en français : pourquoi une décision est bonne. « Sans doute » veut dire : dans au moins 7 donnes sur 10 qui vont avec ce que le lecteur a vu.

# les cartes qui comptent le plus dans une offre
taken-cards = { $taken ->
    [CAN] { $taken_count ->
        [1] une carte Cannaregio
       *[other] { $taken_count } cartes Cannaregio
    }
    [SCR] { $taken_count ->
        [1] une carte Santa Croce
       *[other] { $taken_count } cartes Santa Croce
    }
    [SPO] { $taken_count ->
        [1] une carte San Polo
       *[other] { $taken_count } cartes San Polo
    }
    [DOR] { $taken_count ->
        [1] une carte Dorsoduro
       *[other] { $taken_count } cartes Dorsoduro
    }
    [SMA] { $taken_count ->
        [1] une carte San Marco
       *[other] { $taken_count } cartes San Marco
    }
    [CAS] { $taken_count ->
        [1] une carte Castello
       *[other] { $taken_count } cartes Castello
    }
    [GON] { $taken_count ->
        [1] une gondole
       *[other] { $taken_count } gondoles
    }
    [SPY] { $taken_count ->
        [1] un espion
       *[other] { $taken_count } espions
    }
    [TRA] { $taken_count ->
        [1] un traître
       *[other] { $taken_count } traîtres
    }
    [DOG] { $taken_count ->
        [1] un doge
       *[other] { $taken_count } doges
    }
   *[none] seulement des chiffres
}
kept-cards = { $kept ->
    [CAN] { $kept_count ->
        [1] une carte Cannaregio
       *[other] { $kept_count } cartes Cannaregio
    }
    [SCR] { $kept_count ->
        [1] une carte Santa Croce
       *[other] { $kept_count } cartes Santa Croce
    }
    [SPO] { $kept_count ->
        [1] une carte San Polo
       *[other] { $kept_count } cartes San Polo
    }
    [DOR] { $kept_count ->
        [1] une carte Dorsoduro
       *[other] { $kept_count } cartes Dorsoduro
    }
    [SMA] { $kept_count ->
        [1] une carte San Marco
       *[other] { $kept_count } cartes San Marco
    }
    [CAS] { $kept_count ->
        [1] une carte Castello
       *[other] { $kept_count } cartes Castello
    }
    [GON] { $kept_count ->
        [1] une gondole
       *[other] { $kept_count } gondoles
    }
    [SPY] { $kept_count ->
        [1] un espion
       *[other] { $kept_count } espions
    }
    [TRA] { $kept_count ->
        [1] un traître
       *[other] { $kept_count } traîtres
    }
   *[DOG] { $kept_count ->
        [1] un doge
       *[other] { $kept_count } doges
    }
}

# partager
why-split-draw = Quelle que soit l’offre choisie par { $chooser_seat }, la phase se termine { $seats ->
    [2] avec moins de points pour vous, et vous piochez { $count } cartes.
   *[other] avec moins de points pour votre équipe : chacun pioche { $count } cartes.
}
why-split-mine = { $chooser_seat } prendra sans doute l’offre avec { taken-cards }. Ce qui reste est la meilleure offre pour vous : elle a { kept-cards }.
why-split-points = { $chooser_seat } prendra sans doute l’offre avec { taken-cards } et { $points ->
    [1] un point.
   *[other] { $points } points.
} Vous n’en recevez { $other ->
    [0] aucun,
    [1] qu’un seul,
   *[other] que { $other },
} et mieux vaut en avoir peu.
why-split-even = Pour { $chooser_seat }, les deux offres se valent à peu près : aucun choix ne vous fait grand mal.
why-split-least = { $chooser_seat } prendra sans doute l’offre avec { taken-cards }. { $better ->
    [0] Pourtant, aucun autre partage de ces cartes ne lui laisserait moins.
    [1] Pourtant, un seul autre partage de ces cartes lui laisserait moins.
   *[other] Pourtant, sur { $ways } partages possibles, seuls { $better } lui laisseraient moins.
}
why-split-keep = { $chooser_seat } prendra sans doute l’offre avec { taken-cards }, ce qui vous laisse { kept-cards }.

# choisir
why-take-wins = Son doge vous permet de voter, et encore un trophée de { district-name } vous donne la victoire. Vous pourriez y poser { $reach ->
    [1] une carte
   *[other] { $reach } cartes
}, { $seats ->
    [2] { $rival_seat } sans doute moins.
   *[other] vos deux adversaires ensemble sans doute moins.
}
why-take-denies = Elle prive { $divider_seat } du doge, et il ne lui manque qu’un trophée pour gagner.
why-take-draw = Elle termine la phase { $seats ->
    [2] avec moins de points pour vous, et vous piochez { $count } cartes.
   *[other] avec moins de points pour votre équipe : chacun pioche { $count } cartes.
}
why-take-doge = Son doge vous permet de voter. Pour { district-name }, vous pourriez poser { $reach ->
    [1] une carte
   *[other] { $reach } cartes
}, { $seats ->
    [2] { $rival_seat } sans doute moins.
   *[other] vos deux adversaires ensemble sans doute moins.
}
why-take-more = Elle vaut plus pour vous que l’autre, surtout parce qu’elle a { taken-cards }.
why-take-away = { $divider_seat } en tirerait plus que de l’offre qui reste, surtout parce qu’on y trouve { taken-cards }.
why-take-fewer = { $points ->
    [0] Elle n’a aucun point
    [1] Elle n’a qu’un point
   *[other] Elle n’a que { $points } points
}, l’autre { $other }. Mieux vaut en avoir peu : à la fin de la phase, le camp qui en a le moins pioche des cartes.
why-take-hand = Elle met { $count ->
    [1] une carte
   *[other] { $count } cartes
} dans votre main, l’autre { $other ->
    [0] aucune.
    [1] une seule.
   *[other] { $other }.
}

# cartes spéciales
why-doge-wins = Encore un trophée de { district-name }, et vous gagnez la partie. Vous pourriez y poser { $reach ->
    [1] une carte
   *[other] { $reach } cartes
}, { $seats ->
    [2] { $rival_seat } sans doute moins.
   *[other] vos deux adversaires ensemble sans doute moins.
}
why-doge-doge = Vous pouvez voter tout de suite : pour { district-name }, vous pourriez poser { $reach ->
    [1] une carte
   *[other] { $reach } cartes
}, { $seats ->
    [2] { $rival_seat } sans doute moins.
   *[other] vos deux adversaires ensemble sans doute moins.
}
why-traitor-first = Avant le vote, le traître prend une carte { $seats ->
    [2] à { $rival_seat }
   *[other] à un adversaire
} : on pourra en poser moins contre vous.
why-spy-first = L’espion pioche deux cartes avant le vote : elles peuvent vous y aider.
why-order = Aucun doge n’attend, il n’y a donc pas de vote à préparer : ici, l’ordre compte peu.
why-rob-more = { $victim_seat } a { $count } cartes en main, { $other_seat } seulement { $other } : il y a plus à prendre.
why-rob-weak = { $victim_seat } n’a plus que { $count ->
    [1] une carte
   *[other] { $count } cartes
}, et la perte lui fera plus mal qu’à { $other_seat }, qui en a { $other }.
why-rob-known = { $victim_seat } a { $count } cartes en main, et vous savez que { $known } sont des gondoles ou des quartiers qui vous manquent.
why-rob = { $count ->
    [1] { $victim_seat } a une carte en main, et elle devient la vôtre.
   *[other] { $victim_seat } a { $count } cartes en main, et l’une d’elles devient la vôtre.
}
why-catch-up = { $count } cartes gratuites : les quartiers et gondoles vont dans votre main.
why-decline = Un doge parmi ces cartes vous imposerait un vote, et { $seats ->
    [2] il ne manque qu’un trophée à { $rival_seat } pour gagner.
   *[other] il ne manque qu’un trophée à vos adversaires pour gagner.
}

# voter
why-vote-match = Encore un trophée de { district-name }, et vous gagnez la partie.
why-vote-stop = { $seats ->
    [2] { $rival_seat } gagnerait la partie avec ce trophée.
   *[other] Vos adversaires gagneraient la partie avec ce trophée.
} Ne le laissez pas filer.
why-vote-holds = Vous pouvez poser jusqu’à { $reach ->
    [1] une carte
   *[other] { $reach } cartes
} dans ce vote, et { $seats ->
    [2] { $rival_seat } ne peut sans doute pas faire mieux.
   *[other] vos deux adversaires ensemble ne peuvent sans doute pas faire mieux.
}
why-vote-together = Avec { $partner_seat }, vous pouvez sans doute battre tout ce que vos deux adversaires poseront.
why-vote-ahead = Votre camp passe devant, { $own } à { $other }.
why-vote-level = Vous égalisez à { $own }, et l’égalité est pour vous.
why-vote-stay = Une carte vous garde dans le vote. Une fois que vous passez, c’est fini.
why-vote-cheap = Vous devez ouvrir le vote. Si vous le perdez, il ne vous coûte que cette carte.
why-vote-high = Avec { $count } cartes d’un coup, { $rival_seat } doit en poser au moins { $need } pour répondre.
why-vote-new = Vous n’avez pas encore de trophée de { district-name }. Avec celui-ci, { $missing ->
    [0] vous auriez les six quartiers.
    [1] il ne vous manquerait plus qu’un quartier.
   *[other] il vous manquerait { $missing } quartiers.
}
why-vote-third = Ce serait votre trophée numéro { $trophies } de { district-name }, et quatre du même quartier font gagner.
why-vote-need = Pour répondre, { $rival_seat } devrait alors poser { $more ->
    [1] au moins une carte de plus.
   *[other] au moins { $more } cartes de plus.
}
why-pass-wins = Plus aucun adversaire dans le vote, et votre camp gagne { $own } à { $other } : passez, et le trophée est à vous.
why-pass-ahead = Votre camp mène { $own } à { $other }, et { $partner_seat } est encore dans le vote : gardez vos cartes.
why-pass-beaten = Vous n’arriveriez qu’à { $reach }, et { $seats ->
    [2] { $rival_seat } peut sans doute poser plus.
   *[other] vos adversaires peuvent sans doute poser plus que vous deux.
}
why-pass-again = { $seats ->
    [2] { $rival_seat } a déjà
   *[other] Vos adversaires ont déjà
} { $trophies ->
    [1] un trophée
   *[other] { $trophies } trophées
} de { district-name } : celui-ci n’apporte pas de nouveau quartier.
why-pass-free = Vous n’avez rien posé : passer ne vous coûte rien. Pour répondre, il faut { $least ->
    [1] au moins une carte.
   *[other] au moins { $least } cartes.
}
why-pass-save = Pour continuer, il faut { $least ->
    [1] au moins une carte de plus.
   *[other] au moins { $least } cartes de plus.
} Si vous passez, { $back ->
    [0] vous perdez ce que vous avez posé.
    [1] une des cartes posées vous revient.
   *[other] { $back } des cartes posées vous reviennent.
}
why-pass-behind = Votre camp est mené { $other } à { $own }, et il lui faudrait au moins { $more ->
    [1] une carte de plus pour gagner.
   *[other] { $more } cartes de plus pour gagner.
}
