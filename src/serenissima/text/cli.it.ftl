# La riga di comando.
cli = Cinque giochi da tavolo veneziani, per persone, bot e ricercatori.
cli-commands = comandi
cli-usage = uso:
cli-arguments = argomenti
cli-options = opzioni
cli-help = mostra questo aiuto
cli-version = mostra la versione
cli-overview =
    Serenissima: giochi da tavolo veneziani, contro persone e bot.

      serenissima serve --open   gioca nel browser
      serenissima serve --lan    gioca con gli amici: entrano con il telefono da questa rete
      serenissima play           gioca in questo terminale
      serenissima games          quali giochi ci sono, con opzioni e bot
      serenissima rules GIOCO    le regole di un gioco
      serenissima replay FILE    racconta di nuovo una partita salvata

    «serenissima --help» elenca tutto il resto, «serenissima play --help» che cosa accetta un comando.
cli-serve = Avvia il server con la pagina per giocare nel browser.
cli-play = Gioca contro i bot in questo terminale.
cli-games = Elenca i giochi.
cli-rules = Mostra le regole di un gioco.
cli-replay = Racconta di nuovo una partita registrata.
cli-verify = Rigioca una registrazione e ricalcola dal seme tutte le estrazioni.
cli-perft = Conta le sequenze di mosse dalla posizione iniziale.
cli-solve = Risolve un gioco per intero, se è abbastanza piccolo.
cli-puzzles = Compone problemi per un gioco che si può analizzare.
cli-arena = Fa giocare i bot tra loro.
cli-ratings = Mostra quanto sono forti i bot di un gioco.
cli-tune = Impara giocando i pesi del bot di un gioco.
cli-learn = Impara giocando chi ha più probabilità di vincere, per il bot di un gioco.
cli-bench = Misura quanto è veloce tutto.
cli-arg-game = nome del gioco, come lo elenca «serenissima games»
cli-arg-which-game = nome del gioco; se manca, ti viene chiesto
cli-arg-option = opzione del tavolo, si può ripetere
cli-arg-json = stampa JSON
cli-arg-file = file con la registrazione di una partita
cli-arg-depth = numero di mosse
cli-arg-seats = numero di giocatori
cli-arg-bots = nomi dei bot, uno per posto; ogni ordine dei posti si gioca lo stesso numero di volte
cli-arg-games = numero di partite
cli-arg-journals = diari di sfide nell’arena; se mancano, si mostra quello che c’è di serie
cli-arg-write-ratings = li conserva accanto ai bot, come si vedono dove si sceglie un avversario
cli-arg-workers = numero di processi
cli-arg-seed = seme di tutto il caso
cli-arg-seconds = secondi che un bot ha per pensare a una mossa
cli-arg-iterations = iterazioni che un bot che cerca può spendere per una mossa
cli-arg-stop = si ferma appena è deciso se il primo bot vince MARGIN più della sua quota pari (0.05: 5 su 100)
cli-arg-journal = scrive lì ogni partita appena finisce; con un diario della stessa sfida, riprende da dove si era fermata
cli-arg-steps = numero di passi
cli-arg-deals = smazzate per passo, ognuna giocata da ogni posto
cli-arg-against = il bot su tutti gli altri posti; se manca, gli stessi pesi prima del passo
cli-arg-shake = di quanto si spostano i pesi per confrontarli, come parte del loro intervallo
cli-arg-stride = il primo passo, come parte dell’intervallo, per la differenza di una partita intera
cli-arg-steps-journal = scrive lì ogni passo; con un diario della stessa messa a punto, riprende da dove si era fermata
cli-arg-write-weights = scrive lì i pesi, e accanto come sono stati trovati
cli-arg-matches = numero di partite da cui imparare; una su dieci serve a provare quello che si è imparato
cli-arg-hidden = righe dello strato nascosto della rete (0: una regressione logistica); di solito quello che va bene per il gioco
cli-arg-passes = quante volte si ripassano tutte le posizioni; di solito quello che va bene per il gioco
cli-arg-write-learned = lo conserva accanto ai bot, che poi giocano in base a questo, e accanto come è stato trovato
cli-arg-ray = gioca sulle macchine di questo cluster Ray («local» per uno proprio; serve l’extra «scale»)
cli-arg-host = indirizzo su cui ascoltare
cli-arg-port = porta su cui ascoltare (di solito { $port })
cli-arg-lan = fa entrare altri dispositivi della stessa rete, con un link e un codice QR
cli-arg-open = apre la pagina in un browser
cli-arg-data = cartella per il database e gli altri dati
cli-arg-db = indirizzo di un altro database
cli-arg-server-name = come si chiama il server (play.example.org), oltre ai suoi indirizzi e al nome di questa macchina; si può ripetere
cli-arg-proxy = indirizzi o reti dei proxy davanti al server, separati da virgole: solo a questi si crede quando dicono di chi sono le richieste che passano
cli-arg-build-engine = un comando che compila il motore mentre si gioca già; i bot lo usano appena è pronto
cli-arg-rule = solo la regola con questo numero
cli-arg-entry = solo fino a questa voce
cli-arg-step = voce per voce, con il tabellone
cli-arg-bot = contro quale bot giocare
cli-arg-seat = il tuo posto, da 1
cli-arg-name = il tuo nome
cli-arg-save = scrive lì la registrazione quando la partita finisce
cli-arg-position = comincia dalla posizione in questo file, in JSON (vedi la pagina del gioco in docs/)
cli-arg-quick = più breve e meno preciso
cli-arg-only = solo questa parte, si può ripetere
cli-arg-supply = numero di tessere, in breve per --option supply=N
cli-arg-bridge = in breve per --option bridge=true
cli-arg-write = scrive lì la soluzione completa, come la impacchetta il gioco
cli-arg-count = numero di problemi
cli-arg-write-puzzles = scrive lì i problemi, come li impacchetta il gioco
cli-mistake = { $program }: errore: { $message }
cli-mistake-argument = { $argument }: { $message }
cli-mistake-unknown = non capito: { $given }
cli-mistake-not-with = non si può usare insieme a { $given }
cli-mistake-no-value = non ha un valore, ma ha ricevuto { $given }
cli-mistake-required = manca: { $given }
cli-mistake-one-of = ne serve uno fra: { $given }
cli-mistake-one-value = serve un valore
cli-mistake-most-one-value = al massimo un valore
cli-mistake-least-one-value = serve almeno un valore
cli-mistake-ambiguous = { $option } può voler dire { $matches }
cli-mistake-value = «{ $value }» qui non va bene
cli-mistake-choice = «{ $value }» non è fra { $choices }
cli-needs-positive = dev’essere un numero intero da 1 in su, non «{ $value }»
cli-needs-natural = dev’essere un numero intero da 0 in su, non «{ $value }»
cli-bad-port = dev’essere un numero da 0 a { $highest }, non «{ $value }»
cli-option-form = un’opzione si scrive NOME=VALORE, non «{ $given }»
cli-not-text = { $file } non è una registrazione: non è un file di testo.
cli-bad-position = { $file } non contiene una posizione da cui cominciare: { $why }
cli-bad-record = { $file } non si può leggere come registrazione: { $why }
cli-no-rules = { $game } non ha regole scritte.
cli-no-study = { $game } non ha né analisi né problemi da risolvere.
cli-not-tunable = { $game } non ha un bot con pesi da mettere a punto.
cli-tune-seats = A { $game } non si gioca in { $seats }.
cli-tune-no-journal = { $file } non è il diario di una messa a punto: { $reason }
cli-tune-other-journal = { $file } è il diario di un’altra messa a punto.
cli-not-learnable = { $game } non ha un bot che impara giocando chi vincerà.
cli-learn-seats = In { $seats } a { $game } non c’è niente da imparare, solo in { $right }.
cli-learn-matches = Servono almeno { $least } partite, perché una su dieci serve solo a provare quello che si è imparato; { $given } sono troppo poche.
cli-learn-too-few = { $matches } partite avevano troppo poche posizioni per imparare o per provare; giocane di più.
cli-learn-no-numpy = NumPy non è installato ({ $reason }); arriva con l’extra «learn»
cli-no-solver = { $game } non ha un risolutore.
cli-no-rule = { $game } non ha la regola «{ $rule }»; le sue regole sono { $span }.
cli-no-such-rule = La regola «{ $rule }» non c’è.
cli-no-entry = La voce { $entry } non c’è; l’ultima è { $last }.
cli-no-seat = A un tavolo per { $seats } non c’è il posto { $seat }.
cli-no-server = Il server non fa parte di questa installazione: { $why }
cli-column-name = nome
cli-games-head = { $title } ({ $name }), { $seats } giocatori, { $compiled ->
    [yes] compilato
   *[no] non compilato
}
cli-games-option = opzione
cli-games-values = valori
cli-games-default = predefinito
cli-games-meaning = significato
cli-games-bot = bot, dal più debole
cli-games-range = { $off ->
    [yes] 0, oppure{ " " }
   *[no] { "" }
}{ $step ->
    [1] da { $low } a { $high }
   *[other] da { $low } a { $high }, di { $step } in { $step }
}
cli-games-text = testo, al massimo { $most } caratteri
cli-games-title = appare come
cli-games-usual = { $title } (se non scegli)
cli-column-bot = bot
cli-column-wins = vinte
cli-column-draws = pari
cli-column-losses = perse
cli-column-rate = quota di vittorie
cli-column-interval = intervallo 95%
cli-column-errors = errori
cli-column-rating = punteggio
cli-column-matches = partite
cli-yes = sì
cli-no = no
cli-nothing = niente
cli-fortuna = Fortuna
cli-counting = Si conta
cli-playing = Si gioca
cli-learning = Si impara
cli-tuning = Si mette a punto
cli-solving = Si risolve
cli-composing = Si compone
cli-solve-puzzles = problemi
cli-solve-seed = seme
cli-solve-grades = Per grado
cli-solve-grade = grado
cli-solve-tiles = tessere posate
cli-solve-losing = turni vivi che perdono
cli-solve-traps = trappole di rovina
cli-solve-supply = tessere
cli-solve-bridge = scavalcamento
cli-solve-positions = posizioni vive
cli-solve-winner = vince
cli-solve-turns = turni con gioco perfetto
cli-solve-seconds = secondi
cli-solve-memory-mb = memoria massima (MB)
cli-solve-first-turns = Primi turni
cli-solve-turn = turno
cli-solve-wins = vince
cli-solve-unique-wins = Posizioni con un solo turno vincente, per tessere posate
cli-solve-longest-win = Vittoria più lunga
cli-solve-by-tiles = Posizioni per tessere posate
cli-solve-by-turns = Posizioni per turni alla fine
cli-solve-number = numero
cli-solve-value = valore
cli-measuring = Si misura: { $part } ({ $number } di { $count })…
cli-perft-line = profondità { $depth }: { $count } sequenze ({ $seconds } s)
cli-arena-no-ray = Ray non è installato ({ $reason }); arriva con l’extra «scale»
cli-arena-rating = { $bot } ha un punteggio di { $mu } ± { $spread }.
cli-arena-better = { $bot } è migliore: { $share } delle vittorie, dove { $par } sarebbe la parità.
cli-arena-not-better = { $bot } non è migliore di { $margin }: { $share } delle vittorie, dove { $par } sarebbe la parità.
cli-arena-open = Se { $bot } sia migliore di { $margin } non è ancora deciso: { $share } delle vittorie, dove { $par } sarebbe la parità.
cli-learn-positions = { $matches } partite, { $positions } posizioni da cui si è imparato.
cli-learn-surprise = Sorpresa media in { $positions } posizioni di altre partite: { $surprise }; conoscendo solo la quota di vittorie: { $share }.
cli-learn-written = Scritto: { $file }
cli-needs-share = «{ $value }» non è una quota tra 0 e 1, come 0.05
cli-ratings-rung = { $upper } contro { $lower }, { $seats } posti: { $share } delle vittorie in { $matches } partite (da { $low } a { $high }), dove { $par } sarebbe la parità.
cli-ratings-other-game = { $file } è un diario di { $game }
cli-arena-length = { $games ->
    [one] Una partita
   *[other] { $games } partite
}, { $moves } mosse in media.
cli-verify-replayed = { $file }: { $game }, { $entries ->
    [one] una voce rigiocata, ed è valida.
   *[other] { $entries } voci rigiocate, tutte valide.
}
cli-verify-position = Questa partita non è cominciata dalla preparazione prevista dalle regole ma da una posizione. Come ci si sia arrivati non è nella registrazione; quello che è seguito è verificato.
cli-verify-seed = Il seme ha lo SHA-256 pubblicato all’inizio: { $commitment }
cli-verify-seed-position = Il seme e la posizione hanno lo SHA-256 pubblicato all’inizio: { $commitment }
cli-verify-right = { $draws ->
    [0] Non c’era niente da estrarre
    [one] L’unica estrazione è stata ricalcolata dal seme, ed è quella registrata
   *[other] { $draws } estrazioni sono state ricalcolate dal seme, e sono tutte quelle registrate
}.
cli-verify-wrong = NON verificata, dopo { $draws ->
    [one] un’estrazione giusta
   *[other] { $draws } estrazioni giuste
}: { $problem }
cli-replay-head = { $game }: { $names } ({ $entries ->
    [one] una voce
   *[other] { $entries } voci
})
cli-replay-position = Comincia da una posizione:
cli-step = Invio per andare avanti.{ " " }
cli-entry-left = { $name } chiude la partita { $why }.
cli-taken-back = (annullata più tardi)
cli-entry-undone = { $name } annulla la voce { $entry } e tutto quello che segue.
cli-outcome = { $count ->
    [one] Vince { $winners } { $reason }.
   *[other] Primo posto a pari merito per { $winners }: { $reason }.
}
cli-guest = Ospite
cli-which-games = Si può giocare a:
cli-which-line = { $number }  { $title }: { $pitch }
cli-which = A quale? (un numero o un nome){ " " }
cli-which-again = Questo non c’è. Scrivi un numero da 1 a { $count } o un nome come «{ $example }»; con «quit» si esce.
cli-which-left = Alla prossima.
cli-which-script = Di’ a quale gioco, per esempio «serenissima play { $example }»; ci sono { $games }.
cli-play-head = { $count ->
    [one] { $title }, contro { $names }, un bot ({ $bot }).
   *[other] { $title }, contro { $names }. Sono tutti bot ({ $bot }).
}
cli-play-help-hint = Scrivi una mossa; «moves» elenca quelle valide, «help» tutto il resto.
cli-play-help =
    Scrivi una mossa, o più mosse su una riga. Oppure:
      moves [INIZIO]  elenca le mosse valide, o quelle che cominciano con INIZIO
      board           disegna di nuovo il tabellone
      hint            che cosa farebbe il bot più forte
      undo            annulla il tuo ultimo turno, o l’ultima parte di questo
      rules [N]       le regole, o la regola numero N
      save FILE       scrivi la registrazione della partita
      resign          abbandona
      quit            esci
cli-your-move = Tocca a te ({ $count ->
    [one] una mossa valida
   *[other] { $count } mosse valide
}): { $moves }
cli-ask-moves = («moves» elenca le { $count } valide.)
cli-example = per esempio «{ $example }»
cli-example-told = per esempio «{ $example }»: { $told }
cli-bot-failed = Il bot non ha saputo decidere ({ $why }); continua uno più debole.
cli-goodbye = La partita si interrompe qui.
cli-thinking = { $name } sta pensando…
cli-undone = Annullato.
cli-hint = Il bot più forte giocherebbe: { $move }
cli-save-form = Di’ dove, per esempio «save partita.jsonl».
cli-saved = Salvata come { $file }.
cli-not-saved = Non è stato possibile scrivere { $file }: { $why }
cli-bench-note = Partite casuali su un solo core, mosse per secondo di tempo del processore.
cli-bench-against = Quante volte più veloce di un concorrente: ciclo in Python, tutte le mosse elencate · scelte · anche il ciclo compilato.
cli-bench-column-plain = semplice
cli-bench-column-compiled = compilato
cli-bench-column-ratio = compilato / semplice
cli-bench-column-picked = scelte
cli-bench-column-loop = ciclo compilato
cli-bench-column-part = parte
cli-bench-column-figure = misura
cli-bench-column-value = valore
client-missing = Le pagine di Serenissima non sono costruite
    .help = Il server funziona, ma manca il suo client web. Costruiscilo con "make client" (serve Node.js), poi ricarica questa pagina.
