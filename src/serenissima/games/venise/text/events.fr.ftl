# Venise, en français : ce qui s’est passé. Les champs de l’événement sont les arguments.

# parties des phrases ci-dessous
part-colour = { $colour ->
    [ruby] le rubis
    [diamond] le diamant
    [emerald] l’émeraude
   *[topaz] la topaze
}
part-card = { $card ->
    [short] « Courte »
    [long] « Longue »
    [remove] « Retirer »
    [move] « Déplacer »
    [walk1] « 1 pas »
    [walk2] « 2 pas »
    [walk3] « 3 pas »
   *[joker] un joker
}
part-plank = { $plank ->
    [short] une planche courte
   *[long] une planche longue
}
part-with-joker = { $joker ->
    [yes] { " " }avec un joker
   *[no] { "" }
}
part-you-spend = { $tiles ->
    [0] { "" }
    [1] { " " }et dépensez un jeton sablier
   *[other] { " " }et dépensez { $tiles } jetons sablier
}
part-spends = { $tiles ->
    [0] { "" }
    [1] { " " }et dépense un jeton sablier
   *[other] { " " }et dépense { $tiles } jetons sablier
}
part-falls = { $count ->
    [0] .
    [1] . Une planche tombe à l’eau.
   *[other] . { $count } planches tombent à l’eau.
}
part-walk-card = { $joker ->
    [yes] un joker pour { $steps } pas
   *[no] une carte de { $steps } pas
}
part-walk-steps = { $count ->
    [1] d’un pas
   *[other] de { $count } pas
}
part-gem-count = { $gems ->
    [1] une
    [2] deux
   *[3] trois
}
part-rescuer = { $source ->
    [water] tirée de l’eau
    [box] prise dans la boîte
   *[rival] { $from_seat_is ->
        [you] prise chez vous
       *[other] prise chez { $from_seat }
    }
}
part-place = { $place ->
    [1] première
    [2] deuxième
   *[3] troisième
}

event-coloured = { $seat_is ->
    [you] { $chosen ->
        [yes] Vous choisissez { part-colour }.
       *[no] Vous recevez { part-colour }.
    }
   *[other] { $chosen ->
        [yes] { $seat } choisit { part-colour }.
       *[no] { $seat } reçoit { part-colour }.
    }
}
event-undecided = { $seat_is ->
    [you] Vous laissez le hasard choisir votre couleur.
   *[other] { $seat } laisse le hasard choisir sa couleur.
}
event-began = { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-drawn = { $seat_is ->
    [you] Vous piochez une carte.
   *[other] { $seat } pioche une carte.
}
    .passing = yes
event-got = { $seat_is ->
    [you] Vous recevez { part-card }.
   *[other] { $seat } reçoit { part-card }.
}
event-joker-drawn = { $seat_is ->
    [you] { $kept ->
        [yes] Vous piochez un joker et le montrez.
       *[no] Vous piochez un joker, en avez déjà deux et le mettez à la défausse.
    }
   *[other] { $kept ->
        [yes] { $seat } pioche un joker et le montre.
       *[no] { $seat } pioche un joker, en a déjà deux et le met à la défausse.
    }
}
event-reshuffled = La défausse est mélangée : { $count } cartes à piocher.
event-dealt = Chacun a { $hand } cartes. Il en reste { $left } à piocher.
event-laid = { $seat_is ->
    [you] Vous posez { part-plank }{ part-with-joker }{ part-you-spend }.
   *[other] { $seat } pose { part-plank }{ part-with-joker }{ part-spends }.
}
event-removed = { $seat_is ->
    [you] Vous retirez { part-plank }{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } retire { part-plank }{ part-with-joker }{ part-spends }{ part-falls }
}
event-lifted = { $seat_is ->
    [you] Vous soulevez { part-plank }{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } soulève { part-plank }{ part-with-joker }{ part-spends }{ part-falls }
}
event-moved = { $seat_is ->
    [you] Vous la posez ailleurs.
   *[other] { $seat } la pose ailleurs.
}
event-walking = { $seat_is ->
    [you] Vous jouez { part-walk-card }{ part-you-spend }.
   *[other] { $seat } joue { part-walk-card }{ part-spends }.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] Vous faites un pas.
   *[other] { $seat } fait un pas.
}
    .passing = yes
event-walked = { $seat_is ->
    [you] Vous avancez { part-walk-steps }.
   *[other] { $seat } avance { part-walk-steps }.
}
event-collected = { $seat_is ->
    [you] { $tile ->
        [yes] Vous prenez une pierre et un jeton sablier. Cela fait { part-gem-count }.
       *[no] Vous prenez votre dernière pierre.
    }
   *[other] { $tile ->
        [yes] { $seat } prend une pierre et un jeton sablier. Cela fait { part-gem-count }.
       *[no] { $seat } prend sa dernière pierre.
    }
}
event-joker-taken = { $seat_is ->
    [you] Vous prenez un joker au lieu de jouer.
   *[other] { $seat } prend un joker au lieu de jouer.
}
event-exchanging = { $seat_is ->
    [you] Vous échangez quatre cartes contre un joker.
   *[other] { $seat } échange quatre cartes contre un joker.
}
    .passing = yes
event-given = { $seat_is ->
    [you] Vous donnez { part-card }.
   *[other] { $seat } donne { part-card }.
}
    .passing = yes
event-exchanged = { $seat_is ->
    [you] Vous donnez quatre cartes pour un joker : { $cards }.
   *[other] { $seat } donne quatre cartes pour un joker : { $cards }.
}
event-played-none = { $seat_is ->
    [you] Vous ne jouez pas de carte.
   *[other] { $seat } ne joue pas de carte.
}
event-play-ended = { $seat_is ->
    [you] { $used ->
        [0] Vous avez fini.
        [1] Vous avez utilisé un sablier.
       *[other] Vous avez utilisé { $used } sabliers.
    }
   *[other] { $used ->
        [0] { $seat } a fini.
        [1] { $seat } a utilisé un sablier.
       *[other] { $seat } a utilisé { $used } sabliers.
    }
}
    .passing = yes
event-refilled = { $seat_is ->
    [you] Vous piochez { $count } cartes et en avez { $hand }.
   *[other] { $seat } pioche { $count } cartes et en a { $hand }.
}
event-discarded = { $seat_is ->
    [you] Vous défaussez { part-card }.
   *[other] { $seat } défausse { part-card }.
}
event-rescued = { $seat_is ->
    [you] Votre pion est bloqué : vous recevez { part-plank } { part-rescuer }.
   *[other] { $seat } a son pion bloqué et reçoit { part-plank } { part-rescuer }.
}
event-turn-ended = { $next_seat_is ->
    [you] Manche { $round } : à vous de jouer.
   *[other] Manche { $round } : à { $next_seat } de jouer.
}
event-completed = { $seat_is ->
    [you] Vous avez les quatre pierres{ $last_round ->
        [yes] . On finit la manche.
       *[no] {" "}!
    }
   *[other] { $seat } a les quatre pierres{ $last_round ->
        [yes] . On finit la manche.
       *[no] {" "}!
    }
}
event-placed = { $seat_is ->
    [you] Vous prenez la { part-place } place et quittez la partie.
   *[other] { $seat } prend la { part-place } place et quitte la partie.
}
event-ended = { $reason ->
    [gems] { $seat_is ->
        [you] Vous gagnez la partie.
       *[other] { $seat } gagne la partie.
    }
    [shared] La victoire est partagée.
    [places] { $seat_is ->
        [you] Toutes les places sont jouées : vous gagnez la partie.
       *[other] Toutes les places sont jouées : { $seat } gagne la partie.
    }
    [standstill] Rien n’a bougé depuis trop longtemps : la partie s’arrête là.
   *[rounds] La dernière manche est finie : la partie s’arrête là.
}
