# La première leçon de Venise : ce que dit le coach.
lesson-lay = Vous êtes le pion rouge, en haut à gauche. Sous le plateau, choisissez la carte « Courte ». Puis touchez la place dorée à côté de vous.
    .wall = Cette planche descend vers un mur. La pierre rouge est à votre droite.
    .long = Une planche longue va en diagonale, jusqu’au poteau sous la pierre. Posez-en une courte.
    .joker = Un joker vaut la peine, mais pas encore : il viendra plus tard dans cette leçon.
    .early = Votre tour serait fini sans avoir rien fait. Allez d’abord chercher la pierre.
    .done = La planche est posée. Elle a coûté un de vos quatre sabliers : voyez au-dessus de vos cartes.
    .why = Une planche que vous posez doit toucher la case où vous êtes. Tout le monde peut y marcher.

lesson-walk = Avancez : un pas sur la planche, un autre sur le pont. Choisissez « 2 pas », puis touchez la pierre.
    .short = Un pas vous mène sur la planche. La pierre est un pas plus loin.
    .dear = « 3 pas » coûte trois sabliers, même si vous n’en faites que deux. « 2 pas » en coûte deux.
    .back = On peut faire demi-tour en chemin. Mais vous voilà de retour au point de départ.
    .otherwise = C’est permis. Mais la pierre est à deux pas : allez la chercher maintenant.
    .hint = Sur un écran tactile, touchez une fois pour voir où vous allez. Puis touchez « Avancer ».
    .done = La pierre est à vous. Elle est sur votre tente, dans le coin, et vous rapporte un jeton sablier.
    .why = Une planche est une case où l’on se tient : la traverser prend toujours deux pas.

lesson-back = Il reste deux sabliers : un des quatre, et votre nouveau jeton. Choisissez « Retirer » et touchez la planche derrière vous.
    .left = La planche reste alors là. N’importe qui peut y marcher, ou la prendre.
    .done = Vous pourrez reposer cette planche. Les chiffres près de votre nom montrent ce que vous avez.
    .why = Une planche est à qui la retire, peu importe qui l’a posée. Reprenez celles qui ne servent plus.

lesson-end = Ce tour a fait son travail. Touchez « Finir le tour » : vous piochez deux cartes et gardez le jeton.
    .otherwise = C’est permis. Mais il n’y a plus rien à gagner : touchez « Finir le tour ».
    .done = Nicolò a pris une pierre, lui aussi : il lui faut les quatre vertes. La liste marquée dit à quelle distance sont les vôtres.
    .why = Ce qui reste des quatre sabliers est perdu ; les jetons attendent. Vous pouvez garder huit cartes.

lesson-wall = Votre prochaine pierre est deux poteaux plus bas, mais un mur vous en sépare. Posez une planche qui l’évite, et traversez.
    .blocked = Cette planche finit de votre côté du mur, et personne n’enjambe les murs.
    .away = Par là, on retourne vers votre première pierre. La suivante est de l’autre côté.
    .go = La planche est bien posée. Choisissez maintenant « 2 pas », puis touchez l’autre bout.
    .otherwise = « Longue » pose une planche en diagonale, à côté du mur. Posez-la, puis choisissez « 2 pas ».
    .done = Le mur est derrière vous, et vous voici sous un pont. Encore une planche jusqu’à la pierre.
    .why = Un mur divise son poteau en deux côtés. Une planche n’en touche qu’un seul.

lesson-move = C’est encore à vous, mais vous n’avez plus de planche longue. Choisissez « Déplacer », tournez la planche derrière vous vers la pierre, et traversez.
    .wrong = Maintenant, elle va vers la droite. Votre pierre est en bas à gauche.
    .go = La planche est bien posée. Choisissez maintenant « 2 pas », puis touchez la pierre.
    .first = Cela vous ramène en arrière. Tournez d’abord la planche.
    .otherwise = Tournez la planche avec « Déplacer », puis choisissez « 2 pas ».
    .done = Deux pierres. La planche qui a servi à venir a servi à repartir.
    .why = « Déplacer » soulève une planche et la repose, pour deux sabliers et une carte. Elle ne rejoint pas votre réserve.

lesson-under = Cette fois, votre pierre est sur un pont, et une planche longue y mène. Traversez-la.
    .halfway = Encore un pas sur la planche, et vous êtes au pont.
    .otherwise = Choisissez « 2 pas », traversez la planche longue et voyez où vous arrivez.
    .done = Vous êtes sous le pont : il vous cache en partie. La pierre est dessus, et personne ne grimpe.
    .why = Un pont a deux cases : dessus, et dessous. Montrez un pont pour voir où mène chaque côté.

lesson-ends = Seules les planches aux deux bouts d’un pont mènent dessus. Depuis le poteau du haut, posez-en une et prenez la pierre.
    .away = Cette planche s’éloigne de la pierre, vers le mur de droite.
    .go = La planche est bien posée. Choisissez maintenant « 2 pas », puis touchez la pierre.
    .otherwise = Posez « Courte » tout droit vers le bout du pont. Puis choisissez « 2 pas ».
    .done = Vous êtes sur le pont, et la pierre est à vous. Regardez où finit un pont avant de poser une planche.
    .why = Depuis tous les autres côtés, les planches mènent sous le pont.

lesson-tee = La pierre n’est à aucun bout de votre planche longue. Posez « Courte » de son milieu jusqu’à la pierre, et allez-y.
    .side = Celle-là mène à un autre poteau. La pierre est à gauche.
    .first = La planche longue finit sur deux poteaux, et la pierre n’est sur aucun.
    .go = La planche est bien posée. Choisissez maintenant « 2 pas », puis touchez la pierre.
    .otherwise = Posez « Courte » entre votre planche longue et la pierre. Puis choisissez « 2 pas ».
    .done = Deux planches forment un T : une courte, et un troisième poteau est à portée.
    .why = Une planche courte peut s’appuyer au milieu d’une longue posée en diagonale.

lesson-cross = Vous êtes sur la planche courte d’un T. Posez-en une autre droit devant vous, puis rejoignez la pierre marquée.
    .first = Aucun chemin ne mène encore à la pierre. Posez d’abord la planche courte.
    .go = La planche est bien posée. Choisissez maintenant « 2 pas », puis touchez la pierre.
    .otherwise = Posez « Courte » de l’autre côté de la planche longue. Puis choisissez « 2 pas ».
    .done = C’est un X. D’une planche courte à l’autre, il n’y a qu’un pas.
    .why = Les deux planches courtes reposent sur la longue. L’une peut partir sans l’autre.

lesson-crossbar = Vous êtes sur une planche courte, et il y en a une autre à gauche. Reliez-les avec « Longue », puis faites trois pas jusqu’à la pierre.
    .first = On ne peut pas encore passer. Posez d’abord la planche longue.
    .go = La planche est bien posée. Choisissez maintenant « 3 pas », puis touchez la pierre.
    .otherwise = Posez « Longue » de votre planche courte à l’autre. Puis choisissez « 3 pas ».
    .done = C’est un H, la dernière forme. Deux et trois font cinq sabliers : le cinquième était votre jeton.
    .why = Un jeton se dépense tout seul, dès que vos quatre sabliers ne suffisent pas.

lesson-fall = Il ne manque à Nicolò que la pierre verte marquée, sous le pont. Son chemin repose sur une planche que vous pouvez atteindre. Prenez-la.
    .lost = Trois pas, et Nicolò a les quatre. Tout son chemin reposait sur la planche longue.
    .otherwise = Son chemin est toujours ouvert. Il repose sur la planche longue, qui touche votre poteau.
    .done = La planche longue est à vous. La courte qui s’y appuyait est tombée à l’eau, perdue pour tout le monde.
    .why = On ne peut pas retirer une planche où se tient quelqu’un, ni une planche dont la chute jetterait un pion à l’eau. Rester sur place protège votre chemin.

lesson-joker = Votre dernière pierre ! « Longue » et « 3 pas » coûtent cinq sabliers, et vous en avez quatre. Touchez « Prendre un joker » : c’est tout votre tour.
    .stuck = Les planches forment un H, mais il reste deux sabliers, et « 3 pas » en coûte trois.
    .around = Sans planche en travers, vos pas ne mènent pas à la pierre.
    .nothing = On peut finir un tour sans jouer. Mais vous auriez pu prendre un joker sans rien payer.
    .otherwise = Cela ne mène pas à la pierre. Prenez un joker : il attend votre prochain tour.
    .done = Un joker est la carte que vous voulez, pour deux sabliers. Mais regardez : Nicolò a posé une planche vers sa dernière pierre.
    .why = Après avoir pris un joker, vous piochez quand même deux cartes. On en garde deux au plus. Quatre cartes en achètent un aussi.

lesson-win = Nicolò peut gagner à son prochain tour. Reliez les planches courtes avec « Longue ». Puis jouez le joker comme « 3 pas ».
    .otherwise = Deux pas, et Nicolò a sa quatrième pierre. Essayez « Longue », puis le joker.
    .done = Quatre pierres : vous gagnez ! En partie, prévoyez votre chemin, reprenez vos planches et surveillez ce qu’il faut aux autres.
    .why = C’est comme « 3 pas » que le joker est le plus utile : il économise un sablier.
