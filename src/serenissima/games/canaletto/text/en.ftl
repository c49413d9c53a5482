# Canaletto, in English.
title = Canaletto
pitch = Bid for treasures in sixteen palaces. Every ducat you bid also moves the gondola, and so decides what comes under the hammer next.
kind = Auctions round the lagoon

# the game on one card
goal-wins = Have the most money at the end. Each ducat of debt takes off two.
goal-ends = When only two kinds of treasure are left in the palaces. What is unsold then brings nothing.
goal-turn = Bid more than the last bid, or pass. Each ducat moves the gondola one palace; where it stops, the next lot is sold. When the last piece of a kind is bought, everybody is paid for their pieces of it. Once in the match, your mask takes a lot for nothing, up to a bid of 15.

# said where the number of players is chosen
seats-2 = Two players: an experiment. The rules are the same, but the game was made for three or four.

# bots of this game, weakest first
bot-broker = Broker
    .help = Knows roughly what a treasure will bring and bids for whatever takes its fancy, sometimes too much. Looks no further than the lot at hand, forgets that debt counts double, and uses its mask on any rich lot.
bot-shopkeeper = Shopkeeper
    .help = Reckons like the Merchant, but misjudges every lot by a few ducats. Does not look where the gondola would stop or which kinds will never be sold, and uses its mask early.
bot-sensible = Merchant
    .help = Reckons when each kind will be sold, looks where the gondola would stop, remembers that debt counts double and keeps its mask for a rich lot.
bot-doge = Doge
    .help = Plays out every bid that makes a difference in its head, several auctions ahead and many times over, and makes the one that wins most often.

# the palaces, in the order of the loop
palace-0 = Palazzo Ducale
palace-1 = Ca’ Giustinian
palace-2 = Palazzo Contarini Fasan
palace-3 = Palazzo Corner della Ca’ Granda
palace-4 = Palazzo Barbaro
palace-5 = Palazzo Grassi
palace-6 = Palazzo Corner Spinelli
palace-7 = Palazzo Grimani
palace-8 = Palazzo Loredan
palace-9 = Ca’ d’Oro
palace-10 = Palazzo Vendramin Calergi
palace-11 = Palazzo Labia
palace-12 = Ca’ Pesaro
palace-13 = Palazzo Pisani Moretta
palace-14 = Ca’ Foscari
palace-15 = Ca’ Rezzonico
palace = { $palace ->
    [0] { palace-0 }
    [1] { palace-1 }
    [2] { palace-2 }
    [3] { palace-3 }
    [4] { palace-4 }
    [5] { palace-5 }
    [6] { palace-6 }
    [7] { palace-7 }
    [8] { palace-8 }
    [9] { palace-9 }
    [10] { palace-10 }
    [11] { palace-11 }
    [12] { palace-12 }
    [13] { palace-13 }
    [14] { palace-14 }
    [15] { palace-15 }
   *[other] { $palace }
}
to-palace = { $to_palace ->
    [0] { palace-0 }
    [1] { palace-1 }
    [2] { palace-2 }
    [3] { palace-3 }
    [4] { palace-4 }
    [5] { palace-5 }
    [6] { palace-6 }
    [7] { palace-7 }
    [8] { palace-8 }
    [9] { palace-9 }
    [10] { palace-10 }
    [11] { palace-11 }
    [12] { palace-12 }
    [13] { palace-13 }
    [14] { palace-14 }
    [15] { palace-15 }
   *[other] { $to_palace }
}

# the treasures
group-mirror = mirror
    .plural = mirrors
    .one = a mirror
group-candelabrum = candelabrum
    .plural = candelabra
    .one = a candelabrum
group-fan = fan
    .plural = fans
    .one = a fan
group-lion = lion
    .plural = lions
    .one = a lion
group-painting = painting
    .plural = paintings
    .one = a painting
group-goblet = goblet
    .plural = goblets
    .one = a goblet
group-clock = clock
    .plural = clocks
    .one = a clock
group-bust = bust
    .plural = busts
    .one = a bust
group-stove = stove
    .plural = stoves
    .one = a stove
group-ring = ring
    .plural = rings
    .one = a ring
group-lamp = lamp
    .plural = lamps
    .one = a lamp
group-necklace = pearl necklace
    .plural = pearl necklaces
    .one = a pearl necklace
group = { $group ->
    [mirror] { group-mirror }
    [candelabrum] { group-candelabrum }
    [fan] { group-fan }
    [lion] { group-lion }
    [painting] { group-painting }
    [goblet] { group-goblet }
    [clock] { group-clock }
    [bust] { group-bust }
    [stove] { group-stove }
    [ring] { group-ring }
    [lamp] { group-lamp }
    [necklace] { group-necklace }
   *[other] { $group }
}
group-plural = { $group ->
    [mirror] { group-mirror.plural }
    [candelabrum] { group-candelabrum.plural }
    [fan] { group-fan.plural }
    [lion] { group-lion.plural }
    [painting] { group-painting.plural }
    [goblet] { group-goblet.plural }
    [clock] { group-clock.plural }
    [bust] { group-bust.plural }
    [stove] { group-stove.plural }
    [ring] { group-ring.plural }
    [lamp] { group-lamp.plural }
    [necklace] { group-necklace.plural }
   *[other] { $group }
}
first-one = { $first ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $first }
}
second-one = { $second ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $second }
}
third-one = { $third ->
    [mirror] { group-mirror.one }
    [candelabrum] { group-candelabrum.one }
    [fan] { group-fan.one }
    [lion] { group-lion.one }
    [painting] { group-painting.one }
    [goblet] { group-goblet.one }
    [clock] { group-clock.one }
    [bust] { group-bust.one }
    [stove] { group-stove.one }
    [ring] { group-ring.one }
    [lamp] { group-lamp.one }
    [necklace] { group-necklace.one }
   *[other] { $third }
}
lot = { $second ->
    [none] { first-one }
   *[other] { $third ->
        [none] { first-one } and { second-one }
       *[other] { first-one }, { second-one } and { third-one }
    }
}

# options
option-values = Value row
    .help = What everybody knows about the values of coming sales. With an open row nothing is left to chance once the game has begun; experienced players like it.
option-values-next_only = Only the next value is face up; the one after it is turned up when a kind is sold
option-values-open = Open: the whole row lies face up from the start
option-bribe_timing = Masks
    .help = When a mask may be used.
option-bribe_timing-own_turn = On your own turn, instead of bidding or passing
option-bribe_timing-interrupt = After every bid up to 15 the others who hold a mask are asked, one after the other
option-start_palace = First auction
    .help = In which palace the first lot is offered.
option-start_palace-two_plus = Drawn among the palaces with two or three treasures
option-start_palace-any = Drawn among all palaces
option-start_palace-first_player = Chosen by the player who begins
option-layout = Layout
    .help = How the treasures are spread over the palaces.
option-layout-uniform = Any legal layout, all equally likely
option-layout-flat = Flat: two palaces with three treasures, all others with two
option-no_bid = When nobody bids
    .help = What becomes of a lot that nobody wants.
option-no_bid-move_on = The lot stays and the auction moves on
option-no_bid-discard = The lot leaves the game, and its kinds can never be sold
option-tie_break = Equal scores
    .help = What decides between players with the same final score.
option-tie_break-shared = They share the place
option-tie_break-debt_then_mask = Less debt is better, then an unused mask, then fewer unsold treasures
option-max_bid = Highest bid
    .help = A technical limit. In the rules there is none; 100 is far above any sensible price. Whoever faces the highest bid can pass, or use a mask if the bid is 15 or less.

# events
event-placed = A { group } goes to { palace }.
    .passing = yes
event-laid-out = The treasures are in the palaces: { $ones ->
        [0] { $threes } palaces hold three, all the others two.
       *[other] { $twos ->
            [0] { $threes } palaces hold three, all the others one.
           *[other] { $threes } palaces hold three, { $twos } hold two and { $ones } hold one.
        }
    }
event-turned-up = The next value is { $value }: each piece of the next kind sold brings that much.
event-row-drawn = The value row goes on with { $value }.
    .passing = yes
event-row-open = The whole value row lies open: { $values }.
event-palace-drawn = The first auction will be at { palace }.
    .passing = yes
event-palace-chosen = { $seat_is ->
    [you] You choose { palace } for the first auction.
   *[other] { $seat } chooses { palace } for the first auction.
}
event-starter-drawn = { $seat_is ->
    [you] You are drawn to speak first.
   *[other] { $seat } is drawn to speak first.
}
event-opened = Auction { $auction } at { palace }: { lot }. { $seat_is ->
    [you] You speak first.
   *[other] { $seat } speaks first.
}
event-bidden = { $seat_is ->
    [you] You bid { $amount }.
   *[other] { $seat } bids { $amount }.
} { $steps ->
    [one] The gondola moves on one palace, to { palace }.
   *[other] The gondola moves on { $steps } palaces, to { palace }.
}
event-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-declined = { $seat_is ->
    [you] You keep your mask.
   *[other] { $seat } keeps the mask.
}
    .passing = yes
event-bribed = { $seat_is ->
    [you] You use your mask and take the lot for nothing.
   *[other] { $seat } uses the mask and takes the lot for nothing.
} The bid stood at { $amount }.
event-bought = { $price ->
    [0] { $seat_is ->
        [you] You get { lot } for nothing.
       *[other] { $seat } gets { lot } for nothing.
    }
   *[other] { $borrowed ->
        [0] { $seat_is ->
            [you] You buy { lot } for { $price }.
           *[other] { $seat } buys { lot } for { $price }.
        }
       *[other] { $seat_is ->
            [you] You buy { lot } for { $price }: you pay { $paid } and owe { $borrowed }, which counts double at the end.
           *[other] { $seat } buys { lot } for { $price }, pays { $paid } and owes { $borrowed }, which counts double at the end.
        }
    }
}
event-unsold = Nobody bids. The lot at { palace } stays there.
event-discarded = Nobody bids. The lot at { palace } leaves the game: { lot }. These kinds can never be sold now.
event-sold = { $count ->
    [1] The last { group } has left the palaces and is sold at { $value }.
    [2] Both { group-plural } have left the palaces and are sold at { $value } each.
   *[other] All { $count } { group-plural } have left the palaces and are sold at { $value } each.
}
event-paid = { $seat_is ->
    [you] You receive { $amount } for
   *[other] { $seat } receives { $amount } for
} { $count ->
    [one] one { group }.
   *[other] { $count } { group-plural }.
}
event-moved-on = { $back ->
    [yes] The gondola is back at { palace }, which is empty now, so it goes on to { to-palace }.
   *[no] { palace } is empty, so the gondola goes on to { to-palace }.
}
event-ended = { $reason ->
    [no-bids] Every lot that is left has been offered, and nobody wanted any. The match is over.
   *[kinds] { $kinds ->
        [0] No treasure is left in the palaces. The match is over.
        [one] Only one kind of treasure is left in the palaces. The match is over.
       *[other] Only two kinds of treasure are left in the palaces. The match is over.
    }
}
event-scored = { $seat_is ->
    [you] { $debt ->
        [0] You finish with { $score }.
       *[other] You finish with { $score }: { $money } less twice your debt of { $debt }.
    }
   *[other] { $debt ->
        [0] { $seat } finishes with { $score }.
       *[other] { $seat } finishes with { $score }: { $money } less twice the debt of { $debt }.
    }
}

# why a match ended, after “The match ended …” and “X wins …”
reason-kinds = with no more than two kinds of treasure left in the palaces
reason-no-bids = after nobody wanted any of the lots that were left

# why a move is not allowed
refusal-no-move = “{ $text }” cannot be read as a move. Write “bid 7”, “pass” or “mask”; “sell fan” to choose what is sold; “begin” and its number to choose the first palace.
refusal-bid-not-whole = A bid is a whole number of ducats, not “{ $amount }”.
refusal-bid-below-one = Bid at least 1, and more than the last bid. { $amount } is too little. If you do not want the lot, pass.
refusal-bid-above-all = You can bid at most { $limit } at any table, not { $amount }.
refusal-bid-above-limit = You can bid at most { $limit } at this table, not { $amount }.
refusal-bid-too-low = Bid more than the last bid: at least { $least }, not { $amount }.
refusal-no-higher-bid = The bid stands at { $bid }, the most this table accepts: nobody can bid more.
refusal-no-group = There is no treasure “{ $group }”. The treasures are { $groups }.
refusal-no-palace = There is no palace “{ $palace }”. They are numbered from 0 to { $last }, beginning with Palazzo Ducale.
refusal-no-seat = There is no seat “{ $seat }”. They are numbered from 0 to { $last }.
refusal-no-such-seat = There is no seat { $seat } at this table; the last one is { $last }.
refusal-no-value = There is no value marker “{ $value }”. They go from 3 to 16.
refusal-mask-used = You have already used your mask. Bid or pass.
refusal-no-bid-yet = Nobody has bid yet. You can use your mask once somebody has, when the gondola has moved.
refusal-bid-too-high = The bid stands at { $bid }. A mask works only up to { $limit }.
refusal-only-when-asked = At this table you are asked about your mask right after a bid by somebody else, not on your turn. Bid or pass.
refusal-nobody-asks = Nobody asked about your mask, so there is nothing to decline. Bid or pass.
refusal-answer-first = The bid stands at { $bid }. First say whether you use your mask.
refusal-nothing-to-sell = There is nothing to choose: a kind is sold as soon as its last piece leaves the palaces. You choose the order only when a lot of yours completes several.
refusal-not-waiting = There are still { group-plural } in the palaces, or they are sold already. Choose one of the kinds that are complete.
refusal-choose-sale = First choose which of the complete kinds is sold next.
refusal-choose-palace = First choose the palace of the first auction.
refusal-another-speaks = It is not your turn yet: the turn goes round the table to the left.
refusal-passed-already = You have passed and are out of this auction. You can speak again in the next one.
refusal-high-bidder-waits = You hold the highest bid. You speak again only if somebody bids more.
refusal-bribe-own-turn = You can use your mask only on your own turn, or when you are asked.
refusal-bribe-passed = You have passed and are out of this auction, so you cannot use your mask now.
refusal-bribe-high = You hold the highest bid, so you cannot use your mask. You could if somebody bid more.
refusal-buyer-chooses = The buyer chooses what is sold next.
refusal-starter-chooses = The player who begins chooses the palace of the first auction.
refusal-placing = The treasures are not laid out yet.
refusal-drawing-values = The values are not drawn yet.
refusal-drawing-palace = The palace of the first auction is not drawn yet.
refusal-drawing-starter = It is not drawn yet who speaks first.
refusal-revealing = First the next value is turned up.
refusal-placed-already = The treasures are laid out already.
refusal-no-value-now = Values are turned up by chance, one after each sale. It is not time for that.
refusal-value-taken = The marker { $value } was turned up before; there is only one of each.
refusal-no-starter-now = Who speaks first is drawn only once, before the first auction.
refusal-no-palace-now = The palace of the first auction is decided only once, before it begins. Later the gondola decides.
refusal-too-few-treasures = { palace } holds only one treasure; the first auction is where two or three are.
refusal-group-placed = { $size ->
        [2] Both
       *[other] All { $size }
    } { group-plural } are placed; there are no more.
refusal-other-group-first = The treasures are placed kind by kind. Next comes the { group }, { $size } in all.
refusal-same-group = { palace } holds a { group } already. No palace holds two of the same kind.
refusal-palace-full = { palace } would hold more than { $most } treasures.
refusal-palace-empty = { palace } is empty. Every palace holds at least one treasure.
refusal-palace-would-stay-empty = With this treasure in { palace }, too few would be left for the palaces that are still empty. Every palace holds at least one.
refusal-not-flat = With a treasure in { palace } the layout could not become flat: two palaces with three treasures, all others with two.
refusal-layout-palaces = This layout has { $count } palaces; there are { $palaces }, with a stroke between them.
refusal-layout-group = This layout has { $count } { group-plural }; there are { $size }.

# the board in the terminal
terminal-lot = Auction { $auction } at P{ $palace }: { $lot }
terminal-bid = { $bid ->
    [0] Nobody has bid yet. { $starter } speaks first.
   *[other] The bid stands at { $bid } ({ $high }); the gondola is at P{ $gondola }, so the next lot would be at { $next }.
}
terminal-sale = { $name } chooses what is sold next: { $groups }.
terminal-row = Values
terminal-seat = player
terminal-money = money
terminal-debt = debt
terminal-worth = worth
terminal-mask = mask
terminal-has = treasures
terminal-yes = yes
terminal-no = used
terminal-in = in
terminal-out = passed
terminal-nothing = nothing
terminal-help =
    On your turn type “bid 7” (or only 7), “pass” or “mask”. A bid moves the gondola one palace for each ducat, counted from the column: its price
    decides where the next auction is. When you complete several kinds at once, “sell Ca” sells the candelabra first.
    Treasures by their first letters: Mirror, Candelabrum, Fan, Lion, Painting, Goblet, Clock, Bust, Stove, Ring, Lamp, Necklace.

# moments
moment = { $round ->
    [0] Before the first auction
   *[other] { $turn ->
        [you] Auction { $round }, your turn
        [other] Auction { $round }, { $name }’s turn
        [over] Auction { $round }, the end
       *[nobody] Auction { $round }
    }
}
