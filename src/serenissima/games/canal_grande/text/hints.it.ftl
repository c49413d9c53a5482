taken-cards = { $taken ->
    [CAN] { $taken_count ->
        [one] una carta di Cannaregio
       *[other] { $taken_count } carte di Cannaregio
    }
    [SCR] { $taken_count ->
        [one] una carta di Santa Croce
       *[other] { $taken_count } carte di Santa Croce
    }
    [SPO] { $taken_count ->
        [one] una carta di San Polo
       *[other] { $taken_count } carte di San Polo
    }
    [DOR] { $taken_count ->
        [one] una carta di Dorsoduro
       *[other] { $taken_count } carte di Dorsoduro
    }
    [SMA] { $taken_count ->
        [one] una carta di San Marco
       *[other] { $taken_count } carte di San Marco
    }
    [CAS] { $taken_count ->
        [one] una carta di Castello
       *[other] { $taken_count } carte di Castello
    }
    [GON] { $taken_count ->
        [one] una gondola
       *[other] { $taken_count } gondole
    }
    [SPY] { $taken_count ->
        [one] una spia
       *[other] { $taken_count } spie
    }
    [TRA] { $taken_count ->
        [one] un traditore
       *[other] { $taken_count } traditori
    }
    [DOG] { $taken_count ->
        [one] un doge
       *[other] { $taken_count } dogi
    }
   *[none] soltanto numeri
}
kept-cards = { $kept ->
    [CAN] { $kept_count ->
        [one] una carta di Cannaregio
       *[other] { $kept_count } carte di Cannaregio
    }
    [SCR] { $kept_count ->
        [one] una carta di Santa Croce
       *[other] { $kept_count } carte di Santa Croce
    }
    [SPO] { $kept_count ->
        [one] una carta di San Polo
       *[other] { $kept_count } carte di San Polo
    }
    [DOR] { $kept_count ->
        [one] una carta di Dorsoduro
       *[other] { $kept_count } carte di Dorsoduro
    }
    [SMA] { $kept_count ->
        [one] una carta di San Marco
       *[other] { $kept_count } carte di San Marco
    }
    [CAS] { $kept_count ->
        [one] una carta di Castello
       *[other] { $kept_count } carte di Castello
    }
    [GON] { $kept_count ->
        [one] una gondola
       *[other] { $kept_count } gondole
    }
    [SPY] { $kept_count ->
        [one] una spia
       *[other] { $kept_count } spie
    }
    [TRA] { $kept_count ->
        [one] un traditore
       *[other] { $kept_count } traditori
    }
   *[DOG] { $kept_count ->
        [one] un doge
       *[other] { $kept_count } dogi
    }
}

why-split-draw = Qualunque offerta prenda { $chooser_seat }, la fase finisce con meno punti { $seats ->
    [2] per te, e peschi { $count } carte.
   *[other] per la tua squadra: pescate { $count } carte a testa.
}
why-split-mine = { $chooser_seat } prenderà probabilmente l’offerta con { taken-cards }. Quella che resta è la migliore per te: ha { kept-cards }.
why-split-points = { $chooser_seat } prenderà probabilmente l’offerta con { taken-cards } e { $points ->
    [one] un punto.
   *[other] { $points } punti.
} Tu { $other ->
    [0] non ne prendi nessuno,
    [one] ne prendi solo uno,
   *[other] ne prendi solo { $other },
} e meno punti sono meglio.
why-split-even = Per { $chooser_seat } le due offerte valgono più o meno lo stesso: nessuna delle due scelte ti fa molto male.
why-split-least = { $chooser_seat } prenderà probabilmente l’offerta con { taken-cards }. { $better ->
    [0] Ma nessun’altra divisione di queste carte darebbe di meno a { $chooser_seat }.
    [one] Ma solo un’altra divisione di queste carte darebbe di meno a { $chooser_seat }.
   *[other] Ma su { $ways } divisioni possibili solo { $better } darebbero di meno a { $chooser_seat }.
}
why-split-keep = { $chooser_seat } prenderà probabilmente l’offerta con { taken-cards }, e a te resta l’altra con { kept-cards }.

why-take-wins = Il suo doge indice una votazione per te, e con un altro trofeo di { district-name } vinci la partita. Lì potresti calare { $reach }, { $seats ->
    [2] { $rival_seat } probabilmente meno.
   *[other] i tuoi avversari insieme probabilmente meno.
}
why-take-denies = Toglie il doge a { $divider_seat }, a cui manca un solo trofeo per vincere.
why-take-draw = Fa finire la fase con meno punti { $seats ->
    [2] per te, e peschi { $count } carte.
   *[other] per la tua squadra: pescate { $count } carte a testa.
}
why-take-doge = Il suo doge indice una votazione per te. Per { district-name } potresti calare { $reach }, { $seats ->
    [2] { $rival_seat } probabilmente meno.
   *[other] i tuoi avversari insieme probabilmente meno.
}
why-take-more = Per te vale più dell’altra offerta, soprattutto perché ha { taken-cards }.
why-take-away = Per { $divider_seat } vale più di quella che resta, soprattutto perché ha { taken-cards }.
why-take-fewer = Ha { $points ->
    [0] zero punti
    [one] solo un punto
   *[other] solo { $points } punti
}, l’altra { $other }. Meno è meglio: a fine fase, chi ne ha di meno pesca carte.
why-take-hand = Ti porta in mano { $count ->
    [one] una carta
   *[other] { $count } carte
}, l’altra { $other ->
    [0] nessuna.
    [one] una.
   *[other] { $other }.
}

why-doge-wins = Con un altro trofeo di { district-name } vinci la partita. Lì potresti calare { $reach }, { $seats ->
    [2] { $rival_seat } probabilmente meno.
   *[other] i tuoi avversari insieme probabilmente meno.
}
why-doge-doge = Puoi votare subito: per { district-name } potresti calare { $reach }, { $seats ->
    [2] { $rival_seat } probabilmente meno.
   *[other] i tuoi avversari insieme probabilmente meno.
}
why-traitor-first = Il traditore prende una carta { $seats ->
    [2] dalla mano di { $rival_seat }
   *[other] dalla mano di un avversario
} prima della votazione: ci sarà meno da calare contro di te.
why-spy-first = La spia pesca due carte prima della votazione, e ciò che porta può aiutarti.
why-order = Nessun doge in attesa, quindi nessuna votazione da preparare: qui l’ordine conta poco.
why-rob-more = { $victim_seat } ha in mano { $count } carte, { $other_seat } solo { $other }: c’è di più da prendere.
why-rob-weak = { $victim_seat } ha solo { $count ->
    [one] una carta
   *[other] { $count } carte
}: senza una di queste starebbe peggio di { $other_seat }, che ne ha { $other }.
why-rob-known = Delle { $count } carte di { $victim_seat } sai che { $known ->
    [one] una è una gondola o un sestiere che ti serve ancora.
   *[other] { $known } sono gondole o sestieri che ti servono ancora.
}
why-rob = { $count ->
    [one] { $victim_seat } ha in mano una carta, e diventa tua.
   *[other] Una delle { $count } carte di { $victim_seat } diventa tua.
}
why-catch-up = { $count } carte gratis: sestieri e gondole finiscono nella tua mano.
why-decline = Se tra le carte ci fosse un doge dovresti votare, e { $seats ->
    [2] a { $rival_seat } manca
   *[other] ai tuoi avversari manca
} un solo trofeo per vincere.

why-vote-match = Con un altro trofeo di { district-name } vinci la partita.
why-vote-stop = { $seats ->
    [2] Con questo trofeo { $rival_seat } vincerebbe la partita.
   *[other] Con questo trofeo i tuoi avversari vincerebbero la partita.
} Non lasciarlo andare.
why-vote-holds = In questa votazione puoi calare fino a { $reach ->
    [one] una carta
   *[other] { $reach } carte
}, e { $seats ->
    [2] { $rival_seat } probabilmente non può fare di più.
   *[other] i due avversari insieme probabilmente non possono fare di più.
}
why-vote-together = Insieme a { $partner_seat } puoi probabilmente superare tutto ciò che calano i due avversari.
why-vote-ahead = La tua parte passa in testa, { $own } a { $other }.
why-vote-level = Arrivi alla pari, a { $own }, e la parità è tua.
why-vote-stay = Una carta ti tiene in gioco. Una volta che passi, sei fuori dalla votazione.
why-vote-cheap = Devi aprire la votazione. Se la perdi, ti costa soltanto questa carta.
why-vote-high = Con { $count } carte in una volta, { $rival_seat } per rispondere deve calarne almeno { $need }.
why-vote-new = Non hai ancora un trofeo di { district-name }. Con questo { $missing ->
    [0] avresti tutti e sei i sestieri.
    [one] mancherebbe solo un sestiere.
   *[other] mancherebbero { $missing } sestieri.
}
why-vote-third = Per te sarebbe il trofeo numero { $trophies } di { district-name }, e con quattro dello stesso sestiere si vince.
why-vote-need = Per rispondere, { $rival_seat } deve poi calare { $more ->
    [one] almeno un’altra carta.
   *[other] almeno altre { $more } carte.
}
why-pass-wins = Nella votazione non ci sono più avversari e la tua parte vince { $own } a { $other }: passa, e il trofeo è tuo.
why-pass-ahead = Così la tua parte vince, { $own } a { $other }, e { $partner_seat } può ancora calare: tieni le tue carte.
why-pass-beaten = Potresti arrivare al massimo a { $reach }, e { $seats ->
    [2] { $rival_seat } può probabilmente calare di più.
   *[other] i tuoi avversari possono probabilmente calare più di voi due.
}
why-pass-again = { $seats ->
    [2] { $rival_seat } ha già
   *[other] I tuoi avversari hanno già
} { $trophies ->
    [one] un trofeo
   *[other] { $trophies } trofei
} di { district-name }: non sarebbe un sestiere nuovo.
why-pass-free = Non hai calato nulla, quindi passare non ti costa nulla. Per rispondere { $least ->
    [one] serve almeno una carta.
   *[other] servono almeno { $least } carte.
}
why-pass-save = Per andare avanti { $least ->
    [one] serve almeno un’altra carta.
   *[other] servono almeno altre { $least } carte.
} Se passi, { $back ->
    [0] perdi ciò che hai calato.
    [one] ti torna in mano una delle carte calate.
   *[other] ti tornano in mano { $back } delle carte calate.
}
why-pass-behind = La tua parte è sotto, { $own } a { $other }, e per vincere { $more ->
    [one] servirebbe almeno un’altra carta.
   *[other] servirebbero almeno altre { $more } carte.
}
