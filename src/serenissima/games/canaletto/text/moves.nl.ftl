move-begin = Begin in { palace }
move-bid = Bied { $amount }
move-pass = Pas
move-bribe = Gebruik het masker en neem de kavel voor niets
move-decline = Houd het masker
move-sell = Verkoop de { group-plural }
