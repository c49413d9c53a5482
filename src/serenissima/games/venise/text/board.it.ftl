board-label = La laguna
board-zoom = Guarda da vicino
board-none = nessuna

# che cosa si vede: un’immagine, e che cosa vuol dire
board-legend = Che cos’è?
board-legend-gem = Una gemma del tuo colore, con un anello d’oro: prendile tutte e quattro e vinci.
board-legend-tent = La tua tenda: sopra ci sono le gemme che hai preso. Ognuno ha la sua.
board-legend-hourglass = Una tessera clessidra, vinta con una gemma: una clessidra in più, nel turno che vuoi.
board-legend-wall = Un muro divide un palo in due lati. Nessuno lo scavalca.
board-legend-top = Sopra un ponte: ci portano solo le assi alle sue due estremità.
board-legend-low = Sotto un ponte: ci portano le assi da tutti gli altri lati. Nessuno si arrampica.
board-legend-way = Una linea a puntini: la tua via più breve verso una gemma.
board-legend-steps = Un numero: quanti passi servono per arrivarci.
board-legend-planks = Un’asse, e una pallida: un posto dove se ne può posare una.
board-legend-water = Assi cadute in acqua: nessuno le riavrà.

board-at-short = tra { $one } e { $two }
board-at-long = in diagonale da { $one } a { $two }
board-at-stem = da { $one } all’asse lunga
board-at-crossbar = di traverso, tra due assi corte accanto a { $one }
board-at-pole = il palo { $one }
board-at-top = il ponte su { $one }
board-at-low = sotto il ponte su { $one }
board-at-side = il lato { $side ->
    [N] nord
    [E] est
    [S] sud
    [W] ovest
    [NE] nord-est
    [NW] nord-ovest
    [SE] sud-est
   *[SW] sud-ovest
} del muro su { $one }
board-on-top = sopra
board-below = sotto
board-position = Pedine: { $pawns }. Assi: { $planks }. Le tue gemme: { $gems }.

board-colour-ruby = Rubino
board-colour-diamond = Diamante
board-colour-emerald = Smeraldo
board-colour-topaz = Topazio
board-colour-title = Scegli la tua tenda
board-colour-free = libera
board-colour-any = Una qualsiasi
board-begin-title = Chi comincia?

board-player = { $name }{ $colour ->
    [none] {""}
   *[other] , { $colour }
}: gemme { $gems } su 4, assi corte { $short }, assi lunghe { $long }, carte { $cards }, di cui jolly { $jokers }, tessere clessidra { $tiles }
board-gems = Gemme raccolte: { $gems } su 4
board-shorts = { $count ->
    [one] Un’asse corta nella riserva
   *[other] { $count } assi corte nella riserva
}
board-longs = { $count ->
    [one] Un’asse lunga nella riserva
   *[other] { $count } assi lunghe nella riserva
}
board-cards = { $count ->
    [one] Una carta in mano
   *[other] { $count } carte in mano
}{ $jokers ->
    [0] {""}
   *[other] , jolly: { $jokers }
}
board-tiles = { $count ->
    [one] Una tessera clessidra
   *[other] { $count } tessere clessidra
}
board-place = { $place ->
    [1] primo posto
    [2] secondo posto
    [3] terzo posto
   *[other] quarto posto
}

board-draw-pile = { $count ->
    [one] Una carta da pescare
   *[other] { $count } carte da pescare
}
board-discards = { $count ->
    [0] Nessuno scarto
    [one] Uno scarto
   *[other] { $count } scarti
}
board-discards-top = In cima: { $card }. A questo tavolo si può guardare solo la carta in cima.
board-jokers = { $count ->
    [one] Un jolly da prendere
   *[other] { $count } jolly da prendere
}
board-water = { $count ->
    [0] Nessuna asse persa
   *[other] Perse in acqua: corte { $short }, lunghe { $long }
}
board-budget = { $used ->
    [one] Una clessidra usata
   *[other] { $used } clessidre usate
}, ancora { $left }

board-hand = Le tue carte
board-card = { $card }, { $cost ->
    [one] una clessidra
   *[other] { $cost } clessidre
}{ $count ->
    [one] {""}
   *[other] , ne hai { $count }
}{ $usable ->
    [yes] {""}
   *[no] . Non ora: premi per sapere perché.
}
board-card-short = Corta
    .help = Posa un’asse corta della tua riserva. Un’estremità deve toccare il punto dove sei.
board-card-long = Lunga
    .help = Posa un’asse lunga della tua riserva. Un’estremità deve toccare il punto dove sei.
board-card-remove = Rimuovi
    .help = Prendi nella tua riserva un’asse che tocca il punto dove sei.
board-card-move = Sposta
    .help = Solleva un’asse che tocca il punto dove sei e posala altrove.
board-card-walk1 = 1 passo
    .help = Fai un passo.
board-card-walk2 = 2 passi
    .help = Fai fino a due passi.
board-card-walk3 = 3 passi
    .help = Fai fino a tre passi.
board-card-joker = Jolly
    .help = La carta che vuoi, per due clessidre.
board-joker-as = Giocalo come

board-others-turn = Sta giocando { $name }.
board-over = La partita è finita.
board-busy = Un momento…
board-phase-colours = Scegli la tua tenda.
board-phase-first = Chi deve cominciare?
board-phase-deal = Si distribuiscono le carte.
board-phase-play = { $left ->
    [0] Clessidre finite: concludi il turno.
    [one] Scegli una carta: hai ancora una clessidra.
   *[other] Scegli una carta: hai ancora { $left } clessidre.
}
board-phase-walk = { $made ->
    [0] Dove vai? Fino a { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }.
   *[other] { $made ->
        [one] Un passo fatto
       *[other] { $made } passi fatti
    }, ancora { $steps }. Continua o fermati qui.
}
board-phase-move = Dove posi ora l’asse?
board-phase-exchange = Dai quattro carte per un jolly: date { $given } su 4.
board-phase-after-joker = Hai preso un jolly. Finisci il turno, o prima scambia carte.
board-phase-draw = Si pescano le carte.
board-phase-trim = { $surplus ->
    [0] Il tuo turno è finito. Puoi ancora scambiare quattro carte con un jolly.
    [one] { $exchange ->
        [yes] Scarta una carta: puoi tenerne otto. Oppure scambiane quattro con un jolly.
       *[no] Scarta una carta: puoi tenerne otto.
    }
    [2] { $exchange ->
        [yes] Scarta due carte: puoi tenerne otto. Oppure scambiane quattro con un jolly.
       *[no] Scarta due carte: puoi tenerne otto.
    }
   *[other] { $exchange ->
        [yes] Scarta { $surplus } carte: puoi tenerne otto. Oppure scambiane quattro con un jolly.
       *[no] Scarta { $surplus } carte: puoi tenerne otto.
    }
}
board-phase-discard = { $surplus ->
    [one] Scarta ancora una carta: puoi tenerne otto.
    [2] Scarta ancora due carte: puoi tenerne otto.
   *[other] Scarta ancora { $surplus } carte: puoi tenerne otto.
}
board-phase-over = La partita è finita.
board-pick-joker = Che cosa deve essere il jolly?
board-pick-short = { $count ->
    [one] C’è un posto per un’asse corta: premilo.
   *[other] Dove posi l’asse corta? { $count } posti.
}
board-pick-long = { $count ->
    [one] C’è un posto per un’asse lunga: premilo.
   *[other] Dove posi l’asse lunga? { $count } posti.
}
board-pick-remove = Quale asse rimuovi?
board-pick-move = Quale asse sollevi?
board-pick-walk1 = Dove vai? Un passo.
board-pick-walk2 = Dove vai? Fino a due passi.
board-pick-walk3 = Dove vai? Fino a tre passi.
board-path = { $steps ->
    [one] Un passo
   *[other] { $steps } passi
} { $to ->
    [plank] fino all’asse.
    [top] fin sopra il ponte.
    [low] fin sotto il ponte.
    [side] fino a questo lato del muro.
   *[pole] fino a questo palo.
}
board-leads = { $shape ->
    [crossbar] Unisce le due assi corte.
   *[other] { $to ->
        [plank] Si appoggia all’asse lunga.
        [top] Porta sopra il ponte.
        [low] Porta sotto il ponte.
        [side] Porta a questo lato del muro.
       *[pole] Porta a questo palo.
    }
}
board-falls = { $count ->
    [one] L’asse che trema cade in acqua ed è persa per tutti.
   *[other] Le { $count } assi che tremano cadono in acqua e sono perse per tutti.
} { $type ->
    [move] Vuoi sollevare questa?
   *[remove] Vuoi rimuovere questa?
}
board-falls-yes = Prendila lo stesso
board-falls-no = Meglio di no
board-confirm-short = Posala
board-confirm-long = Posala
board-confirm-remove = Rimuovila
board-confirm-move = Sollevala
board-confirm-to = Posala qui
board-confirm-step = Cammina
board-lay-back = Rimettila a posto
board-stop = Fermati qui
board-take-joker = Prendi un jolly
board-exchange = Quattro carte per un jolly
board-end-play = Fine turno
board-end-turn = Tieni queste carte
board-rescue = { $plank ->
    [short] Ricevi un’asse corta
   *[long] Ricevi un’asse lunga
}

board-target-short = Posa un’asse corta { $at }
board-target-long = Posa un’asse lunga { $at }
board-target-to = Posa l’asse { $at }
board-target-remove = Rimuovi l’asse { $at }{ $falls ->
    [0] {""}
    [one] ; un’asse cade
   *[other] ; { $falls } assi cadono
}
board-target-move = Solleva l’asse { $at }{ $falls ->
    [0] {""}
    [one] ; un’asse cade
   *[other] ; { $falls } assi cadono
}
board-target-step = Cammina: { $plank ->
    [yes] l’asse { $at }
   *[no] { $at }
}, { $steps ->
    [one] un passo
   *[other] { $steps } passi
}

board-routes = Vie verso le tue gemme
    .help = La tua via più breve verso ogni gemma: quante assi posare e quanti passi fare. La linea a puntini è quella che scegli qui.
board-ask = Chiedi dopo la pesca
    .help = Dopo aver pescato puoi scambiare quattro carte con un jolly. Spento: il turno finisce da sé quando hai otto carte o meno.
board-way = { $planks ->
    [0] nessuna asse
    [one] un’asse
   *[other] { $planks } assi
}, { $steps ->
    [one] un passo
   *[other] { $steps } passi
}
board-then = poi
board-no-way = nessuna via
board-key-card = prendere una carta, contando da sinistra
    .keys = da 1 a 8
board-key-target = guardare il prossimo posto che si può scegliere; con Invio si gioca lì
    .keys = Frecce
board-key-rest = rimettere giù la carta
    .keys = Esc
