# What the board itself says. Names of cards, events and refusals are in en.ftl.

board-nothing = nothing
board-times = { $count } × { $card }

board-trophies = Trophies: four slots for each district
board-trophies-cell = { $who }: { $count ->
    [0] no trophy
    [one] one trophy
   *[other] { $count } trophies
} of { $district }{ $decisive ->
    [yes] ; the next one wins the match
   *[no] {""}
}
board-six = { $count } of { $six } districts
board-points = { $count ->
    [one] point
   *[other] points
}
board-points-help = Points never help: when a phase ends, the side with fewer of them draws cards.
board-points-of = { $who }: { $points } of { $limit } points. The phase ends at { $limit }; the side with fewer draws cards.
board-role-divider = { $is ->
    [you] split
   *[other] splits
}
board-role-chooser = { $is ->
    [you] choose
   *[other] chooses
}
board-you = You
board-partner-idle = your partner
board-partner-divider = partner, splits
board-partner-chooser = partner, chooses
board-hand-of = { $is ->
    [you] You hold { board-cards }
   *[other] { $who } holds { board-cards }
}
board-numbers-of = { $is ->
    [you] { $count ->
        [0] No number cards lie before you.
       *[other] Number cards before you: { $numbers }.
    }
   *[other] { $count ->
        [0] No number cards lie before { $who }.
       *[other] Number cards before { $who }: { $numbers }.
    }
}

board-offer = Offer { $offer }
board-tray-empty = Tap or drag cards to put them here.
board-no-actions = no action cards
board-kind-district = { $count ->
    [one] 1 district card
   *[other] { $count } district cards
}
board-kind-gondola = { $count ->
    [one] 1 gondola
   *[other] { $count } gondolas
}
board-kind-traitor = { $count ->
    [one] 1 traitor
   *[other] { $count } traitors
}
board-kind-spy = { $count ->
    [one] 1 spy
   *[other] { $count } spies
}
board-kind-doge = { $count ->
    [one] 1 doge
   *[other] { $count } doges
}
board-split-card = { $card }, in offer { $offer }. Move to the other offer
board-put = { $card } to offer { $offer }: { $count ->
    [one] one card
   *[other] { $count } cards
}, { $points } points.
board-confirm-split = Offer these two
board-split-hint = Put at least one card in each offer.

board-hand-empty = No cards in hand.
board-hand-lay = { $card }, { $count } in hand. Lay one
board-hand-blocked = { $card }, { $count } in hand. Why can it not be laid?
board-hand-idle = { $card }, { $count } in hand
board-hand = Your hand
board-hand-list = In your hand: { $cards }.
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

board-score = The two sides
board-and = { $one } and { $other }
board-unknown = { $count ->
    [0] Every copy is accounted for
    [one] One copy is in the pile or unseen in a hand
   *[other] { $count } copies are in the pile or unseen in a hand
}
board-when = Phase { $phase }, round { $round }
board-pending = { $is ->
    [you] You still have to use: { $cards }
   *[other] { $who } still has to use: { $cards }
}
board-pending-short = To use
board-waiting = { $is ->
    [you] On the table for you: { $cards }
   *[other] On the table for { $who }: { $cards }
}
board-waiting-short = { $is ->
    [you] For you
   *[other] For { $who }
}
board-pile-action = { $count ->
    [one] One action card to draw
   *[other] { $count } action cards to draw
}
board-pile-number = { $count ->
    [one] One number card to draw
   *[other] { $count } number cards to draw
}
board-pile-discard = Discard pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-discards = Discard pile
board-discards-empty = No card has been discarded since the last shuffle.
board-turned-up = Turned up

board-count = Counting
board-count-wanted = Show on the board: “4?” beside a district means that four copies are still unseen
board-count-caption = Where the copies of each card are, from what lies or lay open. Nothing here is a secret to you.
board-card = Card
board-count-trophies = Trophies
board-count-discards = Discards
board-count-table = On the table
board-count-hand = Your hand
board-count-known = Other hands
board-count-unknown = Not known

board-prompt-deal = The cards are dealt.
board-prompt-first = Chance decides who splits first.
board-prompt-reveal = The cards of the round are turned up.
board-prompt-split = { $mine ->
    [yes] Split the cards. { $chooser } has first choice.
   *[no] { $who } splits the cards into two offers.
}
board-prompt-choose = { $mine ->
    [yes] Take one of the two offers.
   *[no] { $who } chooses an offer.
}
board-prompt-resolve = { $mine ->
    [yes] Tap the special you want to use next.
   *[no] { $who } uses special cards.
}
board-prompt-traitor = { $mine ->
    [yes] Tap a hand: your traitor takes a card.
   *[no] { $who } sends a traitor.
}
board-prompt-pluck = The traitor takes a card.
board-prompt-spy = The spy looks around.
board-prompt-vote = { $mine ->
    [yes] { $opening ->
        [yes] Tap cards of one district to open the vote.
       *[no] { $comes ->
            [wins] No opponent is left: pass, and the trophy is yours.
            [loses] No opponent is left: go ahead of them, or pass and lose the vote.
           *[open] { $free ->
                [yes] Tap one card or more to stay in the vote, or pass.
               *[no] Tap cards to raise, or pass.
            }
        }
    }
   *[no] { $opening ->
        [yes] { $who } opens a vote.
       *[no] { $who } raises or passes.
    }
}
board-prompt-catch-up = { $mine ->
    [yes] Fewer points bring a reward: you may draw { $count } cards.
   *[no] { $who } has fewer points and may draw { $count } cards.
}
board-prompt-catch-up-draw = { $who } draws cards to catch up.
board-prompt-over = The match is over.

board-after = Points after this choice
board-phase-ends = { $side ->
    [you] The phase ends: you draw { $count } cards.
    [yours] The phase ends: you and { $who } draw { $count } cards each.
    [one] The phase ends: { $who } draws { $count } cards.
    [team] The phase ends: { $who } draw { $count } cards each.
   *[nobody] The phase ends: nobody draws.
}
board-phase-would-end = { $side ->
    [you] If { $chooser } takes it, the phase ends: you draw { $count } cards.
    [yours] If { $chooser } takes it, the phase ends: you and { $who } draw { $count } cards each.
    [one] If { $chooser } takes it, the phase ends: { $who } draws { $count } cards.
    [team] If { $chooser } takes it, the phase ends: { $who } draw { $count } cards each.
   *[nobody] If { $chooser } takes it, the phase ends: nobody draws.
}
board-offer-of = { $is ->
    [you] for you
   *[other] for { $who }
}
board-take = Take offer { $offer }

board-take-from = Take a card from { $name }
board-forgo = Take nothing
board-special-TRA = Take a card from an opponent’s hand, unseen.
board-special-SPY = Draw two cards from the pile.
board-special-DOG = Call a vote to win a trophy.

# what a card is for
board-help-TRA = Traitor: takes a card from an opponent’s hand, unseen.
board-help-SPY = Spy: draws two cards from the pile.
board-help-DOG = Doge: calls a vote. Votes win trophies, and trophies win the match.
board-help-GON = Gondola: carries cards of another district into a vote.
board-help-district = { $card }: lay it in a vote. If you win with it, it becomes a trophy.
board-help-number = { $count ->
    [one] One point. Fewer are better: the side with fewer draws cards when the phase ends.
   *[other] { $count } points. Fewer are better: the side with fewer draws cards when the phase ends.
}
board-catch-up = Your reward for fewer points: draw { $count } cards? Only you see the districts and gondolas; spies, traitors and doges lie open.
board-draw = Draw { $count } cards
board-decline = Draw nothing

board-vote = The vote
board-vote-for = The vote for { $district }
board-vote-opens = A vote is called
board-doge-of = { $is ->
    [you] Your doge
   *[other] { $who }’s doge
}
board-vote-total = in total
board-passed = has passed
board-need = { $mine ->
    [yes] You need { $need } or more
   *[no] { $who } needs { $need } or more
}
board-tie = { $side ->
    [you] A tie is yours
    [yours] A tie goes to you and { $who }
   *[other] A tie goes to { $who }
}
board-take-back = Take back
board-lay = Lay { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $total } in all
board-lay-hint = Tap cards of your hand to lay them. A gondola comes along where one is needed.
board-pass = Pass
board-pass-wins = Pass and win the vote
board-pass-loses = Pass and lose the vote
board-must-pass = Nothing in your hand can be laid here: you can only pass. The others cannot tell that you had no choice.

board-after-vote = After the vote
board-vote-won = { $side ->
    [you] You win { $district }, { $total } to { $other }
    [yours] You and { $who } win { $district }, { $total } to { $other }
    [team] { $who } win { $district }, { $total } to { $other }
   *[one] { $who } wins { $district }, { $total } to { $other }
}
board-tie-won = A tie goes to the side whose doge it was.
board-flow-trophy = { $is ->
    [you] Your { $district } becomes a trophy.
   *[other] { $who }’s { $district } becomes a trophy.
}
board-flow-discard = { $is ->
    [you] You discard { $cards }.
   *[other] { $who } discards { $cards }.
}
board-flow-back = { $is ->
    [you] You take back { $cards }.
   *[other] { $who } takes back { $cards }.
}
board-go-on = Back to the table
board-skip = Skip

board-look-back = Every split in hindsight
board-look-back-help = With all hands open: the bars say what each offer was worth to either player, counted in cards (1 is about a district card). “Gave away” is how much better the player could have done with another split or with the other offer.
board-look-back-how = How is this counted?
board-look-back-cards = A district card is worth about 1: more if the player held others of that district, or if a trophy there would bring the end nearer. A gondola counts 1.2, a spy 1.8, a traitor 2. A doge counts for the trophy it could win with the hands as they were, and against its owner if the others would have won it. Every number point costs up to half a card, because the side with fewer points catches up.
board-look-back-regret = The chooser wants an offer that is worth much, while the one left is worth little to the divider; what the other offer would have brought more was given away by the choice. The divider wants two offers between which there is little to gain; what the best of all splits would have saved was given away by the split. It is a rule of thumb: chance and later votes are not in it.
board-did-well = { $count ->
    [0] In each of your { $all } rounds another split or choice would have been better.
   *[other] What you did well: in { $count } of your { $all } rounds no other split or choice would have been better. { $count ->
        [one] It was round { $rounds }.
       *[other] They were rounds { $rounds }.
    }
}
board-player = Player
board-as-divider = Given away when splitting
board-as-chooser = Given away when choosing
board-regret-sum = { $worth } in { $count ->
    [one] one round
   *[other] { $count } rounds
}
board-split-title = { $mine ->
    [divider] Round { $round }: you split, { $chooser } chooses
    [chooser] Round { $round }: { $divider } splits, you choose
   *[other] Round { $round }: { $divider } splits, { $chooser } chooses
}
board-no-regret = nothing
board-regret = { $worth }
board-divider-regret = { $is ->
    [you] Your split gave away
   *[other] The split by { $who } gave away
}
board-chooser-regret = { $is ->
    [you] Your choice gave away
   *[other] The choice by { $who } gave away
}
board-better-split = The split that gave away least
board-last-hand = { $is ->
    [you] You still held
   *[other] { $who } still held
}
board-no-splits = No offer was chosen in this match.

# printed on the cards
board-card-CAN = Cannaregio
board-card-SCR = Santa Croce
board-card-SPO = San Polo
board-card-DOR = Dorsoduro
board-card-SMA = San Marco
board-card-CAS = Castello
board-card-GON = Gondola
board-card-SPY = Spy
board-card-TRA = Traitor
board-card-DOG = Doge
board-card-1 = Number 1
board-card-2 = Number 2
board-card-3 = Number 3
board-key-split = put the card into the first or the second offer
    .keys = ← →
