# Lessons.
learn-it = Learn it
    .help = About { $minutes } minutes, on the real board, with somebody who explains.
learn-on = Go on learning
learn-title = Learn { $game }
learn-begin = Begin the lesson
    .help = Then we play, step by step: about { $minutes } minutes. You can stop and come back at any time.
learn-step = Step { $step } of { $steps }
learn-afresh = Another match:
learn-later = Later in the same match:
learn-coach = Your coach
learn-go = Go on
learn-again = Take it back
learn-back = The step before
learn-show = Show me
learn-shown = Follow the golden mark on the board.
learn-why = Why?
learn-rule = The rule
learn-leave = Leave the lesson
    .help = You can come back at any time and go on from here.
learn-over = You know the game. The rest is practice.
learn-play = Play your first match
learn-anew = Take the lesson again
learn-you = You
learn-watch = Watch the board …
learn-loading = Your coach is on the way …
learn-away = Your coach cannot be reached just now. What you have done is kept.

# The goal of a game on one card, and a game in three minutes.
goal-card = { $game } in a nutshell
goal-open = The goal
    .help = What wins, what ends the match, and what you do on your turn. Key: G
goal-wins-title = How to win
goal-ends-title = How it ends
goal-turn-title = On your turn
goal-secret-title = Only you know this
goal-close = Let's play
# The keys of a table.
keys-title = Keys
keys-open = Keys
    .help = Everything can be done with the keyboard. Key: ?
keys-game = On the board of { $game }
keys-decision = go to what you can decide
    .keys = D
keys-choice = take that choice, counted from the first
    .keys = 1 to 9
keys-next = go from choice to choice
    .keys = Arrows, Tab
keys-press = take the choice you are on
    .keys = Enter
keys-goal = show the goal of the game
    .keys = G
keys-keys = show these keys
    .keys = ?
quick-title = { $game } in three minutes
quick-link = In three minutes
quick-unreachable = This page cannot be fetched just now.

# The ladder of opponents.
ladder-up = Two wins in a row. How about somebody stronger?
ladder-down = That was a hard one. How about somebody gentler?
ladder-play = Play { $bot }

# Web: a hint.
hint = Hint
    .help = A bot says what it would play. Only in practice.
hint-later = Hints are for your own turn.
hint-thinking = A bot is thinking about your position …
hint-play = Play it
hint-more = Why, and what else
hint-others = Also possible
hint-equal = about as good
hint-told = Hint: { $move }. { $why }

# Web: why a bot did that. The reason itself is a hint: it speaks to the bot, so it is quoted as if said to the bot.
motive = Why?
    .help = Why did { $name } do that?
motive-thinking = Looking for the reason …
motive-told = A coach would have told { $name }: “{ $why }”
motive-said = To { $name }: “{ $why }”
motive-reader = ({ $name } is you.)
motive-only = There was no other choice.
motive-random = It was picked at random: this bot has no plan.
motive-secret = That depends on something only { $name } knows. Ask again when the match is over.
motive-untold = There is no short reason for this one.
