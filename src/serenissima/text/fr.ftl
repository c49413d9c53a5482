refusal-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-nothing-to-undo = Vous n’avez aucun coup à reprendre.
refusal-undo-needs-consent = Depuis, quelque chose a été tiré, révélé ou joué par quelqu’un d’autre : pour revenir en arrière, il faut l’accord des autres.
reason-resigned = par abandon
reason-timeout = faute de temps

bot-uniform = Feuille sur la lagune
    .help = Joue n’importe quel coup permis, au hasard.
bot-search = Chercheur
    .help = Imagine de nombreuses suites possibles et choisit le coup qui a le mieux réussi. Ne sait rien de particulier sur le jeu.
bot-sensible = Gondolier
    .help = Sait ce qui compte dans ce jeu et voit un peu plus loin.

app-title = Serenissima
app-line = Des jeux de société sur Venise, entre amis ou contre des bots. Ni compte, ni installation : prenez place et jouez.
page-title = { $page } · Serenissima
page-title-your-turn = ● À vous · { $page }
skip-to-content = Aller au contenu
announcements = Annonces
messages = Messages
visitor = Vous
home = Accueil
close = Fermer
cancel = Annuler
done = Terminé
yes = oui
no = non
try-again = Réessayer
pair = { $name } : { $value }
loading = Un instant…
loading-table = En route vers la table…
loading-board = Installation du plateau…
loading-rules = Ouverture des règles…
server-unreachable = Le serveur ne répond pas. Réessayez dans un instant.
unreachable-title = Le serveur ne répond pas
unreachable-text = Il est peut-être en train de démarrer. Cette page réessaie d’elle-même et continue dès que possible.
guide-title = Pour créer un bot
guide-unreachable = Cette page est indisponible pour le moment.
missing-title = Il n’y a rien ici
missing-text = Cette adresse ne mène à aucune page. Elle a peut-être été coupée en chemin.
missing-game = Aucun jeu ne s’appelle « { $game } » ici.
missing-table = Cette table n’existe pas. Le lien a peut-être été coupé, ou la table a été retirée.
footer-credits = Les jeux appartiennent à leurs auteurs et à leurs éditeurs, cités sur la page de chaque jeu. Les règles sont rédigées par nous, les dessins aussi.
footer-licence = Logiciel libre sous licence MIT.
footer-api = Pour créer un bot

settings = Réglages
nickname-choose = Votre pseudo
nickname = Pseudo
    .help = Le nom que les autres voient à la table.
name-saved = Vous êtes maintenant { $name }.
theme = Clair ou sombre
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit à Venise
pace = Vitesse de jeu des autres
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide
pace-none = Sans pause
pace-waits = M’attendre après chaque tour
sound = Sons
language = Langue
needs-scripts = Serenissima a besoin de JavaScript.

games = Les jeux
designed-by = par { $designers }
credits = Un jeu signé { $designers }. Édité par { $publisher }, { $year }.
players-exactly = { $count } joueurs
players-range = { $low ->
    [3] { $high ->
        [4] { $low } ou { $high } joueurs
       *[other] { $low } à { $high } joueurs
    }
   *[other] { $low } à { $high } joueurs
}
players-either = { $low } ou { $high } joueurs
minutes-about = { $high } minutes
minutes-range = { $low } à { $high } minutes
age-from = dès { $age } ans
play-now = Jouer
against = contre
opponent-of = Adversaire, { $game }
bot-marked = { $rung } · { $name }
rung-first = Premiers pas
rung-easy = Facile
rung-medium = Moyen
rung-hard = Difficile
rung-master = Maître
rating = Niveau
    .help = Mesuré sur de nombreuses parties entre bots : la référence, { $bot }, vaut 1500, et 200 points de plus font gagner environ trois parties sur quatre. Le nombre après ± est la marge d’erreur.
rating-about = { $rating } ± { $spread }
rating-what = Quel niveau ?
table-for-friends = Table entre amis
daily-puzzle = Le problème du jour
daily-solve = Le résoudre
own-table = Votre propre table
new-table-of = Nouvelle table : { $game }
read-rules = Lire les règles
who-plays = Qui joue ?
how-many = Combien de joueurs ?
company = Contre qui ?
company-friends = { $count ->
    [one] Un ami, qui reçoit un lien
   *[other] Des amis, qui reçoivent un lien
}
company-here = { $count ->
    [one] Quelqu’un sur cet appareil
   *[other] Des amis sur cet appareil
}
company-bots = { $count ->
    [one] Un bot
    [2] Deux bots
    [3] Trois bots
   *[other] { $count } bots
}
company-mixed = Un mélange
company-strength = Quel niveau ?
seat-by-seat = Choisir place par place
your-name = Votre nom
    .help = Celui que les autres voient. Vous pouvez le laisser vide.
seat-number = Place { $number }
bot-of-seat = Bot de la place { $number }
name-of-seat = Nom de la place { $number }
seat-me = Moi
    .help = Vous, dans ce navigateur.
seat-friend = Un ami
    .help = Reçoit un lien d’invitation ou scanne un code.
seat-here = Quelqu’un sur cet appareil
    .help = Vous vous passez l’appareil.
seat-bot = Un bot
seat-open = Une place libre
    .help = Avec le lien, n’importe qui peut la prendre.
sat-here = { $name } était à cette place.
options = Les options
more-options = Plus d’options
make-table = Ouvrir la table
all-options = Toutes les options
option-is = { $option } : { $value }
options-usual = Options habituelles
your-tables = Vos tables
your-turn = À vous de jouer
table-running = En cours
table-waiting = Attend des joueurs
table-over = Terminée
show-all-tables = Tout afficher ({ $count })
parting-cancel = Annuler
parting-leave = Quitter
parting-end = Arrêter
parting-remove = Supprimer
parting-of = { $what } : { $game }, { $names }
parting-keep = La garder
parting-cancel-title = Annuler cette table ?
    .help = Plus personne ne pourra la rejoindre, et ceux qui y sont déjà seront prévenus.
    .do = Annuler la table
parting-leave-title = Quitter cette table ?
    .help = Votre place redevient libre. Le lien d’invitation vous permet de revenir.
    .do = Quitter
parting-end-title = Arrêter cette partie ?
    .help = La partie s’arrête ici et disparaît pour de bon ; personne ne pourra la revoir.
    .do = Arrêter la partie
parting-remove-title = Supprimer cette partie ?
    .help = Elle quitte votre liste. Les autres joueurs la gardent dans la leur ; s’il n’y en a pas, elle disparaît pour de bon.
    .do = La supprimer
parted-cancel = La table est annulée.
parted-leave = Votre place est de nouveau libre.
parted-end = La partie est arrêtée et supprimée.
parted-remove = Elle n’est plus dans votre liste.
cancel-table = Annuler cette table
get-up = Quitter la table
table-unreadable = Illisible
crowded-title = Pas maintenant
gone-title = Cette table n’existe plus
gone-text = Vos autres tables sont sur la page d’accueil.
import-title = Ouvrir une partie enregistrée
import-hint = Déposez le fichier d’une partie n’importe où sur cette page, ou choisissez-le : vous pourrez la parcourir, vérifier ses tirages, la continuer.
choose-record = Choisir un fichier
drop-record = Déposez pour ouvrir la partie

rules-of = Règles : { $game }
contents = Sommaire
rules-find = Chercher dans les règles
    .help = La touche / vous amène ici. Entrée va au passage suivant, Maj et Entrée au précédent.
rules-found = { $count ->
    [0] Introuvable
   *[other] { $at } sur { $count }
}
rules-find-meant = Vouliez-vous dire « { $word } » ?
rules-find-missed = Rien de tel dans les règles. Essayez un seul mot, ou un autre mot pour la même chose.
rules-find-back = Passage précédent
rules-find-on = Passage suivant
quick-look-up = Chercher dans les règles complètes
rule-number = Règle { $rule }
show-rule = Voir la règle { $rule }
whole-rules = Toutes les règles
rule-unknown = Il n’y a pas de règle { $rule }.
rules-unreachable = Les règles sont indisponibles pour le moment.

board = Le plateau
players = Joueurs
player-you = Vous
player-here = À la table
player-here-device = Sur cet appareil
player-away = Hors ligne
player-played = Joueur
player-bot = Bot : { $bot }
player-bot-for-you = Un bot, pour vous : { $bot }
player-winner = Gagnant
player-to-move = doit jouer
onlookers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
practice = Entraînement
    .help = Vous jouez seulement contre des bots : tous les coups peuvent être repris, et la partie enregistrée le précise.
status-waiting = En attente de joueurs
status-your-turn = À vous !
status-turn-of = À { $name } de jouer
status-thinking = { $name } réfléchit…
status-waits-for = On attend { $name }
status-played = { $name } a joué
status-you-played = Vous avez joué
status-away = On attend { $name } (hors ligne)
status-over = La partie est terminée
status-replay = Vous revoyez la partie
time-left = Temps restant
shown-now = Ce qui se passe
skip = Sauter
    .help = Voir tout de suite où en est la partie
go-on = Continuer
log = Ce qui s’est passé
log-short = Journal
log-newer = Plus récent ↓
log-keys = Les flèches vont de ligne en ligne. Entrée ouvre la règle.
log-keys-replay = Les flèches vont de ligne en ligne. Entrée va à ce moment, Maj et Entrée ouvrent la règle.
log-empty = Encore rien. Chaque coup sera raconté ici, avec sa règle.
what-you-see = Ce que vous voyez
your-moves = Vos coups
actions = Actions
undo = Reprendre le coup
undo-ask = Demander à reprendre
undo-wish-title = Reprendre un coup ?
undo-wish-text = { $name } aimerait revenir sur son dernier tour et annuler tout ce qui a suivi. Êtes-vous d’accord ?
undo-wish-waits = Vous avez demandé à revenir sur votre dernier tour et à annuler tout ce qui a suivi. On attend { $names }.
undo-wish-of = { $name } demande à revenir sur son dernier tour et à annuler tout ce qui a suivi.
agree = Accepter
refuse = Refuser
resign = Abandonner
resign-title = Abandonner ?
resign-text = La partie s’arrête, et vous l’avez perdue.
resign-text-for = La partie s’arrête, et { $name } l’a perdue.
play-on = Continuer à jouer
replay = Revoir
export = Enregistrer la partie
fair-chance = Hasard vérifiable
give-to-bot = Confier à un bot
    .help = { $name } n’est plus là. Un bot prend sa place et continue.
which-bot = Quel bot ?
take-back-seat = Reprendre ma place
take-over = Laisser jouer un bot
    .short = Bot
    .title = Laisser un bot jouer pour moi
    .help = Un bot prend votre place et continue. Vous regardez, et reprenez votre place quand vous voulez.
    .help-for = Un bot joue pour { $name }. La place peut être reprise à tout moment.
bot-plays = Un bot joue pour vous : { $bot }.
bot-plays-for = Un bot joue pour { $name } : { $bot }.
fair-chance-short = Hasard
move-quoted = « { $move } »
move-then = , puis { $move }
move-left-out = , …
chance-percent = { $percent } %
chance-of-winning = Chances de gagner
connection-lost = La connexion est coupée. Nouvel essai…
connection-back = La connexion est rétablie.
curtain-title = Passez l’appareil à { $name }
curtain-text = Dans ce jeu, tout le monde ne voit pas la même chose.
curtain-lift = Je suis { $name }
invited-title = On vous invite à jouer : { $game }
invited-text = { $name } vous a gardé une place.
take-seat = Prendre la place
take-seat-as = Jouer sous le nom { $name }
waiting-title = On attend vos amis
waiting-text = { $count ->
    [one] Une place est libre. Envoyez le lien, ou faites scanner le code.
   *[other] { $count } places sont libres. Envoyez le lien, ou faites scanner le code.
}
waiting-bots = { $count ->
    [one] Personne ne vient ? Donnez la place libre à un bot.
   *[other] Personne ne vient ? Donnez les places libres à des bots.
}
fill-with-bots = { $count ->
    [one] Compléter avec un bot
   *[other] Compléter avec des bots
}
waiting-choosing = { $count ->
    [one] Quelqu’un a ouvert l’invitation et choisit peut-être un nom. Mieux vaut attendre un instant.
   *[other] { $count } personnes ont ouvert l’invitation et choisissent peut-être un nom. Mieux vaut attendre un instant.
}
fill-anyway = Compléter quand même
waiting-taken = Toutes les places ont été prises pendant que vous choisissiez un nom. Vous pouvez regarder.
waiting-unnamed = Vos amis vous voient comme « { $name } ». Comment doivent-ils vous appeler ?
waiting-name-save = C’est moi
waiting-onlooker = La partie commence dès que tout le monde est là. Vous la verrez ici.
invitation-link = Lien d’invitation
qr-alt = Code QR du lien d’invitation
copy-link = Copier le lien
share-link = Partager
link-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour d’autres appareils, lancez : make play ARGS=--lan
link-copied = Le lien est copié.
link-not-copied = Le navigateur ne permet pas de copier : sélectionnez le lien et copiez-le à la main.

outcome = Fin de la partie
outcome-you-won = Vous gagnez !
outcome-you-share = Vous partagez la première place
outcome-you-lost = { $count ->
    [one] { $winner } gagne
   *[other] { $winner } gagnent
}
outcome-won = { $count ->
    [one] { $winner } gagne
   *[other] { $winner } gagnent
}
outcome-tie = Égalité
outcome-reason = La partie s’est terminée { $reason }.
outcome-scores = Points : { $scores }.
rematch = Revanche
to-rematch = Vers la revanche
rematch-waits = La revanche est prête. Venez !
verify-draws = Vérifier les tirages
look-back = Bilan
    .help = Comment les chances ont évolué, et les moments qui ont tout décidé.
look-back-title = L’évolution des chances
look-back-decisions = Les décisions
look-back-whose = Les décisions de qui ?
look-back-no-graph = Ici, on ne prévoit pas assez bien qui va gagner pour en tracer la courbe. Mais chaque décision peut être jugée.
look-back-loading = Le bot revoit la partie…
    .help = Cela peut prendre une quinzaine de secondes.
look-back-through = Les chances de qui ?
look-back-you = Vous
look-back-empty = Il y a trop peu à revoir.
look-back-none = Rien à regretter : aucune décision n’a coûté cher.
look-back-none-of = { $name } : aucune décision n’a coûté cher.
look-back-moments = Les moments décisifs
look-back-at = { $moment } : { $percent } %
look-back-graph = { $name_is ->
    [you] Vos chances pendant la partie
   *[other] Les chances pendant la partie, { $name }
} : { $first } % au début, au mieux { $high } % ({ $high_moment }), au pire { $low } % ({ $low_moment }), { $last } % à la fin.
look-back-par = à égalité
look-back-start = début
look-back-end = fin
look-back-moment = Moment { $number } : { $moment },
look-back-fall = { $before } % → { $after } %
look-back-you-played = Vous avez joué
look-back-played = { $name } a joué
look-back-better = Le bot jouerait
look-back-reason = Raison
look-back-spoke = En sa faveur
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Étape de la partie
moment = { $round ->
    [none] { $turn ->
        [you] À vous de jouer
        [other] À { $name } de jouer
        [over] La fin
       *[nobody] Entre deux tours
    }
    [0] Avant la première manche
   *[other] { $turn ->
        [you] Manche { $round }, à vous de jouer
        [other] Manche { $round }, à { $name } de jouer
        [over] Manche { $round }, la fin
       *[nobody] Manche { $round }
    }
}
replay-close = Retour à la table
play-on-from-here = Jouer à partir d’ici
review-match = Passer en revue
analyse-position = Analyser cette position
moment-count = { $count ->
    [0] Avant le premier coup
    [one] Après un coup
   *[other] Après { $count } coups
}
fork-text = Une nouvelle table commence à ce moment : { $moment }. L’ancienne partie reste telle quelle.
fair-text = Avant le premier coup, la table a choisi une graine secrète et publié son empreinte (SHA-256). Tous les tirages en découlent. À la fin de la partie, la graine est dévoilée : chacun peut vérifier que rien n’a été changé.
fair-position = Cette partie n’a pas commencé par la mise en place des règles, mais à partir d’une position. L’empreinte vaut pour la graine et la position ensemble.
commitment = Empreinte publiée au début
seed = Graine
fair-later = La graine sera dévoilée à la fin de la partie.
verifying = Tous les tirages sont recalculés…
verify-good = { $draws ->
    [0] La graine correspond à son empreinte ; rien n’a été tiré dans cette partie.
    [one] La graine correspond à son empreinte, et le seul tirage est bien celui qu’elle donne.
   *[other] La graine correspond à son empreinte, et les { $draws } tirages sont bien ceux qu’elle donne.
}
verify-bad = Quelque chose ne va pas : { $problem }

visitor-unnamed = Invité
seat-here-name = Joueur { $number }
refusal-undone-enough = Trop de coups ont déjà été repris dans cette partie : on ne peut plus rien reprendre, mais elle continue.
refusal-late = La partie a avancé entre-temps. Voici où elle en est.
refusal-not-saved = Le coup n’a pas pu être enregistré : il n’a donc pas été joué. Réessayez.
refusal-onlooker = Vous êtes là pour regarder : seuls les joueurs de cette table peuvent agir.
refusal-waiting = La partie commence quand toutes les places sont prises.
refusal-nothing-asked = Personne n’attend votre accord.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-not-replaceable = Seule la place d’une personne peut être confiée à un bot.
refusal-not-away = Cette personne est là : seule la place de quelqu’un qui n’est plus là peut être confiée à un bot.
refusal-not-away-long = Cette personne vient de partir et va peut-être revenir. Un peu plus tard, sa place pourra être confiée à un bot.
refusal-nothing-kept = Aucun bot ne joue pour vous à cette table.
refusal-no-such-bot = Ce jeu n’a pas ce bot.
refusal-no-act = La leçon ne permet pas cela pour le moment.
notice-undo-refused = { $name_is ->
    [you] Vous n’acceptez pas de revenir en arrière.
   *[other] { $name } n’accepte pas de revenir en arrière.
}
notice-undone = { $name_is ->
    [you] Vous avez repris un coup.
   *[other] { $name } a repris un coup.
}
notice-resigned = { $name_is ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
}
notice-replaced = { $name_is ->
    [you] Un bot continue pour vous.
   *[other] Un bot continue pour { $name }.
}
notice-your-seat-replaced = Un bot joue à votre place. Vous pouvez regarder, ou la reprendre.
notice-returned = { $name_is ->
    [you] Vous êtes de retour et continuez.
   *[other] { $name } est de retour et continue.
}
notice-rematch = { $name_is ->
    [you] Vous avez demandé une revanche.
   *[other] { $name } aimerait une revanche.
}
notice-bot-failed = { $name } n’a rien trouvé et a joué au hasard.
notice-time-over = { $name_is ->
    [you] Votre temps est écoulé.
   *[other] Temps écoulé : { $name }.
}
notice-cancelled = { $seated ->
    [no] Cette table a été annulée.
   *[yes] { $name } a annulé cette table.
}
notice-ended = { $seated ->
    [no] Cette partie a été arrêtée.
   *[yes] { $name } a arrêté cette partie.
}
notice-removed = Cette table a été supprimée.
notice-got-up = { $name_is ->
    [you] Vous avez quitté la table. La place est de nouveau libre.
   *[other] { $name } a quitté la table. La place est de nouveau libre.
}
notice-filled = { $count ->
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les places libres.
}
close-too-slow = Cette connexion n’a pas suivi le rythme des envois. Reconnectez-vous pour tout revoir.
close-too-many-frames = Trop de pings ou de morceaux de messages sont arrivés par cette connexion. Reconnectez-vous, et envoyez des messages entiers.

hint-only = Il n’y a pas d’autre coup.
hint-taste = Notre bot le plus fort jouerait ceci ; il ne donne pas de chiffres.
hint-proven-win = Calculé jusqu’au bout : cela gagne, quoi que fassent les autres.
hint-proven-lost = Calculé jusqu’au bout : si les autres ne se trompent pas, plus rien ne gagne. C’est ce coup qui leur en demande le plus.
hint-proven = Calculé jusqu’au bout : aucun coup ne promet plus de { $chance } %.
hint-judged = D’après ce que vous voyez et savez, ce coup vous laisse { $chance } % de chances.
hint-wins = Ce coup a gagné les { $games } parties imaginées à partir d’ici.
hint-lost = Sur { $games } parties imaginées, plus rien ne gagne ; c’est ce coup qui perd le plus tard.
hint-alone = Ce coup a gagné { $chance } % des parties imaginées à partir d’ici ; rien d’autre ne valait la peine d’être essayé.
hint-better = Ce coup a gagné { $chance } % des parties imaginées à partir d’ici ; le suivant, { $other_move }, seulement { $other } %.
hint-close = Ce coup a gagné { $chance } % des parties imaginées à partir d’ici ; { $other_move } fait presque aussi bien, avec { $other } %.
moment-proven = Calculé jusqu’au bout : l’autre choix gardait { $best } % de chances, celui-ci en a laissé { $chance } %.
moment-judged = D’après ce qu’on pouvait voir et savoir, l’autre choix gardait { $best } % de chances, celui-ci { $chance } %.
moment-won = Avec l’autre choix, la partie était presque gagnée : { $best } % des parties imaginées, contre { $chance } %.
moment-better = L’autre choix a gagné { $best } % des parties imaginées à partir de là, celui-ci { $chance } %.
