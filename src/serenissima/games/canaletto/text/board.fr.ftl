board-lagoon = La lagune et ses seize palais
board-palace = { $palace } : { $count ->
    [0] vide.
   *[other] { $lot }.
}
board-mark-column = La colonne est ici : ce lot est en vente.
board-mark-gondola = La gondole est ici.
board-palace-bid = Misez { $amount } pour vous arrêter ici.
board-palace-skip = De là, la gondole continue jusqu’ici : { $palace }.
board-palace-begin = Commencer ici.

board-short-0 = Ducale
board-short-1 = Giustinian
board-short-2 = Fasan
board-short-3 = Ca’ Granda
board-short-4 = Barbaro
board-short-5 = Grassi
board-short-6 = Spinelli
board-short-7 = Grimani
board-short-8 = Loredan
board-short-9 = Ca’ d’Oro
board-short-10 = Vendramin
board-short-11 = Labia
board-short-12 = Ca’ Pesaro
board-short-13 = Pisani
board-short-14 = Ca’ Foscari
board-short-15 = Rezzonico

board-hammer = Aux enchères
board-auction = Vente { $number }
board-left-of = reste { $left } sur { $size }
board-high = { $name_is ->
    [you] votre offre
   *[other] offre : { $name }
}
board-high-short = { $name_is ->
    [you] vous
   *[other] { $name }
}
board-left-short = reste { $left }
board-own = vous : { $count }
board-no-bid = Aucune offre
board-who-is-in = Qui participe
board-seat-in = { $name_is ->
    [you] Vous participez
   *[other] { $name } participe
}
board-seat-out = { $name_is ->
    [you] Vous avez passé
   *[other] { $name } a passé
}
board-seat-high = { $name_is ->
    [you] Vous avez l’offre la plus haute
   *[other] { $name } a l’offre la plus haute
}
board-starts-if = { $name_is ->
    [you] Si vous achetez, { $next } parlera en premier.
   *[other] { $next_is ->
        [you] Si c’est { $name } qui achète, vous parlerez en premier.
       *[other] Si c’est { $name } qui achète, { $next } parlera en premier.
    }
}
board-settling = Adjugé !
board-last = { $name_is ->
    [you] Vous avez acheté { $lot } pour { $price } ({ $palace }).
   *[other] { $name } a acheté { $lot } pour { $price } ({ $palace }).
}
board-last-bribe = { $name_is ->
    [you] Vous avez pris { $lot } avec votre masque ({ $palace }).
   *[other] { $name } a pris { $lot } avec son masque ({ $palace }).
}
board-last-none = Personne n’a voulu de ce lot ({ $palace }) : { $lot }.
board-last-sale = Les { $group } ont rapporté { $value } la pièce.
board-over = Les ventes sont terminées
board-kinds = { $kinds ->
    [0] Il ne reste rien sur le plateau.
    [one] Il reste un groupe de trésors sur le plateau.
   *[other] Il reste { $kinds } groupes de trésors sur le plateau.
}
board-before = On porte les trésors dans les palais.
board-skip = Sauter

board-values = Valeurs
board-value = { $state ->
    [used] Case { $space } : { $group }, revente à { $value }
    [next] Case { $space } : le prochain groupe sera revendu à { $value }
    [open] Case { $space } : { $value }, plus tard
   *[hidden] { $count ->
        [one] Une autre valeur est face cachée
       *[other] { $count } autres valeurs sont face cachée
    }
}
board-details = Argent, trésors et groupes
board-purses = Argent et trésors
board-money = { $money ->
    [one] { $money } ducat
   *[other] { $money } ducats
}
board-debt = Dette de { $debt }, qui comptera double à la fin
board-worth = Score de { $worth } si la partie s’arrêtait là
board-worth-short = vaut { $worth }
board-mask = { $used ->
    [yes] Masque joué
   *[no] Masque non joué
}
board-no-treasures = Aucun trésor
board-groups = Groupes de trésors
board-kinds-left = { $kinds ->
    [one] il reste un groupe dans les palais
   *[other] il reste { $kinds } groupes dans les palais
} ; la partie finit quand il n’en reste que deux
board-kinds-now = { $kinds ->
    [one] reste un groupe ; fin à 2
   *[other] reste { $kinds } groupes ; fin à 2
}
board-unseen = Valeurs encore à venir (deux de celles-ci ont été écartées) : { $values }
board-left-out = Valeurs écartées : { $values }
board-owner = { $name_is ->
    [you] vous { $count }
   *[other] { $name } { $count }
}
board-group = { $group } : { $left } sur { $size } dans les palais ; { $owners ->
    [none] personne n’en a
   *[other] chez les joueurs : { $owners }
}.
board-group-sold = { $group } : revente à { $value } ({ $owners }).
board-group-gone = { $group } : plus de revente possible, car { $gone } sur { $size } ont quitté le jeu.
board-track = Table de points
board-track-of = { $name } : { $money ->
    [one] { $money } ducat
   *[other] { $money } ducats
}, dette { $debt }.

board-decision = Votre décision
board-slider = Offre
board-amount = Votre offre
board-bid = Miser { $amount }
board-bid-none = Miser
board-pass = Passer
board-turn = { $bid ->
    [0] Ouvrez avec une offre de 1 ou plus, ou passez.
   *[other] Misez { $lowest } ou plus, ou passez.
}
board-bribe = Masque
board-type-bid = Choisissez une offre de { $lowest } à { $highest }, ou touchez le palais où la gondole doit s’arrêter.
board-top = { $bribe ->
    [yes] L’offre ne peut plus monter : passez, ou jouez votre masque.
   *[no] L’offre ne peut plus monter : passez.
}
board-preview-stop = Une offre de { $amount } arrête la gondole ici : { $palace }.
board-preview-pay = Si vous achetez à { $amount }, il vous reste { $left }.
board-preview-sale = { $count ->
    [one] Ce groupe est alors complet ({ $group }) : votre pièce rapporte { $brings }.
   *[other] Ce groupe est alors complet ({ $group }) : vos { $count } pièces rapportent { $brings }.
}
board-preview-sales = { $kinds } groupes sont alors complets, et vous choisissez lequel est revendu d’abord.
board-preview-next = Prochain lot : { $palace }
board-preview-skip = { $stop } est vide, la gondole continue donc. Prochain lot : { $palace }
board-preview-nothing = Il ne resterait aucun trésor pour une autre vente.
board-preview-starter = { $name } y parlera en premier.
board-debt-warning = Vous avez { $money } : cet achat fait une dette de { $debt }, qui retire { $cost } à votre score.
board-bribe-sure = Céder votre masque et prendre { $lot } gratuitement ? Vous n’avez qu’un masque.
board-bribe-yes = Prendre le lot
board-bribe-no = Garder le masque
board-bribe-may = Masque : prenez le lot gratuitement.
board-bribe-asked = Masque : prenez le lot gratuitement.
board-bribe-not-now = Masque : à cette table, on vous le propose juste après une offre.
board-bribe-no-bid = Masque : pas avant la première offre.
board-bribe-too-high = Masque : seulement jusqu’à une offre de 15.
board-bribe-used = Vous avez joué votre masque.
board-bribe-out = Masque : vous avez passé.
board-bribe-high = Masque : vous avez l’offre la plus haute.
board-ask = { $name } mise { $bid } pour { $lot }. Voulez-vous jouer votre masque et prendre le lot ?
board-bribe-now = Jouer le masque : prendre le lot
board-decline = Non, garder le masque
board-sell = { $count } groupes sont complets. Lequel est revendu d’abord, à { $value } la pièce ?
board-sell-group = Revendre les { $group } à { $value }
board-brings = { $name_is ->
    [you] vous { $amount }
   *[other] { $name } { $amount }
}
board-begin = Choisissez le palais de la première vente.
board-wait = { $name_is ->
    [you] À vous de jouer.
   *[other] À { $name } de jouer.
}
board-wait-high = Vous avez l’offre la plus haute. À { $name } de jouer.
board-wait-out = Vous avez passé dans cette vente. À { $name } de jouer.
board-wait-sale = { $name_is ->
    [you] Vous décidez quel groupe est revendu.
   *[other] { $name } décide quel groupe est revendu.
}
board-wait-begin = { $name_is ->
    [you] Vous choisissez le palais de la première vente.
   *[other] { $name } choisit le palais de la première vente.
}
board-wait-bribe = { $name } peut jouer son masque.
board-wait-chance = On met la table en place.

board-ledger = La partie en chiffres
board-show-board = Montrer le plateau
board-show-ledger = La partie en chiffres
board-wealth = La fortune au fil des ventes
board-wealth-words = Une courbe de la fortune au fil des ventes. À la fin : { $words }.
board-wealth-at = { $name } après la vente { $number } : { $worth }
board-lots = Ce que chaque lot a coûté et rapporté
board-column-number = N°
board-column-palace = Palais
board-column-lot = Lot
board-column-buyer = Acheteur
board-column-price = Payé
board-column-brought = Rapporté
board-column-gain = Gain
board-nobody = personne
board-bribed-price = 0 (masque à { $bid })
board-unsold = { $count ->
    [one] un trésor est resté invendu
   *[other] { $count } trésors sont restés invendus
}
board-key-palace = faire le tour de la lagune, de palais en palais
    .keys = Flèches
board-key-bid = dans le champ : faire l’offre
    .keys = Entrée
