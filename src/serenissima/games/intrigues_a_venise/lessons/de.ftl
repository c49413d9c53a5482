# Die erste Partie Intrigues à Venise, mit einem Coach.

lesson-who = Halt deinen Umschlag gedrückt, um hineinzusehen. Das siehst nur du. Wer bist du?
    .choice-F = Lord Fiddlebottom
    .choice-B = Colonel Bubble
    .choice-X = Agent X
    .choice-Z = Madame Zsa Zsa
    .F = Der Lord sitzt woanders an diesem Tisch. Halt den Umschlag gedrückt und lies die erste Karte.
    .B = Der Colonel sitzt woanders an diesem Tisch. Halt den Umschlag gedrückt und lies die erste Karte.
    .X = Agent X ist dein Partner, nicht du. Halt den Umschlag gedrückt und lies die erste Karte.
    .done = Du bist Madame Zsa Zsa. Agent X ist dein Partner, und du weißt nicht, wer das ist. Noch nicht.
    .why = Zsa Zsa und Agent X gewinnen gemeinsam. Ebenso Fiddlebottom und Bubble. Niemand weiß, wer wer ist.

lesson-spy = Du spielst Rot und hast vier Spione. Sieh noch einmal in den Umschlag: Welcher davon bist wirklich du?
    .choice-tall = Der große
    .choice-short = Der kleine
    .choice-fat = Der dicke
    .choice-thin = Der dünne
    .tall = Der große ist ein Doppelgänger. Lies die zweite Karte in deinem Umschlag.
    .short = Der kleine ist ein Doppelgänger. Lies die zweite Karte in deinem Umschlag.
    .fat = Der dicke ist ein Doppelgänger. Lies die zweite Karte in deinem Umschlag.
    .done = Der dünne rote Spion bist du. Die drei anderen sind Doppelgänger, und nur du weißt es.
    .why = Alle haben einen wahren Spion und drei Doppelgänger. Für die anderen sehen alle vier gleich aus.

lesson-marbles = Zwei rote Kugeln und eine blaue. Tippe den kleinen roten Spion an, dann ein leuchtendes Feld.
    .otherwise = Du darfst stehen bleiben. Aber Venedig macht zu Fuß mehr Spaß: Tippe zuerst einen leuchtenden Spion an.
    .done = Eine rote Kugel ist ein Schritt zu Land, eine blaue ein Schritt zu Wasser.
    .why = Mit Gelb geht beides, mit Weiß gar nichts. Schwarz bewegt den Botschafter, der niemandem gehört.

lesson-meet = Ein blauer Spion von Bianca wartet an der Dogana. Geh zu Land hin, dann beende die Bewegung.
    .nobody = Du bist niemandem begegnet, also erfährst du in diesem Zug nichts. Der blaue Spion ist einen Schritt entfernt.
    .elsewhere = Das ist ein erlaubter Weg. Aber an seinem Ende steht niemand zum Reden.
    .done = Eine Begegnung! Wer dir begegnet, schuldet dir eine Antwort.
    .why = Jeder Spion ist recht, Doppelgänger oder nicht: Du fragst den Spieler, nicht die Figur.

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
    .why = Du hattest 216 Verteilungen zu bedenken. Nach dieser Antwort bleiben 168.

lesson-exile = Du hast gefragt, also verbannst du den blauen Spion. Wähle ein leuchtendes Feld, dann beende deinen Zug.
    .early = Du hast eine Mission angesagt, die du noch nicht kennst. Sie war nicht erfüllt, also hat deine Seite verloren.
    .done = Verbannen ist eine Waffe. Schick Gegner weit weg und Freunde dorthin, wo sie gebraucht werden.
    .why = Spione kommen auf einfache weiße Felder. Der Botschafter kommt auf ein Startfeld oder in die Botschaft.

lesson-asked = Tomaso fragt, wer du bist. Zeig zwei Namen und eine Statur, mindestens eins davon wahr. Verrate wenig.
    .sealed = Eine Karte aus dem Umschlag ist ein Beweis. Sieh seine Notizen: Was du bewiesen hast, ist jetzt sicher.
    .message = Deine Nachricht ist immer echt, und jetzt hat Tomaso sie. Heb sie für deinen Partner auf.
    .unlucky = Pech: Tomaso ist selbst Fiddlebottom und dick. Zwei Lügen durchschaut, also bist du Zsa Zsa.
    .both = Beides war wahr, und er kann es nicht wissen. Eine wahre Karte hätte gereicht.
    .seen = Tomaso hat eine dieser Karten selbst im Umschlag, also hat er die Lüge durchschaut. Der Rest bleibt offen.
    .done = Das sind seine Notizen über den Tisch. 168 von 216 Verteilungen bleiben: Du hast ihm wenig verraten.
    .why = Niemand weiß, welche Karte wahr ist. Aber niemand glaubt eine Karte, die im eigenen Umschlag liegt.

lesson-tic = Gib deinem Partner ein Zeichen, wo immer er sitzt: Zsa Zsa zieht einen Schmollmund.
    .bluff = Das ist der Tick eines anderen. Bluffen ist erlaubt! Diesmal zeig deinen eigenen: den Schmollmund.
    .otherwise = Gehen kannst du gleich. Gib zuerst ein Zeichen: den Schmollmund.
    .done = Bianca runzelt die Stirn, wie es Agent X tut. Echt oder eine List? Die Karten werden es zeigen.
    .why = Ein Tick hat keine Wirkung und beweist nichts. Alle am Tisch sehen ihn.

lesson-notes = Beim Botschafter ist genau eine von zwei Karten wahr. Lies deine Notizen: Wer ist Agent X?
    .choice-Bianca = Bianca
    .choice-Tomaso = Tomaso
    .choice-Lucia = Lucia
    .Tomaso = Tomaso hat Fiddlebottom und Zsa Zsa gezeigt. Zsa Zsa bist du, also ist er Fiddlebottom.
    .Lucia = Lucia hat Fiddlebottom und Bubble gezeigt. Eins davon ist wahr, also ist sie nicht Agent X.
    .done = Tomaso ist Fiddlebottom, also ist Lucia Bubble. Bleibt Bianca: Sie gehört zu dir.
    .why = Schraffierte Kästchen sind unmöglich. Tippe eines an, und die Notizen sagen dir, welche Antworten es ausschließen.

lesson-message = Jetzt fragt Bianca dich. Nutz den Umschlag: Zeig ihr deine Nachricht, und Zsa Zsa als Beweis.
    .clever = Schlau: Bianca ist selbst Agent X. Also muss Zsa Zsa wahr sein, und sie hat deine Nachricht.
    .lucky = Bianca ist selbst groß, also muss Zsa Zsa wahr sein. Sie kennt dich und hat deine Nachricht.
    .unproven = Sie hat deine Nachricht, weiß aber nicht, wer du bist. Zeig auch Zsa Zsa aus dem Umschlag.
    .no-letter = Jetzt kennt sie dich. Ohne deine Nachricht kennt ihr beide die Mission nicht.
    .dark = Ihre Notizen verraten noch nicht, ob du zu ihr gehörst. Nimm die Karten aus deinem Umschlag.
    .done = Für Bianca steht jetzt fest: Du bist Zsa Zsa, und deine Nachricht ist Delta.
    .why = Für einen wahren Namen oder eine wahre Statur darfst du die Karte aus dem Umschlag zeigen. Das beweist es.

lesson-mission = Bianca hat dir Agent X und ihre Nachricht Bravo gezeigt. Such die Zeile eures Teams: Delta, dann Bravo.
    .choice-ambassador = Den Botschafter zu Nummer drei bringen
    .choice-fiddlebottom = Auf Lord Fiddlebottom landen
    .choice-speedboat = Agent X zum Schnellboot bringen
    .ambassador = In dieser Zeile stehen Delta und Alpha. Such Delta, dann Bravo.
    .speedboat = In dieser Zeile stehen Delta und Charlie. Such Delta, dann Bravo.
    .done = Ihr jagt Lord Fiddlebottom, mit einem beliebigen Spion von dir oder von Bianca.
    .why = Zuerst kommt die Nachricht von Zsa Zsa, dann die von Agent X. Umgekehrt sind dieselben Nachrichten eine andere Mission.

lesson-target = Nur sein wahrer Spion zählt. Lies deine Notizen: Welche Figur ist Lord Fiddlebottom?
    .choice-green-fat = Der dicke grüne Spion
    .choice-green-tall = Der große grüne Spion
    .choice-yellow-fat = Der dicke gelbe Spion
    .green-tall = Grün stimmt. Aber Tomaso hat dick und dünn gezeigt, und dünn bist du.
    .yellow-fat = Dick stimmt. Aber Gelb spielt Lucia, und sie ist Colonel Bubble.
    .done = Tomaso ist Fiddlebottom, und er ist dick. Die anderen grünen Spione sind Doppelgänger.
    .why = Du hast Tomaso über den Botschafter nach seiner Statur gefragt: dick oder dünn. Dünn liegt in deinem Umschlag.

lesson-announce = Lande mit deinem kleinen Spion auf ihm, beende die Bewegung und sag an: Mission erfüllt!
    .decoy = Dieser grüne Spion war ein Doppelgänger. Eine falsche Ansage schenkt den anderen die Partie.
    .look = Das ist der große. Du könntest Tomaso fragen, aber deine Mission braucht den dicken.
    .asked = Fragen darfst du. Aber dann wird er verbannt und ist nicht mehr gefangen.
    .gone = Du bist weitergegangen, und Fiddlebottom ist nicht mehr gefangen.
    .elsewhere = Das ist erlaubt, aber so fängst du niemanden. Der dicke grüne Spion ist einen Schritt entfernt.
    .early = Niemand war gefangen, also war die Ansage falsch. Deine Seite hat verloren.
    .done = Die Masken fallen: Bianca und du gewinnt! Jetzt spiel eine richtige Partie und finde deinen eigenen Partner.
    .why = Ansagen darfst du in deinem Zug, nach dem Ziehen. Richtig: Deine Seite gewinnt. Falsch: die andere.
