taken-cards = { $taken ->
    [CAN] { $taken_count ->
        [one] een kaart van Cannaregio
       *[other] { $taken_count } kaarten van Cannaregio
    }
    [SCR] { $taken_count ->
        [one] een kaart van Santa Croce
       *[other] { $taken_count } kaarten van Santa Croce
    }
    [SPO] { $taken_count ->
        [one] een kaart van San Polo
       *[other] { $taken_count } kaarten van San Polo
    }
    [DOR] { $taken_count ->
        [one] een kaart van Dorsoduro
       *[other] { $taken_count } kaarten van Dorsoduro
    }
    [SMA] { $taken_count ->
        [one] een kaart van San Marco
       *[other] { $taken_count } kaarten van San Marco
    }
    [CAS] { $taken_count ->
        [one] een kaart van Castello
       *[other] { $taken_count } kaarten van Castello
    }
    [GON] { $taken_count ->
        [one] een gondel
       *[other] { $taken_count } gondels
    }
    [SPY] { $taken_count ->
        [one] een spion
       *[other] { $taken_count } spionnen
    }
    [TRA] { $taken_count ->
        [one] een verrader
       *[other] { $taken_count } verraders
    }
    [DOG] { $taken_count ->
        [one] een doge
       *[other] { $taken_count } doges
    }
   *[none] alleen cijfers
}
kept-cards = { $kept ->
    [CAN] { $kept_count ->
        [one] een kaart van Cannaregio
       *[other] { $kept_count } kaarten van Cannaregio
    }
    [SCR] { $kept_count ->
        [one] een kaart van Santa Croce
       *[other] { $kept_count } kaarten van Santa Croce
    }
    [SPO] { $kept_count ->
        [one] een kaart van San Polo
       *[other] { $kept_count } kaarten van San Polo
    }
    [DOR] { $kept_count ->
        [one] een kaart van Dorsoduro
       *[other] { $kept_count } kaarten van Dorsoduro
    }
    [SMA] { $kept_count ->
        [one] een kaart van San Marco
       *[other] { $kept_count } kaarten van San Marco
    }
    [CAS] { $kept_count ->
        [one] een kaart van Castello
       *[other] { $kept_count } kaarten van Castello
    }
    [GON] { $kept_count ->
        [one] een gondel
       *[other] { $kept_count } gondels
    }
    [SPY] { $kept_count ->
        [one] een spion
       *[other] { $kept_count } spionnen
    }
    [TRA] { $kept_count ->
        [one] een verrader
       *[other] { $kept_count } verraders
    }
   *[DOG] { $kept_count ->
        [one] een doge
       *[other] { $kept_count } doges
    }
}

why-split-draw = Welk aanbod { $chooser_seat } ook neemt, de fase eindigt met minder punten voor { $seats ->
    [2] jou, en je trekt { $count } kaarten.
   *[other] jouw team: jullie trekken elk { $count } kaarten.
}
why-split-mine = { $chooser_seat } neemt waarschijnlijk het aanbod met { taken-cards }. Wat overblijft, met { kept-cards }, is voor jou het beste aanbod.
why-split-points = { $chooser_seat } neemt waarschijnlijk het aanbod met { taken-cards } en { $points ->
    [one] één punt.
   *[other] { $points } punten.
} Jij krijgt er { $other ->
    [0] geen,
    [one] maar één,
   *[other] maar { $other },
} en minder punten is beter.
why-split-even = Voor { $chooser_seat } zijn de twee delen ongeveer evenveel waard, dus geen van beide keuzes doet je veel pijn.
why-split-least = { $chooser_seat } neemt waarschijnlijk het aanbod met { taken-cards }. { $better ->
    [0] Toch is er geen verdeling van deze kaarten die { $chooser_seat } minder laat.
    [one] Toch is er maar één andere verdeling van deze kaarten die { $chooser_seat } minder laat.
   *[other] Toch zijn er van de { $ways } mogelijke verdelingen maar { $better } die { $chooser_seat } minder laten.
}
why-split-keep = { $chooser_seat } neemt waarschijnlijk het aanbod met { taken-cards }. Jij krijgt dan { kept-cards }.

why-take-wins = De doge erin roept een waardering voor je uit, en met nog één trofee van { district-name } win je de partij. Je kunt daar { $reach } leggen, { $seats ->
    [2] { $rival_seat } waarschijnlijk minder.
   *[other] je tegenstanders samen waarschijnlijk minder.
}
why-take-denies = Zo krijgt { $divider_seat } de doge niet, en die heeft nog maar één trofee nodig om te winnen.
why-take-draw = Hiermee eindigt de fase met minder punten voor { $seats ->
    [2] jou, en je trekt { $count } kaarten.
   *[other] jouw team: jullie trekken elk { $count } kaarten.
}
why-take-doge = De doge erin roept een waardering voor je uit. Voor { district-name } kun je { $reach } leggen, { $seats ->
    [2] { $rival_seat } waarschijnlijk minder.
   *[other] je tegenstanders samen waarschijnlijk minder.
}
why-take-more = Het is voor jou meer waard dan het andere aanbod, vooral door { taken-cards }.
why-take-away = { $divider_seat } zou hier meer aan hebben dan aan wat overblijft, vooral door { taken-cards }.
why-take-fewer = Het heeft { $points ->
    [0] geen punten
    [one] maar één punt
   *[other] maar { $points } punten
}, het andere { $other }. Minder is beter: wie er minder heeft, trekt kaarten aan het eind van de fase.
why-take-hand = Je krijgt er { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} mee op de hand, met het andere { $other ->
    [0] geen.
    [one] één.
   *[other] { $other }.
}

why-doge-wins = Met nog één trofee van { district-name } win je de partij. Je kunt daar { $reach } leggen, { $seats ->
    [2] { $rival_seat } waarschijnlijk minder.
   *[other] je tegenstanders samen waarschijnlijk minder.
}
why-doge-doge = De waardering kan meteen beginnen: voor { district-name } kun je { $reach } leggen, { $seats ->
    [2] { $rival_seat } waarschijnlijk minder.
   *[other] je tegenstanders samen waarschijnlijk minder.
}
why-traitor-first = De verrader pakt vóór de waardering een kaart uit { $seats ->
    [2] de hand van { $rival_seat }
   *[other] de hand van een tegenstander
}, zodat er minder tegen je gelegd kan worden.
why-spy-first = De spion trekt vóór de waardering twee kaarten, en misschien kun je die daarin gebruiken.
why-order = Er wacht geen doge, dus er valt geen waardering voor te bereiden: de volgorde maakt hier weinig uit.
why-rob-more = { $victim_seat } heeft { $count } kaarten, { $other_seat } maar { $other }: er valt meer te halen.
why-rob-weak = { $victim_seat } heeft maar { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, dus een verlies doet meer pijn dan bij { $other_seat }, met { $other } op de hand.
why-rob-known = { $victim_seat } heeft { $count } kaarten, en je weet dat { $known ->
    [one] er één een gondel is, of van een wijk die je nog nodig hebt.
   *[other] { $known } daarvan gondels zijn, of van wijken die je nog nodig hebt.
}
why-rob = { $count ->
    [one] { $victim_seat } heeft één kaart, en die wordt van jou.
   *[other] Een van de { $count } kaarten van { $victim_seat } wordt van jou.
}
why-catch-up = { $count } kaarten voor niets: de wijken en gondels ertussen komen op je hand.
why-decline = Een doge tussen die kaarten zou je tot een waardering dwingen, en { $seats ->
    [2] { $rival_seat } heeft
   *[other] je tegenstanders hebben
} nog maar één trofee nodig om te winnen.

why-vote-match = Met nog één trofee van { district-name } win je de partij.
why-vote-stop = { $seats ->
    [2] { $rival_seat } zou met deze trofee de partij winnen.
   *[other] Je tegenstanders zouden met deze trofee de partij winnen.
} Geef hem niet weg.
why-vote-holds = Je kunt in deze waardering tot { $reach ->
    [one] één kaart
   *[other] { $reach } kaarten
} leggen, en { $seats ->
    [2] { $rival_seat } kan daar waarschijnlijk niet overheen.
   *[other] beide tegenstanders samen kunnen daar waarschijnlijk niet overheen.
}
why-vote-together = Samen met { $partner_seat } kun je waarschijnlijk alles verslaan wat beide tegenstanders leggen.
why-vote-ahead = Daarmee kom je voor te staan, { $own } tegen { $other }.
why-vote-level = Daarmee kom je gelijk op { $own }, en bij gelijke stand win jij.
why-vote-stay = Met één kaart blijf je meedoen. Heb je eenmaal gepast, dan lig je eruit.
why-vote-cheap = Je moet de waardering openen. Verlies je die, dan kost het niet meer dan deze ene kaart.
why-vote-high = Met { $count } kaarten in één keer moet { $rival_seat } er minstens { $need } leggen om te antwoorden.
why-vote-new = Van { district-name } heb je nog geen trofee. Met deze { $missing ->
    [0] heb je alle zes de wijken.
    [one] mis je nog maar één wijk.
   *[other] mis je nog { $missing } wijken.
}
why-vote-third = Het zou voor jou trofee nummer { $trophies } van { district-name } zijn, en met vier van één wijk win je.
why-vote-need = Om te antwoorden moet { $rival_seat } dan { $more ->
    [one] minstens één kaart bijleggen.
   *[other] minstens { $more } kaarten bijleggen.
}
why-pass-wins = Er doet geen tegenstander meer mee en je staat voor met { $own } tegen { $other }: pas, en de trofee is voor jou.
why-pass-ahead = Jullie staan voor met { $own } tegen { $other }, en { $partner_seat } doet nog mee: hou je kaarten.
why-pass-beaten = Je komt hooguit tot { $reach }, en { $seats ->
    [2] { $rival_seat } kan waarschijnlijk meer leggen.
   *[other] je tegenstanders kunnen waarschijnlijk meer leggen dan jullie tweeën.
}
why-pass-again = { $seats ->
    [2] { $rival_seat } heeft
   *[other] Je tegenstanders hebben
} al { $trophies ->
    [one] een trofee
   *[other] { $trophies } trofeeën
} van { district-name }, dus een nieuwe wijk wordt het niet.
why-pass-free = Je hebt niets gelegd, dus passen kost je niets. Antwoorden kost { $least ->
    [one] minstens één kaart.
   *[other] minstens { $least } kaarten.
}
why-pass-save = Doorgaan kost { $least ->
    [one] minstens één kaart extra.
   *[other] minstens { $least } kaarten extra.
} Als je past, { $back ->
    [0] ben je kwijt wat je gelegd hebt.
    [one] krijg je een van je gelegde kaarten terug.
   *[other] krijg je { $back } van je gelegde kaarten terug.
}
why-pass-behind = Je staat achter, { $own } tegen { $other }, en zou minstens { $more ->
    [one] één kaart extra nodig hebben om te winnen.
   *[other] { $more } kaarten extra nodig hebben om te winnen.
}
