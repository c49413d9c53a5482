# Was der Coach in der ersten Lektion von Canal Grande sagt.

lesson-choose = Marina hat acht Karten in zwei Angebote aufgeteilt. Nimm das, was dir besser gefällt.
    .later = Nimm zuerst eines der beiden Angebote.
    .done = Stadtteile und Gondeln hast du jetzt auf der Hand. Die Zahlenkarten liegen offen: Das sind Punkte. Marina hat das andere Angebot bekommen.
    .hint = Sieh dir beide Angebote an, dann drück den Knopf unter einem davon.
    .why = Eine Seite teilt, die andere wählt zuerst. In der nächsten Runde tauscht ihr die Rollen.

lesson-fewer = Du hast sechs Punkte, Marina hat sieben. Wähle wieder und schau, was bei zehn passiert.
    .greedy = Du hast eine Karte mehr bekommen. Aber du hast zehn erreicht, Marina hat weniger Punkte und durfte dafür drei Karten ziehen.
    .declined = Niemand muss ziehen. Aber drei geschenkte Karten lohnen sich.
    .done = Marina hat elf erreicht, also endete die Phase. Du hattest weniger Punkte: Drei Karten waren dein Lohn.
    .hint = Unter jedem Angebot siehst du beide Summen nach deiner Wahl. Wer hätte weniger?
    .why = Hat jemand nach einer Runde zehn oder mehr, gehen alle Punkte auf null zurück, und die Seite mit weniger zieht Karten.

lesson-never = Punkte schaden also nur. Hier oben am Kanal liegen die Trophäen. Womit gewinnt man?
    .choice-points = Mit den meisten Punkten
    .choice-trophies = Mit Trophäen der Stadtteile
    .points = Mit Punkten gewinnt man nie: Wer weniger davon hat, zieht Karten. Sieh dir die sechs Stadtteile an.
    .done = Trophäen: alle sechs Stadtteile oder viermal derselbe Stadtteil. Du gewinnst sie in Abstimmungen.

lesson-split = Jetzt teilst du auf, und Marina wählt zuerst. Tippe Karten an, um sie zu verschieben. Denk daran: Sie sammelt San Polo.
    .together = Alle drei San Polo in einem Angebot: Da musste sie nicht überlegen. Trenne sie, dann kostet sie jede Wahl etwas.
    .done = Marina hat das Angebot genommen, das ihr besser gefällt, und das andere gehört dir. Je besser du teilst, desto weniger gewinnt sie.
    .hint = Leg ein oder zwei San Polo ins zweite Angebot, dazu ein paar Punkte. Dann drück auf „So anbieten“.
    .why = Punkte sind dein Gegengewicht: Leg mehr davon zu den Karten, die sie will, dann fällt ihr die Wahl schwer.

lesson-specials = In deinem Angebot waren ein Spion und ein Verräter. Setz beide ein, in beliebiger Reihenfolge.
    .kind = Das war nett, aber der Verräter ist so oder so weg. Lass ihn eine Karte stehlen.
    .done = Der Spion hat dir zwei Karten vom Stapel geholt. Der Verräter hat Marina verdeckt San Marco gestohlen.
    .hint = Drück auf eine Sonderkarte, um sie einzusetzen. Der Verräter fragt dann, wen er bestehlen soll.
    .why = Sonderkarten behältst du nie. Du setzt sie in dem Zug ein, in dem du sie nimmst, in beliebiger Reihenfolge.

lesson-doge = Der Doge ruft eine Abstimmung aus. Tippe einen Stadtteil auf deiner Hand an, dann leg ihn. Marina hat zwei San Marco genommen.
    .both = Gewonnen! Aber ein San Polo hätte gereicht: Sie hatte keins. Jetzt ist auch die zweite Karte weg.
    .beaten = Marina hat zwei San Marco gegen deines gelegt. Die Trophäe gehört ihr, und deine Karte ist weg.
    .done = Ein San Polo hat gereicht: Marina hat keins, also musste sie passen. Deine Karte ist jetzt eine Trophäe.
    .hint = Eröffne mit einem Stadtteil, auf den Marina nicht antworten kann, und mit nicht mehr Karten als nötig.
    .why = Wer gewinnt, behält eine Karte als Trophäe und verliert die anderen. Gewinn also mit so wenigen wie möglich.

lesson-raise = Marina legt zwei Castello. Überbiete sie! Eine Gondel bringt Karten eines anderen Stadtteils mit.
    .passed = Passen kostet keine Karte, aber Castello gehört ihr. Du hättest auf drei kommen können.
    .done = Drei schlagen zwei. Du hast zwei San Polo und eine Gondel bezahlt; Marina hat eine Karte verloren und die andere zurückgenommen.
    .hint = Tippe einmal Castello und zweimal San Polo an. Die Gondel kommt von selbst mit.
    .why = Um mitzumachen, brauchst du eine Karte des umstrittenen Stadtteils. Wer verliert, gibt nur die zuerst gelegte Karte ab.

lesson-six = Ein Doge, eine Abstimmung. Sieh dir deine Trophäen am Kanal an: Was fehlt?
    .again = Auch ein zweites San Polo ist eine Trophäe. Aber du hast fünf der sechs Stadtteile: Welcher fehlt?
    .done = Alle sechs Stadtteile: Du gewinnst! Das ist der erste Weg.
    .hint = In fünf Stadtteilen hast du eine Trophäe. Leg den sechsten.

lesson-four = Eine andere Partie. Marina hat dreimal San Marco, und mit vier von einem Stadtteil gewinnt man. Halt sie auf!
    .lost = Marina hat gewonnen: viermal San Marco. Nimm es zurück und überbiete ihre zwei.
    .done = Aufgehalten: Dieses San Marco gehört dir. Vier von einem Stadtteil sind der zweite Weg zum Sieg.
    .hint = Leg San Marco und lass eine Gondel beide Cannaregio mitbringen. Das macht drei.
    .why = Zähl mit, was die andere Seite braucht. Je mehr sie eine Abstimmung braucht, desto mehr darfst du dafür zahlen.

lesson-partners = Zu viert: Marina ist jetzt deine Partnerin, und ihre Karten zählen mit deinen zusammen. Zorzi führt mit zwei; hilf ihr.
    .alone = Marina hat zwei gelegt, aber zwei gegen zwei ist Gleichstand. Den gewinnt die Seite, die die Abstimmung ausgerufen hat.
    .done = Deine eine und Marinas zwei machen drei. Niemand muss höher gehen; Partner zählen zusammen.
    .hint = Leg dein Castello. Eine Karte hilft schon.
    .why = Partner sehen nie die Hand des anderen. Trophäen und Punkte gehören beiden.

lesson-last = Zorzi und Lucia sind draußen, und deine Seite führt. Passe jetzt, und ihr habt die Abstimmung gewonnen.
    .waste = Du hast gewonnen, aber diese Karte und die Gondel sind weg. Wenn die anderen draußen sind, passe.
    .done = Castello geht an dich und Marina. Jetzt kannst du alles: gut teilen, wenig Punkte nehmen, Abstimmungen billig gewinnen.
    .hint = Drück auf „Passen“: Karten, die du nicht legst, bleiben auf deiner Hand.
