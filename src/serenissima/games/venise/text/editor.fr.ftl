page-editor = Éditeur de plateaux
    .help = Créez votre propre plateau, vérifiez-le, et jouez-y.
editor-actions = Le brouillon
editor-undo = Annuler (Ctrl+Z)
editor-redo = Rétablir (Ctrl+Y)
editor-start-from = Partir de…
editor-board-of = { $name } ({ $side ->
    [day] jour
   *[night] nuit
}, { $level ->
    [basic] facile
    [advanced] avancé
    [expert] expert
   *[custom] personnel
})
editor-blank = Eau libre
editor-import = Importer
editor-export = Exporter
editor-link = Copier le lien
editor-link-copied = Le lien est copié. Qui l’ouvre a ce plateau.
editor-link-in-address = L’adresse de cette page contient maintenant le plateau : copiez-la.
editor-link-broken = Le lien a été coupé ou modifié : on ne peut y lire aucun plateau. Votre propre brouillon est intact.
editor-generate = Proposer
editor-opened = « { $name } » est sur l’établi. « Annuler » ramène ce qui y était.

editor-easel = Le brouillon. Les flèches vont de logement en logement.
editor-board = Le plateau en chantier
editor-cursor = { $slot }, { $what ->
    [start] poteau de départ
    [wall] mur
    [bridge] pont
    [plain] poteau simple
   *[none] eau libre
}{ $field ->
    [none] {""}
   *[other] {""} : { $field }
}
editor-tools = Outils
editor-tool-hand = Faites glisser poteaux et pierres, ou touchez pour choisir
editor-tool-wall = Mur : touchez un logement, encore une fois pour le tourner
editor-tool-bridge = Pont : touchez un logement, encore une fois pour le tourner
editor-tool-plain = Poteau simple, ouvert de tous les côtés
editor-tool-start = Poteau de départ : { $colour }
editor-tool-gem = Pierre, { $colour } : encore { $left } à poser
editor-tool-erase = Retirer ce que vous touchez
editor-selected = Ce qui est choisi
editor-selected-none = Touchez un poteau pour le choisir
editor-selected-what = { $gem ->
    [yes] Une pierre : { $at }
   *[no] { $at } : { $kind ->
        [start] poteau de départ
        [wall] mur
        [bridge] pont
       *[plain] poteau simple
    }
}
editor-turn-left = Tourner à gauche (Maj+R)
editor-turn-right = Tourner à droite (R)
editor-flip-wall = En faire un mur
editor-flip-bridge = En faire un pont
editor-remove = Retirer (Suppr)
editor-gem-on-start = Aucune pierre ne va sur un poteau de départ.
editor-gem-needs-pole = Les pierres vont sur des poteaux, et { $slot } est de l’eau libre. Au-delà du quai, elles reviennent au casier.
editor-no-gems = Les quatre pierres de cette couleur ({ $colour }) sont déjà sur le plateau, ici ou dans une image symétrique. Faites-en plutôt glisser une.
editor-grade-forbids = L’aide que vous avez choisie ne le permet pas. Choisissez « Tout » pour déplacer des poteaux.

editor-checks = Vérifications
editor-checks-busy = Vérification…
editor-checks-offline = Le serveur ne répond pas : le plateau ne peut pas être vérifié pour le moment. Votre brouillon est à l’abri dans ce navigateur.
editor-verdict = { $playable ->
    [yes] { $warnings ->
        [0] Prêt à jouer.
        [one] Prêt à jouer, avec un avertissement.
       *[other] Prêt à jouer, avec { $warnings } avertissements.
    }
   *[no] { $errors ->
        [one] Il y a une erreur à corriger.
       *[other] Il y a { $errors } erreurs à corriger.
    }
}
editor-grade-error = Erreur.
editor-grade-warning = Avertissement.
editor-grade-note = Remarque.
editor-show-rule = Voir la règle { $rule }
editor-astray = Hors du plateau
editor-astray-pole = { $at } : { $kind ->
    [start] un poteau de départ
    [wall] un mur
    [bridge] un pont
   *[plain] un poteau simple
} hors de la grille, ou sur un logement déjà pris.
editor-astray-gem = Une pierre n’a rien sous elle ({ $colour }).
editor-take-away = Retirer
editor-back-to-tray = Remettre au casier
editor-tours = Trajets les moins chers
editor-tours-help = Combien de sabliers il faut à un joueur en solo pour aller chercher ses quatre pierres. Touchez-en un pour voir le chemin.
editor-counts = { $poles } poteaux, { $fields } cases ; emplacements de planches : { $short } droits, { $long } en diagonale, { $stem } pieds, { $crossbar } traverses.

editor-properties = Le plateau en général
editor-name = Nom
editor-name-none = Mon plateau
editor-cols = Colonnes
editor-rows = Rangées
editor-side = Face
editor-side-day = Jour
editor-side-night = Nuit
editor-symmetry = Symétrie
editor-symmetry-rectangle = Les deux axes
editor-symmetry-turn4 = Quart de tour
editor-symmetry-turn2 = Demi-tour
editor-symmetry-none = Aucune
editor-mirrored = Reporter chaque changement par symétrie
editor-grade = Ce que vous modifiez
editor-grade-gems = Les pierres seulement
editor-grade-turn = Les pierres ; tourner et retourner les poteaux
editor-grade-all = Tout

editor-play = Jouer sur ce plateau
editor-players = Joueurs
editor-against = Contre
editor-play-now = Jouer

editor-seed = Numéro
editor-propose = Proposer un plateau
editor-generate-help = Le même numéro et les mêmes souhaits donnent toujours le même plateau.
editor-proposing = Un plateau se prépare…
editor-proposal = Le plateau proposé, « { $name } »
editor-proposal-about = Il faut { $cost } sabliers à un joueur en solo pour aller chercher ses quatre pierres. { $walls ->
    [0] Il n’y a pas de mur, et { $bridges } ponts.
    [one] Il y a un mur, et { $bridges } ponts.
   *[other] Il y a { $walls } murs et { $bridges } ponts.
}
editor-length = Durée
editor-length-short = Courte
editor-length-usual = Habituelle
editor-length-long = Longue
editor-difficulty = Difficulté
editor-difficulty-easy = Facile
editor-difficulty-medium = Moyenne
editor-difficulty-hard = Difficile
editor-another = Un autre
editor-take = Le prendre

editor-import-help = Choisissez un fichier enregistré par cet éditeur, ou collez son texte.
editor-choose-file = Choisir un fichier
editor-import-text = Texte du fichier
editor-open = Ouvrir
editor-open-anyway = Ouvrir ce qui est lisible
editor-file-wrong = { $readable ->
    [yes] Tout n’est pas lisible dans ce fichier :
   *[no] Ce n’est pas un plateau lisible. Rien n’a été changé.
}
editor-file-empty = Le fichier est vide.
editor-file-json = Ce n’est pas du JSON : ligne { $line }, colonne { $column }, le texte est illisible. Manque-t-il quelque chose, une virgule ou un crochet ?
editor-file-format = « format » doit être "venise-board", et non { $found }.
editor-file-version = « version » doit être 1, et non { $found }.
editor-file-one-of = « { $key } » doit être l’une de ces valeurs : { $allowed }, et non { $found }.
editor-file-size = « { $key } » doit être un nombre entier de 3 à 9, et non { $found }.
editor-file-poles = « poles » doit être une liste de poteaux, et non { $found }.
editor-file-pole-at = Poteau numéro { $number } : « at » doit être un logement comme B3, et non { $found }.
editor-file-pole-kind = Poteau { $at } : « kind » doit être start, wall, bridge ou plain, et non { $found }.
editor-file-owner = Poteau de départ { $at } : « owner » doit être ruby, diamond, emerald ou topaz, et non { $found }.
editor-file-axis = Poteau { $at } : « axis » doit être N-S, E-W, NE-SW ou NW-SE, et non { $found }.
editor-file-gems = « gems » doit donner les pierres de chaque couleur, et non { $found }.
editor-file-colour = Il n’y a pas de couleur { $found } : ce sont ruby, diamond, emerald et topaz.
editor-file-gem-list = Les pierres ({ $colour }) doivent être une liste de cases comme B3.top, et non { $found }.
editor-file-start = Le fichier place le départ en { $said } ({ $colour }), mais son poteau de départ est en { $stands }. C’est le poteau qui compte.

editor-keys = Touches
editor-key-arrows = aller de logement en logement
    .keys = Flèches
editor-key-poles = placer un mur, un pont, un poteau simple
    .keys = W, B, P
editor-key-start = placer un poteau de départ ; encore une fois pour la couleur suivante
    .keys = S
editor-key-turn = tourner le poteau ; avec Maj, dans l’autre sens
    .keys = R
editor-key-flip = changer un mur en pont, ou un pont en mur
    .keys = F
editor-key-field = choisir la case du poteau
    .keys = G
editor-key-gem = poser une pierre : rubis, diamant, émeraude, topaze
    .keys = 1, 2, 3, 4
editor-key-move = soulever le poteau ; encore une fois pour le reposer
    .keys = M
editor-key-remove = retirer la pierre ou le poteau
    .keys = Suppr
editor-key-undo = annuler ; avec Maj, rétablir
    .keys = Ctrl+Z
