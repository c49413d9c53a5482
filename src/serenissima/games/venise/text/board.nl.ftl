board-label = De lagune
board-zoom = Kijk dichterbij
board-none = geen

# wat is wat: een plaatje, en wat het betekent
board-legend = Wat is wat?
board-legend-gem = Een edelsteen van jouw kleur, in een gouden ring: haal ze alle vier en je wint.
board-legend-tent = Je tent: daarop liggen de edelstenen die je hebt gehaald. Iedereen heeft er een.
board-legend-hourglass = Een zandlopertegel, gewonnen met een edelsteen: één zandloper extra, in een beurt naar keuze.
board-legend-wall = Een muur verdeelt een paal in twee kanten. Niemand stapt eroverheen.
board-legend-top = Op een brug: alleen planken aan de twee uiteinden leiden hierheen.
board-legend-low = Onder een brug: planken van alle andere kanten leiden hierheen. Niemand klimt omhoog.
board-legend-way = Een stippellijn: je kortste weg naar een edelsteen.
board-legend-steps = Een getal: zoveel stappen is het tot daar.
board-legend-planks = Een plank, en een bleke: een plek waar er een kan liggen.
board-legend-water = Planken die in het water vielen: niemand krijgt ze terug.

board-at-short = tussen { $one } en { $two }
board-at-long = schuin van { $one } naar { $two }
board-at-stem = van { $one } naar de lange plank
board-at-crossbar = dwars, tussen twee korte planken bij { $one }
board-at-pole = de paal { $one }
board-at-top = de brug op { $one }
board-at-low = de grond onder de brug op { $one }
board-at-side = de { $side ->
    [N] noordkant
    [E] oostkant
    [S] zuidkant
    [W] westkant
    [NE] noordoostkant
    [NW] noordwestkant
    [SE] zuidoostkant
   *[SW] zuidwestkant
} van de muur op { $one }
board-on-top = erop
board-below = eronder
board-position = Pionnen: { $pawns }. Planken: { $planks }. Jouw edelstenen: { $gems }.

board-colour-ruby = Robijn
board-colour-diamond = Diamant
board-colour-emerald = Smaragd
board-colour-topaz = Topaas
board-colour-title = Kies je tent
board-colour-free = vrij
board-colour-any = Maakt niet uit
board-begin-title = Wie begint?

board-player = { $name }{ $colour ->
    [none] {""}
   *[other] , { $colour }
}: { $gems } van 4 edelstenen, { $short } korte en { $long } lange planken, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, waarvan { $jokers ->
    [one] 1 joker
   *[other] { $jokers } jokers
}, { $tiles ->
    [one] 1 zandlopertegel
   *[other] { $tiles } zandlopertegels
}
board-gems = { $gems } van 4 edelstenen opgehaald
board-shorts = { $count ->
    [one] Eén korte plank in voorraad
   *[other] { $count } korte planken in voorraad
}
board-longs = { $count ->
    [one] Eén lange plank in voorraad
   *[other] { $count } lange planken in voorraad
}
board-cards = { $count ->
    [one] Eén kaart op de hand
   *[other] { $count } kaarten op de hand
}{ $jokers ->
    [0] {""}
    [one] , waarvan één joker
   *[other] , waarvan { $jokers } jokers
}
board-tiles = { $count ->
    [one] Eén zandlopertegel
   *[other] { $count } zandlopertegels
}
board-place = { $place ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
}

board-draw-pile = { $count ->
    [one] Nog één kaart om te trekken
   *[other] Nog { $count } kaarten om te trekken
}
board-discards = { $count ->
    [0] Niets afgelegd
    [one] Eén afgelegde kaart
   *[other] { $count } afgelegde kaarten
}
board-discards-top = Bovenop: { $card }. Aan deze tafel mag je alleen de bovenste kaart bekijken.
board-jokers = { $count ->
    [one] Nog één joker om te nemen
   *[other] Nog { $count } jokers om te nemen
}
board-water = { $count ->
    [0] Nog geen plank verloren
   *[other] In het water verloren: { $short } korte en { $long } lange
}
board-budget = { $used ->
    [one] Eén zandloper gebruikt
   *[other] { $used } zandlopers gebruikt
}, nog { $left }

board-hand = Je kaarten
board-card = { $card }, { $cost ->
    [one] één zandloper
   *[other] { $cost } zandlopers
}{ $count ->
    [one] {""}
   *[other] , je hebt er { $count }
}{ $usable ->
    [yes] {""}
   *[no] . Nu niet: druk om te horen waarom.
}
board-card-short = Kort
    .help = Plaats een korte plank uit je voorraad. Eén kant moet raken waar je staat.
board-card-long = Lang
    .help = Plaats een lange plank uit je voorraad. Eén kant moet raken waar je staat.
board-card-remove = Verwijder
    .help = Haal een plank weg die raakt waar je staat: hij gaat naar je voorraad.
board-card-move = Verplaats
    .help = Pak een plank op die raakt waar je staat en leg hem ergens anders neer.
board-card-walk1 = 1 stap
    .help = Maak één stap.
board-card-walk2 = 2 stappen
    .help = Maak één of twee stappen.
board-card-walk3 = 3 stappen
    .help = Maak één, twee of drie stappen.
board-card-joker = Joker
    .help = Elke kaart die je wilt, voor twee zandlopers.
board-joker-as = Speel hem als

board-others-turn = { $name } is aan de beurt.
board-over = De partij is afgelopen.
board-busy = Eén moment …
board-phase-colours = Kies je tent.
board-phase-first = Wie mag beginnen?
board-phase-deal = De kaarten worden gedeeld.
board-phase-play = { $left ->
    [0] Geen zandlopers meer: beëindig je beurt.
    [one] Kies een kaart: nog één zandloper.
   *[other] Kies een kaart: nog { $left } zandlopers.
}
board-phase-walk = { $made ->
    [0] Waarheen? Hooguit { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    }.
   *[other] { $made ->
        [one] Eén stap gemaakt
       *[other] { $made } stappen gemaakt
    }, nog { $steps }. Stap verder of stop hier.
}
board-phase-move = Waar komt de plank nu?
board-phase-exchange = Geef vier kaarten voor een joker: { $given } van 4 gegeven.
board-phase-after-joker = Je hebt een joker genomen. Beëindig je beurt, of ruil eerst kaarten.
board-phase-draw = Er worden kaarten getrokken.
board-phase-trim = { $surplus ->
    [0] Je beurt is klaar. Je mag nog vier kaarten ruilen voor een joker.
    [one] { $exchange ->
        [yes] Leg één kaart af: je mag er acht houden. Of ruil er vier voor een joker.
       *[no] Leg één kaart af: je mag er acht houden.
    }
    [2] { $exchange ->
        [yes] Leg twee kaarten af: je mag er acht houden. Of ruil er vier voor een joker.
       *[no] Leg twee kaarten af: je mag er acht houden.
    }
   *[other] { $exchange ->
        [yes] Leg { $surplus } kaarten af: je mag er acht houden. Of ruil er vier voor een joker.
       *[no] Leg { $surplus } kaarten af: je mag er acht houden.
    }
}
board-phase-discard = { $surplus ->
    [one] Leg nog één kaart af: je mag er acht houden.
    [2] Leg nog twee kaarten af: je mag er acht houden.
   *[other] Leg nog { $surplus } kaarten af: je mag er acht houden.
}
board-phase-over = De partij is afgelopen.
board-pick-joker = Wat wordt de joker?
board-pick-short = { $count ->
    [one] Eén plek voor een korte plank: druk erop.
   *[other] Waar komt de korte plank? { $count } plekken.
}
board-pick-long = { $count ->
    [one] Eén plek voor een lange plank: druk erop.
   *[other] Waar komt de lange plank? { $count } plekken.
}
board-pick-remove = Welke plank verwijder je?
board-pick-move = Welke plank pak je op?
board-pick-walk1 = Waarheen? Eén stap.
board-pick-walk2 = Waarheen? Hooguit twee stappen.
board-pick-walk3 = Waarheen? Hooguit drie stappen.
board-path = { $steps ->
    [one] Eén stap
   *[other] { $steps } stappen
} { $to ->
    [plank] naar de plank.
    [top] naar de plek op de brug.
    [low] naar de plek onder de brug.
    [side] naar deze kant van de muur.
   *[pole] naar deze paal.
}
board-leads = { $shape ->
    [crossbar] Verbindt de twee korte planken.
   *[other] { $to ->
        [plank] Steunt op de lange plank.
        [top] Leidt naar de plek op de brug.
        [low] Leidt naar de plek onder de brug.
        [side] Leidt naar deze kant van de muur.
       *[pole] Leidt naar deze paal.
    }
}
board-falls = { $count ->
    [one] De trillende plank valt in het water en is voor iedereen verloren.
   *[other] De { $count } trillende planken vallen in het water en zijn voor iedereen verloren.
} { $type ->
    [move] Deze oppakken?
   *[remove] Deze verwijderen?
}
board-falls-yes = Toch weghalen
board-falls-no = Liever niet
board-confirm-short = Plaats
board-confirm-long = Plaats
board-confirm-remove = Verwijder
board-confirm-move = Pak op
board-confirm-to = Plaats hier
board-confirm-step = Stap
board-lay-back = Leg terug
board-stop = Stop hier
board-take-joker = Neem een joker
board-exchange = Vier kaarten voor een joker
board-end-play = Einde beurt
board-end-turn = Hou deze kaarten
board-rescue = { $plank ->
    [short] Krijg een korte plank
   *[long] Krijg een lange plank
}

board-target-short = Plaats een korte plank { $at }
board-target-long = Plaats een lange plank { $at }
board-target-to = Plaats de plank { $at }
board-target-remove = Verwijder de plank { $at }{ $falls ->
    [0] {""}
    [one] ; er valt één plank
   *[other] ; er vallen { $falls } planken
}
board-target-move = Pak de plank op { $at }{ $falls ->
    [0] {""}
    [one] ; er valt één plank
   *[other] ; er vallen { $falls } planken
}
board-target-step = Stap naar { $plank ->
    [yes] de plank { $at }
   *[no] { $at }
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}

board-routes = Wegen naar je edelstenen
    .help = Je kortste weg naar elke edelsteen: hoeveel planken je moet plaatsen en hoeveel stappen het zijn. De stippellijn is de weg die je hier kiest.
board-ask = Vraag het me na het trekken
    .help = Na het trekken mag je vier kaarten ruilen voor een joker. Uit: je beurt eindigt vanzelf als je hooguit acht kaarten hebt.
board-way = { $planks ->
    [0] geen plank
    [one] één plank
   *[other] { $planks } planken
}, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
board-then = dan
board-no-way = geen weg
board-key-card = pak een kaart, geteld van links
    .keys = 1 t/m 8
board-key-target = bekijk de volgende plek die je kunt kiezen; met Enter speel je daar
    .keys = Pijltjes
board-key-rest = leg de kaart terug
    .keys = Escape
