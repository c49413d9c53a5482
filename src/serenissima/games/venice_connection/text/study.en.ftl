# The study of Venice Connection, in English: analysis, reviews, puzzles.
study-wins = { $turns ->
    [1] The player to move closes the canal now.
   *[other] The player to move wins in { $turns } turns with best play.
}
study-loses = The player to move loses in { $turns } turns with best play.
study-ruined = The canal can no longer be closed: the player to move wins by calling “Impossible!”.
study-closed = The canal is closed.
study-unsolved = With these options the game is not solved. The canal can still be closed, but not in this turn.
study-ruined-since = Ruined since turn { $turn }.
study-live = { $live ->
    [one] After one of { $legal } turns the canal can still be closed.
   *[other] After { $live } of { $legal } turns the canal can still be closed.
}
study-completion = { $count ->
    [one] One tile would close it.
   *[other] At least { $count } tiles are needed to close it.
}

review-best = { $before ->
    [wins] Best: { $seat } goes for the win.
   *[loses] { $seat } holds out as long as possible.
}
review-slower = Still won, but another turn wins sooner.
review-sooner = Lost anyway, but another turn would have held out longer.
review-mistake = A mistake: { $seat } gives the win away. Another turn would have won { $turns_before ->
    [1] at once
   *[other] in { $turns_before } turns
}.
review-parity = { $turns_after ->
    [1] It leaves one turn, and that is the opponent’s.
   *[other] It leaves { $turns_after } turns if both play their best. That is an odd number, so the last is the opponent’s.
}
review-ruin = { $before ->
    [wins] { $seat } ruins the canal and gives the win away.
   *[other] { $seat } ruins the canal. After another turn it could still have been closed.
}
review-missed-win = { $seat } could have closed the canal at once.
review-missed-call = The canal could no longer be closed, and { $seat } did not notice: “Impossible!” would have won.
review-right-call = { $seat } notices that the canal can no longer be closed.
review-wrong-call = { $before ->
    [wins] { $seat } calls, but the canal could still be closed. Laying on would have won.
   *[other] { $seat } calls, but the canal could still be closed.
}
review-proof = { $seat } shows how the canal can be closed.
review-missed-proof = { $seat } shows nothing, but there was a way.
review-unsolved = With these options the game is not solved: only ruins, calls and closing turns are judged.
review-turned = { $count ->
    [one] The match turned once: { $seat } turned it, on turn { $turn }.
   *[other] The match turned { $count } times. { $seat } turned it last, on turn { $turn }.
}
review-straight = Nobody gave a win away.
review-ruined-since = { $games ->
    [1] The canal had been ruined since turn { $turn }.
   *[other] Game { $game }: the canal had been ruined since turn { $turn }.
}

puzzle-right = { $turns ->
    [1] Right: that closes the canal.
   *[other] Right: that wins in { $turns } turns.
}
puzzle-ruins = That ruins the canal: it can no longer be closed, and your opponent says “Impossible!”
puzzle-loses = { $turns ->
    [1] That loses: your opponent closes the canal.
   *[other] That loses: it leaves { $turns } turns if both play their best. That is an odd number, so the last is your opponent’s.
}
puzzle-call = The canal can still be closed: your opponent shows how, and wins.
puzzle-live = { $live ->
    [one] Of { $legal } turns only one does not ruin the canal.
   *[other] After { $live } of { $legal } turns the canal can still be closed; the others ruin it.
}
puzzle-reason = { $turns ->
    [2] The right turn leaves exactly two: one for your opponent, and then yours, which closes the canal.
   *[other] The right turn leaves { $turns } turns if both play their best. That is an even number, so the last, which closes the canal, is yours.
}
puzzle-closes = One turn closes the canal at once.
puzzle-wins = { $replies ->
    [one] After the right turn your opponent has a single reply that does not ruin the canal, and it loses.
   *[other] After the right turn your opponent has { $replies } replies that do not ruin the canal, and every one of them loses.{ $soon ->
        [0] {""}
        [one] {" "}After one of them you can close the canal at once.
       *[other] {" "}After { $soon } of them you can close the canal at once.
    }
}
puzzle-mirrored = It can be laid in { $count } ways that are mirror images of each other.
puzzle-others = { $losing ->
    [one] The one other turn that does not ruin the canal loses.
   *[other] The other { $losing } turns that do not ruin the canal lose.
} { $soon ->
    [0] None of them lets your opponent close it at once.
    [one] After one of them your opponent can close it at once.
   *[other] After { $soon } of them your opponent can close it at once.
}
puzzle-tempting = The most stubborn of them holds out for { $turns } turns in all.

# why a position cannot be laid or a turn is none
refusal-no-position = “{ $text }” cannot be read as a position. Write it row by row from the top: a letter for each tile, a dot for each empty place, a stroke between rows.
refusal-in-parts = All tiles must hang together, side against side.
refusal-more-than-supply = There are only { $supply } tiles.
refusal-no-turn = “{ $text }” cannot be read as a turn. Write column, row and shape of one to three tiles.
