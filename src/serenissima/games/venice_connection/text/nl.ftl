title = Venice Connection
pitch = Bouw samen één kanaal, wees degene die het sluit, en roep “Onmogelijk!” als het niet meer kan.
kind = Abstract legduel

goal-wins = Sluit één ring van kanalen door alle tegels op tafel. Wie hem sluit, wint.
goal-ends = Het eindigt ook als iemand “Onmogelijk!” zegt: dan moet de ander de ring alleen sluiten, of verliezen.
goal-turn = Leg één tot drie tegels in een rechte lijn, aansluitend op wat er ligt. Of zeg “Onmogelijk!”

bot-apprentice = Leerling
    .help = Ziet alleen de beurt van nu. Sluit als het kan, maar verknoeit het kanaal zo nu en dan, en ziet de helft van de minder duidelijke gevallen over het hoofd.
bot-boatman = Schipper
    .help = Laat je meestal geen kanaal om meteen te sluiten. Verknoeit er zelden een, en merkt het vier van de vijf keer als het verknoeid is.
bot-pilot = Loods
    .help = Ziet een paar beurten vooruit en is moeilijk te bedriegen. Legt heel soms te haastig.
bot-sensible = Gondelier
    .help = Kijkt zo ver vooruit als de tijd toelaat en verknoeit het kanaal nooit. Alleen de openingen gaan boven zijn pet.
bot-maestro = Il Maestro
    .help = Kent de oplossing van het hele spel. Wie als tweede speelt, kan altijd winnen; speelt hij als tweede, dan win jij dus niet. Met Mint Tide, Overbruggen of meer tegels speelt hij als de Gondelier.

option-challenge = Uitdagingen
    .help = Wat er gebeurt als iemand “Onmogelijk!” roept.
option-challenge-prove = Bewijs het: de uitgedaagde moet laten zien hoe het kanaal gesloten kan worden
option-challenge-arbiter = Scheidsrechter: de tafel beslist meteen of er terecht geroepen is
option-challenge-auto = Streng: er wordt niet geroepen; wie zo legt dat het kanaal niet meer te sluiten is, verliest meteen
option-supply = Tegels
    .help = Hoeveel tegels er zijn. Gewoonlijk zijn het er 16; met minder wordt het een kortere partij, goed om te leren.
option-bridge = Overbruggen
    .help = Tegels die al op tafel liggen, mogen de gaten tussen de nieuwe tegels van een beurt vullen.
option-starter = Wie begint
    .help = In een wedstrijd over meerdere partijen beginnen de spelers om en om, wie er ook wint. Als je een speler aanwijst, begint die elke partij.
option-starter-random = Geloot, daarna om en om
option-starter-seat-1 = De eerste speler, in elke partij
option-starter-seat-2 = De tweede speler, in elke partij
option-starter-alternate = De eerste speler, daarna om en om
option-match_length = Partijen in de wedstrijd
    .help = Wie er meer dan de helft van wint, wint de wedstrijd.
option-mint_tide = Mint Tide
    .help = Vier extra tegels met aan één kant een T-vormig kanaal. Hoe een kanaal met T-tegels sluit, is een gereconstrueerde regel.
option-teaching = Leerhulp
    .help = Laat beide spelers altijd zien of het kanaal nog te sluiten is.
option-show_proof_building = Open bewijzen
    .help = Iedereen kijkt toe terwijl de uitgedaagde het kanaal probeert te sluiten.
option-proof_seconds = Seconden voor een bewijs
    .help = Hoeveel tijd de uitgedaagde krijgt. 0: onbeperkt.

event-began = { $game ->
    [1] { $seat_is ->
        [you] Jij begint.
       *[other] { $seat } begint.
    }
   *[other] { $seat_is ->
        [you] Partij { $game }: jij begint.
       *[other] Partij { $game }: { $seat } begint.
    }
}
event-entered = { $seat_is ->
    [you] Je zet een tegel neer.
   *[other] { $seat } zet een tegel neer.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] Je legt { $count ->
        [one] een tegel
       *[other] { $count } tegels
    }.
   *[other] { $seat } legt { $count ->
        [one] een tegel
       *[other] { $count } tegels
    }.
} { $left ->
    [0] De voorraad is op.
    [one] Er is er nog één over.
   *[other] Er zijn er nog { $left } over.
}
event-called = { $seat_is ->
    [you] Je zegt “Onmogelijk!” Nu moet { $challenged_seat } de ring alleen sluiten.
   *[other] { $challenged_seat_is ->
        [you] { $seat } zegt “Onmogelijk!” Nu moet jij de ring alleen sluiten.
       *[other] { $seat } zegt “Onmogelijk!” Nu moet { $challenged_seat } de ring alleen sluiten.
    }
}
event-scratch-laid = { $seat_is ->
    [you] Je probeert een tegel.
   *[other] { $seat } probeert een tegel.
}
    .passing = yes
event-proved = { $seat_is ->
    [you] Je toont een ring door alle tegels.
   *[other] { $seat } toont een ring door alle tegels.
}
event-conceded = { $seat_is ->
    [you] Je geeft op zonder een ring te tonen.
   *[other] { $seat } geeft op zonder een ring te tonen.
}
event-judged = { $completable ->
    [yes] { $seat_is ->
        [you] Je riep ten onrechte: de ring is nog te sluiten.
       *[other] { $seat } riep ten onrechte: de ring is nog te sluiten.
    }
   *[no] { $seat_is ->
        [you] Je riep terecht: de ring is nooit meer te sluiten.
       *[other] { $seat } riep terecht: de ring is nooit meer te sluiten.
    }
}
event-ended = { $reason ->
    [closed] { $seat_is ->
        [you] Je sluit de ring en wint.
       *[other] { $seat } sluit de ring en wint.
    }
    [out_of_tiles] { $seat_is ->
        [you] De laatste tegel ligt en de ring is open. { $other_seat } legde hem, dus jij wint.
       *[other] { $other_seat_is ->
            [you] De laatste tegel ligt en de ring is open. Jij legde hem, dus { $seat } wint.
           *[other] De laatste tegel ligt en de ring is open. { $other_seat } legde hem, dus { $seat } wint.
        }
    }
    [proof] { $seat_is ->
        [you] De ring was te sluiten: je wint.
       *[other] De ring was te sluiten: { $seat } wint.
    }
    [no_proof] { $completable ->
        [yes] { $seat_is ->
            [you] Je wint, al was de ring wel te sluiten.
           *[other] { $seat } wint, al was de ring wel te sluiten.
        }
       *[no] { $seat_is ->
            [you] Je wint: de ring was echt niet meer te sluiten.
           *[other] { $seat } wint: de ring was echt niet meer te sluiten.
        }
    }
    [ruined] { $seat_is ->
        [you] De ring is nooit meer te sluiten: je wint.
       *[other] De ring is nooit meer te sluiten: { $seat } wint.
    }
   *[refuted] { $seat_is ->
        [you] De ring is nog te sluiten: je wint.
       *[other] De ring is nog te sluiten: { $seat } wint.
    }
}
event-match-won = { $seat_is ->
    [you] Je wint de wedstrijd met { $wins } tegen { $losses }.
   *[other] { $seat } wint de wedstrijd met { $wins } tegen { $losses }.
}

reason-closed = met een gesloten kanaal
reason-out_of_tiles = omdat de tegels op waren voordat het kanaal gesloten was
reason-proof = met het bewijs dat het kanaal te sluiten was
reason-no_proof = omdat niet is getoond hoe het kanaal te sluiten was
reason-ruined = omdat het kanaal niet meer te sluiten was
reason-refuted = omdat er ten onrechte “Onmogelijk!” was geroepen

refusal-not-begun = Er is nog niet geloot wie begint.
refusal-begun = De partij is al begonnen.
refusal-no-seat = Alleen een van de twee spelers kan beginnen.
refusal-no-move = “{ $text }” is niet te lezen als zet. Schrijf kolom, rij en vorm van elke tegel, of een van deze woorden: confirm, impossible, proof, concede.
refusal-no-face = “{ $face }” is geen vorm. De vormen zijn { $faces }.
refusal-too-far = Die plek is te ver weg: geen tegel kan ooit meer dan { $reach } plekken van de eerste liggen.
refusal-occupied = Daar ligt al een tegel.
refusal-too-many = Een beurt heeft hoogstens drie tegels. Bevestig deze drie, of neem er een terug.
refusal-none-left = De voorraad tegels is op.
refusal-no-special = Tegels met een ster of een T horen bij Mint Tide, en daar wordt nu niet mee gespeeld.
refusal-kind-used-up = Van dit soort is er geen tegel meer.
refusal-blockade = Deze kant van de tegel past hier niet: water zou op een muur stuiten. Waar tegels elkaar raken, loopt het kanaal op allebei door of op geen van beide.
refusal-blockade-inside = Twee van deze tegels passen niet bij elkaar: waar ze elkaar raken, moet het kanaal op allebei doorlopen of op geen van beide.
refusal-angle = De tegels van een beurt moeten in één rechte lijn liggen. Om de hoek leggen mag niet.
refusal-gap = Dat is te ver van de andere tegels van deze beurt: ze moeten een strook van hoogstens drie zonder gat vormen.
refusal-gap-open = Er zit een gat tussen de tegels van deze beurt. Vul het, of neem er een terug.
refusal-gap-too-few = Er zijn te weinig tegels over om het gat te vullen.
refusal-gap-unfillable = Geen tegel past in het gat tussen de tegels van deze beurt.
refusal-bridge = Er ligt een tegel tussen die al op tafel lag. De tegels van een beurt moeten elkaar raken.
refusal-no-contact = Minstens één tegel van deze beurt moet een tegel raken die al op tafel ligt, zijde aan zijde. Een hoek is niet genoeg.
refusal-no-contact-near = Vanaf daar kan geen strook van deze beurt een tegel raken die al op tafel ligt, zijde aan zijde.
refusal-first-here = Begin in de buurt van het midden: op een lege tafel komt de eerste tegel er hoogstens twee plekken vandaan, in dezelfde rij of kolom.
refusal-nothing-entered = Passen kan niet: leg minstens één tegel, of zeg “Onmogelijk!” voordat je legt.
refusal-nothing-to-answer = “Onmogelijk!” is een antwoord op een zet, en er is nog geen zet gedaan.
refusal-call-now-only = “Onmogelijk!” komt voor het leggen. Neem eerst de tegels van deze beurt terug.
refusal-no-calls = Aan deze tafel roept niemand: de tafel merkt zelf wanneer het kanaal niet meer te sluiten is.
refusal-only-proof = Er is “Onmogelijk!” gezegd: nu sluit de uitgedaagde de ring of geeft op.
refusal-not-challenged = Niemand heeft “Onmogelijk!” gezegd, dus er valt niets te bewijzen of op te geven.
refusal-not-closed = { $ends ->
    [one] Het kanaal is niet gesloten: er is één open uiteinde.
   *[other] Het kanaal is niet gesloten: er zijn { $ends } open uiteinden.
}
refusal-not-one = Alle tegels op tafel moeten bij één ring horen. Er liggen er nog buiten.
refusal-apart = Dat raakt nog geen tegel. Bouw verder vanaf de tegels op tafel, de een na de ander.

terminal-empty = De tafel is leeg.
terminal-left = { $left ->
    [0] Er zijn geen tegels over.
    [one] Er is één tegel over.
   *[other] Er zijn { $left } tegels over.
}
terminal-kinds = Daarvan { $plain } gewone, { $straight } met een T en een recht stuk, { $bend } met een T en een bocht.
terminal-score = Partij { $game } van hoogstens { $of }: { $one } heeft er { $first } gewonnen, { $other } { $second }.
terminal-entered = { $count ->
    [one] Er staat één tegel; voeg er een toe in dezelfde lijn, of “confirm”.
   *[other] Er staan { $count } tegels; voeg er een toe in dezelfde lijn, of “confirm”.
}
terminal-last-game = De laatste partij eindigde zo:
terminal-this-game = Deze partij:
terminal-proof = Het dunne kanaal is het bewijs.
terminal-completion = Het dunne kanaal toont één manier waarop het gesloten had kunnen worden.
terminal-prove = Er is “Onmogelijk!” gezegd: typ “proof” en de tegels die de ring sluiten, of “concede”.
terminal-help =
    Een beurt is één lijn van één tot drie tegels, bijvoorbeeld “0,0:F 1,0:7”.
    Een tegel schrijf je als kolom, rij en vorm: kolommen tellen naar rechts,
    rijen naar beneden, zoals de getallen langs de tafel laten zien.
    De vormen:  |  ║ recht, op en neer           -  ═ recht, links en rechts
                L  ╚ bocht, boven en rechts      F  ╔ bocht, rechts en onder
                7  ╗ bocht, onder en links       J  ╝ bocht, boven en links
    In plaats van te leggen zeg je met “impossible” dat de ring niet meer te
    sluiten is. Wordt het tegen jou gezegd, typ dan “proof” en alle tegels die
    de ring sluiten op één regel, of “concede”.

board-label = De tafel. Met de pijltoetsen ga je van plek naar plek; de plekken worden vanuit het midden geteld.
board-help = Toetsen (?)
board-help-title = Toetsen
board-key-cell = een plek kiezen
    .keys = Pijltoetsen
board-key-next = naar de volgende plek waar een tegel kan liggen
    .keys = N, Shift N
board-key-face = een vorm kiezen
    .keys = 1 tot 8
board-key-rotate = de gekozen tegel op tafel draaien, of die in je hand
    .keys = R, Shift R
board-key-flip = de tegel omkeren
    .keys = F
board-key-put = de tegel daar neerzetten
    .keys = Enter, spatie
board-key-remove = een eigen tegel weghalen
    .keys = Delete
board-key-lay = de beurt leggen, of de ring tonen
    .keys = C
board-key-back = de laatst neergezette tegel terugnemen
    .keys = U
board-key-call = “Onmogelijk!” zeggen, of het bewijs opgeven
    .keys = I
board-key-type = een zet typen
    .keys = T
board-key-move = de tafel verschuiven
    .keys = Shift met pijltoetsen
board-key-zoom = inzoomen, uitzoomen, alles tonen
    .keys = Plus, min, 0
board-key-help = deze toetsen tonen
    .keys = ?
board-position = { $count ->
        [0] De tafel is leeg.
        [one] Eén tegel op tafel. { $tiles }
       *[other] { $count } tegels op tafel. { $tiles }
    } { $draft ->
        [0] Nog { $left } over.
        [one] Nog niet gelegd. { $drafted } Nog { $left } over.
       *[other] Nog niet gelegd. { $drafted } Nog { $left } over.
    }
place = { $across ->
    [left] { $down ->
        [up] { $columns } links, { $rows } omhoog
        [down] { $columns } links, { $rows } omlaag
       *[level] { $columns } links
    }
    [right] { $down ->
        [up] { $columns } rechts, { $rows } omhoog
        [down] { $columns } rechts, { $rows } omlaag
       *[level] { $columns } rechts
    }
   *[level] { $down ->
        [up] { $rows } omhoog
        [down] { $rows } omlaag
       *[level] In het midden
    }
}
board-cell-empty = { place }: leeg. { $around } Hier kan nu niets gelegd worden.
board-cell-legal = { place }: leeg. { $around } { $fits ->
        [yes] Dit past: { $face }.
       *[no] Dit past niet: { $face }.
    } { $count ->
        [one] Er past één vorm.
       *[other] Er passen { $count } vormen.
    }
board-water = Er komt water uit { $sides }.
board-wall = Er is een muur in { $sides }.
board-side-N = het noorden
board-side-E = het oosten
board-side-S = het zuiden
board-side-W = het westen
board-ends = { $count ->
    [0] Geen enkel uiteinde van het kanaal is open.
    [one] Eén uiteinde van het kanaal is open.
   *[other] { $count } uiteinden van het kanaal zijn open.
}
board-end = { place }: open naar { $side }.
board-own-tile = Jouw tegel van deze beurt. C legt de beurt, R draait de tegel, Delete haalt hem weg.
board-put-told = { $more ->
    [yes] Tegel { $count } van deze beurt. Zet er nog een in de lijn bij, of leg met C.
   *[no] Tegel { $count } van deze beurt. Leg met C.
}
board-proof-told = De ring is gesloten. Toon hem met C.
board-cell-tile = { place }: { $face }.
board-cell-last = { place }: { $face }, gelegd in de laatste beurt.
board-cell-draft = { place }: { $face }, nog niet gelegd.
board-cell-framed = Hier is het gouden kader.
board-cell-advised = Hier aangeraden: { $face }.
board-holding = In de hand: { $face }.
board-face-straight-ns = recht, van noord naar zuid
board-face-straight-ew = recht, van west naar oost
board-face-bend-ne = bocht, noord en oost
board-face-bend-es = bocht, oost en zuid
board-face-bend-sw = bocht, zuid en west
board-face-bend-nw = bocht, noord en west
board-face-t-n = T, dicht in het noorden
board-face-t-e = T, dicht in het oosten
board-face-t-s = T, dicht in het zuiden
board-face-t-w = T, dicht in het westen
board-faces = Vormen
board-face = { $face } (toets { $number })
board-face-grey = { $face } (toets { $number }), past hier niet
board-kinds = Soorten tegels
board-kind-plain = Gewone tegels: nog { $left }
board-kind-straight = Mint Tide, T met recht stuk op de achterkant: nog { $left }
board-kind-bend = Mint Tide, T met bocht op de achterkant: nog { $left }
board-left = { $left ->
        [0] Geen tegel over
        [one] Nog één tegel
       *[other] Nog { $left } tegels
    }
board-left-kinds = Nog { $left } tegels: { $plain } gewone, { $straight } T met recht stuk, { $bend } T met bocht
board-match = Partij { $game }, beste van { $length }
board-view = Beeld
board-nearer = Inzoomen (+)
board-farther = Uitzoomen (-)
board-fit = Alles tonen (0)
board-rotate = Draaien (R)
board-flip = { $kind ->
        [straight] Omkeren: recht of T (F)
        [bend] Omkeren: bocht of T (F)
       *[plain] Omkeren: recht of bocht (F)
    }
board-take-back = De laatst neergezette tegel terugnemen (U)
board-put = Hier neerzetten
board-lay = { $count ->
        [0] Leggen
        [one] 1 tegel leggen
       *[other] { $count } tegels leggen
    }
board-begin = Jij begint: zet één tot drie tegels in een lijn neer en leg ze dan.
board-turn = { $most ->
        [1] Jouw beurt: de laatste tegel, of zeg “Onmogelijk!”
        [2] Jouw beurt: één of twee tegels in een lijn, of zeg “Onmogelijk!”
       *[other] Jouw beurt: één tot drie tegels in een lijn, of zeg “Onmogelijk!”
    }
board-turn-strict = { $most ->
        [1] Jouw beurt: de laatste tegel.
        [2] Jouw beurt: één of twee tegels in een lijn.
       *[other] Jouw beurt: één tot drie tegels in een lijn.
    }
board-turn-none = { $others ->
        [0] Een andere vorm past hier niet.
       *[other] Een andere vorm past hier niet zolang de andere tegels van deze beurt daar liggen. Neem die eerst terug.
    }
board-came-off = Eén tegel kon daar niet alleen blijven en is terug in je hand.
board-more = Voeg een tegel toe in de lijn, druk op een eigen tegel om te draaien, of leg.
board-no-more = { $count ->
        [one] Leg hem, of druk op de tegel om hem te draaien.
       *[other] Leg ze, of druk op een eigen tegel om hem te draaien.
    }
board-others-turn = { $name } is aan de beurt.
board-prove = Bewijs het: één ring door alle tegels op tafel. { $left ->
        [0] Geen tegel over.
        [one] Nog één tegel.
       *[other] Nog { $left } tegels.
    }
board-others-proof = { $name } probeert te bewijzen dat de ring nog te sluiten is.
board-why = Waarom niet
board-instead = Deze zouden hier passen:
board-lay-face = Hier neerzetten: { $face }
board-impossible = Onmogelijk!
    .help = Roepen: met de overige tegels is het kanaal niet meer te sluiten (I)
board-claim = “Met { $left ->
        [one] de laatste tegel
       *[other] de laatste { $left } tegels
    } is dit kanaal nooit meer te sluiten.”
board-claim-prove = { $name } moet het dan alleen sluiten. Laat { $name } zien hoe, dan heb jij verloren; zo niet, dan heb je gewonnen.
board-claim-arbiter = De regels oordelen meteen: is het nog te sluiten, dan heeft { $name } gewonnen; zo niet, dan jij.
board-not-now = Nu niet
board-call = Roepen
board-show = Ring tonen
board-concede = Opgeven
board-concede-sure = Je geeft toe dat de ring niet meer te sluiten is, en verliest de partij.
board-keep-trying = Verder proberen
board-type = Zet typen
board-type-send = Leggen
board-type-help = Kolom en rij, een dubbelepunt en de letter van de vorm, zoals in de spelregels; een spatie tussen twee tegels. Of schrijf confirm, impossible, proof of concede.
board-type-wrong = Dat is niet te lezen als beurt. Schrijf kolom, rij en vorm van elke tegel, of confirm, impossible, proof of concede.
board-completion = De bleke tegels tonen één manier waarop de ring gesloten had kunnen worden.
board-no-completion = De ring was niet meer te sluiten.
board-won-game = { $name } wint partij { $game }
board-next-game = Volgende partij
board-teaching = { $completable ->
    [yes] Het kanaal is nog te sluiten.
   *[no] Het kanaal is niet meer te sluiten.
}

moment = { $turn ->
    [you] Beurt { $round }, jij speelt
    [other] Beurt { $round }, { $name } speelt
    [over] Het einde
   *[nobody] Beurt { $round }
}
