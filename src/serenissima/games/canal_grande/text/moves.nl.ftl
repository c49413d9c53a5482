move-put = Leg in het tweede aanbod: { card-name }
move-confirm = Bevestig
move-choose = { $offer ->
    [1] Neem het eerste aanbod
   *[2] Neem het tweede aanbod
}
move-resolve = { $card ->
    [SPY] Stuur nu de spion
    [TRA] Stuur nu de verrader
   *[DOG] Speel nu de doge uit
}
move-betray = Laat de verrader een kaart pakken van { $seat }
move-forgo = Stuur de verrader weg
move-lay = Leg { card-name }
move-pass = Pas
move-catch-up = Trek kaarten
move-decline = Trek niets

plan-put = Verdeel; in het tweede aanbod: { $parts }
    .part = { card-name }
plan-confirm =
    .passing = yes
plan-lay = Leg { $parts }
    .part = { card-name }
