# Canaletto, in English: why a decision is a good one.
why-alone = Everybody else has passed, so { $amount } buys the lot at once.
why-completes = Whoever takes this lot has the last { group }: { $count ->
    [one] it brings { $amount } at once.
   *[other] your { $count } then bring { $value } each, { $amount } at once.
}
why-order = This lot completes { $kinds } kinds. Its buyer chooses which of them is sold at { $value }.
why-sends = It sends the auction on to { palace }, where the last { group } is. { $count ->
    [one] One of that kind will be yours already.
   *[other] { $count } of that kind will be yours already.
}
why-bar = Above 15 no mask works, and { $count ->
    [one] one of your rivals in this auction still has one.
   *[other] { $count } of your rivals in this auction still have one.
}
why-cheap = { $count ->
    [one] One treasure for { $amount }: a treasure brings about { $mean } on average.
   *[other] { $count } treasures for { $amount }: each brings about { $mean } on average.
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
why-spends = If nobody bids more, { $seat } pays { $bid } and has { $left } left for the next lots.
why-save = Passing costs nothing: you keep your { $money ->
    [one] one ducat
   *[other] { $money } ducats
} for other lots.
why-free = { $count ->
    [one] The treasure is yours for nothing. To outbid, you would have to pay more than { $bid }.
   *[other] All { $count } treasures are yours for nothing. To outbid, you would have to pay more than { $bid }.
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
