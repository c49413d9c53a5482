# Intrigues à Venise, en français : ce que seul le plateau dit.

# noms
board-you = vous
board-spy = { $build ->
    [maigre] l’espion { $colour } { $build }
   *[other] le { $build } espion { $colour }
}
board-letter-red = R
board-letter-blue = B
board-letter-green = V
board-letter-yellow = J
board-short-F = Fiddlebottom
board-short-B = Bubble
board-short-X = Agent X
board-short-Z = Zsa Zsa
board-arrested = L’agent arrêté
board-numbered = { $name } (case { $number })

# le passeport
board-mission = Mission
board-escape = une fuite
board-escape-note = indique une fuite. À trois joueurs, un agent sans partenaire fuit par là.

# la carte
board-map = Venise
board-standing = Qui est où
board-stands = { $piece } : { $space }
board-places = Tous les lieux et leurs chemins
board-place-routes = { $space }{ $piece ->
    [none] {""}
   *[other] , ici : { $piece }
}. { $land ->
    [none] {""}
   *[other] Sur l’île : { $land }.
} { $water ->
    [none] {""}
   *[other] Sur la mer : { $water }.
}
board-players = Autour de la table
board-take = { $piece }, case : { $space }
board-target-land = Sur l’île, vers : { $space }
board-target-water = Sur la mer, vers : { $space }
board-target-both = Vers : { $space }
board-target-extra = Case supplémentaire : { $space }
board-target-exile = En exil : { $space }
board-target-met = { $words }, où se tient { $piece }
board-target-meet = La rencontre : { $space }
board-nearer = Voir de plus près
board-farther = Voir plus large
board-is-asked = { $name } interroge ; on choisit les cartes
board-has-answered = Ces cartes ont été montrées à { $name }

# billes
board-marbles = Les billes de ce tour
board-marble-used = { $marble } : utilisée

# que faire
board-do-colours = Choisissez votre couleur.
board-do-place = Placez vos espions.
board-do-ready = À vous : agitez la tête masquée.
board-do-move = À vous : choisissez une pièce qui brille, puis une case.
board-do-piece = La bille { $marble } : choisissez une pièce ou une case éclairée.
board-do-target = Choisissez une case éclairée pour { $piece }.
board-do-finish = Il ne reste aucun pas. Terminez le déplacement.
board-do-resolve = { $count ->
    [0] Plus rien à faire : finissez votre tour.
    [1] Une rencontre ! Allez voir.
   *[other] { $count } rencontres : laquelle d’abord ?
}
board-do-ask = Vous avez rencontré { $piece }. Que voulez-vous savoir ?
board-do-ask-ambassador = L’Ambassadeur vous présente à qui vous voulez. Qui interrogez-vous, et sur quoi ?
board-do-answer = Choisissez les cartes que vous montrez.
board-do-exile = Exilez { $piece } : choisissez une case éclairée.
board-wait-colours = { $name } choisit une couleur.
board-wait-place = { $name } place ses espions.
board-drawn-colours = On distribue les couleurs.
board-drawn-place = Les espions prennent place.
board-wait-deal = On remplit les enveloppes.
board-wait-ready = { $name } prend la tête masquée.
board-wait-shake = { $name } agite la tête masquée.
board-wait-move = { $name } se déplace.
board-wait-resolve = { $name } réfléchit.
board-wait-ask = { $name } a rencontré { $piece } et cherche une question.
board-wait-you = À vous de jouer.
board-wait-answer = { $asker_is ->
    [you] { $asked } choisit les cartes à vous montrer.
   *[other] { $asked } choisit les cartes à montrer à { $asker }.
}
board-wait-exile = { $name } envoie { $piece } en exil.
board-over = Les masques sont tombés.
board-ended = La partie est finie.
board-to-map = Vers la carte
board-take-back = Reprendre
board-finish = Terminer le déplacement
board-meet = Rencontrer { $piece } ({ $space })
board-ask-identity = Qui êtes-vous ?
    .short = Identité ?
    .whom = Interroger { $name } : qui êtes-vous ?
board-ask-build = Quel est votre déguisement ?
    .short = Déguisement ?
    .whom = Interroger { $name } : quel est votre déguisement ?
board-or-extra = ou avancez d’une case de plus (violet)
board-shake = Agiter
board-end = Finir le tour
board-place = Deux espions échangent leurs places si vous les touchez l’un après l’autre.
board-place-done = Les placer ainsi

# l’annonce
board-announce = Mission accomplie !
board-announce-text = Vous annoncez que votre équipe a accompli sa mission, grâce à vous, pendant ce tour. On ouvre toutes les enveloppes, et la partie est finie.
board-announce-missions = D’après ce que vous avez coché, ces missions pourraient être la vôtre :
board-announce-warning = Si c’est faux, l’autre camp gagne aussitôt.
board-announce-sure = Sans aucun doute
board-announce-not-yet = Pas encore
board-announce-now = Annoncer

# papiers
board-papers = Vos papiers
board-tab-task = À faire
board-tab-papers = Papiers
board-tab-notes = Notes
board-tab-map = Carte
board-peek = Votre enveloppe : appuyez sans relâcher pour regarder
board-peek-hint = appuyez sans relâcher
board-keep-open = La laisser ouverte
board-close-envelope = Fermer l’enveloppe
board-no-envelope = Les enveloppes ne sont pas encore distribuées.
board-passport = Passeport : les 24 missions
board-passport-closed = Tant que votre enveloppe est ouverte, les lignes qui vous concernent sont marquées.
board-partner-letter = Message du partenaire
board-team-FB = Fiddlebottom et Bubble
board-team-ZX = Zsa Zsa et Agent X
board-screen = La carte sur un écran commun
    .help = Ouvre cette table pour tous ceux qui sont dans la pièce. Aucun secret ne s’y voit, pas même les vôtres.

# tics
board-tics = Tics
board-tic-eye = Œil
    .whose = L’œil droit cligne : c’est l’habitude de Lord Fiddlebottom
board-tic-ear = Oreille
    .whose = Se tirer l’oreille gauche : c’est l’habitude du Colonel Bubble
board-tic-frown = Sourcils
    .whose = Froncer les sourcils : c’est l’habitude de l’Agent X
board-tic-pout = Moue
    .whose = Faire la moue : c’est l’habitude de Madame Zsa Zsa
board-tic-to = S’adresse à
board-tics-open = Tout le monde le voit, et cela peut être un bluff.
board-tics-discreet = S’adresse à un joueur ; les autres peuvent le remarquer.
board-tics-none = Vous avez fait votre tic. Après la prochaine secousse de la tête masquée, vous pourrez en faire un autre.

# notes
board-notes = Notes
board-notes-of = Ce qu’a noté { $name }
board-notes-hand = Touchez une case : non, peut-être, oui. Personne d’autre ne la voit ni ne la vérifie.
board-notes-paper = Cette table joue avec papier et crayon : une réponse reste visible jusqu’à l’exil de la pièce ; ensuite, il ne vous reste que vos marques.
board-notes-deduce = Les cases hachurées sont impossibles : touchez-en une pour savoir pourquoi. Les autres sont à vous.
board-notes-folded = Seulement ce qu’on vous a montré. Les cases s’ouvrent quand vous avez répondu.
board-worlds = { $count ->
    [1] une seule donne possible
   *[other] { $count } donnes possibles sur 216
}
board-cell = { $name }, { $thing } : { $mark ->
    [yes] oui
    [no] non
    [maybe] peut-être
   *[none] pas de marque
}
board-cell-out = { $name }, { $thing } : impossible. Pourquoi ?
board-cell-sure = { $name_is ->
    [you] Vous, { $thing } : c’est certain
   *[other] { $name }, { $thing } : c’est certain
}
board-mark-set = { $name }, { $thing } : { $mark ->
    [yes] oui
    [no] non
    [maybe] peut-être
   *[none] pas de marque
}
board-why = { $name }, { $thing } : impossible, voici pourquoi :
board-why-own = { $thing } est dans votre propre enveloppe.
board-why-together = Avec votre propre enveloppe, ces réponses l’excluent.
board-partner-found = Votre partenaire est { $name }.
board-alone = Vous n’avez pas de partenaire.
board-contested = Les deux équipes visent la même pièce : { $piece }.
board-clear-marks = Effacer toutes les marques
board-answers-seen = Ce qu’on vous a montré
board-answers-given = Ce que vous avez montré
board-answers-none = Rien pour l’instant.
board-question = Tour { $turn } : { $asker_is ->
    [you] vous avez demandé à { $asked }
   *[other] { $asked_is ->
        [you] { $asker } vous a demandé
       *[other] { $asker } a demandé à { $asked }
    }
}{ $via ->
    [ambassador] {" "}par l’Ambassadeur
   *[spy] {""}
} : { $about ->
    [identity] qui êtes-vous ?
   *[build] quel est votre déguisement ?
}
board-card-words = { $sealed ->
    [yes] { $name }, tirée de l’enveloppe
   *[no] { $name }
}{ $truth ->
    [true] , vrai
    [false] , faux
   *[none] { "" }
}

# la réponse
board-your-answer = Votre réponse
board-asked-you = { $name } vous demande : { $about ->
    [identity] qui êtes-vous ?
   *[build] quel est votre déguisement ?
}
board-slots = { $via ->
    [ambassador] { $about ->
        [identity] Montrez deux identités
       *[build] Montrez deux déguisements
    }
   *[spy] { $about ->
        [identity] Montrez deux identités et un déguisement
       *[build] Montrez deux déguisements et une identité
    }
}
board-hand = Vos cartes
board-envelope-use = Cartes de votre enveloppe
board-envelope-shut = Fermer l’enveloppe
board-check-count = { $chosen } cartes sur { $count }
board-check-true = Au moins une identité ou un déguisement est vrai
board-check-wrong = Ces cartes ne répondent pas à la question
board-repeat-disclosure = { $name } a déjà vu exactement ces cartes. Si vous les remontrez, vous devrez dire pour chacune si elle est vraie.
board-repeat-warning = { $name } a déjà vu exactement ces cartes. Cette fois, ce n’est qu’un avertissement ; la prochaine, vous devrez dire lesquelles sont vraies.
board-show = Montrer à { $name }
board-shown-before = Déjà montré à { $name } : { $count }
board-shown = { $name } vous a montré
board-truth = vrai
board-lie = faux
board-shown-again = Vous avez déjà vu exactement ces cartes.
board-shown-paper = Cochez ce qui compte : les cartes repartent quand vous exilez la pièce, et personne n’en garde la liste.

# la fin
board-reveal = Les masques tombent
board-reveal-announced = { $name } : « Mission accomplie ! »
resign-text = La partie s’arrête : vous l’avez perdue, et votre partenaire aussi, qui que ce soit. Tous les masques tombent.
resign-text-for = La partie s’arrête : { $name } l’a perdue, et son partenaire aussi, qui que ce soit. Tous les masques tombent.
board-reveal-nobody = La nuit est finie
board-reveal-left = { $name } quitte le Carnaval
board-reveal-right = Et c’est vrai. La mission : { $mission }.
board-reveal-wrong = Mais c’est faux. La mission était : { $mission }.
board-reveal-winners = { $count ->
    [1] { $names } gagne
   *[other] { $names } gagnent
}
board-reveal-draw = Personne ne gagne
board-reveal-answers = Les { $count } questions et réponses
board-reveal-skip = Sauter
board-reveal-again = Revoir
board-reveal-close = Vers la carte
board-key-envelope = maintenue sur votre enveloppe : regarder dedans
    .keys = Espace
board-key-release = reposer la pièce ou la bille que vous tenez
    .keys = Échap
