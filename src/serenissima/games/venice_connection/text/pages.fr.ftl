page-solution = La solution
    .help = Toutes les positions du jeu sont connues. La méthode, les résultats, et comment les vérifier.
story-number = { $count }
story-title = Un jeu connu jusqu’à la dernière tuile
story-lead = Avec ses seize tuiles, Venice Connection semble sans fin : la table n’a pas de bord, et à presque chaque tour, il y a des centaines de façons de poser. Pourtant, on peut tout en savoir. Nous avons dressé la liste de toutes les positions qui comptent et calculé qui les gagne, et en combien de temps. Voici comment, et avec quels résultats.
story-fact-positions = positions qui peuvent encore être fermées
story-fact-canals = canaux fermés différents
story-fact-winner = gagne si chacun joue au mieux
story-fact-turns = coups, si chacun joue au mieux
story-winner-first = Le premier
story-winner-second = Le second
story-canals = Tout tient aux canaux fermés
story-canals-text = Qui crée une position qui ne pourra jamais être fermée a perdu : l’adversaire annonce « Impossible ! ». Seules comptent donc les positions qui peuvent encore être fermées, et chacune est un morceau d’un canal fermé de seize tuiles au plus. La table est peut-être sans fin, les canaux fermés ne le sont pas. Décalé, tourné ou vu dans un miroir, un même canal ne compte qu’une fois.
story-canals-drawn = Les { $count } canaux fermés de dix tuiles au plus.
story-canal = Un canal fermé de { $count } tuiles
story-canals-more = Il y en a { $ten } de dix tuiles, { $twelve } de douze, { $fourteen } de quatorze et { $sixteen } de seize : { $all } en tout. Prenez tous les morceaux d’un seul tenant de chacun d’eux, et vous avez toutes les positions qui méritent réflexion.
story-backwards = Résolu à partir de la fin
story-backwards-text = Un canal fermé est perdu pour celui qui doit jouer : l’autre vient de le fermer. Une position d’où un coup mène à une position perdue est gagnée ; une position d’où tous les coups mènent à une position gagnée est perdue. On commence donc par les canaux complets et on enlève des tuiles, jusqu’à ce que la table soit vide. En chemin, on note aussi pour chaque position combien de coups il reste quand le gagnant se hâte et que le perdant résiste.
story-won = gagnées par celui qui doit jouer
story-lost = perdues
story-closed = canal fermé
story-axis-tiles = tuiles posées
story-chart-tiles = Positions par tuiles posées
story-axis-turns = coups jusqu’à la fin
story-chart-turns = Positions par coups jusqu’à la fin
story-backwards-more = Seules { $lost } positions, { $share } sur cent, sont perdues pour celui qui doit poser. Bien jouer, c’est trouver chaque fois le chemin vers l’une d’elles.
story-unique = Dans { $count } positions, un seul coup gagne, et tous les autres perdent. Elles font de bons problèmes.
story-to-puzzles = En essayer un
story-openings = Tous les premiers coups perdent
story-openings-text = Il y a { $count } premiers coups différents après lesquels le canal peut encore être fermé. Tous perdent si l’adversaire joue au mieux, mais certains résistent bien plus longtemps que d’autres. Si vous devez commencer, commencez par un seul coude.
story-opening-lasts = Fini après { $turns } coups
story-perfect = Une partie parfaite
story-perfect-text = Le premier joueur résiste aussi longtemps que possible, le second se hâte : fermé au coup { $turns }.
story-perfect-slider = Coup de la partie
story-perfect-turn = { $player ->
    [first] Coup { $turn }, premier joueur :
   *[other] Coup { $turn }, second joueur :
} { $count ->
    [one] une tuile.
   *[other] { $count } tuiles.
}
story-supplies = Avec moins de tuiles
story-supplies-text = Un canal fermé a toujours un nombre pair de tuiles : une réserve impaire se joue donc comme celle juste au-dessous. Avec quatre, six ou dix tuiles, le premier joueur gagne ; avec l’option « Enjambement », aussi avec douze et avec seize.
story-column-tiles = Tuiles
story-column-positions = Positions
story-column-winner = Gagne
story-column-opening = Meilleure ouverture
story-column-bridge = Gagne avec enjambement
story-result = { $winner ->
    [first] Le premier, coup { $turns }
   *[other] Le second, coup { $turns }
}
story-check = Vérifiez vous-même
story-check-text = Personne n’est obligé de nous croire. Le solveur fait partie du programme, tourne en quelques secondes, et c’est lui qui écrit les chiffres de cette page.
story-check-solve = Résoudre le jeu normal depuis zéro et en afficher les chiffres :
story-check-brute = Comparer de petites réserves avec une recherche qui ne sait rien des canaux fermés et n’utilise que les règles :
story-check-page = Recalculer les chiffres de cette page :
story-check-docs = La méthode, tous les tableaux et ce qui est compté exactement se trouvent dans docs/solving-venice-connection.md.

study-step-back = Un coup en arrière
study-step-on = Un coup en avant
study-analyse-this = Analyser cette position
study-erase = Retirer des tuiles en les touchant
study-to-table = Vers cette table
study-not-copied = Le navigateur ne permet pas de copier : copiez depuis la barre d’adresse.
study-position = { $count ->
    [0] La table est vide.
    [one] Une tuile sur la table. { $tiles }
   *[other] { $count } tuiles sur la table. { $tiles }
}
study-keys = Flèches : choisir une case. R, Maj R : tourner. F : retourner. 1 à 6 : face. Entrée : placer la tuile, ou tourner celle qui est là. Suppr : retirer une tuile. U : reprendre. C : répondre. Maj avec les flèches : déplacer la table. Plus, moins, 0 : agrandir, réduire, montrer toute la figure.
study-cell = { place } : vide. { $leads ->
    [closes] Un coup ici ferme le canal.
    [wins] Un coup ici gagne en { $turns } coups.
   *[other] Le meilleur coup ici perd en { $turns } coups.
}
study-cell-empty = { place } : vide.

page-analysis = Plateau d’analyse
    .help = Posez n’importe quelle position et voyez le résultat de chaque coup : qui gagne, en combien de temps, et pourquoi.
analysis-prompt = Posez une tuile, touchez-en une pour la tourner, ou choisissez un coup dans la liste.
analysis-prompt-empty = Posez des tuiles n’importe où, ou choisissez un premier coup dans la liste.
analysis-undo = Annuler (U)
analysis-redo = Rétablir (Y)
analysis-clear = Vider
analysis-working = On cherche…
analysis-verdict = { $worth ->
    [wins] { $turns ->
        [one] Gagné : fermez maintenant
       *[other] Gagné en { $turns } coups
    }
    [loses] Perdu en { $turns } coups
    [ruined] Condamné
    [closed] Fermé
   *[other] Non résolu
}
analysis-completion = Montrer la fin la plus courte
analysis-hide-completion = Cacher cette fin
analysis-line = Meilleure suite
analysis-play-line = { $count ->
    [one] Jouer ce coup
   *[other] Jouer ces { $count } coups
}
analysis-turns = Coups
analysis-group = { $leads ->
    [closes] Ferme le canal
    [wins] Gagne en { $turns }
    [ruins] Condamne le canal
   *[other] Perd en { $turns }
}
analysis-count = { $count ->
    [one] un coup
   *[other] { $count } coups
}
analysis-show-all = Tout afficher ({ $count })
analysis-ruins = { $count ->
    [one] Un autre coup permis condamne le canal.
   *[other] { $count } autres coups permis condamnent le canal.
}
analysis-played = joué
analysis-written = Écrire la position
analysis-position = Position
analysis-set-up = Installer
analysis-position-help = Ligne par ligne à partir du haut : une lettre pour chaque tuile, un point pour chaque case vide, une barre entre les lignes. Les lettres sont dans les règles.
analysis-position-wrong = Cela ne peut pas être lu comme une position. Écrivez une lettre pour chaque tuile, un point pour chaque case vide et une barre entre les lignes.
analysis-options = Options de la table
analysis-back-to-match = Retour à la partie
review-title = La partie passée en revue
review-slider = Décision de la partie
review-end = La fin de la partie.
review-decision = { $games ->
    [1] Tour { $turn } :
   *[other] Partie { $game }, tour { $turn } :
} { $played ->
    [impossible] { $name } annonce « Impossible ! »
    [proof] { $name } montre une boucle.
    [concede] { $name } renonce à la preuve.
   *[turn] { $count ->
        [one] { $name } pose une tuile.
       *[other] { $name } pose { $count } tuiles.
    }
}
review-favours = Avantage : { $name }
review-next-turning = Tournant suivant
review-turning = tournant
review-better = Montrer un meilleur coup
review-all = Les { $count } décisions

page-puzzles = Problèmes
    .help = Trouvez le seul coup qui gagne. Un nouveau chaque jour, et des milliers d’autres, du facile au difficile.
page-puzzles-today = D’ici, un seul coup gagne. Le trouverez-vous ?
puzzles-today = Problème du jour
puzzles-number = Problème { $number }
puzzles-grade = Difficulté { $grade } sur 5
puzzles-loading = Installation du problème…
puzzles-goal = { $turns ->
    [one] À vous de jouer. Un seul coup ferme le canal. Trouvez-le.
   *[other] À vous de jouer. Un seul coup gagne, et ferme le canal en { $turns } coups au plus. Trouvez-le.
}
puzzles-prompt = { $count ->
    [0] Posez une à trois tuiles en ligne, puis répondez.
    [one] Ajoutez une tuile, touchez la vôtre pour la tourner, ou répondez.
   *[other] Touchez l’une de vos tuiles pour la tourner, ou répondez.
}
puzzles-answer = Répondre
puzzles-asking = Voyons voir…
puzzles-right = Trouvé
puzzles-right-first = Bravo ! Du premier coup
puzzles-wrong = Pas celui-là
puzzles-told = La solution
puzzles-solution = La solution, coup par coup
puzzles-goes-on = La suite
puzzles-give-up = Montrez-moi la solution
puzzles-another = Un autre
puzzles-done = Résolu
puzzles-streak = Jours de suite
puzzles-best = Record de jours
puzzles-solved = Résolus
puzzles-of = { $solved } sur { $count }
puzzles-more = D’autres problèmes
puzzles-previous = Problème précédent
puzzles-next = Problème suivant
puzzles-to-today = Problème du jour
puzzles-any = Au hasard
puzzles-share = Partager
puzzles-shared = Copié, prêt à coller.
puzzles-share-text = Venice Connection, { $daily ->
    [yes] problème du jour { $day }
   *[no] problème { $number }
} : { $how ->
    [first] résolu du premier coup.
    [later] résolu.
   *[open] trouverez-vous le seul coup qui gagne ?
}{ $daily ->
    [yes] { $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}{ $streak } jours de suite.
    }
   *[no] {""}
}
