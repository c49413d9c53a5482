board-nothing = niets
board-times = { $count } × { $card }

board-trophies = Trofeeën: vier plaatsen per wijk
board-trophies-cell = { $who }: { $count ->
    [0] geen trofee
    [one] één trofee
   *[other] { $count } trofeeën
} van { $district }{ $decisive ->
    [yes] ; de volgende wint de partij
   *[no] {""}
}
board-six = { $count } van { $six } wijken
board-points = { $count ->
    [one] punt
   *[other] punten
}
board-points-help = Aan punten heb je nooit iets: aan het eind van een fase trekt wie er minder heeft kaarten.
board-points-of = { $who }: { $points } van { $limit } punten. Bij { $limit } eindigt de fase; wie er minder heeft, trekt kaarten.
board-role-divider = verdeelt
board-role-chooser = kiest
board-you = Jij
board-partner-idle = je partner
board-partner-divider = partner, verdeelt
board-partner-chooser = partner, kiest
board-hand-of = { $is ->
    [you] Je hebt { board-cards } op de hand
   *[other] { $who } heeft { board-cards } op de hand
}
board-numbers-of = { $is ->
    [you] { $count ->
        [0] Voor jou liggen geen cijferkaarten.
       *[other] Cijferkaarten voor jou: { $numbers }.
    }
   *[other] { $count ->
        [0] Voor { $who } liggen geen cijferkaarten.
       *[other] Cijferkaarten voor { $who }: { $numbers }.
    }
}

board-offer = Aanbod { $offer }
board-tray-empty = Tik kaarten aan of sleep ze.
board-no-actions = geen actiekaarten
board-kind-district = { $count ->
    [one] 1 wijkkaart
   *[other] { $count } wijkkaarten
}
board-kind-gondola = { $count ->
    [one] 1 gondel
   *[other] { $count } gondels
}
board-kind-traitor = { $count ->
    [one] 1 verrader
   *[other] { $count } verraders
}
board-kind-spy = { $count ->
    [one] 1 spion
   *[other] { $count } spionnen
}
board-kind-doge = { $count ->
    [one] 1 doge
   *[other] { $count } doges
}
board-split-card = { $card }, in aanbod { $offer }. Naar het andere aanbod
board-put = { $card } naar aanbod { $offer }: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, { $points } { $points ->
    [one] punt
   *[other] punten
}.
board-confirm-split = Zo aanbieden
board-split-hint = Leg in elk aanbod minstens één kaart.

board-hand-empty = Geen kaarten op de hand.
board-hand-lay = { $card }, { $count } op de hand. Leg er een
board-hand-blocked = { $card }, { $count } op de hand. Waarom kun je die niet leggen?
board-hand-idle = { $card }, { $count } op de hand
board-hand = Je hand
board-hand-list = Op je hand: { $cards }.
board-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}

board-score = De stand
board-and = { $one } en { $other }
board-unknown = { $count ->
    [0] Van elk exemplaar is bekend waar het is
    [one] Eén exemplaar zit in de stapel of ongezien in een hand
   *[other] { $count } exemplaren zitten in de stapel of ongezien in een hand
}
board-when = Fase { $phase }, ronde { $round }
board-pending = { $is ->
    [you] Je moet nog inzetten: { $cards }
   *[other] { $who } moet nog inzetten: { $cards }
}
board-pending-short = Inzetten
board-waiting = { $is ->
    [you] Op tafel voor jou: { $cards }
   *[other] Op tafel voor { $who }: { $cards }
}
board-waiting-short = { $is ->
    [you] Voor jou
   *[other] Voor { $who }
}
board-pile-action = { $count ->
    [one] Nog één actiekaart om te trekken
   *[other] Nog { $count } actiekaarten om te trekken
}
board-pile-number = { $count ->
    [one] Nog één cijferkaart om te trekken
   *[other] Nog { $count } cijferkaarten om te trekken
}
board-pile-discard = Aflegstapel, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
board-discards = Aflegstapel
board-discards-empty = Sinds het laatste schudden is er niets afgelegd.
board-turned-up = Opengelegd

board-count = Kaarten tellen
board-count-wanted = Op tafel tonen: “4?” bij een wijk betekent dat je er vier nog niet hebt gezien
board-count-caption = Waar de exemplaren van elke kaart zijn, voor zover ze open liggen of lagen. Niets hiervan is voor jou geheim.
board-card = Kaart
board-count-trophies = Trofeeën
board-count-discards = Afgelegd
board-count-table = Op tafel
board-count-hand = Je hand
board-count-known = Andere handen
board-count-unknown = Onbekend

board-prompt-deal = De kaarten worden gedeeld.
board-prompt-first = Het toeval bepaalt wie als eerste verdeelt.
board-prompt-reveal = De kaarten van deze ronde worden opengelegd.
board-prompt-split = { $mine ->
    [yes] Verdeel de kaarten; { $chooser } kiest.
   *[no] { $who } verdeelt de kaarten in tweeën.
}
board-prompt-choose = { $mine ->
    [yes] Neem aanbod 1 of aanbod 2.
   *[no] { $who } kiest een aanbod.
}
board-prompt-resolve = { $mine ->
    [yes] Tik de speciale kaart aan die je nu inzet.
   *[no] { $who } zet speciale kaarten in.
}
board-prompt-traitor = { $mine ->
    [yes] Tik een hand aan: je verrader pakt een kaart.
   *[no] { $who } stuurt een verrader.
}
board-prompt-pluck = De verrader pakt een kaart.
board-prompt-spy = De spion kijkt rond.
board-prompt-vote = { $mine ->
    [yes] { $opening ->
        [yes] Tik kaarten van één wijk aan om te openen.
       *[no] { $comes ->
            [wins] Geen tegenstander doet nog mee: pas, en de trofee is voor jou.
            [loses] Geen tegenstander doet nog mee: ga eroverheen, of pas en verlies.
           *[open] { $free ->
                [yes] Tik minstens één kaart aan om mee te blijven doen, of pas.
               *[no] Tik kaarten aan om te verhogen, of pas.
            }
        }
    }
   *[no] { $opening ->
        [yes] { $who } opent een waardering.
       *[no] { $who } verhoogt of past.
    }
}
board-prompt-catch-up = { $mine ->
    [yes] Minder punten, dus een beloning: je mag { $count } kaarten trekken.
   *[no] { $who } heeft minder punten en mag { $count } kaarten trekken.
}
board-prompt-catch-up-draw = { $who } pakt kaarten bij.
board-prompt-over = De partij is afgelopen.

board-after = Punten na deze keuze
board-phase-ends = { $side ->
    [you] De fase eindigt: jij trekt { $count } kaarten.
    [yours] De fase eindigt: jij en { $who } trekken elk { $count } kaarten.
    [one] De fase eindigt: { $who } trekt { $count } kaarten.
    [team] De fase eindigt: { $who } trekken elk { $count } kaarten.
   *[nobody] De fase eindigt: niemand trekt kaarten.
}
board-phase-would-end = { $side ->
    [you] Neemt { $chooser } dit, dan eindigt de fase: jij trekt { $count } kaarten.
    [yours] Neemt { $chooser } dit, dan eindigt de fase: jij en { $who } trekken elk { $count } kaarten.
    [one] Neemt { $chooser } dit, dan eindigt de fase: { $who } trekt { $count } kaarten.
    [team] Neemt { $chooser } dit, dan eindigt de fase: { $who } trekken elk { $count } kaarten.
   *[nobody] Neemt { $chooser } dit, dan eindigt de fase: niemand trekt kaarten.
}
board-offer-of = { $is ->
    [you] voor jou
   *[other] voor { $who }
}
board-take = Neem aanbod { $offer }

board-take-from = Pak een kaart van { $name }
board-forgo = Pak niets
board-special-TRA = Pak blind een kaart uit de hand van een tegenstander.
board-special-SPY = Trek twee kaarten van de stapel.
board-special-DOG = Roep een waardering uit om een trofee.

board-help-TRA = Verrader: pakt blind een kaart uit de hand van een tegenstander.
board-help-SPY = Spion: trekt twee kaarten van de stapel.
board-help-DOG = Doge: roept een waardering uit. Die levert een trofee op, en trofeeën winnen de partij.
board-help-GON = Gondel: brengt kaarten van een andere wijk mee in een waardering.
board-help-district = { $card }: leg je in een waardering. Win je ermee, dan wordt de kaart een trofee.
board-help-number = { $count ->
    [one] Eén punt. Minder is beter: wie er minder heeft, trekt kaarten aan het eind van de fase.
   *[other] { $count } punten. Minder is beter: wie er minder heeft, trekt kaarten aan het eind van de fase.
}
board-catch-up = Je beloning voor minder punten: { $count } kaarten trekken? Alleen jij ziet de wijken en gondels; spionnen, verraders en doges komen open te liggen.
board-draw = Trek { $count } kaarten
board-decline = Trek niets

board-vote = De waardering
board-vote-for = De waardering voor { $district }
board-vote-opens = Er komt een waardering
board-doge-of = { $is ->
    [you] Jouw doge
   *[other] Doge van { $who }
}
board-vote-total = in totaal
board-passed = heeft gepast
board-need = { $mine ->
    [yes] Je hebt minstens { $need } nodig
   *[no] { $who } heeft minstens { $need } nodig
}
board-tie = { $side ->
    [you] Bij gelijke stand win jij
    [yours] Bij gelijke stand winnen jij en { $who }
   *[other] Gelijke stand is voor { $who }
}
board-take-back = Neem terug
board-lay = Leg { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}: samen { $total }
board-lay-hint = Tik kaarten op je hand aan om ze te leggen. Waar nodig gaat er een gondel mee.
board-pass = Pas
board-pass-wins = Pas en win de waardering
board-pass-loses = Pas en verlies de waardering
board-must-pass = Je hebt niets wat je hier kunt leggen: je kunt alleen passen. De anderen zien niet dat je geen keus had.

board-after-vote = Na de waardering
board-vote-won = { $side ->
    [you] Je wint { $district }, { $total } tegen { $other }
    [yours] Jij en { $who } winnen { $district }, { $total } tegen { $other }
    [team] { $who } winnen { $district }, { $total } tegen { $other }
   *[one] { $who } wint { $district }, { $total } tegen { $other }
}
board-tie-won = Bij gelijke stand wint wie de doge had.
board-flow-trophy = { $is ->
    [you] Jouw { $district } wordt de trofee.
   *[other] { $district } van { $who } wordt de trofee.
}
board-flow-discard = { $is ->
    [you] Je legt af: { $cards }.
   *[other] { $who } legt af: { $cards }.
}
board-flow-back = { $is ->
    [you] Je neemt terug: { $cards }.
   *[other] { $who } neemt terug: { $cards }.
}
board-go-on = Terug naar de tafel
board-skip = Overslaan

board-look-back = Elke verdeling achteraf bekeken
board-look-back-help = Met alle handen open: de balken zeggen wat elk aanbod voor elke speler waard was, geteld in kaarten (1 is ongeveer een wijkkaart). “Weggegeven” is hoeveel beter de speler af was geweest met een andere verdeling of met het andere aanbod.
board-look-back-how = Hoe is dit geteld?
board-look-back-cards = Een wijkkaart is ongeveer 1 waard: meer als de speler al kaarten van die wijk had, of als een trofee daar het einde dichterbij zou brengen. Een gondel telt voor 1,2, een spion voor 1,8, een verrader voor 2. Een doge telt mee voor de trofee die hij met de handen van dat moment kon winnen, en tegen zijn eigenaar als de anderen die gewonnen zouden hebben. Elk punt kost tot een halve kaart, want wie minder punten heeft, mag bijpakken.
board-look-back-regret = De bepaler wil een aanbod dat veel waard is, terwijl wat overblijft de verdeler weinig oplevert; wat het andere aanbod meer had opgeleverd, is met de keuze weggegeven. De verdeler wil dat de keuze zo weinig mogelijk uitmaakt; wat de beste verdeling had bespaard, is met de verdeling weggegeven. Het is een vuistregel: toeval en latere waarderingen zitten er niet in.
board-did-well = { $count ->
    [0] In elk van je { $all } rondes was een andere verdeling of keuze beter geweest.
   *[other] Wat je goed deed: in { $count } van je { $all } rondes was geen andere verdeling of keuze beter geweest. { $count ->
        [one] Dat was ronde { $rounds }.
       *[other] Dat waren de rondes { $rounds }.
    }
}
board-player = Speler
board-as-divider = Weggegeven als verdeler
board-as-chooser = Weggegeven als bepaler
board-regret-sum = { $worth } in { $count ->
    [one] één ronde
   *[other] { $count } rondes
}
board-split-title = { $mine ->
    [divider] Ronde { $round }: jij verdeelt, { $chooser } kiest
    [chooser] Ronde { $round }: { $divider } verdeelt, jij kiest
   *[other] Ronde { $round }: { $divider } verdeelt, { $chooser } kiest
}
board-no-regret = niets
board-regret = { $worth }
board-divider-regret = { $is ->
    [you] Jouw verdeling gaf weg
   *[other] De verdeling van { $who } gaf weg
}
board-chooser-regret = { $is ->
    [you] Jouw keuze gaf weg
   *[other] De keuze van { $who } gaf weg
}
board-better-split = De verdeling die het minst weggaf
board-last-hand = { $is ->
    [you] Jij had nog op de hand
   *[other] { $who } had nog op de hand
}
board-no-splits = In deze partij is geen aanbod gekozen.

board-card-CAN = Cannaregio
board-card-SCR = Santa Croce
board-card-SPO = San Polo
board-card-DOR = Dorsoduro
board-card-SMA = San Marco
board-card-CAS = Castello
board-card-GON = Gondel
board-card-SPY = Spion
board-card-TRA = Verrader
board-card-DOG = Doge
board-card-1 = Cijfer 1
board-card-2 = Cijfer 2
board-card-3 = Cijfer 3
board-key-split = leg de kaart in het eerste of het tweede aanbod
    .keys = ← →
