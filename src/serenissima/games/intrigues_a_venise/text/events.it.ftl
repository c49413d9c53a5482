event-colour-taken = { $seat_is ->
    [you] Giochi con il { word-colour }.
   *[other] { $seat } gioca con il { word-colour }.
}
event-placed = { $seat_is ->
    [you] Le tue spie prendono posto.
   *[other] Le spie di { $seat } prendono posto.
}
event-envelope-opened = { $seat_is ->
    [you] Hai la tua busta. Nessun altro può guardarci dentro.
   *[other] { $seat } guarda nella busta.
}
event-began = { $seat_is ->
    [you] Hai la carta «via» e cominci.
   *[other] { $seat } ha la carta «via» e comincia.
}
event-turn-began = { $seat_is ->
    [you] Scuoti la testa mascherata.
   *[other] { $seat } scuote la testa mascherata.
}
    .passing = yes
event-shaken = Turno { $turn }, { $seat_is ->
    [you] scuoti: { word-marbles }.
   *[other] { $seat } scuote: { word-marbles }.
}
event-marble-picked = { $seat_is ->
    [you] Prendi la biglia { word-marble }.
   *[other] { $seat } prende la biglia { word-marble }.
}
    .passing = yes
event-spy-picked = { $seat_is ->
    [you] Prendi la spia { $colour ->
        [red] rossa
        [blue] blu
        [green] verde
       *[yellow] gialla
    } { word-build }.
   *[other] { $seat } prende la spia { $colour ->
       [red] rossa
       [blue] blu
       [green] verde
      *[yellow] gialla
   } { word-build }.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] { $colour ->
        [none] Mandi l’Ambasciatore { word-space }.
       *[other] Muovi la spia { $colour ->
           [red] rossa
           [blue] blu
           [green] verde
          *[yellow] gialla
       } { word-build } { word-space }.
    }
   *[other] { $colour ->
        [none] { $seat } manda l’Ambasciatore { word-space }.
       *[other] { $seat } muove la spia { $colour ->
           [red] rossa
           [blue] blu
           [green] verde
          *[yellow] gialla
       } { word-build } { word-space }.
    }
}
event-finished = { $seat_is ->
    [you] { $forced ->
        [yes] Non puoi muoverti.
       *[no] { $meetings ->
            [0] Hai finito di muoverti e non incontri nessuno.
            [one] Hai finito di muoverti e hai un incontro.
           *[other] Hai finito di muoverti e hai { $meetings } incontri.
        }
    }
   *[other] { $forced ->
        [yes] { $seat } non può muoversi.
       *[no] { $meetings ->
            [0] { $seat } ha finito di muoversi e non incontra nessuno.
            [one] { $seat } ha finito di muoversi e ha un incontro.
           *[other] { $seat } ha finito di muoversi e ha { $meetings } incontri.
        }
    }
}
event-met = { $with_seat ->
    [none] { $seat_is ->
        [you] Incontri l’Ambasciatore { word-space }.
       *[other] { $seat } incontra l’Ambasciatore { word-space }.
    }
   *[other] { $seat_is ->
        [you] Incontri una spia di { $with_seat } { word-space }.
       *[other] { $with_seat_is ->
            [you] { $seat } incontra una delle tue spie { word-space }.
           *[other] { $seat } incontra una spia di { $with_seat } { word-space }.
        }
    }
}
    .passing = yes
event-asked = { $via ->
    [ambassador] { $seat_is ->
        [you] Tramite l’Ambasciatore chiedi a { $of_seat }
       *[other] { $of_seat_is ->
            [you] Tramite l’Ambasciatore { $seat } ti chiede
           *[other] Tramite l’Ambasciatore { $seat } chiede a { $of_seat }
        }
    } { $about ->
        [identity] di vedere due identità.
       *[build] di vedere due corporature.
    }
   *[spy] { $seat_is ->
        [you] Chiedi a { $of_seat }
       *[other] { $of_seat_is ->
            [you] { $seat } ti chiede
           *[other] { $seat } chiede a { $of_seat }
        }
    } { $about ->
        [identity] di vedere due identità e una corporatura.
       *[build] di vedere due corporature e un’identità.
    }
}
event-answered = { $seat_is ->
    [you] Mostri le tue carte a { $asker_seat }.
   *[other] { $asker_seat_is ->
        [you] { $seat } ti mostra le carte.
       *[other] { $seat } mostra le carte a { $asker_seat }.
    }
}
event-cards-shown = { $seat_is ->
    [you] Mostri a { $asker_seat }: { word-cards }.
   *[other] { $asker_seat_is ->
        [you] { $seat } ti mostra: { word-cards }.
       *[other] { $seat } mostra a { $asker_seat }: { word-cards }.
    }
}
event-warned = { $seat_is ->
    [you] { $asker_seat } ha già visto da te queste carte: la prossima volta dovrai dire la verità.
   *[other] { $asker_seat_is ->
        [you] { $seat } ti ha già mostrato queste carte: la prossima volta dovrà dirti la verità.
       *[other] { $seat } ha già mostrato queste carte a { $asker_seat }: la prossima volta dovrà dire la verità.
    }
}
event-disclosed = { $seat_is ->
    [you] { $asker_seat } ha già visto queste carte, quindi devi dire la verità –
   *[other] { $asker_seat_is ->
        [you] Hai già visto queste carte, quindi { $seat } deve dire la verità –
       *[other] { $asker_seat } ha già visto queste carte, quindi { $seat } deve dire la verità –
    }
} { word-first }: { $first_true ->
    [yes] vero
   *[no] falso
}{ $second ->
    [none] {""}
   *[other] , { word-second }: { $second_true ->
        [yes] vero
       *[no] falso
    }
}{ $third ->
    [none] {""}
   *[other] , { word-third }: { $third_true ->
        [yes] vero
       *[no] falso
    }
}.
event-extra-stepped = Invece di interrogare, { $seat_is ->
    [you] prosegui
   *[other] { $seat } prosegue
} con la spia { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
   *[yellow] gialla
    } { word-build } { word-space }.
event-exiled = { $colour ->
    [none] { $seat_is ->
        [you] Mandi l’Ambasciatore in esilio { word-space }.
       *[other] { $seat } manda l’Ambasciatore in esilio { word-space }.
    }
   *[other] { $seat_is ->
        [you] Mandi la spia { $colour ->
            [red] rossa
            [blue] blu
            [green] verde
           *[yellow] gialla
        } { word-build } in esilio { word-space }.
       *[other] { $of_seat_is ->
            [you] { $seat } manda la tua spia { word-build } in esilio { word-space }.
           *[other] { $seat } manda la spia { $colour ->
               [red] rossa
               [blue] blu
               [green] verde
              *[yellow] gialla
           } { word-build } in esilio { word-space }.
        }
    }
}
event-turn-ended = { $seat_is ->
    [you] Il tuo turno è finito.
   *[other] Il turno di { $seat } è finito.
}
    .passing = yes
event-gestured = { $seat_is ->
    [you] { $gesture ->
        [eye] Strizzi l’occhio destro
        [ear] Ti tiri l’orecchio sinistro
        [frown] Aggrotti la fronte
       *[pout] Fai il broncio
    }{ $to_seat ->
        [none] .
       *[other] , guardando { $to_seat }.
    }
   *[other] { $seat } { word-gesture }{ $to_seat ->
        [none] .
       *[other] { $to_seat_is ->
            [you] , guardando te.
           *[other] , guardando { $to_seat }.
        }
    }
}
event-announced = { $seat_is ->
    [you] { $right ->
        [yes] «Missione compiuta!» dici, ed è proprio così. La tua missione era: { word-mission }.
       *[no] «Missione compiuta!» dici, ma non è vero. La tua missione era: { word-mission }.
    }
   *[other] { $right ->
        [yes] «Missione compiuta!» dice { $seat }, ed è proprio così. La missione era: { word-mission }.
       *[no] «Missione compiuta!» dice { $seat }, ma non è vero. La missione era: { word-mission }.
    }
}
event-departed = { $partner_seat ->
    [none] { $seat_is ->
        [you] Lasci il Carnevale e hai perso.
       *[other] { $seat } lascia il Carnevale e ha perso.
    }
   *[other] { $seat_is ->
        [you] Lasci il Carnevale e hai perso, e con te il tuo partner: { $partner_seat }.
       *[other] { $partner_seat_is ->
            [you] { $seat } era il tuo partner e lascia il Carnevale: avete perso entrambi.
           *[other] { $seat } lascia il Carnevale e ha perso, e così il suo partner: { $partner_seat }.
        }
    }
}
event-unmasked = { $seat ->
    [none] L’agente arrestato era { word-identity }, corporatura { word-build }, messaggio { word-message }.
   *[other] { $seat_is ->
        [you] Eri { word-identity }, corporatura { word-build }, messaggio { word-message }.
       *[other] { $seat } era { word-identity }, corporatura { word-build }, messaggio { word-message }.
    }
}
event-answer-opened = { $seat_is ->
    [you] Nel turno { $turn } hai mostrato a { $asker_seat }: { word-cards }.
   *[other] { $asker_seat_is ->
        [you] Nel turno { $turn } { $seat } ti ha mostrato: { word-cards }.
       *[other] Nel turno { $turn } { $seat } ha mostrato a { $asker_seat }: { word-cards }.
    }
}
    .passing = yes
event-rounds-over = { $rounds ->
    [one] Un giro è finito: nessuno ha compiuto una missione.
   *[other] { $rounds } giri sono finiti: nessuno ha compiuto una missione.
}

reason-mission = con una missione compiuta
reason-mistake = dopo un annuncio falso
reason-rounds = dopo l’ultimo giro
