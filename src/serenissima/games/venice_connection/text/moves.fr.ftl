move-lay = Poser la tuile marquée en or
move-confirm = Poser ce que vous avez placé
move-impossible = Annoncer « Impossible ! »
move-proof = Montrer la boucle
move-concede = Renoncer à la preuve

plan-lay = Poser les tuiles marquées en or
    .part = l’une d’elles
plan-confirm =
    .passing = yes
