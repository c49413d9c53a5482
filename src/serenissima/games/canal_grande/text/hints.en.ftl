# Canal Grande, in English: why a decision is good. “Probably” means: in at least 7 of 10 deals that fit what the reader has seen.

# the cards that matter most in an offer
taken-cards = { $taken ->
    [CAN] { $taken_count ->
        [one] a Cannaregio card
       *[other] { $taken_count } Cannaregio cards
    }
    [SCR] { $taken_count ->
        [one] a Santa Croce card
       *[other] { $taken_count } Santa Croce cards
    }
    [SPO] { $taken_count ->
        [one] a San Polo card
       *[other] { $taken_count } San Polo cards
    }
    [DOR] { $taken_count ->
        [one] a Dorsoduro card
       *[other] { $taken_count } Dorsoduro cards
    }
    [SMA] { $taken_count ->
        [one] a San Marco card
       *[other] { $taken_count } San Marco cards
    }
    [CAS] { $taken_count ->
        [one] a Castello card
       *[other] { $taken_count } Castello cards
    }
    [GON] { $taken_count ->
        [one] a gondola
       *[other] { $taken_count } gondolas
    }
    [SPY] { $taken_count ->
        [one] a spy
       *[other] { $taken_count } spies
    }
    [TRA] { $taken_count ->
        [one] a traitor
       *[other] { $taken_count } traitors
    }
    [DOG] { $taken_count ->
        [one] a doge
       *[other] { $taken_count } doges
    }
   *[none] nothing but numbers
}
kept-cards = { $kept ->
    [CAN] { $kept_count ->
        [one] a Cannaregio card
       *[other] { $kept_count } Cannaregio cards
    }
    [SCR] { $kept_count ->
        [one] a Santa Croce card
       *[other] { $kept_count } Santa Croce cards
    }
    [SPO] { $kept_count ->
        [one] a San Polo card
       *[other] { $kept_count } San Polo cards
    }
    [DOR] { $kept_count ->
        [one] a Dorsoduro card
       *[other] { $kept_count } Dorsoduro cards
    }
    [SMA] { $kept_count ->
        [one] a San Marco card
       *[other] { $kept_count } San Marco cards
    }
    [CAS] { $kept_count ->
        [one] a Castello card
       *[other] { $kept_count } Castello cards
    }
    [GON] { $kept_count ->
        [one] a gondola
       *[other] { $kept_count } gondolas
    }
    [SPY] { $kept_count ->
        [one] a spy
       *[other] { $kept_count } spies
    }
    [TRA] { $kept_count ->
        [one] a traitor
       *[other] { $kept_count } traitors
    }
   *[DOG] { $kept_count ->
        [one] a doge
       *[other] { $kept_count } doges
    }
}

# splitting
why-split-draw = Whichever offer { $chooser_seat } takes, the phase ends with fewer points for { $seats ->
    [2] you, and you draw { $count } cards.
   *[other] your team: each of you draws { $count } cards.
}
why-split-mine = { $chooser_seat } will probably take the offer with { taken-cards }. What stays is the better offer for you: it has { kept-cards }.
why-split-points = { $chooser_seat } will probably take the offer with { taken-cards } and { $points ->
    [one] one point.
   *[other] { $points } points.
} You get { $other ->
    [0] none,
    [one] only one,
   *[other] only { $other },
} and fewer points are better.
why-split-even = To { $chooser_seat } the two offers are worth about the same, so neither choice hurts you much.
why-split-least = { $chooser_seat } will probably take the offer with { taken-cards }. { $better ->
    [0] Still, no other split of these cards would leave { $chooser_seat } less.
    [one] Still, only one other split of these cards would leave { $chooser_seat } less.
   *[other] Still, of { $ways } possible splits only { $better } would leave { $chooser_seat } less.
}
why-split-keep = { $chooser_seat } will probably take the offer with { taken-cards }, which leaves you { kept-cards }.

# choosing
why-take-wins = Its doge calls a vote for you, and one more trophy of { district-name } wins you the match. You could lay { $reach } there, { $seats ->
    [2] { $rival_seat } probably fewer.
   *[other] your opponents together probably fewer.
}
why-take-denies = It keeps the doge away from { $divider_seat }, who needs only one more trophy to win.
why-take-draw = It ends the phase with fewer points for { $seats ->
    [2] you, and you draw { $count } cards.
   *[other] your team: each of you draws { $count } cards.
}
why-take-doge = Its doge calls a vote for you. For { district-name } you could lay { $reach }, { $seats ->
    [2] { $rival_seat } probably fewer.
   *[other] your opponents together probably fewer.
}
why-take-more = It is worth more to you than the other offer, above all because it has { taken-cards }.
why-take-away = { $divider_seat } would get more out of it than out of what stays, above all because it has { taken-cards }.
why-take-fewer = It has { $points ->
    [0] no points
    [one] only one point
   *[other] only { $points } points
}, the other { $other }. Fewer is better: the side with fewer draws cards when the phase ends.
why-take-hand = It puts { $count ->
    [one] one card
   *[other] { $count } cards
} into your hand, the other { $other ->
    [0] none.
    [one] one.
   *[other] { $other }.
}

# specials
why-doge-wins = One more trophy of { district-name } wins you the match. You could lay { $reach } there, { $seats ->
    [2] { $rival_seat } probably fewer.
   *[other] your opponents together probably fewer.
}
why-doge-doge = You can vote at once: for { district-name } you could lay { $reach }, { $seats ->
    [2] { $rival_seat } probably fewer.
   *[other] your opponents together probably fewer.
}
why-traitor-first = The traitor takes a card from { $seats ->
    [2] { $rival_seat }’s hand
   *[other] an opponent’s hand
} before the vote, so there is less to be laid against you.
why-spy-first = The spy draws two cards before the vote, and what they bring may help you in it.
why-order = No doge is waiting, so there is no vote to prepare: the order matters little here.
why-rob-more = { $victim_seat } holds { $count } cards, { $other_seat } only { $other }: there is more to take.
why-rob-weak = { $victim_seat } has only { $count ->
    [one] one card
   *[other] { $count } cards
}, so losing one hurts more than it would hurt { $other_seat }, who has { $other }.
why-rob-known = Of the { $count } cards { $victim_seat } holds, you know that { $known } are gondolas or of districts you still need.
why-rob = { $count ->
    [one] { $victim_seat } holds one card, and it becomes yours.
   *[other] One of the { $count } cards { $victim_seat } holds becomes yours.
}
why-catch-up = { $count } cards for nothing: the districts and gondolas among them go into your hand.
why-decline = A doge among the cards would force a vote on you, and { $seats ->
    [2] { $rival_seat } needs
   *[other] your opponents need
} only one more trophy to win.

# voting
why-vote-match = One more trophy of { district-name } wins you the match.
why-vote-stop = { $seats ->
    [2] { $rival_seat } would win the match with this trophy.
   *[other] Your opponents would win the match with this trophy.
} Do not let it go.
why-vote-holds = You can lay up to { $reach ->
    [one] one card
   *[other] { $reach } cards
} in this vote, and { $seats ->
    [2] { $rival_seat } probably cannot beat that.
   *[other] both opponents together probably cannot beat that.
}
why-vote-together = Together with { $partner_seat } you can probably beat whatever both opponents lay.
why-vote-ahead = It puts your side ahead, { $own } to { $other }.
why-vote-level = It draws level at { $own }, and a tie is yours.
why-vote-stay = One card keeps you in the vote. Once you pass, you are out of it.
why-vote-cheap = You have to open the vote. If it is lost, it costs you no more than this one card.
why-vote-high = With { $count } cards at once, { $rival_seat } must lay at least { $need } to answer.
why-vote-new = You have no trophy of { district-name } yet. With this one, { $missing ->
    [0] you would have all six districts.
    [one] only one district would still be missing.
   *[other] { $missing } districts would still be missing.
}
why-vote-third = It would be trophy number { $trophies } of { district-name } for you, and four of one district win.
why-vote-need = To answer, { $rival_seat } must then lay { $more ->
    [one] at least one more card.
   *[other] at least { $more } more cards.
}
why-pass-wins = No opponent is left in the vote and your side wins it { $own } to { $other }: pass, and the trophy is yours.
why-pass-ahead = Your side wins as it stands, { $own } to { $other }, and { $partner_seat } is still in the vote: keep your cards.
why-pass-beaten = You could get to { $reach } at most, and { $seats ->
    [2] { $rival_seat } can probably lay more.
   *[other] your opponents can probably lay more than the two of you.
}
why-pass-again = { $seats ->
    [2] { $rival_seat } already has
   *[other] Your opponents already have
} { $trophies ->
    [one] a trophy
   *[other] { $trophies } trophies
} of { district-name }, so it brings them no new district.
why-pass-free = You have laid nothing, so a pass costs you nothing. To answer takes { $least ->
    [one] at least one card.
   *[other] at least { $least } cards.
}
why-pass-save = To go on takes { $least ->
    [one] at least one more card.
   *[other] at least { $least } more cards.
} If you pass, { $back ->
    [0] you lose what you have laid.
    [one] one of the cards you have laid comes back to you.
   *[other] { $back } of the cards you have laid come back to you.
}
why-pass-behind = Your side is behind, { $own } to { $other }, and would need at least { $more ->
    [one] one more card to win.
   *[other] { $more } more cards to win.
}
