# Venise, en français : ce qu’on peut faire, en toutes lettres. Les champs du coup sont les arguments.
move-card = { $card ->
    [short] « Courte »
    [long] « Longue »
    [remove] « Retirer »
    [move] « Déplacer »
    [walk1] « 1 pas »
    [walk2] « 2 pas »
    [walk3] « 3 pas »
   *[joker] un joker
}
move-with = { $joker ->
    [yes] { " " }avec un joker
   *[no] { "" }
}
move-colour = { $colour ->
    [ruby] le rubis
    [diamond] le diamant
    [emerald] l’émeraude
   *[topaz] la topaze
}
move-short = Poser une planche courte{ move-with }
move-long = Poser une planche longue{ move-with }
move-remove = Retirer une planche{ move-with }
move-move = Soulever une planche pour la déplacer{ move-with }
move-to = Poser la planche ici
move-walk = { $steps ->
    [1] Avancer d’un pas{ move-with }
   *[other] Avancer de { $steps } pas au plus{ move-with }
}
move-step = Faire un pas
move-stop = S’arrêter
move-take-joker = Prendre un joker au lieu de jouer
move-exchange = Échanger quatre cartes contre un joker
move-give = Donner { move-card }
move-end-play = Ne plus jouer de carte et piocher
move-end-turn = Garder sa main et finir le tour
move-discard = Défausser { move-card }
move-rescue = { $plank ->
    [short] Se faire apporter une planche courte
   *[long] Se faire apporter une planche longue
}
move-choose = Choisir { move-colour }
move-no-choice = Laisser le hasard choisir la couleur
move-begin = Laisser { $seat } commencer

# Comment les coups se lisent dans un plan de plusieurs.
plan-walk = { $steps ->
    [1] Avancer d’un pas{ move-with }
   *[other] Avancer de { $steps } pas au plus{ move-with }
}
plan-step =
    .passing = yes
plan-stop =
    .passing = yes
plan-move = Déplacer une planche{ move-with }
plan-to =
    .passing = yes
plan-give = Donner { $parts }
    .part = { move-card }
    .after-exchange = {" "}: { $parts }
plan-exchange = Échanger contre un joker
plan-discard = Défausser { $parts }
    .part = { move-card }
plan-end-play =
    .passing = yes
plan-end-turn =
    .passing = yes
