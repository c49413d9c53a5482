# Venise, en français : pourquoi une décision est bonne. Les chiffres se comptent sur la table.

# parties des phrases ci-dessous
hint-gem = { $colour ->
    [ruby] rubis le plus proche
    [diamond] diamant le plus proche
    [emerald] émeraude la plus proche
   *[topaz] topaze la plus proche
}
hint-a-gem = { $colour ->
    [ruby] un rubis
    [diamond] un diamant
    [emerald] une émeraude
   *[topaz] une topaze
}
hint-gems = { $colour ->
    [ruby] rubis
    [diamond] diamants
    [emerald] émeraudes
   *[topaz] topazes
}
hint-way = { $planks ->
    [0] { $steps } pas
    [1] une planche et { $steps } pas
   *[other] { $planks } planches et { $steps } pas
}
hint-was = { $was_planks ->
    [0] { $was_steps } pas
    [1] une planche et { $was_steps } pas
   *[other] { $was_planks } planches et { $was_steps } pas
}
hint-card = { $card ->
    [short] « Courte »
    [long] « Longue »
    [remove] « Retirer »
    [move] « Déplacer »
    [walk1] « 1 pas »
    [walk2] « 2 pas »
   *[walk3] « 3 pas »
}

# pierres
why-last-gem = { $end ->
    [round] Vous prenez votre dernière pierre. Vous avez les quatre, et les autres ne font que finir la manche.
    [places] Vous prenez votre dernière pierre, et la meilleure place encore libre est à vous.
   *[match] Vous prenez votre dernière pierre, et vous gagnez.
}
why-gems = { $left ->
    [1] Vous prenez { $gems } { hint-gems } en un tour. Plus qu’une pierre à chercher.
   *[other] Vous prenez { $gems } { hint-gems } en un tour. Il reste { $left } pierres à chercher.
}
why-gem-back = { $planks ->
    [1] Vous prenez { hint-a-gem } et une planche derrière vous : vous avez une planche pour la suite.
   *[other] Vous prenez { hint-a-gem } et une planche derrière vous : vous avez { $planks } planches pour la suite.
}
why-gem-next = Vous prenez { hint-a-gem }. La pierre suivante est alors à { hint-way }.
why-gem = { $left ->
    [1] Vous prenez { hint-a-gem }. Plus qu’une pierre à chercher.
   *[other] Vous prenez { hint-a-gem }. Il reste { $left } pierres à chercher.
}

# le chemin
why-open = { $steps ->
    [1] Ensuite, votre { hint-gem } n’est qu’à un pas, sans planche à poser.
   *[other] Ensuite, votre { hint-gem } est à { $steps } pas, sans planche à poser.
}
why-closer = Vous vous rapprochez : votre { hint-gem } est alors à { hint-way }, contre { hint-was } avant.
why-round = Votre trajet par toutes vos pierres devient plus court : { hint-way }, contre { hint-was } avant.
why-nowhere = Aucun chemin ne finit plus près d’une pierre : de là, votre { hint-gem } est à { hint-way }.

# les autres
why-cuts = { $gems ->
    [3] { $of_seat } n’a plus besoin que d’une pierre. Elle était à { hint-was } ; la voilà à { hint-way }.
   *[other] { $of_seat } aura un chemin plus long vers sa pierre la plus proche : { hint-way }, contre { hint-was } avant.
}
why-shuts = { $gems ->
    [3] { $of_seat } n’a plus besoin que d’une pierre. Elle était à { hint-was } ; plus aucun chemin n’y mène.
   *[other] { $of_seat } avait sa pierre la plus proche à { hint-was }. Plus aucun chemin ne mène à une seule d’entre elles.
}

# planches
why-plank = { $had ->
    [0] { $plank ->
        [long] Vous n’avez plus de planche longue, et ce coup vous en donne une.
       *[short] Vous n’avez plus de planche courte, et ce coup vous en donne une.
    }
   *[other] { $plank ->
        [long] Une planche longue entre dans votre réserve : cela en fait { $has }.
       *[short] Une planche courte entre dans votre réserve : cela en fait { $has }.
    }
}
why-guards = Vous finissez sur une planche : tant que vous y êtes, personne ne peut la retirer.
why-rescue = { $plank ->
    [long] Votre pion est bloqué. Une planche longue le sort de ce poteau.
   *[short] Votre pion est bloqué. Une planche courte le sort de ce poteau.
}

# attendre
why-stuck = { $gain ->
    [joker] Aucune de vos { $cards } cartes ne se joue ici. Un joker peut être n’importe laquelle.
   *[cards] Aucune de vos { $cards } cartes ne se joue ici : piochez.
}
why-no-walk = { $gain ->
    [joker] Vous n’avez pas de carte pour avancer. Un joker peut en être une.
   *[cards] Vous n’avez pas de carte pour avancer : piochez.
}
why-no-lay = { $gain ->
    [joker] Vous n’avez pas de carte pour poser une planche. Un joker peut en être une.
   *[cards] Vous n’avez pas de carte pour poser une planche : piochez.
}
why-far = { $gain ->
    [joker] Votre { hint-gem } est à { hint-way } : hors de portée ce tour-ci. Un joker vous y aidera.
   *[cards] Votre { hint-gem } est à { hint-way } : hors de portée ce tour-ci. Gardez vos cartes pour le suivant.
}
why-wait = { $gain ->
    [joker] Un joker peut être n’importe quelle carte. Vous avez alors { $cards ->
        [1] une carte
       *[other] { $cards } cartes
    } en main et en piochez deux de plus.
   *[cards] Vous gardez { $cards ->
        [1] votre carte
       *[other] vos { $cards } cartes
    } et en piochez deux de plus.
}
why-end-spent = Vous n’avez plus de sablier pour jouer.

# cartes
why-keep = Un échange vous laisserait { $left ->
    [1] une carte
   *[other] { $left } cartes
} au lieu de { $cards }.
why-exchange-full = { $surplus ->
    [1] Une carte doit partir de toute façon : le joker ne vous en coûte que trois de plus.
   *[other] Deux cartes doivent partir de toute façon : le joker ne vous en coûte que deux de plus.
}
why-exchange-doubles = { $count } des quatre cartes sont en double, et un joker peut être n’importe laquelle.
why-exchange = Vous gardez { $cards ->
    [1] une carte, un joker
   *[other] { $cards } cartes, dont un joker
} qui peut être la carte que vous voulez.
why-spare-double = { $left ->
    [1] Vous pouvez vous en passer : il vous reste une autre carte { hint-card }.
   *[other] Vous pouvez vous en passer : il vous reste { $left } autres cartes { hint-card }.
}
why-spare = De vos { $cards } cartes, { hint-card } est celle qui vous manquera le moins.

# avant le premier tour
why-tent = Depuis cette tente, votre { hint-gem } est à { hint-way }.
why-begin = { $others ->
    [1] Qui commence a un tour d’avance.
   *[other] Qui commence a un tour d’avance sur les { $others } autres.
}
