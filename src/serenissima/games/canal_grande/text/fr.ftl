# Canal Grande, en français.
title = Canal Grande
pitch = Partagez huit cartes en deux offres, laissez l’autre choisir, et gagnez les quartiers de Venise vote après vote.
kind = Je partage, tu choisis

# le but du jeu sur une carte
goal-turn = L’un partage huit cartes en deux offres, l’autre en prend une. Les cartes spéciales servent aussitôt, et le doge lance un vote pour un trophée.
goal-wins = Ayez un trophée dans chacun des six quartiers, ou quatre trophées du même quartier. Les points ne font jamais gagner : à la fin d’une phase, le camp qui en a le moins pioche des cartes.
goal-ends = La partie s’arrête dès qu’un camp a les six quartiers, ou quatre fois le même.

# le décompte
scores = Trophées : { $scores }.

# les cartes : leurs noms dans une liste, et dans une phrase
item-CAN = Cannaregio
item-SCR = Santa Croce
item-SPO = San Polo
item-DOR = Dorsoduro
item-SMA = San Marco
item-CAS = Castello
item-GON = gondole
item-SPY = espion
item-TRA = traître
item-DOG = doge
item-1 = chiffre 1
item-2 = chiffre 2
item-3 = chiffre 3
card-name = { $card ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
    [CAS] Castello
    [GON] gondole
    [SPY] espion
    [TRA] traître
    [DOG] doge
   *[other] chiffre { $card }
}
district-name = { $district ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
   *[CAS] Castello
}
one-card = { $card ->
    [GON] une gondole
    [SPY] un espion
    [TRA] un traître
    [DOG] un doge
   *[other] une carte { card-name }
}

# options
option-vote_rule = Votes
    .help = Comment on se répond dans un vote.
option-vote_rule-outbid = Surenchère : chacune doit dépasser le total adverse
option-vote_rule-match = Égalité : l’auteur du vote n’a qu’à égaliser, et gagne les égalités
option-vote_rule-free = Libre : posez ce que vous voulez jusqu’à ce que les deux aient passé, puis comptez
option-join_without_match = Entrer en gondole
    .help = Vous pouvez répondre à un vote sans carte de son quartier en posant un groupe avec gondole.
option-catchup_specials = Cartes spéciales au rattrapage
    .help = Ce que deviennent les espions, traîtres et doges parmi les cartes que le camp en retard pioche à la fin d’une phase.
option-catchup_specials-resolve = Elles s’appliquent aussitôt
option-catchup_specials-discard = Elles sont défaussées
option-spy_chain = Un espion en amène un autre
    .help = Un espion pioché apporte deux cartes de plus ; sinon, il est défaussé.
option-gondola_scope = La gondole ouvre son quartier
    .help = Combien de temps un quartier reste ouvert, dans un vote, à qui a posé la gondole.
option-gondola_scope-vote = Pour tout le vote
option-gondola_scope-move = Pour les cartes posées avec elle
option-number_split = Cartes chiffre
    .help = Combien de 1, de 2 et de 3 compte chaque paquet. La première répartition est l’habituelle.
option-number_split-4-5-5 = Quatre 1, cinq 2, cinq 3
option-number_split-5-5-4 = Cinq 1, cinq 2, quatre 3

# événements
event-dealt = { $seat_is ->
    [you] Vous recevez une carte.
   *[other] { $seat } reçoit une carte.
}
    .passing = yes
event-first-card = { $seat_is ->
    [you] Vous recevez : { card-name }.
   *[other] { $seat } reçoit : { card-name }.
}
    .passing = yes
event-first-hand = { $seat_is ->
    [you] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
}
event-drew = { $source ->
    [spy] { $seat_is ->
        [you] Votre espion vous apporte une carte.
       *[other] { $seat } reçoit une carte de son espion.
    }
   *[other] { $seat_is ->
        [you] Vous piochez une carte.
       *[other] { $seat } pioche une carte.
    }
}
event-got = { $seat_is ->
    [you] C’est { one-card }.
   *[other] { $seat } reçoit { one-card }.
}
event-turned = { $seat_is ->
    [you] Vous piochez { one-card }, { turned-fate }.
   *[other] { $seat } pioche { one-card }, { turned-fate }.
}
turned-fate = { $used ->
    [yes] à jouer tout de suite
   *[no] qui part à la défausse
}
event-began = { $seat_is ->
    [you] Les mains sont distribuées. Vous partagez en premier.
   *[other] Les mains sont distribuées. { $seat } partage en premier.
}
event-round-began = { $seat_is ->
    [you] Manche { $round } : vous partagez, { $chooser_seat } choisit.
   *[other] { $chooser_seat_is ->
        [you] Manche { $round } : { $seat } partage, vous choisissez.
       *[other] Manche { $round } : { $seat } partage, { $chooser_seat } choisit.
    }
}
event-revealed = Dévoilée : { card-name }.
    .passing = yes
event-shown = Sur la table : { $cards }.
event-put-over = { $seat_is ->
    [you] Vous mettez dans la seconde offre : { card-name }.
   *[other] { $seat } met dans la seconde offre : { card-name }.
}
    .passing = yes
event-split = { $seat_is ->
    [you] Vous proposez { $first } – ou { $second }.
   *[other] { $seat } propose { $first } – ou { $second }.
}
event-chose = { $seat_is ->
    [you] Vous choisissez la { chosen-offer } offre.
   *[other] { $seat } choisit la { chosen-offer } offre.
}
chosen-offer = { $offer ->
    [1] première
   *[2] seconde
}
event-took = { $seat_is ->
    [you] Vous prenez { took-points } ({ $total } en tout){ took-hand }{ took-specials }.
   *[other] { $seat } prend { took-points } ({ $total } en tout){ took-hand }{ took-specials }.
}
took-points = { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}
took-hand = { $hand_count ->
    [0] { "" }
   *[other] {", "}avec { $hand }
}
took-specials = { $special_count ->
    [0] { "" }
   *[other] {" "}; à jouer : { $specials }
}
event-resolving = { $seat_is ->
    [you] { $card ->
        [SPY] Vous envoyez un espion.
        [TRA] Vous envoyez un traître.
       *[DOG] Vous présentez un doge.
    }
   *[other] { $card ->
        [SPY] { $seat } envoie un espion.
        [TRA] { $seat } envoie un traître.
       *[DOG] { $seat } présente un doge.
    }
}
event-betrayed = { $victim_seat_is ->
    [you] { $seat } envoie son traître prendre une carte dans votre main.
   *[other] { $seat_is ->
        [you] Votre traître prend une carte à { $victim_seat }.
       *[other] Le traître envoyé par { $seat } prend une carte à { $victim_seat }.
    }
}
event-stole = { $victim_seat_is ->
    [you] { $seat } vous a volé { one-card }.
   *[other] { $seat_is ->
        [you] Vous avez volé { one-card } à { $victim_seat }.
       *[other] { $seat } a volé { one-card } à { $victim_seat }.
    }
}
event-forwent = { $seat_is ->
    [you] Vous renvoyez le traître.
   *[other] { $seat } renvoie le traître.
}
event-no-victim = { $seat_is ->
    [you] Personne n’a de carte à prendre : votre traître repart les mains vides.
   *[other] { $seat } envoie son traître pour rien : personne n’a de carte à prendre.
}
event-void = { $seat_is ->
    [you] Vous n’avez pas de carte quartier à poser : votre doge reste sans effet.
   *[other] { $seat } présente un doge sans effet : il n’y a pas de carte quartier à poser.
}
event-vote-began = { $partner_leads ->
    [yes] { $seat_is ->
        [you] Vous n’avez pas de carte quartier : { $leader_seat } doit ouvrir le vote.
       *[other] { $leader_seat_is ->
            [you] { $seat } n’a pas de carte quartier : à vous d’ouvrir le vote.
           *[other] { $seat } n’a pas de carte quartier : { $leader_seat } doit ouvrir le vote.
        }
    }
   *[no] { $seat_is ->
        [you] Vous lancez un vote.
       *[other] { $seat } lance un vote.
    }
}
event-picked = { $seat_is ->
    [you] Vous choisissez : { card-name }.
   *[other] { $seat } choisit : { card-name }.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] { $opening ->
        [yes] Vous ouvrez le vote pour { district-name } avec { $cards } : { $total }.
       *[no] Vous posez { $cards } : { $total }.
    }
   *[other] { $opening ->
        [yes] { $seat } ouvre le vote pour { district-name } avec { $cards } : { $total }.
       *[no] { $seat } pose { $cards } : { $total }.
    }
}
event-passed = { $seat_is ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
event-vote-won = { $partner_seat ->
    [none] { $seat_is ->
        [you] Vous gagnez { district-name }, { $total } à { $other }.
       *[other] { $seat } gagne { district-name }, { $total } à { $other }.
    }
   *[other] { $seat_is ->
        [you] { winning-team } gagnez { district-name }, { $total } à { $other }.
       *[other] { $partner_seat_is ->
            [you] { winning-team } gagnez { district-name }, { $total } à { $other }.
           *[other] { winning-team } gagnent { district-name }, { $total } à { $other }.
        }
    }
}
winning-team = { $seat_is ->
    [you] { $partner_seat } et vous
   *[other] { $partner_seat_is ->
        [you] { $seat } et vous
       *[other] { $seat } et { $partner_seat }
    }
}
event-trophy = { $seat_is ->
    [you] Votre carte { district-name } devient un trophée{ trophy-number }.
   *[other] La carte { district-name } posée par { $seat } devient un trophée{ trophy-number }.
}
trophy-number = { $count ->
    [1] { "" }
   *[other] {" "}: cela fait { $count }
}
event-discarded = { $seat_is ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-took-back = { $seat_is ->
    [you] Vous reprenez { $cards }.
   *[other] { $seat } reprend { $cards }.
}
event-phase-ended = Fin de la phase { $phase }, { $first } points à { $second }.
event-may-catch-up = { $seat_is ->
    [you] Votre camp a moins de points : vous pouvez piocher { $count } cartes.
   *[other] { $seat } a moins de points dans son camp et peut piocher { $count } cartes.
}
event-caught-up = { $seat_is ->
    [you] Vous piochez { $count } cartes.
   *[other] { $seat } pioche { $count } cartes.
}
event-declined = { $seat_is ->
    [you] Vous ne piochez rien.
   *[other] { $seat } ne pioche rien.
}
event-refilled = La pioche d’actions est vide : les { $count } cartes de la défausse sont mélangées.
event-reshuffled = La défausse et les cartes chiffre sont mélangées : { $action } cartes action, { $numbers } cartes chiffre.
event-ended = { $reason ->
    [six] { $partner_seat ->
        [none] { $seat_is ->
            [you] Vous avez gagné les six quartiers.
           *[other] { $seat } a gagné les six quartiers.
        }
       *[other] { $seat_is ->
            [you] { winning-team } avez gagné les six quartiers.
           *[other] { $partner_seat_is ->
                [you] { winning-team } avez gagné les six quartiers.
               *[other] { winning-team } ont gagné les six quartiers.
            }
        }
    }
   *[four] { $partner_seat ->
        [none] { $seat_is ->
            [you] Vous avez gagné { district-name } quatre fois.
           *[other] { $seat } a gagné { district-name } quatre fois.
        }
       *[other] { $seat_is ->
            [you] { winning-team } avez gagné { district-name } quatre fois.
           *[other] { $partner_seat_is ->
                [you] { winning-team } avez gagné { district-name } quatre fois.
               *[other] { winning-team } ont gagné { district-name } quatre fois.
            }
        }
    }
}
event-drawn = Personne n’a gagné après { $rounds } manches.

# issues
reason-six = avec les six quartiers
reason-four = avec quatre trophées du même quartier
reason-draw = sans gagnant

# refus
refusal-no-such-move = Le coup « { $text } » n’existe pas. Écrivez par exemple « put CAN », « confirm », « choose 2 », « resolve TRA », « betray C », « lay CAS » ou « pass ».
refusal-split-all = Un partage nomme une fois toutes les cartes de la table, avec une barre entre deux offres d’au moins une carte : « split 3 | CAN CAN GON TRA DOG 1 2 ».
refusal-gondola-alone = Une gondole ne se pose jamais seule. Choisissez une carte d’un autre quartier : la gondole suit.
refusal-lay-districts = On ne pose que des cartes quartier : Cannaregio (CAN), Santa Croce (SCR), San Polo (SPO), Dorsoduro (DOR), San Marco (SMA) ou Castello (CAS).
refusal-two-offers = Il y a deux offres : « choose 1 » ou « choose 2 ».
refusal-no-special = Les cartes spéciales sont l’espion (SPY), le traître (TRA) et le doge (DOG).
refusal-fortunas-move = C’est le hasard qui en décide, pas un joueur.
refusal-fortunas-turn = Le hasard décide d’abord.
refusal-now-split = Il faut maintenant partager les cartes : mettez-en dans la seconde offre et confirmez.
refusal-empty-tray = Chaque offre doit avoir au moins une carte.
refusal-last-card = C’est la dernière carte de la première offre, et aucune offre ne peut être vide.
refusal-already-over = Il n’y a plus de carte { card-name } dans la première offre : une carte ne va que dans une offre.
refusal-not-revealed = Il n’y a pas de carte { card-name } sur la table.
refusal-now-choose = Il faut maintenant choisir une offre : la première ou la seconde.
refusal-now-resolve = Jouez une carte spéciale : dites laquelle.
refusal-not-pending = Il n’y a pas de carte { card-name } à jouer.
refusal-now-traitor = Un traître est à l’œuvre : choisissez un adversaire qui a des cartes, ou renvoyez-le.
refusal-no-such-seat = Il n’y a que { $seats } joueurs.
refusal-own-hand = Un traître prend une carte à un adversaire, pas à vous.
refusal-partners-hand = Un traître ne prend jamais de carte à votre partenaire.
refusal-empty-hand = Ce joueur n’a pas de carte.
refusal-now-vote = Un vote est en cours : choisissez des cartes et confirmez, ou passez.
refusal-vote-first = Une carte spéciale après l’autre : ce vote doit d’abord finir.
refusal-must-lead = Vous avez une carte quartier : à vous d’ouvrir le vote.
refusal-picked-already = Vous avez choisi des cartes : posez-les, ou reprenez-les avant de passer.
refusal-lead-first = Choisissez une ou plusieurs cartes d’un même quartier pour ouvrir.
refusal-nothing-picked = Pour rester dans le vote, posez au moins une carte quartier ; sinon, passez.
refusal-contested-missing = Votre premier coup doit contenir une carte { district-name }, puisque vous en avez une.
refusal-too-low = Cela fait { $total } ; il vous faut au moins { $need }.
refusal-not-held = Vous n’avez pas de carte { card-name }.
refusal-all-picked = Vous avez déjà choisi toutes vos cartes { card-name }.
refusal-no-contested = Sans carte { district-name }, vous ne pouvez pas participer à ce vote.
refusal-too-weak = Il vous faut au moins { $need }, et vous n’arriveriez qu’à { $reach }.
refusal-gondola-gone = La gondole ne valait que pour les cartes posées avec elle ; il en faut une autre pour { card-name }.
refusal-no-gondola = Le vote porte sur { district-name } : pour { card-name }, il faut une gondole, et vous n’en avez plus.
refusal-gondola-wasted = Une gondole pour { card-name } ne suffirait plus pour arriver à { $need }.
refusal-now-catch-up = Décidez d’abord : piocher les cartes, ou ne rien piocher.

# la table dans le terminal
terminal-head = Phase { $phase }, manche { $round }. Dans les pioches : { $actions } cartes action, { $numbers } cartes chiffre.
terminal-points = points
terminal-own = { $role ->
    [divider] { $seat } (vous, partage) : cartes { $size } ; chiffres { $numbers }
    [chooser] { $seat } (vous, choisit) : cartes { $size } ; chiffres { $numbers }
   *[other] { $seat } (vous) : cartes { $size } ; chiffres { $numbers }
}
terminal-player = { $role ->
    [divider] { $seat } (partage) : cartes { $size }, dont { $known } et { $unknown } inconnues ; chiffres { $numbers }
    [chooser] { $seat } (choisit) : cartes { $size }, dont { $known } et { $unknown } inconnues ; chiffres { $numbers }
   *[other] { $seat } : cartes { $size }, dont { $known } et { $unknown } inconnues ; chiffres { $numbers }
}
terminal-discards = Défausse, { $count } : { $cards }
terminal-tray = Offre { $number } : { $cards } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
terminal-taken = Offre { $number } : prise par { $seat }
terminal-pending = { $seat } doit encore jouer : { $cards }
terminal-vote = Vote pour { $district }, { $first } à { $second }
terminal-row = { $state ->
    [passed] { $seat } : { $laid } = { $total }, a passé
    [asked] { $seat } : { $laid } = { $total }, doit répondre
   *[in] { $seat } : { $laid } = { $total }
}
terminal-need = Il faut { $need } ou plus.
terminal-draft = Choisi : { $cards } = { $total }. « confirm » pour poser.
terminal-hand = Votre main : { $cards }
terminal-looked-back = Les partages après coup, l’offre choisie entre crochets ; regrets comptés en cartes :
terminal-split = { $round }. { $divider } pour { $chooser } : { $first } | { $second } – { $divider } regrette { $divider_regret }, { $chooser } { $chooser_regret }
terminal-help =
    Cartes : CAN SCR SPO DOR SMA CAS sont des quartiers, GON une gondole, SPY TRA DOG des cartes spéciales, 1 2 3 des chiffres.
    Partagez en une ligne, « split 3 | CAN GON TRA 1 2 », ou pas à pas avec « put CAN » et « confirm ». Puis « choose 1 » ou « choose 2 ».
    Cartes spéciales : « resolve TRA », « betray B » ou « forgo ». Votes : « lay CAS CAS SMA » pose tout d’un coup (les gondoles suivent), « lay CAS »
    choisit une carte, « confirm » pose ce qui est choisi, « pass » passe. À la fin d’une phase : « catch-up » ou « decline ».

# les adversaires de ce jeu, du plus faible au plus fort
bot-apprentice = Apprenti
    .help = Sait ce que font les cartes, mais oublie vite ce que vous avez pris, fait des offres égales à ses yeux, et paie trop cher dans les votes.
bot-merchant = Marchand
    .help = Pense à ce que vous voulez, mais ne voit qu’une partie des partages, oublie une carte de temps en temps et montre un peu d’orgueil dans les votes.
bot-sensible = Sénateur
    .help = Compte toutes les cartes qui peuvent se compter, fait deux offres de même valeur pour vous et ne vote que si cela rapporte.
bot-doge = Doge
    .help = Joue chaque partage et chaque vote jusqu’au bout dans sa tête, sait où mènent les positions et calcule la fin de la partie.
