# Canaletto, in English: why a decision is a good one.
why-alone = { $worth ->
    [0] Everybody else has passed, so { $amount } buys the lot at once.
   *[other] Everybody else has passed, so { $amount } buys the lot at once; on average it brings about { $worth }.
}
why-completes = { $price ->
    [0] For nothing you get the last { group }, and
   *[other] For { $price } you get the last { group }, and
} { $count ->
    [one] it brings { $amount } at once.
   *[other] your { $count } bring { $value } each: { $amount } at once.
}
why-order = This lot completes { $kinds } kinds. Its buyer chooses which of them is sold at { $value }.
why-sends = It sends the gondola to the last { group }, at { palace }. { $count ->
    [one] You will have one already, and it is paid when that lot is bought.
   *[other] You will have { $count } already, and they are paid when that lot is bought.
}
why-bar = Above 15 no mask works, and { $count ->
    [one] one of your rivals in this auction still has one.
   *[other] { $count } of your rivals in this auction still have one.
}
why-cheap = { $count ->
    [one] One treasure for { $amount }, and on average it brings about { $worth }.
   *[other] { $count } treasures for { $amount }, and on average they bring about { $worth }.
}
why-next = If you buy, the next lot is { lot } at { palace }, and you speak last there.
why-worthless = Whoever takes this lot ends the match, and none of its treasures would be sold.
why-borrow = You have { $money }. A bid of { $amount } means a debt of { $debt }, which takes { $cost } from your score.
why-dear = { $count ->
    [one] A treasure brings about { $mean } on average, and you would have to bid { $amount } or more.
   *[other] { $count } treasures bring about { $worth } on average, and you would have to bid { $amount } or more.
}
why-paid = { $count ->
    [one] If somebody else buys the last { group }, yours is paid all the same: { $amount }.
   *[other] If somebody else buys the last { group }, your { $count } are paid all the same: { $amount }.
}
why-later = You would pay { $amount } or more now and be paid only later: { $left ->
    [one] one more { group } is still in the palaces.
   *[other] { $left } more { group-plural } are still in the palaces.
}
why-spends = If nobody bids more, { $seat } pays { $bid } and has { $left } left for the next lots.
why-save = Passing costs nothing: you keep your { $money ->
    [one] one ducat
   *[other] { $money } ducats
} for a better lot.
why-free = { $count ->
    [one] The treasure is yours for nothing; bidding on would cost more than { $bid }.
   *[other] All { $count } treasures are yours for nothing; bidding on would cost more than { $bid }.
}
why-richer = You have only one mask, and a lot of { $count } treasures is still in the palaces.
why-keep = The bid stands at only { $bid }. You can still bid more and keep your mask.
why-sell-high = { $value } is more than comes next on average ({ $coming }), so sell what you have most of: { $count ->
    [one] one { group }.
   *[other] { $count } { group-plural }.
}
why-sell-low = { $value } is less than comes next on average ({ $coming }), so spend it on what you have fewest of: { $count ->
    [one] one { group }.
   *[other] { $count } { group-plural }.
}
why-sell-theirs = { $value } is less than comes next on average ({ $coming }), and { $count } of the { group-plural } are your rivals’.
why-sell-now = { $count ->
    [one] Your { group } brings { $amount } at once.
   *[other] Your { $count } { group-plural } bring { $amount } at once.
}
why-begin = { $count ->
    [one] { palace } holds one treasure.
   *[other] { palace } holds { $count } treasures.
}
