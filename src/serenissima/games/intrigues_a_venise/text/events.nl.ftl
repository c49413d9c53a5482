event-colour-taken = { $seat_is ->
    [you] Je speelt met { word-colour }.
   *[other] { $seat } speelt met { word-colour }.
}
event-placed = { $seat_is ->
    [you] Jouw spionnen nemen hun plaats in.
   *[other] De spionnen van { $seat } nemen hun plaats in.
}
event-envelope-opened = { $seat_is ->
    [you] Je hebt je envelop. Niemand anders mag erin kijken.
   *[other] { $seat } kijkt in de envelop.
}
event-began = { $seat_is ->
    [you] Je hebt de startkaart en begint.
   *[other] { $seat } heeft de startkaart en begint.
}
event-turn-began = { $seat_is ->
    [you] Je schudt het gemaskerde hoofd.
   *[other] { $seat } schudt het gemaskerde hoofd.
}
    .passing = yes
event-shaken = Beurt { $turn }: { $seat_is ->
    [you] je schudt { word-marbles }.
   *[other] { $seat } schudt { word-marbles }.
}
event-marble-picked = { $seat_is ->
    [you] Je pakt de { word-marble } knikker.
   *[other] { $seat } pakt de { word-marble } knikker.
}
    .passing = yes
event-spy-picked = { $seat_is ->
    [you] Je pakt de { word-build } { $colour ->
        [red] rode
        [blue] blauwe
        [green] groene
       *[yellow] gele
    } spion.
   *[other] { $seat } pakt de { word-build } { $colour ->
       [red] rode
       [blue] blauwe
       [green] groene
      *[yellow] gele
   } spion.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] { $colour ->
        [none] Je stuurt de ambassadeur naar { word-space }.
       *[other] Je verzet de { word-build } { $colour ->
           [red] rode
           [blue] blauwe
           [green] groene
          *[yellow] gele
       } spion naar { word-space }.
    }
   *[other] { $colour ->
        [none] { $seat } stuurt de ambassadeur naar { word-space }.
       *[other] { $seat } verzet de { word-build } { $colour ->
           [red] rode
           [blue] blauwe
           [green] groene
          *[yellow] gele
       } spion naar { word-space }.
    }
}
event-finished = { $seat_is ->
    [you] { $forced ->
        [yes] Je kunt niet lopen.
       *[no] { $meetings ->
            [0] Je bent klaar met lopen en ontmoet niemand.
            [one] Je bent klaar met lopen en hebt een ontmoeting.
           *[other] Je bent klaar met lopen en hebt { $meetings } ontmoetingen.
        }
    }
   *[other] { $forced ->
        [yes] { $seat } kan niet lopen.
       *[no] { $meetings ->
            [0] { $seat } is klaar met lopen en ontmoet niemand.
            [one] { $seat } is klaar met lopen en heeft een ontmoeting.
           *[other] { $seat } is klaar met lopen en heeft { $meetings } ontmoetingen.
        }
    }
}
event-met = { $with_seat ->
    [none] { $seat_is ->
        [you] Je ontmoet de ambassadeur bij { word-space }.
       *[other] { $seat } ontmoet de ambassadeur bij { word-space }.
    }
   *[other] { $seat_is ->
        [you] Je ontmoet een spion van { $with_seat } bij { word-space }.
       *[other] { $with_seat_is ->
            [you] { $seat } ontmoet een van jouw spionnen bij { word-space }.
           *[other] { $seat } ontmoet een spion van { $with_seat } bij { word-space }.
        }
    }
}
    .passing = yes
event-asked = { $via ->
    [ambassador] { $seat_is ->
        [you] Je vraagt { $of_seat }
       *[other] { $of_seat_is ->
            [you] { $seat } vraagt jou
           *[other] { $seat } vraagt { $of_seat }
        }
    } via de ambassadeur om twee { $about ->
        [identity] identiteiten.
       *[build] posturen.
    }
   *[spy] { $seat_is ->
        [you] Je vraagt { $of_seat }
       *[other] { $of_seat_is ->
            [you] { $seat } vraagt jou
           *[other] { $seat } vraagt { $of_seat }
        }
    } om { $about ->
        [identity] twee identiteiten en een postuur.
       *[build] twee posturen en een identiteit.
    }
}
event-answered = { $seat_is ->
    [you] Je laat { $asker_seat } je kaarten zien.
   *[other] { $asker_seat_is ->
        [you] { $seat } laat jou de kaarten zien.
       *[other] { $seat } laat { $asker_seat } de kaarten zien.
    }
}
event-cards-shown = { $seat_is ->
    [you] Je toont { $asker_seat }: { word-cards }.
   *[other] { $asker_seat_is ->
        [you] { $seat } toont jou: { word-cards }.
       *[other] { $seat } toont { $asker_seat }: { word-cards }.
    }
}
event-warned = { $seat_is ->
    [you] { $asker_seat } heeft deze kaarten al van je gezien: de volgende keer moet je er de waarheid over zeggen.
   *[other] { $asker_seat_is ->
        [you] Je hebt deze kaarten al van { $seat } gezien: de volgende keer moet je de waarheid horen.
       *[other] { $asker_seat } heeft deze kaarten al van { $seat } gezien: de volgende keer moet de waarheid gezegd worden.
    }
}
event-disclosed = { $seat_is ->
    [you] { $asker_seat } heeft deze kaarten al gezien, dus moet je zeggen:
   *[other] { $asker_seat_is ->
        [you] Je hebt deze kaarten al gezien, dus moet { $seat } zeggen:
       *[other] { $asker_seat } heeft deze kaarten al gezien, dus moet { $seat } zeggen:
    }
} { word-first } is { $first_true ->
    [yes] waar
   *[no] onwaar
}{ $second ->
    [none] {""}
   *[other] , { word-second } is { $second_true ->
        [yes] waar
       *[no] onwaar
    }
}{ $third ->
    [none] {""}
   *[other] , { word-third } is { $third_true ->
        [yes] waar
       *[no] onwaar
    }
}.
event-extra-stepped = In plaats van te vragen { $seat_is ->
    [you] ga je
   *[other] gaat { $seat }
} verder met de { word-build } { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} spion naar { word-space }.
event-exiled = { $colour ->
    [none] { $seat_is ->
        [you] Je stuurt de ambassadeur weg naar { word-space }.
       *[other] { $seat } stuurt de ambassadeur weg naar { word-space }.
    }
   *[other] { $seat_is ->
        [you] Je stuurt de { word-build } { $colour ->
            [red] rode
            [blue] blauwe
            [green] groene
           *[yellow] gele
        } spion weg naar { word-space }.
       *[other] { $of_seat_is ->
            [you] { $seat } stuurt jouw { word-build } spion weg naar { word-space }.
           *[other] { $seat } stuurt de { word-build } { $colour ->
               [red] rode
               [blue] blauwe
               [green] groene
              *[yellow] gele
           } spion weg naar { word-space }.
        }
    }
}
event-turn-ended = { $seat_is ->
    [you] Je beurt is voorbij.
   *[other] De beurt van { $seat } is voorbij.
}
    .passing = yes
event-gestured = { $seat_is ->
    [you] Je { $gesture ->
        [eye] trekt met je rechteroog
        [ear] trekt aan je linkeroor
        [frown] fronst
       *[pout] pruilt
    }{ $to_seat ->
        [none] .
       *[other] , met een blik op { $to_seat }.
    }
   *[other] { $seat } { word-gesture }{ $to_seat ->
        [none] .
       *[other] { $to_seat_is ->
            [you] , met een blik op jou.
           *[other] , met een blik op { $to_seat }.
        }
    }
}
event-announced = { $seat_is ->
    [you] { $right ->
        [yes] “Missie volbracht!” zeg je, en zo is het. Jullie missie was: { word-mission }.
       *[no] “Missie volbracht!” zeg je, maar dat is niet zo. Jullie missie was: { word-mission }.
    }
   *[other] { $right ->
        [yes] “Missie volbracht!” zegt { $seat }, en zo is het. De missie was: { word-mission }.
       *[no] “Missie volbracht!” zegt { $seat }, maar dat is niet zo. De missie was: { word-mission }.
    }
}
event-departed = { $partner_seat ->
    [none] { $seat_is ->
        [you] Je verlaat het carnaval en hebt verloren.
       *[other] { $seat } verlaat het carnaval en heeft verloren.
    }
   *[other] { $seat_is ->
        [you] Je verlaat het carnaval en hebt verloren, en je partner ook: { $partner_seat }.
       *[other] { $partner_seat_is ->
            [you] { $seat } was je partner en verlaat het carnaval: jullie hebben allebei verloren.
           *[other] { $seat } verlaat het carnaval en heeft verloren, en de partner ook: { $partner_seat }.
        }
    }
}
event-unmasked = { $seat ->
    [none] De gearresteerde agent was { word-identity }, { $build ->
        [tall] { build-tall }
        [short] { build-short }
        [fat] { build-fat }
       *[thin] { build-thin }
    }, boodschap { word-message }.
   *[other] { $seat_is ->
        [you] Jij was { word-identity }, { $build ->
            [tall] { build-tall }
            [short] { build-short }
            [fat] { build-fat }
           *[thin] { build-thin }
        }, boodschap { word-message }.
       *[other] { $seat } was { word-identity }, { $build ->
           [tall] { build-tall }
           [short] { build-short }
           [fat] { build-fat }
          *[thin] { build-thin }
       }, boodschap { word-message }.
    }
}
event-answer-opened = { $seat_is ->
    [you] In beurt { $turn } toonde je { $asker_seat }: { word-cards }.
   *[other] { $asker_seat_is ->
        [you] In beurt { $turn } toonde { $seat } jou: { word-cards }.
       *[other] In beurt { $turn } toonde { $seat } aan { $asker_seat }: { word-cards }.
    }
}
    .passing = yes
event-rounds-over = { $rounds ->
    [one] Eén ronde is voorbij: niemand heeft een missie volbracht.
   *[other] { $rounds } rondes zijn voorbij: niemand heeft een missie volbracht.
}

reason-mission = met een volbrachte missie
reason-mistake = na een melding die niet klopte
reason-rounds = na de laatste ronde
