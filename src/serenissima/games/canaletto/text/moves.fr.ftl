move-begin = Commencer par { palace }
move-bid = Miser { $amount }
move-pass = Passer
move-bribe = Jouer le masque
move-decline = Garder le masque
move-sell = Revendre les { group-plural }
