# Ereignisse
event-colour-taken = { $seat_is ->
    [you] Du spielst { $colour ->
        [red] Rot.
        [blue] Blau.
        [green] Grün.
       *[yellow] Gelb.
    }
   *[other] { $seat } spielt { $colour ->
        [red] Rot.
        [blue] Blau.
        [green] Grün.
       *[yellow] Gelb.
    }
}
event-placed = { $seat_is ->
    [you] Deine Spione nehmen ihre Plätze ein.
   *[other] Die Spione von { $seat } nehmen ihre Plätze ein.
}
# Was darin ist, bleibt hinter der Geste verborgen: Ein Verlauf liegt offen auf dem Bildschirm.
event-envelope-opened = { $seat_is ->
    [you] Du hast deinen Umschlag. Niemand sonst darf hineinsehen.
   *[other] { $seat } sieht in den Umschlag.
}
event-began = { $seat_is ->
    [you] Du hast die Startkarte und beginnst.
   *[other] { $seat } hat die Startkarte und beginnt.
}
event-turn-began = { $seat_is ->
    [you] Du schüttelst den Maskenkopf.
   *[other] { $seat } schüttelt den Maskenkopf.
}
    .passing = yes
event-shaken = { $seat_is ->
    [you] Zug { $turn }: Du schüttelst { word-marbles }.
   *[other] Zug { $turn }: { $seat } schüttelt { word-marbles }.
}
event-marble-picked = { $seat_is ->
    [you] Du nimmst die { word-marble }e Kugel.
   *[other] { $seat } nimmt die { word-marble }e Kugel.
}
    .passing = yes
event-spy-picked = { $seat_is ->
    [you] Du nimmst den { word-build }en { word-colour }en Spion.
   *[other] { $seat } nimmt den { word-build }en { word-colour }en Spion.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] { $colour ->
        [none] Du schickst den Botschafter auf das Feld { word-space }.
       *[other] Du ziehst den { word-build }en { word-colour }en Spion auf das Feld { word-space }.
    }
   *[other] { $colour ->
        [none] { $seat } schickt den Botschafter auf das Feld { word-space }.
       *[other] { $seat } zieht den { word-build }en { word-colour }en Spion auf das Feld { word-space }.
    }
}
event-finished = { $seat_is ->
    [you] { $forced ->
        [yes] Du kannst nicht ziehen.
       *[no] { $meetings ->
            [0] Du hast gezogen und begegnest niemandem.
            [one] Du hast gezogen und hast eine Begegnung.
           *[other] Du hast gezogen und hast { $meetings } Begegnungen.
        }
    }
   *[other] { $forced ->
        [yes] { $seat } kann nicht ziehen.
       *[no] { $meetings ->
            [0] { $seat } hat gezogen und begegnet niemandem.
            [one] { $seat } hat gezogen und hat eine Begegnung.
           *[other] { $seat } hat gezogen und hat { $meetings } Begegnungen.
        }
    }
}
event-met = { $with_seat ->
    [none] { $seat_is ->
        [you] Du begegnest dem Botschafter auf dem Feld { word-space }.
       *[other] { $seat } begegnet dem Botschafter auf dem Feld { word-space }.
    }
   *[other] { $seat_is ->
        [you] Du begegnest einem Spion von { $with_seat } auf dem Feld { word-space }.
       *[other] { $with_seat_is ->
            [you] { $seat } begegnet einem deiner Spione auf dem Feld { word-space }.
           *[other] { $seat } begegnet einem Spion von { $with_seat } auf dem Feld { word-space }.
        }
    }
}
    .passing = yes
event-asked = { $via ->
    [ambassador] { $seat_is ->
        [you] Über den Botschafter fragst du { $of_seat }
       *[other] { $of_seat_is ->
            [you] Über den Botschafter fragt { $seat } dich
           *[other] Über den Botschafter fragt { $seat } nun { $of_seat }
        }
    } nach zwei { $about ->
        [identity] Identitäten.
       *[build] Staturen.
    }
   *[spy] { $seat_is ->
        [you] Du fragst { $of_seat }
       *[other] { $of_seat_is ->
            [you] { $seat } fragt dich
           *[other] { $seat } fragt { $of_seat }
        }
    } nach { $about ->
        [identity] zwei Identitäten und einer Statur.
       *[build] zwei Staturen und einer Identität.
    }
}
event-answered = { $seat_is ->
    [you] Du zeigst { $asker_seat } deine Karten.
   *[other] { $asker_seat_is ->
        [you] { $seat } zeigt dir die Karten.
       *[other] { $seat } zeigt { $asker_seat } die Karten.
    }
}
event-cards-shown = { $seat_is ->
    [you] Du zeigst { $asker_seat }: { word-cards }.
   *[other] { $asker_seat_is ->
        [you] { $seat } zeigt dir: { word-cards }.
       *[other] { $seat } zeigt { $asker_seat }: { word-cards }.
    }
}
event-warned = { $seat_is ->
    [you] { $asker_seat } hat diese Karten schon von dir gesehen: Beim nächsten Mal musst du sagen, welche wahr sind.
   *[other] { $asker_seat_is ->
        [you] Du hast diese Karten schon von { $seat } gesehen: Beim nächsten Mal erfährst du, welche wahr sind.
       *[other] { $asker_seat } hat diese Karten schon von { $seat } gesehen: Beim nächsten Mal muss die Wahrheit heraus.
    }
}
event-disclosed = { $seat_is ->
    [you] { $asker_seat } hat diese Karten schon gesehen, also musst du sagen:
   *[other] { $asker_seat_is ->
        [you] Du hast diese Karten schon gesehen, also muss { $seat } sagen:
       *[other] { $asker_seat } hat diese Karten schon gesehen, also muss { $seat } sagen:
    }
} { word-first } ist { $first_true ->
    [yes] wahr
   *[no] falsch
}{ $second ->
    [none] {""}
   *[other] , { word-second } ist { $second_true ->
        [yes] wahr
       *[no] falsch
    }
}{ $third ->
    [none] {""}
   *[other] , { word-third } ist { $third_true ->
        [yes] wahr
       *[no] falsch
    }
}.
event-extra-stepped = { $seat_is ->
    [you] Statt zu fragen, ziehst du den { word-build }en { word-colour }en Spion weiter auf das Feld { word-space }.
   *[other] Statt zu fragen, zieht { $seat } den { word-build }en { word-colour }en Spion weiter auf das Feld { word-space }.
}
event-exiled = { $colour ->
    [none] { $seat_is ->
        [you] Du verbannst den Botschafter auf das Feld { word-space }.
       *[other] { $seat } verbannt den Botschafter auf das Feld { word-space }.
    }
   *[other] { $seat_is ->
        [you] Du verbannst den { word-build }en { word-colour }en Spion auf das Feld { word-space }.
       *[other] { $of_seat_is ->
            [you] { $seat } verbannt deinen { word-build }en Spion auf das Feld { word-space }.
           *[other] { $seat } verbannt den { word-build }en { word-colour }en Spion auf das Feld { word-space }.
        }
    }
}
event-turn-ended = { $seat_is ->
    [you] Dein Zug ist vorbei.
   *[other] Der Zug von { $seat } ist vorbei.
}
    .passing = yes
event-gestured = { $seat_is ->
    [you] Du { $gesture ->
        [eye] zuckst mit dem rechten Auge
        [ear] zupfst dich am linken Ohr
        [frown] runzelst die Stirn
       *[pout] ziehst einen Schmollmund
    }{ $to_seat ->
        [none] .
       *[other] , mit Blick auf { $to_seat }.
    }
   *[other] { $seat } { word-gesture }{ $to_seat ->
        [none] .
       *[other] { $to_seat_is ->
            [you] , mit Blick auf dich.
           *[other] , mit Blick auf { $to_seat }.
        }
    }
}
event-announced = { $seat_is ->
    [you] { $right ->
        [yes] „Mission erfüllt!“, sagst du, und so ist es. Deine Mission war: { word-mission }.
       *[no] „Mission erfüllt!“, sagst du, aber so ist es nicht. Deine Mission war: { word-mission }.
    }
   *[other] { $right ->
        [yes] „Mission erfüllt!“, sagt { $seat }, und so ist es. Die Mission war: { word-mission }.
       *[no] „Mission erfüllt!“, sagt { $seat }, aber so ist es nicht. Die Mission war: { word-mission }.
    }
}
event-departed = { $partner_seat ->
    [none] { $seat_is ->
        [you] Du verlässt den Karneval und hast verloren.
       *[other] { $seat } verlässt den Karneval und hat verloren.
    }
   *[other] { $seat_is ->
        [you] Du verlässt den Karneval und hast verloren, und mit dir dein Partner: { $partner_seat }.
       *[other] { $partner_seat_is ->
            [you] { $seat } war dein Partner und verlässt den Karneval: Ihr habt beide verloren.
           *[other] { $seat } verlässt den Karneval und hat verloren, und der Partner auch: { $partner_seat }.
        }
    }
}
event-unmasked = { $seat ->
    [none] Der verhaftete Agent war { word-identity }, { word-build }, Nachricht { word-message }.
   *[other] { $seat_is ->
        [you] Du warst { word-identity }, { word-build }, Nachricht { word-message }.
       *[other] { $seat } war { word-identity }, { word-build }, Nachricht { word-message }.
    }
}
event-answer-opened = { $seat_is ->
    [you] In Zug { $turn } hast du { $asker_seat } gezeigt: { word-cards }.
   *[other] { $asker_seat_is ->
        [you] In Zug { $turn } hat { $seat } dir gezeigt: { word-cards }.
       *[other] In Zug { $turn } hat { $seat } vor { $asker_seat } aufgedeckt: { word-cards }.
    }
}
    .passing = yes
event-rounds-over = { $rounds ->
    [one] Eine Runde ist vorbei: Niemand hat eine Mission erfüllt.
   *[other] { $rounds } Runden sind vorbei: Niemand hat eine Mission erfüllt.
}

reason-mission = mit erfüllter Mission
reason-mistake = nach einer falschen Ansage
reason-rounds = nach der letzten Runde
