title = Canaletto
pitch = Misez sur les trésors de seize palais. Chaque ducat misé fait aussi avancer la gondole, et décide ainsi de la prochaine vente.
kind = Enchères autour de la lagune

goal-wins = Ayez le plus d’argent à la fin. Chaque ducat de dette en coûte deux.
goal-ends = Quand il ne reste que deux groupes de trésors dans les palais. Les invendus ne rapportent alors rien.
goal-turn = Misez plus que la dernière offre, ou passez. Chaque ducat fait avancer la gondole d’un palais, et là où elle s’arrête, on vend le lot suivant. Un groupe est revendu, et tous ses propriétaires payés, quand sa dernière pièce quitte les palais. Une seule fois, votre masque prend un lot gratuitement, jusqu’à une offre de 15.

seats-2 = À deux : une expérience. Les règles sont les mêmes, mais le jeu est fait pour trois ou quatre.

bot-broker = Courtier
    .help = Sait à peu près ce que rapportera un trésor et mise sur ce qui lui plaît, parfois trop. Ne voit pas plus loin que le lot en vente, oublie que les dettes comptent double, et joue son masque sur le premier lot un peu riche.
bot-shopkeeper = Boutiquier
    .help = Calcule comme le Marchand, mais se trompe de quelques ducats sur chaque lot. Ne regarde ni où s’arrêterait la gondole, ni quels groupes ne seront jamais revendus, et joue son masque tôt.
bot-sensible = Marchand
    .help = Calcule quand chaque groupe sera revendu, regarde où s’arrêterait la gondole, sait que les dettes comptent double et garde son masque pour un lot riche.
bot-doge = Doge
    .help = Joue dans sa tête toutes les offres qui changent quelque chose, plusieurs ventes à l’avance et un grand nombre de fois, et choisit celle qui gagne le plus souvent.

palace-0 = Palazzo Ducale
palace-1 = Ca’ Giustinian
palace-2 = Palazzo Contarini Fasan
palace-3 = Palazzo Corner della Ca’ Granda
palace-4 = Palazzo Barbaro
palace-5 = Palazzo Grassi
palace-6 = Palazzo Corner Spinelli
palace-7 = Palazzo Grimani
palace-8 = Palazzo Loredan
palace-9 = Ca’ d’Oro
palace-10 = Palazzo Vendramin Calergi
palace-11 = Palazzo Labia
palace-12 = Ca’ Pesaro
palace-13 = Palazzo Pisani Moretta
palace-14 = Ca’ Foscari
palace-15 = Ca’ Rezzonico
palace = { $palace ->
    [0] le { palace-0 }
    [1] la { palace-1 }
    [2] le { palace-2 }
    [3] le { palace-3 }
    [4] le { palace-4 }
    [5] le { palace-5 }
    [6] le { palace-6 }
    [7] le { palace-7 }
    [8] le { palace-8 }
    [9] la { palace-9 }
    [10] le { palace-10 }
    [11] le { palace-11 }
    [12] la { palace-12 }
    [13] le { palace-13 }
    [14] la { palace-14 }
    [15] la { palace-15 }
   *[other] { $palace }
}
to-palace = { $to_palace ->
    [0] le { palace-0 }
    [1] la { palace-1 }
    [2] le { palace-2 }
    [3] le { palace-3 }
    [4] le { palace-4 }
    [5] le { palace-5 }
    [6] le { palace-6 }
    [7] le { palace-7 }
    [8] le { palace-8 }
    [9] la { palace-9 }
    [10] le { palace-10 }
    [11] le { palace-11 }
    [12] la { palace-12 }
    [13] le { palace-13 }
    [14] la { palace-14 }
    [15] la { palace-15 }
   *[other] { $to_palace }
}

group-mirror = miroir
    .plural = miroirs
    .one = un miroir
group-candelabrum = chandelier
    .plural = chandeliers
    .one = un chandelier
group-fan = éventail
    .plural = éventails
    .one = un éventail
group-lion = lion
    .plural = lions
    .one = un lion
group-painting = peinture
    .plural = peintures
    .one = une peinture
group-goblet = verre
    .plural = verres
    .one = un verre
group-clock = horloge
    .plural = horloges
    .one = une horloge
group-bust = buste
    .plural = bustes
    .one = un buste
group-stove = poêle
    .plural = poêles
    .one = un poêle
group-ring = anneau
    .plural = anneaux
    .one = un anneau
group-lamp = lampe
    .plural = lampes
    .one = une lampe
group-necklace = collier de perles
    .plural = colliers de perles
    .one = un collier de perles

group = { $group ->
    [mirror] { group-mirror }
    [candelabrum] { group-candelabrum }
    [fan] { group-fan }
    [lion] { group-lion }
    [painting] { group-painting }
    [goblet] { group-goblet }
    [clock] { group-clock }
    [bust] { group-bust }
    [stove] { group-stove }
    [ring] { group-ring }
    [lamp] { group-lamp }
    [necklace] { group-necklace }
   *[other] { $group }
}
group-plural = { $group ->
    [mirror] { group-mirror.plural }
    [candelabrum] { group-candelabrum.plural }
    [fan] { group-fan.plural }
    [lion] { group-lion.plural }
    [painting] { group-painting.plural }
    [goblet] { group-goblet.plural }
    [clock] { group-clock.plural }
    [bust] { group-bust.plural }
    [stove] { group-stove.plural }
    [ring] { group-ring.plural }
    [lamp] { group-lamp.plural }
    [necklace] { group-necklace.plural }
   *[other] { $group }
}
first-one = { $first ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $first }
}
second-one = { $second ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $second }
}
third-one = { $third ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $third }
}
lot = { $second ->
    [none] { first-one }
   *[other] { $third ->
        [none] { first-one } et { second-one }
       *[other] { first-one }, { second-one } et { third-one }
    }
}

option-values = Rangée des valeurs
    .help = Ce que tout le monde sait des valeurs des reventes à venir. Avec une rangée visible, il n’y a plus de hasard une fois la partie commencée ; les joueurs aguerris l’apprécient.
option-values-next_only = Seule la prochaine valeur est visible ; la suivante est retournée quand un groupe est revendu
option-values-open = Visible : on connaît toute la rangée dès le début
option-bribe_timing = Masques
    .help = Quand on peut jouer un masque.
option-bribe_timing-own_turn = À votre tour, au lieu de miser ou de passer
option-bribe_timing-interrupt = Après chaque offre jusqu’à 15 ; on le propose l’un après l’autre aux autres qui ont un masque
option-start_palace = Première vente
    .help = Dans quel palais le premier lot est mis aux enchères.
option-start_palace-two_plus = Tirée parmi les palais qui ont deux ou trois trésors
option-start_palace-any = Tirée parmi tous les palais
option-start_palace-first_player = Choisie par le joueur qui commence
option-layout = Répartition
    .help = Comment les trésors sont répartis entre les palais.
option-layout-uniform = N’importe quelle répartition permise, toutes aussi probables
option-layout-flat = Régulière : deux palais avec trois trésors, tous les autres avec deux
option-no_bid = Si personne ne mise
    .help = Ce que devient un lot dont personne ne veut.
option-no_bid-move_on = Le lot reste, et la vente passe à un autre palais
option-no_bid-discard = Le lot quitte le jeu, et ses groupes ne pourront jamais être revendus
option-tie_break = Scores égaux
    .help = Ce qui départage des joueurs qui ont le même score final.
option-tie_break-shared = Ils partagent la place
option-tie_break-debt_then_mask = D’abord la plus petite dette, puis un masque non joué, puis le moins d’invendus
option-max_bid = Offre maximale
    .help = Une limite technique. Dans les règles, il n’y en a pas ; 100 est bien au-dessus de tout prix raisonnable. Face à l’offre maximale, on peut passer, ou jouer son masque si elle ne dépasse pas 15.

event-placed = { $group ->
        [painting] Une
        [clock] Une
        [lamp] Une
       *[other] Un
    } { group } va dans { palace }.
    .passing = yes
event-laid-out = Les trésors sont dans les palais : { $ones ->
        [0] { $threes } palais en ont trois, tous les autres deux.
       *[other] { $twos ->
            [0] { $threes } palais en ont trois, tous les autres un.
           *[other] { $threes } palais en ont trois, { $twos } en ont deux et { $ones } en ont un.
        }
    }
event-turned-up = La prochaine valeur est { $value } : c’est ce que rapportera chaque pièce du prochain groupe revendu.
event-row-drawn = La rangée des valeurs continue avec { $value }.
    .passing = yes
event-row-open = Toute la rangée des valeurs est visible : { $values }.
event-palace-drawn = La première vente aura lieu dans { palace }.
    .passing = yes
event-palace-chosen = { $seat_is ->
    [you] Vous choisissez { palace } pour la première vente.
   *[other] { $seat } choisit { palace } pour la première vente.
}
event-starter-drawn = { $seat_is ->
    [you] Le sort décide : vous parlez en premier.
   *[other] Le sort décide : { $seat } parle en premier.
}
event-opened = Vente { $auction } dans { palace } : { lot }. { $seat_is ->
    [you] Vous parlez en premier.
   *[other] { $seat } parle en premier.
}
event-bidden = { $seat_is ->
    [you] Vous misez { $amount }.
   *[other] { $seat } mise { $amount }.
} { $steps ->
    [one] La gondole avance d’un palais et s’arrête devant { palace }.
   *[other] La gondole avance de { $steps } palais et s’arrête devant { palace }.
}
event-passed = { $seat_is ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
event-declined = { $seat_is ->
    [you] Vous gardez votre masque.
   *[other] { $seat } garde son masque.
}
    .passing = yes
event-bribed = { $seat_is ->
    [you] Vous jouez votre masque et prenez le lot gratuitement.
   *[other] { $seat } joue son masque et prend le lot gratuitement.
} L’offre était à { $amount }.
event-bought = { $price ->
    [0] { $seat_is ->
        [you] Vous recevez { lot } gratuitement.
       *[other] { $seat } reçoit { lot } gratuitement.
    }
   *[other] { $borrowed ->
        [0] { $seat_is ->
            [you] Vous achetez { lot } pour { $price }.
           *[other] { $seat } achète { lot } pour { $price }.
        }
       *[other] { $seat_is ->
            [you] Vous achetez { lot } pour { $price } : vous payez { $paid } et prenez { $borrowed } de dette, qui comptera double à la fin.
           *[other] { $seat } achète { lot } pour { $price }, paie { $paid } et prend { $borrowed } de dette, qui comptera double à la fin.
        }
    }
}
event-unsold = Personne ne mise. Le lot reste dans { palace }.
event-discarded = Personne ne mise. Le lot quitte { palace } et le jeu : { lot }. Ces groupes ne pourront plus jamais être revendus.
event-sold = { $count ->
    [1] { $group ->
            [painting] La dernière
            [clock] La dernière
            [lamp] La dernière
           *[other] Le dernier
        } { group } a quitté les palais : revente à { $value }.
    [2] Les deux { group-plural } ont quitté les palais : revente à { $value } la pièce.
   *[other] Les { $count } { group-plural } ont quitté les palais : revente à { $value } la pièce.
}
event-paid = { $seat_is ->
    [you] Vous recevez { $amount } pour
   *[other] { $seat } reçoit { $amount } pour
} { $count ->
    [one] { $group ->
            [painting] une
            [clock] une
            [lamp] une
           *[other] un
        } { group }.
   *[other] { $count } { group-plural }.
}
event-moved-on = { $back ->
    [yes] La gondole est revenue devant { palace }, maintenant vide : elle continue jusque devant { to-palace }.
   *[no] Il n’y a plus rien dans { palace } : la gondole continue jusque devant { to-palace }.
}
event-ended = { $reason ->
    [no-bids] Tous les lots restants ont été proposés, et personne n’en a voulu. La partie est terminée.
   *[kinds] { $kinds ->
        [0] Il ne reste plus de trésor dans les palais. La partie est terminée.
        [one] Il ne reste plus qu’un groupe de trésors dans les palais. La partie est terminée.
       *[other] Il ne reste plus que deux groupes de trésors dans les palais. La partie est terminée.
    }
}
event-scored = { $seat_is ->
    [you] { $debt ->
        [0] Vous finissez avec { $score }.
       *[other] Vous finissez avec { $score } : { $money } moins le double de votre dette de { $debt }.
    }
   *[other] { $debt ->
        [0] { $seat } finit avec { $score }.
       *[other] { $seat } finit avec { $score } : { $money } moins le double de sa dette de { $debt }.
    }
}

reason-kinds = car il restait au plus deux groupes de trésors dans les palais
reason-no-bids = car personne ne voulait des lots restants

refusal-no-move = « { $text } » ne peut pas être lu comme un coup. Écrivez « bid 7 », « pass » ou « mask » ; « sell fan » pour choisir ce qui est revendu ; « begin » et son numéro pour choisir le premier palais.
refusal-bid-not-whole = Une offre est un nombre entier de ducats, et non « { $amount } ».
refusal-bid-below-one = Misez au moins 1, et plus que la dernière offre. { $amount }, c’est trop peu. Si vous ne voulez pas du lot, passez.
refusal-bid-above-all = À toutes les tables, on mise au plus { $limit }, et non { $amount }.
refusal-bid-above-limit = À cette table, on mise au plus { $limit }, et non { $amount }.
refusal-bid-too-low = Misez plus que la dernière offre : au moins { $least }, et non { $amount }.
refusal-no-higher-bid = L’offre est à { $bid }, le maximum de cette table : personne ne peut miser plus.
refusal-no-group = Il n’y a pas de trésor « { $group } ». Les trésors sont { $groups }.
refusal-no-palace = Il n’y a pas de palais « { $palace } ». Ils sont numérotés de 0 à { $last }, à partir du Palazzo Ducale.
refusal-no-seat = Il n’y a pas de place « { $seat } ». Elles sont numérotées de 0 à { $last }.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table ; la dernière est { $last }.
refusal-no-value = Il n’y a pas de marqueur de valeur « { $value } ». Ils vont de 3 à 16.
refusal-mask-used = Vous avez déjà joué votre masque. Misez ou passez.
refusal-no-bid-yet = Personne n’a encore misé. Vous pourrez jouer votre masque après une première offre, quand la gondole aura bougé.
refusal-bid-too-high = L’offre est à { $bid }. Un masque ne marche que jusqu’à { $limit }.
refusal-only-when-asked = À cette table, on vous propose de jouer votre masque juste après l’offre d’un autre, pas à votre tour. Misez ou passez.
refusal-nobody-asks = On ne vous a pas proposé de jouer votre masque : il n’y a rien à refuser. Misez ou passez.
refusal-answer-first = L’offre est à { $bid }. Dites d’abord si vous jouez votre masque.
refusal-nothing-to-sell = Il n’y a rien à choisir : un groupe est revendu dès que sa dernière pièce quitte les palais. Vous choisissez l’ordre seulement quand votre lot en complète plusieurs.
refusal-not-waiting = Il y a encore des { group-plural } dans les palais, ou ce groupe est déjà revendu. Choisissez un groupe complet.
refusal-choose-sale = Choisissez d’abord lequel des groupes complets est revendu.
refusal-choose-palace = Choisissez d’abord le palais de la première vente.
refusal-another-speaks = Ce n’est pas encore à vous : on joue à tour de rôle, vers la gauche.
refusal-passed-already = Vous avez passé et ne participez plus à cette vente. Vous pourrez miser de nouveau à la prochaine.
refusal-high-bidder-waits = Vous avez l’offre la plus haute. Vous ne parlez de nouveau que si quelqu’un mise plus.
refusal-bribe-own-turn = Vous pouvez jouer votre masque seulement à votre tour, ou quand on vous le demande.
refusal-bribe-passed = Vous avez passé et ne participez plus à cette vente : vous ne pouvez pas jouer votre masque.
refusal-bribe-high = Vous avez l’offre la plus haute : vous ne pouvez pas jouer votre masque. Vous le pourriez si quelqu’un misait plus.
refusal-buyer-chooses = C’est l’acheteur qui choisit ce qui est revendu.
refusal-starter-chooses = C’est le joueur qui commence qui choisit le palais de la première vente.
refusal-placing = Les trésors ne sont pas encore répartis.
refusal-drawing-values = Les valeurs ne sont pas encore tirées.
refusal-drawing-palace = Le palais de la première vente n’est pas encore tiré.
refusal-drawing-starter = On n’a pas encore tiré au sort qui parle en premier.
refusal-revealing = D’abord, la prochaine valeur est retournée.
refusal-placed-already = Les trésors sont déjà répartis.
refusal-no-value-now = Les valeurs sont retournées au hasard, une après chaque revente. Ce n’est pas le moment.
refusal-value-taken = Le marqueur { $value } a déjà été retourné ; il n’y en a qu’un de chaque.
refusal-no-starter-now = On tire au sort qui parle en premier une seule fois, avant la première vente.
refusal-no-palace-now = Le palais de la première vente se décide une seule fois, avant qu’elle commence. Ensuite, c’est la gondole qui décide.
refusal-too-few-treasures = Il n’y a qu’un trésor dans { palace } ; la première vente a lieu là où il y en a deux ou trois.
refusal-group-placed = { $size ->
        [2] Les deux
       *[other] Les { $size }
    } { group-plural } sont déjà en place ; il n’y en a pas d’autres.
refusal-other-group-first = Les trésors sont placés groupe par groupe. Groupe suivant : { group }, { $size } en tout.
refusal-same-group = Il y a déjà { $group ->
        [painting] une
        [clock] une
        [lamp] une
       *[other] un
    } { group } dans { palace }. Aucun palais n’a deux pièces du même groupe.
refusal-palace-full = Il y aurait plus de { $most } trésors dans { palace }.
refusal-palace-empty = Il n’y a rien dans { palace }. Chaque palais a au moins un trésor.
refusal-palace-would-stay-empty = Avec ce trésor dans { palace }, il en resterait trop peu pour les palais encore vides. Chaque palais en a au moins un.
refusal-not-flat = Avec un trésor dans { palace }, la répartition ne pourrait plus être régulière : deux palais avec trois trésors, tous les autres avec deux.
refusal-layout-palaces = Cette répartition a { $count } palais ; il y en a { $palaces }, séparés par une barre.
refusal-layout-group = Cette répartition a { $count } { group-plural } ; il y en a { $size }.

terminal-lot = Vente { $auction } à P{ $palace } : { $lot }
terminal-bid = { $bid ->
    [0] Personne n’a encore misé. { $starter } parle en premier.
   *[other] L’offre est à { $bid } ({ $high }) ; la gondole est à P{ $gondola }, le prochain lot serait donc à { $next }.
}
terminal-sale = { $name } choisit ce qui est revendu : { $groups }.
terminal-row = Valeurs
terminal-seat = joueur
terminal-money = argent
terminal-debt = dette
terminal-worth = valeur
terminal-mask = masque
terminal-has = trésors
terminal-yes = oui
terminal-no = joué
terminal-in = joue
terminal-out = passé
terminal-nothing = rien
terminal-help =
    À votre tour, tapez « bid 7 » (ou seulement 7), « pass » ou « mask ». Une offre fait avancer la gondole d’un palais par ducat, compté depuis la colonne :
    son prix décide où sera la prochaine vente. Quand vous complétez plusieurs groupes à la fois, « sell Ca » revend d’abord les chandeliers.
    Les trésors : Mi miroir, Ca chandelier, Fa éventail, Li lion, Pa peinture, Go verre, Cl horloge, Bu buste, St poêle, Ri anneau, La lampe, Ne collier de perles.

moment = { $round ->
    [0] Avant la première vente
   *[other] { $turn ->
        [you] Vente { $round }, à vous de jouer
        [other] Vente { $round }, à { $name } de jouer
        [over] Vente { $round }, la fin
       *[nobody] Vente { $round }
    }
}
