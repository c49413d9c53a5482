# La prima partita di Intrigues à Venise, con un coach.

lesson-goal = La tua missione segreta: raggiungere l’Agente X, la spia verde bassa. Ci sei: annuncialo!
    .asked = Puoi interrogare. Ma poi devi mandare via la spia, e non è più presa.
    .done = Tu e il tuo partner vincete! Un annuncio sbagliato avrebbe perso. Il resto è camminare, incontrare e interrogare.
    .why = Vince la squadra che per prima compie la sua missione segreta e lo annuncia.

lesson-who = Ora la tua partita. Apri la tua busta, che vedi solo tu: chi sei, e quale spia rossa?
    .choice-Z-thin = Madame Zsa Zsa, la spia magra
    .choice-Z-tall = Madame Zsa Zsa, la spia alta
    .choice-X-thin = Agente X, la spia magra
    .choice-B-short = Colonel Bubble, la spia bassa
    .Z-tall = Il nome è giusto. Ma la corporatura è sulla carta di mezzo: la spia alta è un sosia.
    .X-thin = La corporatura è giusta. Ma l’Agente X è il tuo partner: il tuo nome è sulla carta a sinistra.
    .B-short = Premi «Lasciala aperta»: a sinistra il tuo nome, in mezzo la corporatura, a destra il messaggio.
    .done = Sei Madame Zsa Zsa, la spia magra; le altre tue spie sono sosia. L’Agente X è il tuo partner. Chi sarà?
    .why = Zsa Zsa e l’Agente X vincono insieme, e così Fiddlebottom e Bubble. Nessuno sa chi è chi.

lesson-walk = Nel tuo turno prima cammini. Premi una spia che brilla, poi una casella illuminata. Poi di nuovo.
    .early = Puoi fermarti prima, e lasciare biglie inutilizzate. Ma qui fai tutti e due i passi.
    .done = Le biglie rosse seguono le linee rosse, le blu quelle punteggiate. La bianca non muove niente.
    .why = Usa le biglie nell’ordine che vuoi, per una spia o per più spie.

lesson-meet = Hai solo la gialla: due biglie sono bianche. Vai dalla spia blu di Bianca alla Dogana, poi finisci di muoverti.
    .nobody = Non hai incontrato nessuno: in questo turno non scopriresti nulla. La spia blu è a un passo.
    .elsewhere = La biglia gialla porta anche lì. Ma non c’è nessuno con cui parlare.
    .done = La gialla ti ha portato via acqua; va anche via terra. E incontri Bianca, che ti deve una risposta.
    .why = Fermati dove sta la spia di un altro giocatore: è un incontro.

lesson-ask = Vai all’incontro, poi chiedi a Bianca chi è.
    .build = Una bella domanda, per un altro giorno. Ora chiedile chi è.
    .extra = Hai proseguito invece di interrogare. Si può, ma Bianca tiene il suo segreto.
    .early = Hai annunciato una missione che non conosci ancora. Non era compiuta, e avete perso.
    .done = Bianca ti mostra tre carte. Almeno una, nome o corporatura, è vera.
    .why = La domanda la sentono tutti. Le carte le vedi solo tu.

lesson-half = Fiddlebottom, Agente X, alta: almeno una è vera. Bianca potrebbe ancora essere Colonel Bubble?
    .choice-yes = Sì, potrebbe
    .choice-no = No, non può
    .no = Metti che la carta vera sia «alta». Allora i due nomi possono essere bugie.
    .done = Potrebbe: se «alta» è vera, i due nomi possono essere bugie. Le mezze verità nascondono molto.
    .why = Ha tutti i nomi e tutte le corporature nel suo colore. È lei a scegliere che cosa vedi.

lesson-exile = Hai interrogato, quindi mandi via la spia blu. Scegli una casella illuminata, poi finisci il turno.
    .early = Hai annunciato una missione che non conosci ancora. Non era compiuta, e avete perso.
    .done = Questo è l’esilio, ed è un’arma: i nemici lontano, gli amici dove servono.
    .why = Le spie vanno su caselle bianche semplici. L’Ambasciatore va su una casella di partenza o all’Ambasciata.

lesson-asked = Ora Tomaso ti chiede chi sei. Mostra due nomi e una corporatura, almeno una carta vera. Svela poco.
    .sealed = Una carta della busta è una prova. Guarda i suoi appunti: ciò che hai provato ora è certo.
    .message = Il tuo messaggio è sempre vero, e ora Tomaso ce l’ha. Tienilo per il tuo partner.
    .unlucky = Sfortuna: Tomaso stesso è Fiddlebottom, e la sua spia è quella grassa. Due bugie scoperte: sa che sei Zsa Zsa.
    .both = Erano vere tutte e due, e lui non può saperlo. Ma bastava una carta vera.
    .seen = Una di queste carte ce l’ha Tomaso stesso, quindi ha scoperto la bugia. Il resto resta aperto.
    .done = Questi sono i suoi appunti. Di te non c’è niente di certo: gli hai detto poco.
    .why = Nessuno sa quale carta è vera. Ma nessuno crede a una carta che sta nella propria busta.

lesson-ambassador = La biglia nera muove l’Ambasciatore. Portalo dalla tua spia alta, poi chiedi a Bianca chi è.
    .nobody = Non hai incontrato nessuno, quindi nessuno risponde. Premi l’Ambasciatore con il cilindro: può muoversi.
    .elsewhere = Non è di nessuno e va dove lo mandi. Ma lì non incontra nessuna delle tue spie.
    .build = Puoi chiedere la corporatura. Stavolta chiedile chi è: stai cercando il tuo partner.
    .whom = Giusto, tramite lui puoi interrogare chiunque, vicino o lontano. Stavolta chiedi a Bianca chi è.
    .early = Hai annunciato una missione che non conosci ancora. Non era compiuta, e avete perso.
    .done = Tramite l’Ambasciatore vedi solo due carte. Esattamente una è vera.
    .why = Non importa chi va da chi: la tua spia dall’Ambasciatore, o lui dalla tua spia.

lesson-partner = Agente X o Zsa Zsa: uno solo è vero. Che cosa sai ora di Bianca?
    .choice-open = Può essere l’uno o l’altra
    .choice-neither = Non è né l’uno né l’altra
    .choice-partner = È l’Agente X
    .open = Uno di questi nomi è nella tua busta. Può essere anche il suo?
    .neither = Incontrando una spia potrebbe essere. Tramite l’Ambasciatore, uno dei due nomi è vero.
    .done = Zsa Zsa sei tu, quindi lei è l’Agente X: il tuo partner! Negli appunti l’oro è certo, il tratteggio impossibile.
    .why = Premi una casella tratteggiata, e gli appunti ti dicono quali risposte la escludono.

lesson-tic = Fai un segno al tuo partner attraverso il tavolo. Il tic di Zsa Zsa è il broncio.
    .bluff = Questo è il tic di un altro agente. Bluffare si può! Stavolta fai il tuo: il broncio.
    .otherwise = Tra un momento puoi camminare. Prima fai il segno: il broncio.
    .done = Bianca risponde aggrottando la fronte, come fa l’Agente X. Ma l’hanno visto tutti, e un tic può essere un bluff.
    .why = Un tic non muove e non prova nulla. Le carte sì.

lesson-message = Ora Bianca interroga te. Mostrale tutte le carte della tua busta: nome, corporatura e messaggio.
    .clever = Che furbizia: l’Agente X è Bianca stessa. Quindi Zsa Zsa dev’essere vera, e lei ha il tuo messaggio.
    .lucky = La corporatura alta ce l’ha Bianca stessa, quindi Zsa Zsa dev’essere vera. Sa chi sei, e ha il tuo messaggio.
    .unproven = Ha il tuo messaggio, ma non sa chi sei. Mostrale anche Zsa Zsa dalla busta.
    .no-message = Ora sa chi sei. Ma senza il tuo messaggio nessuno di voi conosce la missione.
    .dark = I suoi appunti non dicono ancora se sei dalla sua parte. Usa le carte della tua busta.
    .done = Gli appunti di Bianca sono sicuri: sei Zsa Zsa, e il tuo messaggio è Delta.
    .why = Se un nome o una corporatura sono veri, puoi mostrare la carta della busta. È la prova.

lesson-mission = Bianca ti ha mostrato il suo messaggio: Bravo. Il tuo è Delta. Trova la riga della tua squadra: Delta, poi Bravo.
    .choice-ambassador = Portare l’Ambasciatore al numero tre
    .choice-fiddlebottom = Raggiungere Lord Fiddlebottom
    .choice-speedboat = Portare l’Agente X al motoscafo
    .ambassador = Quella riga dice Delta e Alpha. Cerca Delta, poi Bravo.
    .speedboat = L’omino che corre indica una fuga. Ma quella riga dice Delta e Charlie: cerca Delta, poi Bravo.
    .done = Date la caccia a Lord Fiddlebottom, con una spia qualsiasi, tua o di Bianca. Conta solo la sua vera spia.
    .why = Prima il messaggio di Zsa Zsa, poi quello dell’Agente X. L’omino che corre indica una fuga.

lesson-announce = Apri i tuoi appunti: quale pezzo è Lord Fiddlebottom? Raggiungilo, finisci di muoverti e annuncia.
    .decoy = Quella spia verde era un sosia. Un annuncio sbagliato regala la partita agli altri.
    .look = Questa è quella alta. I tuoi appunti dicono la corporatura di Tomaso: cerca la casella dorata.
    .asked = Puoi interrogare. Ma poi la spia viene mandata via, e non è più presa.
    .gone = Hai proseguito, e Fiddlebottom non è più preso.
    .elsewhere = Si può fare, ma non prende nessuno. Nei tuoi appunti, chi è Fiddlebottom, e di che corporatura?
    .early = Nessuno è stato preso, quindi l’annuncio era sbagliato. Avete perso.
    .hint = Guarda Tomaso nei tuoi appunti: un nome e una corporatura sono dorati. Lui gioca con il verde.
    .done = Giù le maschere: tu e Bianca vincete! Ora gioca una partita vera, e trova il tuo partner.
    .why = Puoi annunciare nel tuo turno, dopo il movimento. Se è vero vincete voi. Se no, gli altri.
