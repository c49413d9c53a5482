refusal-over = De partij is afgelopen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-nothing-to-undo = Er is geen zet van jou om terug te nemen.
refusal-undo-needs-consent = Sindsdien is er iets getrokken, onthuld of door een ander gespeeld: terugnemen kan alleen als de anderen het goedvinden.
reason-resigned = door opgave
reason-timeout = door tijdsoverschrijding

bot-uniform = Blad in de lagune
    .help = Speelt zomaar een toegestane zet, allemaal even waarschijnlijk.
bot-search = Zoeker
    .help = Stelt zich veel manieren voor waarop de partij verder kan gaan en kiest de zet die het best uitpakte. Weet niets bijzonders van het spel.
bot-sensible = Gondelier
    .help = Weet waar het in dit spel om draait en kijkt een beetje vooruit.

app-title = Serenissima
app-line = Bordspellen over Venetië, met vrienden of tegen bots. Geen account, niets te installeren: schuif aan en speel.
page-title = { $page } · Serenissima
page-title-your-turn = ● Jouw beurt · { $page }
skip-to-content = Naar de inhoud
announcements = Mededelingen
messages = Berichten
visitor = Jij
home = Start
close = Sluiten
cancel = Annuleren
done = Klaar
yes = ja
no = nee
try-again = Opnieuw proberen
pair = { $name }: { $value }
loading = Een ogenblik …
loading-table = Op weg naar de tafel …
loading-board = Het bord wordt klaargelegd …
loading-rules = De spelregels worden opengeslagen …
server-unreachable = De server antwoordt niet. Probeer het zo nog eens.
unreachable-title = De server antwoordt niet
unreachable-text = Misschien is hij net aan het opstarten. Deze pagina probeert het vanzelf opnieuw en gaat verder zodra het kan.
guide-title = Voor botschrijvers
guide-unreachable = Deze pagina is nu even niet op te halen.
missing-title = Hier is niets
missing-text = Dit adres leidt nergens heen. Misschien is het onderweg ingekort.
missing-game = Een spel met de naam “{ $game }” is hier niet.
missing-table = Zo’n tafel is er niet. Misschien is de link ingekort, of is de tafel opgeruimd.
footer-credits = De spellen zijn van hun auteurs en uitgevers; die staan op de pagina van elk spel. De spelregels zijn in onze eigen woorden, de tekeningen zijn van ons.
footer-licence = Vrije software onder de MIT-licentie.
footer-api = Voor botschrijvers

settings = Instellingen
nickname-choose = Kies een bijnaam
nickname = Bijnaam
    .help = Zo zien de anderen aan tafel je.
name-saved = Je heet nu { $name }.
theme = Licht of donker
theme-system = Zoals het apparaat
theme-light = Dag
theme-dark = Nacht in Venetië
pace = Hoe snel de anderen spelen
pace-slow = Langzaam
pace-normal = Gewoon
pace-fast = Snel
pace-none = Zonder pauze
pace-waits = Na elke beurt op mij wachten
sound = Geluid
language = Taal
needs-scripts = Serenissima heeft JavaScript nodig.

games = De spellen
designed-by = van { $designers }
credits = Een spel van { $designers }. Uitgegeven door { $publisher }, { $year }.
players-exactly = { $count } spelers
players-range = { $low }–{ $high } spelers
players-either = { $low } of { $high } spelers
minutes-about = { $high } minuten
minutes-range = { $low }–{ $high } minuten
age-from = vanaf { $age } jaar
play-now = Nu spelen
against = tegen
opponent-of = Tegenstander bij { $game }
bot-marked = { $rung } · { $name }
rung-first = Eerste stappen
rung-easy = Makkelijk
rung-medium = Gemiddeld
rung-hard = Moeilijk
rung-master = Meester
rating = Rating
    .help = Gemeten in veel partijen van bots tegen bots: 1500 is de { $bot }, en met 200 punten meer win je ongeveer drie van de vier partijen. Het getal na ± zegt hoever de waarheid ernaast kan liggen.
rating-about = { $rating } ± { $spread }
rating-what = Hoe sterk?
table-for-friends = Tafel voor vrienden
daily-puzzle = Puzzel van vandaag
daily-solve = Oplossen
own-table = Een eigen tafel
new-table-of = Een tafel { $game }
read-rules = Spelregels lezen
who-plays = Wie spelen er?
how-many = Hoeveel spelers?
company = Tegen
company-friends = { $count ->
    [one] Een vriend, die een link krijgt
   *[other] Vrienden, die een link krijgen
}
company-here = { $count ->
    [one] Iemand op dit apparaat
   *[other] Mensen op dit apparaat
}
company-bots = { $count ->
    [one] Een bot
    [2] Twee bots
    [3] Drie bots
   *[other] { $count } bots
}
company-mixed = Een gemengd gezelschap
company-strength = Hoe sterk?
seat-by-seat = Plaats voor plaats kiezen
your-name = Je naam
    .help = Zo zien de anderen je. Je mag dit leeg laten.
seat-number = Plaats { $number }
bot-of-seat = Bot op plaats { $number }
name-of-seat = Naam van plaats { $number }
seat-me = Ik
    .help = Jij, in deze browser.
seat-friend = Een vriend
    .help = Krijgt een uitnodigingslink of scant een code.
seat-here = Iemand op dit apparaat
    .help = Jullie geven het apparaat aan elkaar door.
seat-bot = Een bot
seat-open = Een vrije plaats
    .help = Wie de link heeft, mag er gaan zitten.
sat-here = { $name } zat hier.
options = Hoe er gespeeld wordt
more-options = Meer opties
make-table = Naar de tafel
all-options = Hoe er gespeeld wordt: alles
option-is = { $option }: { $value }
options-usual = Gewone regels
your-tables = Jouw tafels
your-turn = Jouw beurt
table-running = Bezig
table-waiting = Wacht op spelers
table-over = Afgelopen
show-all-tables = Alle { $count } tonen
parting-cancel = Afzeggen
parting-leave = Opstaan
parting-end = Beëindigen
parting-remove = Verwijderen
parting-of = { $what }: { $game }, { $names }
parting-keep = Zo laten
parting-cancel-title = Deze tafel afzeggen?
    .help = Niemand kan er nog bij komen zitten, en wie er al zit, krijgt bericht.
    .do = Tafel afzeggen
parting-leave-title = Opstaan van deze tafel?
    .help = Je plaats komt weer vrij. Met de uitnodigingslink kun je terugkomen.
    .do = Opstaan
parting-end-title = Deze partij beëindigen?
    .help = De partij eindigt hier en wordt voorgoed verwijderd; niemand kan die nog terugzien.
    .do = Partij beëindigen
parting-remove-title = Deze partij verwijderen?
    .help = De partij verdwijnt uit je lijst. Bij anderen die meespeelden, blijft de partij staan; speelde er niemand anders mee, dan is die voorgoed weg.
    .do = Verwijderen
parted-cancel = De tafel is afgezegd.
parted-leave = Je plaats is weer vrij.
parted-end = De partij is beëindigd en verwijderd.
parted-remove = De partij staat niet meer in je lijst.
cancel-table = Deze tafel afzeggen
get-up = Opstaan
table-unreadable = Niet meer te lezen
crowded-title = Nu even niet
gone-title = Deze tafel is er niet meer
gone-text = Je andere tafels vind je op de startpagina.
import-title = Partijverslag openen
import-hint = Sleep het bestand van een partij naar deze pagina, of kies het: dan kun je erdoorheen bladeren, de trekkingen controleren en verder spelen.
choose-record = Bestand kiezen
drop-record = Laat los om het verslag te openen

rules-of = Spelregels van { $game }
contents = Inhoud
rules-find = Zoeken in de spelregels
    .help = Druk op / om hier te komen. Enter gaat naar de volgende vindplaats, Shift en Enter naar de vorige.
rules-found = { $count ->
    [0] Niet gevonden
   *[other] { $at } van { $count }
}
rules-find-meant = Bedoelde je “{ $word }”?
rules-find-missed = Zoiets staat niet in de regels. Probeer één woord, of een ander woord voor hetzelfde.
rules-find-back = Vorige vindplaats
rules-find-on = Volgende vindplaats
quick-look-up = Iets opzoeken in de volledige spelregels
rule-number = Regel { $rule }
show-rule = Regel { $rule } tonen
whole-rules = Alle spelregels
rule-unknown = In de spelregels staat geen nummer { $rule }.
rules-unreachable = De spelregels zijn nu even niet op te halen.

board = Het bord
players = Spelers
player-you = Jij
player-here = Aan tafel
player-here-device = Op dit apparaat
player-away = Weg
player-played = Speler
player-bot = Bot: { $bot }
player-bot-for-you = Een bot, voor jou: { $bot }
player-winner = Winnaar
player-to-move = aan de beurt
onlookers = { $count ->
    [one] Er kijkt iemand mee
   *[other] Er kijken { $count } mensen mee
}
practice = Oefenpartij
    .help = Alleen bots spelen met je mee: elke zet kan worden teruggenomen, en dat staat ook in het partijverslag.
status-waiting = Wachten op spelers
status-your-turn = Jouw beurt
status-turn-of = { $name } is aan de beurt
status-thinking = { $name } denkt na …
status-waits-for = Wachten op { $name }
status-played = { $name } heeft gespeeld
status-you-played = Je hebt gespeeld
status-away = Wachten op { $name }, die even weg is
status-over = De partij is afgelopen
status-replay = Naspelen
time-left = Resterende tijd
shown-now = Wat er gebeurt
skip = Overslaan
    .help = Meteen zien hoe het er nu voor staat
go-on = Verder
log = Wat er gebeurde
log-short = Verloop
log-newer = Nieuwere hieronder ↓
log-keys = Met de pijltoetsen ga je van regel naar regel. Enter opent de spelregel.
log-keys-replay = Met de pijltoetsen ga je van regel naar regel. Enter gaat naar dat moment, Shift en Enter openen de spelregel.
log-empty = Nog niets. Elke zet wordt hier verteld, met de spelregel erbij.
what-you-see = Wat je ziet
your-moves = Je zetten
actions = Acties
undo = Neem terug
undo-ask = Mag het terug?
undo-wish-title = Iemand wil iets terugnemen
undo-wish-text = { $name } wil graag de laatste eigen beurt terugnemen, en alles wat daarna kwam. Vind je dat goed?
undo-wish-waits = Je hebt gevraagd je laatste beurt terug te nemen, en alles wat daarna kwam. Wachten op { $names }.
undo-wish-of = { $name } vroeg om de laatste eigen beurt terug te nemen, en alles wat daarna kwam.
agree = Goed
refuse = Liever niet
resign = Opgeven
resign-title = Opgeven?
resign-text = De partij eindigt en je hebt verloren.
resign-text-for = De partij eindigt en { $name } heeft verloren.
play-on = Verder spelen
replay = Naspelen
export = Verslag opslaan
fair-chance = Eerlijk toeval
give-to-bot = Bot laten overnemen
    .help = { $name } is weg. Een bot neemt de plaats over en speelt verder.
which-bot = Welke bot?
take-back-seat = Mijn plaats terug
take-over = Bot laten spelen
    .short = Bot
    .title = Een bot voor mij laten spelen
    .help = Een bot neemt je plaats over en speelt verder. Jij kijkt toe en neemt je plaats weer in wanneer je wilt.
    .help-for = Een bot neemt de plaats van { $name } over en speelt verder. De plaats kan altijd weer worden ingenomen.
bot-plays = Een bot speelt voor jou: { $bot }.
bot-plays-for = Een bot speelt voor { $name }: { $bot }.
fair-chance-short = Eerlijk
move-quoted = “{ $move }”
move-then = ; { $move }
move-left-out = ; …
chance-percent = { $percent }%
chance-of-winning = Winstkans
connection-lost = De verbinding is weg. Nieuwe poging …
connection-back = De verbinding is er weer.
curtain-title = Geef het apparaat aan { $name }
curtain-text = In dit spel ziet niet iedereen hetzelfde.
curtain-lift = Ik ben { $name }
invited-title = Je bent uitgenodigd voor { $game }
invited-text = { $name } houdt een plaats voor je vrij.
take-seat = Gaan zitten
take-seat-as = Gaan zitten als { $name }
waiting-title = Wachten op je vrienden
waiting-text = { $count ->
    [one] Er is één plaats vrij. Stuur de link, of laat je vriend de code scannen.
   *[other] Er zijn { $count } plaatsen vrij. Stuur de link, of laat je vrienden de code scannen.
}
waiting-bots = { $count ->
    [one] Komt er niemand? Laat een bot op de vrije plaats zitten.
   *[other] Komt er niemand? Laat bots op de vrije plaatsen zitten.
}
fill-with-bots = { $count ->
    [one] Bot op de vrije plaats
   *[other] Bots op de vrije plaatsen
}
waiting-choosing = { $count ->
    [one] Iemand heeft de uitnodiging geopend en kiest misschien net een naam. Wacht liever even.
   *[other] { $count } mensen hebben de uitnodiging geopend en kiezen misschien net een naam. Wacht liever even.
}
fill-anyway = Toch bots op de vrije plaatsen
waiting-taken = Alle plaatsen waren bezet terwijl je een naam koos. Je kunt wel toekijken.
waiting-unnamed = Je vrienden zien je als “{ $name }”. Hoe moeten ze je noemen?
waiting-name-save = Zo heet ik
waiting-onlooker = Zodra iedereen zit, begint de partij. Je ziet alles hier.
invitation-link = Uitnodigingslink
qr-alt = QR-code van de uitnodigingslink
copy-link = Link kopiëren
share-link = Delen
link-only-here = Alleen deze computer kan deze link openen. Voor andere apparaten start je met: make play ARGS=--lan
link-copied = De link is gekopieerd.
link-not-copied = De browser staat kopiëren niet toe: selecteer de link en kopieer hem zelf.

outcome = Het einde
outcome-you-won = Je wint!
outcome-you-share = Je deelt de eerste plaats
outcome-you-lost = { $count ->
    [one] { $winner } wint
   *[other] { $winner } winnen
}
outcome-won = { $count ->
    [one] { $winner } wint
   *[other] { $winner } winnen
}
outcome-tie = Gelijkspel
outcome-reason = De partij eindigde { $reason }.
outcome-scores = Punten: { $scores }.
rematch = Revanche
to-rematch = Naar de revanche
rematch-waits = De revanche staat klaar. Kom erbij!
verify-draws = Trekkingen controleren
look-back = Terugblik
    .help = Hoe de kansen verliepen, en welke momenten beslissend waren.
look-back-title = Hoe de kansen verliepen
look-back-decisions = De beslissingen
look-back-whose = Wiens beslissingen?
look-back-no-graph = Hoe waarschijnlijk het is dat iemand wint, valt hier niet goed genoeg te voorspellen om het te tekenen. Losse beslissingen kunnen wel worden beoordeeld.
look-back-loading = De bot blikt terug op de partij …
    .help = Dat kan een kwart minuut duren.
look-back-through = Wiens kansen?
look-back-you = Jij
look-back-empty = Er is te weinig om op terug te blikken.
look-back-none = Niets om spijt van te hebben: geen enkele beslissing kostte veel.
look-back-none-of = Geen enkele beslissing van { $name } kostte veel.
look-back-moments = Beslissende momenten
look-back-at = { $moment }: { $percent }%
look-back-graph = { $name_is ->
    [you] Jouw kans tijdens de partij
   *[other] De kans van { $name } tijdens de partij
}: { $first }% bij het begin, op zijn best { $high }% ({ $high_moment }), op zijn slechtst { $low }% ({ $low_moment }), { $last }% aan het eind.
look-back-par = eerlijk deel
look-back-start = begin
look-back-end = einde
look-back-moment = Moment { $number }: { $moment },
look-back-fall = { $before }% → { $after }%
look-back-you-played = Je speelde
look-back-played = { $name } speelde
look-back-better = De bot zou spelen
look-back-reason = Want
look-back-spoke = Wat ervoor pleitte
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Stap van de partij
moment = { $round ->
    [none] { $turn ->
        [you] Jouw beurt
        [other] Beurt van { $name }
        [over] Het einde
       *[nobody] Tussen twee beurten
    }
    [0] Voor de eerste ronde
   *[other] { $turn ->
        [you] Ronde { $round }, jouw beurt
        [other] Ronde { $round }, beurt van { $name }
        [over] Ronde { $round }, het einde
       *[nobody] Ronde { $round }
    }
}
replay-close = Naar de tafel
play-on-from-here = Speel vanaf hier
review-match = Nabespreken
analyse-position = Deze stelling analyseren
moment-count = { $count ->
    [0] Voor de eerste zet
    [one] Na één zet
   *[other] Na { $count } zetten
}
fork-text = Een nieuwe tafel begint op dit moment: { $moment }. De oude partij blijft zoals die is.
fair-text = Voor de eerste zet koos de tafel een geheim startgetal en maakte er de vingerafdruk (SHA-256) van bekend. Elke trekking volgt uit dat startgetal. Als de partij afgelopen is, wordt het getoond, zodat iedereen kan nagaan dat er niets is veranderd.
fair-position = Deze partij begon niet met de opstelling uit de spelregels maar vanuit een stelling. De vingerafdruk is die van startgetal en stelling samen.
commitment = Vingerafdruk, bekendgemaakt bij het begin
seed = Startgetal
fair-later = Het startgetal wordt getoond als de partij afgelopen is.
verifying = Elke trekking wordt nagerekend …
verify-good = { $draws ->
    [0] Het startgetal past bij de vingerafdruk; in deze partij is niets getrokken.
    [one] Het startgetal past bij de vingerafdruk, en de enige trekking is precies wat eruit volgt.
   *[other] Het startgetal past bij de vingerafdruk, en alle { $draws } trekkingen zijn precies wat eruit volgt.
}
verify-bad = Dit klopt niet: { $problem }

visitor-unnamed = Gast
seat-here-name = Speler { $number }
refusal-undone-enough = In deze partij is zo veel gespeeld en teruggenomen dat er niets meer teruggenomen kan worden. Verder spelen kan wel.
refusal-late = De partij is intussen verdergegaan. Zo staat het er nu voor.
refusal-not-saved = De zet kon niet worden bewaard en is daarom niet gespeeld. Probeer het nog eens.
refusal-onlooker = Je kijkt toe: alleen wie aan deze tafel zit, kan iets doen.
refusal-waiting = De partij begint als elke plaats bezet is.
refusal-nothing-asked = Niemand wacht op jouw antwoord.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-not-replaceable = Een bot kan alleen de plaats van een mens overnemen.
refusal-not-away = Die speler is er: een bot kan alleen de plaats overnemen van iemand die weg is.
refusal-not-away-long = Die speler is nog maar net weg en kan zo weer terug zijn. Straks kan een bot de plaats overnemen.
refusal-nothing-kept = Aan deze tafel speelt geen bot voor jou.
refusal-no-such-bot = Zo’n bot heeft dit spel niet.
refusal-no-act = Dat kan nu niet in de les.
notice-undo-refused = { $name_is ->
    [you] Je vindt terugnemen niet goed.
   *[other] { $name } vindt terugnemen niet goed.
}
notice-undone = { $name_is ->
    [you] Je nam een zet terug.
   *[other] { $name } nam een zet terug.
}
notice-resigned = { $name_is ->
    [you] Je gaf op.
   *[other] { $name } gaf op.
}
notice-replaced = { $name_is ->
    [you] Een bot speelt verder voor jou.
   *[other] Een bot speelt verder voor { $name }.
}
notice-your-seat-replaced = Een bot speelt verder op jouw plaats. Je kunt toekijken, of je plaats weer innemen.
notice-returned = { $name_is ->
    [you] Je bent terug en speelt verder.
   *[other] { $name } is terug en speelt verder.
}
notice-rematch = { $name_is ->
    [you] Je hebt om revanche gevraagd.
   *[other] { $name } wil graag revanche.
}
notice-bot-failed = { $name } wist niets te bedenken en speelde zomaar iets.
notice-time-over = { $name_is ->
    [you] Je tijd is om.
   *[other] De tijd van { $name } is om.
}
notice-cancelled = { $seated ->
    [no] Deze tafel is afgezegd.
   *[yes] { $name } heeft deze tafel afgezegd.
}
notice-ended = { $seated ->
    [no] Deze partij is beëindigd.
   *[yes] { $name } heeft deze partij beëindigd.
}
notice-removed = Deze tafel is verwijderd.
notice-got-up = { $name_is ->
    [you] Je bent opgestaan. De plaats is weer vrij.
   *[other] { $name } is opgestaan. De plaats is weer vrij.
}
notice-filled = { $count ->
    [one] Een bot neemt de vrije plaats in.
   *[other] Bots nemen de vrije plaatsen in.
}
close-too-slow = Deze verbinding nam niet aan wat er werd gestuurd. Maak opnieuw verbinding, dan zie je alles weer.
close-too-many-frames = Over deze verbinding kwamen te veel pings of stukken van berichten. Maak opnieuw verbinding en stuur hele berichten.

hint-only = Een andere zet is er niet.
hint-taste = Onze sterkste bot zou dit spelen; cijfers geeft hij er niet bij.
hint-proven-win = Tot het einde doorgerekend: dit wint, wat de anderen ook doen.
hint-proven-lost = Tot het einde doorgerekend: als de anderen geen fout maken, wint hier niets meer. Zo maak je het ze het moeilijkst.
hint-proven = Tot het einde doorgerekend: geen enkele zet belooft meer dan { $chance }%.
hint-judged = Te oordelen naar wat je kunt zien en weten, houd je zo een kans van { $chance }%.
hint-wins = Dit won alle { $games } partijen die de bot vanaf hier in gedachten speelde.
hint-lost = In { $games } partijen die de bot in gedachten speelde, won niets meer; dit verliest het laatst.
hint-alone = Dit won { $chance }% van de partijen die de bot in gedachten speelde; iets anders was het proberen niet waard.
hint-better = Dit won { $chance }% van de partijen die de bot in gedachten speelde; het op een na beste, { $other_move }, maar { $other }%.
hint-close = Dit won { $chance }% van de partijen die de bot in gedachten speelde; { $other_move } is met { $other }% ongeveer even goed.
moment-proven = Tot het einde doorgerekend: de andere zet hield een kans van { $best }% over, deze liet { $chance }%.
moment-judged = Te oordelen naar wat toen te zien en te weten was, hield de andere zet een kans van { $best }% over, deze { $chance }%.
moment-won = Met de andere zet was de partij zo goed als gewonnen: { $best }% van de partijen die de bot in gedachten speelde, tegen { $chance }%.
moment-better = De andere zet won { $best }% van de partijen die de bot vanaf daar in gedachten speelde, deze { $chance }%.
