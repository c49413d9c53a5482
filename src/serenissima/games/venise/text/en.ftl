# Venise, in English.
title = Venise
pitch = Lay planks over the water, walk, take them up again, and be the first to fetch your four gems. The plank you count on may be gone when you get there.
kind = Race over a changing network

# the game on one card
goal-wins = Be the first to fetch the four gems of your colour.
goal-ends = The match ends as soon as somebody has all four.
goal-turn = Spend four hourglasses on cards: lay planks, walk, take planks back. Or take a joker instead. Then draw two cards.

# bots of this game, weakest first
bot-wanderer = Wanderer
    .help = Walks towards the nearest gem, plans two cards ahead, and does not look at the others.
bot-ferryman = Ferryman
    .help = Goes for the nearest gem as well, but plans three cards ahead and keeps some planks back; spends what it will miss later, and does not look at the others.
bot-sensible = Gondolier
    .help = Plans the tour over all its gems, takes its planks back, and cuts the way of others where that is cheap.
bot-admiral = Admiral
    .help = Tries out the best ways to spend its turn, imagines how everybody goes on, and takes the one that wins most often.

# what things are called
item-short = Short
item-long = Long
item-remove = Remove
item-move = Move
item-walk1 = 1 step
item-walk2 = 2 steps
item-walk3 = 3 steps
item-joker = Joker
item-ruby = ruby
item-diamond = diamond
item-emerald = emerald
item-topaz = topaz

# options
option-board = Board
    .help = The Two Quays is for a first game.
option-board-day-basic = The Two Quays: by day, for a first game
option-board-day-advanced = The Walled Garden: by day, with many walls
option-board-day-expert = The Crooked Bridges: by day, for experts
option-board-night-basic = Lanterns: by night, open in the middle
option-board-night-advanced = The Blind Alleys: by night, with many walls
option-own_board = Own board
    .help = Paste a board from the board editor: its link, or the text of its file. It takes the place of the board chosen above.
    .given = a board of your own making
option-places = The match ends
    .help = Whether the others play on after somebody has won.
option-places-first = with the winner: the others are ranked by gems
option-places-all = when all places are decided: the others play on
option-colours = Colours
    .help = Every colour starts in its own corner. Usually two play with ruby and emerald, three with ruby, diamond and emerald.
option-colours-chosen = The players choose among the usual ones
option-colours-free = The players choose among all four
option-colours-random = Drawn at random for everybody
option-two_player_corners = Corners for two
    .help = Where two players start, unless they choose among all four colours.
option-two_player_corners-opposite = Opposite: ruby and emerald
option-two_player_corners-adjacent = Side by side: ruby and diamond
option-first_player = Who begins
    .help = After that, play goes clockwise by colour.
option-first_player-random = Drawn at random
option-first_player-chosen = The first seat decides
option-equal_turns = Equal turns
    .help = When somebody has all four gems the round is finished, so that all have had the same number of turns.
option-rescue = Rescue
    .help = A player who is stranded on a pole gets a plank at the start of a turn.
option-standstill_rounds = Standstill
    .help = The match ends after this many rounds in which nothing moved on the board.
option-standstill_rounds-off = Never: wait as long as it takes
option-most_rounds = Longest match
    .help = After this many rounds the match ends, ranked by gems.
option-most_rounds-off = No limit
option-wall_ends = Ends of walls
    .help = Whether a plank may end in line with a wall.
option-wall_ends-closed = Closed: no plank can end there
option-wall_ends-both = Both sides: such a plank touches both fields
option-start_hand = First hands
    .help = Which cards everybody starts with.
option-start_hand-set = The same four cards for all, and two drawn
option-start_hand-random = Six drawn cards
option-exchange_after_draw = Exchange after drawing
    .help = Four cards may be exchanged for a joker also after drawing, before a full hand is cut down.
option-discarded_jokers = Discarded jokers
    .help = Where a joker goes when it is discarded from a full hand.
option-discarded_jokers-place = Back to their place
option-discarded_jokers-pile = To the discard pile: they come back with its cards
option-discard_view = Discard pile
    .help = What everybody may look at.
option-discard_view-all = The whole pile
option-discard_view-top = The top card only
option-planks_per_player = Planks
    .help = Short and long planks for each player, such as 5/3. “standard”: 6/4 with two players, 4/2 with three, 3/2 with four.
option-card_mix = Card mix
    .help = How many cards of each kind: short, long, remove, move, and one, two, three steps. Together 46.

# why a match ended, after “X wins …”
reason-gems = with four gems
reason-shared = with four gems in the same round
reason-places = with all places decided
reason-standstill = with the most gems at a standstill
reason-rounds = with the most gems after the last round

# why a move is not allowed
refusal-no-move = “{ $text }” is not a move. Write for example: short S:A4-B4, joker long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top, take joker, exchange, end play, end turn.
refusal-no-place = “{ $place }” is not a place for a plank. Places are written S:A3-A4, L:A4-B3, T:A3>B4, HH:A3 or HV:A3.
refusal-no-field = “{ $field }” is not a field. Fields are written A4, B4.top, B4.low or A3.N, planks by their places.
refusal-wrong-plank = { $place } is a place for a { $right ->
    [short] short
   *[long] long
} plank, not for a { $wrong ->
    [short] short
   *[long] long
} one.
refusal-no-walk = There is no walk of “{ $steps }” steps: cards have 1, 2 or 3.
refusal-no-seat = There is no seat “{ $seat }”. Seats go from 0 to { $last }.
refusal-no-plank = “{ $plank }” is not a plank: there are short and long ones.
refusal-no-colour = “{ $colour }” is not a colour here. The colours are { $colours }.
refusal-no-card = “{ $card }” is not a card here. The cards are { $cards }.
refusal-fortunas-move = That is not for players: chance decides it.
refusal-none-to-draw = There is no { $card ->
    [short] “Short”
    [long] “Long”
    [remove] “Remove”
    [move] “Move”
    [walk1] “1 step”
    [walk2] “2 steps”
    [walk3] “3 steps”
   *[joker] joker
} left in the draw pile, which has { $count ->
    [one] one card
   *[other] { $count } cards
}.
refusal-fortunas-turn = Chance is at work just now.
refusal-choose-first = First choose a colour, or leave it to chance. Still free: { $free }.
refusal-colour-out = { $colour ->
    [ruby] Ruby
    [diamond] Diamond
    [emerald] Emerald
   *[topaz] Topaz
} does not play at this table. Still free: { $free }.
refusal-colour-taken = { $colour ->
    [ruby] Ruby
    [diamond] Diamond
    [emerald] Emerald
   *[topaz] Topaz
} is taken. Still free: { $free }.
refusal-colours-given = Everybody has a colour already.
refusal-begin-first = First say who begins: seat 0 to { $last }.
refusal-begun = The match has already begun.
refusal-one-step = Make at least one step with this card.
refusal-walk-first = Finish the walk first: { $left ->
    [one] one step is left
   *[other] { $left } steps are left
}. You may also stop.
refusal-set-first = You have taken up a plank: lay it somewhere else first.
refusal-give-first = You are exchanging: give { $left ->
    [one] one more card
   *[other] { $left } more cards
} first.
refusal-not-in-hand = You do not have { $card ->
    [short] “Short”
    [long] “Long”
    [remove] “Remove”
    [move] “Move”
    [walk1] “1 step”
    [walk2] “2 steps”
    [walk3] “3 steps”
   *[joker] a joker
} in your hand.
refusal-joker-taken = You have taken a joker, so you play no cards this turn. Exchange cards, or end your turn.
refusal-hand-fits = You hold no more than { $limit } cards, so none has to go.
refusal-discard-on = You are discarding: { $surplus ->
    [one] one more card
   *[other] { $surplus } more cards
} must go.
refusal-discard-first = { $surplus ->
    [one] You have one card more than { $limit }: discard it, or exchange four for a joker where that is allowed.
   *[other] You have { $surplus } cards more than { $limit }: discard them, or exchange four for a joker where that is allowed.
}
refusal-exchange-too-late = At this table you can exchange only before drawing.
refusal-play-over = You have already drawn, so you play no more cards this turn. Exchange cards, or end your turn.
refusal-played-already = You take a joker instead of playing cards, and you have already played one this turn.
refusal-two-jokers = You already have { $most } jokers, and nobody may hold more.
refusal-no-joker-there = There is no joker left to take: they are all in hands or among the cards.
refusal-too-few-cards = An exchange takes { $want } ordinary cards, and you have { $cards }.
refusal-no-joker = You have no joker.
refusal-too-dear = { $card ->
    [short] “Short”
    [long] “Long”
    [remove] “Remove”
    [move] “Move”
    [walk1] “1 step”
    [walk2] “2 steps”
    [walk3] “3 steps”
   *[joker] A joker
} costs { $cost ->
    [one] one hourglass
   *[other] { $cost } hourglasses
}, and you have { $left ->
    [0] none left
   *[other] { $left } left
}.
refusal-no-place-here = No plank can lie there: a pole is missing, or a wall closes that side.
refusal-no-plank-left = You have no { $plank ->
    [short] short
   *[long] long
} plank in your supply.
refusal-occupied = There is already a plank in that place.
refusal-crossing = Another long plank lies between these poles, and long planks may not cross.
refusal-stem-rests = That plank would lean on a long one, and there is none.
refusal-crossbar-rests = That plank would rest on two short ones, and one of them is missing.
refusal-not-touching = A plank must touch the place where you stand, and that one does not.
refusal-no-plank-there = There is no plank in that place.
refusal-stood-on = Somebody stands on that plank.
refusal-would-fall = Somebody stands on a plank that rests on this one, and would fall into the water.
refusal-no-other-place = From where you stand, that plank has no other place to go.
refusal-same-place = The plank comes from there: it must go somewhere else.
refusal-other-kind = You have taken up { $plank ->
    [short] a short plank, and that place is for long ones
   *[long] a long plank, and that place is for short ones
}.
refusal-nowhere-to-go = No plank touches the place where you stand, so there is nowhere to go. Lay one first.
refusal-no-field-here = There is nothing to stand on.
refusal-no-plank-to-step = There is no plank to step on.
refusal-no-neighbour = That is more than a step away: a step leads from a pole to a plank that touches it, or from a plank to what its ends touch.
refusal-no-walk-card = Play a card with steps first.
refusal-lift-first = Take up a plank with “Move” first.
refusal-exchange-first = You give cards away in an exchange: begin one first.
refusal-discard-later = You put cards away after drawing, until you hold eight.
refusal-end-play-first = Finish playing cards first: then you draw two.
refusal-no-rescue = There is no rescue at this table.
refusal-rescue-first = A rescue is only possible at the very start of a turn.
refusal-not-stranded = You are not stranded: a plank touches your field, or one of your planks fits there.
refusal-rescue-unfit = { $plank ->
    [short] There is no place for a short plank where you stand.
   *[long] There is no place for a long plank where you stand.
}
refusal-rescue-none = { $plank ->
    [short] There is no short plank left anywhere.
   *[long] There is no long plank left anywhere.
}

# why a whole card cannot be used now
refusal-nothing-short = There is no free place for a short plank where you stand.
refusal-nothing-long = There is no free place for a long plank where you stand.
refusal-nothing-remove = No plank that you may take touches the place where you stand.
refusal-nothing-move = None of the planks that touch your place can be laid anywhere else from here.

# why an option cannot be taken
bad-board = This board cannot be played: { $fault }{ $more ->
    [0] {""}
    [one] { " " }There is one more error.
   *[other] { " " }There are { $more } more errors.
}
bad-board-ends = On this board a plank may touch both sides of a wall: for “{ option-wall_ends }”, choose “{ option-wall_ends-both }”.
bad-planks = “{ option-planks_per_player }” must be “standard”, or short and long planks for each player such as 5/3, not “{ $said }”.
bad-planks-many = “{ option-planks_per_player }”: with { $seats } players, each may have 1 to { $short } short and 1 to { $long } long ones.
bad-mix = “{ option-card_mix }” must be seven numbers, one for each kind of card, such as 9-6-6-4-6-9-6.
bad-mix-sum = “{ option-card_mix }” must add up to { $all } cards, not { $sum }.
bad-mix-few = “{ option-card_mix }” needs at least { $most } of each starting card. Too few: { $cards }.
