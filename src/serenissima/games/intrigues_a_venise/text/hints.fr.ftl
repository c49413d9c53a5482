# Intrigues à Venise, en français : pourquoi une décision est conseillée. Les donnes sont celles qui vont avec tout ce que le lecteur a vu.
why-start = Personne n’a encore d’enveloppe : tous les choix se valent.
why-announce = Votre mission est accomplie dans { $sure ->
    [1] une seule
   *[other] { $sure }
} des { $worlds } donnes compatibles avec ce que vous savez.
why-not-yet = { $sure ->
    [0] Votre mission n’est encore accomplie dans aucune des { $worlds } donnes compatibles avec ce que vous savez : continuez.
    [1] Votre mission n’est accomplie que dans une des { $worlds } donnes compatibles avec ce que vous savez : continuez.
   *[other] Votre mission n’est accomplie que dans { $sure } des { $worlds } donnes compatibles avec ce que vous savez : continuez.
}
why-done = Votre mission est alors accomplie dans { $sure } des { $worlds } donnes compatibles avec ce que vous savez. Annoncez-la ensuite.
why-meet = Vous y rencontrez { $with_seat }. Avec la meilleure question, il reste au plus { $most } donnes sur { $worlds }, quoi qu’on vous montre.
why-meet-ambassador = Vous rencontrez l’Ambassadeur et pouvez interroger qui vous voulez. Avec la meilleure question, il reste au plus { $most } donnes sur { $worlds }.
why-meet-friend = Vous rencontrez { $of_seat }, { $side ->
    [friend] votre partenaire : échangez vos messages.
   *[other] votre partenaire dans { $friends } donnes sur { $worlds }.
}
why-meet-exile = Vous y rencontrez { $of_seat }, et pouvez exiler son espion là où il ne gêne pas.
why-closer = Vous vous rapprochez du but dans { $closer } des { $worlds } donnes compatibles avec ce que vous savez.
why-walk = Vous êtes alors à { $steps } pas de la pièce la plus proche que vous pourriez rencontrer.
why-ask = Quoi que vous montre { $of_seat }, il reste au plus { $most } donnes sur { $worlds }.
why-ask-friend = { $side ->
    [friend] { $of_seat } est votre partenaire et peut vous montrer son message.
   *[other] { $of_seat } est votre partenaire dans { $friends } donnes sur { $worlds }, et un partenaire peut vous montrer son message.
}
why-ask-anyhow = Aucune réponse ne peut vous en dire plus, mais on ne saute pas une rencontre : interrogez { $of_seat }, puis exilez la pièce.
why-letter = { $side ->
    [friend] { $of_seat } est votre partenaire : votre message dit quelle est votre mission.
   *[other] { $of_seat } est votre partenaire dans { $friends } donnes sur { $worlds }, et un partenaire a besoin de votre message.
}
why-seal = { $side ->
    [friend] { $of_seat } est votre partenaire, et une carte de l’enveloppe prouve qui vous êtes.
   *[other] { $of_seat } est votre partenaire dans { $friends } donnes sur { $worlds }, et une carte de l’enveloppe prouve qui vous êtes.
}
why-vague = { $side ->
    [friend] { $of_seat } est votre partenaire : après ces cartes, { $pairs } couples nom et déguisement sur { $of } restent possibles.
    [enemy] { $of_seat } joue contre vous : après ces cartes, { $pairs } couples nom et déguisement sur { $of } restent possibles pour vous.
   *[unknown] { $of_seat } n’est votre partenaire que dans { $friends } donnes sur { $worlds } : après ces cartes, { $pairs } couples nom et déguisement sur { $of } restent possibles pour vous.
}
why-exile = { $side ->
    [friend] { $of_seat } est votre partenaire : là, son espion est à { $steps } pas du vôtre.
    [enemy] { $of_seat } joue contre vous : là, son espion est à { $steps } pas du vôtre.
   *[unknown] { $of_seat } est votre partenaire dans { $friends } donnes sur { $worlds } : là, son espion est à { $steps } pas du vôtre.
}
why-exile-ambassador = Là, l’Ambassadeur est à { $steps } pas de votre espion le plus proche.
