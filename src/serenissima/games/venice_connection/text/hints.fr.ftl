why-closes = { $count ->
    [one] Cette tuile ferme la boucle, et vous gagnez.
   *[other] Ces { $count } tuiles ferment la boucle, et vous gagnez.
}
why-two-turns = { $replies ->
    [one] Laisse exactement deux coups, et le dernier est à vous : votre adversaire n’a qu’un coup qui ne condamne pas la boucle, puis vous la fermez.
   *[other] Laisse exactement deux coups, et le dernier est à vous : après chacun des { $replies } coups qui ne condamnent pas la boucle, vous pouvez la fermer.
}
why-even = Laisse { $turns } coups si chacun joue au mieux. C’est un nombre pair : le dernier est à vous.
why-opening = Contre un adversaire parfait, qui commence ne peut pas gagner. Mais l’autre doit trouver chaque réponse : c’est ainsi que la partie dure le plus, encore { $turns } coups.
why-next = Quoi que vous posiez, votre adversaire peut fermer la boucle au prochain coup. Espérez que cela lui échappe.
why-rare = { $good ->
    [one] Vous êtes en mauvaise posture, mais un seul des { $replies } coups laissés à votre adversaire lui donne la victoire.
   *[other] Vous êtes en mauvaise posture, mais seuls { $good } des { $replies } coups laissés à votre adversaire lui donnent la victoire.
}
why-longest = Quoi que vous posiez, un adversaire parfait gagne. C’est ainsi que la partie dure le plus : encore { $turns } coups où le vôtre peut se tromper.
why-behind = Quoi que vous posiez, un adversaire parfait gagne. Mais la boucle peut encore être fermée, et le vôtre peut se tromper.
why-safe = { $missing ->
    [one] La boucle peut encore être fermée, mais pas au prochain coup de votre adversaire.
   *[other] La boucle peut encore être fermée avec { $missing } tuiles de plus, mais pas au prochain coup de votre adversaire.
}
why-open = La boucle peut encore être fermée, même par votre adversaire au prochain coup.
why-call = { $left ->
    [one] Avec la tuile qui reste, aucune boucle ne peut passer par toutes les tuiles posées.
   *[other] Avec les { $left } tuiles qui restent, aucune boucle ne peut passer par toutes les tuiles posées.
}
why-call-ring = { $count ->
    [one] Une boucle est déjà fermée, et une tuile est en dehors. Elle ne pourra jamais la rejoindre.
   *[other] Une boucle est déjà fermée, et { $count } tuiles sont en dehors. Elles ne pourront jamais la rejoindre.
}
why-call-hole = L’eau coule vers une case où aucune tuile ne va. Il n’y aura jamais une seule boucle.
why-proof = { $count ->
    [one] Une tuile fait une seule boucle, qui passe par toutes les tuiles posées.
   *[other] { $count } tuiles font une seule boucle, qui passe par toutes les tuiles posées.
}
why-concede = Aucune boucle ne peut passer par toutes les tuiles posées : il n’y a rien à montrer.
