# Che cosa risponde il server quando qualcosa non va: al client arriva la frase stessa.
fault-malformed = Questo messaggio non si può leggere: { $problem }. Ci vuole un oggetto JSON il cui "type" sia uno tra { $kinds }.
fault-move = Questa non è una mossa di { $game }: { $problem }. Ci vuole una delle mosse dell’ultimo aggiornamento.
fault-too-many = Troppi messaggi: al massimo { $rate } al secondo. Gli altri vengono scartati.
problem-bad-token = Questo token non è stato creato da questo server. Per averne uno: POST /api/tokens.
problem-no-table = Questo tavolo non esiste.
problem-no-game = { $problem }
problem-no-rules = Le regole di { $game } qui non ci sono.
problem-no-bot = Non c’è nessun bot { $bot }; ci sono { $allowed }.
problem-seats = A questo gioco non si può giocare in { $count }; ci si gioca in { $allowed }.
problem-bad-option = { $problem }
problem-bad-position = Da questa posizione nessuna partita può cominciare: { $problem }
problem-position-over = In questa posizione la partita sarebbe già finita.
problem-fork-secret = Chi continua da qui conosce tutta la posizione, e ci sono dei segreti: giocala per conto tuo o contro i bot.
problem-position-secret = Chi prepara una posizione la conosce tutta, e in questa ci sono dei segreti: giocala per conto tuo o contro i bot.
problem-bad-record = { $kind ->
    [empty] Questo file è vuoto. Scegline uno salvato alla fine di una partita.
    [foreign] Questa non è una registrazione di Serenissima. Scegli un file salvato alla fine di una partita.
    [version] Questa registrazione viene da un’altra versione di Serenissima, e questa non la sa leggere.
    [game] Questa registrazione è di un gioco che qui non c’è.
    [long] Questa registrazione è troppo lunga per essere letta.
    [cut] Questa registrazione è incompleta, o qualcuno l’ha cambiata: le sue mosse non portano al suo risultato.
   *[damaged] Questa registrazione è danneggiata: la riga { $line } non si può leggere, o non è permessa dalle regole.
}
problem-other-version = Questa partita è stata giocata con la versione { $version } di { $game }; adesso c’è la versione { $now }.
problem-unreadable = La voce { $entry } di questa partita non va più d’accordo con le regole, quindi la partita non si può mostrare.
problem-invite-wrong = Questo invito non è per questo tavolo.
problem-table-full = Tutti i posti di questo tavolo sono presi. Puoi guardare.
problem-too-many-tables = { $most ->
    [one] Hai già un tavolo non finito, e di più non si può.
   *[other] Hai già { $most } tavoli non finiti, e di più non si può.
} Finiscine uno, annullane uno non ancora cominciato, o chiudi una partita contro i bot: nella pagina iniziale li trovi sotto «I tuoi tavoli».
problem-again = { $seconds ->
    [one] Riprova tra un secondo.
   *[other] Riprova tra { $seconds } secondi.
}
problem-too-many-requests = Troppe richieste in una volta. { problem-again }
problem-too-many-tables-at-once = Troppi tavoli nuovi in una volta. { problem-again }
problem-too-many-seats = Troppo viavai ai tavoli in una volta. { problem-again }
problem-too-many-records = Troppe registrazioni in una volta. { problem-again }
problem-too-many-names = Troppi nomi nuovi in una volta. { problem-again }
problem-too-many-tokens = Troppi token nuovi in una volta. { problem-again }
problem-too-many-hints = Troppi suggerimenti in una volta. { problem-again }
problem-too-many-look-backs = Troppi sguardi indietro in una volta: per ognuno ci vuole un po’. { problem-again }
problem-too-many-replays = Troppe partite riviste in una volta. { problem-again }
problem-too-many-sockets = Hai già { $most } finestre aperte con dei tavoli, e di più non se ne possono aprire. Chiudine una. { problem-again }
problem-too-many-sockets-at-once = Troppe connessioni nuove in una volta. { problem-again }
problem-too-many-sockets-here = Dal tuo indirizzo arrivano già { $most } connessioni, e di più non se ne accettano. { problem-again }
problem-too-many-connections = In questo momento la casa è piena. { problem-again }
problem-too-slow = Questa richiesta ci ha messo troppo ad arrivare: dopo { $seconds } secondi il server smette di aspettare. Mandala di nuovo.
problem-other-name = Questo server non si chiama { $name }: usa l’indirizzo che ti hanno dato. Chi lo gestisce può aggiungere il nome: serenissima serve --name { $name }
problem-fork-running = Finché una partita è in corso nessuno può continuarla altrove; quando è finita, può farlo chiunque.
problem-fork-over = In quella posizione la partita è finita. Scegline una precedente.
problem-rematch-unanswered = In questa partita non hanno ancora giocato tutti. Aspetta che arrivino, o apri un nuovo tavolo e manda il link.
problem-rematch-running = La rivincita si può chiedere a partita finita.
problem-not-seated = Può chiedere la rivincita solo chi siede a questo tavolo.
problem-record-running = La registrazione si può avere a partita finita: prima svelerebbe dei segreti.
problem-verify-running = La sorte si può verificare a partita finita: allora si mostra il suo seme.
problem-not-your-view = Finché la partita è in corso puoi vederla solo con i tuoi occhi.
problem-waiting = La partita non è cominciata.
problem-no-seat = Questo posto non esiste; l’ultimo è il numero { $last }.
problem-no-entry = Questa voce non esiste; l’ultima è la numero { $last }.
problem-no-address = In { $path } non c’è niente.
problem-long-address = L’indirizzo con cui è stato chiamato questo server è troppo lungo per un codice QR: chiamalo con il suo nome.
problem-not-found = A questo indirizzo non c’è niente.
problem-method = Questo indirizzo non capisce questo tipo di richiesta.
problem-too-large = È troppo grande: una registrazione può avere 2 MB, tutto il resto 256 kB.
problem-malformed = Questa richiesta non si può leggere: { $problem }
problem-no-workshop = Per { $game } non c’è niente da costruire.
problem-no-quick = { $game } non ha una pagina per chi comincia.
problem-no-lesson = { $game } non ha una lezione.
problem-too-many-lessons = Vai più in fretta del tuo maestro. { problem-again }
problem-no-study = { $game } non ha né analisi né problemi da risolvere.
problem-study-running = Una partita in corso non si analizza per nessuno. Prima finiscila o abbandona.
problem-study-playing = Stai giocando a questo gioco ({ $names }), quindi per te non c’è analisi. Prima finisci quella partita o abbandona.
problem-unfit = { $why }
problem-no-puzzle = Non c’è nessun problema con questo numero.
problem-too-many-questions = Troppe domande in una volta. { problem-again }
problem-study-failed = Il calcolo non è riuscito. Riprova più tardi.
problem-other-origin = Questa richiesta veniva dalla pagina di un altro sito.
problem-unwell = { $kind ->
    [full] In questo momento non si può salvare niente: il disco è pieno, o guasto.
    [damaged] In questo momento non si può salvare niente: il database è danneggiato.
    [slow] In questo momento non si può salvare niente: il database non risponde.
   *[forbidden] In questo momento non si può salvare niente: nel database non si può scrivere.
}
problem-failed = Qualcosa è andato storto nel server. È stato annotato.
problem-hint-not-running = I suggerimenti sono per le partite in corso.
problem-hint-no-practice = I suggerimenti sono per l’allenamento: per le partite di una sola persona contro i bot.
problem-why-no-bot = Si chiede il motivo solo ai bot.
problem-why-no-practice = Finché giocano più persone, i bot si tengono i loro motivi. Chiedi a partita finita.
problem-why-nothing-yet = { $name } non ha ancora fatto niente.
problem-hint-not-your-turn = Non tocca a te. Un suggerimento riguarda la prossima mossa del tuo posto.

# Che cosa dice il server nel terminale.
serve-at = Serenissima è su { $address }
serve-lan = Sulla stessa rete: { $address }
serve-stop = Premi Ctrl+C per fermare.
serve-port-taken = La porta { $port } è occupata, forse da un’altra Serenissima. Scegline un’altra, per esempio con --port { $other }.
serve-no-address = Il server non può ascoltare su { $address }: { $problem }. Scegli un altro indirizzo con --host, o un’altra porta con --port.
serve-no-driver = Manca il driver di PostgreSQL: pip install "serenissima[postgres]"
forge-begins = Puoi giocare subito. Intanto si compila il motore; fino ad allora i bot pensano più lentamente.
forge-works = Si compila il motore
forge-ready = Il motore è compilato. Da adesso lo usano i bot.
forge-failed = Non è stato possibile compilare il motore: funziona tutto, ma più lentamente.
serve-no-database = { $kind ->
    [damaged] Il database in { $folder } non si può usare: { $problem }. Spostalo, o scegli un’altra cartella con --data.
    [full] Nel database in { $folder } non si può scrivere: { $problem }. Fai spazio sul disco, o scegli un’altra cartella con --data.
    [address] Il database non si può usare: { $problem }. Controlla l’indirizzo dopo --db.
   *[forbidden] Il database in { $folder } non si può usare: { $problem }. Scegli con --data una cartella in cui puoi scrivere.
}
serve-bad-proxy = { $proxy } non è l’indirizzo di un proxy. Dopo --proxy ci vogliono indirizzi e reti separati da virgole: 127.0.0.1,10.0.0.0/8
serve-newer-database = Il database è stato scritto da una versione più recente di Serenissima. Installa quella versione, o scegli un’altra cartella con --data.
serve-bad-secret = { $file } è danneggiato. Rimettilo da una copia, o cancellalo: in tal caso nessuno potrà tornare ai suoi vecchi posti.
serve-no-folder = La cartella dei dati non si può usare: { $problem }. Scegline con --data una in cui puoi scrivere.
serve-plain = Il motore non è compilato: funziona tutto, ma più lentamente.
