part-colour = { $colour ->
    [ruby] robijn
    [diamond] diamant
    [emerald] smaragd
   *[topaz] topaas
}
part-card = { $card ->
    [short] “Kort”
    [long] “Lang”
    [remove] “Verwijder”
    [move] “Verplaats”
    [walk1] “1 stap”
    [walk2] “2 stappen”
    [walk3] “3 stappen”
   *[joker] een joker
}
part-plank = { $plank ->
    [short] een korte plank
   *[long] een lange plank
}
part-with-joker = { $joker ->
    [yes] { " " }met een joker
   *[no] { "" }
}
part-you-spend = { $tiles ->
    [0] { "" }
    [one] {" "}en gebruikt een zandlopertegel
   *[other] {" "}en gebruikt { $tiles } zandlopertegels
}
part-spends = { $tiles ->
    [0] { "" }
    [one] {" "}en gebruikt een zandlopertegel
   *[other] {" "}en gebruikt { $tiles } zandlopertegels
}
part-falls = { $count ->
    [0] .
    [one] . Een plank valt in het water.
   *[other] . { $count } planken vallen in het water.
}
part-walk-card = { $joker ->
    [yes] een joker voor { $steps }
   *[no] een kaart voor { $steps }
} { $steps ->
    [one] stap
   *[other] stappen
}
part-walk-steps = { $count ->
    [one] één stap
   *[other] { $count } stappen
}
part-gem-count = { $gems ->
    [1] één
    [2] twee
   *[3] drie
}
part-rescuer = { $source ->
    [water] uit het water
    [box] uit de doos
   *[rival] { $from_seat_is ->
        [you] van jou
       *[other] van { $from_seat }
    }
}
part-place = { $place ->
    [1] eerste
    [2] tweede
   *[3] derde
}

event-coloured = { $seat_is ->
    [you] { $chosen ->
        [yes] Je kiest { part-colour }.
       *[no] Je krijgt { part-colour }.
    }
   *[other] { $chosen ->
        [yes] { $seat } kiest { part-colour }.
       *[no] { $seat } krijgt { part-colour }.
    }
}
event-undecided = { $seat_is ->
    [you] Je laat je kleur aan het toeval over.
   *[other] { $seat } laat de kleur aan het toeval over.
}
event-began = { $seat_is ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
event-drawn = { $seat_is ->
    [you] Je trekt een kaart.
   *[other] { $seat } trekt een kaart.
}
    .passing = yes
event-got = { $seat_is ->
    [you] Je krijgt { part-card }.
   *[other] { $seat } krijgt { part-card }.
}
event-joker-drawn = { $seat_is ->
    [you] { $kept ->
        [yes] Je trekt een joker en laat hem zien.
       *[no] Je trekt een joker, maar hebt er al twee: hij gaat naar de aflegstapel.
    }
   *[other] { $kept ->
        [yes] { $seat } trekt een joker en laat hem zien.
       *[no] { $seat } trekt een joker, maar heeft er al twee: hij gaat naar de aflegstapel.
    }
}
event-reshuffled = De aflegstapel wordt geschud: { $count } kaarten om te trekken.
event-dealt = Iedereen heeft { $hand } kaarten. Er zijn er nog { $left } om te trekken.
event-laid = { $seat_is ->
    [you] Je plaatst { part-plank }{ part-with-joker }{ part-you-spend }.
   *[other] { $seat } plaatst { part-plank }{ part-with-joker }{ part-spends }.
}
event-removed = { $seat_is ->
    [you] Je verwijdert { part-plank }{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } verwijdert { part-plank }{ part-with-joker }{ part-spends }{ part-falls }
}
event-lifted = { $seat_is ->
    [you] Je pakt { part-plank } op{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } pakt { part-plank } op{ part-with-joker }{ part-spends }{ part-falls }
}
event-moved = { $seat_is ->
    [you] Je legt hem ergens anders neer.
   *[other] { $seat } legt hem ergens anders neer.
}
event-walking = { $seat_is ->
    [you] Je speelt { part-walk-card }{ part-you-spend }.
   *[other] { $seat } speelt { part-walk-card }{ part-spends }.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] Je maakt een stap.
   *[other] { $seat } maakt een stap.
}
    .passing = yes
event-walked = { $seat_is ->
    [you] Je maakt { part-walk-steps }.
   *[other] { $seat } maakt { part-walk-steps }.
}
event-collected = { $seat_is ->
    [you] { $tile ->
        [yes] Je pakt een edelsteen en een zandlopertegel. Dat is nummer { part-gem-count }.
       *[no] Je pakt je laatste edelsteen.
    }
   *[other] { $tile ->
        [yes] { $seat } pakt een edelsteen en een zandlopertegel. Dat is nummer { part-gem-count }.
       *[no] { $seat } pakt de laatste edelsteen.
    }
}
event-joker-taken = { $seat_is ->
    [you] Je neemt een joker in plaats van te spelen.
   *[other] { $seat } neemt een joker in plaats van te spelen.
}
event-exchanging = { $seat_is ->
    [you] Je ruilt vier kaarten voor een joker.
   *[other] { $seat } ruilt vier kaarten voor een joker.
}
    .passing = yes
event-given = { $seat_is ->
    [you] Je geeft { part-card }.
   *[other] { $seat } geeft { part-card }.
}
    .passing = yes
event-exchanged = { $seat_is ->
    [you] Je geeft vier kaarten voor een joker: { $cards }.
   *[other] { $seat } geeft vier kaarten voor een joker: { $cards }.
}
event-played-none = { $seat_is ->
    [you] Je speelt geen kaart.
   *[other] { $seat } speelt geen kaart.
}
event-play-ended = { $seat_is ->
    [you] { $used ->
        [0] Je bent klaar.
        [one] Je hebt één zandloper gebruikt.
       *[other] Je hebt { $used } zandlopers gebruikt.
    }
   *[other] { $used ->
        [0] { $seat } is klaar.
        [one] { $seat } heeft één zandloper gebruikt.
       *[other] { $seat } heeft { $used } zandlopers gebruikt.
    }
}
    .passing = yes
event-refilled = { $seat_is ->
    [you] Je trekt { $count } kaarten en hebt er { $hand }.
   *[other] { $seat } trekt { $count } kaarten en heeft er { $hand }.
}
event-discarded = { $seat_is ->
    [you] Je legt { part-card } af.
   *[other] { $seat } legt { part-card } af.
}
event-rescued = { $seat_is ->
    [you] Je bent gestrand en krijgt { part-plank } { part-rescuer }.
   *[other] { $seat } is gestrand en krijgt { part-plank } { part-rescuer }.
}
event-turn-ended = { $next_seat_is ->
    [you] Ronde { $round }: jij bent aan de beurt.
   *[other] Ronde { $round }: { $next_seat } is aan de beurt.
}
event-completed = { $seat_is ->
    [you] Je hebt alle vier de edelstenen{ $last_round ->
        [yes] . De ronde wordt afgemaakt.
       *[no] !
    }
   *[other] { $seat } heeft alle vier de edelstenen{ $last_round ->
        [yes] . De ronde wordt afgemaakt.
       *[no] !
    }
}
event-placed = { $seat_is ->
    [you] Je wordt { part-place } en bent klaar.
   *[other] { $seat } wordt { part-place } en is klaar.
}
event-ended = { $reason ->
    [gems] { $seat_is ->
        [you] Je wint de partij.
       *[other] { $seat } wint de partij.
    }
    [shared] De overwinning wordt gedeeld.
    [places] { $seat_is ->
        [you] Alle plaatsen zijn verdeeld: je wint de partij.
       *[other] Alle plaatsen zijn verdeeld: { $seat } wint de partij.
    }
    [standstill] Er heeft te lang niets bewogen: de partij eindigt zoals het nu staat.
   *[rounds] De laatste ronde is voorbij: de partij eindigt zoals het nu staat.
}
