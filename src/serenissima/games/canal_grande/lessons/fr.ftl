# Ce que dit le coach dans la première leçon de Canal Grande.

lesson-six = Voici comment on gagne une partie. Vous avez les trophées de cinq quartiers : posez le sixième !
    .again = Un deuxième San Polo est aussi un trophée. Mais lequel des six quartiers n’avez-vous pas encore ?
    .done = Les six quartiers : vous gagnez, et la partie est finie. Quatre fois le même quartier gagne aussi.
    .hint = Vos trophées sont sous le canal, et Dorsoduro est vide. Touchez Dorsoduro dans votre main, puis posez-le.
    .why = Seuls les trophées font gagner, et ils viennent des votes. Ceci en était un.

lesson-choose = Reprenons au début. Marina a partagé les huit cartes de la manche en deux offres : prenez-en une.
    .later = Prenez d’abord l’une des deux offres.
    .done = Les cartes quartier et les gondoles sont dans votre main, pour les votes. Les cartes chiffre sont des points. Marina a l’autre offre.
    .hint = Appuyez sur le bouton de l’offre qui vous plaît le plus.
    .why = Chaque manche se joue ainsi : l’un partage, l’autre prend en premier. À la manche suivante, on échange les rôles.

lesson-split = À vous de partager, et Marina prend en premier. Touchez des cartes pour les mettre dans l’autre offre.
    .lonely = Marina a pris sept cartes et vous en laisse une. Rendez les deux offres plus semblables.
    .bare = Marina a pris les cinq cartes, et vous n’avez que des points. Répartissez les deux, cartes et points.
    .done = Marina a pris l’offre qu’elle préfère, et l’autre est à vous.
    .hint = Mettez deux ou trois cartes et quelques points dans la seconde offre. Puis appuyez sur « Proposer ces offres ».
    .why = Qui prend en premier prend la meilleure offre. Faites-en donc deux qui vous iraient l’une comme l’autre.

lesson-fewer = Une phase se termine à dix points. Vous en avez six, Marina sept. Quelle offre prenez-vous ?
    .greedy = Vous avez une carte de plus. Mais vous avez atteint dix, Marina avait moins de points, et elle a pioché trois cartes.
    .declined = Personne n’est obligé de piocher. Mais trois cartes gratuites, cela ne se refuse pas.
    .done = Marina est arrivée à onze, et la phase s’est terminée. Vous aviez moins de points : vous avez pioché trois cartes.
    .hint = Sous chaque offre, vous lisez ce qu’elle entraîne. Prenez celle après laquelle vous piochez.
    .why = Les points ne font jamais gagner. À la fin d’une phase, ils sont tous rendus, et qui en avait le moins pioche trois cartes.

lesson-specials = Votre offre avait trois cartes spéciales. Jouez d’abord l’espion et le traître, dans l’ordre que vous voulez.
    .kind = Vous avez renvoyé le traître, et il est perdu de toute façon. Laissez-le prendre une carte.
    .early = Le vote commencerait aussitôt. D’abord l’espion et le traître : ils vous apportent des cartes pour ce vote.
    .done = L’espion a pioché deux cartes pour vous. Le traître a volé San Marco à Marina, sans voir.
    .hint = Appuyez sur l’espion, puis sur le traître. Il demande qui voler : touchez une carte de Marina.
    .why = Les cartes spéciales ne vont jamais en main. Elles se jouent dans le tour où on les prend, dans n’importe quel ordre.

lesson-doge = Maintenant, votre doge lance un vote. Posez des cartes d’un seul quartier. Marina a encore deux San Marco.
    .both = Gagné. Mais un seul San Polo suffisait, puisque Marina n’en avait pas. La seconde carte est perdue, elle aussi.
    .beaten = Marina a posé deux San Marco contre un seul. Le trophée est à elle, et votre carte est perdue.
    .done = Une carte a suffi : Marina n’en a aucune de ce quartier, elle a dû passer. Votre carte est maintenant un trophée.
    .hint = Posez une carte d’un quartier que Marina n’a pas. Elle ne pourra pas répondre.
    .why = Le gagnant garde une carte comme trophée et perd les autres cartes posées. Gagnez donc avec le moins de cartes possible.

lesson-raise = Marina lance un vote et pose deux Castello. Posez-en trois ! Une gondole amène des cartes d’un autre quartier.
    .passed = Passer ne coûte pas de carte, mais Castello est à elle. Vous pouviez arriver à trois.
    .done = Trois contre deux : gagné. Vous avez payé deux San Polo et une gondole ; Marina a perdu une carte et repris l’autre.
    .hint = Touchez Castello une fois et San Polo deux fois. La gondole suit d’elle-même.
    .why = Pour répondre, il faut une carte de ce quartier et un total plus élevé. Qui passe en premier a perdu le vote.

lesson-four = Marina a trois San Marco : avec un quatrième, elle gagne. Elle en a posé deux ; posez plus !
    .lost = Quatre San Marco : Marina a gagné la partie. Revenez en arrière, et posez plus de deux cartes.
    .done = Arrêtée : ce San Marco est à vous. Gardez un œil sur ce qui manque à l’autre camp.
    .hint = Touchez San Marco une fois et Cannaregio deux fois. La gondole suit, et cela fait trois.
    .why = Quatre trophées du même quartier, c’est la seconde façon de gagner. Une case dorée montre un trophée qui ferait gagner.

lesson-partners = À quatre : Marina est maintenant votre partenaire, et vos cartes s’additionnent. Zorzi en a posé deux. Posez Castello.
    .alone = Marina en a posé deux aussi. Mais deux à deux, c’est l’égalité : elle revient au camp qui avait le doge.
    .done = À quatre, une carte suffit pour rester, même en étant derrière. Marina en a posé deux de plus : trois à deux.
    .hint = Touchez Castello et posez-le. Pas besoin de dépasser les deux cartes adverses.
    .why = Vous ne voyez jamais la main de votre partenaire. Trophées et points sont communs ; une phase se termine à quatorze points.

lesson-tie = Vous menez, trois à deux. Supposons deux à deux : qui gagnerait ce vote ?
    .choice-ours = Marina et vous
    .choice-theirs = Zorzi et Lucia
    .ours = L’égalité revient au camp qui a le doge. Ce vote, c’est le doge adverse qui l’a lancé.
    .done = Le doge adverse a lancé ce vote : l’égalité revient à Zorzi et Lucia. La table le dit à chaque vote.

lesson-last = Zorzi et Lucia ont passé. Le vote se termine quand tous les quatre ont passé. Que faites-vous ?
    .waste = Gagné, mais un San Polo et la gondole sont perdus pour rien. Quand les autres ont passé, passez.
    .done = Castello est pour Marina et vous. Vous savez tout : partagez bien, prenez peu de points, gagnez les votes à bas prix.
    .hint = Appuyez sur « Passer et gagner le vote » : ce que vous ne posez pas reste dans votre main.
    .why = Qui passe est hors du vote. Sans adversaire en jeu, cela ne coûte rien.
