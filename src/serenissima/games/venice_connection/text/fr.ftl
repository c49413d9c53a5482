title = Venice Connection
pitch = Construisez ensemble un seul canal, fermez-le avant l’autre, et annoncez « Impossible ! » quand il ne peut plus être fermé.
kind = Duel abstrait de pose de tuiles

goal-wins = Fermez une seule boucle de canaux qui passe par toutes les tuiles posées. Qui la ferme gagne.
goal-ends = La partie finit aussi quand quelqu’un annonce « Impossible ! » : l’adversaire doit alors fermer la boucle sans aide, sinon c’est perdu.
goal-turn = Posez une à trois tuiles en ligne droite, contre celles qui sont déjà là. Ou annoncez « Impossible ! »

bot-apprentice = Apprenti
    .help = Ne voit que le coup à jouer. Ferme quand il peut, mais condamne le canal de temps en temps et ne remarque qu’un canal condamné sur deux, sauf si cela saute aux yeux.
bot-boatman = Batelier
    .help = D’habitude, ne vous laisse aucun canal à fermer tout de suite. Le condamne rarement, et remarque quatre canaux condamnés sur cinq.
bot-pilot = Pilote
    .help = Voit quelques coups plus loin et se laisse difficilement tromper. Pose très rarement à la hâte.
bot-sensible = Gondolier
    .help = Voit aussi loin que le temps le permet et ne condamne jamais le canal. Seules les ouvertures lui échappent.
bot-maestro = Il Maestro
    .help = Connaît la solution de tout le jeu. Celui qui joue en second peut gagner : laissez-lui cette place, et vous n’aurez aucune chance. Avec Mint Tide, l’enjambement ou plus de tuiles, il joue comme le Gondolier.

option-challenge = Défis
    .help = Ce qui se passe quand un joueur annonce « Impossible ! ».
option-challenge-prove = Preuve : le joueur défié doit montrer comment fermer le canal
option-challenge-arbiter = Arbitre : la table juge aussitôt si l’annonce était juste
option-challenge-auto = Strict : pas d’annonce ; un coup après lequel le canal ne peut plus être fermé perd aussitôt
option-supply = Tuiles
    .help = Le nombre de tuiles. Le jeu normal en a 16 ; avec moins, la partie est plus courte, idéale pour apprendre.
option-bridge = Enjambement
    .help = Les tuiles déjà posées peuvent combler les trous entre les nouvelles tuiles d’un même tour.
option-starter = Qui commence
    .help = Dans un match en plusieurs parties, les joueurs commencent à tour de rôle, quel que soit le gagnant. Si vous désignez un joueur, il commence toutes les parties.
option-starter-random = Tirage au sort, puis à tour de rôle
option-starter-seat-1 = Le premier joueur, à chaque partie
option-starter-seat-2 = Le second joueur, à chaque partie
option-starter-alternate = Le premier joueur, puis à tour de rôle
option-match_length = Parties dans le match
    .help = Qui en gagne plus de la moitié gagne le match.
option-mint_tide = Mint Tide
    .help = Quatre tuiles de plus, avec un canal en T sur une face. La façon dont un canal avec des T se ferme est une règle reconstituée.
option-teaching = Aide pédagogique
    .help = Montre en permanence aux deux joueurs si le canal peut encore être fermé.
option-show_proof_building = Preuves ouvertes
    .help = Tout le monde regarde le joueur défié essayer de fermer le canal.
option-proof_seconds = Secondes pour une preuve
    .help = Le temps dont dispose le joueur défié. 0 : sans limite.

event-began = { $game ->
    [1] { $seat_is ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
   *[other] { $seat_is ->
        [you] Partie { $game } : vous commencez.
       *[other] Partie { $game } : { $seat } commence.
    }
}
event-entered = { $seat_is ->
    [you] Vous placez une tuile.
   *[other] { $seat } place une tuile.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] Vous posez { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }.
   *[other] { $seat } pose { $count ->
        [one] une tuile
       *[other] { $count } tuiles
    }.
} { $left ->
    [0] Il n’en reste plus.
    [one] Il en reste une.
   *[other] Il en reste { $left }.
}
event-called = { $seat_is ->
    [you] Vous annoncez « Impossible ! » Maintenant, { $challenged_seat } doit fermer la boucle sans aide.
   *[other] { $challenged_seat_is ->
        [you] { $seat } annonce « Impossible ! » Maintenant, vous devez fermer la boucle sans aide.
       *[other] { $seat } annonce « Impossible ! » Maintenant, { $challenged_seat } doit fermer la boucle sans aide.
    }
}
event-scratch-laid = { $seat_is ->
    [you] Vous essayez une tuile.
   *[other] { $seat } essaie une tuile.
}
    .passing = yes
event-proved = { $seat_is ->
    [you] Vous montrez une boucle qui passe par toutes les tuiles.
   *[other] { $seat } montre une boucle qui passe par toutes les tuiles.
}
event-conceded = { $seat_is ->
    [you] Vous renoncez sans montrer de boucle.
   *[other] { $seat } renonce sans montrer de boucle.
}
event-judged = { $completable ->
    [yes] { $seat_is ->
        [you] Vous avez annoncé à tort : la boucle peut être fermée.
       *[other] { $seat } a annoncé à tort : la boucle peut être fermée.
    }
   *[no] { $seat_is ->
        [you] Vous avez annoncé à raison : la boucle ne pourra jamais être fermée.
       *[other] { $seat } a annoncé à raison : la boucle ne pourra jamais être fermée.
    }
}
event-ended = { $reason ->
    [closed] { $seat_is ->
        [you] Vous fermez la boucle et gagnez.
       *[other] { $seat } ferme la boucle et gagne.
    }
    [out_of_tiles] { $seat_is ->
        [you] La dernière tuile est posée, et la boucle est ouverte. C’est { $other_seat } qui l’a posée : vous gagnez.
       *[other] { $other_seat_is ->
            [you] La dernière tuile est posée, et la boucle est ouverte. C’est vous qui l’avez posée : { $seat } gagne.
           *[other] La dernière tuile est posée, et la boucle est ouverte. C’est { $other_seat } qui l’a posée : { $seat } gagne.
        }
    }
    [proof] { $seat_is ->
        [you] La boucle pouvait être fermée : vous gagnez.
       *[other] La boucle pouvait être fermée : { $seat } gagne.
    }
    [no_proof] { $completable ->
        [yes] { $seat_is ->
            [you] Vous gagnez, et pourtant la boucle pouvait être fermée.
           *[other] { $seat } gagne, et pourtant la boucle pouvait être fermée.
        }
       *[no] { $seat_is ->
            [you] Vous gagnez : la boucle ne pouvait plus être fermée.
           *[other] { $seat } gagne : la boucle ne pouvait plus être fermée.
        }
    }
    [ruined] { $seat_is ->
        [you] La boucle ne pourra jamais être fermée : vous gagnez.
       *[other] La boucle ne pourra jamais être fermée : { $seat } gagne.
    }
   *[refuted] { $seat_is ->
        [you] La boucle peut encore être fermée : vous gagnez.
       *[other] La boucle peut encore être fermée : { $seat } gagne.
    }
}
event-match-won = { $seat_is ->
    [you] Vous gagnez le match, { $wins } à { $losses }.
   *[other] { $seat } gagne le match, { $wins } à { $losses }.
}

reason-closed = par fermeture du canal
reason-out_of_tiles = car les tuiles se sont épuisées avant la fermeture du canal
reason-proof = par la preuve que le canal pouvait être fermé
reason-no_proof = car personne n’a montré comment fermer le canal
reason-ruined = car le canal ne pouvait plus être fermé
reason-refuted = car l’annonce « Impossible ! » était fausse

refusal-not-begun = On n’a pas encore tiré au sort qui commence.
refusal-begun = La partie a déjà commencé.
refusal-no-seat = Seul l’un des deux joueurs peut commencer.
refusal-no-move = « { $text } » ne peut pas être lu comme un coup. Écrivez la colonne, la ligne et la forme de chaque tuile, ou l’un de ces mots : confirm, impossible, proof, concede.
refusal-no-face = « { $face } » n’est pas une forme. Les formes sont { $faces }.
refusal-too-far = Cette case est trop loin : aucune tuile ne peut se trouver à plus de { $reach } cases de la première.
refusal-occupied = Il y a déjà une tuile ici.
refusal-too-many = On pose au plus trois tuiles par tour. Confirmez ces trois-là, ou reprenez-en une.
refusal-none-left = Il n’y a plus de tuile dans la réserve.
refusal-no-special = Les tuiles avec une étoile ou un T viennent de Mint Tide, qui n’est pas en jeu.
refusal-kind-used-up = Il ne reste plus de tuile de cette sorte.
refusal-blockade = Cette face de la tuile ne va pas ici : l’eau buterait contre un mur. Là où deux tuiles se touchent, le canal continue sur les deux, ou sur aucune.
refusal-blockade-inside = Deux de ces tuiles ne vont pas ensemble : là où elles se touchent, le canal doit continuer sur les deux, ou sur aucune.
refusal-angle = Les tuiles d’un même tour sont en ligne droite. On ne pose pas en angle.
refusal-gap = C’est trop loin des autres tuiles de ce tour : elles doivent former une bande de trois au plus, sans trou.
refusal-gap-open = Il y a un trou entre les tuiles de ce tour. Comblez-le, ou reprenez une tuile.
refusal-gap-too-few = Il reste trop peu de tuiles pour combler le trou.
refusal-gap-unfillable = Aucune tuile ne va dans le trou entre les tuiles de ce tour.
refusal-bridge = Une tuile déjà posée se trouve entre elles. Les tuiles d’un même tour doivent se toucher.
refusal-no-contact = Au moins une tuile de ce tour doit toucher une tuile déjà posée, bord à bord. Un coin ne suffit pas.
refusal-no-contact-near = De là, aucune bande de ce tour ne peut toucher une tuile déjà posée, bord à bord.
refusal-first-here = Commencez près du centre : sur une table vide, la première tuile se pose à deux cases de lui au plus, sur sa ligne ou sa colonne.
refusal-nothing-entered = On ne passe pas : posez au moins une tuile, ou annoncez « Impossible ! » avant de poser.
refusal-nothing-to-answer = « Impossible ! » répond à un coup, et personne n’a encore joué.
refusal-call-now-only = « Impossible ! » s’annonce avant de poser. Reprenez d’abord les tuiles de ce tour.
refusal-no-calls = À cette table, personne n’annonce : la table remarque elle-même quand le canal ne peut plus être fermé.
refusal-only-proof = « Impossible ! » est annoncé : maintenant, le joueur défié ferme la boucle ou renonce.
refusal-not-challenged = Personne n’a annoncé « Impossible ! » : il n’y a donc rien à prouver, ni à quoi renoncer.
refusal-not-closed = { $ends ->
    [one] Le canal n’est pas fermé : il y a un bout ouvert.
   *[other] Le canal n’est pas fermé : il y a { $ends } bouts ouverts.
}
refusal-not-one = Toutes les tuiles posées doivent appartenir à une seule boucle. Certaines sont en dehors.
refusal-apart = Cela ne touche encore aucune tuile. Construisez à partir des tuiles posées, l’une après l’autre.

terminal-empty = La table est vide.
terminal-left = { $left ->
    [0] Il ne reste plus de tuile.
    [one] Il reste une tuile.
   *[other] Il reste { $left } tuiles.
}
terminal-kinds = Dont { $plain } simples, { $straight } avec un T et une ligne droite, { $bend } avec un T et un coude.
terminal-score = Partie { $game } sur { $of } au plus. Victoires : { $one } { $first }, { $other } { $second }.
terminal-entered = { $count ->
    [one] Une tuile est placée ; ajoutez-en une autre sur la même ligne, ou « confirm ».
   *[other] { $count } tuiles sont placées ; ajoutez-en une autre sur la même ligne, ou « confirm ».
}
terminal-last-game = La dernière partie s’est terminée ainsi :
terminal-this-game = Cette partie :
terminal-proof = Le canal fin est la preuve.
terminal-completion = Le canal fin montre une façon dont il pouvait être fermé.
terminal-prove = « Impossible ! » est annoncé : tapez « proof » et les tuiles qui ferment la boucle, ou « concede ».
terminal-help =
    Un tour est une ligne d’une à trois tuiles, par exemple « 0,0:F 1,0:7 ».
    Chaque tuile s’écrit colonne, ligne et face : les colonnes augmentent vers
    la droite, les lignes vers le bas, comme les nombres autour de la table.
    Les faces :  |  ║ droit, de haut en bas      -  ═ droit, de gauche à droite
                 L  ╚ coude, haut et droite      F  ╔ coude, droite et bas
                 7  ╗ coude, bas et gauche       J  ╝ coude, haut et gauche
    Au lieu de poser, « impossible » annonce que la boucle ne peut plus être
    fermée. Si on vous l’annonce, tapez « proof » et toutes les tuiles qui
    ferment la boucle sur une ligne, ou « concede ».

board-label = La table. Les flèches vont de case en case ; les cases sont comptées depuis le centre.
board-help = Touches (?)
board-help-title = Touches
board-key-cell = choisir une case
    .keys = Flèches
board-key-next = aller à la prochaine case où une tuile peut aller
    .keys = N, Maj N
board-key-face = choisir une face
    .keys = 1 à 8
board-key-rotate = tourner la tuile choisie sur la table, ou la face en main
    .keys = R, Maj R
board-key-flip = retourner la tuile
    .keys = F
board-key-put = placer la tuile ici
    .keys = Entrée, Espace
board-key-remove = retirer une de vos tuiles
    .keys = Suppr
board-key-lay = poser les tuiles du tour, ou montrer la boucle
    .keys = C
board-key-back = reprendre la dernière tuile placée
    .keys = U
board-key-call = annoncer « Impossible ! », ou renoncer à la preuve
    .keys = I
board-key-type = taper un coup
    .keys = T
board-key-move = déplacer la table
    .keys = Maj avec les flèches
board-key-zoom = agrandir, réduire, montrer toute la figure
    .keys = Plus, moins, 0
board-key-help = afficher ces touches
    .keys = ?
board-position = { $count ->
        [0] La table est vide.
        [one] Une tuile sur la table. { $tiles }
       *[other] { $count } tuiles sur la table. { $tiles }
    } { $draft ->
        [0] Reste : { $left }.
        [one] Pas encore posé : { $drafted } Reste : { $left }.
       *[other] Pas encore posé : { $drafted } Reste : { $left }.
    }
place = { $across ->
    [left] { $down ->
        [up] { $columns } à gauche, { $rows } en haut
        [down] { $columns } à gauche, { $rows } en bas
       *[level] { $columns } à gauche
    }
    [right] { $down ->
        [up] { $columns } à droite, { $rows } en haut
        [down] { $columns } à droite, { $rows } en bas
       *[level] { $columns } à droite
    }
   *[level] { $down ->
        [up] { $rows } en haut
        [down] { $rows } en bas
       *[level] Au centre
    }
}
board-cell-empty = { place } : vide. { $around } On ne peut rien poser ici pour le moment.
board-cell-legal = { place } : vide. { $around } { $fits ->
        [yes] { $face } : possible.
       *[no] { $face } : impossible.
    } { $count ->
        [one] Une face convient.
       *[other] { $count } faces conviennent.
    }
board-water = L’eau arrive par { $sides }.
board-wall = Un mur borde { $sides }.
board-side-N = le nord
board-side-E = l’est
board-side-S = le sud
board-side-W = l’ouest
board-ends = { $count ->
    [0] Aucune extrémité du canal n’est ouverte.
    [one] Une extrémité du canal est ouverte.
   *[other] { $count } extrémités du canal sont ouvertes.
}
board-end = { place } : ouvert vers { $side }.
board-own-tile = Votre tuile de ce tour. C pose les tuiles, R tourne celle-ci, Suppr la retire.
board-put-told = { $more ->
    [yes] Tuile { $count } de ce tour. Ajoutez-en une dans la ligne, ou posez avec C.
   *[no] Tuile { $count } de ce tour. Posez avec C.
}
board-proof-told = La boucle est fermée. Montrez-la avec C.
board-cell-tile = { place } : { $face }.
board-cell-last = { place } : { $face }, posé au dernier tour.
board-cell-draft = { place } : { $face }, pas encore posé.
board-cell-framed = Le cadre doré est ici.
board-cell-advised = Conseillé ici : { $face }.
board-holding = En main : { $face }.
board-face-straight-ns = droit, du nord au sud
board-face-straight-ew = droit, de l’ouest à l’est
board-face-bend-ne = coude, nord et est
board-face-bend-es = coude, est et sud
board-face-bend-sw = coude, sud et ouest
board-face-bend-nw = coude, nord et ouest
board-face-t-n = T, fermé au nord
board-face-t-e = T, fermé à l’est
board-face-t-s = T, fermé au sud
board-face-t-w = T, fermé à l’ouest
board-faces = Faces
board-face = { $face } (touche { $number })
board-face-grey = { $face } (touche { $number }), ne va pas ici
board-kinds = Sortes de tuiles
board-kind-plain = Tuiles simples : reste { $left }
board-kind-straight = Mint Tide, T avec une ligne droite au dos : reste { $left }
board-kind-bend = Mint Tide, T avec un coude au dos : reste { $left }
board-left = { $left ->
        [0] Plus de tuile
        [one] Il reste une tuile
       *[other] Il reste { $left } tuiles
    }
board-left-kinds = Il reste { $left } tuiles : { $plain } simples, { $straight } T avec ligne droite, { $bend } T avec coude
board-match = Partie { $game }, match en { $length } parties
board-view = Vue
board-nearer = Agrandir (+)
board-farther = Réduire (-)
board-fit = Montrer toute la figure (0)
board-rotate = Tourner (R)
board-flip = { $kind ->
        [straight] Retourner : ligne droite ou T (F)
        [bend] Retourner : coude ou T (F)
       *[plain] Retourner : ligne droite ou coude (F)
    }
board-take-back = Reprendre la dernière tuile placée (U)
board-put = La placer ici
board-lay = { $count ->
        [0] Poser
        [one] Poser { $count } tuile
       *[other] Poser { $count } tuiles
    }
board-begin = Vous commencez : placez une à trois tuiles en ligne, puis posez-les.
board-turn = { $most ->
        [1] À vous : la dernière tuile, ou annoncez « Impossible ! »
        [2] À vous : une ou deux tuiles en ligne, ou annoncez « Impossible ! »
       *[other] À vous : une à trois tuiles en ligne, ou annoncez « Impossible ! »
    }
board-turn-strict = { $most ->
        [1] À vous : la dernière tuile.
        [2] À vous : une ou deux tuiles en ligne.
       *[other] À vous : une à trois tuiles en ligne.
    }
board-turn-none = { $others ->
        [0] Aucune autre face ne va ici.
       *[other] Aucune autre face ne va ici tant que les autres tuiles de ce tour sont là. Reprenez-les d’abord.
    }
board-came-off = Une tuile ne pouvait pas rester isolée : vous l’avez reprise en main.
board-more = Ajoutez une tuile en ligne, touchez la vôtre pour la tourner, ou posez.
board-no-more = { $count ->
        [one] Posez-la, ou touchez-la pour la tourner.
       *[other] Posez-les, ou touchez l’une des vôtres pour la tourner.
    }
board-others-turn = À { $name } de jouer.
board-prove = Prouvez-le : une seule boucle, qui passe par toutes les tuiles posées. { $left ->
        [0] Plus de tuile.
        [one] Il reste une tuile.
       *[other] Il reste { $left } tuiles.
    }
board-others-proof = { $name } essaie de prouver que la boucle peut encore être fermée.
board-why = Pourquoi pas
board-instead = Celles-ci iraient ici :
board-lay-face = Placer ici : { $face }
board-impossible = Impossible !
    .help = Annoncer : avec les tuiles qui restent, le canal ne peut plus être fermé (I)
board-claim = « Avec { $left ->
        [one] la tuile qui reste
       *[other] les { $left } tuiles qui restent
    }, ce canal ne pourra jamais être fermé. »
board-claim-prove = { $name } devra alors le fermer sans aide. Si { $name } montre comment, vous avez perdu ; sinon, vous avez gagné.
board-claim-arbiter = La table juge aussitôt : s’il peut encore être fermé, { $name } a gagné ; sinon, c’est vous qui gagnez.
board-not-now = Pas maintenant
board-call = Annoncer
board-show = Montrer la boucle
board-concede = Renoncer
board-concede-sure = Vous admettez que la boucle ne peut plus être fermée, et perdez la partie.
board-keep-trying = Essayer encore
board-type = Taper un coup
board-type-send = Poser
board-type-help = La colonne et la ligne, deux-points, et la lettre de la forme, comme dans les règles ; une espace entre deux tuiles. Ou écrivez confirm, impossible, proof ou concede.
board-type-wrong = Cela ne peut pas être lu comme un coup. Écrivez la colonne, la ligne et la forme de chaque tuile, ou confirm, impossible, proof ou concede.
board-completion = Les tuiles pâles montrent une façon dont la boucle pouvait être fermée.
board-no-completion = La boucle ne pouvait plus être fermée.
board-won-game = { $name } gagne la partie { $game }
board-next-game = Partie suivante
board-teaching = { $completable ->
    [yes] Le canal peut encore être fermé.
   *[no] Le canal ne peut plus être fermé.
}

moment = { $turn ->
    [you] Tour { $round }, à vous de jouer
    [other] Tour { $round }, à { $name } de jouer
    [over] La fin
   *[nobody] Tour { $round }
}
