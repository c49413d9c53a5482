lesson-six = Ecco come si vince una partita. Hai i trofei di cinque sestieri: cala il sesto, Dorsoduro!
    .again = Anche un secondo San Polo è un trofeo. Ma quale dei sei sestieri non hai ancora?
    .done = Tutti e sei i sestieri: hai vinto, e la partita è finita. Vince anche quattro volte lo stesso sestiere.
    .hint = I tuoi trofei sono sotto il canale, e Dorsoduro è vuoto. Tocca Dorsoduro nella tua mano, poi calalo.
    .why = Si vince soltanto con i trofei, e i trofei vengono dalle votazioni. Questa era una.

lesson-choose = Ora dall’inizio. Marina ha diviso le otto carte del giro in due offerte: prendine una.
    .later = Prima prendi una delle due offerte.
    .done = Sestieri e gondole ora sono nella tua mano, per le votazioni. Le carte numero sono punti. Marina ha l’altra offerta.
    .hint = Premi il pulsante sotto l’offerta che ti piace di più.
    .why = Ogni giro va così: uno divide, l’altro prende per primo. Nel prossimo giro vi scambiate i ruoli.

lesson-split = Ora dividi tu, e Marina prende per prima. Tocca le carte per spostarle nell’altra offerta.
    .lonely = Marina ha preso sette carte e te ne ha lasciata una. Rendi le due offerte più simili.
    .bare = Marina ha preso tutte e cinque le carte, e a te restano solo punti. Spartisci carte e punti.
    .done = Marina ha preso l’offerta che le piace di più, e l’altra è tua.
    .hint = Metti due o tre carte e qualche punto nella seconda offerta. Poi premi «Offri queste due».
    .why = Chi prende per primo prende l’offerta migliore. Fanne quindi due che ti andrebbero bene entrambe.

lesson-fewer = Una fase finisce a dieci punti. Tu ne hai sei, Marina sette. Quale offerta prendi?
    .greedy = Hai una carta in più. Ma sei a dieci, Marina aveva meno punti, e ha pescato lei tre carte.
    .declined = Nessuno è obbligato a pescare. Ma tre carte gratis fanno sempre comodo.
    .done = Marina è arrivata a undici, e la fase è finita. Tu avevi meno punti, quindi hai pescato tre carte.
    .hint = Sotto ogni offerta leggi a che cosa porta. Prendi quella dopo cui peschi tu.
    .why = I punti non fanno mai vincere. A fine fase si azzerano, e chi ne aveva di meno pesca tre carte.

lesson-specials = Nella tua offerta c’erano tre carte speciali. Usa prima la spia e il traditore, nell’ordine che vuoi.
    .kind = Hai mandato via il traditore, che se ne va comunque. Fagli prendere una carta.
    .early = Così la votazione comincerebbe subito. Prima la spia e il traditore: ti portano carte per votare.
    .done = La spia ha pescato per te due carte dal mazzo. Il traditore ha rubato alla cieca un San Marco a Marina.
    .hint = Premi la spia, poi il traditore. Ti chiede a chi rubare: tocca una carta di Marina.
    .why = Le carte speciali non vanno mai in mano. Si usano nel turno in cui si prendono, in qualsiasi ordine.

lesson-doge = Ora il tuo doge indice una votazione. Cala carte di un solo sestiere. Marina ha ancora due San Marco.
    .both = Hai vinto. Ma bastava un San Polo, perché Marina non ne aveva. Così hai perso anche la seconda carta.
    .beaten = Marina ha calato due San Marco contro il tuo. Il trofeo è suo, e la tua carta è persa.
    .done = È bastata una carta: Marina non ne ha di quel sestiere e ha dovuto passare. La tua carta ora è un trofeo.
    .hint = Cala una carta di un sestiere che Marina non ha. Così non può rispondere.
    .why = Chi vince tiene una carta come trofeo e perde le altre calate. Quindi vinci con meno carte che puoi.

lesson-raise = Marina indice una votazione e cala due Castello. Calane tre! Una gondola porta carte di un altro sestiere.
    .passed = Passare non costa carte, ma Castello è suo. Potevi arrivare a tre.
    .done = Tre batte due. Hai pagato due San Polo e una gondola; Marina ha perso una carta e ha ripreso l’altra.
    .hint = Tocca Castello una volta e San Polo due volte. La gondola viene da sé.
    .why = Per rispondere servono una carta di quel sestiere e un totale più alto. Chi passa per primo perde la votazione.

lesson-four = Marina ha tre San Marco: con il quarto vince. Ne ha calati due; cala di più!
    .lost = Quattro San Marco: Marina ha vinto la partita. Torna indietro e cala più di due carte.
    .done = Fermata: questo San Marco è tuo. Tieni d’occhio ciò che manca agli altri.
    .hint = Tocca San Marco una volta e Cannaregio due volte. La gondola viene da sé: in tutto tre.
    .why = Quattro trofei dello stesso sestiere sono il secondo modo di vincere. Una casella dorata mostra un trofeo che farebbe vincere.

lesson-partners = Quattro giocatori: ora Marina gioca con te, e le vostre carte si sommano. Zorzi ne ha calate due. Cala Castello.
    .alone = Anche Marina ne ha calate due. Ma due a due è parità, e vince la coppia che aveva il doge.
    .done = In quattro basta una carta per restare, anche se siete sotto. Marina ne ha calate altre due: tre a due.
    .hint = Tocca Castello e calalo. Non deve superare le due carte di Zorzi.
    .why = Le carte di Marina non le vedi mai. Trofei e punti sono di entrambi; una fase finisce a quattordici punti.

lesson-tie = Siete avanti, tre a due. Mettiamo che fosse due a due: chi vincerebbe questa votazione?
    .choice-ours = Tu e Marina
    .choice-theirs = Zorzi e Lucia
    .ours = In parità vince la coppia che ha il doge. Questa votazione l’ha indetta il doge di Zorzi.
    .done = L’ha indetta il doge di Zorzi, quindi la parità è loro. Il tavolo lo dice a ogni votazione.

lesson-last = Zorzi e Lucia hanno passato. La votazione finisce quando tutti e quattro hanno passato. Che cosa fai?
    .waste = Hai vinto, ma un San Polo e la gondola sono persi per niente. Quando gli altri sono fuori, passa.
    .done = Castello va a te e Marina. Ora sai tutto: dividi bene, prendi pochi punti, vinci le votazioni con poco.
    .hint = Premi «Passa e vinci la votazione»: ciò che non cali resta nella tua mano.
    .why = Chi passa è fuori dalla votazione. Se non c’è più nessun avversario, non ti costa niente.
