part-colour = { $colour ->
    [ruby] il rubino
    [diamond] il diamante
    [emerald] lo smeraldo
   *[topaz] il topazio
}
part-card = { $card ->
    [short] «Corta»
    [long] «Lunga»
    [remove] «Rimuovi»
    [move] «Sposta»
    [walk1] «1 passo»
    [walk2] «2 passi»
    [walk3] «3 passi»
   *[joker] un jolly
}
part-plank = { $plank ->
    [short] un’asse corta
   *[long] un’asse lunga
}
part-with-joker = { $joker ->
    [yes] { " " }con un jolly
   *[no] { "" }
}
part-you-spend = { $tiles ->
    [0] { "" }
    [one] {" "}e spendi una tessera
   *[other] {" "}e spendi { $tiles } tessere
}
part-spends = { $tiles ->
    [0] { "" }
    [one] {" "}e spende una tessera
   *[other] {" "}e spende { $tiles } tessere
}
part-falls = { $count ->
    [0] .
    [one] . Un’asse cade in acqua.
   *[other] . { $count } assi cadono in acqua.
}
part-walk-card = { $joker ->
    [yes] un jolly da { $steps }
   *[no] una carta da { $steps }
} { $steps ->
    [one] passo
   *[other] passi
}
part-walk-steps = { $count ->
    [one] un passo
   *[other] { $count } passi
}
part-gem-count = { $gems ->
    [1] la prima gemma
    [2] la seconda gemma
   *[3] la terza gemma
}
part-rescuer = { $source ->
    [water] dall’acqua
    [box] dalla scatola
   *[rival] { $from_seat_is ->
        [you] da te
       *[other] da { $from_seat }
    }
}
part-place = { $place ->
    [1] al primo posto
    [2] al secondo posto
   *[3] al terzo posto
}

event-coloured = { $seat_is ->
    [you] { $chosen ->
        [yes] Scegli { part-colour }.
       *[no] Ti tocca { part-colour }.
    }
   *[other] { $chosen ->
        [yes] { $seat } sceglie { part-colour }.
       *[no] A { $seat } tocca { part-colour }.
    }
}
event-undecided = { $seat_is ->
    [you] Lasci il tuo colore al caso.
   *[other] { $seat } lascia il colore al caso.
}
event-began = { $seat_is ->
    [you] Cominci tu.
   *[other] Comincia { $seat }.
}
event-drawn = { $seat_is ->
    [you] Peschi una carta.
   *[other] { $seat } pesca una carta.
}
    .passing = yes
event-got = { $seat_is ->
    [you] Ricevi { part-card }.
   *[other] { $seat } riceve { part-card }.
}
event-joker-drawn = { $seat_is ->
    [you] { $kept ->
        [yes] Peschi un jolly e lo mostri.
       *[no] Peschi un jolly, ne hai già due e lo metti negli scarti.
    }
   *[other] { $kept ->
        [yes] { $seat } pesca un jolly e lo mostra.
       *[no] { $seat } pesca un jolly, ne ha già due e lo mette negli scarti.
    }
}
event-reshuffled = Si rimescolano gli scarti: { $count } carte da pescare.
event-dealt = Tutti hanno { $hand } carte. Ne restano { $left } da pescare.
event-laid = { $seat_is ->
    [you] Posi { part-plank }{ part-with-joker }{ part-you-spend }.
   *[other] { $seat } posa { part-plank }{ part-with-joker }{ part-spends }.
}
event-removed = { $seat_is ->
    [you] Rimuovi { part-plank }{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } rimuove { part-plank }{ part-with-joker }{ part-spends }{ part-falls }
}
event-lifted = { $seat_is ->
    [you] Sollevi { part-plank }{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } solleva { part-plank }{ part-with-joker }{ part-spends }{ part-falls }
}
event-moved = { $seat_is ->
    [you] La posi altrove.
   *[other] { $seat } la posa altrove.
}
event-walking = { $seat_is ->
    [you] Giochi { part-walk-card }{ part-you-spend }.
   *[other] { $seat } gioca { part-walk-card }{ part-spends }.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] Fai un passo.
   *[other] { $seat } fa un passo.
}
    .passing = yes
event-walked = { $seat_is ->
    [you] Fai { part-walk-steps }.
   *[other] { $seat } fa { part-walk-steps }.
}
event-collected = { $seat_is ->
    [you] { $tile ->
        [yes] Prendi una gemma e una tessera clessidra. È { part-gem-count }.
       *[no] Prendi la tua ultima gemma.
    }
   *[other] { $tile ->
        [yes] { $seat } prende una gemma e una tessera clessidra. È { part-gem-count }.
       *[no] { $seat } prende l’ultima gemma.
    }
}
event-joker-taken = { $seat_is ->
    [you] Prendi un jolly invece di giocare.
   *[other] { $seat } prende un jolly invece di giocare.
}
event-exchanging = { $seat_is ->
    [you] Scambi quattro carte con un jolly.
   *[other] { $seat } scambia quattro carte con un jolly.
}
    .passing = yes
event-given = { $seat_is ->
    [you] Dai { part-card }.
   *[other] { $seat } dà { part-card }.
}
    .passing = yes
event-exchanged = { $seat_is ->
    [you] Dai quattro carte per un jolly: { $cards }.
   *[other] { $seat } dà quattro carte per un jolly: { $cards }.
}
event-played-none = { $seat_is ->
    [you] Non giochi carte.
   *[other] { $seat } non gioca carte.
}
event-play-ended = { $seat_is ->
    [you] { $used ->
        [0] Hai finito.
        [one] Hai usato una clessidra.
       *[other] Hai usato { $used } clessidre.
    }
   *[other] { $used ->
        [0] { $seat } ha finito.
        [one] { $seat } ha usato una clessidra.
       *[other] { $seat } ha usato { $used } clessidre.
    }
}
    .passing = yes
event-refilled = { $seat_is ->
    [you] Peschi { $count ->
        [one] una carta
       *[other] { $count } carte
    } e ne hai { $hand }.
   *[other] { $seat } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    } e ne ha { $hand }.
}
event-discarded = { $seat_is ->
    [you] Scarti { part-card }.
   *[other] { $seat } scarta { part-card }.
}
event-rescued = { $seat_is ->
    [you] La tua pedina è bloccata: ricevi { part-plank } { part-rescuer }.
   *[other] La pedina di { $seat } è bloccata: { $seat } riceve { part-plank } { part-rescuer }.
}
event-turn-ended = { $next_seat_is ->
    [you] Giro { $round }: tocca a te.
   *[other] Giro { $round }: tocca a { $next_seat }.
}
event-completed = { $seat_is ->
    [you] Hai tutte e quattro le gemme{ $last_round ->
        [yes] . Si finisce il giro.
       *[no] !
    }
   *[other] { $seat } ha tutte e quattro le gemme{ $last_round ->
        [yes] . Si finisce il giro.
       *[no] !
    }
}
event-placed = { $seat_is ->
    [you] Arrivi { part-place } e lasci la partita.
   *[other] { $seat } arriva { part-place } e lascia la partita.
}
event-ended = { $reason ->
    [gems] { $seat_is ->
        [you] Vinci la partita.
       *[other] { $seat } vince la partita.
    }
    [shared] La vittoria è condivisa.
    [places] { $seat_is ->
        [you] Tutti i posti sono decisi: vinci la partita.
       *[other] Tutti i posti sono decisi: { $seat } vince la partita.
    }
    [standstill] Da troppo tempo non si muove nulla: la partita finisce così com’è.
   *[rounds] L’ultimo giro è finito: la partita finisce così com’è.
}
