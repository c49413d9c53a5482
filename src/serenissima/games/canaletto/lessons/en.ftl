# The first match of Canaletto, in English: what the coach says.

lesson-bid = Treasures fill sixteen palaces. The lot in the ring is for sale: bid a few ducats for it.
    .out = Passing is allowed. You are out of this auction then, and it costs nothing. This time, bid.
    .half = That is more than half of your money at once. Try fewer than sixteen.
    .done = See the gondola? It moved one palace for every ducat you bid.
    .why = A bid is two things at once: a price, and a distance.

lesson-aim = Where the gondola stops, the next lot is sold. Bid so that it stops at the palace in the ring.
    .out = Now the others decide where the gondola goes. Stay in, and bid.
    .round = It stopped there, but after going right round the lagoon. Seven ducats are enough.
    .elsewhere = The lot is yours, but the auction moved to another palace. Count one palace for each ducat.
    .done = Nobody bid more. The lamp and the mirror are yours, and the auction moves to your palace.
    .why = Press a palace to see what it costs to stop there. The number on the water says it, too.

lesson-let-go = Pietro has raised Marina’s bid to 14. You own one lamp already. Pass, and watch your lamp.
    .mask = The mask takes a lot for nothing, but only once. You will use it soon.
    .bought = You have the lot, and both lamps paid you. Now see what passing brings.
    .debt = You bid more than you had. Debt comes later; this time, pass.
    .done = Pietro took the last lamp. Now both lamps are sold: 9 ducats for his, 9 for yours.
    .why = Only the buyer pays for a lot. When a kind is sold, every owner is paid for every piece.

lesson-wait = The next kind will bring 12 for each piece. You own a mirror. When will it be sold?
    .choice-now = At once
    .choice-last = When the last mirror leaves the palaces
    .choice-end = At the end of the match
    .now = Not yet. Three mirrors still stand in palaces; look at the dots below this one.
    .end = At the end, unsold treasures bring nothing. A kind is sold the moment it is complete.
    .done = Right. The dots show how many are still out there. Few dots: it is sold soon.
    .why = Two lamps are soon together, four mirrors are not. Small kinds are usually sold first.

lesson-plan = Later. You own two fans, and the last one stands in the ring. Make it the next lot.
    .out = You are out, and Marina sends the gondola where she likes. Stay in, and aim at the fan.
    .mask = The lot is yours, but the gondola stays where Marina sent it. Bid, and you steer.
    .round = It stopped at the fan, but after going right round the lagoon. Four ducats are enough.
    .elsewhere = The lot is yours, but the next auction is not at the fan. Count from the gold palace.
    .done = You bought a lamp and a mirror for 4, and the fan comes next.
    .why = The gondola moves by the difference. Marina moved it two palaces; you add two more.

lesson-harvest = The buyer speaks last. Each fan will bring 15: take the last one for less than that.
    .out = Your two fans are paid, but Marina paid 3 for hers and got 15. It could be yours.
    .mask = That works. But a mask can take three treasures, and this fan costs a few ducats.
    .dear = All three fans are paid. But this one brought 15, and you gave as much or more.
    .done = Three fans, 15 ducats each. You sent the gondola there, and it paid.
    .why = The value in gold is paid for each piece of the next kind that is sold.

lesson-order = You bought the last bust and the last painting. Choose which kind is sold first, at only 4.
    .busts = Your three busts brought 4 each. The paintings were sold after them, at 13.
    .done = Well chosen: the paintings took the poor price, and your three busts brought 13 each.
    .why = The next value is hidden, but most values are higher than 4. Spend the low one on what you have less of.
    .hint = You have three busts and two paintings.

lesson-debt = You have 4 ducats. The last stove brings 16. Bid more than you have, but less than 10.
    .out = Marina paid 5 and got 16 for it. A small debt would have been worth it.
    .mask = That works, too. But you have only one mask; a small debt is enough here.
    .dear = Count the debt twice: this stove cost you as much as it brought, or more.
    .done = You paid all you had and owe the rest. In the end each ducat owed costs two.
    .why = You pay before you are paid, and debt stays until the end. Borrow when it brings more than double.

lesson-mask = Three treasures, and Pietro bids 13. Use your mask: it takes a lot for nothing, once.
    .out = Pietro has all three now. Your mask would have taken them first.
    .outwitted = You bid, and Marina uses her own mask. She has all three for nothing.
    .dear = All three are yours, but they were expensive. The mask costs nothing.
    .done = All yours, and nobody pays. The gondola stays where Pietro sent it.
    .why = You may use it on your turn, after the first bid, as long as the bid is 15 or less.

lesson-guard = A third lion, at 14 each, and two treasures more. But the others still have masks. Bid.
    .out = Marina got the lot for 5. Your two lions were paid, but hers was, too.
    .masked = Marina uses her mask: the lot is hers for nothing. No mask works above 15.
    .dear = No mask could stop that. But 16 was enough.
    .done = Above 15 no mask works. You paid for one lot, and three lions paid you 42.
    .why = Sixteen ducats are one whole round. That palace is empty now, so the gondola goes on to the next.
    .hint = Masks work up to a bid of 15.

lesson-count = Nearly over. You have 20 ducats and owe 5. How much do you count now?
    .choice-twenty = 20
    .choice-fifteen = 15
    .choice-ten = 10
    .twenty = Debt is taken off at the end, and it counts double.
    .fifteen = Almost: each ducat of debt takes two.
    .done = Yes: 20 less twice 5. Marina is far ahead with 38, but you have two clocks.
    .why = Whoever has most in the end wins. Money counts, and debt counts double against it.

lesson-finish = Marina and Pietro passed. When two kinds are left, it ends. Buy the clock, and win.
    .out = Nobody bought it, and the auction moves on. Unsold, your clocks bring nothing.
    .shared = Equal with Marina: you share the win. One ducat less, and it is yours alone.
    .dear = The clocks are sold and it is over, but you paid too much. Marina has more.
    .done = Two kinds are left, so it is over, and you win. Marina’s mirrors bring nothing. Now play a real match.
    .why = All others have passed, so any bid buys it at once. Treasures that are not sold are worth nothing.
    .hint = A small bid is enough: nobody can answer it.
