lesson-who = Hou je envelop ingedrukt om erin te kijken. Alleen jij ziet dit. Wie ben je?
    .choice-F = Lord Fiddlebottom
    .choice-B = Colonel Bubble
    .choice-X = Agent X
    .choice-Z = Madame Zsa Zsa
    .F = De Lord zit ergens anders aan deze tafel. Hou de envelop ingedrukt en lees de eerste kaart.
    .B = De Colonel zit ergens anders aan deze tafel. Hou de envelop ingedrukt en lees de eerste kaart.
    .X = Agent X is je partner, niet jijzelf. Hou de envelop ingedrukt en lees de eerste kaart.
    .done = Je bent Madame Zsa Zsa. Agent X is je partner, en je weet niet wie dat is. Nog niet.
    .why = Zsa Zsa en Agent X winnen samen. Fiddlebottom en Bubble ook. Niemand weet wie wie is.

lesson-spy = Je speelt met rood en hebt vier spionnen. Kijk nog eens in de envelop: wie van de vier ben jij echt?
    .choice-tall = De lange
    .choice-short = De kleine
    .choice-fat = De dikke
    .choice-thin = De dunne
    .tall = De lange is een dubbelganger. Lees de tweede kaart in je envelop.
    .short = De kleine is een dubbelganger. Lees de tweede kaart in je envelop.
    .fat = De dikke is een dubbelganger. Lees de tweede kaart in je envelop.
    .done = De dunne rode spion ben jij. De drie andere zijn dubbelgangers, en alleen jij weet dat.
    .why = Iedereen heeft één echte spion en drie dubbelgangers. Voor de anderen zijn ze alle vier gelijk.

lesson-marbles = Twee rode knikkers en een blauwe. Druk op de kleine rode spion, dan op een verlicht veld.
    .otherwise = Je mag blijven staan. Maar Venetië is leuker te voet: druk eerst op een oplichtende spion.
    .done = Een rode knikker is één stap over land, een blauwe één stap over water.
    .why = Geel mag allebei, wit doet niets. Zwart beweegt de ambassadeur, die van niemand is.

lesson-meet = Bij de Dogana wacht een blauwe spion van Bianca. Ga er over land heen en druk op “Klaar met lopen”.
    .nobody = Je ontmoet niemand, dus zo kom je deze beurt niets te weten. De blauwe spion is één stap verder.
    .elsewhere = Die weg mag. Maar aan het eind staat niemand om mee te praten.
    .done = Een ontmoeting! Wie je ontmoet, is je een antwoord schuldig.
    .why = Elke spion is goed, dubbelganger of niet: je vraagt het de speler, niet het stuk.

lesson-ask = Ga naar de ontmoeting en vraag Bianca wie ze is.
    .build = Een mooie vraag voor een andere keer. Vraag nu wie ze is.
    .extra = Je liep door in plaats van te vragen. Dat mag, maar Bianca houdt haar geheim.
    .early = Je meldde een missie als volbracht die je nog niet kent. Dat klopte niet, dus je team verloor.
    .done = Bianca toont je drie kaarten. Minstens één naam of postuur daarvan is waar.
    .why = De anderen horen je vraag. De kaarten zijn alleen voor jouw ogen.

lesson-half = Fiddlebottom, Agent X, lang: minstens één is waar. Kan Bianca nog Colonel Bubble zijn?
    .choice-yes = Ja, dat kan
    .choice-no = Nee, dat kan niet
    .no = Stel dat lang de ware kaart is. Dan kunnen beide namen gelogen zijn.
    .done = Dat kan: als lang waar is, kunnen beide namen gelogen zijn. Halve waarheden verbergen veel.
    .why = Er waren 216 verdelingen mogelijk. Na dit antwoord zijn er nog 168.

lesson-exile = Je hebt gevraagd, dus stuur je de blauwe spion weg. Kies een verlicht veld en beëindig dan je beurt.
    .early = Je meldde een missie als volbracht die je nog niet kent. Dat klopte niet, dus je team verloor.
    .done = Verbannen is een wapen. Stuur vijanden ver weg, en vrienden naar waar ze nodig zijn.
    .why = Spionnen gaan naar gewone witte velden. De ambassadeur gaat naar een startveld of naar de Ambassade.

lesson-asked = Tomaso vraagt wie je bent. Toon twee namen en een postuur, minstens één waar. Verraad weinig.
    .sealed = Een kaart uit de envelop is bewijs. Zie zijn notities: wat je bewees, staat nu vast.
    .message = Je boodschap is altijd echt, en nu kent Tomaso hem. Bewaar hem voor je partner.
    .unlucky = Pech: Tomaso is zelf Fiddlebottom en dik. Twee leugens doorzien, dus jij bent Zsa Zsa.
    .both = Allebei waar, en hij kan het niet weten. Eén ware kaart was genoeg geweest.
    .seen = Tomaso heeft zelf een van deze kaarten, dus die leugen doorzag hij. De rest blijft open.
    .done = Dit zijn zijn notities over de tafel. Er blijven 168 van 216 verdelingen over: je vertelde hem weinig.
    .why = Niemand weet welke kaart waar is. Maar niemand gelooft een kaart die in de eigen envelop zit.

lesson-tic = Geef je partner een teken, waar die ook zit: Zsa Zsa pruilt.
    .bluff = Dat is de tic van een andere agent. Bluffen mag! Neem deze keer je eigen tic: pruil.
    .otherwise = Lopen kan zo meteen. Geef eerst een teken: pruil.
    .done = Bianca fronst terug, zoals Agent X doet. Echt, of een list? De kaarten zullen het leren.
    .why = Een tic doet niets en bewijst niets. Iedereen aan tafel ziet hem.

lesson-notes = Bij de ambassadeur is precies één van twee kaarten waar. Lees je notities: wie is Agent X?
    .choice-Bianca = Bianca
    .choice-Tomaso = Tomaso
    .choice-Lucia = Lucia
    .Tomaso = Tomaso toonde Fiddlebottom en Zsa Zsa. Jij bent Zsa Zsa, dus hij is Fiddlebottom.
    .Lucia = Lucia toonde Fiddlebottom en Bubble. Een daarvan is waar, dus zij is niet Agent X.
    .done = Tomaso is Fiddlebottom, dus Lucia is Bubble. Dan blijft Bianca over: zij is je partner.
    .why = Gearceerde vakjes zijn onmogelijk. Druk erop, en je ziet welke antwoorden het uitsluiten.

lesson-message = Nu vraagt Bianca jou iets. Gebruik de envelop: toon haar je boodschap, en Zsa Zsa als bewijs.
    .clever = Slim: Bianca is zelf Agent X. Dus moet Zsa Zsa waar zijn, en ze heeft je boodschap.
    .lucky = Bianca is zelf lang, dus moet Zsa Zsa waar zijn. Ze kent je, en heeft je boodschap.
    .unproven = Ze heeft je boodschap, maar weet niet wie je bent. Toon ook Zsa Zsa uit de envelop.
    .no-letter = Ze kent je nu. Zonder je boodschap weet geen van jullie de missie.
    .dark = Haar notities zeggen nog niet of je een vriend bent. Open de kaarten uit je envelop.
    .done = In Bianca’s notities staat het nu vast: jij bent Zsa Zsa, en je boodschap is Delta.
    .why = Voor een ware naam of een waar postuur mag je de kaart uit de envelop tonen. Dat is bewijs.

lesson-mission = Bianca toonde je Agent X en haar boodschap, Bravo. Zoek de regel van jullie team: Delta, dan Bravo.
    .choice-ambassador = Breng de ambassadeur naar nummer drie
    .choice-fiddlebottom = Betrap Lord Fiddlebottom
    .choice-speedboat = Breng Agent X naar de speedboot
    .ambassador = Die regel zegt Delta en Alpha. Zoek Delta, dan Bravo.
    .speedboat = Die regel zegt Delta en Charlie. Zoek Delta, dan Bravo.
    .done = Jullie jagen op Lord Fiddlebottom, met elke spion van jou of van Bianca.
    .why = Zsa Zsa’s boodschap komt eerst, dan die van Agent X. Omgekeerd is het een andere missie.

lesson-target = Alleen zijn echte spion telt. Lees je notities: welk stuk is Lord Fiddlebottom?
    .choice-green-fat = De dikke groene spion
    .choice-green-tall = De lange groene spion
    .choice-yellow-fat = De dikke gele spion
    .green-tall = Groen klopt. Maar Tomaso toonde dik en dun, en dun ben jij.
    .yellow-fat = Dik klopt. Maar Lucia speelt met geel, en zij is Colonel Bubble.
    .done = Tomaso is Fiddlebottom, en hij is dik. De andere groene spionnen zijn dubbelgangers.
    .why = Je vroeg Tomaso via de ambassadeur naar zijn postuur: dik of dun. Dun zit in jouw envelop.

lesson-announce = Ga met je kleine spion naar hem toe, stop met lopen, en meld: missie volbracht!
    .decoy = Die groene spion was een dubbelganger. Een melding die niet klopt, laat de anderen winnen.
    .look = Dit is de lange. Je kunt Tomaso iets vragen, maar voor je missie heb je de dikke nodig.
    .asked = Vragen mag. Maar dan wordt hij weggestuurd, en is hij niet meer betrapt.
    .gone = Je liep door, en Fiddlebottom is niet meer betrapt.
    .elsewhere = Dat mag, maar zo betrap je niemand. De dikke groene spion is één stap verder.
    .early = Niemand was betrapt, dus de melding klopte niet. Je team verloor.
    .done = De maskers gaan af: jij en Bianca winnen! Speel nu een echte partij, en vind je eigen partner.
    .why = Je mag het melden in je beurt, na het lopen. Klopt het, dan wint je team. Zo niet, dan winnen de anderen.
