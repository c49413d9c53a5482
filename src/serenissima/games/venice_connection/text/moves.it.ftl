# Venice Connection, in italiano: che cosa si può fare, in parole (un suggerimento). Sul tavolo i posti sono segnati in oro.
move-lay = Posa la tessera segnata in oro
move-confirm = Posa quello che hai messo
move-impossible = Di’ «Impossibile!»
move-proof = Mostra l’anello
move-concede = Rinuncia alla prova

# Come si leggono le mosse in un piano di più mosse.
plan-lay = Posa le tessere segnate in oro
    .part = una di queste
plan-confirm =
    .passing = yes
