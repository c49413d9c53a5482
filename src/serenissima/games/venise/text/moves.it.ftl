move-card = { $card ->
    [short] «Corta»
    [long] «Lunga»
    [remove] «Rimuovi»
    [move] «Sposta»
    [walk1] «1 passo»
    [walk2] «2 passi»
    [walk3] «3 passi»
   *[joker] un jolly
}
move-with = { $joker ->
    [yes] { " " }con un jolly
   *[no] { "" }
}
move-colour = { $colour ->
    [ruby] il rubino
    [diamond] il diamante
    [emerald] lo smeraldo
   *[topaz] il topazio
}
move-short = Posa un’asse corta{ move-with }
move-long = Posa un’asse lunga{ move-with }
move-remove = Rimuovi un’asse{ move-with }
move-move = Solleva un’asse{ move-with } per spostarla
move-to = Posa l’asse qui
move-walk = Fai { $steps ->
    [one] un passo
   *[other] fino a { $steps } passi
}{ move-with }
move-step = Fai un passo
move-stop = Fermati
move-take-joker = Prendi un jolly invece di giocare
move-exchange = Scambia quattro carte con un jolly
move-give = Dai { move-card }
move-end-play = Non giocare altre carte e pesca
move-end-turn = Tieni la mano e finisci il turno
move-discard = Scarta { move-card }
move-rescue = { $plank ->
    [short] Fatti portare un’asse corta
   *[long] Fatti portare un’asse lunga
}
move-choose = Scegli { move-colour }
move-no-choice = Lascia il colore al caso
move-begin = Fai cominciare { $seat }

plan-walk = Fai { $steps ->
    [one] un passo
   *[other] fino a { $steps } passi
}{ move-with }
plan-step =
    .passing = yes
plan-stop =
    .passing = yes
plan-move = Sposta un’asse{ move-with }
plan-to =
    .passing = yes
plan-give = Dai { $parts }
    .part = { move-card }
    .after-exchange = : { $parts }
plan-exchange = Scambia con un jolly
plan-discard = Scarta { $parts }
    .part = { move-card }
plan-end-play =
    .passing = yes
plan-end-turn =
    .passing = yes
