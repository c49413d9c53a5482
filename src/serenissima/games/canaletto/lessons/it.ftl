# La prima partita di Canaletto, in italiano: che cosa dice il maestro.

lesson-bid = Sedici palazzi pieni di tesori. Il lotto nel cerchio è in vendita: offri qualche ducato.
    .out = Passare è permesso. Allora sei fuori da quest’asta, e non ti costa niente. Questa volta però offri.
    .half = È più di metà del tuo denaro in un colpo solo. Prova con meno di sedici.
    .done = Hai visto la gondola? È avanzata di un palazzo per ogni ducato che hai offerto.
    .why = Un’offerta è due cose insieme: un prezzo e una distanza.

lesson-aim = Dove si ferma la gondola si vende il prossimo lotto. Offri in modo che si fermi al palazzo nel cerchio.
    .out = Ora decidono gli altri dove va la gondola. Resta in gara, e offri.
    .round = Si è fermata lì, ma dopo tutto il giro della laguna. Bastano sette ducati.
    .elsewhere = Il lotto è tuo, ma l’asta si è spostata in un altro palazzo. Conta un palazzo per ogni ducato.
    .done = Nessuno ha offerto di più. La lampada e lo specchio sono tuoi, e l’asta va al palazzo che hai scelto.
    .why = Premi un palazzo per vedere quanto costa fermarsi lì. Lo dice anche il numero sull’acqua.

lesson-let-go = Pietro ha alzato a 14 l’offerta di Marina. Hai già una lampada. Passa, e guarda la tua lampada.
    .mask = La maschera prende un lotto gratis, ma una volta sola. La userai tra poco.
    .bought = Il lotto è tuo, e hai incassato per tutte e due le lampade. Ora guarda quanto frutta passare.
    .debt = Hai offerto più di quello che avevi. I debiti vengono più avanti; questa volta passa.
    .done = Pietro ha preso l’ultima lampada. Ora si vendono tutte e due: 9 ducati per la sua, 9 per la tua.
    .why = Solo chi compra paga il lotto. Quando un tipo si vende, chi ne ha viene pagato per ogni pezzo.

lesson-wait = Il prossimo tipo frutterà 12 il pezzo. Hai uno specchio. Quando si venderà?
    .choice-now = Subito
    .choice-last = Quando l’ultimo specchio lascia i palazzi
    .choice-end = Alla fine della partita
    .now = Non ancora. Tre specchi sono ancora nei palazzi; guarda i puntini sotto il tuo.
    .end = Alla fine i tesori invenduti non fruttano niente. Un tipo si vende nel momento in cui è completo.
    .done = Giusto. I puntini mostrano quanti ne sono ancora in giro. Pochi puntini: si vende presto.
    .why = Due lampade si riuniscono presto, quattro specchi no. Di solito si vendono prima i tipi piccoli.

lesson-plan = Più tardi. Hai due ventagli, e l’ultimo è nel cerchio. Fanne il prossimo lotto.
    .out = Sei fuori, e Marina manda la gondola dove vuole. Resta in gara, e punta al ventaglio.
    .mask = Il lotto è tuo, ma la gondola resta dove l’ha mandata Marina. Se offri, la guidi tu.
    .round = Si è fermata al ventaglio, ma dopo tutto il giro della laguna. Bastano quattro ducati.
    .elsewhere = Il lotto è tuo, ma la prossima asta non è al ventaglio. Conta dal palazzo dorato.
    .done = Hai comprato una lampada e uno specchio per 4, e ora arriva il ventaglio.
    .why = La gondola avanza della differenza. Marina l’ha mossa di due palazzi; tu ne aggiungi altri due.

lesson-harvest = Chi ha comprato parla per ultimo. Ogni ventaglio frutterà 15: prendi l’ultimo per meno.
    .out = Hai incassato per i tuoi due ventagli, ma Marina ha pagato il suo 3 e ne ha incassati 15. Poteva essere tuo.
    .mask = Funziona. Ma una maschera può prendere tre tesori, e questo ventaglio costa pochi ducati.
    .dear = Hai incassato per tutti e tre i ventagli. Ma questo ha fruttato 15, e l’hai pagato altrettanto o di più.
    .done = Tre ventagli, 15 ducati l’uno. La gondola ce l’hai mandata tu, ed è valsa la pena.
    .why = Il valore in oro è quanto frutta ogni pezzo del prossimo tipo che si vende.

lesson-order = Hai comprato l’ultimo busto e l’ultimo dipinto. Scegli quale tipo si vende per primo, solo a 4.
    .busts = I tuoi tre busti hanno fruttato 4 l’uno. Poi si sono venduti i dipinti, a 13.
    .done = Ben scelto: ai dipinti è toccato il prezzo basso, e i tuoi tre busti hanno fruttato 13 l’uno.
    .why = Il prossimo valore è coperto, ma quasi tutti sono più alti di 4. Spendi quello basso per ciò di cui hai di meno.
    .hint = Hai tre busti e due dipinti.

lesson-debt = Hai 4 ducati. L’ultima stufa frutta 16. Offri più di quello che hai, ma meno di 10.
    .out = Marina ha pagato 5 e ne ha incassati 16. Valeva la pena fare un piccolo debito.
    .mask = Funziona anche così. Ma hai una sola maschera; qui basta un piccolo debito.
    .dear = Conta il debito due volte: questa stufa ti è costata quanto ha fruttato, o di più.
    .done = Hai pagato tutto quello che avevi, e il resto è debito. Alla fine ogni ducato di debito ne costa due.
    .why = Paghi prima di incassare, e il debito resta fino alla fine. Fai debiti quando fruttano più del doppio.

lesson-mask = Tre tesori, e Pietro offre 13. Usa la maschera: prende un lotto gratis, una volta sola.
    .out = Ora Pietro li ha tutti e tre. La tua maschera li avrebbe presi prima.
    .outwitted = Tu offri, e Marina usa la sua maschera. Li ha tutti e tre gratis.
    .dear = Sono tutti e tre tuoi, ma sono costati cari. La maschera non costa niente.
    .done = Tutti tuoi, e nessuno paga. La gondola resta dove l’ha mandata Pietro.
    .why = Puoi usarla nel tuo turno, dopo la prima offerta, finché l’offerta è di 15 o meno.

lesson-guard = Un terzo leone, a 14 l’uno, e altri due tesori. Ma gli altri hanno ancora la maschera. Offri.
    .out = Marina ha avuto il lotto per 5. I tuoi due leoni ti hanno fruttato 14 l’uno, ma anche il suo.
    .masked = Marina usa la maschera: il lotto è suo gratis. Sopra i 15 le maschere non valgono.
    .dear = Nessuna maschera poteva impedirlo. Ma bastavano 16 ducati.
    .done = Sopra i 15 le maschere non valgono. Hai pagato un lotto, e tre leoni ti hanno fruttato 42.
    .why = Sedici ducati sono un giro intero. Quel palazzo ora è vuoto, quindi la gondola prosegue fino al successivo.
    .hint = Le maschere valgono fino a un’offerta di 15.

lesson-count = Siamo quasi alla fine. Hai 20 ducati e 5 di debito. Quanti punti hai adesso?
    .choice-twenty = 20
    .choice-fifteen = 15
    .choice-ten = 10
    .twenty = Il debito si toglie alla fine, e conta doppio.
    .fifteen = Quasi: ogni ducato di debito ne toglie due.
    .done = Sì: 20 meno due volte 5. Marina è molto avanti con 38, ma tu hai due orologi.
    .why = Vince chi alla fine ha di più. Conta il denaro, meno il doppio del debito.

lesson-finish = Marina e Pietro hanno passato. Quando restano due tipi, è finita. Compra l’orologio, e vinci.
    .out = Nessuno l’ha comprato, e l’asta va avanti. Invenduti, i tuoi orologi non fruttano niente.
    .shared = Pari con Marina: vincete a pari merito. Un ducato in meno, e la vittoria è solo tua.
    .dear = Gli orologi sono venduti ed è finita, ma hai pagato troppo. Marina ha di più.
    .done = Restano due tipi, quindi è finita, e vinci tu. Gli specchi di Marina non fruttano niente. Ora gioca una vera partita.
    .why = Tutti gli altri hanno passato, quindi qualsiasi offerta lo compra subito. I tesori invenduti non valgono niente.
    .hint = Basta una piccola offerta: nessuno può rispondere.
