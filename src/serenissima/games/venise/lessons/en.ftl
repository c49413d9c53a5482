# The first lesson of Venise: what the coach says.
lesson-lay = You are the red pawn. Pick the card “Short”, then lay the plank towards the red gem beside you.
    .wall = That plank leads down to a wall, away from the gem.
    .long = A long plank lies across the corner. Here it would carry you past the gem.
    .early = Your cards do the work here. Pick “Short” first.
    .done = The plank lies there. It cost you one hourglass of the four you have each turn.
    .why = A plank must touch the place where you stand. Everybody may use it.

lesson-walk = Now walk to the gem: one step onto the plank, one step onto the bridge. Pick “2 steps”.
    .short = One step takes you onto the plank. The gem is a step further.
    .dear = That card costs three hourglasses, even for two steps. “2 steps” costs two.
    .back = You may turn round on the way. But now you are where you began.
    .otherwise = You may do that, too. But the gem is two steps away: fetch it now.
    .done = The gem is yours! Each of your first three also brings you an hourglass for later.
    .why = A plank is a place to stand, so crossing one always takes two steps.

lesson-back = Two hourglasses are left, one of them new. Pick “Remove” and take up the plank behind you.
    .left = Then the plank stays behind. Anybody may use it, or take it from you.
    .done = It is in your supply again. You can lay it once more, and nobody follows you.
    .why = A plank belongs to whoever takes it up, no matter who laid it. Planks are scarce: take back what you need no more.

lesson-end = Your new hourglass keeps for a later turn. End your turn: you draw two cards.
    .otherwise = That was allowed. But this turn has done its work: end it.
    .done = Nicolò did the same in his corner. He wants four green gems, and needs the same planks.
    .why = Unused hourglasses of a turn are lost. Only those you won with gems wait for you.

lesson-wall = The marked gem is behind a wall, and nobody steps over walls. Lay the plank that gets round it, and cross.
    .blocked = This plank ends in front of the wall. Your gem is behind it.
    .away = That leads back to where your first gem was. The next one is the other way.
    .halfway = You are on your way. Two steps would bring you to the far end.
    .otherwise = The long plank lies across the corner and passes the wall. Lay it and cross.
    .done = You are round the wall. The gem is one plank away now.
    .why = A wall splits its pole into two sides. No plank can end on the wall itself.

lesson-move = You have no long plank left. Pick “Move” and turn the one behind you towards the gem. Then cross.
    .wrong = Now it points the other way. Your gem lies down on the left.
    .first = Walking back leads home. Let the plank turn first.
    .taken = The plank is yours now. Laying it again costs two, and one hourglass is too few to cross.
    .otherwise = Turn the plank with “Move”, then walk two steps.
    .done = Two gems. The plank that brought you here brought you on.
    .why = “Move” costs two hourglasses and one card. Taking up and laying a long plank again costs three and two cards.

lesson-under = A plank leads to the bridge with your gem. Cross it.
    .halfway = One more step along the plank brings you to the bridge.
    .otherwise = Walk two steps over the long plank and see where you arrive.
    .done = You are under the bridge, and the gem lies on top. There is no way up from here.
    .why = A bridge has two places: on it, and under it. Nobody climbs from one to the other.

lesson-ends = Only planks at the two ends of a bridge lead onto it. Fetch the gem from up here.
    .away = That plank leads away from the gem, to the wall on the right.
    .soon = Take it up after you have crossed it: you need it now.
    .halfway = That brings you onto the plank. The gem needs two steps.
    .otherwise = Lay a short plank down to the end of the bridge, then walk two steps.
    .done = On top, and the gem is yours. Look where a bridge ends before you lay a plank.
    .why = Planks from all other sides lead under the bridge.

lesson-tee = Planks also lean on planks. From the long plank, lay a short one towards the gem: a T.
    .side = That side leads to another pole. The gem lies on the left.
    .first = The long plank ends at two poles, and the gem is at neither.
    .otherwise = Lay a short plank from the middle of the long one to the gem. Then walk.
    .done = One short plank, and a third pole is in reach.
    .why = A short plank may run from a pole to the middle of a diagonal long plank.

lesson-cross = You stand on the stem of a T. Lay the second stem across from you: an X. Then walk to the marked gem.
    .first = Without a second stem there is no way to the gem.
    .otherwise = Lay a short plank straight on from yours, then take two steps to the marked gem.
    .done = From one stem to the other is a single step. Three planks join four poles.
    .why = Both stems rest on the long plank. One may go while the other stays.

lesson-crossbar = The last shape is an H. Lay a long plank across to the other short one, then walk three steps to the marked gem.
    .first = There is no way across yet. Lay the long plank first.
    .few = One step brings you to the middle of the H. Save your hourglasses for three.
    .otherwise = From a short plank, a long one reaches the next short plank. Lay it, then walk to the marked gem.
    .done = Two and three make five hourglasses. The fifth was the one you won with a gem.
    .why = It is spent by itself, when the four of your turn do not suffice.

lesson-fall = Nicolò needs only the green gem under the bridge. Look at what his way rests on, and take it.
    .lost = Three steps, and he has all four. His whole way rested on one plank.
    .otherwise = His way is still open. The long plank carries it, and it touches your pole.
    .done = The long plank is yours. What rested on it fell into the water, lost for everybody.
    .why = Nobody may take a plank somebody stands on, or one whose fall would drop a pawn. Standing guards your way.

lesson-joker = Your last gem! The crossbar costs two, three steps cost three, and you have four. Take a joker instead.
    .stuck = The crossbar lies, and two hourglasses are left. Three steps cost three.
    .around = Without the crossbar your steps lead nowhere near the gem.
    .nothing = You may end a turn without playing. But then a joker would have been free.
    .otherwise = That does not reach the gem. Take a joker: it waits for your next turn.
    .done = A joker is any card you like, for two hourglasses. Nicolò is close: his plank lies ready.
    .why = Taking a joker is a whole turn; then you draw. You may hold two. Four other cards also buy one.

lesson-win = Nicolò can win on his next turn. Lay the crossbar, then let the joker be three steps.
    .otherwise = Two steps, and Nicolò has his fourth gem. Try it with the crossbar and the joker.
    .done = Four gems: you win! Now a real match: plan your way, take planks back, watch his.
    .why = A joker is best as three steps: it saves an hourglass.
