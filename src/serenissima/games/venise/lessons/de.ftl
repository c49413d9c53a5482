# Die erste Lektion von Venise: was der Coach sagt.
lesson-lay = Du bist die rote Figur oben links. Wähle unter dem Spielplan die Karte „Kurz“. Dann tippe auf den goldenen Platz neben dir.
    .wall = Diese Planke führt nach unten an eine Mauer. Der rote Edelstein liegt rechts von dir.
    .long = Eine lange Planke geht schräg, zum Pfahl unter dem Edelstein. Leg eine kurze.
    .joker = Ein Joker lohnt sich, aber noch nicht jetzt: Er kommt später in dieser Lektion.
    .early = Damit wäre dein Zug vorbei, und nichts wäre getan. Hol zuerst den Edelstein.
    .done = Da liegt die Planke. Sie hat eine deiner vier Sanduhren gekostet: Du siehst sie über deinen Karten.
    .why = Eine Planke, die du legst, muss dein Feld berühren. Gehen dürfen darauf alle.

lesson-walk = Jetzt geh: ein Schritt auf die Planke, noch einer auf die Brücke. Wähle „2 Schritte“ und tippe auf den Edelstein.
    .short = Ein Schritt bringt dich auf die Planke. Der Edelstein ist noch einen Schritt weiter.
    .dear = „3 Schritte“ kostet drei Sanduhren, auch wenn du nur zwei gehst. „2 Schritte“ kostet zwei.
    .back = Du darfst unterwegs umkehren. Aber jetzt bist du wieder am Anfang.
    .otherwise = Das ist erlaubt. Aber der Edelstein ist nur zwei Schritte entfernt: Hol ihn jetzt.
    .hint = Auf einem Touchscreen zeigt das erste Tippen, wohin es geht. Dann tippe auf „Gehen“.
    .done = Der Edelstein gehört dir. Er liegt auf deinem Zelt in der Ecke und bringt dir ein Sanduhrplättchen.
    .why = Auf einer Planke kann man stehen, also kostet das Überqueren immer zwei Schritte.

lesson-back = Zwei Sanduhren sind übrig: eine von den vieren und dein neues Plättchen. Wähle „Entfernen“ und tippe auf die Planke hinter dir.
    .left = Dann bleibt die Planke liegen. Alle dürfen darauf gehen oder sie nehmen.
    .done = Die Planke kannst du wieder legen. Die Zahlen bei deinem Namen zeigen, was du hast.
    .why = Wer eine Planke aufnimmt, behält sie, egal, wer sie gelegt hat. Nimm zurück, was du nicht mehr brauchst.

lesson-end = In diesem Zug ist alles getan. Tippe auf „Zug beenden“: Du ziehst zwei Karten und behältst das Plättchen.
    .otherwise = Das ist erlaubt. Aber es bringt nichts mehr: Tippe auf „Zug beenden“.
    .done = Auch Nicolò hat einen Edelstein geholt: Er braucht die vier grünen. Die markierte Liste zeigt, wie weit es zu deinen ist.
    .why = Was du von den vier Sanduhren nicht brauchst, verfällt; Plättchen warten. Acht Karten darfst du behalten.

lesson-wall = Dein nächster Edelstein liegt zwei Pfähle unter dir, aber dazwischen steht eine Mauer. Leg eine Planke, die daran vorbeiführt, und geh hinüber.
    .blocked = Diese Planke endet auf deiner Seite der Mauer, und niemand steigt über Mauern.
    .away = Das führt dorthin zurück, wo dein erster Edelstein war. Der nächste liegt in der anderen Richtung.
    .go = Die Planke liegt gut. Jetzt wähle „2 Schritte“ und tippe auf ihr anderes Ende.
    .otherwise = „Lang“ legt eine Planke schräg an der Mauer vorbei. Leg sie, dann wähle „2 Schritte“.
    .done = Du bist an der Mauer vorbei und stehst unter einer Brücke. Eine Planke noch, und du bist beim Edelstein.
    .why = Eine Mauer teilt ihren Pfahl in zwei Seiten. Jede Planke berührt nur eine davon.

lesson-move = Du bist wieder dran, aber du hast keine lange Planke mehr. Wähle „Versetzen“, dreh die Planke hinter dir zum Edelstein und geh hinüber.
    .wrong = Jetzt führt sie nach rechts. Dein Edelstein liegt unten links.
    .go = Die Planke liegt gut. Jetzt wähle „2 Schritte“ und tippe auf den Edelstein.
    .first = Das führt dich zurück. Dreh zuerst die Planke.
    .otherwise = Dreh die Planke mit „Versetzen“, dann wähle „2 Schritte“.
    .done = Zwei Edelsteine. Die Planke, die dich hergebracht hat, hat dich auch weitergebracht.
    .why = „Versetzen“ nimmt eine Planke auf und legt sie neu, für zwei Sanduhren und eine Karte. In deinen Vorrat kommt sie dabei nicht.

lesson-under = Diesmal liegt dein Edelstein auf einer Brücke, und eine lange Planke führt hin. Geh hinüber.
    .halfway = Noch ein Schritt über die Planke bringt dich zur Brücke.
    .otherwise = Wähle „2 Schritte“, geh über die lange Planke und schau, wo du ankommst.
    .done = Du bist unter der Brücke: Sie verdeckt dich zum Teil. Der Edelstein liegt oben, und hinauf kommt niemand.
    .why = Eine Brücke hat zwei Felder: eins darauf und eins darunter. Zeig auf eine Brücke, und du siehst, welche Seite wohin führt.

lesson-ends = Nur Planken an den beiden Enden einer Brücke führen hinauf. Leg eine vom Pfahl darüber aus und hol den Edelstein.
    .away = Diese Planke führt weg vom Edelstein, zur Mauer rechts.
    .go = Die Planke liegt gut. Jetzt wähle „2 Schritte“ und tippe auf den Edelstein.
    .otherwise = Leg „Kurz“ gerade nach unten ans Ende der Brücke. Dann wähle „2 Schritte“.
    .done = Du stehst auf der Brücke, und der Edelstein gehört dir. Schau, wo eine Brücke endet, bevor du eine Planke legst.
    .why = Planken von allen anderen Seiten führen unter die Brücke.

lesson-tee = Der Edelstein ist an keinem Ende deiner langen Planke. Leg „Kurz“ von ihrer Mitte zum Edelstein und geh hin.
    .side = Diese führt zu einem anderen Pfahl. Der Edelstein liegt links.
    .first = Die lange Planke endet an zwei Pfählen, und der Edelstein ist an keinem davon.
    .go = Die Planke liegt gut. Jetzt wähle „2 Schritte“ und tippe auf den Edelstein.
    .otherwise = Leg „Kurz“ zwischen deine lange Planke und den Edelstein. Dann wähle „2 Schritte“.
    .done = Zwei Planken bilden ein T: eine kurze, und ein dritter Pfahl ist in Reichweite.
    .why = Eine kurze Planke darf auf der Mitte einer schrägen langen aufliegen.

lesson-cross = Du stehst auf der kurzen Planke eines T. Leg geradeaus noch eine kurze, dann geh zum markierten Edelstein.
    .first = Noch führt kein Weg zum Edelstein. Leg zuerst die kurze Planke.
    .go = Die Planke liegt gut. Jetzt wähle „2 Schritte“ und tippe auf den Edelstein.
    .otherwise = Leg „Kurz“ auf die andere Seite der langen Planke. Dann wähle „2 Schritte“.
    .done = Das ist ein X. Von einer kurzen Planke zur anderen ist es ein einziger Schritt.
    .why = Beide kurzen Planken liegen auf der langen. Eine darf weg, während die andere bleibt.

lesson-crossbar = Du stehst auf einer kurzen Planke, links liegt noch eine. Verbinde sie mit „Lang“, dann geh drei Schritte zum Edelstein.
    .first = Noch führt kein Weg hinüber. Leg zuerst die lange Planke.
    .go = Die Planke liegt gut. Jetzt wähle „3 Schritte“ und tippe auf den Edelstein.
    .otherwise = Leg „Lang“ von deiner kurzen Planke zur anderen. Dann wähle „3 Schritte“.
    .done = Das ist ein H, die letzte Form. Zwei und drei macht fünf Sanduhren: Die fünfte war dein Plättchen.
    .why = Ein Plättchen wird von selbst ausgegeben, sobald deine vier Sanduhren nicht reichen.

lesson-fall = Nicolò fehlt nur noch der markierte grüne Edelstein unter der Brücke. Sein Weg ruht auf einer Planke, an die du herankommst. Nimm sie.
    .lost = Drei Schritte, und Nicolò hat alle vier. Sein ganzer Weg ruhte auf der langen Planke.
    .otherwise = Sein Weg ist noch offen. Er ruht auf der langen Planke, und die berührt deinen Pfahl.
    .done = Die lange Planke gehört dir. Die kurze, die darauf lag, ist ins Wasser gefallen, für alle verloren.
    .why = Niemand darf eine Planke nehmen, auf der jemand steht, oder eine, mit der eine Figur ins Wasser fiele. Wer auf seinem Weg steht, bewacht ihn.

lesson-joker = Dein letzter Edelstein! „Lang“ und „3 Schritte“ kosten fünf Sanduhren, und du hast vier. Tippe auf „Joker nehmen“: Das ist dein ganzer Zug.
    .stuck = Die Planken bilden jetzt ein H, aber zwei Sanduhren sind übrig, und „3 Schritte“ kostet drei.
    .around = Ohne eine Planke hinüber führen deine Schritte nicht in die Nähe des Edelsteins.
    .nothing = Du darfst einen Zug beenden, ohne zu spielen. Aber dann hättest du umsonst einen Joker nehmen können.
    .otherwise = Das reicht nicht bis zum Edelstein. Nimm einen Joker: Er wartet auf deinen nächsten Zug.
    .done = Ein Joker gilt als jede Karte, die du willst, für zwei Sanduhren. Aber schau: Nicolòs Planke zu seinem letzten Edelstein liegt schon.
    .why = Auch nach einem Joker ziehst du zwei Karten. Zwei Joker darfst du haben. Auch vier Karten bringen dir einen.

lesson-win = Nicolò kann in seinem nächsten Zug gewinnen. Verbinde die kurzen Planken mit „Lang“. Dann spiel den Joker als „3 Schritte“.
    .otherwise = Zwei Schritte, und Nicolò hat seinen vierten Edelstein. Versuch es mit „Lang“ und dann mit dem Joker.
    .done = Vier Edelsteine: Du gewinnst! In einer Partie: Plan deinen Weg, nimm Planken zurück und achte darauf, was die anderen brauchen.
    .why = Am besten ist ein Joker als „3 Schritte“: Das spart dir eine Sanduhr.
