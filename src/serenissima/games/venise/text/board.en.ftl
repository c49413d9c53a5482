# Words of the board on screen.
board-label = The lagoon
board-zoom = Look closer
board-none = none

# what is what: a picture of each, and what it means
board-legend = What is what
board-legend-gem = A gem of your colour, in a golden ring: fetch all four to win.
board-legend-tent = Your tent: the gems you have fetched lie on it. Every player has one.
board-legend-hourglass = An hourglass tile, won with a gem: one more hourglass, in any turn you like.
board-legend-wall = A wall splits a pole into two sides. Nobody steps over it.
board-legend-top = On a bridge: only planks at its two ends lead here.
board-legend-low = Under a bridge: planks from all other sides lead here. Nobody climbs up.
board-legend-way = A dotted line: your shortest way to a gem.
board-legend-steps = A number: how many steps it takes to get there.
board-legend-planks = A plank, and a pale one: a place where one could be laid.
board-legend-water = Planks that fell into the water: nobody gets them back.

# places and fields, for those who listen; the letters and numbers are those on the quay
board-at-short = between { $one } and { $two }
board-at-long = across from { $one } to { $two }
board-at-stem = from { $one } onto the long plank
board-at-crossbar = across, between two short planks beside { $one }
board-at-pole = the pole { $one }
board-at-top = the bridge on { $one }
board-at-low = the ground under the bridge on { $one }
board-at-side = the { $side ->
    [N] north
    [E] east
    [S] south
    [W] west
    [NE] north-east
    [NW] north-west
    [SE] south-east
   *[SW] south-west
} side of the wall on { $one }
board-on-top = on top
board-below = below
board-position = Pawns: { $pawns }. Planks: { $planks }. Your gems: { $gems }.

board-colour-ruby = Ruby
board-colour-diamond = Diamond
board-colour-emerald = Emerald
board-colour-topaz = Topaz
board-colour-title = Choose your tent
board-colour-free = free
board-colour-any = Any colour will do
board-begin-title = Who begins?

# players
board-player = { $name }{ $colour ->
    [none] {""}
   *[other] , { $colour }
}: { $gems } of 4 gems, { $short } short and { $long } long planks, { $cards } cards, { $jokers } of them jokers, { $tiles } hourglass tiles
board-gems = { $gems } of 4 gems fetched
board-shorts = { $count ->
    [one] One short plank in the supply
   *[other] { $count } short planks in the supply
}
board-longs = { $count ->
    [one] One long plank in the supply
   *[other] { $count } long planks in the supply
}
board-cards = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}{ $jokers ->
    [0] {""}
    [one] , one of them a joker
   *[other] , { $jokers } of them jokers
}
board-tiles = { $count ->
    [one] One hourglass tile
   *[other] { $count } hourglass tiles
}
board-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}

# what lies beside the board
board-draw-pile = { $count ->
    [one] One card to draw
   *[other] { $count } cards to draw
}
board-discards = { $count ->
    [0] No discards
    [one] One discard
   *[other] { $count } discards
}
board-discards-top = On top: { $card }. At this table only the top card may be looked at.
board-jokers = { $count ->
    [one] One joker to take
   *[other] { $count } jokers to take
}
board-water = { $count ->
    [0] No planks lost yet
   *[other] Lost in the water: { $short } short and { $long } long
}
board-budget = { $used ->
    [one] One hourglass used
   *[other] { $used } hourglasses used
}, { $left } left

# cards
board-hand = Your cards
board-card = { $card }, { $cost ->
    [one] one hourglass
   *[other] { $cost } hourglasses
}{ $count ->
    [one] {""}
   *[other] , { $count } of them
}{ $usable ->
    [yes] {""}
   *[no] . Not now: press to hear why.
}
board-card-short = Short
    .help = Lay a short plank from your supply. One end must touch where you stand.
board-card-long = Long
    .help = Lay a long plank from your supply. One end must touch where you stand.
board-card-remove = Remove
    .help = Take a plank that touches where you stand into your supply.
board-card-move = Move
    .help = Take up a plank that touches where you stand and lay it elsewhere.
board-card-walk1 = 1 step
    .help = Walk one step.
board-card-walk2 = 2 steps
    .help = Walk up to two steps.
board-card-walk3 = 3 steps
    .help = Walk up to three steps.
board-card-joker = Joker
    .help = Any card you like, for two hourglasses.
board-joker-as = Play it as

# what to do now
board-others-turn = { $name } is playing.
board-over = The match is over.
board-busy = One moment …
board-phase-colours = Choose your tent.
board-phase-first = Who begins?
board-phase-deal = The cards are dealt.
board-phase-play = { $left ->
    [0] No hourglasses left: press “End turn”.
    [one] Pick a card: one hourglass left.
   *[other] Pick a card: { $left } hourglasses left.
}
board-phase-walk = { $made ->
    [0] Where to? Up to { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
   *[other] { $made ->
        [one] One step made
       *[other] { $made } steps made
    }, { $steps } to go. Walk on or stop here.
}
board-phase-move = Where do you lay the plank?
board-phase-exchange = Give four cards for a joker: { $given } of 4 given.
board-phase-after-joker = You took a joker. End your turn, or exchange cards first.
board-phase-draw = Cards are drawn.
board-phase-trim = { $surplus ->
    [0] Your turn is over. You may still exchange four cards for a joker.
    [one] { $exchange ->
        [yes] Put one card away: you may hold eight. Or exchange four for a joker.
       *[no] Put one card away: you may hold eight.
    }
    [2] { $exchange ->
        [yes] Put two cards away: you may hold eight. Or exchange four for a joker.
       *[no] Put two cards away: you may hold eight.
    }
   *[other] { $exchange ->
        [yes] Put { $surplus } cards away: you may hold eight. Or exchange four for a joker.
       *[no] Put { $surplus } cards away: you may hold eight.
    }
}
board-phase-discard = { $surplus ->
    [one] Put one more card away: you may hold eight.
    [2] Put two more cards away: you may hold eight.
   *[other] Put { $surplus } more cards away: you may hold eight.
}
board-phase-over = The match is over.
board-pick-joker = What card is the joker?
board-pick-short = { $count ->
    [one] One place for a short plank: press it.
   *[other] Where do you lay the short plank? { $count } places.
}
board-pick-long = { $count ->
    [one] One place for a long plank: press it.
   *[other] Where do you lay the long plank? { $count } places.
}
board-pick-remove = Which plank will you take?
board-pick-move = Which plank will you move?
board-pick-walk1 = Where to? One step.
board-pick-walk2 = Where to? Up to two steps.
board-pick-walk3 = Where to? Up to three steps.
board-path = { $steps ->
    [one] One step
   *[other] { $steps } steps
} { $to ->
    [plank] onto the plank.
    [top] onto the bridge.
    [low] to the place under the bridge.
    [side] to this side of the wall.
   *[pole] to this pole.
}
board-leads = { $shape ->
    [crossbar] Joins the two short planks.
   *[other] { $to ->
        [plank] Leans on the long plank.
        [top] Leads onto the bridge.
        [low] Leads under the bridge.
        [side] Leads to this side of the wall.
       *[pole] Leads to this pole.
    }
}
board-falls = { $count ->
    [one] The trembling plank will fall into the water, lost to everybody.
   *[other] The { $count } trembling planks will fall into the water, lost to everybody.
} { $type ->
    [move] Take this one up?
   *[remove] Take this one away?
}
board-falls-yes = Take it anyway
board-falls-no = Better not
board-confirm-short = Lay it
board-confirm-long = Lay it
board-confirm-remove = Take it
board-confirm-move = Take it up
board-confirm-to = Lay it here
board-confirm-step = Walk
board-lay-back = Put it back
board-stop = Stop here
board-take-joker = Take a joker
board-exchange = Four cards for a joker
board-end-play = End turn
board-end-turn = Keep these cards
board-rescue = { $plank ->
    [short] Ask for a short plank
   *[long] Ask for a long plank
}

# targets, for those who listen
board-target-short = Lay a short plank { $at }
board-target-long = Lay a long plank { $at }
board-target-to = Lay the plank { $at }
board-target-remove = Take away the plank { $at }{ $falls ->
    [0] {""}
    [one] ; one plank falls
   *[other] ; { $falls } planks fall
}
board-target-move = Take up the plank { $at }{ $falls ->
    [0] {""}
    [one] ; one plank falls
   *[other] ; { $falls } planks fall
}
board-target-step = Walk to { $plank ->
    [yes] the plank { $at }
   *[no] { $at }
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}

# the ways to the gems
board-routes = Ways to your gems
    .help = Your shortest way to each gem: how many planks to lay, and how many steps to walk. The dotted line on the board is the one you pick here.
board-ask = Ask me after drawing
    .help = After drawing you may exchange four cards for a joker. Off: your turn ends by itself when you hold eight cards or fewer.
board-way = { $planks ->
    [0] no plank
    [one] one plank
   *[other] { $planks } planks
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
board-then = then
board-no-way = no way
board-key-card = pick up a card, counted from the left
    .keys = 1 to 8
board-key-target = look at the next place you can choose; Enter plays there
    .keys = Arrows
board-key-rest = put the card back
    .keys = Escape
