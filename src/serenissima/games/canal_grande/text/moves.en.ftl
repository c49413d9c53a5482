# Canal Grande, in English: what one may do, in words (a hint, a look back). The fields of the move are the arguments.
move-put = Put into the second offer: { card-name }
move-confirm = Confirm
move-choose = { $offer ->
    [1] Take the first offer
   *[2] Take the second offer
}
move-resolve = { $card ->
    [SPY] Send the spy next
    [TRA] Send the traitor next
   *[DOG] Present the doge next
}
move-betray = Let the traitor take a card from { $seat }
move-forgo = Send the traitor away
move-lay = Lay { card-name }
move-pass = Pass
move-catch-up = Draw cards
move-decline = Draw nothing

# How moves read in a plan of several: see docs/adding-a-game.md.
plan-put = Split; into the second offer: { $parts }
    .part = { card-name }
plan-confirm =
    .passing = yes
plan-lay = Lay { $parts }
    .part = { card-name }
