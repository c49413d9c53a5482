# The first match of Canaletto, in English: what the coach says.

lesson-goal = Whoever has the most money in the end wins. Treasures bring money: bid 3 for the last stove.
    .out = Marina bought it for 2 and was paid 12 for it. It could be yours.
    .other = That buys it, too. But bid 3 this time: it leads to the next lot of this lesson.
    .dear = You gave as much for this stove as it brought, or more. Bid 3.
    .done = You paid 3. No stove is left in the palaces, so both are sold: 12 ducats each, for you.
    .why = You owned the other stove. A kind is sold when its last piece leaves the palaces.

lesson-end = The match ends when two kinds are left in the palaces. What is an unsold treasure worth then?
    .choice-nothing = Nothing
    .choice-value = The next value
    .value = No. Treasures bring money only when their kind is sold. What is left over brings none.
    .done = Right. Only what is sold brings money, so buy kinds that will be complete in time.
    .why = A line on the water counts the kinds. The gold number is what each piece of the next kind brings.

lesson-outbid = Next lot: a lamp and a mirror. On your turn, bid more, or pass. Bid 3 or 4.
    .out = Passing costs nothing, but you are out of this auction. Marina has the lot for 2.
    .mask = That was your mask: a lot for nothing, once in a match. Save it; its turn comes.
    .more = The lot is yours. But begin low: bid 3 or 4, and watch what Marina does.
    .done = Marina bids 5. You are outbid, and pay nothing: only the buyer pays.
    .why = Bidding goes round until all but one have passed. Whoever bid most buys the whole lot.

lesson-aim = Each ducat moves the gondola one palace, and it stops at the next lot. Reach the other lamp.
    .out = Marina has the lot, and the gondola stops where she sent it. Stay in, and bid.
    .mask = The lot is yours for nothing, but the gondola stays where Marina sent it. Bid, and you steer.
    .round = It stopped there, but after going right round the lagoon. Seven ducats are enough.
    .elsewhere = The lot is yours, but the gondola did not reach the lamp. Count one palace for each ducat.
    .done = Marina passes. You bought the lamp and the mirror for 7, and the other lamp comes next.
    .why = A bid is a price and a distance at once. Each number on the water is the bid that stops there.

lesson-let-go = Marina bids 8, Pietro 14. You own the first lamp: pass, and watch what it brings.
    .mask = The lot is yours for nothing, but that works only once. You will need your mask soon.
    .bought = You have the lot, and both lamps paid you. Now see what passing brings.
    .debt = You bid more than you have, and owe the rest. Debt comes later; this time, pass.
    .done = Pietro took the last lamp. Now both are sold: 9 ducats for his, 9 for yours.
    .why = Only the buyer pays for a lot. When a kind is sold, every owner is paid for every piece.

lesson-wait = You own a mirror, and the next kind brings 13 for each piece. When are mirrors sold?
    .choice-now = At once
    .choice-last = When the last mirror is bought
    .choice-end = At the end of the match
    .now = Not yet. Three mirrors still stand in palaces: see the three gold dots under this one.
    .end = At the end, unsold treasures bring nothing. A kind is sold the moment it is complete.
    .done = Right. Gold dots count the pieces still in palaces. With one dot left, the next buyer completes the kind.
    .why = Two lamps are soon together, four mirrors are not. Small kinds are usually sold first.

lesson-plan = You own two fans, and Marina bids 2. Send the gondola to the last fan.
    .out = Marina has the lot, and the gondola stops where she sent it. Stay in, and aim at the fan.
    .mask = The lot is yours, but the gondola stays where Marina sent it. Bid, and you steer.
    .round = It stopped at the fan, but after going right round the lagoon. Four ducats are enough.
    .elsewhere = The lot is yours, but the next auction is not at the fan. Read the number on the water there.
    .done = You bought a lamp and a mirror for 4, and the fan comes next.
    .why = The gondola moves by the difference. Marina moved it two palaces; you add two more.

lesson-harvest = Each fan will bring 15. Marina bids 3: take the last one for less than 15.
    .out = Your two fans are paid, but Marina paid 3 for the last one and got 15.
    .mask = That works. But a mask can take three treasures, and this fan costs a few ducats.
    .dear = All three fans are paid. But this one brought 15, and you gave as much or more.
    .done = Three fans, 15 ducats each. You sent the gondola there, and it paid.
    .why = The gold number is paid for each piece of the next kind that is sold.

lesson-order = You bought the last bust and the last painting. Choose which kind is sold first, for only 4 each.
    .busts = Your three busts brought 4 each. The paintings were sold after them, at 13.
    .done = Well chosen: the paintings took the poor price, and your three busts brought 13 each.
    .why = The next value is hidden, but most values are higher than 4. Spend the low one on what you have less of.
    .hint = You have three busts and two paintings.

lesson-debt = You have 4 ducats. The last stove brings 16. Marina bids 5: bid 6, and owe 2.
    .out = Marina paid 5 and got 16 for it. A small debt would have been worth it.
    .mask = That works, too. But you have only one mask; a small debt is enough here.
    .more = The stove is yours, but 6 was enough. You owe each ducat more, and it costs two.
    .dear = Count the debt twice: this stove cost you as much as it brought, or more.
    .done = You paid your 4 ducats and owe 2. Then both stoves brought you 32.
    .why = You pay before you are paid. Money that comes in later does not pay off the debt.

lesson-count = You have 32 ducats and owe 2. Why are you worth only 28?
    .choice-unsold = Unsold treasures cost money
    .choice-twice = Each ducat of debt takes off two
    .unsold = No. Unsold treasures bring nothing at the end, but they cost nothing either.
    .done = Yes: 32 less twice 2. Borrow only for what brings more than double.
    .why = Debt stays until the end of the match. Your purse shows what you are worth with it.

lesson-mask = Three treasures, and Pietro bids 13. Your mask takes a lot for nothing, once: use it.
    .out = Pietro has all three now. Your mask would have taken them first.
    .outwitted = You bid, and Marina uses her own mask. She has all three for nothing.
    .dear = All three are yours, but they were expensive. The mask costs nothing.
    .done = All yours, and nobody pays. The gondola stays where Pietro sent it.
    .why = You may use it on your turn, after the first bid, as long as the bid is 15 or less.

lesson-guard = The last lion: you would have three, at 14 each. But the others still have masks. Bid.
    .out = Marina got the lot for 5. Your two lions were paid, but hers was, too.
    .masked = Marina uses her mask: the lot is hers for nothing. No mask works above 15.
    .dear = No mask could stop that. But 16 was enough.
    .done = Above 15 no mask works. You paid for one lot, and three lions paid you 42.
    .why = Sixteen ducats are one whole round. That palace is empty now, so the gondola goes on to the next.
    .hint = Masks work up to a bid of 15.

lesson-finish = The others passed. Marina is worth 38, you 10. Buy the last clock: it ends the match.
    .out = Nobody bought it, and the auction moves on. Unsold, your clocks bring nothing.
    .shared = Equal with Marina: you share the win. One ducat less, and it is yours alone.
    .dear = The clocks are sold and it is over, but you paid too much. Marina has more.
    .done = Two kinds are left, so it is over. Your three clocks brought 36, and you win.
    .why = The others passed, so any bid buys it at once. Treasures that are not sold are worth nothing.
    .hint = A small bid is enough: nobody can answer it.
