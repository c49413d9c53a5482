# Canal Grande, en français : ce qu’on peut faire, en toutes lettres.
move-put = Mettre dans la seconde offre : { card-name }
move-confirm = Confirmer
move-choose = { $offer ->
    [1] Prendre la première offre
   *[2] Prendre la seconde offre
}
move-resolve = { $card ->
    [SPY] Envoyer l’espion
    [TRA] Envoyer le traître
   *[DOG] Présenter le doge
}
move-betray = Laisser le traître prendre une carte à { $seat }
move-forgo = Renvoyer le traître
move-lay = Poser { card-name }
move-pass = Passer
move-catch-up = Piocher des cartes
move-decline = Ne rien piocher

# Comment les coups se lisent dans un plan de plusieurs.
plan-put = Partager ; dans la seconde offre : { $parts }
    .part = { card-name }
plan-confirm =
    .passing = yes
plan-lay = Poser { $parts }
    .part = { card-name }
