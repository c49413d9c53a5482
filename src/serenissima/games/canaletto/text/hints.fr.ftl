why-alone = { $worth ->
    [0] Tous les autres ont passé : { $amount } achète le lot aussitôt.
   *[other] Tous les autres ont passé : { $amount } achète le lot aussitôt, et il rapporte en moyenne environ { $worth }.
}
why-completes = { $price ->
    [0] Gratuitement, vous avez
   *[other] Pour { $price }, vous avez
} { $group ->
        [painting] la dernière
        [clock] la dernière
        [lamp] la dernière
       *[other] le dernier
    } { group }, et { $count ->
    [one] cela rapporte { $amount } aussitôt.
   *[other] vos { $count } pièces rapportent { $value } chacune, soit { $amount } aussitôt.
}
why-order = Ce lot complète { $kinds } groupes. Son acheteur choisit lequel est revendu à { $value }.
why-sends = Cela envoie la gondole vers { $group ->
        [painting] la dernière
        [clock] la dernière
        [lamp] la dernière
       *[other] le dernier
    } { group } ({ palace }). { $count ->
    [one] Vous en aurez déjà une pièce, payée quand ce lot sera acheté.
   *[other] Vous en aurez déjà { $count } pièces, payées quand ce lot sera acheté.
}
why-bar = Au-dessus de 15, aucun masque ne marche, et { $count ->
    [one] un de vos rivaux dans cette vente en a encore un.
   *[other] { $count } de vos rivaux dans cette vente en ont encore un.
}
why-cheap = { $count ->
    [one] Un trésor pour { $amount }, et il rapporte en moyenne environ { $worth }.
   *[other] { $count } trésors pour { $amount }, et ils rapportent en moyenne environ { $worth }.
}
why-next = Si vous achetez, le prochain lot est { lot } dans { palace }, et vous y parlez en dernier.
why-worthless = Qui prend ce lot met fin à la partie, et aucun de ses trésors ne serait revendu.
why-borrow = Vous avez { $money }. Une offre de { $amount } fait une dette de { $debt }, qui retire { $cost } à votre score.
why-dear = { $count ->
    [one] Un trésor rapporte environ { $mean } en moyenne, et il faudrait miser { $amount } ou plus.
   *[other] { $count } trésors rapportent environ { $worth } en moyenne, et il faudrait miser { $amount } ou plus.
}
why-paid = { $count ->
    [one] Si quelqu’un d’autre achète { $group ->
            [painting] la dernière
            [clock] la dernière
            [lamp] la dernière
           *[other] le dernier
        } { group }, vous touchez quand même { $amount } pour votre pièce.
   *[other] Si quelqu’un d’autre achète { $group ->
           [painting] la dernière
           [clock] la dernière
           [lamp] la dernière
          *[other] le dernier
       } { group }, vous touchez quand même { $amount } pour vos { $count } pièces.
}
why-later = Il faudrait payer { $amount } ou plus maintenant, pour être payé plus tard : { $left ->
    [one] une pièce de ce groupe est encore dans les palais ({ group }).
   *[other] { $left } pièces de ce groupe sont encore dans les palais ({ group-plural }).
}
why-spends = Si personne ne mise plus, { $seat } paie { $bid } et garde { $left } pour les prochains lots.
why-save = Passer ne coûte rien : vous gardez { $money ->
    [one] votre ducat
   *[other] vos { $money } ducats
} pour un meilleur lot.
why-free = { $count ->
    [one] Le trésor est à vous gratuitement ; surenchérir coûterait plus de { $bid }.
   *[other] Les { $count } trésors sont à vous gratuitement ; surenchérir coûterait plus de { $bid }.
}
why-richer = Vous n’avez qu’un masque, et il reste un lot de { $count } trésors dans les palais.
why-keep = L’offre n’est qu’à { $bid }. Vous pouvez encore miser plus et garder votre masque.
why-sell-high = { $value } dépasse ce qui vient ensuite en moyenne ({ $coming }) ; revendez donc ce que vous avez en plus grand nombre : { $count ->
    [one] { $group ->
            [painting] une
            [clock] une
            [lamp] une
           *[other] un
        } { group }.
   *[other] { $count } { group-plural }.
}
why-sell-low = { $value } est moins que ce qui vient ensuite en moyenne ({ $coming }) ; sacrifiez donc ce que vous avez en plus petit nombre : { $count ->
    [one] { $group ->
            [painting] une
            [clock] une
            [lamp] une
           *[other] un
        } { group }.
   *[other] { $count } { group-plural }.
}
why-sell-theirs = { $value } est moins que ce qui vient ensuite en moyenne ({ $coming }), et { $count ->
    [one] { $group ->
            [painting] une
            [clock] une
            [lamp] une
           *[other] un
        } { group } est à vos rivaux.
   *[other] { $count } { group-plural } sont à vos rivaux.
}
why-sell-now = { $count ->
    [one] Votre { group } rapporte { $amount } aussitôt.
   *[other] Vos { $count } { group-plural } rapportent { $amount } aussitôt.
}
why-begin = { $count ->
    [one] Il y a un trésor dans { palace }.
   *[other] Il y a { $count } trésors dans { palace }.
}
