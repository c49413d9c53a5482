fault-malformed = Ce message est illisible : { $problem }. Il faut un objet JSON dont le "type" est l’un de ceux-ci : { $kinds }.
fault-move = Ce n’est pas un coup valable ({ $game }) : { $problem }. Il faut l’un des coups de la dernière mise à jour.
fault-too-many = Trop de messages : au plus { $rate } par seconde. Le reste est ignoré.
problem-bad-token = Ce jeton ne vient pas de ce serveur. POST /api/tokens en crée un.
problem-no-table = Cette table n’existe pas.
problem-no-game = { $problem }
problem-no-rules = Les règles ne sont pas là : { $game }.
problem-no-bot = Il n’y a pas de bot { $bot } ; il y a { $allowed }.
problem-seats = Ce jeu ne se joue pas à { $count } ; il se joue à { $allowed }.
problem-bad-option = { $problem }
problem-bad-position = Aucune partie ne peut commencer par cette position : { $problem }
problem-position-over = Dans cette position, la partie serait déjà terminée.
problem-fork-secret = En rejouant à partir d’ici, on connaîtrait tous les secrets des autres : jouez en solo ou contre des bots.
problem-position-secret = En installant cette position, on en connaît tous les secrets : jouez en solo ou contre des bots.
problem-bad-record = { $kind ->
    [empty] Ce fichier est vide. Choisissez-en un qui a été enregistré à la fin d’une partie.
    [foreign] Ce n’est pas une partie de Serenissima. Choisissez un fichier enregistré à la fin d’une partie.
    [version] Cette partie vient d’une autre version de Serenissima, et celle-ci ne sait pas la lire.
    [game] Cette partie est d’un jeu qu’on ne joue pas ici.
    [long] Cette partie est trop longue pour être lue.
    [cut] Cette partie est incomplète, ou quelqu’un l’a modifiée : ses coups ne mènent pas à son résultat.
   *[damaged] Cette partie est abîmée : la ligne { $line } est illisible, ou contraire aux règles.
}
problem-other-version = Cette partie a été jouée avec la version { $version } ({ $game }) ; nous en sommes à la version { $now }.
problem-unreadable = L’entrée { $entry } de cette partie ne correspond plus aux règles : la partie ne peut pas être affichée.
problem-invite-wrong = Cette invitation ne correspond pas à la table.
problem-table-full = Toutes les places de cette table sont prises. Vous pouvez regarder.
problem-too-many-tables = { $most ->
    [one] Vous avez déjà une table inachevée, et c’est le maximum.
   *[other] Vous avez déjà { $most } tables inachevées, et c’est le maximum.
} Finissez une partie, annulez une table qui n’a pas commencé, ou arrêtez une partie contre des bots : la page d’accueil les montre sous « Vos tables ».
problem-again = { $seconds ->
    [one] Réessayez dans une seconde.
   *[other] Réessayez dans { $seconds } secondes.
}
problem-too-many-requests = Trop de demandes à la fois. { problem-again }
problem-too-many-tables-at-once = Trop de nouvelles tables à la fois. { problem-again }
problem-too-many-seats = Trop d’allées et venues aux tables à la fois. { problem-again }
problem-too-many-records = Trop de parties enregistrées à la fois. { problem-again }
problem-too-many-names = Trop de nouveaux noms à la fois. { problem-again }
problem-too-many-tokens = Trop de nouveaux jetons à la fois. { problem-again }
problem-too-many-hints = Trop de conseils à la fois. { problem-again }
problem-too-many-look-backs = Trop de bilans à la fois : chacun prend du temps. { problem-again }
problem-too-many-replays = Trop de parties revues à la fois. { problem-again }
problem-too-many-sockets = Vous avez déjà { $most } fenêtres ouvertes avec des tables, et c’est le maximum. Fermez-en une. { problem-again }
problem-too-many-sockets-at-once = Trop de nouvelles connexions à la fois. { problem-again }
problem-too-many-sockets-here = Déjà { $most } connexions viennent de votre adresse, et c’est le maximum. { problem-again }
problem-too-many-connections = La maison est pleine pour le moment. { problem-again }
problem-too-slow = Cette demande a mis trop longtemps à arriver : après { $seconds } secondes, le serveur n’attend plus. Envoyez-la de nouveau.
problem-other-name = Ce serveur ne s’appelle pas { $name } : utilisez l’adresse qu’on vous a donnée. Son responsable peut ajouter ce nom : serenissima serve --name { $name }
problem-fork-running = Tant qu’une partie est en cours, personne ne peut la rejouer ailleurs ; quand elle est terminée, tout le monde le peut.
problem-fork-over = Dans cette position, la partie est terminée. Choisissez-en une plus tôt.
problem-rematch-unanswered = Tout le monde n’a pas encore joué dans cette partie. Attendez les autres, ou ouvrez une nouvelle table et envoyez-leur le lien.
problem-rematch-running = La revanche se demande quand la partie est terminée.
problem-not-seated = Seuls les joueurs de cette table peuvent demander une revanche.
problem-record-running = La partie peut être enregistrée quand elle est terminée : avant, cela trahirait des secrets.
problem-verify-running = Les tirages peuvent être vérifiés quand la partie est terminée : la graine est alors dévoilée.
problem-not-your-view = Tant que la partie est en cours, vous ne la voyez que de votre place.
problem-waiting = La partie n’a pas commencé.
problem-no-seat = Cette place n’existe pas ; la dernière porte le numéro { $last }.
problem-no-entry = Cette entrée n’existe pas ; la dernière porte le numéro { $last }.
problem-no-address = Il n’y a rien à l’adresse { $path }.
problem-long-address = L’adresse par laquelle ce serveur a été appelé est trop longue pour un code QR : appelez-le par son nom.
problem-not-found = Il n’y a rien à cette adresse.
problem-method = Cette adresse ne comprend pas ce genre de demande.
problem-too-large = C’est trop gros : une partie enregistrée peut faire 2 Mo, tout le reste 256 ko.
problem-malformed = Cette demande est illisible : { $problem }
problem-no-workshop = Ce jeu n’a pas d’atelier : { $game }.
problem-no-quick = Ce jeu n’a pas de page pour débuter : { $game }.
problem-no-lesson = Ce jeu n’a pas de leçon : { $game }.
problem-too-many-lessons = Vous allez plus vite que votre coach. { problem-again }
problem-no-study = Ce jeu n’a ni analyse ni problèmes : { $game }.
problem-study-running = Une partie en cours n’est analysée pour personne. Finissez-la d’abord, ou abandonnez.
problem-study-playing = Vous êtes en train de jouer à ce jeu ({ $names }) : il n’y a donc pas d’analyse pour vous. Finissez d’abord cette partie, ou abandonnez.
problem-unfit = { $why }
problem-no-puzzle = Aucun problème ne porte ce numéro.
problem-too-many-questions = Trop de questions à la fois. { problem-again }
problem-study-failed = Le calcul n’a pas abouti. Réessayez plus tard.
problem-other-origin = Cette demande est venue de la page d’un autre site.
problem-unwell = { $kind ->
    [full] Rien ne peut être gardé pour le moment : le disque est plein, ou en panne.
    [damaged] Rien ne peut être gardé pour le moment : la base de données est abîmée.
    [slow] Rien ne peut être gardé pour le moment : la base de données ne répond pas.
   *[forbidden] Rien ne peut être gardé pour le moment : la base de données refuse l’écriture.
}
problem-failed = Une erreur s’est produite sur le serveur. Elle a été notée.
problem-hint-not-running = Les conseils sont réservés aux parties en cours.
problem-hint-no-practice = Les conseils sont réservés à l’entraînement : une seule personne contre des bots.
problem-why-no-bot = On ne demande leurs raisons qu’aux bots.
problem-why-no-practice = Quand des personnes jouent ensemble, les bots gardent leurs raisons pour eux. Demandez quand la partie est terminée.
problem-why-nothing-yet = { $name } n’a encore rien fait.
problem-hint-not-your-turn = Ce n’est pas à vous de jouer. Un conseil porte sur votre prochain coup.

serve-at = Serenissima vous attend à l’adresse { $address }
serve-lan = Sur le même réseau : { $address }
serve-stop = Ctrl+C pour arrêter.
serve-port-taken = Le port { $port } est pris, peut-être par une autre Serenissima. Choisissez-en un autre, par exemple avec --port { $other }.
serve-no-address = Le serveur ne peut pas écouter à l’adresse { $address } : { $problem }. Choisissez une autre adresse avec --host, ou un autre port avec --port.
serve-no-driver = Le pilote PostgreSQL manque : pip install "serenissima[postgres]"
forge-begins = Vous pouvez jouer tout de suite. Pendant ce temps, le moteur est compilé ; d’ici là, les bots réfléchissent plus lentement.
forge-works = Compilation du moteur
forge-ready = Le moteur est compilé. Les bots s’en servent désormais.
forge-failed = Le moteur n’a pas pu être compilé : tout fonctionne, plus lentement.
serve-no-database = { $kind ->
    [damaged] La base de données dans { $folder } est inutilisable : { $problem }. Déplacez-la, ou choisissez un autre dossier avec --data.
    [full] Impossible d’écrire dans la base de données de { $folder } : { $problem }. Libérez de la place sur le disque, ou choisissez un autre dossier avec --data.
    [address] La base de données est inutilisable : { $problem }. Vérifiez l’adresse après --db.
   *[forbidden] La base de données dans { $folder } est inutilisable : { $problem }. Choisissez avec --data un dossier où vous pouvez écrire.
}
serve-bad-proxy = { $proxy } n’est pas l’adresse d’un proxy. Après --proxy, il faut des adresses et des réseaux séparés par des virgules : 127.0.0.1,10.0.0.0/8
serve-newer-database = La base de données a été écrite par une version plus récente de Serenissima. Installez cette version, ou choisissez un autre dossier avec --data.
serve-bad-secret = { $file } est abîmé. Remettez une copie, ou supprimez-le : alors plus personne ne pourra retrouver ses anciennes places.
serve-no-folder = Le dossier des données est inutilisable : { $problem }. Choisissez avec --data un dossier où vous pouvez écrire.
serve-plain = Le moteur n’est pas compilé : tout fonctionne, plus lentement.
