move-lay = Leg de gemarkeerde tegel
move-confirm = Leg wat je hebt neergezet
move-impossible = Zeg “Onmogelijk!”
move-proof = Toon de ring
move-concede = Geef het bewijs op

plan-lay = Leg de gemarkeerde tegels
    .part = een ervan
plan-confirm =
    .passing = yes
