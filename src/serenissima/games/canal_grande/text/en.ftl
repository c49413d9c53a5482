# Canal Grande, in English.
title = Canal Grande
pitch = Split eight cards in two, let the other choose, and win the districts of Venice vote by vote.
kind = I split, you choose

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
   *[other] { $card }
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
winners = { $partner_seat ->
    [none] { $seat }
   *[other] { $seat } and { $partner_seat }
}

# options
option-vote_rule = Votes
    .help = How the two players of a vote answer each other. With four players it is always the last one.
option-vote_rule-outbid = Outbid: every raise must go above the other's total
option-vote_rule-match = Match: the challenger need only draw level, and wins ties
option-vote_rule-free = Free: lay what you like until both have passed, then count
option-join_without_match = Enter by gondola
    .help = You may answer in a vote without a card of its district if you lay a gondola group. With four players it is always so.
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
event-dealt = { $seat } is dealt a card.
    .passing = yes
event-first-card = { $seat } is dealt { card-name }.
    .passing = yes
event-first-hand = { $seat } is dealt { $cards }.
event-drew = { $source ->
    [spy] The spy of { $seat } brings a card into the hand.
   *[other] { $seat } catches up with a card for the hand.
}
event-got = { $source ->
    [spy] The spy brings { $seat } { one-card }.
   *[other] { $seat } draws { one-card }.
}
event-turned = { $used ->
    [yes] { $seat } draws { one-card }, to be resolved now.
   *[no] { $seat } draws { one-card }, which is discarded.
}
event-began = The hands are dealt. { $seat } divides first.
event-round-began = Round { $round }: { $seat } divides, { $chooser_seat } chooses.
event-revealed = Turned up: { card-name }.
    .passing = yes
event-shown = On the table: { $cards }.
event-put-over = { $seat } moves to the second tray: { card-name }.
    .passing = yes
event-split = { $seat } offers { $first } – or { $second }.
event-chose = { $offer ->
    [1] { $seat } chooses the first offer.
   *[2] { $seat } chooses the second offer.
}
event-took = { $seat } takes { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
} (now { $total }){ took-hand }{ took-specials }.
took-hand = { $hand_count ->
    [0] { "" }
   *[other] {" "}and { $hand }
}
took-specials = { $special_count ->
    [0] { "" }
   *[other] ; to resolve: { $specials }
}
event-resolving = { $card ->
    [SPY] { $seat } sends a spy.
    [TRA] { $seat } turns to a traitor.
   *[DOG] { $seat } presents a doge.
}
event-betrayed = The traitor of { $seat } takes a card from the hand of { $victim_seat }.
event-stole = It is { one-card } that { $seat } takes from { $victim_seat }.
event-forwent = { $seat } lets the traitor go.
event-no-victim = There is no card to take: the traitor of { $seat } goes away empty-handed.
event-void = No district card to lead with: the doge of { $seat } has no effect.
event-vote-began = { $partner_leads ->
    [yes] { $seat } has no district card, so { $leader_seat } must lead the vote.
   *[no] { $seat } calls a vote.
}
event-picked = { $seat } picks { card-name }.
    .passing = yes
event-laid = { $opening ->
    [yes] { $seat } contests { district-name } with { $cards }: { $total }.
   *[no] { $seat } lays { $cards }: { $total }.
}
event-passed = { $seat } passes.
event-vote-won = { $partner_seat ->
    [none] { $seat } wins the vote about { district-name }, { $total } to { $other }.
   *[other] { $seat } and { $partner_seat } win the vote about { district-name }, { $total } to { $other }.
}
event-trophy = { $count ->
    [one] The card of { $seat } is the trophy: { district-name }.
   *[other] The card of { $seat } is the trophy: { district-name }, number { $count }.
}
event-discarded = { $seat } discards { $cards }.
event-took-back = { $seat } takes back { $cards }.
event-phase-ended = Phase { $phase } ends, { $first } points to { $second }.
event-may-catch-up = { $seat } has fewer points and may draw { $count } cards.
event-caught-up = { $seat } draws { $count } cards.
event-declined = { $seat } draws nothing.
event-refilled = The action pile is empty: the { $count } discards are shuffled.
event-reshuffled = Discards and number cards are shuffled: { $action } action cards, { $numbers } number cards.
event-ended = { $partner_seat ->
    [none] { $reason ->
        [six] { $seat } has won all six districts.
       *[four] { $seat } has won { district-name } four times.
    }
   *[other] { $reason ->
        [six] { $seat } and { $partner_seat } have won all six districts.
       *[four] { $seat } and { $partner_seat } have won { district-name } four times.
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
refusal-gondola-alone = A gondola cannot be laid without a district card. Pick the card; the gondola comes along.
refusal-lay-districts = Only district cards are laid: CAN, SCR, SPO, DOR, SMA or CAS.
refusal-two-offers = There are two offers: “choose 1” or “choose 2”.
refusal-no-special = Specials are SPY, TRA and DOG.
refusal-fortunas-move = That is decided by chance, not by a player.
refusal-fortunas-turn = Chance decides first.
refusal-now-split = The cards must be split now: put some into the second tray and confirm.
refusal-empty-tray = Each tray must hold at least one card. Put one into the second tray first.
refusal-last-card = This is the last card in the first tray, and no tray may be empty.
refusal-already-over = No { card-name } is left in the first tray: a card can be in one tray only.
refusal-not-revealed = There is no { card-name } among the cards on the table.
refusal-now-choose = An offer must be chosen now: the first or the second.
refusal-now-resolve = A special must be resolved now: pick which.
refusal-not-pending = There is no { card-name } to resolve.
refusal-now-traitor = A traitor is at work: choose an opponent who holds a card, or forgo.
refusal-no-such-seat = There are only { $seats } players.
refusal-own-hand = A traitor takes a card from an opponent, not from you.
refusal-partners-hand = A traitor never takes a card from your partner.
refusal-empty-hand = That player holds no card.
refusal-now-vote = A vote is on: pick cards and confirm, or pass.
refusal-vote-first = One special after the other: this vote must end first.
refusal-must-lead = You hold a district card, so you must lead; the opening cannot be passed.
refusal-picked-already = You have picked cards: confirm them, or take them back before you pass.
refusal-lead-first = Pick one or more cards of one district to lead with.
refusal-nothing-picked = To stay in you must lay at least one district card; otherwise pass.
refusal-contested-missing = Your first move must contain a card of { district-name }, since you hold one.
refusal-too-low = That makes { $total }; you need at least { $need }.
refusal-not-held = You hold no { card-name }.
refusal-all-picked = You have picked every { card-name } you hold.
refusal-no-contested = Without a card of { district-name } you cannot take part in this vote.
refusal-too-weak = You need at least { $need } and could get to { $reach } at most.
refusal-gondola-gone = The gondola covered only the cards laid with it; another one is needed for { card-name }.
refusal-no-gondola = { card-name } is not contested ({ district-name } is), so it needs a gondola, and you have none left.
refusal-gondola-wasted = A gondola for { card-name } could not bring you to { $need } any more.
refusal-now-catch-up = Decide whether you draw the catch-up cards.

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
