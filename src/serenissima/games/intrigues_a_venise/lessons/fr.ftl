# La première partie d’Intrigues à Venise, avec un coach.

lesson-who = Appuyez sur votre enveloppe sans relâcher pour regarder dedans. Les autres ne voient rien. Qui êtes-vous ?
    .choice-F = Lord Fiddlebottom
    .choice-B = Colonel Bubble
    .choice-X = Agent X
    .choice-Z = Madame Zsa Zsa
    .F = Le Lord est quelqu’un d’autre à cette table. Rouvrez l’enveloppe et lisez la première carte.
    .B = Le Colonel est quelqu’un d’autre à cette table. Rouvrez l’enveloppe et lisez la première carte.
    .X = L’Agent X est votre partenaire, pas vous. Rouvrez l’enveloppe et lisez la première carte.
    .done = Vous êtes Madame Zsa Zsa. L’Agent X est votre partenaire, mais vous ne savez pas encore qui le joue.
    .why = Zsa Zsa et l’Agent X gagnent ensemble. Fiddlebottom et Bubble aussi. Personne ne sait qui est qui.

lesson-spy = Vous jouez les rouges et avez quatre espions. Regardez encore dans l’enveloppe : lequel êtes-vous vraiment ?
    .choice-tall = Le grand
    .choice-short = Le petit
    .choice-fat = Le gros
    .choice-thin = Le maigre
    .tall = Le grand est un leurre. Lisez la deuxième carte de votre enveloppe.
    .short = Le petit est un leurre. Lisez la deuxième carte de votre enveloppe.
    .fat = Le gros est un leurre. Lisez la deuxième carte de votre enveloppe.
    .done = L’espion rouge maigre, c’est vous. Les trois autres sont des leurres, et personne d’autre ne le sait.
    .why = Chacun a un véritable espion et trois leurres. Pour les autres, les quatre se ressemblent.

lesson-marbles = Deux billes rouges et une bleue. Touchez le petit espion rouge, puis une case éclairée.
    .otherwise = On peut rester sur place. Mais Venise est plus drôle à pied : touchez d’abord un espion qui brille.
    .done = Une bille rouge, c’est un pas sur l’île ; une bleue, un pas sur la mer.
    .why = La jaune va sur l’île ou sur la mer, la blanche nulle part. La noire déplace l’Ambassadeur, qui n’est à personne.

lesson-meet = Un espion bleu, celui de Bianca, attend à la Dogana. Allez-y par l’île, puis terminez le déplacement.
    .nobody = Vous n’avez rencontré personne : vous n’apprendriez rien à ce tour. L’espion bleu est à un pas.
    .elsewhere = Ce chemin est permis. Mais il n’y a personne à qui parler au bout.
    .done = Une rencontre ! Le joueur rencontré vous doit une réponse.
    .why = N’importe quel espion convient, leurre ou non : vous interrogez le joueur, pas la pièce.

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
    .why = Vous aviez 216 donnes à envisager. Après cette réponse, il en reste 168.

lesson-exile = Vous avez interrogé : exilez maintenant l’espion bleu. Choisissez une case éclairée, puis finissez votre tour.
    .early = Vous avez annoncé une mission que vous ne connaissez pas encore. Elle n’était pas accomplie : votre camp a perdu.
    .done = L’exil est une arme. Envoyez vos ennemis au loin, et vos amis là où il les faut.
    .why = Les espions vont sur des cases blanches simples. L’Ambassadeur va sur une case de départ ou à l’Ambassade.

lesson-asked = Tomaso vous demande qui vous êtes. Montrez deux noms et un déguisement, dont au moins un vrai. N’en dites pas trop.
    .sealed = Une carte de l’enveloppe est une preuve. Voyez ses notes : ce que vous avez prouvé est maintenant certain.
    .message = Votre message est toujours le vrai, et maintenant Tomaso l’a. Gardez-le pour votre partenaire.
    .unlucky = Pas de chance : Tomaso est lui-même Fiddlebottom, et gros. Il a percé à jour vos deux mensonges : vous êtes donc Zsa Zsa.
    .both = Les deux étaient vrais, et il n’en sait rien. Une seule vraie carte aurait suffi.
    .seen = Tomaso a lui-même l’une de ces cartes : il a percé ce mensonge à jour. Le reste est encore possible.
    .done = Voici ses notes sur la table. Il reste 168 donnes sur 216 : vous lui avez dit peu de choses.
    .why = Personne ne sait quelle carte est vraie. Mais personne ne croit une carte qui est dans sa propre enveloppe.

lesson-tic = Faites un signe à votre partenaire, où qu’il soit : Zsa Zsa fait la moue.
    .bluff = C’est l’habitude d’un autre agent. Le bluff est permis ! Cette fois, faites le vôtre : la moue.
    .otherwise = Vous avancerez dans un instant. Faites d’abord un signe : la moue.
    .done = Bianca fronce les sourcils, comme l’Agent X. Vrai, ou piège ? Les cartes le diront.
    .why = Un tic n’a pas d’effet et ne prouve rien. Toute la table le voit.

lesson-notes = Chez l’Ambassadeur, on montre deux cartes, dont exactement une vraie. Lisez vos notes : qui est l’Agent X ?
    .choice-Bianca = Bianca
    .choice-Tomaso = Tomaso
    .choice-Lucia = Lucia
    .Tomaso = Tomaso a montré Fiddlebottom et Zsa Zsa. Zsa Zsa, c’est vous : il est donc Fiddlebottom.
    .Lucia = Lucia a montré Fiddlebottom et Bubble. L’un des deux est vrai : elle n’est donc pas l’Agent X.
    .done = Tomaso est Fiddlebottom, donc Lucia est Bubble. Il reste Bianca : c’est votre partenaire.
    .why = Les cases hachurées sont impossibles. Touchez-en une, et les notes vous disent quelles réponses l’excluent.

lesson-message = Maintenant, Bianca vous interroge. Servez-vous de l’enveloppe : montrez-lui votre message, et Zsa Zsa comme preuve.
    .clever = Malin : Bianca est elle-même l’Agent X. Zsa Zsa est donc vrai, et elle a votre message.
    .lucky = Bianca est elle-même « grand » : Zsa Zsa est donc vrai. Elle sait qui vous êtes, et elle a votre message.
    .unproven = Elle a votre message, mais ne sait pas qui vous êtes. Montrez aussi Zsa Zsa, de l’enveloppe.
    .no-letter = Elle sait maintenant qui vous êtes. Sans votre message, ni elle ni vous ne connaissez la mission.
    .dark = Ses notes ne disent pas encore si vous êtes dans son camp. Montrez les cartes de votre enveloppe.
    .done = Les notes de Bianca sont certaines : vous êtes Zsa Zsa, et votre message est Delta.
    .why = Pour un vrai nom ou un vrai déguisement, vous pouvez montrer la carte de l’enveloppe. Elle le prouve.

lesson-mission = Bianca vous a montré l’Agent X et son message, Bravo. Trouvez la ligne de votre équipe : Delta, puis Bravo.
    .choice-ambassador = Amener l’Ambassadeur à la case trois
    .choice-fiddlebottom = Capturer Lord Fiddlebottom
    .choice-speedboat = Amener l’Agent X à la vedette
    .ambassador = Cette ligne dit Delta et Alpha. Cherchez Delta, puis Bravo.
    .speedboat = Cette ligne dit Delta et Charlie. Cherchez Delta, puis Bravo.
    .done = Il faut capturer Lord Fiddlebottom, avec n’importe lequel de vos espions ou de ceux de Bianca.
    .why = Le message de Zsa Zsa vient d’abord, puis celui de l’Agent X. Les mêmes messages dans l’autre ordre donnent une autre mission.

lesson-target = Seul son véritable espion compte. Lisez vos notes : quelle pièce est Lord Fiddlebottom ?
    .choice-green-fat = Le gros espion vert
    .choice-green-tall = Le grand espion vert
    .choice-yellow-fat = Le gros espion jaune
    .green-tall = Vert, c’est juste. Mais Tomaso a montré gros et maigre, et le maigre, c’est vous.
    .yellow-fat = Gros, c’est juste. Mais Lucia joue les jaunes, et elle est le Colonel Bubble.
    .done = Tomaso est Fiddlebottom, et il est gros. Les autres espions verts sont des leurres.
    .why = Par l’Ambassadeur, vous avez demandé à Tomaso son déguisement : gros ou maigre. Maigre est dans votre enveloppe.

lesson-announce = Arrivez sur sa case avec votre petit espion, terminez le déplacement, et annoncez : mission accomplie !
    .decoy = Cet espion vert était un leurre. Une fausse annonce donne la partie aux autres.
    .look = C’est le grand. Vous pourriez interroger Tomaso, mais pour votre mission, il faut le gros.
    .asked = On peut interroger. Mais ensuite, il part en exil et vous échappe.
    .gone = Vous avez continué, et Fiddlebottom vous échappe.
    .elsewhere = C’est permis, mais cela ne capture personne. Le gros espion vert est à un pas.
    .early = Personne n’était capturé : l’annonce était fausse. Votre camp a perdu.
    .done = Les masques tombent : Bianca et vous gagnez ! Jouez maintenant une vraie partie, et trouvez votre partenaire.
    .why = On annonce à son tour, après le déplacement. Si c’est vrai, votre camp gagne. Sinon, c’est l’autre.
