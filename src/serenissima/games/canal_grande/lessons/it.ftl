lesson-choose = Marina ha diviso otto carte in due offerte. Prendi quella che ti piace di più.
    .later = Prima prendi una delle due offerte.
    .done = Sestieri e gondole ora sono nella tua mano. Le carte numero restano scoperte: sono punti. L’altra offerta va a Marina.
    .hint = Guarda bene le due offerte, poi premi il pulsante sotto una di loro.
    .why = Uno divide, l’altro sceglie per primo. Nel prossimo giro vi scambiate i ruoli.

lesson-fewer = Tu hai sei punti, Marina sette. Scegli di nuovo, e guarda che succede quando si arriva a dieci.
    .greedy = Hai preso una carta in più. Ma sei a dieci, Marina ha meno punti, e per questo ha pescato tre carte.
    .declined = Nessuno è obbligato a pescare. Ma tre carte gratis fanno sempre comodo.
    .done = Marina è arrivata a undici, e la fase è finita. Tu avevi meno punti: tre carte sono il tuo premio.
    .hint = Sotto ogni offerta vedi i due totali dopo la tua scelta. Chi avrebbe meno punti?
    .why = Quando dopo un giro qualcuno ha dieci punti o più, i punti si azzerano, e chi ne ha di meno pesca.

lesson-never = Insomma, i punti costano e basta. Quassù lungo il canale ci sono i trofei. Che cosa fa vincere la partita?
    .choice-points = Avere più punti
    .choice-trophies = I trofei dei sestieri
    .points = I punti non fanno mai vincere: chi ne ha di meno pesca carte. Guarda i sei sestieri.
    .done = I trofei: tutti e sei i sestieri, o quattro volte lo stesso. Si vincono nelle votazioni.

lesson-split = Ora dividi tu, e Marina sceglie per prima. Tocca le carte per spostarle. Ricorda: lei raccoglie San Polo.
    .together = Tutti e tre i San Polo in un’offerta: l’ha presa senza pensarci. Separali, così ogni offerta le costa qualcosa.
    .done = Marina ha preso l’offerta che le piace di più, e l’altra è tua. Meglio dividi, meno ci guadagna.
    .hint = Metti uno o due San Polo nella seconda offerta, con qualche punto. Poi premi «Offri queste due».
    .why = I punti sono il tuo contrappeso: mettine di più con le carte che vuole lei, e la scelta diventa difficile.

lesson-specials = Nella tua offerta c’erano una spia e un traditore. Usali tutti e due, nell’ordine che vuoi.
    .kind = Che gentilezza! Ma il traditore se ne va comunque: fagli prendere una carta.
    .done = La spia ha pescato per te due carte dal mazzo. Il traditore ha rubato alla cieca un San Marco a Marina.
    .hint = Premi una carta speciale per usarla. Il traditore ti chiede poi a chi rubare.
    .why = Le carte speciali non si tengono mai. Si usano nel turno in cui si prendono, in qualsiasi ordine.

lesson-doge = Il doge indice una votazione. Tocca un sestiere nella tua mano, poi calalo. Marina ha preso due San Marco.
    .both = Hai vinto! Ma bastava un San Polo: lei non ne aveva. Così hai perso anche la seconda carta.
    .beaten = Marina ha calato due San Marco contro il tuo. Il trofeo è suo, e la tua carta è persa.
    .done = È bastato un San Polo: Marina non ne ha, quindi ha dovuto passare. La tua carta ora è un trofeo.
    .hint = Apri con un sestiere a cui Marina non può rispondere, e solo con le carte che servono.
    .why = Chi vince tiene una carta come trofeo e perde le altre. Quindi vinci con meno carte che puoi.

lesson-raise = Marina cala due Castello. Vai oltre il due! Una gondola porta con sé carte di un altro sestiere.
    .passed = Passare non costa carte, ma Castello è suo. Potevi arrivare a tre.
    .done = Tre batte due. Hai pagato due San Polo e una gondola; Marina ha perso una carta e ha ripreso l’altra.
    .hint = Tocca Castello una volta e San Polo due volte. La gondola viene da sé.
    .why = Per partecipare ti serve una carta del sestiere conteso. Chi perde rinuncia solo alla carta calata per prima.

lesson-six = Un doge, una votazione. Guarda i tuoi trofei lungo il canale: che cosa manca?
    .again = Anche un secondo San Polo è un trofeo. Ma hai cinque dei sei sestieri: quale manca?
    .done = Tutti e sei i sestieri: hai vinto! Questo è il primo modo.
    .hint = In cinque sestieri hai già un trofeo. Cala il sesto.

lesson-four = Un’altra partita. Marina ha tre San Marco, e con quattro dello stesso sestiere si vince. Fermala!
    .lost = Marina ha vinto: quattro San Marco. Torna indietro e supera il suo due.
    .done = Fermata: questo San Marco è tuo. Quattro volte lo stesso sestiere è il secondo modo di vincere.
    .hint = Cala San Marco, e fai portare a una gondola i due Cannaregio: in tutto tre.
    .why = Conta ciò che serve agli altri. Più hanno bisogno di una votazione, più puoi pagare per vincerla.

lesson-partners = Quattro giocatori: ora Marina gioca con te, e le sue carte si sommano alle tue. Zorzi è avanti di due: aiuta Marina.
    .alone = Marina ne ha calate due, ma due a due è parità. E allora vince la parte che ha indetto la votazione.
    .done = La tua e le due di Marina fanno tre. Nessuno è obbligato a superare: tra compagni ci si somma.
    .hint = Cala il tuo Castello. Per aiutare basta una carta.
    .why = I compagni non si vedono mai le carte. Trofei e punti sono di entrambi.

lesson-last = Zorzi e Lucia sono fuori, e siete in testa voi. Passa adesso, e la votazione è vostra.
    .waste = Hai vinto, ma quella carta e la gondola sono perse. Quando gli altri sono fuori, passa.
    .done = Castello va a te e Marina. Ora sai tutto: dividi bene, prendi pochi punti, vinci le votazioni con poco.
    .hint = Premi «Passo»: le carte che non cali restano nella tua mano.
