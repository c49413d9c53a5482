move-colour = Kies { word-colour }
move-place = Zet de spionnen neer: { $builds }
move-shake = Schud het gemaskerde hoofd
move-marble = Pak de { word-marble } knikker
move-spy = Pak de { word-build } { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} spion
move-step = Ga naar { word-space }
move-finish = Stop met lopen
move-meet = Ga naar de ontmoeting bij { word-space }
move-ask = { $about ->
    [identity] Vraag { word-colour }: wie ben je?
   *[build] Vraag { word-colour }: wat is je postuur?
}
move-extra = Vraag niets, ga verder naar { word-space }
move-answer = Toon { $cards }
move-exile = Stuur het stuk weg naar { word-space }
move-announce = Meld: missie volbracht!
move-end = Beëindig je beurt
move-tic = { $gesture ->
    [eye] { gesture-eye }
    [ear] { gesture-ear }
    [frown] { gesture-frown }
   *[pout] { gesture-pout }
}

item-F = { identity-F }
item-B = { identity-B }
item-X = { identity-X }
item-Z = { identity-Z }
item-mA = { card-mA }
item-mB = { card-mB }
item-mC = { card-mC }
item-mD = { card-mD }

plan-marble = { word-marble } knikker
plan-spy = De { word-build } { $colour ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} spion
    .after-marble = : de { word-build } { $colour ->
        [red] rode
        [blue] blauwe
        [green] groene
       *[yellow] gele
    } spion
plan-step = Ga naar { word-space }
    .after-marble = : de ambassadeur naar { word-space }
    .after-spy = { " " }naar { word-space }
plan-finish =
    .passing = yes
plan-end =
    .passing = yes
