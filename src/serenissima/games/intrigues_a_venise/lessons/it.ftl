lesson-who = Tieni premuta la tua busta per guardarci dentro. La vedi solo tu. Chi sei?
    .choice-F = Lord Fiddlebottom
    .choice-B = Colonel Bubble
    .choice-X = Agente X
    .choice-Z = Madame Zsa Zsa
    .F = Il Lord è qualcun altro a questo tavolo. Tieni premuta la busta e leggi la prima carta.
    .B = Colonel Bubble è qualcun altro a questo tavolo. Tieni premuta la busta e leggi la prima carta.
    .X = L’Agente X è il tuo partner, non tu. Tieni premuta la busta e leggi la prima carta.
    .done = Sei Madame Zsa Zsa. L’Agente X è il tuo partner, e non sai chi sia. Per ora.
    .why = Zsa Zsa e l’Agente X vincono insieme. Così Fiddlebottom e Bubble. Nessuno sa chi è chi.

lesson-spy = Giochi con il rosso e hai quattro spie. Guarda di nuovo nella busta: quale sei davvero tu?
    .choice-tall = Quella alta
    .choice-short = Quella bassa
    .choice-fat = Quella grassa
    .choice-thin = Quella magra
    .tall = Quella alta è un sosia. Leggi la seconda carta nella tua busta.
    .short = Quella bassa è un sosia. Leggi la seconda carta nella tua busta.
    .fat = Quella grassa è un sosia. Leggi la seconda carta nella tua busta.
    .done = La spia rossa magra sei tu. Le altre tre sono sosia, e lo sai solo tu.
    .why = Ognuno ha una vera spia e tre sosia. Agli altri sembrano tutte uguali.

lesson-marbles = Due biglie rosse e una blu. Premi la spia rossa bassa, poi una casella illuminata.
    .otherwise = Puoi restare dove sei. Ma Venezia è più bella a piedi: prima premi una spia che brilla.
    .done = Una biglia rossa è un passo via terra, una blu un passo via acqua.
    .why = La gialla va in entrambi i modi, la bianca non va da nessuna parte. La nera muove l’Ambasciatore, che non è di nessuno.

lesson-meet = Una spia blu di Bianca aspetta alla Dogana. Vacci via terra, poi finisci di muoverti.
    .nobody = Non hai incontrato nessuno: in questo turno non scopriresti nulla. La spia blu è a un passo.
    .elsewhere = Si può fare. Ma in fondo a quella strada non c’è nessuno con cui parlare.
    .done = Un incontro! Chi incontri ti deve una risposta.
    .why = Va bene qualsiasi spia, sosia o no: interroghi il giocatore, non il pezzo.

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
    .why = Le distribuzioni possibili erano 216. Dopo questa risposta ne restano 168.

lesson-exile = Hai interrogato, quindi mandi via la spia blu. Scegli una casella illuminata, poi finisci il turno.
    .early = Hai annunciato una missione che non conosci ancora. Non era compiuta, e avete perso.
    .done = L’esilio è un’arma. Manda lontano i nemici, e gli amici dove servono.
    .why = Le spie vanno su caselle bianche semplici. L’Ambasciatore va su una casella di partenza o all’Ambasciata.

lesson-asked = Tomaso ti chiede chi sei. Mostra due nomi e una corporatura, almeno una carta vera. Svela poco.
    .sealed = Una carta della busta è una prova. Guarda i suoi appunti: ciò che hai provato ora è certo.
    .message = Il tuo messaggio è sempre vero, e ora Tomaso ce l’ha. Tienilo per il tuo partner.
    .unlucky = Sfortuna: Tomaso stesso è Fiddlebottom, e la sua spia è quella grassa. Due bugie scoperte: sa che sei Zsa Zsa.
    .both = Erano vere tutte e due, e lui non può saperlo. Ma bastava una carta vera.
    .seen = Una di queste carte ce l’ha Tomaso stesso, quindi ha scoperto la bugia. Il resto resta aperto.
    .done = Questi sono i suoi appunti sul tavolo. Restano 168 distribuzioni su 216: gli hai detto poco.
    .why = Nessuno sa quale carta è vera. Ma nessuno crede a una carta che sta nella propria busta.

lesson-tic = Fai un segno al tuo partner, ovunque sia: Zsa Zsa fa il broncio.
    .bluff = Questo è il tic di un altro agente. Bluffare si può! Stavolta fai il tuo: il broncio.
    .otherwise = Tra un momento puoi camminare. Prima fai un segno: il broncio.
    .done = Bianca risponde aggrottando la fronte, come fa l’Agente X. Vero, o un trucco? Lo diranno le carte.
    .why = Un tic non ha effetto e non prova nulla. Lo vedono tutti al tavolo.

lesson-notes = Tramite l’Ambasciatore, una sola carta su due è vera. Leggi i tuoi appunti: chi è l’Agente X?
    .choice-Bianca = Bianca
    .choice-Tomaso = Tomaso
    .choice-Lucia = Lucia
    .Tomaso = Tomaso ha mostrato Fiddlebottom e Zsa Zsa. Zsa Zsa sei tu, quindi lui è Fiddlebottom.
    .Lucia = Lucia ha mostrato Fiddlebottom e Bubble. Uno dei due è vero, quindi non è l’Agente X.
    .done = Tomaso è Fiddlebottom, quindi Lucia è Bubble. Resta Bianca: è lei il tuo partner.
    .why = Le caselle tratteggiate sono impossibili. Premine una, e gli appunti ti dicono quali risposte la escludono.

lesson-message = Ora Bianca interroga te. Usa la busta: mostrale il tuo messaggio, e Zsa Zsa come prova.
    .clever = Che furbizia: l’Agente X è Bianca stessa. Quindi Zsa Zsa dev’essere vera, e lei ha il tuo messaggio.
    .lucky = La corporatura alta ce l’ha Bianca stessa, quindi Zsa Zsa dev’essere vera. Sa chi sei, e ha il tuo messaggio.
    .unproven = Ha il tuo messaggio, ma non sa chi sei. Mostrale anche Zsa Zsa dalla busta.
    .no-letter = Ora sa chi sei. Ma senza il tuo messaggio nessuno di voi conosce la missione.
    .dark = I suoi appunti non dicono ancora se sei dalla sua parte. Usa le carte della tua busta.
    .done = Gli appunti di Bianca sono sicuri: sei Zsa Zsa, e il tuo messaggio è Delta.
    .why = Se un nome o una corporatura sono veri, puoi mostrare la carta della busta. È la prova.

lesson-mission = Bianca ti ha mostrato Agente X e il suo messaggio, Bravo. Trova la riga della tua squadra: Delta, poi Bravo.
    .choice-ambassador = Portare l’Ambasciatore al numero tre
    .choice-fiddlebottom = Raggiungere Lord Fiddlebottom
    .choice-speedboat = Portare l’Agente X al motoscafo
    .ambassador = Quella riga dice Delta e Alpha. Cerca Delta, poi Bravo.
    .speedboat = Quella riga dice Delta e Charlie. Cerca Delta, poi Bravo.
    .done = Date la caccia a Lord Fiddlebottom, con una spia qualsiasi, tua o di Bianca.
    .why = Prima il messaggio di Zsa Zsa, poi quello dell’Agente X. Gli stessi messaggi al contrario sono un’altra missione.

lesson-target = Conta solo la sua vera spia. Leggi i tuoi appunti: quale pezzo è Lord Fiddlebottom?
    .choice-green-fat = La spia verde grassa
    .choice-green-tall = La spia verde alta
    .choice-yellow-fat = La spia gialla grassa
    .green-tall = Verde è giusto. Ma Tomaso ha mostrato grassa e magra, e magra sei tu.
    .yellow-fat = Grassa è giusto. Ma con il giallo gioca Lucia, che è Colonel Bubble.
    .done = Tomaso è Fiddlebottom, e la sua vera spia è quella grassa. Le altre spie verdi sono sosia.
    .why = Tramite l’Ambasciatore hai chiesto a Tomaso la corporatura: grassa o magra. Magra è nella tua busta.

lesson-announce = Raggiungilo con la tua spia bassa, finisci di muoverti e annuncia: missione compiuta!
    .decoy = Quella spia verde era un sosia. Un annuncio sbagliato regala la partita agli altri.
    .look = Questa è quella alta. Potresti interrogare Tomaso, ma alla missione serve quella grassa.
    .asked = Puoi interrogare. Ma poi la spia viene mandata via, e non è più presa.
    .gone = Hai proseguito, e Fiddlebottom non è più preso.
    .elsewhere = Si può fare, ma non prende nessuno. La spia verde grassa è a un passo.
    .early = Nessuno è stato preso, quindi l’annuncio era sbagliato. Avete perso.
    .done = Giù le maschere: tu e Bianca vincete! Ora gioca una partita vera, e trova il tuo partner.
    .why = Puoi annunciare nel tuo turno, dopo il movimento. Se è vero vincete voi. Se no, gli altri.
