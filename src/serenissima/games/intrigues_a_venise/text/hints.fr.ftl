# Intrigues à Venise, en français : pourquoi une décision est conseillée, d’après tout ce qu’on peut savoir.
why-start = Personne n’a encore d’enveloppe : tous les choix se valent.
why-announce = { $sure ->
    [all] Votre mission est accomplie, c’est certain.
    [most] Votre mission est sans doute accomplie, mais ce n’est pas certain.
   *[some] Votre mission est peut-être accomplie, mais c’est un pari.
}
why-not-yet = { $sure ->
    [none] Votre mission ne peut pas encore être accomplie : continuez.
    [most] Votre mission est peut-être accomplie, mais ce n’est pas certain. Une fausse annonce perdrait.
   *[some] Votre mission n’est sans doute pas encore accomplie : continuez.
}
why-done = { $sure ->
    [all] Votre mission est alors accomplie. Annoncez-la ensuite.
    [most] Votre mission est alors sans doute accomplie.
   *[some] Votre mission est alors peut-être accomplie.
}
why-meet = Vous y rencontrez { $with_seat }. { $about ->
    [identity] C’est le nom qui vous en dit le plus.
    [build] C’est le déguisement qui vous en dit le plus.
   *[either] Toute question vous apprend quelque chose.
}
why-meet-ambassador = Vous rencontrez l’Ambassadeur et pouvez interroger qui vous voulez. { $about ->
    [identity] Le plus utile : demander son nom à { $of_seat }.
    [build] Le plus utile : demander son déguisement à { $of_seat }.
   *[either] La question la plus utile est pour { $of_seat }.
}
why-meet-friend = { $friend ->
    [all] Vous rencontrez { $of_seat }, votre partenaire : échangez vos messages.
    [most] Vous rencontrez { $of_seat }, sans doute votre partenaire.
   *[some] Vous rencontrez { $of_seat }, peut-être votre partenaire.
}
why-meet-exile = Vous y rencontrez { $of_seat }, et pouvez exiler son espion là où il ne gêne pas.
why-closer = { $closer ->
    [all] Vous vous rapprochez du but.
    [most] Vous vous rapprochez sans doute du but.
   *[some] Vous ne connaissez pas encore le but, mais ce pas y mène plutôt qu’il n’en éloigne.
}
why-walk = Vous êtes alors à { $steps } pas de la pièce la plus proche que vous pourriez rencontrer.
why-ask = { $knows ->
    [two] { $of_seat } ne peut être que { word-first } ou { word-second }.
    [name] Vous savez qui est { $of_seat }, mais pas sous quel déguisement.
    [build] Vous savez sous quel déguisement joue { $of_seat }, mais pas son nom.
   *[little] Vous savez encore peu de choses sur { $of_seat }.
} { $about ->
    [identity] Demander le nom exclut quelque chose, quoi qu’on vous montre.
   *[build] Demander le déguisement exclut quelque chose, quoi qu’on vous montre.
}
why-ask-friend = { $friend ->
    [all] { $of_seat } est votre partenaire et peut vous montrer son message.
    [most] { $of_seat } est sans doute votre partenaire, et un partenaire peut vous montrer son message.
   *[some] { $of_seat } est peut-être votre partenaire, et un partenaire peut vous montrer son message.
}
why-ask-anyhow = Aucune réponse ne peut vous en dire plus, mais on ne saute pas une rencontre : interrogez { $of_seat }, puis exilez la pièce.
why-letter = { $friend ->
    [all] { $of_seat } est votre partenaire et a besoin de votre message pour connaître la mission.
    [most] { $of_seat } est sans doute votre partenaire, et un partenaire a besoin de votre message.
    [some] { $of_seat } est peut-être votre partenaire, et un partenaire a besoin de votre message.
   *[none] { $of_seat } joue contre vous : votre message peut faire croire à un partenaire, mais c’est le vrai.
}
why-seal = { $friend ->
    [all] { $of_seat } est votre partenaire, et une carte de l’enveloppe est une preuve.
    [most] { $of_seat } est sans doute votre partenaire, et une carte de l’enveloppe est une preuve.
    [some] { $of_seat } est peut-être votre partenaire, et une carte de l’enveloppe est une preuve.
   *[none] { $of_seat } joue contre vous, et une carte de l’enveloppe est une preuve.
}
why-vague = { $friend ->
    [all] { $of_seat } est votre partenaire.
    [most] { $of_seat } est sans doute votre partenaire, mais ce n’est pas certain.
    [some] { $of_seat } joue peut-être contre vous.
   *[none] { $of_seat } joue contre vous.
} { $open ->
    [both] À elles seules, ces cartes ne disent ni qui vous êtes, ni quel est votre véritable espion.
    [name] À elles seules, ces cartes ne disent pas qui vous êtes.
    [build] À elles seules, ces cartes ne disent pas quel est votre véritable espion.
   *[none] Ces cartes disent qui vous êtes et quel est votre véritable espion.
}
why-exile = { $friend ->
    [all] { $of_seat } est votre partenaire.
    [most] { $of_seat } est sans doute votre partenaire.
    [some] { $of_seat } est peut-être votre partenaire, ou non.
   *[none] { $of_seat } joue contre vous.
} Là, son espion est à { $steps } pas du vôtre.
why-exile-ambassador = Là, l’Ambassadeur est à { $steps } pas de votre espion le plus proche.
