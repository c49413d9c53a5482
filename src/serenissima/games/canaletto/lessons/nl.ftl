lesson-bid = Zestien paleizen liggen vol schatten. De kavel in de ring wordt geveild: bied er een paar dukaten op.
    .out = Passen mag. Je doet dan niet meer mee aan deze veiling, en het kost niets. Bied deze keer.
    .half = Dat is in één keer meer dan de helft van je geld. Probeer het met minder dan zestien.
    .done = Zie je de gondel? Die ging één paleis verder voor elke dukaat die je bood.
    .why = Een bod is twee dingen tegelijk: een prijs en een afstand.

lesson-aim = Waar de gondel stopt, wordt de volgende kavel geveild. Bied zo dat hij bij het paleis in de ring stopt.
    .out = Nu beslissen de anderen waar de gondel heen gaat. Doe mee, en bied.
    .round = Hij stopte daar, maar pas na een hele ronde om de lagune. Zeven dukaten zijn genoeg.
    .elsewhere = De kavel is van jou, maar de veiling ging naar een ander paleis. Tel één paleis per dukaat.
    .done = Niemand bood meer. De lamp en de spiegel zijn van jou, en de veiling gaat naar jouw paleis.
    .why = Druk op een paleis om te zien wat het kost om daar te stoppen. Het getal op het water zegt het ook.

lesson-let-go = Pietro heeft Marina’s bod verhoogd tot 14. Jij hebt al een lamp. Pas, en let op je lamp.
    .mask = Het masker neemt een kavel voor niets, maar één keer. Je gebruikt het straks.
    .bought = De kavel is van jou, en je bent voor beide lampen betaald. Kijk nu wat passen oplevert.
    .debt = Je bood meer dan je had. Schuld komt later; pas deze keer.
    .done = Pietro nam de laatste lamp. Nu worden beide lampen verkocht: 9 dukaten voor de zijne, 9 voor de jouwe.
    .why = Alleen de koper betaalt voor een kavel. Wordt een soort verkocht, dan krijgt elke eigenaar betaald voor elk stuk.

lesson-wait = De volgende soort brengt 12 per stuk op. Jij hebt een spiegel. Wanneer wordt die verkocht?
    .choice-now = Meteen
    .choice-last = Als de laatste spiegel de paleizen verlaat
    .choice-end = Aan het eind van de partij
    .now = Nog niet. Er staan nog drie spiegels in de paleizen; kijk naar de stippen onder deze.
    .end = Aan het eind leveren onverkochte schatten niets op. Een soort wordt verkocht op het moment dat die compleet is.
    .done = Juist. De stippen laten zien hoeveel er nog zijn. Weinig stippen: dan wordt er gauw verkocht.
    .why = Twee lampen zijn gauw bij elkaar, vier spiegels niet. Kleine soorten worden meestal het eerst verkocht.

lesson-plan = Later. Jij hebt twee waaiers, en de laatste staat in de ring. Zorg dat die de volgende kavel wordt.
    .out = Je doet niet meer mee, en Marina stuurt de gondel waarheen ze wil. Doe mee, en mik op de waaier.
    .mask = De kavel is van jou, maar de gondel blijft waar Marina hem heen stuurde. Bied, dan stuur jij.
    .round = Hij stopte bij de waaier, maar pas na een hele ronde om de lagune. Vier dukaten zijn genoeg.
    .elsewhere = De kavel is van jou, maar de volgende veiling is niet bij de waaier. Tel vanaf het gouden paleis.
    .done = Je kocht een lamp en een spiegel voor 4, en nu komt de waaier.
    .why = De gondel gaat zoveel verder als het verschil. Marina verplaatste hem twee paleizen; jij doet er twee bij.

lesson-harvest = De koper is als laatste aan het woord. Elke waaier brengt 15 op: neem de laatste voor minder.
    .out = Je twee waaiers zijn betaald, maar Marina betaalde 3 voor de hare en kreeg 15. Die had van jou kunnen zijn.
    .mask = Dat werkt. Maar een masker kan drie schatten nemen, en deze waaier kost een paar dukaten.
    .dear = Alle drie de waaiers zijn betaald. Maar deze bracht 15 op, en jij gaf net zoveel of meer.
    .done = Drie waaiers, 15 dukaten elk. Jij stuurde de gondel erheen, en dat loonde.
    .why = De waarde in goud wordt betaald voor elk stuk van de volgende verkochte soort.

lesson-order = Je kocht de laatste buste en het laatste schilderij. Kies welke soort het eerst verkocht wordt, voor maar 4.
    .busts = Je drie bustes brachten elk 4 op. De schilderijen werden daarna verkocht, voor 13.
    .done = Goed gekozen: de schilderijen kregen de lage prijs, en je drie bustes brachten elk 13 op.
    .why = De volgende waarde is gedekt, maar de meeste zijn hoger dan 4. Besteed de lage aan waar je minder van hebt.
    .hint = Je hebt drie bustes en twee schilderijen.

lesson-debt = Je hebt 4 dukaten. De laatste kachel brengt 16 op. Bied meer dan je hebt, maar minder dan 10.
    .out = Marina betaalde 5 en kreeg er 16 voor. Een kleine schuld was het waard geweest.
    .mask = Dat werkt ook. Maar je hebt maar één masker; een kleine schuld is hier genoeg.
    .dear = Tel de schuld dubbel: deze kachel kostte je evenveel als hij opbracht, of meer.
    .done = Je betaalde alles wat je had, de rest is schuld. Aan het eind kost elke dukaat schuld er twee.
    .why = Je betaalt voordat je betaald wordt, en schuld blijft tot het eind. Leen als het meer dan het dubbele opbrengt.

lesson-mask = Drie schatten, en Pietro biedt 13. Gebruik je masker: het neemt een kavel voor niets, één keer.
    .out = Nu heeft Pietro ze alle drie. Jouw masker had ze eerder gehad.
    .outwitted = Jij biedt, en Marina gebruikt haar eigen masker. Ze heeft ze alle drie voor niets.
    .dear = Ze zijn alle drie van jou, maar ze waren duur. Het masker kost niets.
    .done = Allemaal van jou, en niemand betaalt. De gondel blijft waar Pietro hem heen stuurde.
    .why = Je mag het in je beurt gebruiken, na het eerste bod, zolang het bod 15 of minder is.

lesson-guard = Een derde leeuw, voor 14 per stuk, en nog twee schatten. Maar de anderen hebben nog maskers. Bied.
    .out = Marina kreeg de kavel voor 5. Je twee leeuwen zijn betaald, maar de hare ook.
    .masked = Marina gebruikt haar masker: de kavel is van haar, voor niets. Boven 15 werkt geen masker.
    .dear = Daar kon geen masker tegenop. Maar 16 was genoeg.
    .done = Boven 15 werkt geen masker. Je betaalde één kavel, en drie leeuwen brachten je 42 op.
    .why = Zestien dukaten zijn één hele ronde. Dat paleis is nu leeg, dus de gondel vaart door naar het volgende.
    .hint = Maskers werken tot een bod van 15.

lesson-count = Bijna voorbij. Je hebt 20 dukaten en 5 schuld. Wat is nu je score?
    .choice-twenty = 20
    .choice-fifteen = 15
    .choice-ten = 10
    .twenty = Schuld gaat er aan het eind af, en telt dubbel.
    .fifteen = Bijna: elke dukaat schuld kost er twee.
    .done = Ja: 20 min twee keer 5. Marina staat ver voor met 38, maar jij hebt twee klokken.
    .why = Wie aan het eind het meest heeft, wint. Geld telt, en schuld gaat er dubbel af.

lesson-finish = Marina en Pietro hebben gepast. Zijn er nog twee soorten over, dan is het afgelopen. Koop de klok, en win.
    .out = Niemand kocht hem, en de veiling trekt verder. Onverkocht leveren je klokken niets op.
    .shared = Gelijk met Marina: jullie delen de overwinning. Bied één dukaat minder, en jij wint alleen.
    .dear = De klokken zijn verkocht en het is afgelopen, maar je betaalde te veel. Marina heeft meer.
    .done = Er zijn nog twee soorten, dus het is afgelopen, en je wint. Marina’s spiegels leveren niets op. Speel nu een echte partij.
    .why = Alle anderen hebben gepast, dus elk bod koopt meteen. Schatten die niet verkocht zijn, zijn niets waard.
    .hint = Een klein bod is genoeg: niemand kan er meer op antwoorden.
