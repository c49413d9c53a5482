# Die erste Partie Canaletto auf Deutsch: was der Coach sagt.

lesson-goal = Wer am Ende das meiste Geld hat, gewinnt. Schätze bringen Geld: Biete 3 für den letzten Ofen.
    .out = Marina hat ihn für 2 gekauft und 12 dafür bekommen. Er könnte deiner sein.
    .other = Auch damit kaufst du ihn. Aber biete diesmal 3: Das führt zum nächsten Posten dieser Lektion.
    .dear = Du hast für diesen Ofen so viel gegeben, wie er brachte, oder mehr. Biete 3.
    .done = Du hast 3 gezahlt. In den Palästen ist kein Ofen mehr, also sind beide verkauft: je 12 Dukaten, für dich.
    .why = Den anderen Ofen hattest du schon. Eine Sorte wird verkauft, wenn ihr letztes Stück die Paläste verlässt.

lesson-end = Die Partie endet, wenn zwei Sorten in den Palästen übrig sind. Was ist ein unverkaufter Schatz dann wert?
    .choice-nothing = Nichts
    .choice-value = Den nächsten Wert
    .value = Nein. Schätze bringen erst Geld, wenn ihre Sorte verkauft wird. Was übrig bleibt, bringt nichts.
    .done = Richtig. Nur Verkauftes bringt Geld. Kauf also Sorten, die rechtzeitig vollständig werden.
    .why = Eine Zeile auf dem Wasser zählt die Sorten. Die goldene Zahl bringt jedes Stück der nächsten Sorte.

lesson-outbid = Nächster Posten: eine Lampe und ein Spiegel. Wenn du dran bist, biete mehr, oder passe. Biete 3 oder 4.
    .out = Passen kostet nichts, aber du bist in dieser Versteigerung draußen. Marina hat den Posten für 2.
    .mask = Das war deine Maske: ein Posten umsonst, einmal in der Partie. Heb sie auf; sie kommt noch dran.
    .more = Der Posten gehört dir. Aber fang niedrig an: Biete 3 oder 4, und schau, was Marina macht.
    .done = Marina bietet 5. Du bist überboten und zahlst nichts: Nur der Käufer zahlt.
    .why = Geboten wird reihum, bis alle bis auf einen gepasst haben. Das höchste Gebot kauft den ganzen Posten.

lesson-aim = Jeder Dukat bringt die Gondel einen Palast weiter, und wo sie hält, ist der nächste Posten. Erreiche die andere Lampe.
    .out = Marina hat den Posten, und die Gondel hält, wohin sie sie geschickt hat. Bleib dabei und biete.
    .mask = Der Posten gehört dir umsonst, aber die Gondel bleibt, wohin Marina sie geschickt hat. Biete, dann lenkst du.
    .round = Sie hat dort gehalten, aber erst nach einer ganzen Runde um die Lagune. Sieben Dukaten genügen.
    .elsewhere = Der Posten gehört dir, aber die Gondel ist nicht bei der Lampe. Zähl für jeden Dukaten einen Palast.
    .done = Marina passt. Du hast Lampe und Spiegel für 7 gekauft, und als Nächstes kommt die andere Lampe.
    .why = Ein Gebot ist Preis und Strecke zugleich. Jede Zahl auf dem Wasser ist das Gebot, das dort hält.

lesson-let-go = Marina bietet 8, Pietro 14. Du hast die erste Lampe: Passe, und schau, was sie bringt.
    .mask = Der Posten gehört dir umsonst, aber das geht nur einmal. Du brauchst deine Maske bald.
    .bought = Du hast den Posten, und beide Lampen wurden dir bezahlt. Schau jetzt, was Passen bringt.
    .debt = Du hast mehr geboten, als du hast, und bleibst den Rest schuldig. Schulden kommen später; passe diesmal.
    .done = Pietro hat die letzte Lampe genommen. Jetzt werden beide verkauft: 9 Dukaten für seine, 9 für deine.
    .why = Nur der Käufer zahlt für einen Posten. Wird eine Sorte verkauft, bekommen alle ihr Geld, für jedes Stück.

lesson-wait = Du hast einen Spiegel, und die nächste Sorte bringt 13 für jedes Stück. Wann werden Spiegel verkauft?
    .choice-now = Sofort
    .choice-last = Wenn der letzte Spiegel gekauft ist
    .choice-end = Am Ende der Partie
    .now = Noch nicht. Drei Spiegel stehen noch in Palästen: Schau auf die drei goldenen Punkte unter diesem.
    .end = Am Ende bringen unverkaufte Schätze nichts. Eine Sorte wird in dem Moment verkauft, in dem sie vollständig ist.
    .done = Richtig. Goldene Punkte zählen die Stücke in den Palästen. Bei einem Punkt macht der nächste Käufer die Sorte vollständig.
    .why = Zwei Lampen sind bald beisammen, vier Spiegel nicht. Kleine Sorten werden meist zuerst verkauft.

lesson-plan = Du hast zwei Fächer, und Marina bietet 2. Schick die Gondel zum letzten Fächer.
    .out = Marina hat den Posten, und die Gondel hält, wohin sie sie geschickt hat. Bleib dabei und ziel auf den Fächer.
    .mask = Der Posten gehört dir, aber die Gondel bleibt, wohin Marina sie geschickt hat. Biete, dann lenkst du.
    .round = Sie hat beim Fächer gehalten, aber erst nach einer ganzen Runde um die Lagune. Vier Dukaten genügen.
    .elsewhere = Der Posten gehört dir, aber die nächste Versteigerung ist nicht beim Fächer. Lies dort die Zahl auf dem Wasser.
    .done = Du hast eine Lampe und einen Spiegel für 4 gekauft, und als Nächstes kommt der Fächer.
    .why = Die Gondel fährt um den Unterschied weiter. Marina hat sie zwei Paläste bewegt; du gibst zwei dazu.

lesson-harvest = Jeder Fächer bringt 15. Marina bietet 3: Nimm den letzten für weniger als 15.
    .out = Deine zwei Fächer sind bezahlt, aber Marina hat für den letzten 3 gezahlt und 15 bekommen.
    .mask = Das geht. Aber mit der Maske bekommst du bis zu drei Schätze, und dieser Fächer kostet nur ein paar Dukaten.
    .dear = Alle drei Fächer sind bezahlt. Aber dieser hat 15 gebracht, und du hast ebenso viel gegeben oder mehr.
    .done = Drei Fächer, je 15 Dukaten. Du hast die Gondel hingeschickt, und es hat sich gelohnt.
    .why = Die goldene Zahl wird für jedes Stück der nächsten verkauften Sorte bezahlt.

lesson-order = Du hast die letzte Büste und das letzte Gemälde gekauft. Wähle, welche Sorte zuerst verkauft wird, für nur je 4.
    .busts = Deine drei Büsten haben je 4 gebracht. Die Gemälde kamen danach dran, für 13.
    .done = Gut gewählt: Die Gemälde bekamen den schlechten Preis, und deine drei Büsten brachten je 13.
    .why = Der nächste Wert ist verdeckt, aber die meisten sind höher als 4. Gib den niedrigen für das her, wovon du weniger hast.
    .hint = Du hast drei Büsten und zwei Gemälde.

lesson-debt = Du hast 4 Dukaten. Der letzte Ofen bringt 16. Marina bietet 5: Biete 6, und bleib 2 schuldig.
    .out = Marina hat 5 gezahlt und 16 dafür bekommen. Ein paar Schulden hätten sich gelohnt.
    .mask = Das geht auch. Aber du hast nur eine Maske; hier genügen ein paar Schulden.
    .more = Der Ofen gehört dir, aber 6 genügten. Jeder Dukat mehr ist geschuldet und kostet zwei.
    .dear = Zähl die Schulden doppelt: Dieser Ofen hat dich so viel gekostet, wie er brachte, oder mehr.
    .done = Du hast deine 4 Dukaten gezahlt und bist 2 schuldig. Dann brachten dir beide Öfen 32.
    .why = Du zahlst, bevor du bezahlt wirst. Geld, das später kommt, tilgt die Schulden nicht.

lesson-count = Du hast 32 Dukaten und bist 2 schuldig. Warum bist du nur 28 wert?
    .choice-unsold = Unverkaufte Schätze kosten Geld
    .choice-twice = Jeder Dukat Schulden zieht zwei ab
    .unsold = Nein. Unverkaufte Schätze bringen am Ende nichts, aber sie kosten auch nichts.
    .done = Ja: 32 minus zweimal 2. Mach nur Schulden für das, was mehr als das Doppelte bringt.
    .why = Schulden bleiben bis zum Ende der Partie. Bei deinem Geld steht, was du mit ihnen wert bist.

lesson-mask = Drei Schätze, und Pietro bietet 13. Mit deiner Maske nimmst du einmal einen Posten umsonst: Setz sie ein.
    .out = Jetzt hat Pietro alle drei. Deine Maske hätte sie vorher genommen.
    .outwitted = Du bietest, und Marina setzt ihre eigene Maske ein. Sie hat alle drei umsonst.
    .dear = Alle drei gehören dir, aber sie waren teuer. Die Maske kostet nichts.
    .done = Alles deins, und niemand zahlt. Die Gondel bleibt, wohin Pietro sie geschickt hat.
    .why = Du darfst sie einsetzen, wenn du dran bist, nach dem ersten Gebot, solange das Gebot höchstens 15 ist.

lesson-guard = Der letzte Löwe: Dann hättest du drei, zu je 14. Aber die anderen haben noch Masken. Biete.
    .out = Marina hat den Posten für 5 bekommen. Deine zwei Löwen wurden bezahlt, ihrer aber auch.
    .masked = Marina setzt ihre Maske ein: Der Posten gehört ihr, umsonst. Über 15 wirkt keine Maske.
    .dear = Dagegen konnte keine Maske etwas tun. Aber 16 hätten genügt.
    .done = Über 15 wirkt keine Maske. Du hast einen Posten bezahlt, und drei Löwen brachten dir 42.
    .why = Sechzehn Dukaten sind eine ganze Runde. Dieser Palast ist jetzt leer, also fährt die Gondel zum nächsten weiter.
    .hint = Masken wirken bis zu einem Gebot von 15.

lesson-finish = Die anderen haben gepasst. Marina ist 38 wert, du 10. Kauf die letzte Uhr: Damit endet die Partie.
    .out = Niemand hat sie gekauft, und die Versteigerung zieht weiter. Unverkauft bringen deine Uhren nichts.
    .shared = Gleichauf mit Marina: Ihr teilt euch den Sieg. Ein Dukat weniger, und er gehört dir allein.
    .dear = Die Uhren sind verkauft, und es ist vorbei, aber du hast zu viel gezahlt. Marina hat mehr.
    .done = Zwei Sorten sind übrig, also ist es vorbei. Deine drei Uhren brachten 36, und du gewinnst.
    .why = Die anderen haben gepasst, also kauft jedes Gebot sofort. Schätze, die nicht verkauft sind, sind nichts wert.
    .hint = Ein kleines Gebot genügt: Niemand kann darauf antworten.
