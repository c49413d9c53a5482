lesson-bid = Des trésors remplissent seize palais. Le lot dans le cercle est en vente : misez quelques ducats.
    .out = Passer est permis. On sort alors de cette vente, et cela ne coûte rien. Mais cette fois, misez.
    .half = C’est plus de la moitié de votre argent d’un seul coup. Essayez moins de seize.
    .done = Vous voyez la gondole ? Elle a avancé d’un palais par ducat misé.
    .why = Une offre, c’est deux choses à la fois : un prix, et une distance.

lesson-aim = Là où s’arrête la gondole, on vend le lot suivant. Misez pour qu’elle s’arrête au palais dans le cercle.
    .out = Maintenant, les autres décident où va la gondole. Restez dans la vente, et misez.
    .round = Elle s’est arrêtée là, mais après un tour complet de la lagune. Sept ducats suffisent.
    .elsewhere = Le lot est à vous, mais la vente est partie vers un autre palais. Comptez un palais par ducat.
    .done = Personne n’a misé plus. La lampe et le miroir sont à vous, et la vente passe à votre palais.
    .why = Touchez un palais pour voir combien coûte un arrêt là-bas. Le nombre sur l’eau le dit aussi.

lesson-let-go = Marina avait misé, Pietro est monté à 14. Vous avez déjà une lampe. Passez, et regardez votre lampe.
    .mask = Le masque prend un lot gratuitement, mais une seule fois. Vous le jouerez bientôt.
    .bought = Vous avez le lot, et les deux lampes vous ont rapporté de l’argent. Voyez maintenant ce qu’on gagne à passer.
    .debt = Vous avez misé plus que vous n’aviez. Les dettes viendront plus tard ; cette fois, passez.
    .done = Pietro a pris la dernière lampe. Les deux lampes sont alors revendues : 9 ducats pour la sienne, 9 pour la vôtre.
    .why = Seul l’acheteur paie un lot. Quand un groupe est revendu, chaque propriétaire est payé pour chaque pièce.

lesson-wait = Le prochain groupe rapportera 12 par pièce. Vous avez un miroir. Quand sera-t-il revendu ?
    .choice-now = Tout de suite
    .choice-last = Quand le dernier miroir quitte les palais
    .choice-end = À la fin de la partie
    .now = Pas encore. Trois miroirs sont toujours dans des palais ; regardez les points sous celui-ci.
    .end = À la fin, les invendus ne rapportent rien. Un groupe est revendu dès qu’il est complet.
    .done = Juste. Les points montrent combien il en reste dans les palais. Peu de points : la revente est proche.
    .why = Deux lampes sont vite réunies, quatre miroirs non. Les petits groupes sont d’habitude revendus d’abord.

lesson-plan = Plus tard. Vous avez deux éventails, et le dernier est dans le cercle. Faites-en le prochain lot.
    .out = Vous êtes hors de la vente, et Marina envoie la gondole où elle veut. Restez-y, et visez l’éventail.
    .mask = Le lot est à vous, mais la gondole reste où Marina l’a envoyée. Misez, et c’est vous qui tenez la barre.
    .round = Elle s’est arrêtée à l’éventail, mais après un tour complet de la lagune. Quatre ducats suffisent.
    .elsewhere = Le lot est à vous, mais la prochaine vente n’est pas à l’éventail. Comptez depuis le palais doré.
    .done = Vous avez acheté une lampe et un miroir pour 4, et l’éventail vient ensuite.
    .why = La gondole avance de la différence. Marina l’a fait avancer de deux palais ; vous en ajoutez deux.

lesson-harvest = L’acheteur précédent parle en dernier. Chaque éventail rapportera 15 : prenez le dernier pour moins que cela.
    .out = Vos deux éventails sont payés, mais Marina a payé 3 pour le sien et touché 15. Il pouvait être à vous.
    .mask = Cela marche. Mais un masque peut prendre trois trésors, et cet éventail ne coûte que quelques ducats.
    .dear = Les trois éventails sont payés. Mais celui-ci a rapporté 15, et vous avez donné autant ou plus.
    .done = Trois éventails, 15 ducats la pièce. Vous y avez envoyé la gondole, et cela a payé.
    .why = La valeur en or est payée pour chaque pièce du prochain groupe revendu.

lesson-order = Vous avez acheté le dernier buste et la dernière peinture. Choisissez quel groupe est revendu d’abord, à 4 seulement.
    .busts = Vos trois bustes ont rapporté 4 la pièce. Les peintures ont été revendues ensuite, à 13.
    .done = Bien choisi : les peintures ont pris le mauvais prix, et vos trois bustes ont rapporté 13 la pièce.
    .why = La valeur suivante est cachée, mais la plupart dépassent 4. Laissez la plus petite au groupe dont vous avez le moins de pièces.
    .hint = Vous avez trois bustes et deux peintures.

lesson-debt = Vous avez 4 ducats. Le dernier poêle rapporte 16. Misez plus que vous n’avez, mais moins de 10.
    .out = Marina a payé 5 et touché 16. Une petite dette en aurait valu la peine.
    .mask = Cela marche aussi. Mais vous n’avez qu’un masque ; une petite dette suffit ici.
    .dear = Comptez la dette deux fois : ce poêle vous a coûté autant qu’il a rapporté, ou plus.
    .done = Vous avez payé tout ce que vous aviez et devez le reste. À la fin, chaque ducat de dette en coûte deux.
    .why = On paie avant d’être payé, et la dette reste jusqu’à la fin. Endettez-vous quand cela rapporte plus du double.

lesson-mask = Trois trésors, et Pietro mise 13. Jouez votre masque : il prend un lot gratuitement, une seule fois.
    .out = Pietro a les trois maintenant. Votre masque les aurait pris avant lui.
    .outwitted = Vous misez, et Marina joue son propre masque. Elle a les trois gratuitement.
    .dear = Les trois sont à vous, mais ils étaient chers. Le masque ne coûte rien.
    .done = Tout est à vous, et personne ne paie. La gondole reste où Pietro l’a envoyée.
    .why = Vous pouvez le jouer à votre tour, après la première offre, tant que l’offre ne dépasse pas 15.

lesson-guard = Un troisième lion, à 14 la pièce, et deux trésors de plus. Mais les autres ont encore leur masque. Misez.
    .out = Marina a eu le lot pour 5. Vos deux lions ont été payés, mais le sien aussi.
    .masked = Marina joue son masque : le lot est à elle, gratuitement. Aucun masque ne marche au-dessus de 15.
    .dear = Aucun masque ne pouvait vous arrêter. Mais 16 suffisaient.
    .done = Au-dessus de 15, aucun masque ne marche. Vous avez payé un lot, et trois lions vous ont rapporté 42.
    .why = Seize ducats, c’est un tour complet. Ce palais est vide maintenant : la gondole continue jusqu’au suivant.
    .hint = Les masques marchent jusqu’à une offre de 15.

lesson-count = C’est presque fini. Vous avez 20 ducats et une dette de 5. Quel est votre score pour l’instant ?
    .choice-twenty = 20
    .choice-fifteen = 15
    .choice-ten = 10
    .twenty = La dette est retirée à la fin, et elle compte double.
    .fifteen = Presque : chaque ducat de dette en retire deux.
    .done = Oui : 20 moins deux fois 5. Marina est loin devant avec 38, mais vous avez deux horloges.
    .why = Le plus riche à la fin gagne. On compte l’argent, et on en retire deux fois la dette.

lesson-finish = Marina et Pietro ont passé. Quand il ne reste que deux groupes, c’est fini. Achetez l’horloge, et gagnez.
    .out = Personne ne l’a achetée, et la vente passe à un autre palais. Invendues, vos horloges ne rapportent rien.
    .shared = À égalité avec Marina : vous partagez la victoire. Avec un ducat de moins, elle était toute à vous.
    .dear = Les horloges sont revendues et c’est fini, mais vous avez payé trop cher. Marina a plus.
    .done = Il reste deux groupes : c’est fini, et vous gagnez. Les miroirs de Marina ne rapportent rien. Jouez maintenant une vraie partie.
    .why = Tous les autres ont passé : n’importe quelle offre l’achète aussitôt. Les trésors invendus ne valent rien.
    .hint = Une petite offre suffit : personne ne peut y répondre.
