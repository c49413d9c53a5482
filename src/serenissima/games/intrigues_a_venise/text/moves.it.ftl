move-colour = Scegli il { word-colour }
move-place = Disponi le spie: { $builds }
move-shake = Scuoti la testa mascherata
move-marble = Prendi la biglia { word-marble }
move-spy = Prendi la spia { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
   *[yellow] gialla
    } { word-build }
move-step = Vai { word-space }
move-finish = Finisci di muoverti
move-meet = Vai all’incontro { word-space }
move-ask = { $about ->
    [identity] Chiedi al { word-colour }: chi sei?
   *[build] Chiedi al { word-colour }: che corporatura hai?
}
move-extra = Non interrogare, prosegui { word-space }
move-answer = Mostra { $cards }
move-exile = Esilia il pezzo { word-space }
move-announce = Annuncia che la missione è compiuta
move-end = Finisci il turno
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

plan-marble = Biglia { word-marble }
plan-spy = La spia { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
   *[yellow] gialla
    } { word-build }
    .after-marble = : la spia { $colour ->
        [red] rossa
        [blue] blu
        [green] verde
       *[yellow] gialla
    } { word-build }
plan-step = Vai { word-space }
    .after-marble = : l’Ambasciatore { word-space }
    .after-spy = { " " }{ word-space }
plan-finish =
    .passing = yes
plan-end =
    .passing = yes
