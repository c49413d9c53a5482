# Venise, en français.
title = Venise
pitch = Posez des planches sur l’eau, avancez, retirez-les, et ramenez vos quatre pierres avant tout le monde. La planche sur laquelle vous comptez aura peut-être disparu à votre arrivée.
kind = Course sur un réseau qui change

# le jeu sur une carte
goal-wins = Ramenez avant les autres les quatre pierres de votre couleur.
goal-ends = La partie s’arrête dès que quelqu’un a les quatre.
goal-turn = Jouez des cartes pour quatre sabliers : posez des planches, avancez, retirez des planches. Ou prenez plutôt un joker. Puis piochez deux cartes.

# les bots de ce jeu, du plus faible au plus fort
bot-wanderer = Promeneur
    .help = Va vers la pierre la plus proche, prévoit deux cartes d’avance et ne regarde pas les autres.
bot-ferryman = Passeur
    .help = Va aussi vers la pierre la plus proche, mais prévoit trois cartes d’avance et garde quelques planches. Dépense parfois ce qui lui manquera plus tard et ne regarde pas les autres.
bot-sensible = Gondolier
    .help = Prévoit son trajet par toutes ses pierres, récupère ses planches et coupe la route aux autres quand c’est bon marché.
bot-admiral = Amiral
    .help = Essaie les meilleures façons de jouer son tour, imagine la suite chez chacun et choisit celle qui gagne le plus souvent.

# le nom des choses
item-short = Courte
item-long = Longue
item-remove = Retirer
item-move = Déplacer
item-walk1 = 1 pas
item-walk2 = 2 pas
item-walk3 = 3 pas
item-joker = Joker
item-ruby = rubis
item-diamond = diamant
item-emerald = émeraude
item-topaz = topaze

# options
option-board = Plateau
    .help = Les Deux Quais conviennent à une première partie.
option-board-day-basic = Les Deux Quais : de jour, pour une première partie
option-board-day-advanced = Le Jardin Muré : de jour, avec beaucoup de murs
option-board-day-expert = Les Ponts de Travers : de jour, pour les experts
option-board-night-basic = Lanternes : de nuit, ouvert au milieu
option-board-night-advanced = Les Impasses : de nuit, avec beaucoup de murs
option-own_board = Plateau personnel
    .help = Collez un plateau de l’éditeur de plateaux : son lien, ou le texte de son fichier. Il remplace le plateau choisi ci-dessus.
    .given = un plateau de votre fabrication
option-places = La partie s’arrête
    .help = Les autres continuent-ils quand quelqu’un a gagné ?
option-places-first = avec le gagnant : les autres sont classés par pierres
option-places-all = quand toutes les places sont jouées : les autres continuent
option-colours = Couleurs
    .help = Chaque couleur part de son coin. D’habitude, on joue à deux avec rubis et émeraude, à trois avec rubis, diamant et émeraude.
option-colours-chosen = Les joueurs choisissent parmi les couleurs habituelles
option-colours-free = Les joueurs choisissent parmi les quatre
option-colours-random = Tirées au sort pour tous
option-two_player_corners = Coins à deux
    .help = D’où partent deux joueurs, sauf s’ils choisissent parmi les quatre couleurs.
option-two_player_corners-opposite = Face à face : rubis et émeraude
option-two_player_corners-adjacent = Côte à côte : rubis et diamant
option-first_player = Qui commence
    .help = Ensuite, on joue dans le sens des aiguilles d’une montre, par couleur.
option-first_player-random = Tirage au sort
option-first_player-chosen = La première place le désigne
option-equal_turns = Tours égaux
    .help = Quand quelqu’un a les quatre pierres, on finit la manche, pour que tous aient joué autant de tours.
option-rescue = Sauvetage
    .help = Un joueur bloqué sur un poteau reçoit une planche au début de son tour.
option-standstill_rounds = Immobilité
    .help = La partie s’arrête après ce nombre de manches où rien n’a bougé sur le plateau.
option-standstill_rounds-off = Jamais : on attend autant qu’il faut
option-most_rounds = Durée maximale
    .help = Après ce nombre de manches, la partie s’arrête, et les pierres font le classement.
option-most_rounds-off = Sans limite
option-wall_ends = Bouts des murs
    .help = Une planche peut-elle finir dans l’axe d’un mur ?
option-wall_ends-closed = Fermés : aucune planche ne peut y finir
option-wall_ends-both = Des deux côtés : une telle planche touche les deux cases
option-start_hand = Premières mains
    .help = Avec quelles cartes chacun commence.
option-start_hand-set = Les quatre mêmes cartes pour tous, et deux piochées
option-start_hand-random = Six cartes piochées
option-exchange_after_draw = Échange après la pioche
    .help = On peut encore échanger quatre cartes contre un joker après avoir pioché, avant de défausser d’une main trop pleine.
option-discarded_jokers = Jokers défaussés
    .help = Où va un joker défaussé d’une main trop pleine.
option-discarded_jokers-place = De retour à leur place
option-discarded_jokers-pile = Dans la défausse : ils reviennent avec ses cartes
option-discard_view = Défausse
    .help = Ce qu’on peut regarder.
option-discard_view-all = Toute la défausse
option-discard_view-top = Seulement la carte du dessus
option-planks_per_player = Planches
    .help = Planches courtes et longues pour chaque joueur, par exemple 5/3. « standard » : 6/4 à deux joueurs, 4/2 à trois, 3/2 à quatre.
option-card_mix = Répartition des cartes
    .help = Combien de cartes de chaque sorte : courte, longue, retirer, déplacer, et un, deux, trois pas. En tout 46.

# pourquoi la partie est finie, après « X gagne … »
reason-gems = avec quatre pierres
reason-shared = avec quatre pierres dans la même manche
reason-places = une fois toutes les places jouées
reason-standstill = au nombre de pierres, faute de mouvement
reason-rounds = au nombre de pierres, après la dernière manche

# pourquoi un coup n’est pas permis
refusal-no-move = « { $text } » n’est pas un coup. Écrivez par exemple : short S:A4-B4, joker long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top, take joker, exchange, end play, end turn.
refusal-no-place = « { $place } » n’est pas un emplacement de planche. Les emplacements s’écrivent S:A3-A4, L:A4-B3, T:A3>B4, HH:A3 ou HV:A3.
refusal-no-field = « { $field } » n’est pas une case. Les cases s’écrivent A4, B4.top, B4.low ou A3.N, les planches par leur emplacement.
refusal-wrong-plank = { $place } est un emplacement pour une planche { $right ->
    [short] courte
   *[long] longue
}, pas pour une { $wrong ->
    [short] courte
   *[long] longue
}.
refusal-no-walk = Il n’y a pas de carte de « { $steps } » pas : les cartes en ont 1, 2 ou 3.
refusal-no-seat = Il n’y a pas de place « { $seat } ». Les places vont de 0 à { $last }.
refusal-no-plank = « { $plank } » n’est pas une planche : il y en a des courtes et des longues.
refusal-no-colour = « { $colour } » n’est pas une couleur. Les couleurs sont { $colours }.
refusal-no-card = « { $card } » n’est pas une carte ici. Les cartes sont { $cards }.
refusal-fortunas-move = Ce n’est pas aux joueurs d’en décider, mais au hasard.
refusal-none-to-draw = Il n’y a plus de { $card ->
    [short] « Courte »
    [long] « Longue »
    [remove] « Retirer »
    [move] « Déplacer »
    [walk1] « 1 pas »
    [walk2] « 2 pas »
    [walk3] « 3 pas »
   *[joker] joker
} dans la pioche, qui a { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
refusal-fortunas-turn = C’est au hasard de jouer.
refusal-choose-first = Choisissez d’abord une couleur, ou laissez faire le hasard. Encore libres : { $free }.
refusal-colour-out = { $colour ->
    [ruby] Le rubis
    [diamond] Le diamant
    [emerald] L’émeraude
   *[topaz] La topaze
} ne joue pas à cette table. Encore libres : { $free }.
refusal-colour-taken = { $colour ->
    [ruby] Le rubis est déjà pris.
    [diamond] Le diamant est déjà pris.
    [emerald] L’émeraude est déjà prise.
   *[topaz] La topaze est déjà prise.
} Encore libres : { $free }.
refusal-colours-given = Les couleurs sont déjà attribuées.
refusal-begin-first = Dites d’abord qui commence : place 0 à { $last }.
refusal-begun = La partie a déjà commencé.
refusal-one-step = Faites au moins un pas avec cette carte.
refusal-walk-first = Finissez d’abord d’avancer : { $left ->
    [1] il reste un pas
   *[other] il reste { $left } pas
}. Vous pouvez aussi vous arrêter.
refusal-set-first = Vous avez soulevé une planche : posez-la d’abord ailleurs.
refusal-give-first = Vous êtes en plein échange : donnez d’abord { $left ->
    [1] encore une carte
   *[other] encore { $left } cartes
}.
refusal-not-in-hand = Vous n’avez pas { $card ->
    [short] « Courte »
    [long] « Longue »
    [remove] « Retirer »
    [move] « Déplacer »
    [walk1] « 1 pas »
    [walk2] « 2 pas »
    [walk3] « 3 pas »
   *[joker] de joker
} en main.
refusal-joker-taken = Vous avez pris un joker : vous ne jouez pas de carte ce tour-ci. Vous pouvez échanger, ou finir.
refusal-hand-fits = Vous n’avez pas plus de { $limit } cartes : vous n’en défaussez pas.
refusal-discard-on = Vous êtes en train de défausser : { $surplus ->
    [1] encore une carte doit partir.
   *[other] encore { $surplus } cartes doivent partir.
}
refusal-discard-first = { $surplus ->
    [1] Vous avez une carte de plus que { $limit } : défaussez-la, ou échangez-en quatre contre un joker si c’est permis.
   *[other] Vous avez { $surplus } cartes de plus que { $limit } : défaussez-les, ou échangez-en quatre contre un joker si c’est permis.
}
refusal-exchange-too-late = À cette table, on n’échange qu’avant de piocher.
refusal-play-over = Vous avez déjà pioché : vous ne jouez plus de carte ce tour-ci. Échangez, ou finissez le tour.
refusal-played-already = On prend un joker au lieu de jouer, et vous avez joué une carte ce tour-ci.
refusal-two-jokers = Vous avez déjà { $most } jokers, et personne ne peut en avoir plus.
refusal-no-joker-there = Il n’y a plus de joker à sa place : ils sont tous dans les mains ou parmi les cartes.
refusal-too-few-cards = Il faut { $want } cartes ordinaires pour un échange, et vous en avez { $cards }.
refusal-no-joker = Vous n’avez pas de joker.
refusal-too-dear = { $card ->
    [short] « Courte »
    [long] « Longue »
    [remove] « Retirer »
    [move] « Déplacer »
    [walk1] « 1 pas »
    [walk2] « 2 pas »
    [walk3] « 3 pas »
   *[joker] Un joker
} coûte { $cost ->
    [1] un sablier
   *[other] { $cost } sabliers
}, et il { $left ->
    [0] ne vous en reste plus
   *[other] vous en reste { $left }
}.
refusal-no-place-here = Aucune planche ne peut aller là : il manque un poteau, ou un mur ferme ce côté.
refusal-no-plank-left = Vous n’avez plus de planche { $plank ->
    [short] courte
   *[long] longue
} dans votre réserve.
refusal-occupied = Il y a déjà une planche là.
refusal-crossing = Une autre planche longue est entre ces poteaux, et les planches longues ne se croisent jamais.
refusal-stem-rests = Cette planche s’appuierait sur une longue, et il n’y en a pas.
refusal-crossbar-rests = Cette planche reposerait sur deux courtes, et il en manque une.
refusal-not-touching = Cet emplacement ne touche pas la case où vous êtes.
refusal-no-plank-there = Il n’y a pas de planche là.
refusal-stood-on = Quelqu’un se tient sur cette planche.
refusal-would-fall = Une planche qui repose sur celle-ci porte quelqu’un, qui tomberait à l’eau.
refusal-no-other-place = Là où vous êtes, il n’y a pas d’autre emplacement pour cette planche.
refusal-same-place = La planche vient de là : elle doit aller ailleurs.
refusal-other-kind = Vous avez soulevé { $plank ->
    [short] une planche courte, et cet emplacement est pour une longue
   *[long] une planche longue, et cet emplacement est pour une courte
}.
refusal-nowhere-to-go = Aucune planche ne touche la case où vous êtes : vous ne pouvez aller nulle part.
refusal-no-field-here = Là, il n’y a rien où se tenir.
refusal-no-plank-to-step = Il n’y a pas de planche où mettre le pied.
refusal-no-neighbour = C’est à plus d’un pas : un pas mène d’un poteau à une planche qui le touche, ou d’une planche à ce que touchent ses bouts.
refusal-no-walk-card = Jouez d’abord une carte avec des pas.
refusal-lift-first = Soulevez d’abord une planche avec « Déplacer ».
refusal-exchange-first = On donne des cartes dans un échange : dites d’abord « exchange ».
refusal-discard-later = On défausse après avoir pioché, jusqu’à huit cartes.
refusal-end-play-first = Finissez d’abord de jouer vos cartes : ensuite, vous en piochez deux.
refusal-no-rescue = À cette table, il n’y a pas de sauvetage.
refusal-rescue-first = Un sauvetage n’est possible qu’au tout début d’un tour.
refusal-not-stranded = Votre pion n’est pas bloqué : une planche touche sa case, ou l’une des vôtres y trouve place.
refusal-rescue-unfit = { $plank ->
    [short] Aucun emplacement ne convient à une planche courte près de votre case.
   *[long] Aucun emplacement ne convient à une planche longue près de votre case.
}
refusal-rescue-none = { $plank ->
    [short] Il n’y a plus de planche courte nulle part.
   *[long] Il n’y a plus de planche longue nulle part.
}

# pourquoi une carte entière ne sert pas maintenant
refusal-nothing-short = Aucune planche courte ne trouve place là où vous êtes.
refusal-nothing-long = Aucune planche longue ne trouve place là où vous êtes.
refusal-nothing-remove = Aucune planche que vous pouvez retirer ne touche votre case.
refusal-nothing-move = Aucune planche qui touche votre case ne peut être posée ailleurs d’ici.

# pourquoi une option est impossible
bad-board = On ne peut pas jouer sur ce plateau : { $fault }{ $more ->
    [0] {""}
    [one] { " " }Il y a encore une erreur.
   *[other] { " " }Il y a encore { $more } erreurs.
}
bad-board-ends = Sur ce plateau, une planche peut toucher les deux côtés d’un mur : pour « { option-wall_ends } », choisissez « { option-wall_ends-both } ».
bad-planks = « { option-planks_per_player } » : « standard », ou le nombre de planches courtes et longues par joueur, par exemple 5/3, et non « { $said } ».
bad-planks-many = « { option-planks_per_player } » : à { $seats }, chacun peut en avoir de 1 à { $short } courtes et de 1 à { $long } longues.
bad-mix = « { option-card_mix } » : sept nombres, un par sorte de carte, par exemple 9-6-6-4-6-9-6.
bad-mix-sum = « { option-card_mix } » : { $all } cartes en tout, et non { $sum }.
bad-mix-few = « { option-card_mix } » : au moins { $most } de chaque carte de départ. Il en manque : { $cards }.
