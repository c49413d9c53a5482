finding-empty = Il n’y a rien à lire : collez le lien d’un plateau, ou le texte de son fichier.
finding-too-long = Le texte est trop long : un plateau a au plus { $most } caractères.
finding-broken-code = Ce lien est abîmé : il a été coupé ou modifié. Copiez-le de nouveau en entier.
finding-not-json = Ce n’est pas le texte d’un plateau : quelque chose ne va pas à la ligne { $line }, colonne { $column }.
finding-not-object = Un plateau est un objet entre accolades, avec « cols », « rows », « poles » et « gems ».
finding-other-format = Ce fichier annonce le format « { $value } » ; un plateau annonce « venise-board ».
finding-other-version = Ce fichier annonce la version { $value } ; on sait lire la version 1.
finding-missing = Il manque « { $key } ».
finding-wrong-number = « { $key } » doit être un nombre entier de { $low } à { $high }, et non { $value }.
finding-wrong-choice = « { $key } » doit être l’une de ces valeurs : { $choices }, et non « { $value } ».
finding-wrong-id = « id » n’a que des minuscules, des chiffres et des tirets, 60 au plus, et non « { $value } ».
finding-wrong-words = « { $key } » doit être un texte de { $most } caractères au plus.
finding-wrong-list = « { $key } » doit être une liste de noms.
finding-wrong-pole = Le poteau numéro { $number } n’en est pas un : il lui faut « at », son logement, et « kind ».
finding-too-many-poles = Il y a { $count } poteaux ; on en lit au plus { $most }.
finding-wrong-kind = Le poteau en { $at } est de la sorte « { $value } » ; il y a { $choices }.
finding-no-axis = Il faut un axe au poteau en { $at } : { $axes }.
finding-wrong-axis = Le poteau en { $at } a l’axe « { $value } » ; il y a { $axes }.
finding-wrong-owner = Le départ en { $at } appartient à « { $value } » ; les couleurs sont { $choices }.
finding-wrong-ports = Les accès du poteau en { $at } sont illisibles : chacun est une direction avec un nom ({ $names }), une liste de noms, ou null.
finding-wrong-starts = « starts » doit donner un logement pour chaque couleur : { $choices }.
finding-wrong-gems = « gems » doit avoir une liste de quatre cases pour chaque couleur : { $choices }.
finding-unknown-colour = « { $key } » parle de « { $value } » ; les couleurs sont { $choices }.
finding-start-not-corner = Le poteau de départ en { $at } n’est pas dans un coin.
finding-start-unowned = Le poteau de départ en { $at } n’a pas de couleur.
finding-no-start = Il manque un poteau de départ : { $colour }.
finding-two-starts = Il y a plusieurs poteaux de départ d’une même couleur ({ $colour }) : { $slots }.
finding-start-differs = « starts » place le départ en { $said } ({ $colour }), mais son poteau de départ est en { $at }.
finding-corner-empty = Le coin { $at } n’a pas de poteau de départ.
finding-outside = { $at } n’est pas un logement de cette grille, qui va de A1 à { $last }.
finding-slot-twice = { $count } poteaux sont en { $at }.
finding-printed-no-pole = { $at } est annoncé comme imprimé, mais il n’y a pas de poteau.
finding-tiles = La boîte contient { $tiles } tuiles : quatre départs et { $want } murs ou ponts. Ce plateau en utilise { $count }, dont { $two } murs ou ponts.
finding-plain-tile = Le poteau simple en { $at } n’est pas une tuile de la boîte : les poteaux simples sont imprimés sur la face nuit.
finding-night-printed = De nuit, les poteaux { $slots } sont imprimés sur le plateau, et aucun autre.
finding-day-printed = De jour, aucun poteau n’est imprimé sur le plateau, mais ceux-ci sont annoncés comme tels : { $slots }.
finding-gem-count = { $colour } : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
} ; il en faut { $want }.
finding-gems-meet = Il y a plusieurs pierres sur { $field } : { $colours }.
finding-gem-nowhere = Une pierre ({ $colour }) est sur { $field }, qui n’existe pas ; il y a : { $has }.
finding-gem-on-start = Une pierre ({ $colour }) est sur la case de départ { $field }.
finding-gem-unreachable = { $colour } ne pourra jamais atteindre sa pierre sur { $field }.
finding-gem-by-stem = { $colour } n’atteint sa pierre sur { $field } qu’avec des pieds.
finding-too-few-planks = À { $players } joueurs, { $long } planches longues chacun pourraient ne pas suffire ({ $colour }) : chaque pied laisse une planche longue derrière lui.
finding-broken-left-right = { $count ->
    [one] La symétrie de gauche à droite est rompue à un endroit.
   *[other] La symétrie de gauche à droite est rompue à { $count } endroits.
}
finding-broken-top-bottom = { $count ->
    [one] La symétrie de haut en bas est rompue à un endroit.
   *[other] La symétrie de haut en bas est rompue à { $count } endroits.
}
finding-broken-half-turn = { $count ->
    [one] Le demi-tour est rompu à un endroit.
   *[other] Le demi-tour est rompu à { $count } endroits.
}
finding-broken-quarter-turn = { $count ->
    [one] Le quart de tour est rompu à un endroit.
   *[other] Le quart de tour est rompu à { $count } endroits.
}
finding-broken-square = Un quart de tour demande autant de colonnes que de rangées.
finding-unequal-costs = Les trajets coûtent { $most } sabliers ({ $high }) et seulement { $least } ({ $low }) : plus de { $percent } % d’écart, et aucune symétrie.
finding-quick = Le trajet le moins cher coûte { $cost } sabliers : une partie rapide. D’habitude, c’est entre { $low } et { $high }.
finding-slow = Le trajet le moins cher coûte { $cost } sabliers : une longue partie. D’habitude, c’est entre { $low } et { $high }.
finding-distances = Distance des pierres au départ, en planches : { $first } ({ $one }), { $second } ({ $other }).
finding-few-exits = La pierre ({ $colour }) sur { $field } a { $count ->
    [0] zéro emplacement droit ou en diagonale
    [one] un seul emplacement droit ou en diagonale
   *[other] seulement { $count } emplacements droits ou en diagonale
} : un pion peut y rester enfermé.
finding-long-exits = Depuis { $field }, où se trouve une pierre ({ $colour }), seules des planches longues permettent de repartir.
finding-dead-fields = { $count ->
    [one] Aucune planche ne peut jamais toucher cette case : { $fields }.
   *[other] Aucune planche ne peut jamais toucher ces { $count } cases : { $fields }.
}
finding-lost-fields = { $count ->
    [one] Personne ne peut jamais atteindre cette case : { $fields }.
   *[other] Personne ne peut jamais atteindre ces { $count } cases : { $fields }.
}

refusal-no-wish = Il n’y a pas de souhait « { $wish } » ; une proposition accepte { $wishes }.
refusal-wish-size = Une grille a de { $low } à { $high } colonnes et rangées.
refusal-wish-choice = « { $wish } » doit être l’une de ces valeurs : { $choices }.
refusal-wish-square = Un quart de tour demande autant de colonnes que de rangées.
refusal-no-proposal = Ce numéro n’a donné aucun bon plateau de { $cols } sur { $rows }. Essayez-en un autre, ou un plateau plus grand.
