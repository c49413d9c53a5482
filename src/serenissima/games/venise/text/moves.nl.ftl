move-card = { $card ->
    [short] “Kort”
    [long] “Lang”
    [remove] “Verwijder”
    [move] “Verplaats”
    [walk1] “1 stap”
    [walk2] “2 stappen”
    [walk3] “3 stappen”
   *[joker] een joker
}
move-with = { $joker ->
    [yes] { " " }met een joker
   *[no] { "" }
}
move-colour = { $colour ->
    [ruby] robijn
    [diamond] diamant
    [emerald] smaragd
   *[topaz] topaas
}
move-short = Plaats een korte plank{ move-with }
move-long = Plaats een lange plank{ move-with }
move-remove = Verwijder een plank{ move-with }
move-move = Pak een plank op om hem te verplaatsen{ move-with }
move-to = Plaats de plank hier
move-walk = Speel “{ $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}”{ move-with }
move-step = Maak een stap
move-stop = Stop met stappen
move-take-joker = Neem een joker
move-exchange = Ruil vier kaarten voor een joker
move-give = Geef { move-card }
move-end-play = Speel geen kaarten meer en trek
move-end-turn = Hou je kaarten en beëindig je beurt
move-discard = Leg { move-card } af
move-rescue = { $plank ->
    [short] Laat een korte plank brengen
   *[long] Laat een lange plank brengen
}
move-choose = Kies { move-colour }
move-no-choice = Laat de kleur aan het toeval over
move-begin = Laat { $seat } beginnen

plan-walk = Speel “{ $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}”{ move-with }
plan-step =
    .passing = yes
plan-stop =
    .passing = yes
plan-move = Verplaats een plank{ move-with }
plan-to =
    .passing = yes
plan-give = Geef { $parts }
    .part = { move-card }
    .after-exchange = : { $parts }
plan-exchange = Ruil voor een joker
plan-discard = Leg af: { $parts }
    .part = { move-card }
plan-end-play =
    .passing = yes
plan-end-turn =
    .passing = yes
