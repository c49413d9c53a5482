# Le parole dell’editor di tabelloni.
page-editor = Editor di tabelloni
    .help = Costruisci un tabellone tutto tuo, controllalo e giocaci.
editor-actions = La bozza
editor-undo = Annulla (Ctrl+Z)
editor-redo = Ripeti (Ctrl+Y)
editor-start-from = Parti da…
editor-board-of = { $name } ({ $side ->
    [day] giorno
   *[night] notte
}, { $level ->
    [basic] di base
    [advanced] avanzato
    [expert] per esperti
   *[custom] personale
})
editor-blank = Acqua aperta
editor-import = Importa
editor-export = Esporta
editor-link = Copia il link
editor-link-copied = Link copiato. Chi lo apre ha questo tabellone.
editor-link-in-address = Ora l’indirizzo di questa pagina contiene il tabellone: copialo da lì.
editor-link-broken = Il link è stato tagliato o cambiato: non se ne può ricavare un tabellone. La tua bozza è rimasta com’era.
editor-generate = Proponi
editor-opened = «{ $name }» è sul banco. Con Annulla torna quello che c’era prima.

editor-easel = La bozza. Con le frecce vai di sede in sede.
editor-board = Il tabellone in costruzione
editor-cursor = { $slot }, { $what ->
    [start] palo di partenza
    [wall] muro
    [bridge] ponte
    [plain] palo semplice
   *[none] acqua aperta
}{ $field ->
    [none] {""}
   *[other] : { $field }
}
editor-tools = Attrezzi
editor-tool-hand = Trascina pali e gemme, o premi per selezionare
editor-tool-wall = Muro: premi una sede, e di nuovo per ruotarlo
editor-tool-bridge = Ponte: premi una sede, e di nuovo per ruotarlo
editor-tool-plain = Palo semplice, aperto da ogni parte
editor-tool-start = Palo di partenza: { $colour }
editor-tool-gem = Gemma: { $colour }, { $left } da posare
editor-tool-erase = Togli quello che premi
editor-selected = Che cosa è selezionato
editor-selected-none = Premi un palo per selezionarlo
editor-selected-what = { $gem ->
    [yes] Una gemma: { $at }
   *[no] { $at }: { $kind ->
        [start] palo di partenza
        [wall] muro
        [bridge] ponte
       *[plain] palo semplice
    }
}
editor-turn-left = Ruota a sinistra (Maiusc+R)
editor-turn-right = Ruota a destra (R)
editor-flip-wall = Fanne un muro
editor-flip-bridge = Fanne un ponte
editor-remove = Togli (Canc)
editor-gem-on-start = Su un palo di partenza non ci sono gemme.
editor-gem-needs-pole = Le gemme stanno sui pali, e { $slot } è acqua aperta. Oltre la riva tornano nel vassoio.
editor-no-gems = Tutte e quattro le gemme ({ $colour }) sono già sul tabellone, qui o in un’immagine speculare. Trascinane una di quelle.
editor-grade-forbids = Con l’aiuto che hai scelto non si può. Scegli «Tutto» per spostare i pali.

editor-checks = Controlli
editor-checks-busy = Si controlla…
editor-checks-offline = Il server non risponde, quindi adesso il tabellone non si può controllare. La tua bozza è al sicuro in questo browser.
editor-verdict = { $playable ->
    [yes] { $warnings ->
        [0] Pronto per giocare.
        [one] Pronto per giocare, con un avviso.
       *[other] Pronto per giocare, con { $warnings } avvisi.
    }
   *[no] { $errors ->
        [one] C’è una cosa da sistemare.
       *[other] Ci sono { $errors } cose da sistemare.
    }
}
editor-grade-error = Errore.
editor-grade-warning = Avviso.
editor-grade-note = Nota.
editor-show-rule = Mostra la regola { $rule }
editor-astray = Fuori dal tabellone
editor-astray-pole = { $at }: { $kind ->
    [start] un palo di partenza
    [wall] un muro
    [bridge] un ponte
   *[plain] un palo semplice
} fuori dalla griglia, o su una sede già occupata.
editor-astray-gem = Una gemma ({ $colour }) non ha niente su cui stare.
editor-take-away = Togli
editor-back-to-tray = Nel vassoio
editor-tours = I percorsi più economici
editor-tours-help = Le clessidre che servono a un giocatore senza avversari per prendere tutte e quattro le gemme. Premine uno per vedere la strada.
editor-counts = { $poles } pali, { $fields } caselle; posti per le assi: { $short } dritti, { $long } diagonali, { $stem } gambe, { $crossbar } traverse.

editor-properties = Il tabellone nell’insieme
editor-name = Nome
editor-name-none = Il mio tabellone
editor-cols = Colonne
editor-rows = Righe
editor-side = Lato
editor-side-day = Giorno
editor-side-night = Notte
editor-symmetry = Simmetria
editor-symmetry-rectangle = Due specchi
editor-symmetry-turn4 = Quarto di giro
editor-symmetry-turn2 = Mezzo giro
editor-symmetry-none = Nessuna
editor-mirrored = Fai ogni modifica in tutte le immagini speculari
editor-grade = Che cosa cambi
editor-grade-gems = Solo le gemme
editor-grade-turn = Gemme; ruota e capovolgi i pali
editor-grade-all = Tutto

editor-play = Gioca su questo tabellone
editor-players = Giocatori
editor-against = Contro
editor-play-now = Gioca

editor-seed = Numero
editor-propose = Proponi un tabellone
editor-generate-help = Lo stesso numero e gli stessi desideri danno sempre lo stesso tabellone.
editor-proposing = Si costruisce un tabellone…
editor-proposal = Il tabellone proposto, «{ $name }»
editor-proposal-about = A un giocatore senza avversari servono { $cost } clessidre per prendere tutte e quattro le gemme. { $walls ->
    [0] Non ci sono muri, e i ponti sono { $bridges }.
    [one] C’è un muro, e i ponti sono { $bridges }.
   *[other] I muri sono { $walls } e i ponti { $bridges }.
}
editor-length = Durata
editor-length-short = Breve
editor-length-usual = Normale
editor-length-long = Lunga
editor-difficulty = Difficoltà
editor-difficulty-easy = Facile
editor-difficulty-medium = Media
editor-difficulty-hard = Difficile
editor-another = Un altro
editor-take = Prendi questo

editor-import-help = Scegli un file salvato da questo editor, o incollane il testo.
editor-choose-file = Scegli un file
editor-import-text = Testo del file
editor-open = Apri
editor-open-anyway = Apri quello che si può leggere
editor-file-wrong = { $readable ->
    [yes] Non tutto in questo file si può leggere:
   *[no] Questo non è un tabellone che si possa leggere. Non è cambiato niente.
}
editor-file-empty = Il file è vuoto.
editor-file-json = Questo non è JSON: riga { $line }, colonna { $column } non si può leggere. Manca forse qualcosa, una virgola o una parentesi?
editor-file-format = «format» dev’essere "venise-board", non { $found }.
editor-file-version = «version» dev’essere 1, non { $found }.
editor-file-one-of = «{ $key }» dev’essere uno tra { $allowed }, non { $found }.
editor-file-size = «{ $key }» dev’essere un numero intero da 3 a 9, non { $found }.
editor-file-poles = «poles» dev’essere un elenco di pali, non { $found }.
editor-file-pole-at = Palo numero { $number }: «at» dev’essere una sede come B3, non { $found }.
editor-file-pole-kind = Palo { $at }: «kind» dev’essere start, wall, bridge o plain, non { $found }.
editor-file-owner = Palo di partenza { $at }: «owner» dev’essere ruby, diamond, emerald o topaz, non { $found }.
editor-file-axis = Palo { $at }: «axis» dev’essere N-S, E-W, NE-SW o NW-SE, non { $found }.
editor-file-gems = «gems» deve indicare le gemme di ogni colore, non { $found }.
editor-file-colour = Il colore { $found } non c’è: i colori sono ruby, diamond, emerald e topaz.
editor-file-gem-list = Le gemme del colore { $colour } devono essere un elenco di caselle come B3.top, non { $found }.
editor-file-start = Secondo il file { $colour } parte da { $said }, ma il suo palo di partenza è su { $stands }. Conta il palo.

editor-keys = Tasti
editor-key-arrows = andare di sede in sede
    .keys = Frecce
editor-key-poles = mettere un muro, un ponte, un palo semplice
    .keys = W, B, P
editor-key-start = mettere un palo di partenza; di nuovo per il colore seguente
    .keys = S
editor-key-turn = ruotare il palo; con Maiusc dall’altra parte
    .keys = R
editor-key-flip = da muro a ponte e viceversa
    .keys = F
editor-key-field = scegliere la casella del palo
    .keys = G
editor-key-gem = posare un rubino, un diamante, uno smeraldo, un topazio
    .keys = 1, 2, 3, 4
editor-key-move = prendere il palo; di nuovo per metterlo giù
    .keys = M
editor-key-remove = togliere la gemma o il palo
    .keys = Canc
editor-key-undo = annullare; con Maiusc ripetere
    .keys = Ctrl+Z
