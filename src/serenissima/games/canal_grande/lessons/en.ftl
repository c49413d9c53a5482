# What the coach says in the first lesson of Canal Grande. See core/lessons/script.py.

lesson-six = This is how a match is won. You have trophies of five districts: lay the sixth, Dorsoduro!
    .again = A second San Polo is a trophy, too. But which of the six districts do you not have yet?
    .done = All six districts: you win, and the match is over. One district four times wins as well.
    .hint = Your trophies lie below the canal, and Dorsoduro is empty. Tap Dorsoduro in your hand, then lay it.
    .why = You win with trophies alone, and trophies come from votes. This was one.

lesson-choose = Now from the beginning. Marina has split the eight cards of the round into two offers: take one.
    .later = First take one of the two offers.
    .done = District cards and gondolas are in your hand, for votes. Number cards are points. Marina has the other offer.
    .hint = Press the button under the offer you like better.
    .why = Every round goes like this: one splits, the other takes first. In the next round you change places.

lesson-split = Now you split, and Marina takes first. Tap cards to move them to the other offer.
    .lonely = Marina took seven cards and left you one. Make the two offers more alike.
    .bare = Marina took all five cards, and you have nothing but points. Share out both, cards and points.
    .done = Marina took the offer she liked better, and the other one is yours.
    .hint = Put two or three cards and some points into the second offer. Then press “Offer these two”.
    .why = Whoever takes first takes the better offer. So make two that you would both be happy with.

lesson-fewer = A phase ends at ten points. You have six, Marina has seven. Which offer do you take?
    .greedy = You got one card more. But you reached ten, Marina had fewer points, and she drew three cards.
    .declined = Nobody has to draw. But three cards for nothing are worth having.
    .done = Marina reached eleven, and the phase ended. You had fewer points, so you drew three cards.
    .hint = Under each offer you read what it leads to. Take the one after which you draw.
    .why = Points never win anything. When a phase ends, they all go back, and whoever had fewer draws three cards.

lesson-specials = Your offer had three specials. Use the spy and the traitor first, in the order you like.
    .kind = You sent the traitor away, and it is gone all the same. Let it take a card.
    .early = That would start the vote at once. Spy and traitor first: they bring you cards for it.
    .done = The spy drew you two cards from the pile. The traitor took San Marco from Marina, unseen.
    .hint = Press the spy, then the traitor. It asks whose hand it robs: tap one of Marina’s cards.
    .why = Specials never go into your hand. You use them in the turn you take them, in any order.

lesson-doge = Now your doge calls a vote. Lay cards of one district. Marina still has two San Marco.
    .both = You won. But one San Polo was enough, since Marina had none. Now the second card is gone, too.
    .beaten = Marina laid two San Marco against your one. The trophy is hers, and your card is gone.
    .done = One card was enough: Marina has none of that district and had to pass. Your card is a trophy now.
    .hint = Lay one card of a district that Marina does not have. Then she cannot answer.
    .why = The winner keeps one card as the trophy and loses all others laid. So win with as few as you can.

lesson-raise = Marina calls a vote and lays two Castello. Lay three! A gondola carries cards of one other district.
    .passed = A pass costs no card, but Castello is hers. You could have reached three.
    .done = Three beat two. You paid two San Polo and a gondola; Marina lost one card and took the other back.
    .hint = Tap Castello once and San Polo twice. The gondola comes along by itself.
    .why = To answer, you need a card of that district and a higher total. Whoever passes first has lost the vote.

lesson-four = Marina has three San Marco: with a fourth she wins. She has laid two; lay more!
    .lost = Four San Marco: Marina has won the match. Take it back, and lay more than two.
    .done = Stopped: this San Marco is yours. Keep an eye on what the other side still needs.
    .hint = Tap San Marco once and Cannaregio twice. The gondola comes along, and that makes three.
    .why = Four trophies of one district are the second way to win. A golden slot shows a trophy that would win.

lesson-partners = Four players: Marina is your partner now, and your cards add up. Zorzi has laid two. Lay Castello.
    .alone = Marina laid two as well. But two to two is a tie, and it goes to the side whose doge it was.
    .done = With four, one card keeps you in, even if you are behind. Marina laid two more: three to two.
    .hint = Tap Castello and lay it. It does not have to be more than Zorzi’s two.
    .why = You never see your partner’s hand. Trophies and points belong to both of you; a phase ends at fourteen points.

lesson-tie = You lead, three to two. Suppose it were two to two: who would win this vote?
    .choice-ours = You and Marina
    .choice-theirs = Zorzi and Lucia
    .ours = A tie goes to the side whose doge it is. Zorzi’s doge called this vote.
    .done = Zorzi’s doge called this vote, so a tie is theirs. The board says so in every vote.

lesson-last = Zorzi and Lucia have passed. The vote ends when all four have. What do you do?
    .waste = You won, but a San Polo and the gondola are gone for nothing. When the others are out, pass.
    .done = Castello is yours and Marina’s. You know it all now: split well, take few points, win votes cheaply.
    .hint = Press “Pass and win the vote”: what you do not lay stays in your hand.
    .why = Once you pass, you are out of the vote. With no opponent left, that costs you nothing.
