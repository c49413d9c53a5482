lesson-goal = Wie aan het eind het meeste geld heeft, wint. Schatten brengen geld op: bied 3 op de laatste kachel.
    .out = Marina kocht hem voor 2 en kreeg er 12 voor. Hij had van jou kunnen zijn.
    .other = Ook zo koop je hem. Maar bied deze keer 3: dat leidt naar de volgende kavel van deze les.
    .dear = Je gaf net zoveel voor deze kachel als hij opbracht, of meer. Bied 3.
    .done = Je betaalde 3. Er staat geen kachel meer in de paleizen, dus beide zijn verkocht: 12 dukaten elk, voor jou.
    .why = De andere kachel had je al. Een soort wordt verkocht als het laatste stuk de paleizen verlaat.

lesson-end = De partij eindigt als er nog twee soorten in de paleizen zijn. Wat is een onverkochte schat dan waard?
    .choice-nothing = Niets
    .choice-value = De volgende waarde
    .value = Nee. Schatten brengen pas iets op als hun soort verkocht wordt. Wat overblijft, levert niets op.
    .done = Juist. Alleen wat verkocht is, levert geld op. Koop dus soorten die op tijd compleet zijn.
    .why = Een regel op het water telt de soorten. Het gouden getal is wat elk stuk van de volgende soort opbrengt.

lesson-outbid = Volgende kavel: een lamp en een spiegel. Bied in je beurt meer, of pas. Bied 3 of 4.
    .out = Passen kost niets, maar je doet niet meer mee aan deze veiling. Marina heeft de kavel voor 2.
    .mask = Dat was je masker: een kavel voor niets, één keer per partij. Bewaar het; het komt nog aan de beurt.
    .more = De kavel is van jou. Maar begin laag: bied 3 of 4, en kijk wat Marina doet.
    .done = Marina biedt 5. Je bent overboden en betaalt niets: alleen de koper betaalt.
    .why = Het bieden gaat rond tot iedereen op één na gepast heeft. Wie het meest bood, koopt de hele kavel.

lesson-aim = Elke dukaat brengt de gondel één paleis verder, en waar hij stopt, is de volgende kavel. Bereik de andere lamp.
    .out = Marina heeft de kavel, en de gondel stopt waar zij hem heen stuurde. Doe mee, en bied.
    .mask = De kavel is van jou, voor niets, maar de gondel blijft waar Marina hem heen stuurde. Bied, dan stuur jij.
    .round = Hij stopte daar, maar pas na een hele ronde om de lagune. Zeven dukaten zijn genoeg.
    .elsewhere = De kavel is van jou, maar de gondel kwam niet bij de lamp. Tel één paleis per dukaat.
    .done = Marina past. Je kocht de lamp en de spiegel voor 7, en nu komt de andere lamp.
    .why = Een bod is een prijs en een afstand tegelijk. Elk getal op het water is het bod dat daar stopt.

lesson-let-go = Marina biedt 8, Pietro 14. Jij hebt de eerste lamp: pas, en kijk wat die opbrengt.
    .mask = De kavel is van jou, voor niets, maar dat kan maar één keer. Je hebt je masker straks nodig.
    .bought = De kavel is van jou, en je bent voor beide lampen betaald. Kijk nu wat passen oplevert.
    .debt = Je bood meer dan je hebt, en de rest is schuld. Schuld komt later; pas deze keer.
    .done = Pietro nam de laatste lamp. Nu worden beide verkocht: 9 dukaten voor de zijne, 9 voor de jouwe.
    .why = Alleen de koper betaalt voor een kavel. Wordt een soort verkocht, dan krijgt elke eigenaar betaald voor elk stuk.

lesson-wait = Je hebt een spiegel, en de volgende soort brengt 13 per stuk op. Wanneer worden de spiegels verkocht?
    .choice-now = Meteen
    .choice-last = Als de laatste spiegel gekocht is
    .choice-end = Aan het eind van de partij
    .now = Nog niet. Er staan nog drie spiegels in de paleizen: zie de drie gouden stippen onder deze.
    .end = Aan het eind leveren onverkochte schatten niets op. Een soort wordt verkocht op het moment dat die compleet is.
    .done = Juist. Gouden stippen tellen de stukken in de paleizen. Is er nog één, dan maakt de volgende koper de soort compleet.
    .why = Twee lampen zijn gauw bij elkaar, vier spiegels niet. Kleine soorten worden meestal het eerst verkocht.

lesson-plan = Je hebt twee waaiers, en Marina biedt 2. Stuur de gondel naar de laatste waaier.
    .out = Marina heeft de kavel, en de gondel stopt waar zij hem heen stuurde. Doe mee, en mik op de waaier.
    .mask = De kavel is van jou, maar de gondel blijft waar Marina hem heen stuurde. Bied, dan stuur jij.
    .round = Hij stopte bij de waaier, maar pas na een hele ronde om de lagune. Vier dukaten zijn genoeg.
    .elsewhere = De kavel is van jou, maar de volgende veiling is niet bij de waaier. Lees daar het getal op het water.
    .done = Je kocht een lamp en een spiegel voor 4, en nu komt de waaier.
    .why = De gondel gaat zoveel verder als het verschil. Marina verplaatste hem twee paleizen; jij doet er twee bij.

lesson-harvest = Elke waaier brengt 15 op. Marina biedt 3: neem de laatste voor minder dan 15.
    .out = Je twee waaiers zijn betaald, maar Marina betaalde 3 voor de laatste en kreeg 15.
    .mask = Dat werkt. Maar een masker kan drie schatten nemen, en deze waaier kost een paar dukaten.
    .dear = Alle drie de waaiers zijn betaald. Maar deze bracht 15 op, en jij gaf net zoveel of meer.
    .done = Drie waaiers, 15 dukaten elk. Jij stuurde de gondel erheen, en dat loonde.
    .why = Het gouden getal wordt betaald voor elk stuk van de volgende verkochte soort.

lesson-order = Je kocht de laatste buste en het laatste schilderij. Kies welke soort het eerst verkocht wordt, voor maar 4 per stuk.
    .busts = Je drie bustes brachten elk 4 op. De schilderijen werden daarna verkocht, voor 13.
    .done = Goed gekozen: de schilderijen kregen de lage prijs, en je drie bustes brachten elk 13 op.
    .why = De volgende waarde is gedekt, maar de meeste zijn hoger dan 4. Besteed de lage aan waar je minder van hebt.
    .hint = Je hebt drie bustes en twee schilderijen.

lesson-debt = Je hebt 4 dukaten. De laatste kachel brengt 16 op. Marina biedt 5: bied 6, met 2 schuld.
    .out = Marina betaalde 5 en kreeg er 16 voor. Een kleine schuld was het waard geweest.
    .mask = Dat werkt ook. Maar je hebt maar één masker; een kleine schuld is hier genoeg.
    .more = De kachel is van jou, maar 6 was genoeg. Elke dukaat meer is schuld, en kost er twee.
    .dear = Tel de schuld dubbel: deze kachel kostte je evenveel als hij opbracht, of meer.
    .done = Je betaalde je 4 dukaten en hebt 2 schuld. Daarna brachten beide kachels je 32 op.
    .why = Je betaalt voordat je betaald wordt. Geld dat later binnenkomt, lost de schuld niet af.

lesson-count = Je hebt 32 dukaten en 2 schuld. Waarom ben je maar 28 waard?
    .choice-unsold = Onverkochte schatten kosten geld
    .choice-twice = Elke dukaat schuld kost er twee
    .unsold = Nee. Onverkochte schatten leveren aan het eind niets op, maar ze kosten ook niets.
    .done = Ja: 32 min twee keer 2. Leen alleen voor wat meer dan het dubbele opbrengt.
    .why = Schuld blijft tot het eind van de partij. Bij je geld staat wat je met die schuld waard bent.

lesson-mask = Drie schatten, en Pietro biedt 13. Je masker neemt een kavel voor niets, één keer: gebruik het.
    .out = Nu heeft Pietro ze alle drie. Jouw masker had ze eerder gehad.
    .outwitted = Jij biedt, en Marina gebruikt haar eigen masker. Ze heeft ze alle drie voor niets.
    .dear = Ze zijn alle drie van jou, maar ze waren duur. Het masker kost niets.
    .done = Allemaal van jou, en niemand betaalt. De gondel blijft waar Pietro hem heen stuurde.
    .why = Je mag het in je beurt gebruiken, na het eerste bod, zolang het bod 15 of minder is.

lesson-guard = De laatste leeuw: dan heb je er drie, voor 14 per stuk. Maar de anderen hebben nog maskers. Bied.
    .out = Marina kreeg de kavel voor 5. Je twee leeuwen zijn betaald, maar de hare ook.
    .masked = Marina gebruikt haar masker: de kavel is van haar, voor niets. Boven 15 werkt geen masker.
    .dear = Daar kon geen masker tegenop. Maar 16 was genoeg.
    .done = Boven 15 werkt geen masker. Je betaalde één kavel, en drie leeuwen brachten je 42 op.
    .why = Zestien dukaten zijn één hele ronde. Dat paleis is nu leeg, dus de gondel vaart door naar het volgende.
    .hint = Maskers werken tot een bod van 15.

lesson-finish = De anderen hebben gepast. Marina is 38 waard, jij 10. Koop de laatste klok: dan is het afgelopen.
    .out = Niemand kocht hem, en de veiling trekt verder. Onverkocht leveren je klokken niets op.
    .shared = Gelijk met Marina: jullie delen de overwinning. Bied één dukaat minder, en jij wint alleen.
    .dear = De klokken zijn verkocht en het is afgelopen, maar je betaalde te veel. Marina heeft meer.
    .done = Er zijn nog twee soorten, dus het is afgelopen. Je drie klokken brachten 36 op, en je wint.
    .why = De anderen hebben gepast, dus elk bod koopt meteen. Schatten die niet verkocht zijn, zijn niets waard.
    .hint = Een klein bod is genoeg: niemand kan er meer op antwoorden.
