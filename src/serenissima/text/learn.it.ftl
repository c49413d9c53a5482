# Lezioni.
learn-it = Impara
    .help = Circa { $minutes } minuti, sul vero tabellone, con qualcuno che spiega.
learn-on = Continua a imparare
learn-title = Impara { $game }
learn-begin = Inizia la lezione
    .help = Poi si gioca, passo dopo passo: circa { $minutes } minuti. Puoi smettere quando vuoi e riprendere più tardi.
learn-step = Passo { $step } di { $steps }
learn-afresh = Un’altra partita:
learn-later = Più avanti nella stessa partita:
learn-coach = Il tuo maestro
learn-go = Avanti
learn-again = Annulla
learn-back = Indietro
learn-show = Fammi vedere
learn-shown = Segui il segno dorato sul tabellone.
learn-why = Perché?
learn-rule = La regola
learn-leave = Lascia la lezione
    .help = Puoi tornare quando vuoi e riprendere da qui.
learn-over = Adesso sai giocare. Il resto è pratica.
learn-play = Gioca la tua prima partita
learn-anew = Ripeti la lezione
learn-you = Tu
learn-watch = Guarda il tavolo…
learn-loading = Il tuo maestro sta arrivando…
learn-away = In questo momento il tuo maestro non risponde. Quello che hai fatto non va perso.

# Lo scopo di un gioco su una carta, e un gioco in tre minuti.
goal-card = { $game } in due parole
goal-open = Lo scopo
    .help = Come si vince, come finisce la partita e che cosa fai nel tuo turno. Tasto: G
goal-wins-title = Come si vince
goal-ends-title = Quando finisce
goal-turn-title = Nel tuo turno
goal-secret-title = Lo sai solo tu
goal-close = Giochiamo
# I tasti di un tavolo.
keys-title = Tasti
keys-open = Tasti
    .help = Si può fare tutto con la tastiera. Tasto: ?
keys-game = Sul tabellone di { $game }
keys-decision = andare alle tue scelte
    .keys = D
keys-choice = fare quella scelta, contando dalla prima
    .keys = da 1 a 9
keys-next = passare da una scelta all’altra
    .keys = Frecce, Tab
keys-press = confermare la scelta su cui sei
    .keys = Invio
keys-goal = mostrare lo scopo del gioco
    .keys = G
keys-keys = mostrare questi tasti
    .keys = ?
quick-title = { $game } in tre minuti
quick-link = In tre minuti
quick-unreachable = In questo momento la pagina non è disponibile.

# La scala degli avversari.
ladder-up = Due vittorie di fila. Che ne dici di qualcuno più forte?
ladder-down = Questa era dura. Che ne dici di qualcuno più tranquillo?
ladder-play = Gioca contro { $bot }

# Web: un suggerimento.
hint = Suggerimento
    .help = Un bot dice che cosa giocherebbe. Solo in allenamento.
hint-later = I suggerimenti ci sono solo quando tocca a te.
hint-thinking = Un bot riflette sulla tua posizione…
hint-play = Gioca così
hint-more = Perché, e che altro
hint-others = Si può anche
hint-equal = più o meno equivalente
hint-told = Suggerimento: { $move }. { $why }

# Web: perché un bot ha fatto così. Il motivo parla al bot: «tu» è il bot.
motive = Perché?
    .help = Perché { $name } ha fatto così?
motive-thinking = Si cerca il motivo…
motive-told = Un maestro avrebbe detto a { $name }: «{ $why }»
motive-said = A { $name }: «{ $why }»
motive-reader = ({ $name } sei tu.)
motive-only = Non c’era altra scelta.
motive-random = Scelta a caso: questo bot non ha un piano.
motive-secret = Dipende da qualcosa che sa solo { $name }. Chiedilo di nuovo a partita finita.
motive-untold = Per questa mossa non c’è un motivo breve.
