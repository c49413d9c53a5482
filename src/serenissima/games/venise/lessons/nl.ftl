lesson-lay = Jij bent de rode pion. Kies de kaart “Kort” en plaats de plank richting de rode edelsteen naast je.
    .wall = Die plank leidt naar beneden, naar een muur, weg van de edelsteen.
    .long = Een lange plank ligt schuin over de hoek. Hier zou hij je voorbij de edelsteen brengen.
    .early = Hier doen je kaarten het werk. Kies eerst “Kort”.
    .done = De plank ligt. Hij kostte je één van de vier zandlopers die je elke beurt hebt.
    .why = Een plank moet raken waar je staat. Iedereen mag hem gebruiken.

lesson-walk = Stap nu naar de edelsteen: één stap op de plank, één stap op de brug. Kies “2 stappen”.
    .short = Met één stap sta je op de plank. De edelsteen is een stap verder.
    .dear = Die kaart kost drie zandlopers, ook voor twee stappen. “2 stappen” kost er twee.
    .back = Onderweg mag je omkeren. Maar nu sta je waar je begon.
    .otherwise = Dat mag ook. Maar de edelsteen is twee stappen ver: haal hem nu.
    .done = De edelsteen is van jou! Elk van je eerste drie levert ook een zandloper voor later op.
    .why = Op een plank kun je staan, dus erover komen kost altijd twee stappen.

lesson-back = Je hebt nog twee zandlopers, waarvan één nieuwe. Kies “Verwijder” en haal de plank achter je weg.
    .left = Dan blijft de plank achter. Iedereen kan hem gebruiken, of van je afpakken.
    .done = Hij ligt weer in je voorraad. Je kunt hem nog eens plaatsen, en niemand komt achter je aan.
    .why = Een plank is van wie hem weghaalt, wie hem ook plaatste. Planken zijn schaars: haal terug wat je niet meer nodig hebt.

lesson-end = Je nieuwe zandloper kun je bewaren voor een latere beurt. Beëindig je beurt: je trekt twee kaarten.
    .otherwise = Dat mocht. Maar deze beurt heeft zijn werk gedaan: beëindig hem.
    .done = Nicolò deed hetzelfde in zijn hoek. Hij wil vier groene edelstenen en heeft dezelfde planken nodig.
    .why = Zandlopers die je in een beurt niet gebruikt, ben je kwijt. Alleen die van je edelstenen blijven wachten.

lesson-wall = De gemarkeerde edelsteen ligt achter een muur, en over muren stapt niemand. Plaats de plank die eromheen leidt, en steek over.
    .blocked = Deze plank eindigt vóór de muur. Je edelsteen ligt erachter.
    .away = Zo ga je terug naar waar je eerste edelsteen lag. De volgende ligt de andere kant op.
    .halfway = Je bent onderweg. Met twee stappen was je aan de overkant.
    .otherwise = De lange plank ligt schuin over de hoek en gaat langs de muur. Plaats hem en steek over.
    .done = Je bent om de muur heen. De edelsteen is nu nog één plank ver.
    .why = Een muur verdeelt zijn paal in twee kanten. Op de muur zelf kan geen plank eindigen.

lesson-move = Je hebt geen lange plank meer. Kies “Verplaats” en draai die achter je naar de edelsteen. Steek dan over.
    .wrong = Nu wijst hij de verkeerde kant op. Je edelsteen ligt linksonder.
    .first = Teruglopen brengt je naar huis. Laat eerst de plank draaien.
    .taken = De plank is nu van jou. Hem weer plaatsen kost twee, en met één zandloper kom je niet aan de overkant.
    .otherwise = Draai de plank met “Verplaats” en maak dan twee stappen.
    .done = Twee edelstenen. De plank die je hier bracht, bracht je ook verder.
    .why = “Verplaats” kost twee zandlopers en één kaart. Een lange plank weghalen en weer plaatsen kost er drie, en twee kaarten.

lesson-under = Een plank leidt naar de brug met je edelsteen. Steek over.
    .halfway = Nog één stap over de plank en je bent bij de brug.
    .otherwise = Maak twee stappen over de lange plank en kijk waar je uitkomt.
    .done = Je staat onder de brug, en de edelsteen ligt erop. Vanaf hier kom je niet naar boven.
    .why = Een brug heeft twee velden: erop en eronder. Niemand klimt van het ene naar het andere.

lesson-ends = Alleen planken aan de twee uiteinden van een brug leiden erop. Haal de edelsteen vanaf hier.
    .away = Die plank leidt weg van de edelsteen, naar de muur rechts.
    .soon = Haal hem pas weg als je eroverheen bent: je hebt hem nu nodig.
    .halfway = Daarmee sta je op de plank. Tot de edelsteen zijn het twee stappen.
    .otherwise = Plaats een korte plank omlaag naar het uiteinde van de brug en maak dan twee stappen.
    .done = Je staat erop, en de edelsteen is van jou. Kijk waar een brug eindigt voor je een plank plaatst.
    .why = Planken van alle andere kanten leiden onder de brug door.

lesson-tee = Planken steunen ook op planken. Plaats vanaf de lange plank een korte richting de edelsteen: een T.
    .side = Die kant leidt naar een andere paal. De edelsteen ligt links.
    .first = De lange plank eindigt bij twee palen, en bij geen van beide ligt de edelsteen.
    .otherwise = Plaats een korte plank van het midden van de lange naar de edelsteen. Maak dan je stappen.
    .done = Eén korte plank, en je kunt een derde paal bereiken.
    .why = Een korte plank mag van een paal naar het midden van een schuine lange plank lopen.

lesson-cross = Je staat op de poot van een T. Plaats de tweede poot tegenover je: een X. Loop dan naar de gemarkeerde edelsteen.
    .first = Zonder tweede poot is er geen weg naar de edelsteen.
    .otherwise = Plaats een korte plank in het verlengde van de jouwe en loop dan in twee stappen naar de gemarkeerde edelsteen.
    .done = Van de ene poot naar de andere is maar één stap. Drie planken verbinden vier palen.
    .why = Beide poten rusten op de lange plank. De ene mag weg terwijl de andere blijft liggen.

lesson-crossbar = De laatste vorm is een H. Plaats een lange plank naar de korte aan de overkant en loop dan in drie stappen naar de gemarkeerde edelsteen.
    .first = Je kunt nog niet oversteken. Plaats eerst de lange plank.
    .few = Met één stap sta je midden op de H. Bewaar je zandlopers voor drie stappen.
    .otherwise = Vanaf een korte plank reikt een lange tot de volgende korte. Plaats hem en loop dan naar de gemarkeerde edelsteen.
    .done = Twee en drie zijn vijf zandlopers. De vijfde was die van je edelsteen.
    .why = Die wordt vanzelf ingezet als de vier van je beurt niet genoeg zijn.

lesson-fall = Nicolò heeft alleen de groene edelsteen onder de brug nog nodig. Kijk waar zijn weg op rust, en haal dat weg.
    .lost = Drie stappen, en hij heeft ze alle vier. Zijn hele weg rustte op één plank.
    .otherwise = Zijn weg is nog open. De lange plank draagt hem, en die raakt jouw paal.
    .done = De lange plank is van jou. Wat erop rustte, viel in het water en is voor iedereen verloren.
    .why = Niemand mag een plank weghalen waar iemand op staat, of waardoor een pion in het water valt. Zo bewaak je je weg.

lesson-joker = Je laatste edelsteen! De dwarsplank kost twee, drie stappen kosten drie, en je hebt er vier. Neem liever een joker.
    .stuck = De dwarsplank ligt, en je hebt nog twee zandlopers. Drie stappen kosten er drie.
    .around = Zonder de dwarsplank kom je niet in de buurt van de edelsteen.
    .nothing = Je mag een beurt beëindigen zonder te spelen. Maar dan had je gratis een joker kunnen nemen.
    .otherwise = Daarmee kom je niet bij de edelsteen. Neem een joker: die wacht op je volgende beurt.
    .done = Een joker is elke kaart die je wilt, voor twee zandlopers. Nicolò is dichtbij: zijn plank ligt klaar.
    .why = Een joker nemen is een hele beurt; daarna trek je. Je mag er twee hebben. Je kunt er ook vier andere kaarten voor ruilen.

lesson-win = Nicolò kan in zijn volgende beurt winnen. Plaats de dwarsplank en speel de joker als drie stappen.
    .otherwise = Twee stappen, en Nicolò heeft zijn vierde edelsteen. Probeer het met de dwarsplank en de joker.
    .done = Vier edelstenen: je wint! Nu een echte partij: plan je weg, haal planken terug, en let op die van de ander.
    .why = Een joker is het meest waard als drie stappen: dat scheelt een zandloper.
