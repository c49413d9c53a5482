# Die erste Lektion von Venise: was der Coach sagt.
lesson-lay = Du bist die rote Figur. Wähle die Karte „Kurz“ und leg die Planke zum roten Edelstein neben dir.
    .wall = Diese Planke führt nach unten an eine Mauer, weg vom Edelstein.
    .long = Eine lange Planke liegt schräg über die Ecke. Hier würde sie dich am Edelstein vorbeiführen.
    .early = Hier geht alles mit Karten. Wähle zuerst „Kurz“.
    .done = Da liegt die Planke. Sie hat dich eine der vier Sanduhren gekostet, die du in jedem Zug hast.
    .why = Eine Planke muss das Feld berühren, auf dem du stehst. Benutzen dürfen sie alle.

lesson-walk = Jetzt geh zum Edelstein: ein Schritt auf die Planke, ein Schritt auf die Brücke. Wähle „2 Schritte“.
    .short = Ein Schritt bringt dich auf die Planke. Der Edelstein ist noch einen Schritt weiter.
    .dear = Diese Karte kostet drei Sanduhren, auch für zwei Schritte. „2 Schritte“ kostet zwei.
    .back = Du darfst unterwegs umkehren. Aber jetzt bist du wieder am Anfang.
    .otherwise = Auch das darfst du. Aber der Edelstein ist nur zwei Schritte entfernt: Hol ihn jetzt.
    .done = Der Edelstein gehört dir! Jeder deiner ersten drei bringt dir auch eine Sanduhr für später.
    .why = Auf einer Planke kann man stehen, also kostet das Überqueren immer zwei Schritte.

lesson-back = Zwei Sanduhren sind übrig, eine davon ist neu. Wähle „Entfernen“ und nimm die Planke hinter dir auf.
    .left = Dann bleibt die Planke liegen. Alle können sie benutzen oder dir wegnehmen.
    .done = Sie ist wieder in deinem Vorrat. Du kannst sie noch einmal legen, und niemand folgt dir.
    .why = Wer eine Planke aufnimmt, behält sie, egal, wer sie gelegt hat. Planken sind knapp: Nimm zurück, was du nicht mehr brauchst.

lesson-end = Deine neue Sanduhr bleibt dir für einen späteren Zug. Beende deinen Zug: Du ziehst zwei Karten.
    .otherwise = Das war erlaubt. Aber für diesen Zug hast du alles getan: Beende ihn.
    .done = Nicolò hat in seiner Ecke dasselbe gemacht. Er will vier grüne Edelsteine und braucht dieselben Planken.
    .why = Unverbrauchte Sanduhren eines Zugs verfallen. Nur die, die du mit Edelsteinen gewonnen hast, warten auf dich.

lesson-wall = Der markierte Edelstein liegt hinter einer Mauer, und niemand steigt über Mauern. Leg die Planke, die herumführt, und geh hinüber.
    .blocked = Diese Planke endet vor der Mauer. Dein Edelstein liegt dahinter.
    .away = Das führt dorthin zurück, wo dein erster Edelstein war. Der nächste liegt in der anderen Richtung.
    .halfway = Du bist unterwegs. Zwei Schritte brächten dich ans andere Ende.
    .otherwise = Die lange Planke liegt schräg über die Ecke und kommt an der Mauer vorbei. Leg sie und geh hinüber.
    .done = Du bist um die Mauer herum. Der Edelstein ist jetzt eine Planke entfernt.
    .why = Eine Mauer teilt ihren Pfahl in zwei Seiten. Auf der Mauer selbst kann keine Planke enden.

lesson-move = Du hast keine lange Planke mehr. Wähle „Versetzen“ und dreh die hinter dir zum Edelstein. Dann geh hinüber.
    .wrong = Jetzt zeigt sie in die andere Richtung. Dein Edelstein liegt unten links.
    .first = Zurück geht es nur nach Hause. Dreh erst die Planke.
    .taken = Die Planke gehört jetzt dir. Sie wieder zu legen kostet zwei, und eine Sanduhr ist zu wenig, um hinüberzugehen.
    .otherwise = Dreh die Planke mit „Versetzen“, dann geh zwei Schritte.
    .done = Zwei Edelsteine. Die Planke, die dich hergebracht hat, hat dich auch weitergebracht.
    .why = „Versetzen“ kostet zwei Sanduhren und eine Karte. Eine lange Planke entfernen und wieder legen kostet drei und zwei Karten.

lesson-under = Eine Planke führt zur Brücke mit deinem Edelstein. Geh hinüber.
    .halfway = Noch ein Schritt über die Planke bringt dich zur Brücke.
    .otherwise = Geh zwei Schritte über die lange Planke und schau, wo du ankommst.
    .done = Du bist unter der Brücke, und der Edelstein liegt oben. Von hier kommst du nicht hinauf.
    .why = Eine Brücke hat zwei Felder: eins darauf und eins darunter. Niemand klettert von einem zum anderen.

lesson-ends = Nur Planken an den beiden Enden einer Brücke führen hinauf. Von hier oben kommst du an den Edelstein: Hol ihn.
    .away = Diese Planke führt weg vom Edelstein, zur Mauer rechts.
    .soon = Nimm sie auf, wenn du drüben bist: Jetzt brauchst du sie.
    .halfway = Das bringt dich auf die Planke. Zum Edelstein sind es zwei Schritte.
    .otherwise = Leg eine kurze Planke hinunter zum Ende der Brücke, dann geh zwei Schritte.
    .done = Du bist oben, und der Edelstein gehört dir. Schau, wo eine Brücke endet, bevor du eine Planke legst.
    .why = Planken von allen anderen Seiten führen unter die Brücke.

lesson-tee = Planken dürfen auch auf Planken aufliegen. Leg von der langen Planke aus eine kurze zum Edelstein: ein T.
    .side = Diese Seite führt zu einem anderen Pfahl. Der Edelstein liegt links.
    .first = Die lange Planke endet an zwei Pfählen, und der Edelstein ist an keinem davon.
    .otherwise = Leg eine kurze Planke von der Mitte der langen zum Edelstein. Dann geh.
    .done = Eine kurze Planke, und ein dritter Pfahl ist in Reichweite.
    .why = Eine kurze Planke darf von einem Pfahl zur Mitte einer schrägen langen Planke führen.

lesson-cross = Du stehst auf dem Stiel eines T. Leg gegenüber den zweiten Stiel: ein X. Dann geh zum markierten Edelstein.
    .first = Ohne zweiten Stiel führt kein Weg zum Edelstein.
    .otherwise = Leg eine kurze Planke in gerader Linie weiter, dann geh zwei Schritte zum markierten Edelstein.
    .done = Von einem Stiel zum anderen ist es ein einziger Schritt. Drei Planken verbinden vier Pfähle.
    .why = Beide Stiele liegen auf der langen Planke. Einer darf weg, während der andere bleibt.

lesson-crossbar = Die letzte Form ist ein H. Leg eine lange Planke quer hinüber zur anderen kurzen, dann geh drei Schritte zum markierten Edelstein.
    .first = Noch führt kein Weg hinüber. Leg erst die lange Planke.
    .few = Ein Schritt bringt dich in die Mitte des H. Spar deine Sanduhren für drei.
    .otherwise = Von einer kurzen Planke reicht eine lange bis zur nächsten kurzen. Leg sie, dann geh zum markierten Edelstein.
    .done = Zwei und drei macht fünf Sanduhren. Die fünfte war die, die du mit einem Edelstein gewonnen hast.
    .why = Sie wird von selbst ausgegeben, wenn die vier deines Zugs nicht reichen.

lesson-fall = Nicolò fehlt nur noch der grüne Edelstein unter der Brücke. Schau, worauf sein Weg ruht, und nimm es weg.
    .lost = Drei Schritte, und er hat alle vier. Sein ganzer Weg lag auf einer Planke.
    .otherwise = Sein Weg ist noch offen. Die lange Planke trägt ihn, und sie berührt deinen Pfahl.
    .done = Die lange Planke gehört dir. Was darauf lag, ist ins Wasser gefallen, für alle verloren.
    .why = Niemand darf eine Planke nehmen, auf der jemand steht, oder eine, mit der eine Figur ins Wasser fiele. Wer auf seinem Weg steht, bewacht ihn.

lesson-joker = Dein letzter Edelstein! Die Querplanke kostet zwei, drei Schritte kosten drei, und du hast vier. Nimm stattdessen einen Joker.
    .stuck = Die Querplanke liegt, und zwei Sanduhren sind übrig. Drei Schritte kosten drei.
    .around = Ohne die Querplanke führen deine Schritte nicht in die Nähe des Edelsteins.
    .nothing = Du darfst einen Zug beenden, ohne zu spielen. Aber dann hätte es einen Joker umsonst gegeben.
    .otherwise = Das reicht nicht bis zum Edelstein. Nimm einen Joker: Er wartet auf deinen nächsten Zug.
    .done = Ein Joker gilt als jede Karte, die du willst, und kostet zwei Sanduhren. Nicolò ist nah dran: Seine Planke liegt bereit.
    .why = Einen Joker zu nehmen ist ein ganzer Zug; danach ziehst du noch Karten. Zwei Joker darfst du haben. Auch vier andere Karten bringen dir einen.

lesson-win = Nicolò kann in seinem nächsten Zug gewinnen. Leg die Querplanke, dann spiel den Joker als drei Schritte.
    .otherwise = Zwei Schritte, und Nicolò hat seinen vierten Edelstein. Versuch es mit der Querplanke und dem Joker.
    .done = Vier Edelsteine: Du gewinnst! Jetzt eine richtige Partie: Plan deinen Weg, nimm Planken zurück, behalte seine im Auge.
    .why = Am besten ist ein Joker als drei Schritte: Das spart eine Sanduhr.
