cli = Cinq jeux de société sur Venise, pour joueurs, bots et chercheurs.
cli-commands = commandes
cli-usage = usage :
cli-arguments = arguments
cli-options = options
cli-help = afficher cette aide
cli-version = afficher la version
cli-overview =
    Serenissima : des jeux de société sur Venise, contre des personnes et des bots.

      serenissima serve --open   jouer dans le navigateur
      serenissima serve --lan    jouer entre amis : leurs téléphones rejoignent la table par ce réseau
      serenissima play           jouer dans ce terminal
      serenissima games          les jeux, avec leurs options et leurs bots
      serenissima rules GAME     les règles d’un jeu
      serenissima replay FILE    raconter une partie enregistrée

    « serenissima --help » montre tout le reste, « serenissima play --help » ce qu’accepte une commande.
cli-serve = Démarrer le serveur, avec la page pour jouer dans le navigateur.
cli-play = Jouer contre des bots dans ce terminal.
cli-games = Montrer les jeux.
cli-rules = Afficher les règles d’un jeu.
cli-replay = Raconter une partie enregistrée.
cli-verify = Rejouer une partie enregistrée et recalculer tous les tirages à partir de sa graine.
cli-perft = Compter les suites de coups à partir de la première position.
cli-solve = Résoudre un jeu entièrement, s’il est assez petit.
cli-puzzles = Composer des problèmes pour un jeu qui peut être analysé.
cli-arena = Faire jouer des bots les uns contre les autres.
cli-ratings = Montrer la force des bots d’un jeu.
cli-tune = Apprendre les poids du bot d’un jeu en jouant.
cli-learn = Apprendre en jouant qui va sans doute gagner, pour le bot d’un jeu.
cli-bench = Mesurer la vitesse de tout.
cli-arg-game = nom du jeu, tel que « serenissima games » le donne
cli-arg-which-game = nom du jeu ; sans lui, on vous le demande
cli-arg-option = option de la table, peut être donnée plusieurs fois
cli-arg-json = afficher en JSON
cli-arg-file = fichier d’une partie enregistrée
cli-arg-depth = nombre de coups
cli-arg-seats = nombre de joueurs
cli-arg-bots = noms des bots, un par place ; chaque ordre des places est joué aussi souvent
cli-arg-games = nombre de parties
cli-arg-journals = journaux de rencontres dans l’arène ; sans eux, on montre ce qui est fourni
cli-arg-write-ratings = les garder à côté des bots, pour les montrer là où on choisit un adversaire
cli-arg-workers = nombre de processus
cli-arg-seed = graine de tout le hasard
cli-arg-seconds = secondes qu’un bot peut prendre pour un coup
cli-arg-iterations = itérations qu’un bot chercheur peut consacrer à un coup
cli-arg-stop = s’arrêter dès qu’on sait si le premier bot gagne MARGIN de plus que sa part égale (0.05 : 5 sur 100)
cli-arg-journal = y écrire chaque partie dès qu’elle finit ; avec le journal de la même rencontre, reprendre où elle s’était arrêtée
cli-arg-steps = nombre d’étapes
cli-arg-deals = donnes à chaque étape, chacune jouée à toutes les places
cli-arg-against = le bot à toutes les autres places ; sans lui, les poids eux-mêmes avant l’étape
cli-arg-shake = écart donné aux poids pour comparer, en part de leur étendue
cli-arg-stride = la première étape, en part de l’étendue, pour une différence d’une partie entière
cli-arg-steps-journal = y écrire chaque étape ; avec le journal du même réglage, reprendre où il s’était arrêté
cli-arg-write-weights = y écrire les poids et, à côté, comment ils ont été trouvés
cli-arg-matches = nombre de parties dont on apprend ; une sur dix sert à tester ce qui a été appris
cli-arg-hidden = lignes de la couche cachée du réseau (0 : une régression logistique) ; d’habitude ce qui convient au jeu
cli-arg-passes = combien de fois toutes les positions sont parcourues ; d’habitude ce qui convient au jeu
cli-arg-write-learned = le garder à côté des bots, qui jouent ensuite avec, et à côté, comment il a été trouvé
cli-arg-ray = jouer sur les machines de cette grappe Ray (« local » pour une grappe à soi ; demande l’extra « scale »)
cli-arg-host = adresse d’écoute
cli-arg-port = port d’écoute (d’habitude { $port })
cli-arg-lan = laisser d’autres appareils du même réseau rejoindre les tables, avec un lien et un code QR
cli-arg-open = ouvrir la page dans un navigateur
cli-arg-data = dossier de la base de données et des autres données
cli-arg-db = adresse d’une autre base de données
cli-arg-server-name = nom du serveur (play.example.org), en plus de ses adresses et du nom de cette machine ; peut être donné plusieurs fois
cli-arg-proxy = adresses ou réseaux des proxys devant le serveur, séparés par des virgules : eux seuls sont crus quand ils disent de qui vient une demande
cli-arg-build-engine = commande qui compile le moteur pendant qu’on joue déjà ; les bots s’en servent dès qu’il est là
cli-arg-rule = seulement la règle de ce numéro
cli-arg-entry = seulement jusqu’à cette entrée
cli-arg-step = entrée par entrée, avec le plateau
cli-arg-bot = le bot contre lequel jouer
cli-arg-seat = votre place, à partir de 1
cli-arg-name = votre nom
cli-arg-save = y enregistrer la partie quand elle se termine
cli-arg-position = commencer par la position de ce fichier, en JSON (voir la page du jeu dans docs/)
cli-arg-quick = plus court et plus approximatif
cli-arg-only = seulement ce test, peut être donné plusieurs fois
cli-arg-supply = nombre de tuiles, raccourci de --option supply=N
cli-arg-bridge = raccourci de --option bridge=true
cli-arg-write = y écrire toute la solution, comme le jeu la range
cli-arg-count = nombre de problèmes
cli-arg-write-puzzles = y écrire les problèmes, comme le jeu les range
cli-mistake = { $program } : erreur : { $message }
cli-mistake-argument = { $argument } : { $message }
cli-mistake-unknown = incompris : { $given }
cli-mistake-not-with = incompatible avec { $given }
cli-mistake-no-value = ne prend pas de valeur, mais a reçu { $given }
cli-mistake-required = il manque : { $given }
cli-mistake-one-of = il en faut un parmi : { $given }
cli-mistake-one-value = il faut une valeur
cli-mistake-most-one-value = une valeur au plus
cli-mistake-least-one-value = il faut au moins une valeur
cli-mistake-ambiguous = { $option } peut vouloir dire { $matches }
cli-mistake-value = « { $value } » ne convient pas ici
cli-mistake-choice = « { $value } » n’est pas parmi { $choices }
cli-needs-positive = il faut un nombre entier à partir de 1, et non « { $value } »
cli-needs-natural = il faut un nombre entier à partir de 0, et non « { $value } »
cli-bad-port = il faut un nombre de 0 à { $highest }, et non « { $value } »
cli-option-form = une option s’écrit NAME=VALUE, et non « { $given } »
cli-not-text = { $file } n’est pas une partie enregistrée : ce n’est pas un fichier texte.
cli-bad-position = { $file } ne contient aucune position de départ : { $why }
cli-bad-record = { $file } ne peut pas être lu comme une partie enregistrée : { $why }
cli-no-rules = Ce jeu n’a pas de règles écrites : { $game }.
cli-no-study = Ce jeu n’a ni analyse ni problèmes : { $game }.
cli-not-tunable = Ce jeu n’a pas de bot dont on puisse régler les poids : { $game }.
cli-tune-seats = { $game } ne se joue pas à { $seats }.
cli-tune-no-journal = { $file } n’est pas le journal d’un réglage : { $reason }
cli-tune-other-journal = { $file } est le journal d’un autre réglage.
cli-not-learnable = Ce jeu n’a pas de bot qui apprenne en jouant qui va gagner : { $game }.
cli-learn-seats = { $game } n’a rien à apprendre à { $seats } joueurs, seulement à { $right }.
cli-learn-matches = Il faut au moins { $least } parties, car une sur dix ne sert qu’à tester ce qui a été appris ; { $given }, c’est trop peu.
cli-learn-too-few = { $matches } parties ont donné trop peu de positions pour apprendre ou pour tester ; jouez-en plus.
cli-learn-no-numpy = NumPy n’est pas installé ({ $reason }) ; il vient avec l’extra « learn »
cli-no-solver = Ce jeu n’a pas de solveur : { $game }.
cli-no-rule = Il n’y a pas de règle « { $rule } » ({ $game }) ; voici les numéros : { $span }.
cli-no-such-rule = Il n’y a pas de règle « { $rule } ».
cli-no-entry = Il n’y a pas d’entrée { $entry } ; la dernière est { $last }.
cli-no-seat = Il n’y a pas de place { $seat } à une table de { $seats }.
cli-no-server = Le serveur ne fait pas partie de cette installation : { $why }
cli-column-name = nom
cli-games-head = { $title } ({ $name }), { $seats } joueurs, { $compiled ->
    [yes] compilé
   *[no] non compilé
}
cli-games-option = option
cli-games-values = valeurs
cli-games-default = par défaut
cli-games-meaning = sens
cli-games-bot = bot, du plus faible au plus fort
cli-games-range = { $off ->
    [yes] 0, ou{ " " }
   *[no] { "" }
}{ $step ->
    [1] { $low } à { $high }
   *[other] { $low } à { $high }, de { $step } en { $step }
}
cli-games-text = texte, au plus { $most } caractères
cli-games-title = affiché comme
cli-games-usual = { $title } (sauf choix contraire)
cli-column-bot = bot
cli-column-wins = gagnées
cli-column-draws = égalités
cli-column-losses = perdues
cli-column-rate = part gagnée
cli-column-interval = intervalle 95 %
cli-column-errors = erreurs
cli-column-rating = niveau
cli-column-matches = parties
cli-yes = oui
cli-no = non
cli-nothing = aucun
cli-fortuna = Fortuna
cli-counting = Comptage
cli-playing = Parties
cli-learning = Apprentissage
cli-tuning = Réglage
cli-solving = Résolution
cli-composing = Composition
cli-solve-puzzles = problèmes
cli-solve-seed = graine
cli-solve-grades = Par difficulté
cli-solve-grade = difficulté
cli-solve-tiles = tuiles posées
cli-solve-losing = coups vivants qui perdent
cli-solve-traps = pièges qui condamnent
cli-solve-supply = tuiles
cli-solve-bridge = enjambement
cli-solve-positions = positions vivantes
cli-solve-winner = gagnant
cli-solve-turns = coups au mieux joués
cli-solve-seconds = secondes
cli-solve-memory-mb = mémoire maximale (Mo)
cli-solve-first-turns = Premiers coups
cli-solve-turn = coup
cli-solve-wins = gagne
cli-solve-unique-wins = Positions avec un seul coup gagnant, par tuiles posées
cli-solve-longest-win = Victoire la plus longue
cli-solve-by-tiles = Positions par tuiles posées
cli-solve-by-turns = Positions par coups jusqu’à la fin
cli-solve-number = nombre
cli-solve-value = chiffre
cli-measuring = Mesure : { $part } ({ $number } sur { $count })…
cli-perft-line = profondeur { $depth } : { $count } suites ({ $seconds } s)
cli-arena-no-ray = Ray n’est pas installé ({ $reason }) ; il vient avec l’extra « scale »
cli-arena-rating = { $bot } a un niveau de { $mu } ± { $spread }.
cli-arena-better = { $bot } est meilleur : { $share } des victoires, quand l’égalité serait { $par }.
cli-arena-not-better = { $bot } n’est pas meilleur de { $margin } : { $share } des victoires, quand l’égalité serait { $par }.
cli-arena-open = On ne sait pas encore si { $bot } est meilleur de { $margin } : { $share } des victoires, quand l’égalité serait { $par }.
cli-learn-positions = { $matches } parties, { $positions } positions pour apprendre.
cli-learn-surprise = Surprise moyenne sur { $positions } positions d’autres parties : { $surprise } ; en ne connaissant que la part des victoires : { $share }.
cli-learn-written = Écrit : { $file }
cli-needs-share = « { $value } » n’est pas une part entre 0 et 1, comme 0.05
cli-ratings-rung = { $upper } contre { $lower }, { $seats } places : { $share } des victoires en { $matches } parties ({ $low } à { $high }), quand l’égalité serait { $par }.
cli-ratings-other-game = { $file } est le journal d’un autre jeu : { $game }
cli-arena-length = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves } coups en moyenne.
cli-verify-replayed = { $file } : { $game }, { $entries ->
    [one] { $entries } entrée rejouée, conforme aux règles.
   *[other] { $entries } entrées rejouées, toutes conformes aux règles.
}
cli-verify-position = Cette partie n’a pas commencé par la mise en place des règles, mais à partir d’une position. D’où elle vient n’est pas enregistré ; ce qui a suivi est vérifié.
cli-verify-seed = La graine a le SHA-256 publié au début : { $commitment }
cli-verify-seed-position = La graine et la position ont le SHA-256 publié au début : { $commitment }
cli-verify-right = { $draws ->
    [0] Il n’y avait rien à tirer
    [one] Le seul tirage a été recalculé à partir de la graine : il est conforme
   *[other] { $draws } tirages ont été recalculés à partir de la graine : tous sont conformes
}.
cli-verify-wrong = NON vérifié, après { $draws ->
    [one] { $draws } tirage juste
   *[other] { $draws } tirages justes
} : { $problem }
cli-replay-head = { $game } : { $names } ({ $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
})
cli-replay-position = Elle commence par une position :
cli-step = Entrée pour continuer.{ " " }
cli-entry-left = { $name } met fin à la partie { $why }.
cli-taken-back = (repris plus tard)
cli-entry-undone = { $name } reprend l’entrée { $entry } et tout ce qui a suivi.
cli-outcome = { $count ->
    [one] { $winners } gagne { $reason }.
   *[other] { $winners } partagent la première place : la partie s’est terminée { $reason }.
}
cli-guest = Invité
cli-which-games = Voici les jeux :
cli-which-line = { $number }  { $title } : { $pitch }
cli-which = Lequel ? (un numéro ou un nom){ " " }
cli-which-again = Ce n’est aucun de ceux-là. Tapez un numéro de 1 à { $count } ou un nom comme « { $example } » ; « quit » pour quitter.
cli-which-left = À la prochaine.
cli-which-script = Dites à quel jeu jouer, par exemple « serenissima play { $example } » ; il y a { $games }.
cli-play-head = { $count ->
    [one] { $title }, contre { $names }, un bot ({ $bot }).
   *[other] { $title }, contre { $names }. Ce sont tous des bots ({ $bot }).
}
cli-play-help-hint = Tapez un coup ; « moves » montre les coups permis, « help » tout le reste.
cli-play-help =
    Tapez un coup, ou plusieurs sur une ligne. Ou bien :
      moves [START]  les coups permis, ou ceux qui commencent par START
      board          dessiner de nouveau le plateau
      hint           ce que ferait le bot le plus fort
      undo           reprendre votre dernier tour, ou la dernière part de celui-ci
      rules [N]      les règles, ou la règle numéro N
      save FILE      enregistrer la partie
      resign         abandonner
      quit           quitter
cli-your-move = Votre coup ({ $count ->
    [one] { $count } permis
   *[other] { $count } permis
}) : { $moves }
cli-ask-moves = (« moves » montre les { $count } coups permis.)
cli-example = par exemple « { $example } »
cli-example-told = par exemple « { $example } » : { $told }
cli-bot-failed = Le bot n’a pas pu se décider ({ $why }) ; un plus faible continue.
cli-goodbye = La partie s’arrête ici, inachevée.
cli-thinking = { $name } réfléchit…
cli-undone = Coup repris.
cli-hint = Le bot le plus fort jouerait : { $move }
cli-save-form = Dites où, par exemple « save match.jsonl ».
cli-saved = Enregistré sous { $file }.
cli-not-saved = Impossible d’écrire { $file } : { $why }
cli-bench-note = Parties jouées au hasard sur un cœur, coups par seconde de processeur.
cli-bench-against = Combien de fois plus vite qu’un pair : boucle en Python, tous les coups listés · tirés · boucle compilée aussi.
cli-bench-column-plain = simple
cli-bench-column-compiled = compilé
cli-bench-column-ratio = compilé / simple
cli-bench-column-picked = tirés
cli-bench-column-loop = boucle compilée
cli-bench-column-part = quoi
cli-bench-column-figure = mesure
cli-bench-column-value = valeur
client-missing = Les pages de Serenissima ne sont pas construites
    .help = Le serveur fonctionne, mais son client web manque. Construisez-le avec "make client" (il faut Node.js), puis rechargez cette page.
