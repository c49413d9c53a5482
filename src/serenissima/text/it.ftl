# Frasi della piattaforma, comuni a terminale, server e browser.
refusal-over = La partita è finita.
refusal-not-your-turn = Non tocca a te.
refusal-nothing-to-undo = Non c’è nessuna tua mossa da annullare.
refusal-undo-needs-consent = Nel frattempo qualcosa è stato pescato, svelato o giocato da altri: per annullare serve il loro consenso.
reason-resigned = per abbandono
reason-timeout = per tempo scaduto

# I bot: come si chiamano e come giocano.
bot-uniform = Foglia nella laguna
    .help = Gioca una mossa valida qualsiasi, a caso.
bot-search = Cercatore
    .help = Immagina molti modi in cui la partita può proseguire e sceglie la mossa che è andata meglio. Del gioco non sa niente di particolare.
bot-sensible = Gondoliere
    .help = Sa che cosa conta in questo gioco e guarda un po’ più in là.

# Web: le pagine.
app-title = Serenissima
app-line = Giochi da tavolo veneziani, con gli amici o contro i bot. Niente registrazione, niente da installare: siediti e gioca.
page-title = { $page } · Serenissima
page-title-your-turn = ● Tocca a te · { $page }
skip-to-content = Vai al contenuto
announcements = Annunci
messages = Messaggi
visitor = Tu
home = Home
close = Chiudi
cancel = Annulla
done = Fatto
yes = sì
no = no
try-again = Riprova
pair = { $name }: { $value }
loading = Un momento…
loading-table = Si va al tavolo…
loading-board = Si prepara il tabellone…
loading-rules = Si apre il regolamento…
server-unreachable = Il server non risponde. Riprova tra un momento.
unreachable-title = Il server non risponde
unreachable-text = Forse si sta avviando proprio ora. Questa pagina riprova da sola e va avanti appena può.
guide-title = Per chi scrive bot
guide-unreachable = In questo momento la pagina non è disponibile.
missing-title = Qui non c’è niente
missing-text = Questo indirizzo non porta a nessuna pagina. Forse se n’è perso un pezzo per strada.
missing-game = Qui non c’è nessun gioco chiamato «{ $game }».
missing-table = Questo tavolo non esiste. Forse il link ha perso un pezzo per strada, o il tavolo è stato eliminato.
footer-credits = I giochi appartengono ai loro autori ed editori, citati nella pagina di ogni gioco. Le regole sono scritte con parole nostre, i disegni sono nostri.
footer-licence = Software libero con licenza MIT.
footer-api = Per chi scrive bot

settings = Impostazioni
nickname-choose = Scegli un soprannome
nickname = Soprannome
    .help = Come ti vede chi sta al tavolo con te.
name-saved = Ora ti chiami { $name }.
theme = Chiaro o scuro
theme-system = Come il dispositivo
theme-light = Giorno
theme-dark = Notte a Venezia
pace = Quanto in fretta giocano gli altri
pace-slow = Con calma
pace-normal = Normale
pace-fast = In fretta
pace-none = Senza pause
pace-waits = Aspettami dopo ogni turno
sound = Suoni
language = Lingua
needs-scripts = Serenissima ha bisogno di JavaScript.

# Web: pagina iniziale e nuovo tavolo.
games = I giochi
designed-by = di { $designers }
credits = Un gioco di { $designers }. Pubblicato da { $publisher }, { $year }.
players-exactly = { $count } giocatori
players-range = da { $low } a { $high } giocatori
players-either = { $low } o { $high } giocatori
minutes-about = { $high } minuti
minutes-range = da { $low } a { $high } minuti
age-from = da { $age } anni in su
play-now = Gioca subito
against = contro
opponent-of = Avversario a { $game }
bot-marked = { $rung } · { $name }
rung-first = Primi passi
rung-easy = Facile
rung-medium = Medio
rung-hard = Difficile
rung-master = Maestro
rating = Punteggio
    .help = Misurato in molte partite tra bot: 1500 è il punteggio di «{ $bot }», e con 200 punti in più si vincono circa tre partite su quattro. Il numero dopo ± dice di quanto si può sbagliare la stima.
rating-about = { $rating } ± { $spread }
rating-what = Quanto è forte?
table-for-friends = Tavolo per amici
daily-puzzle = Il problema di oggi
daily-solve = Risolvilo
own-table = Un tavolo tutto tuo
new-table-of = Un tavolo di { $game }
read-rules = Leggi le regole
who-plays = Chi gioca?
how-many = Quanti giocatori?
company = Contro
company-friends = { $count ->
    [one] Un amico, che riceve un link
   *[other] Amici, che ricevono un link
}
company-here = { $count ->
    [one] Qualcuno su questo dispositivo
   *[other] Altri su questo dispositivo
}
company-bots = { $count ->
    [one] Un bot
    [2] Due bot
    [3] Tre bot
   *[other] { $count } bot
}
company-mixed = Compagnia mista
company-strength = Quanto forte?
seat-by-seat = Scegli posto per posto
your-name = Il tuo nome
    .help = Come ti vedono gli altri. Se vuoi, lascialo vuoto.
seat-number = Posto { $number }
bot-of-seat = Bot al posto { $number }
name-of-seat = Nome al posto { $number }
seat-me = Io
    .help = Tu, in questo browser.
seat-friend = Un amico
    .help = Riceve un link d’invito o inquadra un codice.
seat-here = Qualcuno su questo dispositivo
    .help = Vi passate il dispositivo.
seat-bot = Un bot
seat-open = Un posto libero
    .help = Può prenderlo chi ha il link.
sat-here = Qui c’era { $name }.
options = Come si gioca
more-options = Altre opzioni
make-table = Al tavolo
all-options = Come si gioca: tutte le opzioni
option-is = { $option }: { $value }
options-usual = Regole consuete
your-tables = I tuoi tavoli
your-turn = Tocca a te
table-running = In corso
table-waiting = Aspetta giocatori
table-over = Finita
show-all-tables = Mostra tutti e { $count }
parting-cancel = Annulla
parting-leave = Alzati
parting-end = Chiudi
parting-remove = Elimina
parting-of = { $what }: { $game }, { $names }
parting-keep = Lascia tutto così
parting-cancel-title = Annullare questo tavolo?
    .help = Nessuno potrà più sedersi, e chi c’è già verrà avvisato.
    .do = Annulla il tavolo
parting-leave-title = Alzarti da questo tavolo?
    .help = Il tuo posto torna libero. Con il link d’invito puoi tornare.
    .do = Alzati
parting-end-title = Chiudere questa partita?
    .help = La partita finisce qui e viene eliminata per sempre; nessuno potrà più rivederla.
    .do = Chiudi la partita
parting-remove-title = Eliminare questa partita?
    .help = Sparisce dal tuo elenco. Chi l’ha giocata con te la tiene nel suo; se non c’è nessun altro, è persa per sempre.
    .do = Elimina
parted-cancel = Il tavolo è annullato.
parted-leave = Il tuo posto è di nuovo libero.
parted-end = La partita è chiusa ed eliminata.
parted-remove = Non è più nel tuo elenco.
cancel-table = Annulla il tavolo
get-up = Alzati
table-unreadable = Non si può più leggere
crowded-title = Adesso no
gone-title = Questo tavolo non c’è più
gone-text = Gli altri tuoi tavoli sono nella pagina iniziale.
import-title = Apri una registrazione
import-hint = Trascina il file di una partita su questa pagina, o sceglilo: poi puoi sfogliarla, verificarne le estrazioni, continuare a giocarla.
choose-record = Scegli un file
drop-record = Lascia andare per aprire la registrazione

# Web: regole.
rules-of = Regole di { $game }
contents = Indice
rules-find = Cerca nelle regole
    .help = Premi / per venire qui. Invio va al punto seguente, Maiusc e Invio a quello precedente.
rules-found = { $count ->
    [0] Non trovato
   *[other] { $at } di { $count }
}
rules-find-meant = Intendevi «{ $word }»?
rules-find-missed = Nelle regole non c’è niente di simile. Prova con una sola parola, o con un’altra per la stessa cosa.
rules-find-back = Il punto precedente
rules-find-on = Il punto seguente
quick-look-up = Cerca qualcosa nel regolamento completo
rule-number = Regola { $rule }
show-rule = Mostra la regola { $rule }
whole-rules = Tutte le regole
rule-unknown = Nel regolamento non c’è il numero { $rule }.
rules-unreachable = In questo momento le regole non sono disponibili.

# Web: il tavolo.
board = Il tabellone
players = Giocatori
player-you = Tu
player-here = Al tavolo
player-here-device = Su questo dispositivo
player-away = Assente
player-played = Giocatore
player-bot = Bot: { $bot }
player-bot-for-you = Un bot, per te: { $bot }
player-winner = Vincitore
player-to-move = di turno
onlookers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
practice = Allenamento
    .help = Giochi solo contro i bot: ogni mossa si può annullare, e la registrazione lo dice.
status-waiting = Si aspettano i giocatori
status-your-turn = Tocca a te
status-turn-of = Tocca a { $name }
status-thinking = { $name } sta pensando…
status-waits-for = Si aspetta { $name }
status-played = { $name } ha giocato
status-you-played = Hai giocato
status-away = Si aspetta { $name }, che adesso non c’è
status-over = La partita è finita
status-replay = Si rivede la partita
time-left = Tempo rimasto
shown-now = Che cosa succede
skip = Salta
    .help = Vedi subito come stanno le cose adesso
go-on = Avanti
log = Che cosa è successo
log-short = Cronaca
log-newer = Novità più sotto ↓
log-keys = Con le frecce vai di riga in riga. Invio apre la regola.
log-keys-replay = Con le frecce vai di riga in riga. Invio va a quel momento, Maiusc e Invio aprono la regola.
log-empty = Ancora niente. Qui si racconterà ogni mossa, con la sua regola.
what-you-see = Che cosa vedi
your-moves = Le tue mosse
actions = Azioni
undo = Annulla
undo-ask = Chiedi di annullare
undo-wish-title = Una mossa da annullare
undo-wish-text = { $name } vorrebbe annullare il proprio ultimo turno e tutto quello che è seguito. Va bene?
undo-wish-waits = Hai chiesto di annullare il tuo ultimo turno e tutto quello che è seguito. Si aspetta { $names }.
undo-wish-of = { $name } ha chiesto di annullare il proprio ultimo turno e tutto quello che è seguito.
agree = Va bene
refuse = No
resign = Abbandona
resign-title = Abbandonare?
resign-text = La partita finisce e l’hai persa.
resign-text-for = La partita finisce e { $name } l’ha persa.
play-on = Continua a giocare
replay = Rivedi
export = Salva la partita
fair-chance = Sorte onesta
give-to-bot = Dai il posto a un bot
    .help = { $name } non c’è. Un bot prende il posto e continua.
which-bot = Quale bot?
take-back-seat = Riprendi il posto
take-over = Fai giocare un bot
    .short = Bot
    .title = Fai giocare un bot per me
    .help = Un bot prende il tuo posto e continua. Tu guardi, e riprendi il posto quando vuoi.
    .help-for = Un bot prende il posto di { $name } e continua. Si può riprenderlo in ogni momento.
bot-plays = Un bot gioca per te: { $bot }.
bot-plays-for = Un bot gioca per { $name }: { $bot }.
fair-chance-short = Sorte
move-quoted = «{ $move }»
move-then = , poi { $move }
move-left-out = , …
chance-percent = { $percent }%
chance-of-winning = Probabilità di vincere
connection-lost = Connessione persa. Si riprova…
connection-back = La connessione è tornata.
curtain-title = Passa il dispositivo a { $name }
curtain-text = In questo gioco non tutti vedono le stesse cose.
curtain-lift = Sono { $name }
invited-title = Ti aspettano per una partita a { $game }
invited-text = { $name } ti ha tenuto un posto.
take-seat = Prendi posto
take-seat-as = Prendi posto come { $name }
waiting-title = Si aspettano i tuoi amici
waiting-text = { $count ->
    [one] Un posto è libero. Manda il link, o fai inquadrare il codice.
   *[other] { $count } posti sono liberi. Manda il link, o fai inquadrare il codice.
}
waiting-bots = { $count ->
    [one] Non viene nessuno? Dai il posto libero a un bot.
   *[other] Non viene nessuno? Dai i posti liberi ai bot.
}
fill-with-bots = { $count ->
    [one] Dai il posto a un bot
   *[other] Dai i posti ai bot
}
waiting-choosing = { $count ->
    [one] Qualcuno ha aperto l’invito e forse sta scegliendo un nome. Meglio aspettare un momento.
   *[other] { $count } persone hanno aperto l’invito e forse stanno scegliendo un nome. Meglio aspettare un momento.
}
fill-anyway = Dai i posti ai bot lo stesso
waiting-taken = Mentre sceglievi un nome tutti i posti sono stati occupati. Puoi guardare.
waiting-unnamed = I tuoi amici ti vedono come «{ $name }». Come devono chiamarti?
waiting-name-save = Mi chiamo così
waiting-onlooker = La partita comincia appena tutti i posti sono presi. La vedrai qui.
invitation-link = Link d’invito
qr-alt = Codice QR del link d’invito
copy-link = Copia il link
share-link = Condividi
link-only-here = Solo questo computer può aprire il link. Per gli altri dispositivi avvia con: make play ARGS=--lan
link-copied = Link copiato.
link-not-copied = Il browser non permette di copiare: seleziona il link e copialo a mano.

# Web: la fine, la partita rivista, la sorte onesta.
outcome = Fine della partita
outcome-you-won = Vittoria!
outcome-you-share = Primo posto a pari merito
outcome-you-lost = { $count ->
    [one] Vince { $winner }
   *[other] Vincono { $winner }
}
outcome-won = { $count ->
    [one] Vince { $winner }
   *[other] Vincono { $winner }
}
outcome-tie = Pareggio
outcome-reason = La partita è finita { $reason }.
outcome-scores = Punti: { $scores }.
rematch = Rivincita
to-rematch = Alla rivincita
rematch-waits = La rivincita è pronta. Ti aspettiamo!
verify-draws = Verifica le estrazioni
look-back = Sguardo indietro
    .help = Come sono andate le probabilità, e i momenti decisivi.
look-back-title = Come sono andate le probabilità
look-back-decisions = Le decisioni
look-back-whose = Le decisioni di chi?
look-back-no-graph = Qui non si può prevedere abbastanza bene chi vincerà per farne un grafico. Le singole decisioni però si possono giudicare.
look-back-loading = Il bot ripensa alla partita…
    .help = Può volerci un quarto di minuto.
look-back-through = Le probabilità di chi?
look-back-you = Tu
look-back-empty = È successo troppo poco per ripensarci.
look-back-none = Nessun rimpianto: nessuna decisione è costata molto.
look-back-none-of = Nessuna decisione di { $name } è costata molto.
look-back-moments = I momenti decisivi
look-back-at = { $moment }: { $percent }%
look-back-graph = { $name_is ->
    [you] Le tue probabilità durante la partita
   *[other] Le probabilità di { $name } durante la partita
}: { $first }% all’inizio, al massimo { $high }% ({ $high_moment }), al minimo { $low }% ({ $low_moment }), { $last }% alla fine.
look-back-par = parità
look-back-start = inizio
look-back-end = fine
look-back-moment = Momento { $number }: { $moment },
look-back-fall = { $before }% → { $after }%
look-back-you-played = Hai giocato
look-back-played = { $name } ha giocato
look-back-better = Il bot giocherebbe
look-back-reason = Perché
look-back-spoke = A suo favore
replay-first = All’inizio
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-slider = Passo della partita
moment = { $round ->
    [none] { $turn ->
        [you] Il tuo turno
        [other] Turno di { $name }
        [over] La fine
       *[nobody] Tra due turni
    }
    [0] Prima del primo giro
   *[other] { $turn ->
        [you] Giro { $round }, il tuo turno
        [other] Giro { $round }, turno di { $name }
        [over] Giro { $round }, la fine
       *[nobody] Giro { $round }
    }
}
replay-close = Torna al tavolo
play-on-from-here = Continua da qui
review-match = Analizza la partita
analyse-position = Analizza questa posizione
moment-count = { $count ->
    [0] Prima della prima mossa
    [one] Dopo una mossa
   *[other] Dopo { $count } mosse
}
fork-text = Un nuovo tavolo comincia da questo momento: { $moment }. La vecchia partita resta com’è.
fair-text = Prima della prima mossa il tavolo ha scelto un seme segreto e ne ha pubblicato l’impronta (SHA-256). Tutte le estrazioni derivano dal seme. A partita finita il seme viene mostrato, così chiunque può verificare che niente è stato cambiato.
fair-position = Questa partita non è cominciata dalla preparazione prevista dalle regole ma da una posizione. L’impronta è quella del seme e della posizione insieme.
commitment = Impronta pubblicata all’inizio
seed = Seme
fair-later = Il seme viene mostrato a partita finita.
verifying = Si ricalcolano tutte le estrazioni…
verify-good = { $draws ->
    [0] Il seme corrisponde alla sua impronta; in questa partita non si è estratto niente.
    [one] Il seme corrisponde alla sua impronta, e l’unica estrazione è esattamente quella che ne deriva.
   *[other] Il seme corrisponde alla sua impronta, e tutte e { $draws } le estrazioni sono esattamente quelle che ne derivano.
}
verify-bad = Qualcosa non torna: { $problem }

# Server
visitor-unnamed = Ospite
seat-here-name = Giocatore { $number }
refusal-undone-enough = In questa partita si è giocato e annullato così tanto che non si può annullare altro. Si può continuare a giocare.
refusal-late = Nel frattempo la partita è andata avanti. Ecco come sta adesso.
refusal-not-saved = Non è stato possibile salvare la mossa, quindi non è stata giocata. Riprova.
refusal-onlooker = Stai solo guardando: può agire solo chi siede a questo tavolo.
refusal-waiting = La partita comincia quando tutti i posti sono presi.
refusal-nothing-asked = Nessuno aspetta il tuo consenso.
refusal-not-your-seat = Questo non è il tuo posto.
refusal-not-replaceable = Solo il posto di una persona si può dare a un bot.
refusal-not-away = Quella persona è al tavolo: si può dare a un bot solo il posto di chi non c’è.
refusal-not-away-long = Manca solo da un momento e può tornare subito. Fra poco il posto si potrà dare a un bot.
refusal-nothing-kept = A questo tavolo nessun bot gioca per te.
refusal-no-such-bot = Questo gioco non ha questo bot.
refusal-no-act = In questo punto della lezione non si può fare.
notice-undo-refused = { $name_is ->
    [you] Non accetti di annullare.
   *[other] { $name } non accetta di annullare.
}
notice-undone = { $name_is ->
    [you] Hai annullato una mossa.
   *[other] { $name } ha annullato una mossa.
}
notice-resigned = { $name_is ->
    [you] Hai abbandonato.
   *[other] { $name } ha abbandonato.
}
notice-replaced = { $name_is ->
    [you] Un bot continua al posto tuo.
   *[other] Un bot continua al posto di { $name }.
}
notice-your-seat-replaced = Un bot gioca al tuo posto. Puoi guardare, o riprendere il posto.
notice-returned = { $name_is ->
    [you] Hai ripreso il posto e continui.
   *[other] { $name } ha ripreso il posto e continua.
}
notice-rematch = { $name_is ->
    [you] Hai chiesto la rivincita.
   *[other] { $name } vorrebbe la rivincita.
}
notice-bot-failed = A { $name } non è venuto in mente niente: ha giocato a caso.
notice-time-over = { $name_is ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $name } è scaduto.
}
notice-cancelled = { $seated ->
    [no] Questo tavolo è stato annullato.
   *[yes] { $name } ha annullato questo tavolo.
}
notice-ended = { $seated ->
    [no] Questa partita è stata chiusa.
   *[yes] { $name } ha chiuso questa partita.
}
notice-removed = Questo tavolo è stato eliminato.
notice-got-up = { $name_is ->
    [you] Hai lasciato il tavolo. Il posto è di nuovo libero.
   *[other] { $name } ha lasciato il tavolo. Il posto è di nuovo libero.
}
notice-filled = { $count ->
    [one] Un bot prende il posto libero.
   *[other] I bot prendono i posti liberi.
}
close-too-slow = Questa connessione non ha ricevuto quello che le è stato mandato. Ricollegati e vedrai di nuovo tutto.
close-too-many-frames = Da questa connessione sono arrivati troppi ping o pezzi di messaggi. Ricollegati, e manda messaggi interi.
## Che cosa dicono i bot delle mosse. $chance e $best: probabilità di vincere, in percentuale. $games: quante partite sono state immaginate.

hint-only = Non c’è altra mossa.
hint-taste = Il nostro bot più forte giocherebbe così; numeri non ne dà.
hint-proven-win = Calcolato fino in fondo: così si vince, qualunque cosa facciano gli altri.
hint-proven-lost = Calcolato fino in fondo: se gli altri non sbagliano, da qui non si vince più. Questa è la mossa che li mette più in difficoltà.
hint-proven = Calcolato fino in fondo: probabilità di vincere { $chance }%, e nessuna mossa promette di più.
hint-judged = Per quello che puoi vedere e sapere, la probabilità di vincere è { $chance }%.
hint-wins = Ha vinto in tutte le { $games } partite immaginate da qui.
hint-lost = In { $games } partite immaginate niente vinceva più; questa mossa perde il più tardi possibile.
hint-alone = Vittorie nelle partite immaginate da qui: { $chance }%. Non valeva la pena di provare altro.
hint-better = Vittorie nelle partite immaginate da qui: { $chance }%; con la seconda migliore, { $other_move }, solo { $other }%.
hint-close = Vittorie nelle partite immaginate da qui: { $chance }%; { $other_move } vale più o meno lo stesso, { $other }%.
moment-proven = Probabilità di vincere, calcolata fino in fondo: { $best }% con l’altra mossa, { $chance }% con questa.
moment-judged = Probabilità di vincere, per quello che allora si poteva vedere e sapere: { $best }% con l’altra mossa, { $chance }% con questa.
moment-won = Con l’altra mossa la partita era quasi vinta: { $best }% di vittorie nelle partite immaginate, con questa { $chance }%.
moment-better = Vittorie nelle partite immaginate da lì: { $best }% con l’altra mossa, { $chance }% con questa.
