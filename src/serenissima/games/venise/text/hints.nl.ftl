hint-gem = { $colour ->
    [ruby] robijn
    [diamond] diamant
    [emerald] smaragd
   *[topaz] topaas
}
hint-a-gem = { $colour ->
    [ruby] een robijn
    [diamond] een diamant
    [emerald] een smaragd
   *[topaz] een topaas
}
hint-gems = { $colour ->
    [ruby] robijnen
    [diamond] diamanten
    [emerald] smaragden
   *[topaz] topazen
}
hint-way = { $planks ->
    [0] { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    }
    [one] { $steps ->
        [one] één plank en één stap
       *[other] één plank en { $steps } stappen
    }
   *[other] { $steps ->
        [one] { $planks } planken en één stap
       *[other] { $planks } planken en { $steps } stappen
    }
}
hint-was = { $was_planks ->
    [0] { $was_steps ->
        [one] één stap
       *[other] { $was_steps } stappen
    }
    [one] { $was_steps ->
        [one] één plank en één stap
       *[other] één plank en { $was_steps } stappen
    }
   *[other] { $was_steps ->
        [one] { $was_planks } planken en één stap
       *[other] { $was_planks } planken en { $was_steps } stappen
    }
}
hint-card = { $card ->
    [short] “Kort”
    [long] “Lang”
    [remove] “Verwijder”
    [move] “Verplaats”
    [walk1] “1 stap”
    [walk2] “2 stappen”
   *[walk3] “3 stappen”
}

why-last-gem = { $end ->
    [round] Je pakt je laatste { hint-gem }. Dan heb je ze alle vier, en de anderen maken alleen deze ronde nog af.
    [places] Je pakt je laatste { hint-gem }, en de beste plaats die nog vrij is, is voor jou.
   *[match] Je pakt je laatste { hint-gem }, en je wint.
}
why-gems = { $left ->
    [one] Je pakt { $gems } { hint-gems } in één beurt. Dan hoef je er nog maar één te halen.
   *[other] Je pakt { $gems } { hint-gems } in één beurt. Dan moet je er nog { $left } halen.
}
why-gem-back = { $planks ->
    [one] Je pakt { hint-a-gem } en een plank achter je: zo heb je één plank voor de verdere weg.
   *[other] Je pakt { hint-a-gem } en een plank achter je: zo heb je { $planks } planken voor de verdere weg.
}
why-gem-next = Je pakt { hint-a-gem }. Tot de volgende is het dan nog { hint-way }.
why-gem = { $left ->
    [one] Je pakt { hint-a-gem }. Dan hoef je er nog maar één te halen.
   *[other] Je pakt { hint-a-gem }. Dan moet je er nog { $left } halen.
}

why-open = { $steps ->
    [one] Dan is het nog maar één stap tot je dichtstbijzijnde { hint-gem }, zonder een plank te plaatsen.
   *[other] Dan is het nog { $steps } stappen tot je dichtstbijzijnde { hint-gem }, zonder een plank te plaatsen.
}
why-closer = Brengt je dichterbij: tot je dichtstbijzijnde { hint-gem } is het dan { hint-way } in plaats van { hint-was }.
why-round = Maakt je tocht langs al je edelstenen korter: { hint-way } in plaats van { hint-was }.
why-nowhere = Dichter bij { hint-a-gem } kom je met geen enkele stap: vanaf daar is het nog { hint-way }.

why-cuts = { $gems ->
    [3] { $of_seat } heeft nog maar één edelsteen nodig. Die was { hint-was } ver, en dan is het { hint-way }.
   *[other] Maakt de weg van { $of_seat } naar de dichtstbijzijnde edelsteen langer: { hint-way } in plaats van { hint-was }.
}
why-shuts = { $gems ->
    [3] { $of_seat } heeft nog maar één edelsteen nodig. Die was { hint-was } ver, en dan is er geen weg meer naartoe.
   *[other] De dichtstbijzijnde edelsteen van { $of_seat } was { hint-was } ver. Dan is er naar geen enkele meer een weg.
}

why-plank = { $had ->
    [0] { $plank ->
        [long] Je hebt geen lange plank meer, en zo krijg je er een.
       *[short] Je hebt geen korte plank meer, en zo krijg je er een.
    }
   *[other] { $plank ->
        [long] Brengt een lange plank in je voorraad: dan heb je er { $has }.
       *[short] Brengt een korte plank in je voorraad: dan heb je er { $has }.
    }
}
why-guards = Je eindigt op een plank, en zolang je daar staat, kan niemand hem weghalen.
why-rescue = { $plank ->
    [long] Je bent gestrand. Met een lange plank kom je van deze paal af.
   *[short] Je bent gestrand. Met een korte plank kom je van deze paal af.
}

why-stuck = { $gain ->
    [joker] Geen van je { $cards } kaarten is hier te spelen. Een joker kan elke kaart zijn.
   *[cards] Geen van je { $cards } kaarten is hier te spelen, dus trek kaarten.
}
why-no-walk = { $gain ->
    [joker] Je hebt geen kaart met stappen. Een joker kan er een zijn.
   *[cards] Je hebt geen kaart met stappen, dus trek kaarten.
}
why-no-lay = { $gain ->
    [joker] Je hebt geen kaart om een plank te plaatsen. Een joker kan er een zijn.
   *[cards] Je hebt geen kaart om een plank te plaatsen, dus trek kaarten.
}
why-far = { $gain ->
    [joker] Tot je dichtstbijzijnde { hint-gem } is het { hint-way }: te ver voor deze beurt. Een joker helpt je er te komen.
   *[cards] Tot je dichtstbijzijnde { hint-gem } is het { hint-way }: te ver voor deze beurt. Bewaar je kaarten voor de volgende.
}
why-wait = { $gain ->
    [joker] Een joker kan elke kaart zijn. Dan heb je { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } en trek je er nog twee.
   *[cards] Je houdt { $cards ->
        [one] je kaart
       *[other] je { $cards } kaarten
    } en trekt er nog twee.
}
why-end-spent = Je hebt geen zandlopers meer om mee te spelen.

why-keep = Na een ruil hou je maar { $left ->
    [one] één kaart
   *[other] { $left } kaarten
} over in plaats van { $cards }.
why-exchange-full = { $surplus ->
    [one] Eén kaart moet toch weg, dus de joker kost je er maar drie extra.
   *[other] Twee kaarten moeten toch weg, dus de joker kost je er maar twee extra.
}
why-exchange-doubles = { $count } van de vier kaarten heb je dubbel, en een joker kan elke kaart zijn.
why-exchange = Je houdt { $cards ->
    [one] één kaart over, een joker
   *[other] { $cards } kaarten over, waaronder een joker
} die elke kaart kan zijn.
why-spare-double = { $left ->
    [one] Je kunt hem missen: je hebt nog een { hint-card }.
   *[other] Je kunt hem missen: je hebt nog { $left } keer { hint-card }.
}
why-spare = Van je { $cards } kaarten mis je { hint-card } het minst.

why-tent = Vanaf deze tent is het { hint-way } tot je dichtstbijzijnde { hint-gem }.
why-begin = { $others ->
    [one] Wie begint, is een beurt voor.
   *[other] Wie begint, is alle { $others } anderen een beurt voor.
}
