# Intrigues à Venise, en français : ce qu’on peut faire, en toutes lettres. Les champs du coup sont les arguments.
move-colour = Choisir le { word-colour }
move-place = Placer les espions : { $builds }
move-shake = Agiter la tête masquée
move-marble = Prendre la bille { word-marble }
move-spy = Prendre { $build ->
    [thin] l’espion { word-colour } { word-build }
   *[other] le { word-build } espion { word-colour }
    }
move-step = Aller { word-space }
move-finish = Terminer le déplacement
move-meet = Aller à la rencontre { word-space }
move-ask = { $about ->
    [identity] Interroger le joueur { word-colour } : qui êtes-vous ?
   *[build] Interroger le joueur { word-colour } : quel est votre déguisement ?
}
move-extra = Ne pas interroger, continuer { word-space }
move-answer = Montrer { $cards }
move-exile = Exiler la pièce { word-space }
move-announce = Annoncer que la mission est accomplie
move-end = Finir le tour
move-tic = { $gesture ->
    [eye] { gesture-eye }
    [ear] { gesture-ear }
    [frown] { gesture-frown }
   *[pout] { gesture-pout }
}

# les cartes d’une réponse
item-F = { identity-F }
item-B = { identity-B }
item-X = { identity-X }
item-Z = { identity-Z }
item-mA = { card-mA }
item-mB = { card-mB }
item-mC = { card-mC }
item-mD = { card-mD }

# Comment les coups se lisent dans un plan de plusieurs.
plan-marble = Bille { word-marble }
plan-spy = { $build ->
    [thin] L’espion { word-colour } { word-build }
   *[other] Le { word-build } espion { word-colour }
    }
    .after-marble = {" "}: { $build ->
        [thin] l’espion { word-colour } { word-build }
       *[other] le { word-build } espion { word-colour }
    }
plan-step = Aller { word-space }
    .after-marble = {" "}: l’Ambassadeur { word-space }
    .after-spy = { " " }{ word-space }
plan-finish =
    .passing = yes
plan-end =
    .passing = yes
