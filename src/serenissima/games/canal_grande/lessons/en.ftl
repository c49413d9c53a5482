# What the coach says in the first lesson of Canal Grande. See core/lessons/script.py.

lesson-choose = Marina has split eight cards into two offers. Take the one you like better.
    .later = First take one of the two offers.
    .done = District cards and gondolas are in your hand now. The number cards lie open: those are points. Marina got the other offer.
    .hint = Look through both offers, then press the button under one.
    .why = One of you splits, the other chooses first. In the next round you change places.

lesson-fewer = You have six points, Marina has seven. Choose again, and see what happens at ten.
    .greedy = You got one card more. But you reached ten, Marina has fewer points, and she drew three cards for it.
    .declined = Nobody has to draw. But three cards for nothing are worth having.
    .done = Marina reached eleven, so the phase ended. You had fewer points: three cards were your reward.
    .hint = Under each offer you see both totals after your choice. Who would have fewer?
    .why = When somebody has ten or more after a round, all points go back, and the side with fewer draws.

lesson-never = So points only cost. Up here along the canal lie the trophies. What wins the match?
    .choice-points = The most points
    .choice-trophies = Trophies of the districts
    .points = Points never win: whoever has fewer of them draws cards. Look at the six districts.
    .done = Trophies: all six districts, or four times one district. You win them in votes.

lesson-split = Now you split, and Marina chooses first. Tap cards to move them. She collects San Polo, remember.
    .together = All three San Polo in one offer: she took it without thinking. Part them, so each offer costs her something.
    .done = Marina took the offer she likes better, and the other one is yours. The better you split, the less she gains.
    .hint = Put one or two San Polo into the second offer, with some points. Then press “Offer these two”.
    .why = Points are your counterweight: put more of them with the cards she wants, and choosing gets hard.

lesson-specials = Your offer had a spy and a traitor. Use both, in the order you like.
    .kind = That was kind, but a traitor is gone either way. Let it take a card.
    .done = The spy drew you two cards from the pile. The traitor stole San Marco from Marina, unseen.
    .hint = Press a special to use it. The traitor then asks whose hand it robs.
    .why = Specials are never kept. They are used in the turn they are taken, in any order.

lesson-doge = The doge calls a vote. Tap a district in your hand, then lay it. Marina took two San Marco.
    .both = Won! But one San Polo was enough: she had none. The second card is gone, too.
    .beaten = Marina laid two San Marco against your one. The trophy is hers, and your card is gone.
    .done = One San Polo won it: Marina has none, so she had to pass. Your card is a trophy now.
    .hint = Open with a district that Marina cannot answer, and with no more cards than you need.
    .why = The winner keeps one card as the trophy and loses the others. So win with as few as you can.

lesson-raise = Marina lays two Castello. Go above two! A gondola carries cards of one other district along.
    .passed = A pass costs no card, but Castello is hers. You could have reached three.
    .done = Three beat two. You paid two San Polo and a gondola; Marina lost one card and took the other back.
    .hint = Tap Castello once and San Polo twice. The gondola comes along by itself.
    .why = You need a card of the contested district to join in. A loser gives up only the card laid first.

lesson-six = One doge, one vote. Look at your trophies along the canal: what is missing?
    .again = A second San Polo is a trophy, too. But you have five of the six districts: which is missing?
    .done = All six districts: you win! That is the first way.
    .hint = Five districts have a trophy of yours. Lay the sixth.

lesson-four = Another match. Marina has three San Marco, and four of one district win. Stop her!
    .lost = Marina has won: four San Marco. Take it back, and go above her two.
    .done = Stopped: this San Marco is yours. Four of one district is the second way to win.
    .hint = Lay San Marco, and let a gondola carry both Cannaregio. That makes three.
    .why = Count what the other side needs. The more it needs a vote, the more you may pay to win it.

lesson-partners = Four players: Marina is your partner now, and her cards count with yours. Zorzi leads by two; help her.
    .alone = Marina laid two, but two against two is a tie. The side that called the vote wins it.
    .done = Your one and Marina’s two make three. Nobody has to go higher; partners add up.
    .hint = Lay your Castello. One card is enough to help.
    .why = Partners never see each other’s hands. Trophies and points belong to both.

lesson-last = Zorzi and Lucia are out, and your side leads. Pass now, and the vote is yours.
    .waste = You won, but that card and the gondola are gone. When the others are out, pass.
    .done = Castello goes to you and Marina. Now you know it all: split well, take few points, win votes cheaply.
    .hint = Press “Pass”: cards you do not lay stay in your hand.
