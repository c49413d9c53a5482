problem-cancel-guest = Seul l’hôte peut annuler cette table. Mais vous pouvez la quitter.
problem-remove-running = D’autres personnes participent à cette partie : elle ne peut pas être supprimée tant qu’elle est en cours. Finissez-la d’abord, ou abandonnez.
problem-remove-not-yours = Cette table n’est pas dans votre liste : seuls son hôte et ses joueurs peuvent la supprimer.
problem-leave-not-seated = Vous n’êtes pas à cette table.
problem-leave-begun = La partie a commencé. Abandonnez, ou laissez un bot continuer pour vous.
problem-leave-host = C’est votre propre table. Annulez-la plutôt.
problem-fill-not-host = Seul l’hôte de cette table peut la compléter avec des bots.
problem-fill-begun = La partie a commencé, et toutes les places sont prises.
problem-fill-nobody = Il faut quelqu’un à cette table avant que des bots prennent les autres places.
problem-clash = Quelqu’un d’autre a modifié cette table au même moment. Regardez où elle en est, puis réessayez.
problem-storage-full = Ce serveur est plein et n’accepte pas de nouvelle table pour le moment. Les parties continuent. Demandez à son responsable de faire de la place.
problem-kept-too-much = Vous gardez trop de choses ici : { $size } Mo sur les { $most } Mo permis par personne. Supprimez des parties terminées ou enregistrées sous « Vos tables », sur la page d’accueil ; il y aura alors de la place.
serve-bad-keeping = keeping.toml est illisible : { $problem }. docs/keeping.md explique comment l’écrire.
cli-storage = Montrer ce qui prend de la place dans la base de données d’un serveur.
cli-arg-sweep = supprimer d’abord ce qui n’est plus gardé
cli-storage-none = Il n’y a pas de base de données dans { $folder }. Donnez le dossier d’un serveur avec --data, ou une adresse avec --db.
cli-storage-foreign = Ce qui se trouve dans { $where } n’est pas une base de données de Serenissima.
cli-storage-older = La base de données a été écrite par une version plus ancienne de Serenissima. Démarrez le serveur une fois : il la met à jour.
cli-storage-unusable = La base de données ({ $where }) est illisible : { $problem }
cli-storage-kind = quoi
cli-storage-count = combien
cli-storage-size = taille
cli-storage-oldest = plus ancien
cli-storage-days = gardé
cli-storage-next = prochain départ
cli-storage-kind-waiting = tables pas encore commencées
cli-storage-kind-running = parties en cours
cli-storage-kind-practice = entraînements terminés
cli-storage-kind-finished = terminées, entre personnes
cli-storage-kind-records = parties importées
cli-storage-kind-visitors = visiteurs avec un nom
cli-storage-for-days = { $days } jours
cli-storage-for-ever = toujours
cli-storage-due = { $count } maintenant
cli-storage-some-waiting = { $count ->
    [one] { $count } table pas encore commencée
   *[other] { $count } tables pas encore commencées
}
cli-storage-some-running = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
cli-storage-some-practice = { $count ->
    [one] { $count } entraînement terminé
   *[other] { $count } entraînements terminés
}
cli-storage-some-finished = { $count ->
    [one] { $count } partie terminée entre personnes
   *[other] { $count } parties terminées entre personnes
}
cli-storage-some-records = { $count ->
    [one] { $count } partie importée
   *[other] { $count } parties importées
}
cli-storage-some-visitors = { $count ->
    [one] { $count } visiteur sans place
   *[other] { $count } visiteurs sans place
}
cli-storage-removed = Supprimé : { $what }.
cli-storage-nothing-due = Il n’y avait rien à supprimer.
cli-storage-total = { $used } occupés{ $bound } ; { $disk } sur le disque. La place libérée est réutilisée.
cli-storage-bound = { " " }sur { $bound }
cli-storage-no-bound = { "" }
