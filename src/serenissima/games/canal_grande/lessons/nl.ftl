lesson-choose = Marina heeft acht kaarten in tweeën verdeeld. Neem het aanbod dat je het beste bevalt.
    .later = Neem eerst een van de twee.
    .done = Wijkkaarten en gondels heb je nu op de hand. De cijferkaarten liggen open: dat zijn punten. Marina kreeg het andere aanbod.
    .hint = Bekijk ze allebei goed en druk dan op de knop onder een van de twee.
    .why = De een verdeelt, de ander kiest als eerste. In de volgende ronde wisselen jullie.

lesson-fewer = Jij hebt zes punten, Marina zeven. Kies nog eens, en kijk wat er bij tien gebeurt.
    .greedy = Je kreeg een kaart meer. Maar je kwam op tien, Marina heeft minder punten, en dus trok ze drie kaarten.
    .declined = Trekken hoeft niet. Maar drie kaarten voor niets zijn mooi meegenomen.
    .done = Marina kwam op elf, dus de fase was afgelopen. Jij had minder punten: drie kaarten waren je beloning.
    .hint = Onder elk aanbod zie je beide totalen na je keuze. Wie zou er dan minder hebben?
    .why = Heeft iemand na een ronde tien of meer, dan gaan alle punten terug, en wie er minder had, trekt kaarten.

lesson-never = Punten kosten dus alleen maar. Hierboven, langs het kanaal, liggen de trofeeën. Waarmee win je?
    .choice-points = Met de meeste punten
    .choice-trophies = Met trofeeën van de wijken
    .points = Met punten win je nooit: wie er minder heeft, trekt kaarten. Kijk eens naar de zes wijken.
    .done = Trofeeën: alle zes de wijken, of vier keer dezelfde wijk. Je wint ze in waarderingen.

lesson-split = Nu verdeel jij, en Marina kiest als eerste. Tik kaarten aan om ze te verplaatsen. Ze spaart San Polo, weet je nog?
    .together = Alle drie San Polo bij elkaar: ze hoefde niet eens na te denken. Haal ze uit elkaar, zodat elke keuze haar iets kost.
    .done = Marina nam wat haar het beste beviel, en de rest is voor jou. Hoe beter je verdeelt, hoe minder ze eraan verdient.
    .hint = Leg een of twee San Polo in het tweede aanbod, met wat punten erbij. Druk dan op “Zo aanbieden”.
    .why = Punten zijn je tegengewicht: leg er meer bij de kaarten die ze wil hebben, en kiezen wordt lastig.

lesson-specials = In jouw aanbod zaten een spion en een verrader. Zet ze allebei in, in de volgorde die je wilt.
    .kind = Dat was aardig, maar de verrader ben je hoe dan ook kwijt. Laat hem een kaart pakken.
    .done = De spion trok twee kaarten van de stapel voor je. De verrader stal blind San Marco van Marina.
    .hint = Druk op een speciale kaart om hem in te zetten. De verrader vraagt dan uit welke hand hij steelt.
    .why = Speciale kaarten bewaar je nooit. Je gebruikt ze in de beurt waarin je ze krijgt, in de volgorde die je wilt.

lesson-doge = De doge roept een waardering uit. Tik een wijk op je hand aan en leg die. Marina nam twee San Marco.
    .both = Gewonnen! Maar één San Polo was genoeg: ze had er geen. De tweede kaart ben je ook kwijt.
    .beaten = Marina legde twee San Marco tegen jouw ene. De trofee is voor haar, en je kaart ben je kwijt.
    .done = Eén San Polo was genoeg: Marina heeft er geen en moest passen. Je kaart is nu een trofee.
    .hint = Open met een wijk waarop Marina niet kan antwoorden, en met niet meer kaarten dan nodig.
    .why = De winnaar houdt één kaart als trofee en verliest de rest. Win dus met zo weinig mogelijk.

lesson-raise = Marina legt twee Castello. Ga daaroverheen! Een gondel brengt kaarten van één andere wijk mee.
    .passed = Passen kost geen kaart, maar Castello is voor haar. Je had drie kunnen halen.
    .done = Drie verslaat twee. Jij betaalde twee San Polo en een gondel; Marina verloor één kaart en nam de andere terug.
    .hint = Tik één keer Castello en twee keer San Polo aan. De gondel gaat vanzelf mee.
    .why = Je hebt een kaart van de wijk waar het om gaat nodig om mee te doen. De verliezer verliest alleen de eerst gelegde kaart.

lesson-six = Eén doge, één waardering. Kijk naar je trofeeën langs het kanaal: wat mis je nog?
    .again = Een tweede San Polo is ook een trofee. Maar je hebt vijf van de zes wijken: welke mis je nog?
    .done = Alle zes de wijken: je wint! Dat is de ene manier.
    .hint = In vijf wijken heb je een trofee. Leg de zesde.

lesson-four = Een andere partij. Marina heeft drie keer San Marco, en met vier van één wijk win je. Hou haar tegen!
    .lost = Marina heeft gewonnen: vier keer San Marco. Neem je zet terug en ga over haar twee heen.
    .done = Gelukt: deze San Marco is voor jou. Vier van één wijk is de tweede manier om te winnen.
    .hint = Leg San Marco, en laat een gondel beide Cannaregio meebrengen. Dat maakt drie.
    .why = Tel wat de ander nodig heeft. Hoe harder die een waardering nodig heeft, hoe meer je ervoor mag betalen.

lesson-partners = Vier spelers: Marina is nu je partner, en haar kaarten tellen mee met de jouwe. Zorzi staat voor met twee; help Marina.
    .alone = Marina legde er twee, maar twee tegen twee is gelijk. Dan wint het team dat de waardering uitriep.
    .done = Jouw ene en Marina’s twee maken drie. Niemand hoeft hoger te gaan; partners tellen samen.
    .hint = Leg je Castello. Eén kaart is genoeg om te helpen.
    .why = Partners zien elkaars hand nooit. Trofeeën en punten zijn van jullie samen.

lesson-last = Zorzi en Lucia liggen eruit, en jullie staan voor. Pas nu, en jullie winnen de waardering.
    .waste = Gewonnen, maar die kaart en de gondel ben je kwijt. Zijn de anderen eruit, pas dan.
    .done = Castello is voor jou en Marina. Nu weet je alles: verdeel slim, neem weinig punten en win waarderingen goedkoop.
    .hint = Druk op “Pas”: kaarten die je niet legt, hou je op de hand.
