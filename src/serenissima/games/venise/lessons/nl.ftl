lesson-lay = Jij bent de rode pion linksboven. Kies onder het bord de kaart “Kort”. Druk dan op de gouden plek naast je.
    .wall = Die plank leidt omlaag naar een muur. De rode edelsteen ligt rechts van je.
    .long = Een lange plank gaat schuin, naar de paal onder de edelsteen. Plaats een korte.
    .joker = Een joker is de moeite waard, maar nu nog niet: hij komt later in deze les.
    .early = Dan was je beurt voorbij zonder dat er iets gebeurde. Haal eerst de edelsteen.
    .done = De plank ligt. Hij kostte één van je vier zandlopers: je ziet ze boven je kaarten.
    .why = Een plank die je plaatst, moet raken waar je staat. Iedereen mag eroverheen.

lesson-walk = Stap nu: één stap op de plank, nog een op de brug. Kies “2 stappen” en druk op de edelsteen.
    .short = Met één stap sta je op de plank. De edelsteen is een stap verder.
    .dear = “3 stappen” kost drie zandlopers, ook als je er maar twee maakt. “2 stappen” kost er twee.
    .back = Onderweg mag je omkeren. Maar nu sta je waar je begon.
    .otherwise = Dat mag. Maar de edelsteen is twee stappen ver: haal hem nu.
    .hint = Op een aanraakscherm laat de eerste druk zien waar je heen gaat. Druk dan op “Stap”.
    .done = De edelsteen is van jou. Hij ligt op je tent in de hoek en levert je een zandlopertegel op.
    .why = Op een plank kun je staan, dus erover komen kost altijd twee stappen.

lesson-back = Je hebt nog twee zandlopers: één van de vier, en je nieuwe tegel. Kies “Verwijder” en druk op de plank achter je.
    .left = Dan blijft de plank liggen. Iedereen mag eroverheen, of hem weghalen.
    .done = Die plank kun je weer plaatsen. De cijfers bij je naam laten zien wat je hebt.
    .why = Een plank is van wie hem weghaalt, wie hem ook plaatste. Haal terug wat je niet meer nodig hebt.

lesson-end = Deze beurt heeft zijn werk gedaan. Druk op “Einde beurt”: je trekt twee kaarten en houdt de tegel.
    .otherwise = Dat mag. Maar er valt niets meer te halen: druk op “Einde beurt”.
    .done = Nicolò haalde ook een edelsteen: hij heeft de vier groene nodig. De gemarkeerde lijst toont hoe ver de jouwe zijn.
    .why = Wat je van de vier niet gebruikt, ben je kwijt; tegels wachten. Je mag acht kaarten houden.

lesson-wall = Je volgende edelsteen ligt twee palen onder je, maar er staat een muur tussen. Plaats een plank die erlangs leidt, en steek over.
    .blocked = Deze plank eindigt aan jouw kant van de muur, en over muren stapt niemand.
    .away = Zo ga je terug naar waar je eerste edelsteen lag. De volgende ligt de andere kant op.
    .go = De plank ligt goed. Kies nu “2 stappen” en druk op het andere uiteinde.
    .otherwise = “Lang” legt een plank schuin langs de muur. Plaats hem en kies dan “2 stappen”.
    .done = Je bent voorbij de muur, onder een brug. Nog één plank, en je bent bij de edelsteen.
    .why = Een muur verdeelt zijn paal in twee kanten. Elke plank raakt er maar één.

lesson-move = Je bent weer aan de beurt, maar je hebt geen lange plank meer. Kies “Verplaats”, draai de plank achter je naar de edelsteen en steek over.
    .wrong = Nu leidt hij naar rechts. Je edelsteen ligt linksonder.
    .go = De plank ligt goed. Kies nu “2 stappen” en druk op de edelsteen.
    .first = Zo ga je terug. Draai eerst de plank.
    .otherwise = Draai de plank met “Verplaats” en kies dan “2 stappen”.
    .done = Twee edelstenen. De plank die je hier bracht, bracht je ook verder.
    .why = “Verplaats” pakt een plank op en legt hem opnieuw, voor twee zandlopers en één kaart. In je voorraad komt hij niet.

lesson-under = Deze keer ligt je edelsteen op een brug, en er leidt een lange plank heen. Steek over.
    .halfway = Nog één stap over de plank en je bent bij de brug.
    .otherwise = Kies “2 stappen”, loop over de lange plank en kijk waar je uitkomt.
    .done = Je staat onder de brug: die verbergt je half. De edelsteen ligt erop, en niemand klimt omhoog.
    .why = Een brug heeft twee velden: erop en eronder. Wijs een brug aan, en je ziet welke kant waarheen leidt.

lesson-ends = Alleen planken aan de twee uiteinden van een brug leiden erop. Plaats er een vanaf de paal erboven, en haal de edelsteen.
    .away = Die plank leidt weg van de edelsteen, naar de muur rechts.
    .go = De plank ligt goed. Kies nu “2 stappen” en druk op de edelsteen.
    .otherwise = Plaats “Kort” recht omlaag naar het uiteinde van de brug. Kies dan “2 stappen”.
    .done = Je staat op de brug, en de edelsteen is van jou. Kijk waar een brug eindigt voor je een plank plaatst.
    .why = Planken van alle andere kanten leiden onder de brug.

lesson-tee = De edelsteen ligt aan geen van beide uiteinden van je lange plank. Plaats “Kort” van het midden naar de edelsteen, en loop erheen.
    .side = Die leidt naar een andere paal. De edelsteen ligt links.
    .first = De lange plank eindigt bij twee palen, en bij geen van beide ligt de edelsteen.
    .go = De plank ligt goed. Kies nu “2 stappen” en druk op de edelsteen.
    .otherwise = Plaats “Kort” tussen je lange plank en de edelsteen. Kies dan “2 stappen”.
    .done = Twee planken vormen een T: één korte, en je kunt een derde paal bereiken.
    .why = Een korte plank mag op het midden van een schuine lange steunen.

lesson-cross = Je staat op de korte plank van een T. Plaats er recht voor je nog een, en loop naar de gemarkeerde edelsteen.
    .first = Er is nog geen weg naar de edelsteen. Plaats eerst de korte plank.
    .go = De plank ligt goed. Kies nu “2 stappen” en druk op de edelsteen.
    .otherwise = Plaats “Kort” aan de andere kant van de lange plank. Kies dan “2 stappen”.
    .done = Dat is een X. Van de ene korte plank naar de andere is maar één stap.
    .why = Beide korte planken rusten op de lange. De ene mag weg terwijl de andere blijft liggen.

lesson-crossbar = Je staat op een korte plank, en links ligt er nog een. Verbind ze met “Lang” en loop in drie stappen naar de edelsteen.
    .first = Je kunt nog niet oversteken. Plaats eerst de lange plank.
    .go = De plank ligt goed. Kies nu “3 stappen” en druk op de edelsteen.
    .otherwise = Plaats “Lang” van je korte plank naar de andere. Kies dan “3 stappen”.
    .done = Dat is een H, de laatste vorm. Twee en drie zijn vijf zandlopers: de vijfde was je tegel.
    .why = Een tegel wordt vanzelf ingezet zodra je vier zandlopers niet genoeg zijn.

lesson-fall = Nicolò heeft alleen de gemarkeerde groene edelsteen onder de brug nog nodig. Zijn weg rust op één plank, en jij kunt erbij. Haal die weg.
    .lost = Drie stappen, en Nicolò heeft ze alle vier. Zijn hele weg rustte op de lange plank.
    .otherwise = Zijn weg is nog open. Hij rust op de lange plank, en die raakt jouw paal.
    .done = De lange plank is van jou. De korte die erop steunde, viel in het water en is voor iedereen verloren.
    .why = Niemand mag een plank weghalen waar iemand op staat, of waardoor een pion in het water valt. Zo bewaak je je weg.

lesson-joker = Je laatste edelsteen! “Lang” en “3 stappen” kosten vijf zandlopers, en je hebt er vier. Druk op “Neem een joker”: dat is je hele beurt.
    .stuck = De planken vormen nu een H, maar je hebt nog twee zandlopers, en “3 stappen” kost er drie.
    .around = Zonder plank naar de overkant kom je niet in de buurt van de edelsteen.
    .nothing = Je mag een beurt beëindigen zonder te spelen. Maar dan had je gratis een joker kunnen nemen.
    .otherwise = Daarmee kom je niet bij de edelsteen. Neem een joker: die wacht op je volgende beurt.
    .done = Een joker is elke kaart die je wilt, voor twee zandlopers. Maar kijk: Nicolò heeft een plank naar zijn laatste edelsteen geplaatst.
    .why = Ook na een joker trek je twee kaarten. Je mag twee jokers hebben. Je kunt er ook vier kaarten voor ruilen.

lesson-win = Nicolò kan in zijn volgende beurt winnen. Verbind de korte planken met “Lang”. Speel dan de joker als “3 stappen”.
    .otherwise = Twee stappen, en Nicolò heeft zijn vierde edelsteen. Probeer “Lang”, en dan de joker.
    .done = Vier edelstenen: je wint! In een partij: plan je weg, haal planken terug en let op wat anderen nodig hebben.
    .why = Een joker is het meest waard als “3 stappen”: dat scheelt een zandloper.
