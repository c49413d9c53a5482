hint-gem = { $colour ->
    [ruby] rubino
    [diamond] diamante
    [emerald] smeraldo
   *[topaz] topazio
}
hint-a-gem = { $colour ->
    [ruby] un rubino
    [diamond] un diamante
    [emerald] uno smeraldo
   *[topaz] un topazio
}
hint-gems = { $colour ->
    [ruby] rubini
    [diamond] diamanti
    [emerald] smeraldi
   *[topaz] topazi
}
hint-way = { $planks ->
    [0] { $steps ->
        [one] un passo
       *[other] { $steps } passi
    }
    [one] { $steps ->
        [one] un’asse e un passo
       *[other] un’asse e { $steps } passi
    }
   *[other] { $steps ->
        [one] { $planks } assi e un passo
       *[other] { $planks } assi e { $steps } passi
    }
}
hint-was = { $was_planks ->
    [0] { $was_steps ->
        [one] un passo
       *[other] { $was_steps } passi
    }
    [one] { $was_steps ->
        [one] un’asse e un passo
       *[other] un’asse e { $was_steps } passi
    }
   *[other] { $was_steps ->
        [one] { $was_planks } assi e un passo
       *[other] { $was_planks } assi e { $was_steps } passi
    }
}
hint-card = { $card ->
    [short] «Corta»
    [long] «Lunga»
    [remove] «Rimuovi»
    [move] «Sposta»
    [walk1] «1 passo»
    [walk2] «2 passi»
   *[walk3] «3 passi»
}

why-last-gem = { $end ->
    [round] Prendi il tuo ultimo { hint-gem }. Li hai tutti e quattro, e gli altri possono solo finire questo giro.
    [places] Prendi il tuo ultimo { hint-gem }, e il miglior posto rimasto è tuo.
   *[match] Prendi il tuo ultimo { hint-gem }, e vinci.
}
why-gems = { $left ->
    [one] Prendi { $gems } { hint-gems } in un turno. Ne resta solo uno da raccogliere.
   *[other] Prendi { $gems } { hint-gems } in un turno. Ne restano { $left } da raccogliere.
}
why-gem-back = { $planks ->
    [one] Prendi { hint-a-gem } e un’asse alle tue spalle: hai un’asse per proseguire.
   *[other] Prendi { hint-a-gem } e un’asse alle tue spalle: hai { $planks } assi per proseguire.
}
why-gem-next = Prendi { hint-a-gem }. Poi il prossimo è a { hint-way }.
why-gem = { $left ->
    [one] Prendi { hint-a-gem }. Ne resta solo uno da raccogliere.
   *[other] Prendi { hint-a-gem }. Ne restano { $left } da raccogliere.
}

why-open = { $steps ->
    [one] Così il tuo { hint-gem } più vicino è a un solo passo, senza assi da posare.
   *[other] Così il tuo { hint-gem } più vicino è a { $steps } passi, senza assi da posare.
}
why-closer = Ti avvicina: poi il tuo { hint-gem } più vicino è a { hint-way } invece che a { hint-was }.
why-round = Accorcia il giro di tutte le tue gemme: { hint-way } invece di { hint-was }.
why-nowhere = Nessun percorso ti porta più vicino a { hint-a-gem }: da lì è a { hint-way }.

why-cuts = { $gems ->
    [3] A { $of_seat } manca una sola gemma. Era a { hint-was }; così è a { hint-way }.
   *[other] Allunga la via di { $of_seat } verso la gemma più vicina: { hint-way } invece di { hint-was }.
}
why-shuts = { $gems ->
    [3] A { $of_seat } manca una sola gemma. Era a { hint-was }; così non c’è più modo di arrivarci.
   *[other] La gemma più vicina di { $of_seat } era a { hint-was }. Così non può più raggiungerne nessuna.
}

why-plank = { $had ->
    [0] { $plank ->
        [long] Non hai più assi lunghe, e così ne hai una.
       *[short] Non hai più assi corte, e così ne hai una.
    }
   *[other] { $plank ->
        [long] Porta un’asse lunga nella tua riserva: con questa sono { $has }.
       *[short] Porta un’asse corta nella tua riserva: con questa sono { $has }.
    }
}
why-guards = Finisci su un’asse, e finché sei lì nessuno può portarla via.
why-rescue = { $plank ->
    [long] La tua pedina è bloccata. Un’asse lunga la fa scendere da questo palo.
   *[short] La tua pedina è bloccata. Un’asse corta la fa scendere da questo palo.
}

why-stuck = { $gain ->
    [joker] Nessuna delle tue { $cards } carte si può giocare qui. Un jolly può essere qualsiasi carta.
   *[cards] Nessuna delle tue { $cards } carte si può giocare qui: quindi pesca.
}
why-no-walk = { $gain ->
    [joker] Non hai carte per camminare. Un jolly può farti camminare.
   *[cards] Non hai carte per camminare: quindi pesca.
}
why-no-lay = { $gain ->
    [joker] Non hai carte per posare assi. Un jolly può posarne una.
   *[cards] Non hai carte per posare assi: quindi pesca.
}
why-far = { $gain ->
    [joker] Il tuo { hint-gem } più vicino è a { hint-way }: troppo lontano per questo turno. Un jolly ti aiuterà ad arrivarci.
   *[cards] Il tuo { hint-gem } più vicino è a { hint-way }: troppo lontano per questo turno. Tieni le carte per il prossimo.
}
why-wait = { $gain ->
    [joker] Un jolly può essere qualsiasi carta. Poi hai in mano { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } e ne peschi altre due.
   *[cards] Tieni { $cards ->
        [one] la tua carta
       *[other] le tue { $cards } carte
    } e ne peschi altre due.
}
why-end-spent = Non hai più clessidre da usare.

why-keep = Con uno scambio ti { $left ->
    [one] resterebbe una carta
   *[other] resterebbero { $left } carte
} invece di { $cards }.
why-exchange-full = { $surplus ->
    [one] Una carta va comunque scartata: il jolly te ne costa solo altre tre.
   *[other] Due carte vanno comunque scartate: il jolly te ne costa solo altre due.
}
why-exchange-doubles = Delle quattro carte, { $count } sono doppioni, e un jolly può essere qualsiasi carta.
why-exchange = Tieni { $cards ->
    [one] una carta, un jolly
   *[other] { $cards } carte, tra cui un jolly
} che può essere la carta che vuoi.
why-spare-double = { $left ->
    [one] Puoi farne a meno: hai ancora un’altra carta { hint-card }.
   *[other] Puoi farne a meno: hai ancora altre { $left } carte { hint-card }.
}
why-spare = Delle tue { $cards } carte, { hint-card } è quella che ti mancherà di meno.

why-tent = Da questa tenda il tuo { hint-gem } più vicino è a { hint-way }.
why-begin = { $others ->
    [one] Chi comincia è avanti di un turno.
   *[other] Chi comincia è avanti di un turno su tutti e { $others } gli altri.
}
