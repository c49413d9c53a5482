# Venise, in English: what happened. The fields of the event are the arguments.

# parts of the sentences below
part-colour = { $colour ->
    [ruby] ruby
    [diamond] diamond
    [emerald] emerald
   *[topaz] topaz
}
part-card = { $card ->
    [short] “Short”
    [long] “Long”
    [remove] “Remove”
    [move] “Move”
    [walk1] “1 step”
    [walk2] “2 steps”
    [walk3] “3 steps”
   *[joker] a joker
}
part-plank = { $plank ->
    [short] a short plank
   *[long] a long plank
}
part-with-joker = { $joker ->
    [yes] { " " }with a joker
   *[no] { "" }
}
part-you-spend = { $tiles ->
    [0] { "" }
    [one] { " " }and spend a tile
   *[other] { " " }and spend { $tiles } tiles
}
part-spends = { $tiles ->
    [0] { "" }
    [one] { " " }and spends a tile
   *[other] { " " }and spends { $tiles } tiles
}
part-falls = { $count ->
    [0] .
    [one] . A plank falls into the water.
   *[other] . { $count } planks fall into the water.
}
part-walk-card = { $joker ->
    [yes] a joker for { $steps }
   *[no] a card for { $steps }
} { $steps ->
    [one] step
   *[other] steps
}
part-walk-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
part-gem-count = { $gems ->
    [1] one
    [2] two
   *[3] three
}
part-rescuer = { $source ->
    [water] the water
    [box] the box
   *[rival] { $from_seat_is ->
        [you] you
       *[other] { $from_seat }
    }
}
part-place = { $place ->
    [1] first
    [2] second
   *[3] third
}

event-coloured = { $seat_is ->
    [you] { $chosen ->
        [yes] You choose { part-colour }.
       *[no] You get { part-colour }.
    }
   *[other] { $chosen ->
        [yes] { $seat } chooses { part-colour }.
       *[no] { $seat } gets { part-colour }.
    }
}
event-undecided = { $seat_is ->
    [you] You leave your colour to chance.
   *[other] { $seat } leaves it to chance.
}
event-began = { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-drawn = { $seat_is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
    .passing = yes
event-got = { $seat_is ->
    [you] You get { part-card }.
   *[other] { $seat } gets { part-card }.
}
event-joker-drawn = { $seat_is ->
    [you] { $kept ->
        [yes] You draw a joker and show it.
       *[no] You draw a joker, but you have two already: it goes to the discard pile.
    }
   *[other] { $kept ->
        [yes] { $seat } draws a joker and shows it.
       *[no] { $seat } draws a joker but has two already: it goes to the discard pile.
    }
}
event-reshuffled = The discard pile is shuffled: { $count } cards to draw.
event-dealt = Everybody has { $hand } cards. { $left } are left to draw.
event-laid = { $seat_is ->
    [you] You lay { part-plank }{ part-with-joker }{ part-you-spend }.
   *[other] { $seat } lays { part-plank }{ part-with-joker }{ part-spends }.
}
event-removed = { $seat_is ->
    [you] You take { part-plank } away{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } takes { part-plank } away{ part-with-joker }{ part-spends }{ part-falls }
}
event-lifted = { $seat_is ->
    [you] You take { part-plank } up{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } takes { part-plank } up{ part-with-joker }{ part-spends }{ part-falls }
}
event-moved = { $seat_is ->
    [you] You lay it somewhere else.
   *[other] { $seat } lays it somewhere else.
}
event-walking = { $seat_is ->
    [you] You play { part-walk-card }{ part-you-spend }.
   *[other] { $seat } plays { part-walk-card }{ part-spends }.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] You take a step.
   *[other] { $seat } takes a step.
}
    .passing = yes
event-walked = { $seat_is ->
    [you] You walk { part-walk-steps }.
   *[other] { $seat } walks { part-walk-steps }.
}
event-collected = { $seat_is ->
    [you] { $tile ->
        [yes] You take a gem and an hourglass tile. That makes { part-gem-count }.
       *[no] You take your last gem.
    }
   *[other] { $tile ->
        [yes] { $seat } takes a gem and an hourglass tile. That makes { part-gem-count }.
       *[no] { $seat } takes the last gem.
    }
}
event-joker-taken = { $seat_is ->
    [you] You take a joker instead of playing.
   *[other] { $seat } takes a joker instead of playing.
}
event-exchanging = { $seat_is ->
    [you] You exchange four cards for a joker.
   *[other] { $seat } exchanges four cards for a joker.
}
    .passing = yes
event-given = { $seat_is ->
    [you] You give { part-card }.
   *[other] { $seat } gives { part-card }.
}
    .passing = yes
event-exchanged = { $seat_is ->
    [you] You give four cards for a joker: { $cards }.
   *[other] { $seat } gives four cards for a joker: { $cards }.
}
event-played-none = { $seat_is ->
    [you] You play no cards.
   *[other] { $seat } plays no cards.
}
event-play-ended = { $seat_is ->
    [you] { $used ->
        [0] You are done.
        [one] You have used one hourglass.
       *[other] You have used { $used } hourglasses.
    }
   *[other] { $used ->
        [0] { $seat } is done.
        [one] { $seat } has used one hourglass.
       *[other] { $seat } has used { $used } hourglasses.
    }
}
    .passing = yes
event-refilled = { $seat_is ->
    [you] You draw { $count } cards and have { $hand }.
   *[other] { $seat } draws { $count } cards and has { $hand }.
}
event-discarded = { $seat_is ->
    [you] You put { part-card } away.
   *[other] { $seat } puts { part-card } away.
}
event-rescued = { $seat_is ->
    [you] You are stranded and get { part-plank } from { part-rescuer }.
   *[other] { $seat } is stranded and gets { part-plank } from { part-rescuer }.
}
event-turn-ended = { $next_seat_is ->
    [you] Round { $round }: it is your turn.
   *[other] Round { $round }: it is { $next_seat }’s turn.
}
event-completed = { $seat_is ->
    [you] You have all four gems{ $last_round ->
        [yes] . The round is finished.
       *[no] !
    }
   *[other] { $seat } has all four gems{ $last_round ->
        [yes] . The round is finished.
       *[no] !
    }
}
event-placed = { $seat_is ->
    [you] You finish { part-place }.
   *[other] { $seat } finishes { part-place }.
}
event-ended = { $reason ->
    [gems] { $seat_is ->
        [you] You win the match.
       *[other] { $seat } wins the match.
    }
    [shared] The win is shared.
    [places] { $seat_is ->
        [you] All places are decided: you win the match.
       *[other] All places are decided: { $seat } wins the match.
    }
    [standstill] Nothing has moved for too long: the match ends as it stands.
   *[rounds] The last round is over: the match ends as it stands.
}
