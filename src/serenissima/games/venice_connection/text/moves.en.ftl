# Venice Connection, in English: what one may do, in words (a hint). The fields of the move are the arguments.
move-lay = Put { $face } on { $x },{ $y }
move-confirm = Lay what you have put
move-impossible = Call Impossible!
move-proof = Show the completion
move-concede = Concede the proof

# How moves read in a plan of several: see docs/adding-a-game.md.
plan-lay = Put { $parts }
    .part = { $face } on { $x },{ $y }
plan-confirm =
    .passing = yes
