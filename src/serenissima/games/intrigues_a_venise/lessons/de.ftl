# Die erste Partie Intrigues à Venise, mit einem Coach.

lesson-goal = Deine geheime Mission: auf Agent X landen, dem kleinen grünen Spion. Du stehst dort: Sag es an!
    .asked = Fragen darfst du. Aber dann musst du ihn verbannen, und er ist nicht mehr gefangen.
    .done = Du und dein Partner gewinnt! Eine falsche Ansage hätte verloren. Der Rest ist gehen, begegnen und fragen.
    .why = Wer die geheime Mission des eigenen Teams zuerst erfüllt und ansagt, gewinnt.

lesson-who = Jetzt deine eigene Partie. Öffne deinen Umschlag, den nur du siehst: Wer bist du, und welcher rote Spion?
    .choice-Z-thin = Madame Zsa Zsa, der dünne Spion
    .choice-Z-tall = Madame Zsa Zsa, der große Spion
    .choice-X-thin = Agent X, der dünne Spion
    .choice-B-short = Colonel Bubble, der kleine Spion
    .Z-tall = Der Name stimmt. Aber deine Statur steht auf der mittleren Karte: Der große Spion ist ein Doppelgänger.
    .X-thin = Die Statur stimmt. Aber Agent X ist dein Partner, nicht du: Dein Name steht auf der linken Karte.
    .B-short = Drück auf „Offen lassen“: links dein Name, in der Mitte deine Statur, rechts deine Nachricht.
    .done = Du bist Madame Zsa Zsa, der dünne Spion; die anderen sind Doppelgänger. Agent X ist dein Partner. Wer ist das?
    .why = Zsa Zsa und Agent X gewinnen gemeinsam, ebenso Fiddlebottom und Bubble. Niemand weiß, wer wer ist.

lesson-walk = In deinem Zug gehst du zuerst. Tippe einen leuchtenden Spion an, dann ein leuchtendes Feld. Dann noch einmal.
    .early = Du darfst früher aufhören, und Kugeln dürfen übrig bleiben. Aber mach hier beide Schritte.
    .done = Rote Kugeln gehen auf roten Linien, blaue fahren auf den gepunkteten. Die weiße bewegt nichts.
    .why = Nutz deine Kugeln in beliebiger Reihenfolge, für einen Spion oder für mehrere.

lesson-meet = Du hast nur Gelb: Zwei Kugeln sind weiß. Geh zu Biancas blauem Spion an der Dogana, dann beende die Bewegung.
    .nobody = Du bist niemandem begegnet, also erfährst du in diesem Zug nichts. Der blaue Spion ist einen Schritt entfernt.
    .elsewhere = Auch dorthin führt die gelbe Kugel. Aber da steht niemand zum Reden.
    .done = Gelb hat dich übers Wasser gebracht; zu Land geht es auch. Und du begegnest Bianca, die dir eine Antwort schuldet.
    .why = Hör auf zu gehen, wo der Spion eines anderen Spielers steht: Das ist eine Begegnung.

lesson-ask = Geh zur Begegnung, dann frag Bianca, wer sie ist.
    .build = Eine gute Frage für ein andermal. Frag jetzt, wer sie ist.
    .extra = Du bist weitergegangen, statt zu fragen. Das ist erlaubt, aber Bianca behält ihr Geheimnis.
    .early = Du hast eine Mission angesagt, die du noch nicht kennst. Sie war nicht erfüllt, also hat deine Seite verloren.
    .done = Bianca zeigt dir drei Karten. Mindestens ein Name oder eine Statur darunter ist wahr.
    .why = Die anderen hören deine Frage. Die Karten siehst nur du.

lesson-half = Fiddlebottom, Agent X, groß: Mindestens eins ist wahr. Könnte Bianca noch Colonel Bubble sein?
    .choice-yes = Ja, das könnte sie
    .choice-no = Nein, das geht nicht
    .no = Nimm an, groß ist die wahre Karte. Dann können beide Namen gelogen sein.
    .done = Sie könnte: Ist groß wahr, können beide Namen gelogen sein. Halbe Wahrheiten verbergen viel.
    .why = Sie hat jeden Namen und jede Statur in ihrer Farbe. Was du siehst, wählt sie.

lesson-exile = Du hast gefragt, also verbannst du den blauen Spion. Wähle ein leuchtendes Feld, dann beende deinen Zug.
    .early = Du hast eine Mission angesagt, die du noch nicht kennst. Sie war nicht erfüllt, also hat deine Seite verloren.
    .done = Das ist die Verbannung, eine Waffe: Gegner kommen weit weg, Freunde dorthin, wo sie gebraucht werden.
    .why = Spione kommen auf einfache weiße Felder. Der Botschafter kommt auf ein Startfeld oder in die Botschaft.

lesson-asked = Jetzt fragt Tomaso, wer du bist. Zeig zwei Namen und eine Statur, mindestens eins davon wahr. Verrate wenig.
    .sealed = Eine Karte aus dem Umschlag ist ein Beweis. Sieh seine Notizen: Was du bewiesen hast, ist jetzt sicher.
    .message = Deine Nachricht ist immer echt, und jetzt hat Tomaso sie. Heb sie für deinen Partner auf.
    .unlucky = Pech: Tomaso ist selbst Fiddlebottom und dick. Zwei Lügen durchschaut, also bist du Zsa Zsa.
    .both = Beides war wahr, und er kann es nicht wissen. Eine wahre Karte hätte gereicht.
    .seen = Tomaso hat eine dieser Karten selbst im Umschlag, also hat er die Lüge durchschaut. Der Rest bleibt offen.
    .done = Das sind seine Notizen. Über dich ist darin nichts sicher: Du hast ihm wenig verraten.
    .why = Niemand weiß, welche Karte wahr ist. Aber niemand glaubt eine Karte, die im eigenen Umschlag liegt.

lesson-ambassador = Die schwarze Kugel bewegt den Botschafter. Bring ihn zu deinem großen Spion, dann frag Bianca, wer sie ist.
    .nobody = Du bist niemandem begegnet, also antwortet niemand. Tippe den Botschafter mit dem Zylinder an: Er kann gehen.
    .elsewhere = Er gehört niemandem und geht, wohin du ihn schickst. Aber dort begegnet er keinem deiner Spione.
    .build = Nach der Statur darfst du fragen. Frag diesmal, wer sie ist: Du suchst deinen Partner.
    .whom = Richtig, über ihn darfst du alle fragen, nah oder fern. Frag diesmal Bianca, wer sie ist.
    .early = Du hast eine Mission angesagt, die du noch nicht kennst. Sie war nicht erfüllt, also hat deine Seite verloren.
    .done = Über den Botschafter siehst du nur zwei Karten. Genau eine davon ist wahr.
    .why = Es ist gleich, wer zu wem kommt: dein Spion zum Botschafter oder er zu deinem Spion.

lesson-partner = Agent X oder Zsa Zsa: Genau eins ist wahr. Was weißt du jetzt über Bianca?
    .choice-open = Sie kann beides sein
    .choice-neither = Sie ist keins von beiden
    .choice-partner = Sie ist Agent X
    .open = Einer dieser Namen liegt in deinem eigenen Umschlag. Kann er dann ihrer sein?
    .neither = Bei einer Begegnung mit einem Spion ginge das. Über den Botschafter ist einer der zwei Namen wahr.
    .done = Zsa Zsa bist du, also ist sie Agent X und gehört zu dir! Deine Notizen: Gold ist sicher, schraffiert unmöglich.
    .why = Tippe ein schraffiertes Kästchen an, und die Notizen sagen dir, welche Antworten es ausschließen.

lesson-tic = Gib deinem Partner ein Zeichen über den Tisch. Zsa Zsa zieht gern einen Schmollmund.
    .bluff = Das ist der Tick eines anderen. Bluffen ist erlaubt! Diesmal zeig deinen eigenen: den Schmollmund.
    .otherwise = Gehen kannst du gleich. Gib zuerst das Zeichen: den Schmollmund.
    .done = Bianca runzelt die Stirn, wie es Agent X tut. Aber alle haben es gesehen, und ein Tick kann ein Bluff sein.
    .why = Ein Tick bewegt nichts und beweist nichts. Karten schon.

lesson-message = Jetzt fragt Bianca dich. Zeig ihr alle Karten aus deinem Umschlag: Name, Statur und Nachricht.
    .clever = Schlau: Bianca ist selbst Agent X. Also muss Zsa Zsa wahr sein, und sie hat deine Nachricht.
    .lucky = Bianca ist selbst groß, also muss Zsa Zsa wahr sein. Sie kennt dich und hat deine Nachricht.
    .unproven = Sie hat deine Nachricht, weiß aber nicht, wer du bist. Zeig auch Zsa Zsa aus dem Umschlag.
    .no-message = Jetzt kennt sie dich. Ohne deine Nachricht kennt ihr beide die Mission nicht.
    .dark = Ihre Notizen verraten noch nicht, ob du zu ihr gehörst. Nimm die Karten aus deinem Umschlag.
    .done = Für Bianca steht jetzt fest: Du bist Zsa Zsa, und deine Nachricht ist Delta.
    .why = Für einen wahren Namen oder eine wahre Statur darfst du die Karte aus dem Umschlag zeigen. Das beweist es.

lesson-mission = Bianca hat dir ihre Nachricht gezeigt: Bravo. Deine ist Delta. Such die Zeile eures Teams: Delta, dann Bravo.
    .choice-ambassador = Den Botschafter zu Nummer drei bringen
    .choice-fiddlebottom = Auf Lord Fiddlebottom landen
    .choice-speedboat = Agent X zum Schnellboot bringen
    .ambassador = In dieser Zeile stehen Delta und Alpha. Such Delta, dann Bravo.
    .speedboat = Das laufende Männchen bedeutet eine Flucht. Aber dort stehen Delta und Charlie: Such Delta, dann Bravo.
    .done = Ihr jagt Lord Fiddlebottom, mit einem beliebigen Spion von dir oder Bianca. Nur sein wahrer Spion zählt.
    .why = Zuerst kommt die Nachricht von Zsa Zsa, dann die von Agent X. Ein laufendes Männchen bedeutet eine Flucht.

lesson-announce = Öffne deine Notizen: Welche Figur ist Lord Fiddlebottom? Lande auf ihr, beende die Bewegung und sag an.
    .decoy = Dieser grüne Spion war ein Doppelgänger. Eine falsche Ansage schenkt den anderen die Partie.
    .look = Das ist der große. Deine Notizen sagen, welche Statur Tomaso hat: Such das goldene Kästchen.
    .asked = Fragen darfst du. Aber dann wird er verbannt und ist nicht mehr gefangen.
    .gone = Du bist weitergegangen, und Fiddlebottom ist nicht mehr gefangen.
    .elsewhere = Das ist erlaubt, aber so fängst du niemanden. Wer ist in deinen Notizen Fiddlebottom, und mit welcher Statur?
    .early = Niemand war gefangen, also war die Ansage falsch. Deine Seite hat verloren.
    .hint = Sieh in deinen Notizen bei Tomaso nach: Ein Name und eine Statur sind golden. Er spielt Grün.
    .done = Die Masken fallen: Bianca und du gewinnt! Jetzt spiel eine richtige Partie und finde deinen eigenen Partner.
    .why = Ansagen darfst du in deinem Zug, nach dem Ziehen. Richtig: Deine Seite gewinnt. Falsch: die andere.
