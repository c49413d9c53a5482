# La prima partita di Canaletto, in italiano: che cosa dice il maestro.

lesson-goal = Vince chi alla fine ha più denaro. I tesori fruttano denaro: offri 3 per l’ultima stufa.
    .out = Marina l’ha comprata per 2 e ne ha incassati 12. Poteva essere tua.
    .other = Anche così la compri. Ma questa volta offri 3: porta al prossimo lotto di questa lezione.
    .dear = Hai dato per questa stufa quanto ha fruttato, o di più. Offri 3.
    .done = Hai pagato 3. Nei palazzi non restano stufe, quindi si vendono tutte e due: 12 ducati l’una, per te.
    .why = L’altra stufa l’avevi già. Un tipo si vende quando il suo ultimo pezzo lascia i palazzi.

lesson-end = La partita finisce quando nei palazzi restano due tipi. Quanto vale allora un tesoro invenduto?
    .choice-nothing = Niente
    .choice-value = Il prossimo valore
    .value = No. I tesori fruttano solo quando si vende il loro tipo. Quello che avanza non frutta niente.
    .done = Giusto. Frutta solo quello che si vende: compra i tipi che saranno completi in tempo.
    .why = Una riga sull’acqua conta i tipi. Il numero dorato è quanto frutta ogni pezzo del prossimo tipo.

lesson-outbid = Prossimo lotto: una lampada e uno specchio. Nel tuo turno offri di più, o passa. Offri 3 o 4.
    .out = Passare non costa niente, ma sei fuori da quest’asta. Marina ha il lotto per 2.
    .mask = Era la tua maschera: un lotto gratis, una volta per partita. Tienila; verrà il suo momento.
    .more = Il lotto è tuo. Ma comincia basso: offri 3 o 4, e guarda che cosa fa Marina.
    .done = Marina offre 5. Ha superato la tua offerta, e tu non paghi niente: paga solo chi compra.
    .why = Si offre a turno finché non hanno passato tutti tranne uno. Chi ha offerto di più compra tutto il lotto.

lesson-aim = Ogni ducato muove la gondola di un palazzo, e dove si ferma è il prossimo lotto. Raggiungi l’altra lampada.
    .out = Marina ha il lotto, e la gondola si ferma dove l’ha mandata lei. Resta in gara, e offri.
    .mask = Il lotto è tuo gratis, ma la gondola resta dove l’ha mandata Marina. Se offri, la guidi tu.
    .round = Si è fermata lì, ma dopo tutto il giro della laguna. Bastano sette ducati.
    .elsewhere = Il lotto è tuo, ma la gondola non è alla lampada. Conta un palazzo per ogni ducato.
    .done = Marina passa. Hai comprato la lampada e lo specchio per 7, e ora arriva l’altra lampada.
    .why = Un’offerta è insieme un prezzo e una distanza. Ogni numero sull’acqua è l’offerta che si ferma lì.

lesson-let-go = Marina offre 8, Pietro 14. Hai la prima lampada: passa, e guarda quanto frutta.
    .mask = Il lotto è tuo gratis, ma funziona una volta sola. La maschera ti servirà tra poco.
    .bought = Il lotto è tuo, e hai incassato per tutte e due le lampade. Ora guarda quanto frutta passare.
    .debt = Hai offerto più di quello che hai, e il resto è debito. I debiti vengono più avanti; questa volta passa.
    .done = Pietro ha preso l’ultima lampada. Ora si vendono tutte e due: 9 ducati per la sua, 9 per la tua.
    .why = Solo chi compra paga il lotto. Quando un tipo si vende, chi ne ha viene pagato per ogni pezzo.

lesson-wait = Hai uno specchio, e il prossimo tipo frutta 13 il pezzo. Quando si vendono gli specchi?
    .choice-now = Subito
    .choice-last = Quando si compra l’ultimo specchio
    .choice-end = Alla fine della partita
    .now = Non ancora. Tre specchi sono ancora nei palazzi: guarda i tre puntini dorati sotto questo.
    .end = Alla fine i tesori invenduti non fruttano niente. Un tipo si vende nel momento in cui è completo.
    .done = Giusto. I puntini dorati contano i pezzi nei palazzi. Se ne resta uno, il prossimo acquisto completa il tipo.
    .why = Due lampade si riuniscono presto, quattro specchi no. Di solito si vendono prima i tipi piccoli.

lesson-plan = Hai due ventagli, e Marina offre 2. Manda la gondola all’ultimo ventaglio.
    .out = Marina ha il lotto, e la gondola si ferma dove l’ha mandata lei. Resta in gara, e punta al ventaglio.
    .mask = Il lotto è tuo, ma la gondola resta dove l’ha mandata Marina. Se offri, la guidi tu.
    .round = Si è fermata al ventaglio, ma dopo tutto il giro della laguna. Bastano quattro ducati.
    .elsewhere = Il lotto è tuo, ma la prossima asta non è al ventaglio. Leggi lì il numero sull’acqua.
    .done = Hai comprato una lampada e uno specchio per 4, e ora arriva il ventaglio.
    .why = La gondola avanza della differenza. Marina l’ha mossa di due palazzi; tu ne aggiungi altri due.

lesson-harvest = Ogni ventaglio frutterà 15. Marina offre 3: prendi l’ultimo per meno di 15.
    .out = Hai incassato per i tuoi due ventagli, ma Marina ha pagato 3 l’ultimo e ne ha incassati 15.
    .mask = Funziona. Ma una maschera può prendere tre tesori, e questo ventaglio costa pochi ducati.
    .dear = Hai incassato per tutti e tre i ventagli. Ma questo ha fruttato 15, e l’hai pagato altrettanto o di più.
    .done = Tre ventagli, 15 ducati l’uno. La gondola ce l’hai mandata tu, ed è valsa la pena.
    .why = Il numero dorato è quanto frutta ogni pezzo del prossimo tipo che si vende.

lesson-order = Hai comprato l’ultimo busto e l’ultimo dipinto. Scegli quale tipo si vende per primo, solo a 4 il pezzo.
    .busts = I tuoi tre busti hanno fruttato 4 l’uno. Poi si sono venduti i dipinti, a 13.
    .done = Ben scelto: ai dipinti è toccato il prezzo basso, e i tuoi tre busti hanno fruttato 13 l’uno.
    .why = Il prossimo valore è coperto, ma quasi tutti sono più alti di 4. Spendi quello basso per ciò di cui hai di meno.
    .hint = Hai tre busti e due dipinti.

lesson-debt = Hai 4 ducati. L’ultima stufa frutta 16. Marina offre 5: offri 6, con 2 di debito.
    .out = Marina ha pagato 5 e ne ha incassati 16. Valeva la pena fare un piccolo debito.
    .mask = Funziona anche così. Ma hai una sola maschera; qui basta un piccolo debito.
    .more = La stufa è tua, ma ne bastavano 6. Ogni ducato in più è debito, e ne costa due.
    .dear = Conta il debito due volte: questa stufa ti è costata quanto ha fruttato, o di più.
    .done = Hai pagato i tuoi 4 ducati e ne devi 2. Poi tutte e due le stufe ti hanno fruttato 32.
    .why = Paghi prima di incassare. Il denaro che arriva dopo non estingue il debito.

lesson-count = Hai 32 ducati e 2 di debito. Perché vali solo 28?
    .choice-unsold = I tesori invenduti costano
    .choice-twice = Ogni ducato di debito ne toglie due
    .unsold = No. Alla fine i tesori invenduti non fruttano niente, ma non costano nemmeno niente.
    .done = Sì: 32 meno due volte 2. Fai debiti solo per quello che frutta più del doppio.
    .why = Il debito resta fino alla fine della partita. Accanto al tuo denaro c’è quanto vali con il debito.

lesson-mask = Tre tesori, e Pietro offre 13. La tua maschera prende un lotto gratis, una volta sola: usala.
    .out = Ora Pietro li ha tutti e tre. La tua maschera li avrebbe presi prima.
    .outwitted = Tu offri, e Marina usa la sua maschera. Li ha tutti e tre gratis.
    .dear = Sono tutti e tre tuoi, ma sono costati cari. La maschera non costa niente.
    .done = Tutti tuoi, e nessuno paga. La gondola resta dove l’ha mandata Pietro.
    .why = Puoi usarla nel tuo turno, dopo la prima offerta, finché l’offerta è di 15 o meno.

lesson-guard = L’ultimo leone: ne avresti tre, a 14 l’uno. Ma gli altri hanno ancora la maschera. Offri.
    .out = Marina ha avuto il lotto per 5. I tuoi due leoni ti hanno fruttato 14 l’uno, ma anche il suo.
    .masked = Marina usa la maschera: il lotto è suo gratis. Sopra i 15 le maschere non valgono.
    .dear = Nessuna maschera poteva impedirlo. Ma bastavano 16 ducati.
    .done = Sopra i 15 le maschere non valgono. Hai pagato un lotto, e tre leoni ti hanno fruttato 42.
    .why = Sedici ducati sono un giro intero. Quel palazzo ora è vuoto, quindi la gondola prosegue fino al successivo.
    .hint = Le maschere valgono fino a un’offerta di 15.

lesson-finish = Gli altri hanno passato. Marina vale 38, tu 10. Compra l’ultimo orologio: così finisce la partita.
    .out = Nessuno l’ha comprato, e l’asta va avanti. Invenduti, i tuoi orologi non fruttano niente.
    .shared = Pari con Marina: vincete a pari merito. Un ducato in meno, e la vittoria è solo tua.
    .dear = Gli orologi sono venduti ed è finita, ma hai pagato troppo. Marina ha di più.
    .done = Restano due tipi, quindi è finita. I tuoi tre orologi hanno fruttato 36, e vinci tu.
    .why = Gli altri hanno passato, quindi qualsiasi offerta lo compra subito. I tesori invenduti non valgono niente.
    .hint = Basta una piccola offerta: nessuno può rispondere.
