# Venise, in English: what one may do, in words (a hint, a look back). The fields of the move are the arguments.
move-card = { $card ->
    [short] “Short”
    [long] “Long”
    [remove] “Remove”
    [move] “Move”
    [walk1] “1 step”
    [walk2] “2 steps”
    [walk3] “3 steps”
   *[joker] a joker
}
move-with = { $joker ->
    [yes] { " " }with a joker
   *[no] { "" }
}
move-colour = { $colour ->
    [ruby] ruby
    [diamond] diamond
    [emerald] emerald
   *[topaz] topaz
}
move-short = Lay a short plank{ move-with }
move-long = Lay a long plank{ move-with }
move-remove = Take a plank{ move-with }
move-move = Move a plank{ move-with }
move-to = Lay the plank here
move-walk = Walk, up to { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ move-with }
move-step = Take a step
move-stop = Stop walking
move-take-joker = Take a joker instead of playing
move-exchange = Exchange four cards for a joker
move-give = Give { move-card }
move-end-play = Play no more cards, and draw
move-end-turn = Keep your cards and end the turn
move-discard = Discard { move-card }
move-rescue = { $plank ->
    [short] Ask for a short plank
   *[long] Ask for a long plank
}
move-choose = Choose { move-colour }
move-no-choice = Leave the colour to chance
move-begin = Let { $seat } begin

# How moves read in a plan of several: see docs/adding-a-game.md.
plan-walk = Walk up to { $steps ->
    [one] one step
   *[other] { $steps } steps
}{ move-with }
plan-step =
    .passing = yes
plan-stop =
    .passing = yes
plan-move = Move a plank{ move-with }
plan-to =
    .passing = yes
plan-give = Give { $parts }
    .part = { move-card }
    .after-exchange = : { $parts }
plan-exchange = Exchange for a joker
plan-discard = Discard { $parts }
    .part = { move-card }
plan-end-play =
    .passing = yes
plan-end-turn =
    .passing = yes
