# Ce que dit le coach dans la première leçon de Canal Grande.

lesson-choose = Marina a partagé huit cartes en deux offres. Prenez celle qui vous plaît le plus.
    .later = Prenez d’abord l’une des deux offres.
    .done = Les cartes quartier et les gondoles sont dans votre main. Les cartes chiffre restent visibles : ce sont des points. Marina a reçu l’autre offre.
    .hint = Regardez bien les deux offres, puis appuyez sur le bouton de celle que vous voulez.
    .why = L’un partage, l’autre choisit en premier. À la manche suivante, on échange les rôles.

lesson-fewer = Vous avez six points, Marina sept. Choisissez encore, et voyez ce qui se passe à dix.
    .greedy = Vous avez reçu une carte de plus. Mais vous avez atteint dix, et Marina a moins de points : cela lui a valu trois cartes.
    .declined = Personne n’est obligé de piocher. Mais trois cartes gratuites, cela ne se refuse pas.
    .done = Marina est arrivée à onze, et la phase s’est terminée. Vous aviez moins de points : trois cartes pour vous.
    .hint = Sous chaque offre, vous voyez les deux totaux après votre choix. Qui aurait le moins de points ?
    .why = Quand quelqu’un a dix points ou plus après une manche, tous les points sont rendus, et le camp qui en avait le moins pioche.

lesson-never = Les points sont donc plutôt un poids. Là-haut, le long du canal, il y a les trophées. Qu’est-ce qui fait gagner la partie ?
    .choice-points = Le plus de points
    .choice-trophies = Les trophées des quartiers
    .points = Les points ne font jamais gagner : qui en a le moins pioche des cartes. Regardez les six quartiers.
    .done = Les trophées : les six quartiers, ou quatre fois le même. On les gagne en votant.

lesson-split = À vous de partager, et Marina choisit en premier. Touchez des cartes pour les déplacer. Elle collectionne San Polo, ne l’oubliez pas.
    .together = Les trois San Polo dans la même offre : elle l’a prise sans réfléchir. Séparez-les, pour que chaque offre lui coûte quelque chose.
    .done = Marina a pris l’offre qu’elle préfère, et l’autre est à vous. Mieux vous partagez, moins elle y gagne.
    .hint = Mettez un ou deux San Polo dans la seconde offre, avec quelques points. Puis appuyez sur « Proposer ces offres ».
    .why = Les points font contrepoids : mettez-en plus avec les cartes qu’elle veut, et le choix devient difficile.

lesson-specials = Votre offre avait un espion et un traître. Jouez les deux, dans l’ordre que vous voulez.
    .kind = C’était gentil, mais le traître est perdu de toute façon. Laissez-le prendre une carte.
    .done = L’espion a pioché deux cartes pour vous. Le traître a volé San Marco à Marina, sans voir.
    .hint = Appuyez sur une carte spéciale pour la jouer. Le traître demande ensuite qui il doit voler.
    .why = Les cartes spéciales ne se gardent jamais. Elles se jouent dans le tour où on les prend, dans n’importe quel ordre.

lesson-doge = Le doge lance un vote. Touchez un quartier de votre main, puis posez-le. Marina a pris deux San Marco.
    .both = Gagné ! Mais un seul San Polo suffisait : elle n’en avait pas. La seconde carte est perdue pour rien.
    .beaten = Marina a posé deux San Marco contre un seul. Le trophée est à elle, et votre carte est perdue.
    .done = Un San Polo a suffi : Marina n’en a pas, elle a dû passer. Votre carte est maintenant un trophée.
    .hint = Ouvrez avec un quartier auquel Marina ne peut pas répondre, et sans une carte de trop.
    .why = Le gagnant garde une carte comme trophée et perd les autres. Gagnez donc avec le moins de cartes possible.

lesson-raise = Marina pose deux Castello. Faites mieux ! Une gondole amène avec elle des cartes d’un autre quartier.
    .passed = Passer ne coûte pas de carte, mais Castello est à elle. Vous pouviez arriver à trois.
    .done = Trois contre deux : gagné. Vous avez payé deux San Polo et une gondole ; Marina a perdu une carte et repris l’autre.
    .hint = Touchez Castello une fois et San Polo deux fois. La gondole suit d’elle-même.
    .why = Il faut une carte du quartier disputé pour participer. Le perdant ne perd que la première carte posée.

lesson-six = Un doge, un vote. Regardez vos trophées le long du canal : que manque-t-il ?
    .again = Un deuxième San Polo est aussi un trophée. Mais vous avez cinq des six quartiers : lequel manque ?
    .done = Les six quartiers : vous gagnez ! C’est la première façon.
    .hint = Vous avez un trophée dans cinq quartiers. Posez le sixième.

lesson-four = Une autre partie. Marina a trois San Marco, et quatre du même quartier font gagner. Arrêtez-la !
    .lost = Marina a gagné : quatre San Marco. Revenez en arrière, et dépassez ses deux cartes.
    .done = Arrêtée : ce San Marco est à vous. Quatre trophées du même quartier, c’est la seconde façon de gagner.
    .hint = Posez San Marco, et laissez une gondole amener les deux Cannaregio. Cela fait trois.
    .why = Comptez ce qui manque à l’autre camp. Plus il a besoin d’un vote, plus vous pouvez payer pour le gagner.

lesson-partners = À quatre : Marina est maintenant votre partenaire, et ses cartes comptent avec les vôtres. Zorzi mène avec deux cartes ; aidez-la.
    .alone = Marina a posé deux cartes, mais deux partout, c’est l’égalité. Le camp qui a lancé le vote l’emporte.
    .done = Votre carte et les deux de Marina font trois. Personne n’est obligé de dépasser ; les partenaires s’additionnent.
    .hint = Posez votre Castello. Une carte suffit pour l’aider.
    .why = Les partenaires ne voient jamais la main de l’autre. Les trophées et les points sont communs.

lesson-last = Zorzi et Lucia ont passé, et votre camp mène. Passez maintenant, et le vote est à vous.
    .waste = Gagné, mais cette carte et la gondole sont perdues. Quand les autres ont passé, passez.
    .done = Castello est pour Marina et vous. Vous savez tout : partagez bien, prenez peu de points, gagnez les votes à bas prix.
    .hint = Appuyez sur « Passer » : les cartes que vous ne posez pas restent dans votre main.
