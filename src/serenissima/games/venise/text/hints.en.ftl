# Venise, in English: why a decision is a good one. The figures can be counted on the table.

# parts of the sentences below
hint-gem = { $colour ->
    [ruby] ruby
    [diamond] diamond
    [emerald] emerald
   *[topaz] topaz
}
hint-a-gem = { $colour ->
    [ruby] a ruby
    [diamond] a diamond
    [emerald] an emerald
   *[topaz] a topaz
}
hint-gems = { $colour ->
    [ruby] rubies
    [diamond] diamonds
    [emerald] emeralds
   *[topaz] topazes
}
hint-way = { $planks ->
    [0] { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
    [one] { $steps ->
        [one] one plank and one step
       *[other] one plank and { $steps } steps
    }
   *[other] { $steps ->
        [one] { $planks } planks and one step
       *[other] { $planks } planks and { $steps } steps
    }
}
hint-was = { $was_planks ->
    [0] { $was_steps ->
        [one] one step
       *[other] { $was_steps } steps
    }
    [one] { $was_steps ->
        [one] one plank and one step
       *[other] one plank and { $was_steps } steps
    }
   *[other] { $was_steps ->
        [one] { $was_planks } planks and one step
       *[other] { $was_planks } planks and { $was_steps } steps
    }
}
hint-card = { $card ->
    [short] “Short”
    [long] “Long”
    [remove] “Remove”
    [move] “Move”
    [walk1] “1 step”
    [walk2] “2 steps”
   *[walk3] “3 steps”
}

# gems
why-last-gem = { $end ->
    [round] Takes your last { hint-gem }. You have all four, and the others only finish this round.
    [places] Takes your last { hint-gem }, and the best place that is left is yours.
   *[match] Takes your last { hint-gem }, and you win.
}
why-gems = { $left ->
    [one] Takes { $gems } { hint-gems } in one turn. Only one is left to fetch.
   *[other] Takes { $gems } { hint-gems } in one turn. { $left } are left to fetch.
}
why-gem-back = { $planks ->
    [one] Takes { hint-a-gem } and gets a plank back, so you have one plank for the way on.
   *[other] Takes { hint-a-gem } and gets a plank back, so you have { $planks } planks for the way on.
}
why-gem-next = Takes { hint-a-gem }, and from there the next one is { hint-way } away.
why-gem = { $left ->
    [one] Takes { hint-a-gem }. Only one is left to fetch.
   *[other] Takes { hint-a-gem }. { $left } are left to fetch.
}

# the way
why-open = { $steps ->
    [one] Then your nearest { hint-gem } is only one step away, with no plank to lay.
   *[other] Then your nearest { hint-gem } is { $steps } steps away, with no plank to lay.
}
why-closer = Brings you closer: your nearest { hint-gem } is then { hint-way } away instead of { hint-was }.
why-round = Shortens your whole way past all your gems: { hint-way } instead of { hint-was }.
why-nowhere = No other walk ends closer to { hint-a-gem }: from there it is { hint-way } away.

# the others
why-cuts = { $gems ->
    [3] { $of_seat } needs only one more gem, and this puts it { hint-way } away instead of { hint-was }.
   *[other] Lengthens { $of_seat }’s way to the nearest gem: { hint-way } instead of { hint-was }.
}
why-shuts = { $gems ->
    [3] { $of_seat } needs only one more gem, { hint-was } away, and this leaves no way to it.
   *[other] { $of_seat }’s nearest gem was { hint-was } away, and this leaves no way to any of them.
}

# planks
why-plank = { $had ->
    [0] { $plank ->
        [long] You have no long plank left, and this gives you one.
       *[short] You have no short plank left, and this gives you one.
    }
   *[other] { $plank ->
        [long] Takes a long plank into your supply: that makes { $has }.
       *[short] Takes a short plank into your supply: that makes { $has }.
    }
}
why-guards = You end on a plank, and while you stand there nobody can take it away.
why-rescue = { $plank ->
    [long] You are stranded. A long plank gets you off this pole.
   *[short] You are stranded. A short plank gets you off this pole.
}

# waiting
why-stuck = { $gain ->
    [joker] None of your { $cards } cards can be played here. A joker can be any card.
   *[cards] None of your { $cards } cards can be played here, so draw.
}
why-no-walk = { $gain ->
    [joker] You have no card to walk with. A joker can be one.
   *[cards] You have no card to walk with, so draw.
}
why-no-lay = { $gain ->
    [joker] You have no card that lays a plank. A joker can be one.
   *[cards] You have no card that lays a plank, so draw.
}
why-far = { $gain ->
    [joker] Your nearest { hint-gem } is { hint-way } away: out of reach this turn. A joker will help you get there.
   *[cards] Your nearest { hint-gem } is { hint-way } away: out of reach this turn. Keep your cards for the next.
}
why-wait = { $gain ->
    [joker] A joker can be any card. You then hold { $cards ->
        [one] one card
       *[other] { $cards } cards
    } and draw two more.
   *[cards] You keep { $cards ->
        [one] your card
       *[other] your { $cards } cards
    } and draw two more.
}
why-end-spent = You have no hourglass left to play with.

# cards
why-keep = An exchange would leave you { $left ->
    [one] one card
   *[other] { $left } cards
} instead of { $cards }.
why-exchange-full = { $surplus ->
    [one] One card must go anyway, so the joker costs you only three more.
   *[other] Two cards must go anyway, so the joker costs you only two more.
}
why-exchange-doubles = { $count } of the four cards are doubles, and a joker can be any card.
why-exchange = You keep { $cards ->
    [one] one card, a joker
   *[other] { $cards } cards, one of them a joker
} that can be any card you like.
why-spare-double = { $left ->
    [one] You can do without it: you still have another { hint-card }.
   *[other] You can do without it: you still have { $left } more { hint-card } cards.
}
why-spare = Of your { $cards } cards, { hint-card } is the one you will miss least.

# before the first turn
why-tent = From this tent your nearest { hint-gem } is { hint-way } away.
why-begin = { $others ->
    [one] Whoever begins is a turn ahead.
   *[other] Whoever begins is a turn ahead of all { $others } others.
}
