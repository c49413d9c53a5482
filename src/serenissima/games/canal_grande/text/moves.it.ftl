move-put = Metti nella seconda offerta: { card-name }
move-confirm = Conferma
move-choose = { $offer ->
    [1] Prendi la prima offerta
   *[2] Prendi la seconda offerta
}
move-resolve = { $card ->
    [SPY] Manda ora la spia
    [TRA] Manda ora il traditore
   *[DOG] Presenta ora il doge
}
move-betray = Fai prendere al traditore una carta di { $seat }
move-forgo = Manda via il traditore
move-lay = Cala { card-name }
move-pass = Passa
move-catch-up = Pesca le carte
move-decline = Non pescare nulla

plan-put = Dividi; nella seconda offerta: { $parts }
    .part = { card-name }
plan-confirm =
    .passing = yes
plan-lay = Cala { $parts }
    .part = { card-name }
