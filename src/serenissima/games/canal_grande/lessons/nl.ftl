lesson-six = Zo win je een partij. Je hebt trofeeën van vijf wijken: leg de zesde, Dorsoduro!
    .again = Een tweede San Polo is ook een trofee. Maar welke van de zes wijken heb je nog niet?
    .done = Alle zes de wijken: je wint, en de partij is afgelopen. Vier keer dezelfde wijk wint ook.
    .hint = Je trofeeën liggen onder het kanaal, en Dorsoduro is leeg. Tik Dorsoduro op je hand aan en leg die.
    .why = Je wint alleen met trofeeën, en trofeeën krijg je in waarderingen. Dit was er een.

lesson-choose = Nu vanaf het begin. Marina heeft de acht kaarten van de ronde in tweeën verdeeld: neem een aanbod.
    .later = Neem eerst een van de twee.
    .done = Wijkkaarten en gondels heb je nu op de hand, voor waarderingen. Cijferkaarten zijn punten. Marina heeft het andere aanbod.
    .hint = Druk op de knop onder het aanbod dat je het beste bevalt.
    .why = Zo gaat elke ronde: de een verdeelt, de ander neemt als eerste. In de volgende ronde wisselen jullie.

lesson-split = Nu verdeel jij, en Marina neemt als eerste. Tik kaarten aan om ze naar het andere aanbod te verplaatsen.
    .lonely = Marina nam zeven kaarten en liet er jou één. Maak de twee wat meer gelijk.
    .bare = Marina nam alle vijf de kaarten, en jij hebt alleen punten. Verdeel ze allebei, kaarten en punten.
    .done = Marina nam het aanbod dat haar het beste beviel, en het andere is voor jou.
    .hint = Leg twee of drie kaarten en wat punten in het tweede aanbod. Druk dan op “Zo aanbieden”.
    .why = Wie als eerste neemt, neemt het beste aanbod. Maak er dus twee waar je allebei blij mee zou zijn.

lesson-fewer = Een fase is afgelopen bij tien punten. Jij hebt er zes, Marina zeven. Welk aanbod neem je?
    .greedy = Je kreeg een kaart meer. Maar je kwam op tien, Marina had minder punten, en dus trok zij drie kaarten.
    .declined = Trekken hoeft niet. Maar drie kaarten voor niets zijn mooi meegenomen.
    .done = Marina kwam op elf, en de fase was afgelopen. Jij had minder punten, dus trok jij drie kaarten.
    .hint = Onder elk aanbod lees je waar het toe leidt. Neem het aanbod waarna jij trekt.
    .why = Met punten win je nooit. Na een fase gaan ze allemaal terug, en wie er minder had, trekt drie kaarten.

lesson-specials = In jouw aanbod zaten drie speciale kaarten. Zet eerst de spion en de verrader in, in de volgorde die je wilt.
    .kind = Je stuurde de verrader weg, en kwijt ben je hem toch. Laat hem een kaart pakken.
    .early = Dan begint meteen de waardering. Eerst de spion en de verrader: die brengen je er kaarten voor.
    .done = De spion trok twee kaarten van de stapel voor je. De verrader stal blind San Marco van Marina.
    .hint = Druk op de spion en dan op de verrader. Die vraagt uit welke hand hij steelt: tik een kaart van Marina aan.
    .why = Speciale kaarten komen nooit op je hand. Je gebruikt ze in de beurt waarin je ze krijgt, in de volgorde die je wilt.

lesson-doge = Nu roept jouw doge een waardering uit. Leg kaarten van één wijk. Marina heeft nog twee San Marco.
    .both = Gewonnen. Maar één San Polo was genoeg, want Marina had er geen. Nu ben je de tweede kaart ook kwijt.
    .beaten = Marina legde twee San Marco tegen jouw ene. De trofee is voor haar, en je kaart ben je kwijt.
    .done = Eén kaart was genoeg: Marina heeft er geen van die wijk en moest passen. Je kaart is nu een trofee.
    .hint = Leg één kaart van een wijk die Marina niet heeft. Dan kan ze niet antwoorden.
    .why = De winnaar houdt één kaart als trofee en verliest de rest die gelegd is. Win dus met zo weinig mogelijk.

lesson-raise = Marina roept een waardering uit en legt twee Castello. Leg er drie! Een gondel brengt kaarten van één andere wijk mee.
    .passed = Passen kost geen kaart, maar Castello is voor haar. Je had drie kunnen halen.
    .done = Drie verslaat twee. Jij betaalde twee San Polo en een gondel; Marina verloor één kaart en nam de andere terug.
    .hint = Tik één keer Castello en twee keer San Polo aan. De gondel gaat vanzelf mee.
    .why = Om te antwoorden heb je een kaart van die wijk nodig en een hoger totaal. Wie als eerste past, verliest de waardering.

lesson-four = Marina heeft drie keer San Marco: met een vierde wint ze. Ze legde er twee; leg er meer!
    .lost = Vier keer San Marco: Marina heeft de partij gewonnen. Neem je zet terug en leg er meer dan twee.
    .done = Gelukt: deze San Marco is voor jou. Hou in de gaten wat de andere kant nog nodig heeft.
    .hint = Tik één keer San Marco en twee keer Cannaregio aan. De gondel gaat mee, en dat maakt drie.
    .why = Vier trofeeën van één wijk is de tweede manier om te winnen. Een gouden vakje toont een trofee die zou winnen.

lesson-partners = Vier spelers: Marina is nu je partner, en jullie kaarten tellen samen. Zorzi legde er twee. Leg Castello.
    .alone = Marina legde er ook twee. Maar twee tegen twee is gelijk, en dan wint het team van wie de doge was.
    .done = Met vier spelers houdt één kaart je erin, ook als je achterstaat. Marina legde er twee bij: drie tegen twee.
    .hint = Tik Castello aan en leg die. Het hoeft niet meer te zijn dan de twee van Zorzi.
    .why = Je ziet de hand van je partner nooit. Trofeeën en punten zijn van jullie samen; een fase is afgelopen bij veertien punten.

lesson-tie = Jullie staan voor, drie tegen twee. Stel dat het twee tegen twee was: wie zou deze waardering winnen?
    .choice-ours = Jij en Marina
    .choice-theirs = Zorzi en Lucia
    .ours = Bij een gelijke stand wint het team van wie de doge is. Deze waardering riep de doge van Zorzi uit.
    .done = De doge van Zorzi riep hem uit, dus gelijk is voor hen. De tafel zegt het bij elke waardering.

lesson-last = Zorzi en Lucia hebben gepast. De waardering is afgelopen als alle vier gepast hebben. Wat doe je?
    .waste = Gewonnen, maar een San Polo en de gondel ben je voor niets kwijt. Zijn de anderen eruit, pas dan.
    .done = Castello is voor jou en Marina. Nu weet je alles: verdeel slim, neem weinig punten en win waarderingen goedkoop.
    .hint = Druk op “Pas en win de waardering”: wat je niet legt, hou je op de hand.
    .why = Wie past, ligt uit de waardering. Doet er geen tegenstander meer mee, dan kost dat je niets.
