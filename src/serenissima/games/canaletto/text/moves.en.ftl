# Canaletto, in English: what one may do, in words (a hint, a look back). The fields of the move are the arguments.
move-begin = Begin at { palace }
move-bid = Bid { $amount }
move-pass = Pass
move-bribe = Use the mask and take the lot for nothing
move-decline = Keep the mask
move-sell = Sell the { group-plural }
