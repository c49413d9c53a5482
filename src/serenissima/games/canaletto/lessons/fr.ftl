lesson-goal = Le plus riche à la fin gagne. Les trésors rapportent de l’argent : misez 3 pour le dernier poêle.
    .out = Marina l’a acheté pour 2 et a touché 12. Il pouvait être à vous.
    .other = Cette offre l’achète aussi. Mais misez 3 cette fois : cela mène au prochain lot de la leçon.
    .dear = Vous avez donné autant pour ce poêle qu’il a rapporté, ou plus. Misez 3.
    .done = Vous avez payé 3. Il ne reste aucun poêle dans les palais : les deux sont revendus, 12 ducats chacun, pour vous.
    .why = Vous aviez déjà l’autre poêle. Un groupe est revendu quand sa dernière pièce quitte les palais.

lesson-end = La partie finit quand il reste deux groupes dans les palais. Que vaut alors un trésor invendu ?
    .choice-nothing = Rien
    .choice-value = La prochaine valeur
    .value = Non. Un trésor ne rapporte que si son groupe est revendu. Les invendus ne rapportent rien.
    .done = Juste. Seul ce qui est revendu rapporte : achetez les groupes qui seront complets à temps.
    .why = Une ligne sur l’eau compte les groupes. Le nombre doré est ce que rapporte chaque pièce du prochain groupe.

lesson-outbid = Prochain lot : une lampe et un miroir. À votre tour, misez plus, ou passez. Misez 3 ou 4.
    .out = Passer ne coûte rien, mais vous sortez de cette vente. Marina a le lot pour 2.
    .mask = C’était votre masque : un lot gratuit, une fois par partie. Gardez-le ; son tour viendra.
    .more = Le lot est à vous. Mais commencez bas : misez 3 ou 4, et voyez ce que fait Marina.
    .done = Marina mise 5. Son offre dépasse la vôtre, et vous ne payez rien : seul l’acheteur paie.
    .why = On mise à tour de rôle, jusqu’à ce que tous sauf un aient passé. L’offre la plus haute achète tout le lot.

lesson-aim = Chaque ducat avance la gondole d’un palais, et là où elle s’arrête est le prochain lot. Atteignez l’autre lampe.
    .out = Marina a le lot, et la gondole s’arrête où elle l’a envoyée. Restez dans la vente, et misez.
    .mask = Le lot est à vous gratuitement, mais la gondole reste où Marina l’a envoyée. Misez, et c’est vous qui tenez la barre.
    .round = Elle s’est arrêtée là, mais après un tour complet de la lagune. Sept ducats suffisent.
    .elsewhere = Le lot est à vous, mais la gondole n’est pas à la lampe. Comptez un palais par ducat.
    .done = Marina passe. Vous avez acheté la lampe et le miroir pour 7, et l’autre lampe vient ensuite.
    .why = Une offre est un prix et une distance à la fois. Chaque nombre sur l’eau est l’offre qui s’arrête là.

lesson-let-go = Marina mise 8, Pietro 14. Vous avez la première lampe : passez, et voyez ce qu’elle rapporte.
    .mask = Le lot est à vous gratuitement, mais cela ne marche qu’une fois. Vous aurez bientôt besoin de votre masque.
    .bought = Vous avez le lot, et les deux lampes vous ont rapporté de l’argent. Voyez maintenant ce qu’on gagne à passer.
    .debt = Vous avez misé plus que vous n’avez, et devez le reste. Les dettes viendront plus tard ; cette fois, passez.
    .done = Pietro a pris la dernière lampe. Les deux sont alors revendues : 9 ducats pour la sienne, 9 pour la vôtre.
    .why = Seul l’acheteur paie un lot. Quand un groupe est revendu, chaque propriétaire est payé pour chaque pièce.

lesson-wait = Vous avez un miroir, et le prochain groupe rapporte 13 par pièce. Quand les miroirs seront-ils revendus ?
    .choice-now = Tout de suite
    .choice-last = Quand le dernier miroir est acheté
    .choice-end = À la fin de la partie
    .now = Pas encore. Trois miroirs sont toujours dans des palais : voyez les trois points dorés sous celui-ci.
    .end = À la fin, les invendus ne rapportent rien. Un groupe est revendu dès qu’il est complet.
    .done = Juste. Les points dorés comptent les pièces dans les palais. S’il n’en reste qu’un, le prochain achat complète le groupe.
    .why = Deux lampes sont vite réunies, quatre miroirs non. Les petits groupes sont d’habitude revendus d’abord.

lesson-plan = Vous avez deux éventails, et Marina mise 2. Envoyez la gondole au dernier éventail.
    .out = Marina a le lot, et la gondole s’arrête où elle l’a envoyée. Restez dans la vente, et visez l’éventail.
    .mask = Le lot est à vous, mais la gondole reste où Marina l’a envoyée. Misez, et c’est vous qui tenez la barre.
    .round = Elle s’est arrêtée à l’éventail, mais après un tour complet de la lagune. Quatre ducats suffisent.
    .elsewhere = Le lot est à vous, mais la prochaine vente n’est pas à l’éventail. Lisez là-bas le nombre sur l’eau.
    .done = Vous avez acheté une lampe et un miroir pour 4, et l’éventail vient ensuite.
    .why = La gondole avance de la différence. Marina l’a fait avancer de deux palais ; vous en ajoutez deux.

lesson-harvest = Chaque éventail rapportera 15. Marina mise 3 : prenez le dernier pour moins de 15.
    .out = Vos deux éventails sont payés, mais Marina a payé 3 pour le dernier et touché 15.
    .mask = Cela marche. Mais un masque peut prendre trois trésors, et cet éventail ne coûte que quelques ducats.
    .dear = Les trois éventails sont payés. Mais celui-ci a rapporté 15, et vous avez donné autant ou plus.
    .done = Trois éventails, 15 ducats la pièce. Vous y avez envoyé la gondole, et cela a payé.
    .why = Le nombre doré est payé pour chaque pièce du prochain groupe revendu.

lesson-order = Vous avez acheté le dernier buste et la dernière peinture. Choisissez quel groupe est revendu d’abord, à 4 seulement la pièce.
    .busts = Vos trois bustes ont rapporté 4 la pièce. Les peintures ont été revendues ensuite, à 13.
    .done = Bien choisi : les peintures ont pris le mauvais prix, et vos trois bustes ont rapporté 13 la pièce.
    .why = La valeur suivante est cachée, mais la plupart dépassent 4. Laissez la plus petite au groupe dont vous avez le moins de pièces.
    .hint = Vous avez trois bustes et deux peintures.

lesson-debt = Vous avez 4 ducats. Le dernier poêle rapporte 16. Marina mise 5 : misez 6, avec une dette de 2.
    .out = Marina a payé 5 et touché 16. Une petite dette en aurait valu la peine.
    .mask = Cela marche aussi. Mais vous n’avez qu’un masque ; une petite dette suffit ici.
    .more = Le poêle est à vous, mais 6 suffisaient. Chaque ducat de plus est une dette, et en coûte deux.
    .dear = Comptez la dette deux fois : ce poêle vous a coûté autant qu’il a rapporté, ou plus.
    .done = Vous avez payé vos 4 ducats et en devez 2. Puis les deux poêles vous ont rapporté 32.
    .why = On paie avant d’être payé. L’argent qui rentre ensuite ne rembourse pas la dette.

lesson-count = Vous avez 32 ducats et une dette de 2. Pourquoi ne valez-vous que 28 ?
    .choice-unsold = Les invendus coûtent de l’argent
    .choice-twice = Chaque ducat de dette en retire deux
    .unsold = Non. À la fin, les invendus ne rapportent rien, mais ils ne coûtent rien non plus.
    .done = Oui : 32 moins deux fois 2. Ne vous endettez que pour ce qui rapporte plus du double.
    .why = La dette reste jusqu’à la fin de la partie. À côté de votre argent, on lit ce que vous valez avec elle.

lesson-mask = Trois trésors, et Pietro mise 13. Votre masque prend un lot gratuitement, une seule fois : jouez-le.
    .out = Pietro a les trois maintenant. Votre masque les aurait pris avant lui.
    .outwitted = Vous misez, et Marina joue son propre masque. Elle a les trois gratuitement.
    .dear = Les trois sont à vous, mais ils étaient chers. Le masque ne coûte rien.
    .done = Tout est à vous, et personne ne paie. La gondole reste où Pietro l’a envoyée.
    .why = Vous pouvez le jouer à votre tour, après la première offre, tant que l’offre ne dépasse pas 15.

lesson-guard = Le dernier lion : vous en auriez trois, à 14 la pièce. Mais les autres ont encore leur masque. Misez.
    .out = Marina a eu le lot pour 5. Vos deux lions ont été payés, mais le sien aussi.
    .masked = Marina joue son masque : le lot est à elle, gratuitement. Aucun masque ne marche au-dessus de 15.
    .dear = Aucun masque ne pouvait vous arrêter. Mais 16 suffisaient.
    .done = Au-dessus de 15, aucun masque ne marche. Vous avez payé un lot, et trois lions vous ont rapporté 42.
    .why = Seize ducats, c’est un tour complet. Ce palais est vide maintenant : la gondole continue jusqu’au suivant.
    .hint = Les masques marchent jusqu’à une offre de 15.

lesson-finish = Les autres ont passé. Marina vaut 38, vous 10. Achetez la dernière horloge : elle finit la partie.
    .out = Personne ne l’a achetée, et la vente passe à un autre palais. Invendues, vos horloges ne rapportent rien.
    .shared = À égalité avec Marina : vous partagez la victoire. Avec un ducat de moins, elle était toute à vous.
    .dear = Les horloges sont revendues et c’est fini, mais vous avez payé trop cher. Marina a plus.
    .done = Il reste deux groupes : c’est fini. Vos trois horloges ont rapporté 36, et vous gagnez.
    .why = Les autres ont passé : n’importe quelle offre l’achète aussitôt. Les trésors invendus ne valent rien.
    .hint = Une petite offre suffit : personne ne peut y répondre.
