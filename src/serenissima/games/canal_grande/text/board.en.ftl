# What the board itself says. Names of cards, events and refusals are in en.ftl.

board-nothing = nothing
board-times = { $count } × { $card }
board-side = Side

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
board-points-of = { $who }: { $points } of { $limit } number points
board-role-divider = divides
board-role-chooser = chooses
board-hand-of = { $who } holds { $count ->
    [one] one card
   *[other] { $count } cards
}
board-numbers-of = { $count ->
    [0] No number cards lie before { $who }.
   *[other] Number cards before { $who }: { $numbers }.
}

board-offer = Offer { $offer }
board-tray-empty = Tap or drag cards here.
board-no-actions = no action cards
board-kind-district = { $count ->
    [one] 1 district
   *[other] { $count } districts
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
board-undo = Undo
board-confirm-split = Offer these two
board-split-hint = Put at least one card in each offer.

board-hand-empty = No cards in hand.
board-hand-lay = { $card }, { $count } in hand. Lay one
board-hand-blocked = { $card }, { $count } in hand. Why can it not be laid?
board-hand-idle = { $card }, { $count } in hand
