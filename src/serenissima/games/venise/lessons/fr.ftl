# La première leçon de Venise : ce que dit le coach.
lesson-lay = Vous êtes le pion rouge. Choisissez la carte « Courte », puis posez la planche vers la pierre rouge à côté de vous.
    .wall = Cette planche descend vers un mur, loin de la pierre.
    .long = Une planche longue se pose en diagonale. Ici, elle vous ferait passer à côté de la pierre.
    .early = Ici, ce sont les cartes qui font le travail. Choisissez d’abord « Courte ».
    .done = La planche est posée. Elle vous a coûté un sablier sur les quatre de chaque tour.
    .why = Une planche doit toucher la case où vous êtes. Tout le monde peut s’en servir.

lesson-walk = Avancez vers la pierre : un pas jusqu’à la planche, un pas jusqu’au pont. Choisissez « 2 pas ».
    .short = Un pas vous mène sur la planche. La pierre est un pas plus loin.
    .dear = Cette carte coûte trois sabliers, même pour deux pas. « 2 pas » en coûte deux.
    .back = On peut faire demi-tour en chemin. Mais vous voilà de retour au point de départ.
    .otherwise = C’est permis aussi. Mais la pierre est à deux pas : allez la chercher maintenant.
    .done = La pierre est à vous ! Chacune des trois premières vous donne aussi un sablier pour plus tard.
    .why = Une planche est une case où l’on se tient : la traverser prend toujours deux pas.

lesson-back = Il vous reste deux sabliers, dont le nouveau. Choisissez « Retirer » et reprenez la planche derrière vous.
    .left = La planche reste alors derrière vous. N’importe qui peut s’en servir, ou vous la prendre.
    .done = La voilà de nouveau dans votre réserve. Vous pourrez la reposer, et personne ne vous suit.
    .why = Une planche est à qui la retire, peu importe qui l’a posée. Elles sont rares : reprenez celles qui ne servent plus.

lesson-end = Votre nouveau sablier se garde pour un autre tour. Finissez votre tour : vous piochez deux cartes.
    .otherwise = C’était permis. Mais ce tour a fait son travail : finissez-le.
    .done = Nicolò a fait de même dans son coin. Il veut les quatre pierres vertes, et cherche les mêmes planches que vous.
    .why = Les sabliers d’un tour qui ne servent pas sont perdus. Seuls ceux gagnés avec les pierres vous attendent.

lesson-wall = La pierre marquée est derrière un mur, et personne n’enjambe les murs. Posez la planche qui le contourne, et traversez.
    .blocked = Cette planche finit devant le mur. Votre pierre est derrière.
    .away = Par là, on retourne vers votre première pierre. La suivante est de l’autre côté.
    .halfway = Vous êtes en chemin. Deux pas vous mèneraient à l’autre bout.
    .otherwise = La planche longue va en diagonale et évite le mur. Posez-la et traversez.
    .done = Vous avez contourné le mur. La pierre n’est plus qu’à une planche.
    .why = Un mur divise son poteau en deux côtés. Aucune planche ne peut finir sur le mur lui-même.

lesson-move = Vous n’avez plus de planche longue. Choisissez « Déplacer » et tournez vers la pierre celle qui est derrière vous. Puis traversez.
    .wrong = Maintenant, elle pointe de l’autre côté. Votre pierre est en bas à gauche.
    .first = Revenir en arrière vous ramène à la maison. Tournez d’abord la planche.
    .taken = La planche est à vous. La reposer coûte deux sabliers, et il n’en reste pas assez pour traverser.
    .otherwise = Tournez la planche avec « Déplacer », puis avancez de deux pas.
    .done = Deux pierres. La planche qui a servi à venir a servi à repartir.
    .why = « Déplacer » coûte deux sabliers et une carte. Retirer et reposer une planche longue en coûte trois, et deux cartes.

lesson-under = Une planche mène au pont où se trouve votre pierre. Traversez-la.
    .halfway = Encore un pas sur la planche, et vous êtes au pont.
    .otherwise = Avancez de deux pas sur la planche longue et voyez où vous arrivez.
    .done = Vous êtes sous le pont, et la pierre est dessus. D’ici, on ne peut pas monter.
    .why = Un pont a deux cases : dessus, et dessous. Personne ne grimpe de l’une à l’autre.

lesson-ends = Seules les planches aux deux bouts d’un pont mènent dessus. Prenez la pierre par le haut, d’où vous êtes.
    .away = Cette planche s’éloigne de la pierre, vers le mur de droite.
    .soon = Retirez-la après avoir traversé : il vous la faut encore.
    .halfway = Vous voilà sur la planche. Pour la pierre, il faut deux pas.
    .otherwise = Posez une planche courte vers le bout du pont, puis avancez de deux pas.
    .done = Vous êtes dessus, et la pierre est à vous. Regardez où finit un pont avant de poser une planche.
    .why = Depuis tous les autres côtés, les planches mènent sous le pont.

lesson-tee = Les planches s’appuient aussi sur d’autres planches. De la planche longue, posez-en une courte vers la pierre : un T.
    .side = Ce côté mène à un autre poteau. La pierre est à gauche.
    .first = La planche longue finit sur deux poteaux, et la pierre n’est sur aucun.
    .otherwise = Posez une planche courte du milieu de la longue jusqu’à la pierre. Puis avancez.
    .done = Une seule planche courte, et voilà un troisième poteau à portée.
    .why = Une planche courte peut aller d’un poteau au milieu d’une planche longue en diagonale.

lesson-cross = Vous êtes sur le pied d’un T. Posez le second pied en face de vous : un X. Puis rejoignez la pierre marquée.
    .first = Sans second pied, aucun chemin ne mène à la pierre.
    .otherwise = Posez une planche courte en face de la vôtre, puis rejoignez la pierre marquée en deux pas.
    .done = D’un pied à l’autre, il n’y a qu’un pas. Trois planches relient quatre poteaux.
    .why = Les deux pieds reposent sur la planche longue. L’un peut partir sans l’autre.

lesson-crossbar = La dernière forme est un H. Posez une planche longue en travers jusqu’à l’autre courte, puis rejoignez la pierre marquée en trois pas.
    .first = On ne peut pas encore passer. Posez d’abord la planche longue.
    .few = Un pas vous mène au milieu du H. Gardez vos sabliers pour trois pas.
    .otherwise = D’une planche courte, une longue atteint la courte voisine. Posez-la, puis rejoignez la pierre marquée.
    .done = Deux et trois font cinq sabliers. Le cinquième, vous l’aviez gagné avec une pierre.
    .why = Il se dépense tout seul quand les quatre de votre tour ne suffisent pas.

lesson-fall = Il ne manque à Nicolò que la pierre verte sous le pont. Regardez sur quelle planche repose tout son chemin, et retirez-la.
    .lost = Trois pas, et il a les quatre. Tout son chemin reposait sur une planche.
    .otherwise = Son chemin est toujours ouvert. La planche longue le porte, et elle touche votre poteau.
    .done = La planche longue est à vous. Ce qui reposait dessus est tombé à l’eau, perdu pour tout le monde.
    .why = On ne peut pas retirer une planche où se tient quelqu’un, ni une planche dont la chute jetterait un pion à l’eau. Rester sur place protège votre chemin.

lesson-joker = Votre dernière pierre ! La traverse coûte deux sabliers, trois pas en coûtent trois, et vous en avez quatre. Prenez plutôt un joker.
    .stuck = La traverse est posée, et il reste deux sabliers. Trois pas en coûtent trois.
    .around = Sans la traverse, vos pas ne mènent pas à la pierre.
    .nothing = On peut finir un tour sans jouer. Mais un joker aurait été gratuit.
    .otherwise = Cela ne mène pas à la pierre. Prenez un joker : il attend votre prochain tour.
    .done = Un joker est la carte que vous voulez, pour deux sabliers. Nicolò est tout près : sa planche est prête.
    .why = Prendre un joker occupe un tour entier ; ensuite, on pioche. On en garde deux au plus. Quatre autres cartes en achètent un aussi.

lesson-win = Nicolò peut gagner à son prochain tour. Posez la traverse, puis jouez le joker comme trois pas.
    .otherwise = Deux pas, et Nicolò a sa quatrième pierre. Essayez avec la traverse et le joker.
    .done = Quatre pierres : vous gagnez ! Place à une vraie partie : prévoyez votre chemin, reprenez vos planches, surveillez les autres.
    .why = C’est pour faire trois pas que le joker est le plus utile : il économise un sablier.
