finding-empty = Er is niets te lezen: plak de link van een bord, of de tekst van het bestand.
finding-too-long = De tekst is te lang: een bord heeft hoogstens { $most } tekens.
finding-broken-code = Deze link is beschadigd: hij is afgebroken of veranderd. Kopieer hem nog eens helemaal.
finding-not-json = Dit is niet de tekst van een bord: er klopt iets niet in regel { $line }, kolom { $column }.
finding-not-object = Een bord is een object tussen accolades, met “cols”, “rows”, “poles” en “gems”.
finding-other-format = Dit bestand noemt als formaat “{ $value }”; een bord noemt “venise-board”.
finding-other-version = Dit bestand noemt als versie { $value }; versie 1 is te lezen.
finding-missing = “{ $key }” ontbreekt.
finding-wrong-number = “{ $key }” moet een geheel getal van { $low } tot { $high } zijn, niet { $value }.
finding-wrong-choice = “{ $key }” moet een van { $choices } zijn, niet “{ $value }”.
finding-wrong-id = “id” moet uit kleine letters, cijfers en streepjes bestaan, hoogstens 60, niet “{ $value }”.
finding-wrong-words = “{ $key }” moet uit woorden bestaan, hoogstens { $most } tekens.
finding-wrong-list = “{ $key }” moet een lijst van namen zijn.
finding-wrong-pole = Paal nummer { $number } is geen paal: nodig zijn “at”, de uitsparing, en “kind”.
finding-too-many-poles = Er zijn { $count } palen; hoogstens { $most } worden gelezen.
finding-wrong-kind = De paal op { $at } is van het soort “{ $value }”; er zijn { $choices }.
finding-no-axis = De paal op { $at } heeft een as nodig: { $axes }.
finding-wrong-axis = De paal op { $at } heeft de as “{ $value }”; er zijn { $axes }.
finding-wrong-owner = De startpaal op { $at } is van “{ $value }”; de kleuren zijn { $choices }.
finding-wrong-ports = De aansluitingen van { $at } zijn niet te lezen: elk is een richting met een naam ({ $names }), een lijst van namen, of null.
finding-wrong-starts = “starts” moet voor elke kleur een uitsparing noemen: { $choices }.
finding-wrong-gems = “gems” moet voor elke kleur een lijst van vier velden hebben: { $choices }.
finding-unknown-colour = “{ $key }” heeft het over “{ $value }”; de kleuren zijn { $choices }.
finding-start-not-corner = De startpaal op { $at } staat niet in een hoek.
finding-start-unowned = De startpaal op { $at } is van geen enkele kleur.
finding-no-start = Er is geen startpaal voor { $colour }.
finding-two-starts = Er is meer dan één startpaal voor { $colour }: { $slots }.
finding-start-differs = “starts” zet { $colour } op { $said }, maar de startpaal staat op { $at }.
finding-corner-empty = In de hoek { $at } staat geen startpaal.
finding-outside = { $at } is geen uitsparing van dit rooster, dat van A1 tot { $last } loopt.
finding-slot-twice = Op { $at } staan { $count } palen.
finding-printed-no-pole = { $at } zou gedrukt zijn, maar er is geen paal.
finding-tiles = In de doos zitten { $tiles } tegels: vier startpalen en { $want } muren of bruggen. Dit bord gebruikt er { $count }, waarvan { $two } muren of bruggen.
finding-plain-tile = De gewone paal op { $at } is geen tegel uit de doos: gewone palen zijn op de nachtkant gedrukt.
finding-night-printed = Bij nacht zijn de palen { $slots } op het bord gedrukt, en geen andere.
finding-day-printed = Bij dag zijn er geen palen op het bord gedrukt, maar volgens dit bord wel: { $slots }.
finding-gem-count = { $colour } heeft { $count ->
    [one] één edelsteen
   *[other] { $count } edelstenen
}; nodig zijn er { $want }.
finding-gems-meet = Op { $field } ligt meer dan één edelsteen: { $colours }.
finding-gem-nowhere = Een edelsteen van { $colour } ligt op { $field }, maar dat bestaat niet; wel is er: { $has }.
finding-gem-on-start = Een edelsteen van { $colour } ligt op het startveld { $field }.
finding-gem-unreachable = { $colour } kan de eigen edelsteen op { $field } nooit bereiken.
finding-gem-by-stem = { $colour } bereikt de eigen edelsteen op { $field } alleen met poten.
finding-too-few-planks = Met { $players } spelers zijn { $long } lange planken per speler misschien niet genoeg voor { $colour }: elke poot laat een lange plank achter.
finding-broken-left-right = { $count ->
    [one] De spiegeling van links naar rechts klopt op één plek niet.
   *[other] De spiegeling van links naar rechts klopt op { $count } plekken niet.
}
finding-broken-top-bottom = { $count ->
    [one] De spiegeling van boven naar onder klopt op één plek niet.
   *[other] De spiegeling van boven naar onder klopt op { $count } plekken niet.
}
finding-broken-half-turn = { $count ->
    [one] De halve slag klopt op één plek niet.
   *[other] De halve slag klopt op { $count } plekken niet.
}
finding-broken-quarter-turn = { $count ->
    [one] De kwartslag klopt op één plek niet.
   *[other] De kwartslag klopt op { $count } plekken niet.
}
finding-broken-square = Voor een kwartslag zijn er evenveel kolommen als rijen nodig.
finding-unequal-costs = De tocht van { $high } kost { $most } zandlopers, die van { $low } maar { $least }: een verschil van meer dan { $percent }%, en geen symmetrie klopt.
finding-quick = De goedkoopste tocht kost { $cost } zandlopers: een snelle partij. Gewoonlijk is het tussen { $low } en { $high }.
finding-slow = De goedkoopste tocht kost { $cost } zandlopers: een lange partij. Gewoonlijk is het tussen { $low } en { $high }.
finding-distances = De edelstenen van { $one } liggen { $first } planken van de startpaal, die van { $other } { $second }.
finding-few-exits = De edelsteen van { $colour } op { $field } heeft { $count ->
    [0] geen plek voor een rechte of diagonale plank
    [one] maar één plek voor een rechte of diagonale plank
   *[other] maar { $count } plekken voor rechte of diagonale planken
}: een pion kan daar opgesloten raken.
finding-long-exits = Vanaf { $field }, waar een edelsteen van { $colour } ligt, leiden alleen lange planken weg.
finding-dead-fields = { $count ->
    [one] Geen plank kan dit veld ooit raken: { $fields }.
   *[other] Geen plank kan deze { $count } velden ooit raken: { $fields }.
}
finding-lost-fields = { $count ->
    [one] Niemand kan dit veld ooit bereiken: { $fields }.
   *[other] Niemand kan deze { $count } velden ooit bereiken: { $fields }.
}

refusal-no-wish = Een wens “{ $wish }” is er niet; een voorstel kent { $wishes }.
refusal-wish-size = Een rooster heeft { $low } tot { $high } kolommen en rijen.
refusal-wish-choice = “{ $wish }” moet een van { $choices } zijn.
refusal-wish-square = Voor een kwartslag zijn er evenveel kolommen als rijen nodig.
refusal-no-proposal = Met dit nummer kwam er geen goed bord van { $cols } bij { $rows } uit. Probeer een ander nummer, of een groter bord.
