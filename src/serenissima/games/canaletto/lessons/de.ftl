# Die erste Partie Canaletto auf Deutsch: was der Coach sagt.

lesson-bid = Sechzehn Paläste voller Schätze. Der Posten im Kreis wird versteigert: Biete ein paar Dukaten.
    .out = Passen ist erlaubt. Dann bist du in dieser Versteigerung draußen, und es kostet nichts. Biete diesmal.
    .half = Das ist mehr als die Hälfte deines Geldes auf einmal. Versuch es mit weniger als sechzehn.
    .done = Siehst du die Gondel? Für jeden Dukaten deines Gebots ist sie einen Palast weitergefahren.
    .why = Ein Gebot ist zweierlei zugleich: ein Preis und eine Strecke.

lesson-aim = Wo die Gondel hält, wird als Nächstes versteigert. Biete so, dass sie beim Palast im Kreis hält.
    .out = Jetzt entscheiden die anderen, wohin die Gondel fährt. Bleib dabei und biete.
    .round = Sie hat dort gehalten, aber erst nach einer ganzen Runde um die Lagune. Sieben Dukaten genügen.
    .elsewhere = Der Posten gehört dir, aber die Versteigerung ist zu einem anderen Palast gezogen. Zähl für jeden Dukaten einen Palast.
    .done = Niemand hat mehr geboten. Lampe und Spiegel gehören dir, und die Versteigerung zieht zu deinem Palast.
    .why = Tippe auf einen Palast, dann siehst du, was es kostet, dort zu halten. Auch die Zahl auf dem Wasser sagt es.

lesson-let-go = Marina hat geboten, und Pietro hat auf 14 erhöht. Du hast schon eine Lampe. Passe, und behalte deine Lampe im Auge.
    .mask = Mit der Maske nimmst du einen Posten umsonst, aber nur einmal. Du brauchst sie bald.
    .bought = Du hast den Posten, und beide Lampen wurden dir bezahlt. Schau jetzt, was Passen bringt.
    .debt = Du hast mehr geboten, als du hattest. Schulden kommen später; passe diesmal.
    .done = Pietro hat die letzte Lampe genommen. Jetzt werden beide Lampen verkauft: 9 Dukaten für seine, 9 für deine.
    .why = Nur der Käufer zahlt für einen Posten. Wird eine Sorte verkauft, bekommen alle ihr Geld, für jedes Stück.

lesson-wait = Die nächste Sorte bringt 12 für jedes Stück. Du hast einen Spiegel. Wann wird er verkauft?
    .choice-now = Sofort
    .choice-last = Wenn der letzte Spiegel die Paläste verlässt
    .choice-end = Am Ende der Partie
    .now = Noch nicht. Drei Spiegel stehen noch in Palästen; schau auf die Punkte unter diesem.
    .end = Am Ende bringen unverkaufte Schätze nichts. Eine Sorte wird in dem Moment verkauft, in dem sie vollständig ist.
    .done = Richtig. Die Punkte zeigen, wie viele noch in den Palästen sind. Wenige Punkte: bald verkauft.
    .why = Zwei Lampen sind bald beisammen, vier Spiegel nicht. Kleine Sorten werden meist zuerst verkauft.

lesson-plan = Später. Du hast zwei Fächer, und der letzte steht im Kreis. Mach ihn zum nächsten Posten.
    .out = Du bist draußen, und Marina schickt die Gondel, wohin sie will. Bleib dabei und ziel auf den Fächer.
    .mask = Der Posten gehört dir, aber die Gondel bleibt, wohin Marina sie geschickt hat. Biete, dann lenkst du.
    .round = Sie hat beim Fächer gehalten, aber erst nach einer ganzen Runde um die Lagune. Vier Dukaten genügen.
    .elsewhere = Der Posten gehört dir, aber die nächste Versteigerung ist nicht beim Fächer. Zähl vom goldenen Palast aus.
    .done = Du hast eine Lampe und einen Spiegel für 4 gekauft, und als Nächstes kommt der Fächer.
    .why = Die Gondel fährt um den Unterschied weiter. Marina hat sie zwei Paläste bewegt; du gibst zwei dazu.

lesson-harvest = Der Käufer ist zuletzt dran. Jeder Fächer bringt 15: Nimm den letzten für weniger.
    .out = Deine zwei Fächer sind bezahlt, aber Marina hat für ihren 3 gezahlt und 15 bekommen. Er könnte deiner sein.
    .mask = Das geht. Aber mit der Maske bekommst du bis zu drei Schätze, und dieser Fächer kostet nur ein paar Dukaten.
    .dear = Alle drei Fächer sind bezahlt. Aber dieser hat 15 gebracht, und du hast ebenso viel gegeben oder mehr.
    .done = Drei Fächer, je 15 Dukaten. Du hast die Gondel hingeschickt, und es hat sich gelohnt.
    .why = Der goldene Wert wird für jedes Stück der nächsten verkauften Sorte bezahlt.

lesson-order = Du hast die letzte Büste und das letzte Gemälde gekauft. Wähle, welche Sorte zuerst verkauft wird, für nur 4.
    .busts = Deine drei Büsten haben je 4 gebracht. Die Gemälde kamen danach dran, für 13.
    .done = Gut gewählt: Die Gemälde bekamen den schlechten Preis, und deine drei Büsten brachten je 13.
    .why = Der nächste Wert ist verdeckt, aber die meisten sind höher als 4. Gib den niedrigen für das her, wovon du weniger hast.
    .hint = Du hast drei Büsten und zwei Gemälde.

lesson-debt = Du hast 4 Dukaten. Der letzte Ofen bringt 16. Biete mehr, als du hast, aber weniger als 10.
    .out = Marina hat 5 gezahlt und 16 dafür bekommen. Ein paar Schulden hätten sich gelohnt.
    .mask = Das geht auch. Aber du hast nur eine Maske; hier genügen ein paar Schulden.
    .dear = Zähl die Schulden doppelt: Dieser Ofen hat dich so viel gekostet, wie er brachte, oder mehr.
    .done = Du hast alles gezahlt, was du hattest, und bleibst den Rest schuldig. Am Ende kostet jeder geschuldete Dukat zwei.
    .why = Du zahlst, bevor du bezahlt wirst, und Schulden bleiben bis zum Ende. Mach welche, wenn sie mehr als das Doppelte bringen.

lesson-mask = Drei Schätze, und Pietro bietet 13. Setz deine Maske ein: Einmal nimmst du damit einen Posten umsonst.
    .out = Jetzt hat Pietro alle drei. Deine Maske hätte sie vorher genommen.
    .outwitted = Du bietest, und Marina setzt ihre eigene Maske ein. Sie hat alle drei umsonst.
    .dear = Alle drei gehören dir, aber sie waren teuer. Die Maske kostet nichts.
    .done = Alles deins, und niemand zahlt. Die Gondel bleibt, wohin Pietro sie geschickt hat.
    .why = Du darfst sie einsetzen, wenn du dran bist, nach dem ersten Gebot, solange das Gebot höchstens 15 ist.

lesson-guard = Ein dritter Löwe, 14 das Stück, und noch zwei Schätze. Aber die anderen haben noch Masken. Biete.
    .out = Marina hat den Posten für 5 bekommen. Deine zwei Löwen wurden bezahlt, ihrer aber auch.
    .masked = Marina setzt ihre Maske ein: Der Posten gehört ihr, umsonst. Über 15 wirkt keine Maske.
    .dear = Dagegen konnte keine Maske etwas tun. Aber 16 hätten genügt.
    .done = Über 15 wirkt keine Maske. Du hast einen Posten bezahlt, und drei Löwen brachten dir 42.
    .why = Sechzehn Dukaten sind eine ganze Runde. Dieser Palast ist jetzt leer, also fährt die Gondel zum nächsten weiter.
    .hint = Masken wirken bis zu einem Gebot von 15.

lesson-count = Bald ist Schluss. Du hast 20 Dukaten und bist 5 schuldig. Wie viel zählt das jetzt?
    .choice-twenty = 20
    .choice-fifteen = 15
    .choice-ten = 10
    .twenty = Schulden werden am Ende abgezogen, und sie zählen doppelt.
    .fifteen = Fast: Jeder Dukat Schulden zieht zwei ab.
    .done = Ja: 20 minus zweimal 5. Marina liegt mit 38 weit vorn, aber du hast zwei Uhren.
    .why = Wer am Ende am meisten hat, gewinnt. Geld zählt, und Schulden zählen doppelt dagegen.

lesson-finish = Marina und Pietro haben gepasst. Bei zwei Sorten ist Schluss. Kauf die Uhr und gewinne.
    .out = Niemand hat sie gekauft, und die Versteigerung zieht weiter. Unverkauft bringen deine Uhren nichts.
    .shared = Gleichauf mit Marina: Ihr teilt euch den Sieg. Ein Dukat weniger, und er gehört dir allein.
    .dear = Die Uhren sind verkauft, und es ist vorbei, aber du hast zu viel gezahlt. Marina hat mehr.
    .done = Zwei Sorten sind übrig, also ist es vorbei, und du gewinnst. Marinas Spiegel bringen nichts. Spiel jetzt eine richtige Partie.
    .why = Alle anderen haben gepasst, also kauft jedes Gebot sofort. Schätze, die nicht verkauft sind, sind nichts wert.
    .hint = Ein kleines Gebot genügt: Niemand kann darauf antworten.
