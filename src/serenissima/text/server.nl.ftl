fault-malformed = Dit bericht is niet te lezen: { $problem }. Goed is een JSON-object waarvan "type" een van { $kinds } is.
fault-move = Dit is geen zet van { $game }: { $problem }. Goed is een van de zetten uit de laatste update.
fault-too-many = Te veel berichten: hoogstens { $rate } per seconde. De rest wordt weggegooid.
problem-bad-token = Dit token is niet door deze server gemaakt. POST /api/tokens maakt er een.
problem-no-table = Zo’n tafel is er niet.
problem-no-game = { $problem }
problem-no-rules = De spelregels van { $game } zijn hier niet.
problem-no-bot = Er is geen bot { $bot }; wel zijn er { $allowed }.
problem-seats = Dit spel is niet voor { $count } spelers; het is voor { $allowed }.
problem-bad-option = { $problem }
problem-bad-position = Vanuit deze stelling kan geen partij beginnen: { $problem }
problem-position-over = In deze stelling zou de partij al afgelopen zijn.
problem-fork-secret = Wie vanaf hier verder speelt, weet alles, en er zitten geheimen in: speel alleen of tegen bots.
problem-position-secret = Wie een stelling opzet, weet er alles van, en deze heeft geheimen: speel alleen of tegen bots.
problem-bad-record = { $kind ->
    [empty] Dit bestand is leeg. Kies er een dat na afloop van een partij is opgeslagen.
    [foreign] Dit is geen partijverslag van Serenissima. Kies een bestand dat na afloop van een partij is opgeslagen.
    [version] Dit partijverslag komt uit een andere versie van Serenissima, en deze kan het niet lezen.
    [game] Dit partijverslag is van een spel dat hier niet gespeeld wordt.
    [long] Dit partijverslag is te lang om te lezen.
    [cut] Dit partijverslag is onvolledig, of iemand heeft het veranderd: de zetten leiden niet tot de uitslag.
   *[damaged] Dit partijverslag is beschadigd: regel { $line } is niet te lezen, of mag niet volgens de spelregels.
}
problem-other-version = Deze partij is gespeeld met versie { $version } van { $game }; nu is het versie { $now }.
problem-unreadable = Stap { $entry } van deze partij past niet meer bij de spelregels; daarom is de partij niet te tonen.
problem-invite-wrong = Deze uitnodiging past niet bij de tafel.
problem-table-full = Alle plaatsen aan deze tafel zijn bezet. Je kunt wel meekijken.
problem-too-many-tables = { $most ->
    [one] Je hebt een tafel die nog niet klaar is, en meer dan één mag niet.
   *[other] Je hebt { $most } tafels die nog niet klaar zijn, en meer mogen het er niet zijn.
} Speel er eerst een uit, zeg er een af die nog niet begonnen is, of beëindig een partij tegen bots: op de startpagina staan ze bij “Jouw tafels”.
problem-again = { $seconds ->
    [one] Probeer het over een seconde opnieuw.
   *[other] Probeer het over { $seconds } seconden opnieuw.
}
problem-too-many-requests = Te veel verzoeken tegelijk. { problem-again }
problem-too-many-tables-at-once = Te veel nieuwe tafels tegelijk. { problem-again }
problem-too-many-seats = Te veel geloop van en naar tafels tegelijk. { problem-again }
problem-too-many-records = Te veel partijverslagen tegelijk. { problem-again }
problem-too-many-names = Te veel nieuwe namen tegelijk. { problem-again }
problem-too-many-tokens = Te veel nieuwe tokens tegelijk. { problem-again }
problem-too-many-hints = Te veel tips tegelijk. { problem-again }
problem-too-many-look-backs = Te veel terugblikken tegelijk: elk ervan duurt even. { problem-again }
problem-too-many-replays = Er wordt te veel tegelijk in partijen gekeken. { problem-again }
problem-too-many-sockets = Je hebt al { $most } vensters met tafels open, en meer passen er niet. Sluit er een. { problem-again }
problem-too-many-sockets-at-once = Te veel nieuwe verbindingen tegelijk. { problem-again }
problem-too-many-sockets-here = Er komen al { $most } verbindingen van jouw adres, en meer passen er niet. { problem-again }
problem-too-many-connections = Het huis zit even vol. { problem-again }
problem-too-slow = Dit verzoek deed er te lang over: na { $seconds } seconden wacht de server niet meer. Stuur het nog eens.
problem-other-name = Deze server heet niet { $name }: gebruik het adres dat je hebt gekregen. De beheerder kan de naam toevoegen: serenissima serve --name { $name }
problem-fork-running = Zolang een partij loopt, kan niemand er elders mee verder spelen; na afloop kan iedereen dat.
problem-fork-over = In die stelling is de partij afgelopen. Kies een eerdere.
problem-rematch-unanswered = Nog niet iedereen heeft in deze partij gespeeld. Wacht tot ze komen, of maak een nieuwe tafel en stuur ze de link.
problem-rematch-running = Om revanche vragen kan als de partij afgelopen is.
problem-not-seated = Alleen wie aan deze tafel zit, kan om revanche vragen.
problem-record-running = Het verslag kan worden opgeslagen als de partij afgelopen is: eerder zou het geheimen verraden.
problem-verify-running = Het toeval kan worden gecontroleerd als de partij afgelopen is: dan wordt het startgetal getoond.
problem-not-your-view = Zolang de partij loopt, kun je alleen door je eigen ogen kijken.
problem-waiting = De partij is nog niet begonnen.
problem-no-seat = Zo’n plaats is er niet; de laatste heeft nummer { $last }.
problem-no-entry = Zo’n stap is er niet; de laatste heeft nummer { $last }.
problem-no-address = Op { $path } is niets.
problem-long-address = Het adres waarmee deze server is aangesproken, is te lang voor een QR-code: gebruik zijn naam.
problem-not-found = Op dit adres is niets.
problem-method = Dit adres kan niets met zo’n verzoek.
problem-too-large = Dat is te groot: een partijverslag mag 2 MB zijn, al het andere 256 kB.
problem-malformed = Dit verzoek is niet te lezen: { $problem }
problem-no-workshop = Voor { $game } valt er niets te maken.
problem-no-quick = { $game } heeft geen pagina voor nieuwkomers.
problem-no-lesson = { $game } heeft geen les.
problem-too-many-lessons = Je bent sneller dan je coach. { problem-again }
problem-no-study = { $game } heeft geen analyse en geen puzzels.
problem-study-running = Zolang een partij loopt, wordt die voor niemand geanalyseerd. Speel eerst uit of geef op.
problem-study-playing = Je speelt dit spel zelf ({ $names }), daarom is er nu geen analyse voor je. Speel die partij eerst uit of geef op.
problem-unfit = { $why }
problem-no-puzzle = Een puzzel met dat nummer is er niet.
problem-too-many-questions = Te veel vragen tegelijk. { problem-again }
problem-study-failed = Dit was niet uit te rekenen. Probeer het later nog eens.
problem-other-origin = Dit verzoek kwam van een pagina van een andere site.
problem-unwell = { $kind ->
    [full] Er kan nu niets worden bewaard: de schijf is vol, of kapot.
    [damaged] Er kan nu niets worden bewaard: de database is beschadigd.
    [slow] Er kan nu niets worden bewaard: de database antwoordt niet.
   *[forbidden] Er kan nu niets worden bewaard: de database kan niet worden beschreven.
}
problem-failed = Er ging iets mis op de server. Het is genoteerd.
problem-hint-not-running = Tips zijn er voor partijen die gespeeld worden.
problem-hint-no-practice = Tips zijn er om te oefenen: voor partijen van één mens tegen bots.
problem-why-no-bot = Alleen bots kun je naar hun redenen vragen.
problem-why-no-practice = Zolang mensen tegen elkaar spelen, houden bots hun redenen voor zich. Vraag het als de partij afgelopen is.
problem-why-nothing-yet = { $name } heeft nog niets gedaan.
problem-hint-not-your-turn = Je bent niet aan de beurt. Een tip gaat over de volgende zet van je eigen plaats.

serve-at = Serenissima is te vinden op { $address }
serve-lan = In hetzelfde netwerk: { $address }
serve-stop = Stoppen met Ctrl+C.
serve-port-taken = Poort { $port } is bezet, misschien door een andere Serenissima. Kies een andere, bijvoorbeeld met --port { $other }.
serve-no-address = De server kan niet luisteren op { $address }: { $problem }. Kies een ander adres met --host, of een andere poort met --port.
serve-no-driver = De driver voor PostgreSQL ontbreekt: pip install "serenissima[postgres]"
forge-begins = Je kunt meteen spelen. Intussen wordt de rekenmotor gecompileerd; tot dan denken bots langzamer.
forge-works = De rekenmotor wordt gecompileerd
forge-ready = De rekenmotor is gecompileerd. Bots gebruiken hem vanaf nu.
forge-failed = De rekenmotor kon niet worden gecompileerd: alles werkt, maar langzamer.
serve-no-database = { $kind ->
    [damaged] De database in { $folder } is onbruikbaar: { $problem }. Haal die daar weg, of kies een andere map met --data.
    [full] De database in { $folder } kan niet worden beschreven: { $problem }. Maak ruimte op de schijf, of kies een andere map met --data.
    [address] De database is onbruikbaar: { $problem }. Controleer het adres na --db.
   *[forbidden] De database in { $folder } is onbruikbaar: { $problem }. Kies met --data een map waarin je mag schrijven.
}
serve-bad-proxy = { $proxy } is geen adres van een proxy. Na --proxy horen adressen en netwerken met komma’s ertussen: 127.0.0.1,10.0.0.0/8
serve-newer-database = De database is door een nieuwere versie van Serenissima geschreven. Installeer die versie, of kies een andere map met --data.
serve-bad-secret = { $file } is beschadigd. Zet het terug uit een kopie, of verwijder het: dan kan niemand meer terug naar zijn oude plaats.
serve-no-folder = De map voor gegevens is onbruikbaar: { $problem }. Kies met --data een map waarin je mag schrijven.
serve-plain = De rekenmotor is niet gecompileerd: alles werkt, maar langzamer.
