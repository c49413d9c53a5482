lesson-lay = Sei la pedina rossa. Scegli la carta «Corta», poi posa l’asse verso la gemma rossa accanto a te.
    .wall = Quest’asse porta giù, verso un muro, lontano dalla gemma.
    .long = Un’asse lunga taglia l’angolo. Qui ti porterebbe oltre la gemma.
    .early = Qui il lavoro lo fanno le carte. Prima scegli «Corta».
    .done = L’asse è posata. Ti è costata una delle quattro clessidre che hai in ogni turno.
    .why = Un’asse deve toccare il punto dove sei. Poi può usarla chiunque.

lesson-walk = Ora cammina fino alla gemma: un passo sull’asse, un passo sul ponte. Scegli «2 passi».
    .short = Un passo ti porta sull’asse. La gemma è un passo più in là.
    .dear = Quella carta costa tre clessidre, anche per due passi. «2 passi» ne costa due.
    .back = Per strada puoi anche voltarti. Ma ora sei di nuovo al punto di partenza.
    .otherwise = Puoi fare anche così. Ma la gemma è a due passi: prendila adesso.
    .done = La gemma è tua! Ognuna delle prime tre ti porta anche una clessidra per dopo.
    .why = Su un’asse ci si ferma: per attraversarla servono sempre due passi.

lesson-back = Restano due clessidre, una è nuova. Scegli «Rimuovi» e riprendi l’asse alle tue spalle.
    .left = Così l’asse resta indietro. Chiunque può usarla, o portartela via.
    .done = È di nuovo nella tua riserva. Puoi posarla ancora, e nessuno ti segue.
    .why = Un’asse è di chi la prende, chiunque l’abbia posata. Le assi sono poche: riprendi quelle che non ti servono più.

lesson-end = La tua nuova clessidra si conserva per un altro turno. Finisci il turno: peschi due carte.
    .otherwise = Era permesso. Ma questo turno ha fatto il suo dovere: finiscilo.
    .done = Nicolò ha fatto lo stesso nel suo angolo. Vuole quattro gemme verdi, e gli servono le stesse assi.
    .why = Le clessidre del turno che non usi sono perse. Ti aspettano solo quelle vinte con le gemme.

lesson-wall = La gemma segnata è dietro un muro, e nessuno scavalca i muri. Posa l’asse che lo aggira, e attraversa.
    .blocked = Quest’asse finisce davanti al muro. La tua gemma è dietro.
    .away = Di là torni dov’era la tua prima gemma. La prossima è dall’altra parte.
    .halfway = Sei a metà strada. Con due passi saresti dall’altra parte.
    .otherwise = L’asse lunga taglia l’angolo e aggira il muro. Posala e attraversa.
    .done = Hai aggirato il muro. Ora la gemma è a un’asse di distanza.
    .why = Un muro divide il suo palo in due lati. Sul muro stesso non può finire nessuna asse.

lesson-move = Non hai più assi lunghe. Scegli «Sposta» e gira verso la gemma quella alle tue spalle. Poi attraversa.
    .wrong = Ora punta dall’altra parte. La tua gemma è giù a sinistra.
    .first = Se torni indietro, torni a casa. Prima gira l’asse.
    .taken = Ora l’asse è tua. Posarla di nuovo costa due, e una clessidra non basta per attraversare.
    .otherwise = Gira l’asse con «Sposta», poi fai due passi.
    .done = Due gemme. L’asse che ti ha portato qui ti ha portato oltre.
    .why = «Sposta» costa due clessidre e una carta. Riprendere un’asse lunga e posarla di nuovo ne costa tre, e due carte.

lesson-under = Un’asse porta al ponte con la tua gemma. Attraversala.
    .halfway = Ancora un passo lungo l’asse e sei al ponte.
    .otherwise = Fai due passi sull’asse lunga e guarda dove arrivi.
    .done = Sei sotto il ponte, e la gemma è sopra. Da qui non si sale.
    .why = Un ponte ha due caselle: sopra e sotto. Nessuno si arrampica dall’una all’altra.

lesson-ends = Solo le assi alle due estremità di un ponte portano sopra. Prendi la gemma da quassù.
    .away = Quest’asse porta lontano dalla gemma, verso il muro a destra.
    .soon = Riprendila dopo averla attraversata: adesso ti serve.
    .halfway = Così arrivi sull’asse. Per la gemma servono due passi.
    .otherwise = Posa un’asse corta giù verso l’estremità del ponte, poi fai due passi.
    .done = Sei sopra, e la gemma è tua. Guarda dove finisce un ponte prima di posare un’asse.
    .why = Le assi da tutti gli altri lati portano sotto il ponte.

lesson-tee = Le assi si appoggiano anche ad altre assi. Dall’asse lunga posane una corta verso la gemma: una T.
    .side = Da quel lato si va a un altro palo. La gemma è a sinistra.
    .first = L’asse lunga finisce a due pali, e la gemma non è su nessuno dei due.
    .otherwise = Posa un’asse corta dal centro di quella lunga alla gemma. Poi cammina.
    .done = Un’asse corta, e raggiungi un terzo palo.
    .why = Un’asse corta può andare da un palo al centro di un’asse lunga in diagonale.

lesson-cross = Sei sulla gamba di una T. Posa la seconda gamba di fronte a te: una X. Poi raggiungi la gemma segnata.
    .first = Senza una seconda gamba non si arriva alla gemma.
    .otherwise = Posa un’asse corta in linea con la tua, poi raggiungi in due passi la gemma segnata.
    .done = Da una gamba all’altra c’è un solo passo. Tre assi uniscono quattro pali.
    .why = Le due gambe poggiano sull’asse lunga. Se una se ne va, l’altra può restare.

lesson-crossbar = L’ultima forma è una H. Posa un’asse lunga fino all’altra corta, poi raggiungi in tre passi la gemma segnata.
    .first = Non c’è ancora modo di attraversare. Prima posa l’asse lunga.
    .few = Un passo ti porta al centro della H. Tieni le clessidre per farne tre.
    .otherwise = Da un’asse corta, una lunga arriva all’asse corta vicina. Posala, poi raggiungi la gemma segnata.
    .done = Due e tre fanno cinque clessidre. La quinta era quella vinta con una gemma.
    .why = Si spende da sé, quando le quattro del turno non bastano.

lesson-fall = A Nicolò manca solo la gemma verde sotto il ponte. Guarda su che cosa poggia la sua via, e portalo via.
    .lost = Tre passi, e le ha tutte e quattro. Tutta la sua via poggiava su un’asse sola.
    .otherwise = La sua via è ancora aperta. La regge l’asse lunga, che tocca il tuo palo.
    .done = L’asse lunga è tua. Quello che ci poggiava sopra è caduto in acqua, perso per tutti.
    .why = Nessuno può prendere un’asse su cui c’è qualcuno, né una la cui caduta farebbe cadere una pedina. Finché ci sei sopra, la tua via è al sicuro.

lesson-joker = La tua ultima gemma! La traversa costa due, tre passi costano tre, e tu ne hai quattro. Meglio prendere un jolly.
    .stuck = La traversa è posata, e restano due clessidre. Tre passi ne costano tre.
    .around = Senza la traversa i tuoi passi non ti avvicinano alla gemma.
    .nothing = Puoi finire un turno senza giocare. Ma allora un jolly sarebbe stato gratis.
    .otherwise = Così non arrivi alla gemma. Prendi un jolly: ti aspetta per il prossimo turno.
    .done = Un jolly è la carta che vuoi, per due clessidre. Nicolò è vicino: la sua asse è pronta.
    .why = Prendere un jolly vale un turno intero; poi peschi. Puoi tenerne due. Ne ottieni uno anche dando altre quattro carte.

lesson-win = Nicolò può vincere al suo prossimo turno. Posa la traversa, poi usa il jolly come tre passi.
    .otherwise = Due passi, e Nicolò ha la sua quarta gemma. Prova con la traversa e il jolly.
    .done = Quattro gemme: hai vinto! Ora una partita vera: pianifica la tua via, riprendi le assi, sorveglia la sua.
    .why = Un jolly rende di più come tre passi: risparmia una clessidra.
