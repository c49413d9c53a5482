move-put = In aanbod 2: { card-name }
move-confirm = Bevestig
move-choose = { $offer ->
    [1] Neem aanbod 1
   *[2] Neem aanbod 2
}
move-resolve = { $card ->
    [SPY] Stuur nu de spion
    [TRA] Stuur nu de verrader
   *[DOG] Speel nu de doge uit
}
move-betray = Pak een kaart van { $seat }
move-forgo = Stuur de verrader weg
move-lay = Leg { card-name }
move-pass = Pas
move-catch-up = Trek kaarten
move-decline = Trek niets

plan-put = In aanbod 2: { $parts }
    .part = { card-name }
plan-confirm =
    .passing = yes
plan-lay = Leg { $parts }
    .part = { card-name }
