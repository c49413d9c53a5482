# The first lesson of Venise: what the coach says.
lesson-lay = You are the red pawn, at the top left. Among your cards below the board, pick “Short”. Then press the golden place beside you.
    .wall = That plank would lead down to a wall. The red gem is on your right.
    .long = A long plank goes cornerwise, to the pole below the gem. Lay a short one.
    .joker = A joker is worth having, but not yet: it comes later in this lesson.
    .early = That would end your turn with nothing done. Fetch the gem first.
    .done = A plank lies there. It cost one of your four hourglasses: see the row above your cards.
    .why = A plank you lay must touch the place where you stand. Everybody may walk on it.

lesson-walk = Now walk: one step onto the plank, one more onto the bridge. Pick “2 steps”, then press the gem.
    .short = One step takes you onto the plank. The gem is a step further.
    .dear = “3 steps” costs three hourglasses, even if you walk only two. “2 steps” costs two.
    .back = You may turn round on the way. But now you are where you began.
    .otherwise = That is allowed. But the gem is two steps away: fetch it now.
    .hint = On a touch screen, press a place once to look at it. Then press “Walk”.
    .done = The gem is yours. It lies on your tent in the corner, and it brought you an hourglass tile.
    .why = A plank is a place to stand, so crossing one always takes two steps.

lesson-back = Two hourglasses are left: one of the four, and your new tile. Pick “Remove” and press the plank behind you.
    .left = Then the plank stays there. Anybody may walk on it, or take it.
    .done = The plank is yours to lay again. The figures beside your name show what you have.
    .why = A plank belongs to whoever takes it up, no matter who laid it. Take back what you no longer need.

lesson-end = This turn has done its work. Press “End turn”: you draw two cards and keep the tile.
    .otherwise = That is allowed. But there is nothing left to gain: press “End turn”.
    .done = Nicolò fetched a gem as well: he needs the four green ones. The marked list shows how far your own gems are.
    .why = What you do not use of the four is lost; tiles wait. You may keep eight cards.

lesson-wall = Your next gem is two poles below you, but a wall is in between. Lay a plank that leads past it, and cross.
    .blocked = This plank ends on your side of the wall, and nobody steps over walls.
    .away = That leads back to where your first gem was. The next one is the other way.
    .go = The plank lies well. Now pick “2 steps”, then press its far end.
    .otherwise = “Long” lays a plank cornerwise, past the wall. Lay it, then pick “2 steps”.
    .done = You are past the wall, under a bridge. One more plank leads to the gem.
    .why = A wall splits a pole into two sides. Each plank touches only one of them.

lesson-move = It is your turn again, but you have no long plank left. Pick “Move”, turn the plank behind you towards the gem, and cross.
    .wrong = Now it leads to the right. Your gem is down on the left.
    .go = The plank lies well. Now pick “2 steps”, then press the gem.
    .first = That takes you back. Turn the plank first.
    .otherwise = Turn the plank with “Move”, then pick “2 steps”.
    .done = Two gems. The plank that brought you here also took you on.
    .why = “Move” takes up a plank and lays it again, for two hourglasses and one card. It never enters your supply.

lesson-under = This time your gem lies on a bridge, and a long plank leads there. Walk across it.
    .halfway = One more step along the plank brings you to the bridge.
    .otherwise = Pick “2 steps”, walk over the long plank, and see where you arrive.
    .done = You are under the bridge: its deck hides part of you. The gem lies on top, and nobody climbs up.
    .why = A bridge has two places: on it, and under it. Point at any bridge to see which side leads where.

lesson-ends = Only planks at the two ends of a bridge lead onto it. From the pole above, lay one and fetch the gem.
    .away = That plank leads away from the gem, to the wall on the right.
    .go = The plank lies well. Now pick “2 steps”, then press the gem.
    .otherwise = Lay “Short” straight down to the end of the bridge. Then pick “2 steps”.
    .done = You stand on the bridge, and the gem is yours. Before you lay a plank, look where the bridge ends.
    .why = Planks from all other sides lead under the bridge.

lesson-tee = The gem is at neither end of your long plank. Lay “Short” from its middle to the gem, and walk there.
    .side = That one leads to another pole. The gem is on the left.
    .first = The long plank ends at two poles, and the gem is at neither.
    .go = The plank lies well. Now pick “2 steps”, then press the gem.
    .otherwise = Lay “Short” between your long plank and the gem. Then pick “2 steps”.
    .done = Two planks make a T: one short plank, and a third pole is in reach.
    .why = A short plank may lean on the middle of a long one that lies cornerwise.

lesson-cross = You stand on the short plank of a T. Lay another one straight ahead, then walk to the marked gem.
    .first = There is no way to the gem yet. Lay the short plank first.
    .go = The plank lies well. Now pick “2 steps”, then press the gem.
    .otherwise = Lay “Short” on the other side of the long plank. Then pick “2 steps”.
    .done = That is an X. From one short plank to the other is a single step.
    .why = Both short planks rest on the long one. Either may go while the other stays.

lesson-crossbar = You stand on a short plank, and another lies on your left. Join them with “Long”, then walk three steps to the gem.
    .first = There is no way across yet. Lay the long plank first.
    .go = The plank lies well. Now pick “3 steps”, then press the gem.
    .otherwise = Lay “Long” from your short plank to the other one. Then pick “3 steps”.
    .done = That is an H, the last shape. Two and three make five hourglasses: the fifth was your tile.
    .why = A tile is spent by itself, as soon as your four hourglasses are not enough.

lesson-fall = Nicolò needs only the marked green gem, under the bridge. His way rests on one plank, and you can reach it. Take it.
    .lost = Three steps, and Nicolò has all four gems. His whole way rested on the long plank.
    .otherwise = His way is still open. It rests on the long plank, which touches your pole.
    .done = The long plank is yours. The short one that leaned on it fell into the water, lost to everybody.
    .why = Nobody may take a plank somebody stands on, or one whose fall would drop a pawn. Standing guards your way.

lesson-joker = Your last gem! “Long” and “3 steps” cost five hourglasses, and you have four. Press “Take a joker”: that is your whole turn.
    .stuck = The planks make an H now, but two hourglasses are left, and “3 steps” costs three.
    .around = Without a plank across, your steps lead nowhere near the gem.
    .nothing = You may end a turn without playing. But then you could have taken a joker for nothing.
    .otherwise = That does not reach the gem. Take a joker: it waits for your next turn.
    .done = A joker is any card you like, for two hourglasses. But look: Nicolò has laid a plank to his last gem.
    .why = After taking a joker you still draw two cards. You may hold two jokers. Four cards also buy one.

lesson-win = Nicolò can win on his next turn. Join the short planks with “Long”. Then play the joker as “3 steps”.
    .otherwise = Two steps, and Nicolò has his fourth gem. Try “Long”, then the joker.
    .done = Four gems: you win! In a match, plan your way, take planks back, and watch what others need.
    .why = A joker is best as “3 steps”: that saves you an hourglass.
