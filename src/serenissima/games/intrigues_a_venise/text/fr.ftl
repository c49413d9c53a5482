# Intrigues à Venise, en français.
title = Intrigues à Venise
pitch = Nuit de Carnaval. Découvrez qui est votre partenaire derrière son masque, échangez vos messages secrets et accomplissez votre mission avant les autres.
kind = Partenaires cachés, déduction et bluff

# la carte du but
goal-wins = L’un de vous deux, votre partenaire ou vous, accomplit votre mission et l’annonce. Vous gagnez ensemble.
goal-ends = La première annonce met fin à la partie. Si elle est fausse, l’autre camp gagne.
goal-turn = Agitez la tête masquée et déplacez vos espions selon les trois billes. Rencontrez quelqu’un, interrogez, et exilez la pièce rencontrée.
goal-secret = Vous êtes { word-identity }, déguisement { word-build }, message { word-message }.
goal-partner = Trouvez votre partenaire, { word-identity }{ $arrested ->
    [yes] , peut-être sous les verrous ; dans ce cas, fuyez en solitaire.
   *[no] .
}

# les bots de ce jeu, du plus faible au plus fort
bot-novice = Invité du Carnaval
    .help = Interroge qui se présente, cache peu de choses et oublie beaucoup de réponses au bout de deux manches.
bot-sensible = Agent
    .help = Tient un carnet exact, renseigne ses amis et trompe ses ennemis, se dépêche dès qu’il connaît sa mission.
bot-spymaster = Maître espion
    .help = Lit entre les cartes : ce que vous montrez trahit ce que vous cachez. Exile ses ennemis au loin et son partenaire près du but, et sait combien de tours demande un trajet.

# options
option-notes = Notes
    .help = Ce que la table note pour vous. La même chose pour tous les joueurs.
option-notes-paper = Papier : vous voyez une réponse une fois, puis seulement ce que vous avez coché
option-notes-log = Journal : la liste de toutes les réponses reçues
option-notes-deduce = Déduction : ce qui est impossible est aussi barré, avec la raison
option-tics = Tics
    .help = Qui voit quand quelqu’un cligne de l’œil, se tire l’oreille, fronce les sourcils ou fait la moue.
option-tics-open = Visibles : tout le monde les voit
option-tics-discreet = Discrets : un joueur à coup sûr, chaque autre une fois sur trois
option-tics-off = Aucun
option-tic_limit = Tics par joueur
    .help = Combien chacun peut en faire entre deux secousses de la tête masquée. 0 : autant qu’on veut.
option-repeat = Remontrer les mêmes cartes
    .help = Ce qui arrive quand un joueur montre à quelqu’un les trois mêmes cartes une nouvelle fois.
option-repeat-penalty = Sanction : il faut dire si chaque carte est vraie
option-repeat-forbidden = Interdit, sauf si rien d’autre ne peut être montré
option-repeat-lenient = Indulgent : un avertissement la deuxième fois, la vérité la troisième
option-repeat_ambassador = Répéter chez l’Ambassadeur
    .help = Les deux cartes montrées chez l’Ambassadeur comptent-elles aussi ?
option-repeat_ambassador-exempt = On peut les répéter librement
option-repeat_ambassador-included = Elles comptent
option-sealed_cards = Cartes scellées
    .help = On peut prouver un vrai nom ou un vrai déguisement avec la carte de l’enveloppe.
option-ambassador_message = Message chez l’Ambassadeur
    .help = Le message secret peut aussi être montré chez l’Ambassadeur.
option-exile = Exil des espions
    .help = Où l’on peut envoyer un espion interrogé.
option-exile-white = Sur les cases blanches simples
option-exile-white_or_numbered = Sur les cases blanches et numérotées
option-exile-any_unnumbered = Sur toute case sans numéro
option-extra_step_scope = Case supplémentaire
    .help = Au lieu d’interroger, l’espion de la rencontre avance d’une case de plus.
option-extra_step_scope-spies = Seulement en rencontrant un espion
option-extra_step_scope-all = Aussi en rencontrant l’Ambassadeur
option-announce = Mission accomplie
    .help = Quand une annonce est vraie.
option-announce-act = Grâce à ce que le joueur a déplacé pendant ce tour
option-announce-standing = Quand les pièces sont bien placées, peu importe qui les a déplacées
option-exile_can_win = Gagner par l’exil
    .help = Une pièce envoyée en exil peut accomplir une mission.
option-solo_escape = Fuite d’un espion seul
    .help = À trois joueurs, un agent est arrêté, et son partenaire doit s’enfuir.
option-solo_escape-either = Par l’un des deux lieux de l’équipe
option-solo_escape-own = Seulement par le lieu du personnage
option-phantom = Tête masquée
    .help = Quelles billes elle contient.
option-phantom-mb1988 = 1988 : trois blanches, deux rouges, deux bleues, deux noires, une jaune
option-phantom-ares2013 = 2013 : aucune blanche, et des violettes qui déplacent l’espion d’un autre joueur
option-undo = Reprendre ses pas
    .help = On peut reprendre ses pas jusqu’à la fin du déplacement.
option-placement = Espions au départ
    .help = Quel espion se place sur quelle case de départ de sa couleur.
option-placement-random = Tirés au sort
option-placement-choose = Chaque joueur décide
option-colours = Couleurs
    .help = Qui joue quelle couleur.
option-colours-random = Tirées au sort
option-colours-choose = Chaque joueur en choisit une
option-absent_colour = Couleur absente
    .help = À trois joueurs, la couleur qui ne joue pas.
option-absent_colour-random = Tirée au sort, ou celle que personne ne choisit
option-absent_colour-red = Rouge
option-absent_colour-blue = Bleu
option-absent_colour-green = Vert
option-absent_colour-yellow = Jaune
option-round_cap = Nombre maximal de manches
    .help = Après ce nombre de manches, la partie s’arrête et personne ne gagne. 0 : sans limite.

# mots à l’intérieur des phrases ; chacun lit l’argument dont il porte le nom
word-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
word-build = { $build ->
    [tall] grand
    [short] petit
    [fat] gros
   *[thin] maigre
}
word-marble = { $marble ->
    [white] blanche
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [black] noire
   *[purple] violette
}
word-identity = { $identity ->
    [F] { identity-F }
    [B] le { identity-B }
    [X] l’{ identity-X }
   *[Z] { identity-Z }
}
word-message = { $message ->
    [A] { message-A }
    [B] { message-B }
    [C] { message-C }
   *[D] { message-D }
}
word-gesture = { $gesture ->
    [eye] cligne de l’œil droit
    [ear] se tire l’oreille gauche
    [frown] fronce les sourcils
   *[pout] fait la moue
}
word-mission = { $mission ->
    [hunt-F] { mission-hunt-F }
    [hunt-B] { mission-hunt-B }
    [hunt-X] { mission-hunt-X }
    [hunt-Z] { mission-hunt-Z }
    [hunt-Amb] { mission-hunt-Amb }
    [go-F-5] { mission-go-F-5 }
    [go-F-7] { mission-go-F-7 }
    [go-B-1] { mission-go-B-1 }
    [go-Z-4] { mission-go-Z-4 }
    [go-X-2] { mission-go-X-2 }
    [go-X-6] { mission-go-X-6 }
    [go-Amb-Emb] { mission-go-Amb-Emb }
    [go-Amb-3] { mission-go-Amb-3 }
    [go-Amb-8] { mission-go-Amb-8 }
    [meet-F-B] { mission-meet-F-B }
    [meet-Z-X] { mission-meet-Z-X }
    [meet-Z-Amb] { mission-meet-Z-Amb }
    [escape-F] { mission-escape-F }
    [escape-B] { mission-escape-B }
    [escape-X] { mission-escape-X }
    [escape-Z] { mission-escape-Z }
    [escape-F-own] { mission-escape-F-own }
    [escape-B-own] { mission-escape-B-own }
    [escape-X-own] { mission-escape-X-own }
   *[escape-Z-own] { mission-escape-Z-own }
}
word-marbles = { $first ->
    [white] blanche
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [black] noire
   *[purple] violette
}, { $second ->
    [white] blanche
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [black] noire
   *[purple] violette
}, { $third ->
    [white] blanche
    [red] rouge
    [blue] bleue
    [yellow] jaune
    [black] noire
   *[purple] violette
}
word-first = { $first ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-second = { $second ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-third = { $third ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-cards = { word-first }{ $first_sealed ->
    [yes] {" "}(scellée)
   *[no] {""}
}, { word-second }{ $second_sealed ->
    [yes] {" "}(scellée)
   *[no] {""}
}{ $third ->
    [none] {""}
   *[other] , { word-third }
}{ $third_sealed ->
    [yes] {" "}(scellée)
   *[no] {""}
}

# le nom des choses
identity-F = Lord Fiddlebottom
identity-B = Colonel Bubble
identity-X = Agent X
identity-Z = Madame Zsa Zsa
build-tall = grand
build-short = petit
build-fat = gros
build-thin = maigre
item-tall = { build-tall }
item-short = { build-short }
item-fat = { build-fat }
item-thin = { build-thin }
message-A = Alpha
message-B = Bravo
message-C = Charlie
message-D = Delta
card-mA = le message Alpha
card-mB = le message Bravo
card-mC = le message Charlie
card-mD = le message Delta
piece-Amb = l’Ambassadeur
gesture-eye = Cligner de l’œil droit
gesture-ear = Se tirer l’oreille gauche
gesture-frown = Froncer les sourcils
gesture-pout = Faire la moue
marble-white = Blanche : rien ne bouge
marble-red = Rouge : un de vos espions avance d’une case sur l’île
marble-blue = Bleue : un de vos espions avance d’une case sur la mer
marble-yellow = Jaune : un de vos espions avance d’une case sur l’île ou sur la mer
marble-black = Noire : l’Ambassadeur avance d’une case sur l’île ou sur la mer
marble-purple = Violette : un espion d’un autre joueur avance d’une case sur l’île ou sur la mer

mission-hunt-F = capturer Lord Fiddlebottom avec n’importe quel espion de l’équipe
mission-hunt-B = capturer le Colonel Bubble avec n’importe quel espion de l’équipe
mission-hunt-X = capturer l’Agent X avec n’importe quel espion de l’équipe
mission-hunt-Z = capturer Madame Zsa Zsa avec n’importe quel espion de l’équipe
mission-hunt-Amb = capturer l’Ambassadeur avec n’importe quel espion de l’équipe
mission-go-F-5 = amener Lord Fiddlebottom à la case 5, son yacht
mission-go-F-7 = amener Lord Fiddlebottom à la case 7
mission-go-B-1 = amener le Colonel Bubble à la case 1, le Vieil Arsenal
mission-go-Z-4 = amener Madame Zsa Zsa à la case 4, la Corne d’Or
mission-go-X-2 = amener l’Agent X à la case 2
mission-go-X-6 = amener l’Agent X à la case 6, la vedette
mission-go-Amb-Emb = amener l’Ambassadeur à l’Ambassade
mission-go-Amb-3 = amener l’Ambassadeur à la case 3
mission-go-Amb-8 = amener l’Ambassadeur à la case 8
mission-meet-F-B = réunir le Colonel Bubble et Lord Fiddlebottom sur une même case
mission-meet-Z-X = réunir Madame Zsa Zsa et l’Agent X sur une même case
mission-meet-Z-Amb = réunir Madame Zsa Zsa et l’Ambassadeur sur une même case
mission-escape-F = fuir en solitaire : Lord Fiddlebottom à la case 5 ou à la case 1
mission-escape-B = fuir en solitaire : le Colonel Bubble à la case 1 ou à la case 5
mission-escape-X = fuir en solitaire : l’Agent X à la case 6 ou à la case 4
mission-escape-Z = fuir en solitaire : Madame Zsa Zsa à la case 4 ou à la case 6
mission-escape-F-own = fuir en solitaire : Lord Fiddlebottom à la case 5
mission-escape-B-own = fuir en solitaire : le Colonel Bubble à la case 1
mission-escape-X-own = fuir en solitaire : l’Agent X à la case 6
mission-escape-Z-own = fuir en solitaire : Madame Zsa Zsa à la case 4

# mises en garde
caution-repeat-disclosure = Vous avez déjà montré exactement ces cartes à ce joueur. Si vous les remontrez, vous devrez dire pour chacune si elle est vraie.
caution-repeat-warning = Vous avez déjà montré exactement ces cartes à ce joueur. Cette fois, ce n’est qu’un avertissement ; la prochaine, vous devrez dire lesquelles sont vraies.

# refus
refusal-no-move = « { $text } » n’est pas un coup. Un coup commence par « marble », « spy », « step », « finish », « meet », « ask », « answer », « exile », « announce » ou « end ».
refusal-no-form = « { $text } » ne se comprend pas. Écrivez-le comme « { $form } ».
refusal-no-space = Il n’y a pas de case « { $text } » sur le plateau.
refusal-no-marble = Il n’y a pas de bille « { $text } ». Il y en a des blanches, des rouges, des bleues, des jaunes et des noires, et des violettes dans la tête de 2013.
refusal-white-marble = Une bille blanche ne déplace rien.
refusal-three-marbles = La tête masquée montre toujours trois billes.
refusal-no-colour = Personne ne joue « { $text } ». Les couleurs sont rouge (red), bleu (blue), vert (green) et jaune (yellow).
refusal-no-build = Aucun espion n’est « { $text } ». Les espions sont grand (tall), petit (short), gros (fat) ou maigre (thin).
refusal-no-card = Il n’y a pas de carte « { $text } ». Il y a quatre noms, quatre déguisements et quatre messages.
refusal-card-twice = { $text } ne peut pas être montré deux fois dans une réponse.
refusal-no-seal = Seuls une identité ou un déguisement peuvent être scellés ; le message vient toujours de l’enveloppe.
refusal-no-answer = { $text } ne répond à aucune question : trois cartes à un espion, deux chez l’Ambassadeur, dont une peut être votre message ; au plus une identité et un déguisement peuvent être scellés.
refusal-no-question = On ne peut pas demander « { $text } » : demandez l’identité (identity) ou le déguisement (build).
refusal-no-gesture = Il n’y a pas de tic « { $text } ». Il y a l’œil (eye), l’oreille (ear), les sourcils (frown) et la moue (pout).
refusal-fortunas-move = C’est le hasard qui en décide, pas un joueur.
refusal-fortunas-turn = Le hasard décide d’abord.
refusal-colour-taken = Cette couleur n’est pas libre.
refusal-choose-colour = Choisissez maintenant votre couleur.
refusal-choose-places = Placez maintenant vos quatre espions.
refusal-shake-first = Votre tour commence : agitez la tête masquée, ou annoncez.
refusal-move-now = C’est le déplacement : choisissez une bille, puis un espion, puis une case, ou terminez.
refusal-resolve-now = Votre déplacement est fini : choisissez une rencontre, ou, s’il n’en reste plus, finissez votre tour.
refusal-ask-now = Vous êtes dans une rencontre : interrogez d’abord, ou avancez d’une case supplémentaire si c’est possible.
refusal-answer-now = On vous interroge : montrez vos cartes.
refusal-exile-now = Vous avez interrogé : exilez maintenant la pièce rencontrée.
refusal-picked-already = Vous avez pris la bille { word-marble } : faites son pas, ou reprenez-la.
refusal-marble-not-there = Il n’y a plus de bille { word-marble } à utiliser.
refusal-marble-useless = Aucun pas avec la bille { word-marble } ne mène à une position où vous pouvez vous arrêter.
refusal-marble-first = Choisissez d’abord une bille.
refusal-spy-first = Choisissez d’abord un espion.
refusal-spy-already = Vous avez choisi un espion : choisissez sa case.
refusal-step-first = Faites le pas de la bille prise, ou reprenez-la.
refusal-black-marble = Une bille noire déplace l’Ambassadeur, pas un espion.
refusal-own-spy = Cette bille déplace l’un de vos propres espions.
refusal-others-spy = Une bille violette déplace l’espion d’un autre joueur.
refusal-absent-colour = Personne ne joue le { word-colour } dans cette partie.
refusal-spy-stuck = Cet espion ({ word-build }) n’a aucun pas permis avec la bille { word-marble }.
refusal-no-route = Avec la bille { word-marble }, aucun chemin ne mène de là { word-space }.
refusal-own-together = Deux de vos espions ne peuvent pas s’arrêter sur la même case ({ word-space }), et il ne reste pas de bille pour les séparer.
refusal-ambassador-stop = L’Ambassadeur ne peut pas s’arrêter sur une case avec l’espion d’un autre joueur ({ word-space }).
refusal-colour-twice = Au cours d’un même tour, vous ne pouvez vous arrêter que sur un seul espion { word-colour }.
refusal-no-way-on = De là, les billes qui restent ne mènent à aucune position où vous pouvez vous arrêter.
refusal-finish-first = Terminez d’abord votre déplacement ; ensuite, vous pourrez annoncer.
refusal-announce-later = Vous pouvez annoncer avant une rencontre, ou une fois la pièce rencontrée en exil, mais pas maintenant.
refusal-no-meeting = Vous ne rencontrez personne { word-space }.
refusal-meetings-left = Une rencontre ne peut pas être sautée : faites-la d’abord.
refusal-meeting-first = Dites d’abord quelle rencontre vous faites.
refusal-movement-over = Votre déplacement est fini.
refusal-ask-yourself = Vous ne pouvez pas vous interroger vous-même.
refusal-ask-whom-you-met = Vous n’avez pas rencontré d’espion { word-colour } ici : ce joueur ne peut pas être interrogé.
refusal-no-extra-step = À cette table, la case supplémentaire n’existe qu’en rencontrant un espion : interrogez quelqu’un.
refusal-extra-far = La case supplémentaire est à un pas sur un chemin ; aucun ne mène { word-space }.
refusal-extra-occupied = La case supplémentaire doit être vide, et une pièce se trouve { word-space }.
refusal-slots-spy = { $about ->
    [identity] On vous demande deux identités et un déguisement ; votre message peut remplacer l’une de ces cartes.
   *[build] On vous demande deux déguisements et une identité ; votre message peut remplacer l’une de ces cartes.
}
refusal-slots-ambassador = { $about ->
    [identity] On vous demande deux identités ; votre message peut remplacer l’une d’elles.
   *[build] On vous demande deux déguisements ; votre message peut remplacer l’un d’eux.
}
refusal-slots-without-message = { $about ->
    [identity] On vous demande deux identités, et rien d’autre ne peut être montré ici.
   *[build] On vous demande deux déguisements, et rien d’autre ne peut être montré ici.
}
refusal-not-your-message = Le seul message que vous pouvez montrer est le vôtre, { $letter ->
    [A] Alpha
    [B] Bravo
    [C] Charlie
   *[D] Delta
}.
refusal-no-message-here = À cette table, le message ne peut pas être montré chez l’Ambassadeur.
refusal-nothing-true = Au moins une identité ou un déguisement doit être vrai ; le message ne compte pas.
refusal-no-seals = À cette table, on ne montre pas de cartes scellées.
refusal-sealed-untrue = Seuls votre vraie identité et votre vrai déguisement sont dans l’enveloppe.
refusal-shown-before = Vous avez déjà montré ces cartes à ce joueur, et à cette table, c’est interdit.
refusal-exile-occupied = Une pièce se trouve { word-space }.
refusal-exile-ambassador = L’Ambassadeur va en exil sur une case de départ ou à l’Ambassade, pas { word-space }.
refusal-exile-ground = Un espion ne peut pas aller en exil { word-space } : c’est { $ground ->
    [start] une case de départ
    [numbered] une case numérotée
    [embassy] l’Ambassade
   *[white] une case blanche
}.
refusal-no-tics = Il n’y a pas de tics à cette table.
refusal-tic-for-one = Dites à qui s’adresse le tic.
refusal-tic-for-all = À cette table, tout le monde voit un tic : il ne s’adresse pas à un seul joueur.
refusal-tic-for-another = Un tic s’adresse à un autre joueur.
refusal-tics-used-up = { $limit ->
    [1] Vous avez fait votre tic ; attendez la prochaine secousse de la tête masquée.
   *[other] Vous avez fait vos { $limit } tics ; attendez la prochaine secousse de la tête masquée.
}
refusal-tic-aside = Ce n’est pas à vous de faire ce tic.

# moments
moment = { $round ->
    [0] Avant le premier tour
   *[other] { $turn ->
        [you] Tour { $round }, à vous de jouer
        [other] Tour { $round }, { $name } joue
        [over] Tour { $round }, la fin
       *[nobody] Tour { $round }
    }
}
