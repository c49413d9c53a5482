title = Canal Grande
pitch = Verdeel acht kaarten in tweeën, laat de ander kiezen, en win de wijken van Venetië, waardering na waardering.
kind = Ik verdeel, jij kiest

goal-turn = Een van jullie verdeelt acht kaarten in tweeën, de ander neemt een van de twee. Speciale kaarten zet je meteen in, en een doge roept een waardering uit om een trofee.
goal-wins = Trofeeën van alle zes de wijken, of vier trofeeën van één wijk. Met punten win je nooit: aan het eind van een fase trekt wie er minder heeft kaarten.
goal-ends = De partij is afgelopen zodra een kant alle zes de wijken heeft, of een ervan vier keer.

scores = Trofeeën: { $scores }.

item-CAN = Cannaregio
item-SCR = Santa Croce
item-SPO = San Polo
item-DOR = Dorsoduro
item-SMA = San Marco
item-CAS = Castello
item-GON = gondel
item-SPY = spion
item-TRA = verrader
item-DOG = doge
item-1 = cijfer 1
item-2 = cijfer 2
item-3 = cijfer 3
card-name = { $card ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
    [CAS] Castello
    [GON] gondel
    [SPY] spion
    [TRA] verrader
    [DOG] doge
   *[other] cijfer { $card }
}
district-name = { $district ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
   *[CAS] Castello
}
one-card = { $card ->
    [GON] een gondel
    [SPY] een spion
    [TRA] een verrader
    [DOG] een doge
   *[other] { card-name }
}

option-vote_rule = Waarderingen
    .help = Hoe de twee spelers in een waardering op elkaar reageren.
option-vote_rule-outbid = Overbieden: elke verhoging moet boven het totaal van de ander uitkomen
option-vote_rule-match = Evenaren: de uitdager hoeft alleen gelijk te komen en wint bij gelijke stand
option-vote_rule-free = Vrij: leg wat je wilt tot beiden gepast hebben, dan wordt geteld
option-join_without_match = Meedoen met een gondel
    .help = Je mag in een waardering antwoorden zonder kaart van de wijk, als je een gondelgroep legt.
option-catchup_specials = Speciale kaarten bij het bijpakken
    .help = Wat er gebeurt met spionnen, verraders en doges onder de kaarten die je bijpakt als je aan het eind van een fase minder punten hebt.
option-catchup_specials-resolve = Ze worden meteen uitgevoerd
option-catchup_specials-discard = Ze worden afgelegd
option-spy_chain = Spionnen halen spionnen
    .help = Een getrokken spion brengt nog twee kaarten; anders wordt hij afgelegd.
option-gondola_scope = Een gondel opent zijn wijk
    .help = Hoelang een wijk in een waardering open blijft voor wie de gondel legde.
option-gondola_scope-vote = Voor de hele waardering
option-gondola_scope-move = Voor de kaarten die meegaan
option-number_split = Cijferkaarten
    .help = Hoeveel enen, tweeën en drieën elk dek heeft. Het eerste is gebruikelijk.
option-number_split-4-5-5 = Vier enen, vijf tweeën, vijf drieën
option-number_split-5-5-4 = Vijf enen, vijf tweeën, vier drieën

event-dealt = { $seat_is ->
    [you] Je krijgt een kaart.
   *[other] { $seat } krijgt een kaart.
}
    .passing = yes
event-first-card = { $seat_is ->
    [you] Je krijgt { card-name }.
   *[other] { $seat } krijgt { card-name }.
}
    .passing = yes
event-first-hand = { $seat_is ->
    [you] Je krijgt { $cards }.
   *[other] { $seat } krijgt { $cards }.
}
event-drew = { $source ->
    [spy] { $seat_is ->
        [you] Je spion brengt je een kaart.
       *[other] De spion van { $seat } brengt een kaart.
    }
   *[other] { $seat_is ->
        [you] Je trekt een kaart.
       *[other] { $seat } trekt een kaart.
    }
}
event-got = { $seat_is ->
    [you] Het is { one-card }.
   *[other] { $seat } krijgt { one-card }.
}
event-turned = { $seat_is ->
    [you] Je trekt { one-card }, { turned-fate }.
   *[other] { $seat } trekt { one-card }, { turned-fate }.
}
turned-fate = { $used ->
    [yes] die nu wordt ingezet
   *[no] die wordt afgelegd
}
event-began = { $seat_is ->
    [you] De kaarten zijn gedeeld. Jij verdeelt als eerste.
   *[other] De kaarten zijn gedeeld. { $seat } verdeelt als eerste.
}
event-round-began = { $seat_is ->
    [you] Ronde { $round }: jij verdeelt, { $chooser_seat } kiest.
   *[other] { $chooser_seat_is ->
        [you] Ronde { $round }: { $seat } verdeelt, jij kiest.
       *[other] Ronde { $round }: { $seat } verdeelt, { $chooser_seat } kiest.
    }
}
event-revealed = Opengelegd: { card-name }.
    .passing = yes
event-shown = Op tafel: { $cards }.
event-put-over = { $seat_is ->
    [you] Je legt in het tweede aanbod: { card-name }.
   *[other] { $seat } legt in het tweede aanbod: { card-name }.
}
    .passing = yes
event-split = { $seat_is ->
    [you] Je biedt aan: { $first } – of { $second }.
   *[other] { $seat } biedt aan: { $first } – of { $second }.
}
event-chose = { $seat_is ->
    [you] Je kiest het { chosen-offer } aanbod.
   *[other] { $seat } kiest het { chosen-offer } aanbod.
}
chosen-offer = { $offer ->
    [1] eerste
   *[2] tweede
}
event-took = { $seat_is ->
    [you] Je neemt { took-points } (nu { $total }){ took-hand }{ took-specials }.
   *[other] { $seat } neemt { took-points } (nu { $total }){ took-hand }{ took-specials }.
}
took-points = { $points ->
    [0] geen punten
    [one] één punt
   *[other] { $points } punten
}
took-hand = { $hand_count ->
    [0] { "" }
   *[other] ; op de hand: { $hand }
}
took-specials = { $special_count ->
    [0] { "" }
   *[other] ; in te zetten: { $specials }
}
event-resolving = { $seat_is ->
    [you] { $card ->
        [SPY] Je stuurt een spion.
        [TRA] Je stuurt een verrader.
       *[DOG] Je speelt een doge uit.
    }
   *[other] { $card ->
        [SPY] { $seat } stuurt een spion.
        [TRA] { $seat } stuurt een verrader.
       *[DOG] { $seat } speelt een doge uit.
    }
}
event-betrayed = { $victim_seat_is ->
    [you] De verrader van { $seat } pakt een kaart uit jouw hand.
   *[other] { $seat_is ->
        [you] Jouw verrader pakt een kaart uit de hand van { $victim_seat }.
       *[other] De verrader van { $seat } pakt een kaart uit de hand van { $victim_seat }.
    }
}
event-stole = { $victim_seat_is ->
    [you] { $seat } heeft { one-card } van jou gestolen.
   *[other] { $seat_is ->
        [you] Je hebt { one-card } gestolen van { $victim_seat }.
       *[other] { $seat } heeft { one-card } gestolen van { $victim_seat }.
    }
}
event-forwent = { $seat_is ->
    [you] Je stuurt de verrader weg.
   *[other] { $seat } stuurt de verrader weg.
}
event-no-victim = { $seat_is ->
    [you] Er valt bij niemand een kaart te pakken: je verrader vertrekt met lege handen.
   *[other] Er valt bij niemand een kaart te pakken: de verrader van { $seat } vertrekt met lege handen.
}
event-void = { $seat_is ->
    [you] Je hebt geen wijkkaart om te leggen, dus je doge heeft geen effect.
   *[other] Er is geen wijkkaart om te leggen, dus de doge van { $seat } heeft geen effect.
}
event-vote-began = { $partner_leads ->
    [yes] { $seat_is ->
        [you] Je hebt geen wijkkaart, dus { $leader_seat } moet de waardering openen.
       *[other] { $leader_seat_is ->
            [you] { $seat } heeft geen wijkkaart, dus jij moet de waardering openen.
           *[other] { $seat } heeft geen wijkkaart, dus { $leader_seat } moet de waardering openen.
        }
    }
   *[no] { $seat_is ->
        [you] Je roept een waardering uit.
       *[other] { $seat } roept een waardering uit.
    }
}
event-picked = { $seat_is ->
    [you] Je kiest { card-name }.
   *[other] { $seat } kiest { card-name }.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] { $opening ->
        [yes] Je opent de waardering voor { district-name } met { $cards }: { $total }.
       *[no] Je legt { $cards }: { $total }.
    }
   *[other] { $opening ->
        [yes] { $seat } opent de waardering voor { district-name } met { $cards }: { $total }.
       *[no] { $seat } legt { $cards }: { $total }.
    }
}
event-passed = { $seat_is ->
    [you] Je past.
   *[other] { $seat } past.
}
event-vote-won = { $partner_seat ->
    [none] { $seat_is ->
        [you] Je wint { district-name }, { $total } tegen { $other }.
       *[other] { $seat } wint { district-name }, { $total } tegen { $other }.
    }
   *[other] { winning-team } winnen { district-name }, { $total } tegen { $other }.
}
winning-team = { $seat_is ->
    [you] Jij en { $partner_seat }
   *[other] { $partner_seat_is ->
        [you] Jij en { $seat }
       *[other] { $seat } en { $partner_seat }
    }
}
event-trophy = { $seat_is ->
    [you] Jouw { district-name } wordt een trofee{ trophy-number }.
   *[other] { district-name } van { $seat } wordt een trofee{ trophy-number }.
}
trophy-number = { $count ->
    [one] { "" }
   *[other] : dat maakt { $count }
}
event-discarded = { $seat_is ->
    [you] Je legt af: { $cards }.
   *[other] { $seat } legt af: { $cards }.
}
event-took-back = { $seat_is ->
    [you] Je neemt terug: { $cards }.
   *[other] { $seat } neemt terug: { $cards }.
}
event-phase-ended = Fase { $phase } eindigt, { $first } punten tegen { $second }.
event-may-catch-up = { $seat_is ->
    [you] Minder punten, dus een beloning: je mag { $count } kaarten trekken.
   *[other] Minder punten, dus een beloning: { $seat } mag { $count } kaarten trekken.
}
event-caught-up = { $seat_is ->
    [you] Je trekt { $count } kaarten.
   *[other] { $seat } trekt { $count } kaarten.
}
event-declined = { $seat_is ->
    [you] Je trekt niets.
   *[other] { $seat } trekt niets.
}
event-refilled = De actiestapel is leeg: de { $count } afgelegde kaarten worden geschud.
event-reshuffled = Afgelegde kaarten en cijferkaarten worden geschud: { $action } actiekaarten, { $numbers } cijferkaarten.
event-ended = { $reason ->
    [six] { $partner_seat ->
        [none] { $seat_is ->
            [you] Je hebt alle zes de wijken gewonnen.
           *[other] { $seat } heeft alle zes de wijken gewonnen.
        }
       *[other] { winning-team } hebben alle zes de wijken gewonnen.
    }
   *[four] { $partner_seat ->
        [none] { $seat_is ->
            [you] Je hebt { district-name } vier keer gewonnen.
           *[other] { $seat } heeft { district-name } vier keer gewonnen.
        }
       *[other] { winning-team } hebben { district-name } vier keer gewonnen.
    }
}
event-drawn = Na { $rounds } rondes heeft niemand gewonnen.

reason-six = met alle zes de wijken
reason-four = met vier trofeeën van één wijk
reason-draw = zonder winnaar

refusal-no-such-move = De zet “{ $text }” bestaat niet. Schrijf bijvoorbeeld “put CAN”, “confirm”, “choose 2”, “resolve TRA”, “betray C”, “lay CAS” of “pass”.
refusal-split-all = Een verdeling noemt elke kaart op tafel één keer, met een streep tussen twee delen van elk minstens één kaart: “split 3 | CAN CAN GON TRA DOG 1 2”.
refusal-gondola-alone = Een gondel leg je nooit alleen. Kies een kaart van een andere wijk: de gondel gaat vanzelf mee.
refusal-lay-districts = Je legt alleen wijkkaarten: Cannaregio (CAN), Santa Croce (SCR), San Polo (SPO), Dorsoduro (DOR), San Marco (SMA) of Castello (CAS).
refusal-two-offers = Je kunt uit twee kiezen: “choose 1” of “choose 2”.
refusal-no-special = Speciale kaarten zijn de spion (SPY), de verrader (TRA) en de doge (DOG).
refusal-fortunas-move = Dat beslist het toeval, niet een speler.
refusal-fortunas-turn = Eerst beslist het toeval.
refusal-now-split = Nu moeten de kaarten verdeeld worden: leg er een paar in het tweede aanbod en bevestig.
refusal-empty-tray = In elk aanbod moet minstens één kaart liggen.
refusal-last-card = Dit is de laatste kaart in het eerste aanbod, en dat mag niet leeg zijn.
refusal-already-over = In het eerste aanbod ligt geen { card-name } meer: een kaart kan maar in één aanbod liggen.
refusal-not-revealed = Bij de kaarten op tafel is geen { card-name }.
refusal-now-choose = Nu moet een aanbod gekozen worden: het eerste of het tweede.
refusal-now-resolve = Zet nu een speciale kaart in: kies welke.
refusal-not-pending = Er is geen { card-name } om in te zetten.
refusal-now-traitor = Er is een verrader aan het werk: kies een tegenstander met kaarten, of stuur hem weg.
refusal-no-such-seat = Er zijn maar { $seats } spelers.
refusal-own-hand = Een verrader pakt een kaart van een tegenstander, niet van jezelf.
refusal-partners-hand = Een verrader pakt nooit een kaart van je partner.
refusal-empty-hand = Die speler heeft geen kaarten op de hand.
refusal-now-vote = Er is een waardering bezig: kies kaarten en bevestig, of pas.
refusal-vote-first = Eén speciale kaart tegelijk: eerst moet deze waardering afgelopen zijn.
refusal-must-lead = Je hebt een wijkkaart, dus je moet de waardering openen.
refusal-picked-already = Je hebt kaarten gekozen: leg ze, of neem ze terug voor je past.
refusal-lead-first = Kies een of meer kaarten van één wijk om mee te openen.
refusal-nothing-picked = Om mee te blijven doen leg je minstens één wijkkaart; anders pas je.
refusal-contested-missing = Bij je eerste zet moet een kaart van { district-name } zitten, want je hebt er een.
refusal-too-low = Dat maakt { $total }; je hebt minstens { $need } nodig.
refusal-not-held = Je hebt geen { card-name } op de hand.
refusal-all-picked = Je hebt al elke { card-name } gekozen die je hebt.
refusal-no-contested = Zonder kaart van { district-name } kun je aan deze waardering niet meedoen.
refusal-too-weak = Je hebt minstens { $need } nodig en komt hooguit tot { $reach }.
refusal-gondola-gone = De gondel gold alleen voor de kaarten die ermee gelegd zijn; voor { card-name } is er nog een nodig.
refusal-no-gondola = Het gaat nu om { district-name }. Voor { card-name } is dus een gondel nodig, en die heb je niet meer.
refusal-gondola-wasted = Met een gondel voor { card-name } kom je niet meer aan { $need }.
refusal-now-catch-up = Beslis eerst: kaarten trekken of niets trekken.

terminal-head = Fase { $phase }, ronde { $round }. In de stapels: { $actions } actiekaarten, { $numbers } cijferkaarten.
terminal-points = punten
terminal-own = { $role ->
    [divider] { $seat } (jij, verdeelt): kaarten { $size }; cijfers { $numbers }
    [chooser] { $seat } (jij, kiest): kaarten { $size }; cijfers { $numbers }
   *[other] { $seat } (jij): kaarten { $size }; cijfers { $numbers }
}
terminal-player = { $role ->
    [divider] { $seat } (verdeelt): kaarten { $size }, waarvan { $known } en { $unknown } onbekend; cijfers { $numbers }
    [chooser] { $seat } (kiest): kaarten { $size }, waarvan { $known } en { $unknown } onbekend; cijfers { $numbers }
   *[other] { $seat }: kaarten { $size }, waarvan { $known } en { $unknown } onbekend; cijfers { $numbers }
}
terminal-discards = { $count } afgelegd: { $cards }
terminal-tray = Aanbod { $number }: { $cards } ({ $points } punten)
terminal-taken = Aanbod { $number }: genomen door { $seat }
terminal-pending = { $seat } moet nog uitvoeren: { $cards }
terminal-vote = Waardering voor { $district }, { $first } tegen { $second }
terminal-row = { $state ->
    [passed] { $seat }: { $laid } = { $total }, gepast
    [asked] { $seat }: { $laid } = { $total }, nu aan zet
   *[in] { $seat }: { $laid } = { $total }
}
terminal-need = Minstens { $need } nodig.
terminal-draft = Gekozen: { $cards } = { $total }. Met “confirm” leg je ze.
terminal-hand = Je hand: { $cards }
terminal-looked-back = De verdelingen achteraf, het gekozen aanbod tussen haken; weggegeven in kaarten:
terminal-split = { $round }. { $divider } voor { $chooser }: { $first } | { $second } – weggegeven door { $divider } { $divider_regret }, door { $chooser } { $chooser_regret }
terminal-help =
    Kaarten: CAN SCR SPO DOR SMA CAS zijn wijken, GON een gondel, SPY TRA DOG speciale kaarten, 1 2 3 cijfers.
    Verdeel in één regel, “split 3 | CAN GON TRA 1 2”, of stap voor stap met “put CAN” en “confirm”. Daarna “choose 1” of “choose 2”.
    Speciale kaarten: “resolve TRA”, “betray B” of “forgo”. Waarderingen: “lay CAS CAS SMA” legt deze in één keer (gondels gaan mee),
    “lay CAS” kiest één kaart, “confirm” legt wat gekozen is, “pass” past. Aan het eind van een fase: “catch-up” of “decline”.

bot-apprentice = Leerling
    .help = Weet wat de kaarten doen, maar vergeet snel wat jij genomen hebt, verdeelt in wat hijzelf even goed vindt, en betaalt te veel in waarderingen.
bot-merchant = Koopman
    .help = Denkt aan wat jij wilt, maar ziet maar een deel van de verdelingen, vergeet af en toe een kaart, en is in waarderingen een beetje trots.
bot-sensible = Senator
    .help = Telt elke kaart die te tellen valt, verdeelt zo dat beide delen voor jou even veel waard zijn, en doet in waarderingen alleen mee als het loont.
bot-doge = Doge
    .help = Speelt elke verdeling en elke waardering in gedachten door, weet waar stellingen toe leiden, en rekent het eind van een partij uit.
