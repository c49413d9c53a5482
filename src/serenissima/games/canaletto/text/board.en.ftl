# Canaletto, in English: the words on the board.

# the lagoon
board-lagoon = The lagoon and its sixteen palaces
board-palace = { $palace }: { $count ->
    [0] empty.
   *[other] { $lot }.
}
board-mark-column = The column stands here: this lot is for sale.
board-mark-gondola = The gondola is here.
board-palace-bid = Bid { $amount } to stop here.
board-palace-skip = From there the gondola goes on to { $palace }.
board-palace-begin = Begin here.

# short names, written under the palaces
board-short-0 = Ducale
board-short-1 = Giustinian
board-short-2 = Fasan
board-short-3 = Ca’ Granda
board-short-4 = Barbaro
board-short-5 = Grassi
board-short-6 = Spinelli
board-short-7 = Grimani
board-short-8 = Loredan
board-short-9 = Ca’ d’Oro
board-short-10 = Vendramin
board-short-11 = Labia
board-short-12 = Ca’ Pesaro
board-short-13 = Pisani
board-short-14 = Ca’ Foscari
board-short-15 = Rezzonico

# the middle
board-hammer = Under the hammer
board-auction = Auction { $number }
board-left-of = { $left } of { $size } left
board-high = { $name_is ->
    [you] your bid
   *[other] bid by { $name }
}
board-high-short = { $name_is ->
    [you] you
   *[other] { $name }
}
board-left-short = { $left } left
board-own = you have { $count }
board-no-bid = No bid yet
board-who-is-in = Who is in
board-seat-in = { $name_is ->
    [you] You are in
   *[other] { $name } is in
}
board-seat-out = { $name_is ->
    [you] You have passed
   *[other] { $name } has passed
}
board-seat-high = { $name_is ->
    [you] You have the highest bid
   *[other] { $name } has the highest bid
}
board-starts-if = { $name_is ->
    [you] If you buy, { $next } speaks first next time.
   *[other] { $next_is ->
        [you] If { $name } buys, you speak first next time.
       *[other] If { $name } buys, { $next } speaks first next time.
    }
}
board-settling = The hammer falls
board-last = { $name_is ->
    [you] You bought { $lot } at { $palace } for { $price }.
   *[other] { $name } bought { $lot } at { $palace } for { $price }.
}
board-last-bribe = { $name_is ->
    [you] You took { $lot } at { $palace } with your mask.
   *[other] { $name } took { $lot } at { $palace } with the mask.
}
board-last-none = Nobody wanted { $lot } at { $palace }.
board-last-sale = The { $group } brought { $value } each.
board-over = The auctions are over
board-kinds = { $kinds ->
    [0] Nothing is left on the board.
    [one] One kind of treasure is left on the board.
   *[other] { $kinds } kinds of treasures are left on the board.
}
board-before = The treasures are being carried into the palaces.
board-skip = Skip

# values, purses, groups, track
board-values = Values
board-value = { $state ->
    [used] Space { $space }: { $group } was sold at { $value }
    [next] Space { $space }: the next kind will be sold at { $value }
    [open] Space { $space }: { $value }, later
   *[hidden] { $count ->
        [one] One more value is face down
       *[other] { $count } more values are face down
    }
}
board-details = Money, treasures and kinds
board-purses = Money and treasures
board-money = { $money } ducats
board-debt = Debt { $debt }, counts double at the end
board-worth = Worth { $worth } if it ended now
board-worth-short = worth { $worth }
board-mask = { $used ->
    [yes] Mask used
   *[no] Mask unused
}
board-no-treasures = No treasures
board-groups = Kinds of treasure
board-kinds-left = { $kinds ->
    [one] one kind left in the palaces
   *[other] { $kinds } kinds left in the palaces
}; the match ends when two are left
board-kinds-now = { $kinds ->
    [one] one kind left; ends at 2
   *[other] { $kinds } kinds left; ends at 2
}
board-unseen = Values still to come (two of these were left out): { $values }
board-left-out = Values that were left out: { $values }
board-owner = { $name_is ->
    [you] you { $count }
   *[other] { $name } { $count }
}
board-group = { $group }: { $left } of { $size } in the palaces; owned: { $owners ->
    [none] none
   *[other] { $owners }
}.
board-group-sold = { $group }: sold at { $value } ({ $owners }).
board-group-gone = { $group }: can never be sold, because { $gone } of { $size } left the game.
board-track = Money track
board-track-of = { $name }: { $money } ducats, debt { $debt }.

# bidding
board-decision = Your decision
board-slider = Bid
board-amount = Your bid
board-bid = Bid { $amount }
board-bid-none = Bid
board-pass = Pass
board-turn = { $bid ->
    [0] Open with a bid of 1 or more, or pass.
   *[other] Bid { $lowest } or more, or pass.
}
board-bribe = Mask
board-type-bid = Choose a bid from { $lowest } to { $highest }, or press the palace where the gondola is to stop.
board-top = { $bribe ->
    [yes] The bid cannot be raised any more: pass, or use your mask.
   *[no] The bid cannot be raised any more: pass.
}
board-preview-stop = A bid of { $amount } takes the gondola to { $palace }.
board-preview-pay = If you buy for { $amount }, you have { $left } left.
board-preview-sale = { $count ->
    [one] That completes the { $group }: yours brings { $brings }.
   *[other] That completes the { $group }: your { $count } bring { $brings }.
}
board-preview-sales = That completes { $kinds } kinds, and you choose which is sold first.
board-preview-next = Next lot: { $palace }
board-preview-skip = { $stop } is empty, so the gondola goes on. Next lot: { $palace }
board-preview-nothing = No treasure would be left for another auction.
board-preview-starter = { $name } speaks first there.
board-debt-warning = You have { $money }: buying makes a debt of { $debt }, which takes { $cost } from your score.
board-bribe-sure = Give up your mask and take { $lot } for nothing? You have only one mask.
board-bribe-yes = Take the lot
board-bribe-no = Keep the mask
board-bribe-may = Mask: takes the lot for nothing, now.
board-bribe-asked = Mask: takes the lot for nothing, now.
board-bribe-not-now = Mask: at this table you are asked right after a bid.
board-bribe-no-bid = Mask: not before the first bid.
board-bribe-too-high = Mask: only up to a bid of 15.
board-bribe-used = You have used your mask.
board-bribe-out = Mask: you have passed.
board-bribe-high = Mask: you have the highest bid.
board-ask = { $name } bids { $bid } for { $lot }. Will you use your mask and take the lot?
board-bribe-now = Use the mask: take the lot
board-decline = No, keep the mask
board-sell = { $count } kinds are complete. Which one is sold first, at { $value } each?
board-sell-group = Sell the { $group } at { $value }
board-brings = { $name_is ->
    [you] you { $amount }
   *[other] { $name } { $amount }
}
board-begin = Choose the palace where the first auction is held.
board-wait = { $name_is ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
board-wait-high = Yours is the highest bid. It is { $name }’s turn.
board-wait-out = You have passed in this auction. It is { $name }’s turn.
board-wait-sale = { $name_is ->
    [you] You decide which kind is sold next.
   *[other] { $name } decides which kind is sold next.
}
board-wait-begin = { $name_is ->
    [you] You choose where the first auction is held.
   *[other] { $name } chooses where the first auction is held.
}
board-wait-bribe = { $name } is asked about the mask.
board-wait-chance = The table is being set.

# after the match
board-ledger = The match in figures
board-show-board = Show the board
board-show-ledger = The match in figures
board-wealth = Wealth over the auctions
board-wealth-words = A chart of wealth over the auctions. At the end: { $words }.
board-wealth-at = { $name } after auction { $number }: { $worth }
board-lots = What every lot cost and brought
board-column-number = No.
board-column-palace = Palace
board-column-lot = Lot
board-column-buyer = Buyer
board-column-price = Paid
board-column-brought = Brought
board-column-gain = Gain
board-nobody = nobody
board-bribed-price = 0 (mask at { $bid })
board-unsold = { $count ->
    [one] one treasure was never sold
   *[other] { $count } treasures were never sold
}
board-key-palace = go round the lagoon from palace to palace
    .keys = Arrows
board-key-bid = in the field: make the bid
    .keys = Enter
