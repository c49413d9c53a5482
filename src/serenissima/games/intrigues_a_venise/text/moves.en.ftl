# Intrigues à Venise, in English: what one may do, in words (a hint, a look back). The fields of the move are the arguments.
move-colour = Choose { word-colour }
move-place = Place the spies: { $builds }
move-shake = Shake the masked head
move-marble = Take the { word-marble } marble
move-spy = Take the { word-build } { word-colour } spy
move-step = Go to { word-space }
move-finish = Finish moving
move-meet = Go to the meeting at { word-space }
move-ask = { $about ->
    [identity] Ask { word-colour }: who are you?
   *[build] Ask { word-colour }: what build are you?
}
move-extra = Ask nothing and walk on to { word-space }
move-answer = Show { $cards }
move-exile = Send the piece away to { word-space }
move-announce = Announce that the mission is accomplished
move-end = End the turn
move-tic = { $gesture ->
    [eye] { gesture-eye }
    [ear] { gesture-ear }
    [frown] { gesture-frown }
   *[pout] { gesture-pout }
}

# the cards of an answer
item-F = { identity-F }
item-B = { identity-B }
item-X = { identity-X }
item-Z = { identity-Z }
item-mA = { card-mA }
item-mB = { card-mB }
item-mC = { card-mC }
item-mD = { card-mD }

# How moves read in a plan of several: see docs/adding-a-game.md.
plan-marble = { word-marble } marble
plan-spy = The { word-build } { word-colour } spy
    .after-marble = : the { word-build } { word-colour } spy
plan-step = Go to { word-space }
    .after-marble = : the Ambassador to { word-space }
    .after-spy = { " " }to { word-space }
plan-finish =
    .passing = yes
plan-end =
    .passing = yes
