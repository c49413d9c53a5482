title = Venise
pitch = Plaats planken over het water, stap eroverheen, haal ze weer weg, en verzamel als eerste je vier edelstenen. De plank waarop je rekent, kan weg zijn als je komt.
kind = Race over een wisselend netwerk

goal-wins = Haal als eerste de vier edelstenen van jouw kleur op.
goal-ends = De partij eindigt zodra iemand ze alle vier heeft.
goal-turn = Speel kaarten voor vier zandlopers: plaats planken, maak stappen, haal planken weer weg. Of neem in plaats daarvan een joker. Trek daarna twee kaarten.

bot-wanderer = Wandelaar
    .help = Loopt naar de dichtstbijzijnde edelsteen, plant twee kaarten vooruit en let niet op de anderen.
bot-ferryman = Veerman
    .help = Gaat ook op de dichtstbijzijnde edelsteen af, maar plant drie kaarten vooruit en houdt wat planken achter; geeft uit wat later ontbreekt, en let niet op de anderen.
bot-sensible = Gondelier
    .help = Plant de tocht langs alle edelstenen, haalt zijn planken terug, en snijdt anderen de weg af waar dat weinig kost.
bot-admiral = Admiraal
    .help = Probeert de beste manieren uit om zijn beurt te besteden, stelt zich voor hoe iedereen verdergaat, en kiest wat het vaakst wint.

item-short = Kort
item-long = Lang
item-remove = Verwijder
item-move = Verplaats
item-walk1 = 1 stap
item-walk2 = 2 stappen
item-walk3 = 3 stappen
item-joker = Joker
item-ruby = robijn
item-diamond = diamant
item-emerald = smaragd
item-topaz = topaas

option-board = Bord
    .help = De Twee Kaden is voor een eerste partij.
option-board-day-basic = De Twee Kaden: overdag, voor een eerste partij
option-board-day-advanced = De Ommuurde Tuin: overdag, met veel muren
option-board-day-expert = De Scheve Bruggen: overdag, voor experts
option-board-night-basic = Lantaarns: bij nacht, open in het midden
option-board-night-advanced = De Blinde Stegen: bij nacht, met veel muren
option-own_board = Eigen bord
    .help = Plak een bord uit de bordeditor: de link, of de tekst van het bestand. Het komt in de plaats van het hierboven gekozen bord.
    .given = een bord van eigen makelij
option-places = De partij eindigt
    .help = Of de anderen doorspelen als iemand gewonnen heeft.
option-places-first = met de winnaar: de anderen op volgorde van edelstenen
option-places-all = als alle plaatsen verdeeld zijn: de anderen spelen door
option-colours = Kleuren
    .help = Elke kleur begint in een eigen hoek. Meestal spelen twee met robijn en smaragd, drie met robijn, diamant en smaragd.
option-colours-chosen = De spelers kiezen uit de gebruikelijke
option-colours-free = De spelers kiezen uit alle vier
option-colours-random = Geloot voor iedereen
option-two_player_corners = Hoeken voor twee
    .help = Waar twee spelers beginnen, tenzij ze uit alle vier de kleuren kiezen.
option-two_player_corners-opposite = Tegenover elkaar: robijn en smaragd
option-two_player_corners-adjacent = Naast elkaar: robijn en diamant
option-first_player = Wie begint
    .help = Daarna gaat het met de klok mee op kleur.
option-first_player-random = Het lot
option-first_player-chosen = De eerste plaats zegt wie
option-equal_turns = Gelijke beurten
    .help = Heeft iemand alle vier de edelstenen, dan wordt de ronde afgemaakt, zodat iedereen evenveel beurten heeft gehad.
option-rescue = Redding
    .help = Wie op een paal gestrand is, krijgt aan het begin van de beurt een plank.
option-standstill_rounds = Stilstand
    .help = De partij eindigt na zoveel rondes waarin op het bord niets bewoog.
option-standstill_rounds-off = Nooit: wacht zo lang als nodig is
option-most_rounds = Langste partij
    .help = Na zoveel rondes eindigt de partij, op volgorde van edelstenen.
option-most_rounds-off = Geen grens
option-wall_ends = Uiteinden van muren
    .help = Of een plank in het verlengde van een muur mag eindigen.
option-wall_ends-closed = Gesloten: daar kan geen plank eindigen
option-wall_ends-both = Beide kanten: zo’n plank raakt beide velden
option-start_hand = Eerste handen
    .help = Met welke kaarten iedereen begint.
option-start_hand-set = Dezelfde vier kaarten voor iedereen, en twee getrokken
option-start_hand-random = Zes getrokken kaarten
option-exchange_after_draw = Ruilen na het trekken
    .help = Vier kaarten mogen ook na het trekken geruild worden voor een joker, voordat een te volle hand wordt afgelegd.
option-discarded_jokers = Afgelegde jokers
    .help = Waar een joker heen gaat die uit een volle hand wordt afgelegd.
option-discarded_jokers-place = Terug naar de jokerstapel
option-discarded_jokers-pile = Naar de aflegstapel: ze komen met die kaarten terug
option-discard_view = Aflegstapel
    .help = Wat je mag bekijken.
option-discard_view-all = De hele stapel
option-discard_view-top = Alleen de bovenste kaart
option-planks_per_player = Planken
    .help = Korte en lange planken per speler, bijvoorbeeld 5/3. “standard”: 6/4 met twee spelers, 4/2 met drie, 3/2 met vier.
option-card_mix = Kaartenmix
    .help = Hoeveel kaarten van elke soort: kort, lang, verwijder, verplaats, en één, twee, drie stappen. Samen 46.

reason-gems = met vier edelstenen
reason-shared = met vier edelstenen in dezelfde ronde
reason-places = met alle plaatsen verdeeld
reason-standstill = met de meeste edelstenen bij stilstand
reason-rounds = met de meeste edelstenen na de laatste ronde

refusal-no-move = “{ $text }” is geen zet. Schrijf bijvoorbeeld: short S:A4-B4, joker long L:A4-B3, remove S:A4-B4, move L:A4-B3 to L:A2-B3, walk2 S:A4-B4 B4.top, take joker, exchange, end play, end turn.
refusal-no-place = “{ $place }” is geen plek voor een plank. Plekken schrijf je als S:A3-A4, L:A4-B3, T:A3>B4, HH:A3 of HV:A3.
refusal-no-field = “{ $field }” is geen veld. Velden schrijf je als A4, B4.top, B4.low of A3.N, planken met hun plek.
refusal-wrong-plank = { $place } is een plek voor een { $right ->
    [short] korte
   *[long] lange
} plank, niet voor een { $wrong ->
    [short] korte
   *[long] lange
}.
refusal-no-walk = “{ $steps }” stappen bestaat niet: kaarten hebben 1, 2 of 3 stappen.
refusal-no-seat = Er is geen plaats “{ $seat }”. Plaatsen gaan van 0 tot en met { $last }.
refusal-no-plank = “{ $plank }” is geen plank: er zijn korte en lange.
refusal-no-colour = “{ $colour }” is geen kleur. De kleuren zijn { $colours }.
refusal-no-card = “{ $card }” is hier geen kaart. De kaarten zijn { $cards }.
refusal-fortunas-move = Dat doen spelers niet: het toeval beslist het.
refusal-none-to-draw = Er is geen { $card ->
    [short] “Kort”
    [long] “Lang”
    [remove] “Verwijder”
    [move] “Verplaats”
    [walk1] “1 stap”
    [walk2] “2 stappen”
    [walk3] “3 stappen”
   *[joker] joker
} meer in de trekstapel van { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
refusal-fortunas-turn = Het toeval is even aan het werk.
refusal-choose-first = Kies eerst een kleur, of laat het aan het toeval over. Nog vrij: { $free }.
refusal-colour-out = { $colour ->
    [ruby] Robijn
    [diamond] Diamant
    [emerald] Smaragd
   *[topaz] Topaas
} speelt aan deze tafel niet mee. Nog vrij: { $free }.
refusal-colour-taken = { $colour ->
    [ruby] Robijn
    [diamond] Diamant
    [emerald] Smaragd
   *[topaz] Topaas
} is al gekozen. Nog vrij: { $free }.
refusal-colours-given = De kleuren zijn al verdeeld.
refusal-begin-first = Zeg eerst wie begint: plaats 0 tot en met { $last }.
refusal-begun = De partij is al begonnen.
refusal-one-step = Maak met deze kaart minstens één stap.
refusal-walk-first = Maak eerst je stappen af: { $left ->
    [one] je hebt er nog één
   *[other] je hebt er nog { $left }
}. Je mag ook stoppen.
refusal-set-first = Je hebt een plank opgepakt: leg die eerst ergens anders neer.
refusal-give-first = Je bent aan het ruilen: geef eerst { $left ->
    [one] nog één kaart
   *[other] nog { $left } kaarten
}.
refusal-not-in-hand = Je hebt geen { $card ->
    [short] “Kort”
    [long] “Lang”
    [remove] “Verwijder”
    [move] “Verplaats”
    [walk1] “1 stap”
    [walk2] “2 stappen”
    [walk3] “3 stappen”
   *[joker] joker
} op de hand.
refusal-joker-taken = Je hebt een joker genomen, dus je speelt deze beurt geen kaarten. Je mag ruilen of je beurt beëindigen.
refusal-hand-fits = Je hebt niet meer dan { $limit } kaarten: je hoeft niets af te leggen.
refusal-discard-on = Je bent aan het afleggen: { $surplus ->
    [one] nog één kaart moet weg
   *[other] nog { $surplus } kaarten moeten weg
}.
refusal-discard-first = { $surplus ->
    [one] Je hebt één kaart meer dan { $limit }: leg die af, of ruil er vier voor een joker waar dat mag.
   *[other] Je hebt { $surplus } kaarten meer dan { $limit }: leg ze af, of ruil er vier voor een joker waar dat mag.
}
refusal-exchange-too-late = Aan deze tafel mag je alleen vóór het trekken ruilen.
refusal-play-over = Je hebt al getrokken, dus je speelt deze beurt geen kaarten meer. Ruil, of beëindig je beurt.
refusal-played-already = Een joker neem je in plaats van te spelen, en je hebt deze beurt al een kaart gespeeld.
refusal-two-jokers = Je hebt al { $most } jokers, en meer mag niemand hebben.
refusal-no-joker-there = De jokerstapel is leeg: alle jokers zitten in een hand of tussen de kaarten.
refusal-too-few-cards = Ruilen kost { $want } gewone kaarten, en je hebt er { $cards }.
refusal-no-joker = Je hebt geen joker.
refusal-too-dear = { $card ->
    [short] “Kort”
    [long] “Lang”
    [remove] “Verwijder”
    [move] “Verplaats”
    [walk1] “1 stap”
    [walk2] “2 stappen”
    [walk3] “3 stappen”
   *[joker] Een joker
} kost { $cost ->
    [one] één zandloper
   *[other] { $cost } zandlopers
}, en je hebt er { $left ->
    [0] geen meer
   *[other] nog { $left }
}.
refusal-no-place-here = Daar kan geen plank liggen: er ontbreekt een paal, of een muur sluit die kant af.
refusal-no-plank-left = Je hebt geen { $plank ->
    [short] korte
   *[long] lange
} plank in je voorraad.
refusal-occupied = Daar ligt al een plank.
refusal-crossing = Tussen deze palen ligt al een andere lange plank, en lange planken kruisen elkaar nooit.
refusal-stem-rests = Die plank moet op een lange steunen, en die ligt er niet.
refusal-crossbar-rests = Die plank moet op twee korte rusten, en een daarvan ontbreekt.
refusal-not-touching = Die plek raakt het veld niet waarop je staat.
refusal-no-plank-there = Daar ligt geen plank.
refusal-stood-on = Op die plank staat iemand.
refusal-would-fall = Iemand staat op een plank die op deze rust, en zou in het water vallen.
refusal-no-other-place = Waar je staat is geen andere plek voor die plank.
refusal-same-place = Daar komt de plank vandaan: hij moet ergens anders heen.
refusal-other-kind = Je hebt { $plank ->
    [short] een korte plank opgepakt, en die plek is voor lange
   *[long] een lange plank opgepakt, en die plek is voor korte
}.
refusal-nowhere-to-go = Geen plank raakt het veld waarop je staat: je kunt nergens heen.
refusal-no-field-here = Daar is niets om op te staan.
refusal-no-plank-to-step = Daar ligt geen plank om op te stappen.
refusal-no-neighbour = Dat is verder dan één stap: een stap gaat van een paal naar een plank die hem raakt, of van een plank naar wat zijn uiteinden raken.
refusal-no-walk-card = Speel eerst een kaart met stappen.
refusal-lift-first = Pak eerst een plank op met “Verplaats”.
refusal-exchange-first = Kaarten geef je bij een ruil: zeg eerst “exchange”.
refusal-discard-later = Kaarten leg je pas na het trekken af, tot je er acht hebt.
refusal-end-play-first = Stop eerst met kaarten spelen: dan trek je twee kaarten.
refusal-no-rescue = Aan deze tafel is er geen redding.
refusal-rescue-first = Redding kan alleen helemaal aan het begin van een beurt.
refusal-not-stranded = Je bent niet gestrand: een plank raakt je veld, of een van je planken past daar.
refusal-rescue-unfit = { $plank ->
    [short] Een korte plank past nergens aan jouw veld.
   *[long] Een lange plank past nergens aan jouw veld.
}
refusal-rescue-none = { $plank ->
    [short] Er is nergens een korte plank te krijgen.
   *[long] Er is nergens een lange plank te krijgen.
}

refusal-nothing-short = Waar je staat past geen korte plank.
refusal-nothing-long = Waar je staat past geen lange plank.
refusal-nothing-remove = Geen plank die je mag verwijderen raakt het veld waarop je staat.
refusal-nothing-move = Geen plank die het veld raakt waarop je staat, kan van hieruit ergens anders liggen.

# waarom een optie niet kan
bad-board = Op dit bord kan niet worden gespeeld: { $fault }{ $more ->
    [0] {""}
    [one] { " " }Er is nog één fout.
   *[other] { " " }Er zijn nog { $more } fouten.
}
bad-board-ends = Op dit bord mag een plank beide kanten van een muur raken: kies bij “{ option-wall_ends }” voor “{ option-wall_ends-both }”.
bad-planks = “{ option-planks_per_player }” moet “standard” zijn, of korte en lange planken per speler, zoals 5/3, niet “{ $said }”.
bad-planks-many = “{ option-planks_per_player }”: met { $seats } spelers krijgt ieder 1 tot { $short } korte en 1 tot { $long } lange.
bad-mix = “{ option-card_mix }” moet uit zeven getallen bestaan, één per soort kaart, zoals 9-6-6-4-6-9-6.
bad-mix-sum = “{ option-card_mix }” moet samen { $all } kaarten zijn, niet { $sum }.
bad-mix-few = “{ option-card_mix }” heeft minstens { $most } nodig van elke startkaart. Te weinig: { $cards }.
