move-lay = Leg de tegel met het gouden teken
move-confirm = Leg wat je hebt neergezet
move-impossible = Zeg “Onmogelijk!”
move-proof = Toon de ring
move-concede = Geef het bewijs op

plan-lay = Leg de tegels met het gouden teken
    .part = een ervan
plan-confirm =
    .passing = yes
