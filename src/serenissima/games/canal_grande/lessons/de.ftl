# Was der Coach in der ersten Lektion von Canal Grande sagt.

lesson-six = So gewinnt man eine Partie. Du hast Trophäen von fünf Stadtteilen: Leg den sechsten, Dorsoduro!
    .again = Auch ein zweites San Polo ist eine Trophäe. Aber welcher der sechs Stadtteile fehlt dir noch?
    .done = Alle sechs Stadtteile: Du gewinnst, und die Partie ist zu Ende. Viermal derselbe Stadtteil gewinnt auch.
    .hint = Deine Trophäen liegen unter dem Kanal, und Dorsoduro ist leer. Tippe Dorsoduro auf deiner Hand an, dann leg es.
    .why = Man gewinnt allein mit Trophäen, und Trophäen gibt es in Abstimmungen. Das war eine.

lesson-choose = Jetzt von vorn. Marina hat die acht Karten der Runde in zwei Angebote aufgeteilt: Nimm eines.
    .later = Nimm zuerst eines der beiden Angebote.
    .done = Stadtteile und Gondeln hast du jetzt auf der Hand, für Abstimmungen. Zahlenkarten sind Punkte. Marina hat das andere Angebot.
    .hint = Drück den Knopf unter dem Angebot, das dir besser gefällt.
    .why = So läuft jede Runde: Eine Seite teilt auf, die andere nimmt zuerst. In der nächsten Runde tauscht ihr.

lesson-split = Jetzt teilst du auf, und Marina nimmt zuerst. Tippe Karten an, um sie ins andere Angebot zu schieben.
    .lonely = Marina hat sieben Karten genommen und dir eine gelassen. Mach die beiden Angebote ähnlicher.
    .bare = Marina hat alle fünf Karten genommen, du hast nur Punkte. Verteile beides, Karten und Punkte.
    .done = Marina hat das Angebot genommen, das ihr besser gefällt, und das andere gehört dir.
    .hint = Leg zwei oder drei Karten und ein paar Punkte ins zweite Angebot. Dann drück auf „So anbieten“.
    .why = Wer zuerst nimmt, nimmt das bessere Angebot. Mach also zwei, die dir beide recht wären.

lesson-fewer = Eine Phase endet bei zehn Punkten. Du hast sechs, Marina hat sieben. Welches Angebot nimmst du?
    .greedy = Du hast eine Karte mehr. Aber du hast zehn erreicht, Marina hatte weniger Punkte und hat drei Karten gezogen.
    .declined = Niemand muss ziehen. Aber drei geschenkte Karten lohnen sich.
    .done = Marina hat elf erreicht, und die Phase war zu Ende. Du hattest weniger Punkte, also hast du drei Karten gezogen.
    .hint = Unter jedem Angebot liest du, wozu es führt. Nimm das, nach dem du ziehst.
    .why = Mit Punkten gewinnt man nie. Endet eine Phase, gehen alle auf null zurück, und wer weniger hatte, zieht drei Karten.

lesson-specials = In deinem Angebot waren drei Sonderkarten. Setz zuerst Spion und Verräter ein, in beliebiger Reihenfolge.
    .kind = Du hast den Verräter weggeschickt, und weg ist er so oder so. Lass ihn eine Karte stehlen.
    .early = Das würde die Abstimmung sofort beginnen. Zuerst Spion und Verräter: Sie bringen dir Karten dafür.
    .done = Der Spion hat dir zwei Karten vom Stapel geholt. Der Verräter hat Marina verdeckt San Marco gestohlen.
    .hint = Drück auf den Spion, dann auf den Verräter. Er fragt, wen er bestehlen soll: Tippe eine Karte von Marina an.
    .why = Sonderkarten kommen nie auf die Hand. Du setzt sie in dem Zug ein, in dem du sie nimmst, in beliebiger Reihenfolge.

lesson-doge = Jetzt ruft dein Doge eine Abstimmung aus. Leg Karten eines Stadtteils. Marina hat noch zwei San Marco.
    .both = Gewonnen. Aber ein San Polo hätte gereicht, denn Marina hatte keins. Jetzt ist auch die zweite Karte weg.
    .beaten = Marina hat zwei San Marco gegen deines gelegt. Die Trophäe gehört ihr, und deine Karte ist weg.
    .done = Eine Karte hat gereicht: Marina hat keine von diesem Stadtteil und musste passen. Deine Karte ist jetzt eine Trophäe.
    .hint = Leg eine Karte eines Stadtteils, den Marina nicht hat. Dann kann sie nicht antworten.
    .why = Wer gewinnt, behält eine Karte als Trophäe und verliert die anderen gelegten. Gewinn also mit so wenigen wie möglich.

lesson-raise = Marina ruft eine Abstimmung aus und legt zwei Castello. Leg drei! Eine Gondel bringt Karten eines anderen Stadtteils mit.
    .passed = Passen kostet keine Karte, aber Castello gehört ihr. Du hättest auf drei kommen können.
    .done = Drei schlagen zwei. Du hast zwei San Polo und eine Gondel bezahlt; Marina hat eine Karte verloren und die andere zurückgenommen.
    .hint = Tippe einmal Castello und zweimal San Polo an. Die Gondel kommt von selbst mit.
    .why = Um zu antworten, brauchst du eine Karte dieses Stadtteils und eine höhere Summe. Wer zuerst passt, hat die Abstimmung verloren.

lesson-four = Marina hat dreimal San Marco: Mit dem vierten gewinnt sie. Sie hat zwei gelegt; leg mehr!
    .lost = Viermal San Marco: Marina hat die Partie gewonnen. Nimm es zurück und leg mehr als zwei.
    .done = Aufgehalten: Dieses San Marco gehört dir. Behalte im Auge, was die andere Seite noch braucht.
    .hint = Tippe einmal San Marco und zweimal Cannaregio an. Die Gondel kommt mit, und das macht drei.
    .why = Vier Trophäen eines Stadtteils sind der zweite Weg zum Sieg. Ein goldenes Feld zeigt eine Trophäe, die gewinnen würde.

lesson-partners = Zu viert: Marina ist jetzt deine Partnerin, und eure Karten zählen zusammen. Zorzi hat zwei gelegt. Leg Castello.
    .alone = Auch Marina hat zwei gelegt. Aber zwei zu zwei ist Gleichstand, und den gewinnt die Seite, deren Doge es war.
    .done = Zu viert hält dich eine Karte im Spiel, auch wenn ihr zurückliegt. Marina hat zwei mehr gelegt: drei zu zwei.
    .hint = Tippe Castello an und leg es. Es muss nicht mehr sein als die zwei von Zorzi.
    .why = Die Hand deiner Partnerin siehst du nie. Trophäen und Punkte gehören euch beiden; eine Phase endet bei vierzehn Punkten.

lesson-tie = Ihr führt, drei zu zwei. Angenommen, es stünde zwei zu zwei: Wer würde diese Abstimmung gewinnen?
    .choice-ours = Du und Marina
    .choice-theirs = Zorzi und Lucia
    .ours = Einen Gleichstand gewinnt die Seite, deren Doge es ist. Hier hat der Doge von Zorzi die Abstimmung ausgerufen.
    .done = Der Doge von Zorzi hat sie ausgerufen, also gehört ein Gleichstand den beiden. Der Tisch sagt es bei jeder Abstimmung.

lesson-last = Zorzi und Lucia haben gepasst. Die Abstimmung endet, wenn alle vier gepasst haben. Was tust du?
    .waste = Gewonnen, aber ein San Polo und die Gondel sind umsonst weg. Wenn die anderen draußen sind, passe.
    .done = Castello gehört dir und Marina. Jetzt kannst du alles: gut teilen, wenig Punkte nehmen, Abstimmungen billig gewinnen.
    .hint = Drück auf „Passen und gewinnen“: Was du nicht legst, bleibt auf deiner Hand.
    .why = Wer passt, ist aus der Abstimmung draußen. Ist kein Gegner mehr dabei, kostet dich das nichts.
