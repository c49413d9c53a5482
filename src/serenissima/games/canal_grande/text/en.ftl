# Canal Grande, in English.
title = Canal Grande
pitch = Split eight cards in two, let the other choose, and win the districts of Venice vote by vote.
kind = I split, you choose

# the goal on one card
goal-turn = One of you splits eight cards into two offers, the other takes one. Specials are used at once, and a doge calls a vote for a trophy.
goal-wins = Trophies of all six districts, or four trophies of one district. Points never win: when a phase ends, the side with fewer of them draws cards.
goal-ends = The match is over as soon as a side has all six districts, or one of them four times.

# how the result is counted
scores = Trophies: { $scores }.

# cards: names in lists, and where a sentence has one card
item-CAN = Cannaregio
item-SCR = Santa Croce
item-SPO = San Polo
item-DOR = Dorsoduro
item-SMA = San Marco
item-CAS = Castello
item-GON = gondola
item-SPY = spy
item-TRA = traitor
item-DOG = doge
item-1 = number 1
item-2 = number 2
item-3 = number 3
card-name = { $card ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
    [CAS] Castello
    [GON] gondola
    [SPY] spy
    [TRA] traitor
    [DOG] doge
   *[other] number { $card }
}
district-name = { $district ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
   *[CAS] Castello
}
one-card = { $card ->
    [GON] a gondola
    [SPY] a spy
    [TRA] a traitor
    [DOG] a doge
   *[other] { card-name }
}

# options
option-vote_rule = Votes
    .help = How the two players of a vote answer each other.
option-vote_rule-outbid = Outbid: every raise must go above the other's total
option-vote_rule-match = Match: the challenger need only draw level, and wins ties
option-vote_rule-free = Free: lay what you like until both have passed, then count
option-join_without_match = Enter by gondola
    .help = You may answer in a vote without a card of its district if you lay a gondola group.
option-catchup_specials = Specials when catching up
    .help = What happens to spies, traitors and doges among the cards that the lower side draws when a phase ends.
option-catchup_specials-resolve = They are resolved at once
option-catchup_specials-discard = They are discarded
option-spy_chain = Spies bring spies
    .help = A spy that is drawn brings two more cards; otherwise it is discarded.
option-gondola_scope = A gondola opens its district
    .help = How long a district stays open in a vote for whoever laid the gondola.
option-gondola_scope-vote = For the whole vote
option-gondola_scope-move = For the cards laid with it
option-number_split = Number cards
    .help = How many 1s, 2s and 3s each deck has. The first is the usual one.
option-number_split-4-5-5 = Four 1s, five 2s, five 3s
option-number_split-5-5-4 = Five 1s, five 2s, four 3s

# events
event-dealt = { $seat_is ->
    [you] You are dealt a card.
   *[other] { $seat } is dealt a card.
}
    .passing = yes
event-first-card = { $seat_is ->
    [you] You are dealt { card-name }.
   *[other] { $seat } is dealt { card-name }.
}
    .passing = yes
event-first-hand = { $seat_is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
event-drew = { $source ->
    [spy] { $seat_is ->
        [you] Your spy brings you a card.
       *[other] { $seat }’s spy brings a card.
    }
   *[other] { $seat_is ->
        [you] You draw a card.
       *[other] { $seat } draws a card.
    }
}
event-got = { $seat_is ->
    [you] It is { one-card }.
   *[other] { $seat } gets { one-card }.
}
event-turned = { $seat_is ->
    [you] You draw { one-card }, { turned-fate }.
   *[other] { $seat } draws { one-card }, { turned-fate }.
}
turned-fate = { $used ->
    [yes] to be used at once
   *[no] which is discarded
}
event-began = { $seat_is ->
    [you] The hands are dealt. You split first.
   *[other] The hands are dealt. { $seat } splits first.
}
event-round-began = { $seat_is ->
    [you] Round { $round }: you split, { $chooser_seat } chooses.
   *[other] { $chooser_seat_is ->
        [you] Round { $round }: { $seat } splits, you choose.
       *[other] Round { $round }: { $seat } splits, { $chooser_seat } chooses.
    }
}
event-revealed = Turned up: { card-name }.
    .passing = yes
event-shown = On the table: { $cards }.
event-put-over = { $seat_is ->
    [you] You put into the second offer: { card-name }.
   *[other] { $seat } puts into the second offer: { card-name }.
}
    .passing = yes
event-split = { $seat_is ->
    [you] You offer { $first } – or { $second }.
   *[other] { $seat } offers { $first } – or { $second }.
}
event-chose = { $seat_is ->
    [you] You choose the { chosen-offer } offer.
   *[other] { $seat } chooses the { chosen-offer } offer.
}
chosen-offer = { $offer ->
    [1] first
   *[2] second
}
event-took = { $seat_is ->
    [you] You take { took-points } (now { $total }){ took-hand }{ took-specials }.
   *[other] { $seat } takes { took-points } (now { $total }){ took-hand }{ took-specials }.
}
took-points = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}
took-hand = { $hand_count ->
    [0] { "" }
   *[other] {" "}and { $hand }
}
took-specials = { $special_count ->
    [0] { "" }
   *[other] ; to be used: { $specials }
}
event-resolving = { $seat_is ->
    [you] { $card ->
        [SPY] You send a spy.
        [TRA] You send a traitor.
       *[DOG] You present a doge.
    }
   *[other] { $card ->
        [SPY] { $seat } sends a spy.
        [TRA] { $seat } sends a traitor.
       *[DOG] { $seat } presents a doge.
    }
}
event-betrayed = { $victim_seat_is ->
    [you] { $seat }’s traitor takes a card from your hand.
   *[other] { $seat_is ->
        [you] Your traitor takes a card from { $victim_seat }’s hand.
       *[other] { $seat }’s traitor takes a card from { $victim_seat }’s hand.
    }
}
event-stole = { $victim_seat_is ->
    [you] { $seat } stole { one-card } from you.
   *[other] { $seat_is ->
        [you] You stole { one-card } from { $victim_seat }.
       *[other] { $seat } stole { one-card } from { $victim_seat }.
    }
}
event-forwent = { $seat_is ->
    [you] You send the traitor away.
   *[other] { $seat } sends the traitor away.
}
event-no-victim = { $seat_is ->
    [you] Nobody has a card to take: your traitor goes away empty-handed.
   *[other] Nobody has a card to take: { $seat }’s traitor goes away empty-handed.
}
event-void = { $seat_is ->
    [you] You have no district card to lay, so your doge has no effect.
   *[other] There is no district card to lay, so { $seat }’s doge has no effect.
}
event-vote-began = { $partner_leads ->
    [yes] { $seat_is ->
        [you] You have no district card, so { $leader_seat } must open the vote.
       *[other] { $leader_seat_is ->
            [you] { $seat } has no district card, so you must open the vote.
           *[other] { $seat } has no district card, so { $leader_seat } must open the vote.
        }
    }
   *[no] { $seat_is ->
        [you] You call a vote.
       *[other] { $seat } calls a vote.
    }
}
event-picked = { $seat_is ->
    [you] You pick { card-name }.
   *[other] { $seat } picks { card-name }.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] { $opening ->
        [yes] You open the vote for { district-name } with { $cards }: { $total }.
       *[no] You lay { $cards }: { $total }.
    }
   *[other] { $opening ->
        [yes] { $seat } opens the vote for { district-name } with { $cards }: { $total }.
       *[no] { $seat } lays { $cards }: { $total }.
    }
}
event-passed = { $seat_is ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-vote-won = { $partner_seat ->
    [none] { $seat_is ->
        [you] You win { district-name }, { $total } to { $other }.
       *[other] { $seat } wins { district-name }, { $total } to { $other }.
    }
   *[other] { winning-team } win { district-name }, { $total } to { $other }.
}
winning-team = { $seat_is ->
    [you] You and { $partner_seat }
   *[other] { $partner_seat_is ->
        [you] You and { $seat }
       *[other] { $seat } and { $partner_seat }
    }
}
event-trophy = { $seat_is ->
    [you] Your { district-name } becomes a trophy{ trophy-number }.
   *[other] { $seat }’s { district-name } becomes a trophy{ trophy-number }.
}
trophy-number = { $count ->
    [one] { "" }
   *[other] : that makes { $count }
}
event-discarded = { $seat_is ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-took-back = { $seat_is ->
    [you] You take back { $cards }.
   *[other] { $seat } takes back { $cards }.
}
event-phase-ended = Phase { $phase } ends, { $first } points to { $second }.
event-may-catch-up = { $seat_is ->
    [you] Your side has fewer points: you may draw { $count } cards.
   *[other] { $seat }’s side has fewer points: { $seat } may draw { $count } cards.
}
event-caught-up = { $seat_is ->
    [you] You draw { $count } cards.
   *[other] { $seat } draws { $count } cards.
}
event-declined = { $seat_is ->
    [you] You draw nothing.
   *[other] { $seat } draws nothing.
}
event-refilled = The action pile is empty: the { $count } discards are shuffled.
event-reshuffled = Discards and number cards are shuffled: { $action } action cards, { $numbers } number cards.
event-ended = { $reason ->
    [six] { $partner_seat ->
        [none] { $seat_is ->
            [you] You have won all six districts.
           *[other] { $seat } has won all six districts.
        }
       *[other] { winning-team } have won all six districts.
    }
   *[four] { $partner_seat ->
        [none] { $seat_is ->
            [you] You have won { district-name } four times.
           *[other] { $seat } has won { district-name } four times.
        }
       *[other] { winning-team } have won { district-name } four times.
    }
}
event-drawn = Nobody has won after { $rounds } rounds.

# outcomes
reason-six = with all six districts
reason-four = with four trophies of one district
reason-draw = without a winner

# refusals
refusal-no-such-move = There is no move “{ $text }”. Write for instance “put CAN”, “confirm”, “choose 2”, “resolve TRA”, “betray C”, “lay CAS” or “pass”.
refusal-split-all = A split names all cards on the table once, with a bar between two offers of at least one card each: “split 3 | CAN CAN GON TRA DOG 1 2”.
refusal-gondola-alone = A gondola is never laid by itself. Pick a card of another district: the gondola comes along.
refusal-lay-districts = Only district cards are laid: Cannaregio (CAN), Santa Croce (SCR), San Polo (SPO), Dorsoduro (DOR), San Marco (SMA) or Castello (CAS).
refusal-two-offers = There are two offers: “choose 1” or “choose 2”.
refusal-no-special = Specials are the spy (SPY), the traitor (TRA) and the doge (DOG).
refusal-fortunas-move = That is decided by chance, not by a player.
refusal-fortunas-turn = Chance decides first.
refusal-now-split = The cards must be split now: put some into the second offer and confirm.
refusal-empty-tray = Each offer needs at least one card.
refusal-last-card = This is the last card in the first offer, and neither offer may be empty.
refusal-already-over = No { card-name } is left in the first offer: a card can be in one offer only.
refusal-not-revealed = There is no { card-name } among the cards on the table.
refusal-now-choose = An offer must be chosen now: the first or the second.
refusal-now-resolve = Use a special now: pick which.
refusal-not-pending = There is no { card-name } to use.
refusal-now-traitor = A traitor is at work: choose an opponent who holds a card, or send it away.
refusal-no-such-seat = There are only { $seats } players.
refusal-own-hand = A traitor takes a card from an opponent, not from you.
refusal-partners-hand = A traitor never takes a card from your partner.
refusal-empty-hand = That player holds no card.
refusal-now-vote = A vote is on: pick cards and confirm, or pass.
refusal-vote-first = One special after the other: this vote must end first.
refusal-must-lead = You hold a district card, so you must open the vote.
refusal-picked-already = You have picked cards: lay them, or take them back before you pass.
refusal-lead-first = Pick one or more cards of one district to open with.
refusal-nothing-picked = To stay in you must lay at least one district card; otherwise pass.
refusal-contested-missing = Your first move must contain a card of { district-name }, since you hold one.
refusal-too-low = That makes { $total }; you need at least { $need }.
refusal-not-held = You hold no { card-name }.
refusal-all-picked = You have picked every { card-name } you hold.
refusal-no-contested = Without a card of { district-name } you cannot take part in this vote.
refusal-too-weak = You need at least { $need } and could get to { $reach } at most.
refusal-gondola-gone = The gondola covered only the cards laid with it; another one is needed for { card-name }.
refusal-no-gondola = This vote is for { district-name }. So { card-name } needs a gondola, and you have none left.
refusal-gondola-wasted = With a gondola for { card-name } you could no longer reach { $need }.
refusal-now-catch-up = Decide first: draw the cards, or draw nothing.

# the table in the terminal
terminal-head = Phase { $phase }, round { $round }. In the piles: { $actions } action cards, { $numbers } number cards.
terminal-points = points
terminal-own = { $role ->
    [divider] { $seat } (you, dividing): cards { $size }; numbers { $numbers }
    [chooser] { $seat } (you, choosing): cards { $size }; numbers { $numbers }
   *[other] { $seat } (you): cards { $size }; numbers { $numbers }
}
terminal-player = { $role ->
    [divider] { $seat } (dividing): cards { $size }, of these { $known } and { $unknown } unknown; numbers { $numbers }
    [chooser] { $seat } (choosing): cards { $size }, of these { $known } and { $unknown } unknown; numbers { $numbers }
   *[other] { $seat }: cards { $size }, of these { $known } and { $unknown } unknown; numbers { $numbers }
}
terminal-discards = { $count } discards: { $cards }
terminal-tray = Tray { $number }: { $cards } ({ $points } points)
terminal-taken = Tray { $number }: taken by { $seat }
terminal-pending = { $seat } has still to resolve: { $cards }
terminal-vote = Vote about { $district }, { $first } to { $second }
terminal-row = { $state ->
    [passed] { $seat }: { $laid } = { $total }, out
    [asked] { $seat }: { $laid } = { $total }, asked now
   *[in] { $seat }: { $laid } = { $total }
}
terminal-need = { $need } or more are needed.
terminal-draft = Picked: { $cards } = { $total }. “confirm” lays them.
terminal-hand = Your hand: { $cards }
terminal-looked-back = The splits in hindsight, the chosen offer in brackets; regrets in cards:
terminal-split = { $round }. { $divider } for { $chooser }: { $first } | { $second } – { $divider } regrets { $divider_regret }, { $chooser } { $chooser_regret }
terminal-help =
    Cards: CAN SCR SPO DOR SMA CAS are districts, GON a gondola, SPY TRA DOG specials, 1 2 3 numbers.
    Split in one line, “split 3 | CAN GON TRA 1 2”, or step by step with “put CAN” and “confirm”. Then “choose 1” or “choose 2”.
    Specials: “resolve TRA”, “betray B” or “forgo”. Votes: “lay CAS CAS SMA” lays these at once (gondolas come along), “lay CAS” picks
    one card, “confirm” lays what is picked, “pass” passes. At the end of a phase: “catch-up” or “decline”.

# bots of this game, weakest first
bot-apprentice = Apprentice
    .help = Knows what the cards do, but soon forgets what you took, makes offers that are equal in its own eyes, and pays too much in votes.
bot-merchant = Merchant
    .help = Thinks of what you want, but sees only some of the splits, forgets a card now and then, and is a little proud in votes.
bot-sensible = Senator
    .help = Counts every card that can be counted, splits so that both offers are worth the same to you, and votes only when it pays.
bot-doge = Doge
    .help = Plays every split and every vote on in its mind, knows what positions lead to, and counts the end of a match out.
