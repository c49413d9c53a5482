# La première partie d’Intrigues à Venise, avec un coach.

lesson-goal = Votre mission secrète : atteindre l’Agent X, le petit espion vert. C’est fait : annoncez-le !
    .asked = On peut l’interroger. Mais ensuite, il faut l’exiler, et il vous échappe.
    .done = Vous gagnez, votre partenaire et vous ! Une fausse annonce aurait perdu. Le reste : marcher, rencontrer, interroger.
    .why = La première équipe qui accomplit sa mission secrète et l’annonce gagne.

lesson-who = Voici votre propre partie. Ouvrez votre enveloppe, secrète pour les autres : qui êtes-vous, et quel espion rouge ?
    .choice-Z-thin = Madame Zsa Zsa, l’espion maigre
    .choice-Z-tall = Madame Zsa Zsa, le grand espion
    .choice-X-thin = L’Agent X, l’espion maigre
    .choice-B-short = Le Colonel Bubble, le petit espion
    .Z-tall = Le nom est juste. Mais votre déguisement est sur la carte du milieu : le grand espion est un leurre.
    .X-thin = Le déguisement est juste. Mais l’Agent X est votre partenaire : votre nom est sur la carte de gauche.
    .B-short = Touchez « La laisser ouverte » : à gauche votre nom, au milieu votre déguisement, à droite votre message.
    .done = Vous êtes Madame Zsa Zsa, l’espion maigre ; vos autres espions sont des leurres. L’Agent X est votre partenaire. Qui est-ce ?
    .why = Zsa Zsa et l’Agent X gagnent ensemble, Fiddlebottom et Bubble aussi. Personne ne sait qui est qui.

lesson-walk = À votre tour, on marche d’abord. Touchez un espion qui brille, puis une case éclairée. Et encore une fois.
    .early = On peut s’arrêter plus tôt et ne pas utiliser toutes les billes. Mais ici, faites les deux pas.
    .done = Les billes rouges suivent les lignes rouges, les bleues les pointillés sur la mer. La blanche ne déplace rien.
    .why = Utilisez vos billes dans l’ordre que vous voulez, pour un espion ou pour plusieurs.

lesson-meet = Vous n’avez que la jaune : deux billes sont blanches. Allez vers l’espion bleu de Bianca à la Dogana, puis terminez le déplacement.
    .nobody = Vous n’avez rencontré personne : vous n’apprendriez rien à ce tour. L’espion bleu est à un pas.
    .elsewhere = La bille jaune y mène aussi. Mais il n’y a personne à qui parler.
    .done = La jaune vous a mené sur la mer ; elle va aussi sur l’île. Et vous rencontrez Bianca, qui vous doit une réponse.
    .why = Arrêtez-vous là où se trouve l’espion d’un autre joueur : c’est une rencontre.

lesson-ask = Allez à la rencontre, puis demandez à Bianca qui elle est.
    .build = Une bonne question, pour une autre fois. Pour l’instant, demandez-lui qui elle est.
    .extra = Vous avez continué au lieu d’interroger. C’est permis, mais Bianca garde son secret.
    .early = Vous avez annoncé une mission que vous ne connaissez pas encore. Elle n’était pas accomplie : votre camp a perdu.
    .done = Bianca vous montre trois cartes. Parmi elles, au moins un nom ou un déguisement est vrai.
    .why = Les autres entendent votre question. Mais personne d’autre que vous ne voit les cartes.

lesson-half = Fiddlebottom, Agent X, grand : une carte au moins est vraie. Bianca peut-elle encore être le Colonel Bubble ?
    .choice-yes = Oui, c’est possible
    .choice-no = Non, impossible
    .no = Supposez que « grand » soit la vraie carte. Alors, les deux noms peuvent être faux.
    .done = C’est possible : si « grand » est vrai, les deux noms peuvent être faux. Une demi-vérité cache beaucoup de choses.
    .why = Elle a tous les noms et tous les déguisements dans sa couleur. C’est elle qui choisit ce que vous voyez.

lesson-exile = Vous avez interrogé : exilez maintenant l’espion bleu. Choisissez une case éclairée, puis finissez votre tour.
    .early = Vous avez annoncé une mission que vous ne connaissez pas encore. Elle n’était pas accomplie : votre camp a perdu.
    .done = C’est l’exil, et c’est une arme : les ennemis au loin, les amis là où il les faut.
    .why = Les espions vont sur des cases blanches simples. L’Ambassadeur va sur une case de départ ou à l’Ambassade.

lesson-asked = Maintenant, Tomaso vous demande qui vous êtes. Montrez deux noms et un déguisement, dont au moins un vrai. N’en dites pas trop.
    .sealed = Une carte de l’enveloppe est une preuve. Voyez ses notes : ce que vous avez prouvé est maintenant certain.
    .message = Votre message est toujours le vrai, et maintenant Tomaso l’a. Gardez-le pour votre partenaire.
    .unlucky = Pas de chance : Tomaso est lui-même Fiddlebottom, et gros. Il a percé à jour vos deux mensonges : vous êtes donc Zsa Zsa.
    .both = Les deux étaient vrais, et il n’en sait rien. Une seule vraie carte aurait suffi.
    .seen = Tomaso a lui-même l’une de ces cartes : il a percé ce mensonge à jour. Le reste est encore possible.
    .done = Voici ses notes. Rien n’y est certain sur vous : vous lui avez dit peu de choses.
    .why = Personne ne sait quelle carte est vraie. Mais personne ne croit une carte qui est dans sa propre enveloppe.

lesson-ambassador = La bille noire déplace l’Ambassadeur. Amenez-le à votre grand espion, puis demandez à Bianca qui elle est.
    .nobody = Vous n’avez rencontré personne : personne ne répond. Touchez l’Ambassadeur au haut-de-forme : il peut bouger.
    .elsewhere = Il n’est à personne et va où vous l’envoyez. Mais là, il ne rencontre aucun de vos espions.
    .build = On peut demander le déguisement. Cette fois, demandez-lui qui elle est : vous cherchez votre partenaire.
    .whom = Juste : par lui, on peut interroger n’importe qui. Cette fois, demandez à Bianca qui elle est.
    .early = Vous avez annoncé une mission que vous ne connaissez pas encore. Elle n’était pas accomplie : votre camp a perdu.
    .done = Par l’Ambassadeur, vous ne voyez que deux cartes. Exactement une des deux est vraie.
    .why = Peu importe qui va vers qui : votre espion vers l’Ambassadeur, ou lui vers votre espion.

lesson-partner = L’Agent X ou Zsa Zsa : un seul des noms est vrai. Que savez-vous maintenant de Bianca ?
    .choice-open = Elle peut être l’un ou l’autre
    .choice-neither = Elle n’est ni l’un ni l’autre
    .choice-partner = Elle est l’Agent X
    .open = L’un de ces noms est dans votre propre enveloppe. Peut-il être le sien ?
    .neither = Ce serait possible en rencontrant un espion. Par l’Ambassadeur, l’un des deux noms est vrai.
    .done = Zsa Zsa, c’est vous : elle est donc l’Agent X, votre partenaire ! Dans vos notes, doré veut dire certain, hachuré impossible.
    .why = Touchez une case hachurée, et les notes vous disent quelles réponses l’excluent.

lesson-tic = Faites un signe à votre partenaire, à travers la table. L’habitude de Zsa Zsa est de faire la moue.
    .bluff = C’est l’habitude d’un autre agent. Le bluff est permis ! Cette fois, faites le vôtre : la moue.
    .otherwise = Vous avancerez dans un instant. Faites d’abord le signe : la moue.
    .done = Bianca fronce les sourcils, comme l’Agent X. Mais toute la table l’a vu, et un tic peut être un bluff.
    .why = Un tic ne déplace rien et ne prouve rien. Les cartes, si.

lesson-message = Maintenant, Bianca vous interroge. Montrez-lui toutes les cartes de votre enveloppe : nom, déguisement et message.
    .clever = Malin : Bianca est elle-même l’Agent X. Zsa Zsa est donc vrai, et elle a votre message.
    .lucky = Bianca est elle-même « grand » : Zsa Zsa est donc vrai. Elle sait qui vous êtes, et elle a votre message.
    .unproven = Elle a votre message, mais ne sait pas qui vous êtes. Montrez aussi Zsa Zsa, de l’enveloppe.
    .no-message = Elle sait maintenant qui vous êtes. Sans votre message, ni elle ni vous ne connaissez la mission.
    .dark = Ses notes ne disent pas encore si vous êtes dans son camp. Montrez les cartes de votre enveloppe.
    .done = Les notes de Bianca sont certaines : vous êtes Zsa Zsa, et votre message est Delta.
    .why = Pour un vrai nom ou un vrai déguisement, vous pouvez montrer la carte de l’enveloppe. Elle le prouve.

lesson-mission = Bianca vous a montré son message : Bravo. Le vôtre est Delta. Trouvez la ligne de votre équipe : Delta, puis Bravo.
    .choice-ambassador = Amener l’Ambassadeur à la case trois
    .choice-fiddlebottom = Capturer Lord Fiddlebottom
    .choice-speedboat = Amener l’Agent X à la vedette
    .ambassador = Cette ligne dit Delta et Alpha. Cherchez Delta, puis Bravo.
    .speedboat = Le bonhomme qui court indique une fuite. Mais cette ligne dit Delta et Charlie : cherchez Delta, puis Bravo.
    .done = Il faut capturer Lord Fiddlebottom, avec l’un de vos espions ou de ceux de Bianca. Seul son véritable espion compte.
    .why = Le message de Zsa Zsa vient d’abord, puis celui de l’Agent X. Un bonhomme qui court indique une fuite.

lesson-announce = Ouvrez vos notes : quelle pièce est Lord Fiddlebottom ? Arrivez sur sa case, terminez le déplacement, et annoncez.
    .decoy = Cet espion vert était un leurre. Une fausse annonce donne la partie aux autres.
    .look = C’est le grand. Vos notes disent quel est le déguisement de Tomaso : cherchez la case dorée.
    .asked = On peut interroger. Mais ensuite, il part en exil et vous échappe.
    .gone = Vous avez continué, et Fiddlebottom vous échappe.
    .elsewhere = C’est permis, mais cela ne capture personne. Dans vos notes, qui est Fiddlebottom, et sous quel déguisement ?
    .early = Personne n’était capturé : l’annonce était fausse. Votre camp a perdu.
    .hint = Regardez Tomaso dans vos notes : un nom et un déguisement y sont dorés. Il joue les verts.
    .done = Les masques tombent : Bianca et vous gagnez ! Jouez maintenant une vraie partie, et trouvez votre partenaire.
    .why = On annonce à son tour, après le déplacement. Si c’est vrai, votre camp gagne. Sinon, c’est l’autre.
