# De eerste partij Intrigues à Venise, met een coach.

lesson-goal = Je geheime missie was op Agent X landen, de kleine groene spion. Dat is gelukt: meld het!
    .asked = Vragen mag. Maar dan moet je hem wegsturen, en is hij niet meer betrapt.
    .done = Jij en je partner winnen! Een melding die niet klopt, had verloren. De rest is lopen, ontmoeten en vragen.
    .why = Het team dat zijn geheime missie als eerste volbrengt en meldt, wint.

lesson-who = Nu je eigen partij. Open je envelop, die alleen jij mag zien: wie ben je, en welke rode spion?
    .choice-Z-thin = Madame Zsa Zsa, de dunne spion
    .choice-Z-tall = Madame Zsa Zsa, de lange spion
    .choice-X-thin = Agent X, de dunne spion
    .choice-B-short = Colonel Bubble, de kleine spion
    .Z-tall = De naam klopt. Maar je postuur staat op de middelste kaart: de lange spion is een dubbelganger.
    .X-thin = Het postuur klopt. Maar Agent X is je partner, niet jijzelf: je naam staat op de linkerkaart.
    .B-short = Druk op “Laat open”: links je naam, in het midden je postuur, rechts je boodschap.
    .done = Je bent Madame Zsa Zsa, de dunne spion; je andere spionnen zijn dubbelgangers. Agent X is je partner. Wie is dat?
    .why = Zsa Zsa en Agent X winnen samen, en Fiddlebottom en Bubble ook. Niemand weet wie wie is.

lesson-walk = In je beurt loop je eerst. Druk op een oplichtende spion, dan op een verlicht veld. Doe dat nog eens.
    .early = Je mag eerder stoppen, en knikkers mogen overblijven. Maar zet hier allebei de stappen.
    .done = Rode knikkers lopen over de rode lijnen, blauwe varen over de gestippelde. De witte doet niets.
    .why = Gebruik je knikkers in elke volgorde, voor één spion of voor meerdere.

lesson-meet = Je hebt alleen geel: twee knikkers zijn wit. Ga naar Bianca’s blauwe spion bij de Dogana en druk op “Klaar met lopen”.
    .nobody = Je ontmoet niemand, dus zo kom je deze beurt niets te weten. De blauwe spion is één stap verder.
    .elsewhere = Ook daar brengt de gele knikker je. Maar er staat niemand om mee te praten.
    .done = Geel bracht je over het water; over land kan ook. En je ontmoet Bianca, die je een antwoord schuldig is.
    .why = Stop waar een spion van een andere speler staat: dat is een ontmoeting.

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
    .why = Ze heeft elke naam en elk postuur in haar kleur. Zij kiest wat je ziet.

lesson-exile = Je hebt gevraagd, dus stuur je de blauwe spion weg. Kies een verlicht veld en beëindig dan je beurt.
    .early = Je meldde een missie als volbracht die je nog niet kent. Dat klopte niet, dus je team verloor.
    .done = Dit heet verbannen, en het is een wapen: vijanden gaan ver weg, vrienden naar waar ze nodig zijn.
    .why = Spionnen gaan naar gewone witte velden. De ambassadeur gaat naar een startveld of naar de Ambassade.

lesson-asked = Nu vraagt Tomaso wie je bent. Toon twee namen en een postuur, minstens één waar. Verraad weinig.
    .sealed = Een kaart uit de envelop is bewijs. Zie zijn notities: wat je bewees, staat nu vast.
    .message = Je boodschap is altijd echt, en nu kent Tomaso hem. Bewaar hem voor je partner.
    .unlucky = Pech: Tomaso is zelf Fiddlebottom en dik. Twee leugens doorzien, dus jij bent Zsa Zsa.
    .both = Allebei waar, en hij kan het niet weten. Eén ware kaart was genoeg geweest.
    .seen = Tomaso heeft zelf een van deze kaarten, dus die leugen doorzag hij. De rest blijft open.
    .done = Dit zijn zijn notities. Over jou staat daarin niets vast: je vertelde hem weinig.
    .why = Niemand weet welke kaart waar is. Maar niemand gelooft een kaart die in de eigen envelop zit.

lesson-ambassador = De zwarte knikker beweegt de ambassadeur. Breng hem naar je lange spion en vraag Bianca wie ze is.
    .nobody = Je ontmoet niemand, dus niemand antwoordt. Druk op de ambassadeur met zijn hoge hoed: hij kan lopen.
    .elsewhere = Hij is van niemand en gaat waar jij hem stuurt. Maar daar ontmoet hij geen van je spionnen.
    .build = Naar haar postuur mag je vragen. Vraag deze keer wie ze is: je zoekt je partner.
    .whom = Klopt, via hem mag je het iedereen vragen, dichtbij of ver. Vraag deze keer Bianca wie ze is.
    .early = Je meldde een missie als volbracht die je nog niet kent. Dat klopte niet, dus je team verloor.
    .done = Via de ambassadeur zie je maar twee kaarten. Precies één daarvan is waar.
    .why = Het maakt niet uit wie naar wie gaat: je spion naar de ambassadeur, of hij naar je spion.

lesson-partner = Agent X of Zsa Zsa: precies één is waar. Wat weet je nu over Bianca?
    .choice-open = Ze kan allebei zijn
    .choice-neither = Ze is geen van beide
    .choice-partner = Ze is Agent X
    .open = Een van deze namen zit in je eigen envelop. Kan hij dan van haar zijn?
    .neither = Dat kan als je een spion ontmoet. Via de ambassadeur is een van de twee namen waar.
    .done = Jij bent Zsa Zsa, dus zij is Agent X: je partner! In je notities is goud zeker en gearceerd onmogelijk.
    .why = Druk op een gearceerd vakje, en je ziet welke antwoorden het uitsluiten.

lesson-tic = Geef je partner een teken over de tafel heen. Zsa Zsa’s tic is pruilen.
    .bluff = Dat is de tic van een andere agent. Bluffen mag! Neem deze keer je eigen tic: pruil.
    .otherwise = Lopen kan zo meteen. Geef eerst het teken: pruil.
    .done = Bianca fronst terug, zoals Agent X doet. Maar iedereen zag het, en een tic kan bluf zijn.
    .why = Een tic doet niets en bewijst niets. Kaarten wel.

lesson-message = Nu vraagt Bianca jou iets. Toon haar alle kaarten uit je envelop: naam, postuur en boodschap.
    .clever = Slim: Bianca is zelf Agent X. Dus moet Zsa Zsa waar zijn, en ze heeft je boodschap.
    .lucky = Bianca is zelf lang, dus moet Zsa Zsa waar zijn. Ze kent je, en heeft je boodschap.
    .unproven = Ze heeft je boodschap, maar weet niet wie je bent. Toon ook Zsa Zsa uit de envelop.
    .no-message = Ze kent je nu. Zonder je boodschap weet geen van jullie de missie.
    .dark = Haar notities zeggen nog niet of je een vriend bent. Open de kaarten uit je envelop.
    .done = In Bianca’s notities staat het nu vast: jij bent Zsa Zsa, en je boodschap is Delta.
    .why = Voor een ware naam of een waar postuur mag je de kaart uit de envelop tonen. Dat is bewijs.

lesson-mission = Bianca toonde je haar boodschap: Bravo. De jouwe is Delta. Zoek de regel van jullie team: Delta, dan Bravo.
    .choice-ambassador = Breng de ambassadeur naar nummer drie
    .choice-fiddlebottom = Betrap Lord Fiddlebottom
    .choice-speedboat = Breng Agent X naar de speedboot
    .ambassador = Die regel zegt Delta en Alpha. Zoek Delta, dan Bravo.
    .speedboat = Het rennende mannetje betekent een vlucht. Maar die regel zegt Delta en Charlie: zoek Delta, dan Bravo.
    .done = Jullie jagen op Lord Fiddlebottom, met elke spion van jou of van Bianca. Alleen zijn echte spion telt.
    .why = Zsa Zsa’s boodschap komt eerst, dan die van Agent X. Een rennend mannetje betekent een vlucht.

lesson-announce = Open je notities: welk stuk is Lord Fiddlebottom? Ga erheen, stop met lopen, en meld het.
    .decoy = Die groene spion was een dubbelganger. Een melding die niet klopt, laat de anderen winnen.
    .look = Dit is de lange. Je notities zeggen welk postuur Tomaso heeft: zoek het gouden vakje.
    .asked = Vragen mag. Maar dan wordt hij weggestuurd, en is hij niet meer betrapt.
    .gone = Je liep door, en Fiddlebottom is niet meer betrapt.
    .elsewhere = Dat mag, maar zo betrap je niemand. Wie is Fiddlebottom in je notities, en met welk postuur?
    .early = Niemand was betrapt, dus de melding klopte niet. Je team verloor.
    .hint = Kijk in je notities bij Tomaso: één naam en één postuur zijn goud. Hij speelt met groen.
    .done = De maskers gaan af: jij en Bianca winnen! Speel nu een echte partij, en vind je eigen partner.
    .why = Je mag het melden in je beurt, na het lopen. Klopt het, dan wint je team. Zo niet, dan winnen de anderen.
