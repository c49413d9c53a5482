lesson-lay = Sei la pedina rossa, in alto a sinistra. Tra le carte sotto il tabellone scegli «Corta». Poi premi il posto dorato accanto a te.
    .wall = Quell’asse porta giù, a un muro. La gemma rossa è alla tua destra.
    .long = Un’asse lunga va in diagonale, al palo sotto la gemma. Posane una corta.
    .joker = Un jolly fa comodo, ma non ancora: arriva più avanti in questa lezione.
    .early = Così il turno finirebbe senza aver fatto nulla. Prima prendi la gemma.
    .done = L’asse è posata. È costata una delle tue quattro clessidre: le vedi sopra le carte.
    .why = Un’asse che posi deve toccare il punto dove sei. Poi ci può camminare chiunque.

lesson-walk = Ora cammina: un passo sull’asse, un altro sul ponte. Scegli «2 passi», poi premi la gemma.
    .short = Un passo ti porta sull’asse. La gemma è un passo più in là.
    .dear = «3 passi» costa tre clessidre, anche se ne fai solo due. «2 passi» ne costa due.
    .back = Per strada puoi anche voltarti. Ma ora sei di nuovo al punto di partenza.
    .otherwise = È permesso. Ma la gemma è a due passi: prendila adesso.
    .hint = Su uno schermo tattile premi una volta per vedere dove vai. Poi premi «Cammina».
    .done = La gemma è tua. È sulla tua tenda, nell’angolo, e ti porta una tessera clessidra.
    .why = Su un’asse ci si ferma: per attraversarla servono sempre due passi.

lesson-back = Restano due clessidre: una delle quattro e la tua nuova tessera. Scegli «Rimuovi» e premi l’asse alle tue spalle.
    .left = Così l’asse resta lì. Chiunque può camminarci o prenderla.
    .done = Quest’asse puoi posarla di nuovo. Le cifre accanto al tuo nome dicono che cosa hai.
    .why = Un’asse è di chi la prende, chiunque l’abbia posata. Riprendi quelle che non ti servono più.

lesson-end = Questo turno ha fatto il suo dovere. Premi «Fine turno»: peschi due carte e tieni la tessera.
    .otherwise = È permesso. Ma non c’è più niente da guadagnare: premi «Fine turno».
    .done = Anche Nicolò ha preso una gemma: gli servono le quattro verdi. La lista segnata dice quanto sono lontane le tue.
    .why = Quello che non usi delle quattro è perso; le tessere aspettano. Puoi tenere otto carte.

lesson-wall = La tua prossima gemma è due pali più in basso, ma in mezzo c’è un muro. Posa un’asse che lo aggiri, e attraversa.
    .blocked = Quest’asse finisce dalla tua parte del muro, e nessuno scavalca i muri.
    .away = Di là torni dov’era la tua prima gemma. La prossima è dall’altra parte.
    .go = L’asse è al posto giusto. Ora scegli «2 passi», poi premi l’altra estremità.
    .otherwise = «Lunga» posa un’asse in diagonale, oltre il muro. Posala, poi scegli «2 passi».
    .done = Hai passato il muro e sei sotto un ponte. Ancora un’asse e arrivi alla gemma.
    .why = Un muro divide il suo palo in due lati. Ogni asse ne tocca uno solo.

lesson-move = Tocca di nuovo a te, ma non hai più assi lunghe. Scegli «Sposta», gira verso la gemma l’asse alle tue spalle, e attraversa.
    .wrong = Ora porta a destra. La tua gemma è giù a sinistra.
    .go = L’asse è al posto giusto. Ora scegli «2 passi», poi premi la gemma.
    .first = Così torni indietro. Prima gira l’asse.
    .otherwise = Gira l’asse con «Sposta», poi scegli «2 passi».
    .done = Due gemme. L’asse che ti ha portato qui ti ha portato oltre.
    .why = «Sposta» solleva un’asse e la posa altrove, per due clessidre e una carta. Nella tua riserva non passa.

lesson-under = Questa volta la gemma è su un ponte, e un’asse lunga ci arriva. Attraversala.
    .halfway = Ancora un passo lungo l’asse e sei al ponte.
    .otherwise = Scegli «2 passi», attraversa l’asse lunga e guarda dove arrivi.
    .done = Sei sotto il ponte: ti nasconde in parte. La gemma è sopra, e nessuno si arrampica.
    .why = Un ponte ha due caselle: sopra e sotto. Indica un ponte per vedere dove porta ogni lato.

lesson-ends = Solo le assi alle due estremità di un ponte portano sopra. Dal palo più in alto posane una e prendi la gemma.
    .away = Quell’asse porta lontano dalla gemma, verso il muro a destra.
    .go = L’asse è al posto giusto. Ora scegli «2 passi», poi premi la gemma.
    .otherwise = Posa «Corta» dritta verso l’estremità del ponte. Poi scegli «2 passi».
    .done = Sei sul ponte, e la gemma è tua. Guarda dove finisce un ponte prima di posare un’asse.
    .why = Le assi da tutti gli altri lati portano sotto il ponte.

lesson-tee = La gemma non è a nessuna estremità della tua asse lunga. Posa «Corta» dal suo centro alla gemma, e vacci.
    .side = Quella porta a un altro palo. La gemma è a sinistra.
    .first = L’asse lunga finisce a due pali, e la gemma non è su nessuno dei due.
    .go = L’asse è al posto giusto. Ora scegli «2 passi», poi premi la gemma.
    .otherwise = Posa «Corta» tra la tua asse lunga e la gemma. Poi scegli «2 passi».
    .done = Due assi formano una T: ne basta una corta, e raggiungi un terzo palo.
    .why = Un’asse corta può appoggiarsi al centro di una lunga in diagonale.

lesson-cross = Sei sull’asse corta di una T. Posane un’altra dritta davanti a te, poi raggiungi la gemma segnata.
    .first = Non c’è ancora una via per la gemma. Prima posa l’asse corta.
    .go = L’asse è al posto giusto. Ora scegli «2 passi», poi premi la gemma.
    .otherwise = Posa «Corta» dall’altra parte dell’asse lunga. Poi scegli «2 passi».
    .done = Questa è una X. Da un’asse corta all’altra c’è un solo passo.
    .why = Le due assi corte poggiano su quella lunga. Se una se ne va, l’altra può restare.

lesson-crossbar = Sei su un’asse corta, e a sinistra ce n’è un’altra. Uniscile con «Lunga», poi fai tre passi fino alla gemma.
    .first = Non c’è ancora modo di attraversare. Prima posa l’asse lunga.
    .go = L’asse è al posto giusto. Ora scegli «3 passi», poi premi la gemma.
    .otherwise = Posa «Lunga» dalla tua asse corta all’altra. Poi scegli «3 passi».
    .done = Questa è una H, l’ultima forma. Due e tre fanno cinque clessidre: la quinta era la tua tessera.
    .why = Una tessera si spende da sé, appena le quattro clessidre non bastano.

lesson-fall = A Nicolò manca solo la gemma verde segnata, sotto il ponte. La sua via poggia su un’asse che puoi raggiungere. Prendila.
    .lost = Tre passi, e Nicolò le ha tutte e quattro. Tutta la sua via poggiava sull’asse lunga.
    .otherwise = La sua via è ancora aperta. Poggia sull’asse lunga, che tocca il tuo palo.
    .done = L’asse lunga è tua. Quella corta che vi si appoggiava è caduta in acqua, persa per tutti.
    .why = Nessuno può prendere un’asse su cui c’è qualcuno, né una la cui caduta farebbe cadere una pedina. Finché ci sei sopra, la tua via è al sicuro.

lesson-joker = La tua ultima gemma! «Lunga» e «3 passi» costano cinque clessidre, e tu ne hai quattro. Premi «Prendi un jolly»: vale tutto il turno.
    .stuck = Le assi ora formano una H, ma restano due clessidre, e «3 passi» ne costa tre.
    .around = Senza un’asse in mezzo, i tuoi passi non ti avvicinano alla gemma.
    .nothing = Puoi finire un turno senza giocare. Ma allora potevi prendere un jolly gratis.
    .otherwise = Così non arrivi alla gemma. Prendi un jolly: ti aspetta per il prossimo turno.
    .done = Un jolly è la carta che vuoi, per due clessidre. Ma guarda: Nicolò ha posato un’asse verso la sua ultima gemma.
    .why = Anche dopo un jolly peschi due carte. Puoi tenerne due. Ne ottieni uno anche dando quattro carte.

lesson-win = Nicolò può vincere al suo prossimo turno. Unisci le assi corte con «Lunga». Poi usa il jolly come «3 passi».
    .otherwise = Due passi, e Nicolò ha la sua quarta gemma. Prova «Lunga», poi il jolly.
    .done = Quattro gemme: hai vinto! In partita pianifica la tua via, riprendi le assi e guarda che cosa serve agli altri.
    .why = Un jolly rende di più come «3 passi»: ti risparmia una clessidra.
