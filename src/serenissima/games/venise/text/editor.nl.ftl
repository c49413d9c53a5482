page-editor = Bordeditor
    .help = Maak een eigen bord, controleer het en speel erop.
editor-actions = Het ontwerp
editor-undo = Ongedaan maken (Ctrl+Z)
editor-redo = Opnieuw (Ctrl+Y)
editor-start-from = Begin met …
editor-board-of = { $name } ({ $side ->
    [day] dag
   *[night] nacht
}, { $level ->
    [basic] basis
    [advanced] gevorderden
    [expert] experts
   *[custom] eigen
})
editor-blank = Open water
editor-import = Inlezen
editor-export = Opslaan
editor-link = Link kopiëren
editor-link-copied = De link is gekopieerd. Wie hem opent, heeft dit bord.
editor-link-in-address = Het adres van deze pagina bevat nu het bord: kopieer het daar.
editor-link-broken = De link is afgebroken of veranderd: er was geen bord uit te lezen. Aan je eigen ontwerp is niets veranderd.
editor-generate = Voorstel
editor-opened = “{ $name }” ligt op de werkbank. Met “Ongedaan maken” komt terug wat er lag.

editor-easel = Het ontwerp. Met de pijltoetsen ga je langs de uitsparingen.
editor-board = Het bord in wording
editor-cursor = { $slot }, { $what ->
    [start] startpaal
    [wall] muur
    [bridge] brug
    [plain] gewone paal
   *[none] open water
}{ $field ->
    [none] {""}
   *[other] : { $field }
}
editor-tools = Gereedschap
editor-tool-hand = Versleep palen en edelstenen, of druk om te kiezen
editor-tool-wall = Muur: druk op een uitsparing, nog eens om te draaien
editor-tool-bridge = Brug: druk op een uitsparing, nog eens om te draaien
editor-tool-plain = Gewone paal, open aan alle kanten
editor-tool-start = Startpaal van { $colour }
editor-tool-gem = Edelsteen van { $colour }: nog { $left } te leggen
editor-tool-erase = Weghalen waar je op drukt
editor-selected = Wat er gekozen is
editor-selected-none = Druk op een paal om hem te kiezen
editor-selected-what = { $gem ->
    [yes] Een edelsteen: { $at }
   *[no] { $at }: { $kind ->
        [start] startpaal
        [wall] muur
        [bridge] brug
       *[plain] gewone paal
    }
}
editor-turn-left = Linksom draaien (Shift+R)
editor-turn-right = Rechtsom draaien (R)
editor-flip-wall = Muur van maken
editor-flip-bridge = Brug van maken
editor-remove = Weghalen (Delete)
editor-gem-on-start = Op een startpaal ligt geen edelsteen.
editor-gem-needs-pole = Edelstenen liggen op palen, en { $slot } is open water. Voorbij de kade gaan ze terug naar het bakje.
editor-no-gems = Alle vier de edelstenen van { $colour } liggen al op het bord, hier of in een spiegelbeeld. Versleep er een van.
editor-grade-forbids = Dat kan niet met wat je nu verandert. Kies “Alles” om palen te verplaatsen.

editor-checks = Controle
editor-checks-busy = Er wordt gecontroleerd …
editor-checks-offline = De server antwoordt niet, dus het bord kan nu even niet gecontroleerd worden. Je ontwerp is veilig in deze browser.
editor-verdict = { $playable ->
    [yes] { $warnings ->
        [0] Klaar om te spelen.
        [one] Klaar om te spelen, met één waarschuwing.
       *[other] Klaar om te spelen, met { $warnings } waarschuwingen.
    }
   *[no] { $errors ->
        [one] Eén ding moet nog in orde komen.
       *[other] { $errors } dingen moeten nog in orde komen.
    }
}
editor-grade-error = Fout.
editor-grade-warning = Waarschuwing.
editor-grade-note = Opmerking.
editor-show-rule = Regel { $rule } tonen
editor-astray = Niet op het bord
editor-astray-pole = { $at }: { $kind ->
    [start] een startpaal
    [wall] een muur
    [bridge] een brug
   *[plain] een gewone paal
} naast het rooster, of op een uitsparing die bezet is.
editor-astray-gem = Een edelsteen van { $colour } heeft niets om op te liggen.
editor-take-away = Weghalen
editor-back-to-tray = Terug in het bakje
editor-tours = Goedkoopste tochten
editor-tours-help = Zoveel zandlopers heeft één speler alleen nodig om alle vier de edelstenen te halen. Druk op een getal om de weg te zien.
editor-counts = { $poles } palen, { $fields } velden; plekken voor planken: { $short } recht, { $long } diagonaal, { $stem } poten, { $crossbar } dwarsplanken.

editor-properties = Het hele bord
editor-name = Naam
editor-name-none = Mijn bord
editor-cols = Kolommen
editor-rows = Rijen
editor-side = Kant
editor-side-day = Dag
editor-side-night = Nacht
editor-symmetry = Symmetrie
editor-symmetry-rectangle = Beide assen
editor-symmetry-turn4 = Kwartslag
editor-symmetry-turn2 = Halve slag
editor-symmetry-none = Geen
editor-mirrored = Elke verandering in alle spiegelbeelden doen
editor-grade = Wat je verandert
editor-grade-gems = Alleen edelstenen
editor-grade-turn = Edelstenen; palen draaien en omkeren
editor-grade-all = Alles

editor-play = Op dit bord spelen
editor-players = Spelers
editor-against = Tegen
editor-play-now = Spelen

editor-seed = Nummer
editor-propose = Bord voorstellen
editor-generate-help = Hetzelfde nummer met dezelfde wensen geeft altijd hetzelfde bord.
editor-proposing = Er wordt een bord gemaakt …
editor-proposal = Het voorgestelde bord, “{ $name }”
editor-proposal-about = Eén speler alleen heeft { $cost } zandlopers nodig om alle vier de edelstenen te halen. { $walls ->
    [0] Er zijn geen muren en { $bridges } bruggen.
    [one] Er is één muur, en er zijn { $bridges } bruggen.
   *[other] Er zijn { $walls } muren en { $bridges } bruggen.
}
editor-length = Lengte
editor-length-short = Kort
editor-length-usual = Gewoon
editor-length-long = Lang
editor-difficulty = Moeilijkheid
editor-difficulty-easy = Makkelijk
editor-difficulty-medium = Gemiddeld
editor-difficulty-hard = Moeilijk
editor-another = Een ander
editor-take = Nemen

editor-import-help = Kies een bestand dat deze editor heeft opgeslagen, of plak de tekst ervan.
editor-choose-file = Bestand kiezen
editor-import-text = Tekst van het bestand
editor-open = Openen
editor-open-anyway = Openen wat te lezen is
editor-file-wrong = { $readable ->
    [yes] Niet alles in dit bestand is te lezen:
   *[no] Dit is geen bord dat te lezen is. Er is niets veranderd.
}
editor-file-empty = Het bestand is leeg.
editor-file-json = Dit is geen JSON: regel { $line }, kolom { $column } is niet te lezen. Ontbreekt daar iets, een komma of een haakje?
editor-file-format = “format” moet "venise-board" zijn, niet { $found }.
editor-file-version = “version” moet 1 zijn, niet { $found }.
editor-file-one-of = “{ $key }” moet een van { $allowed } zijn, niet { $found }.
editor-file-size = “{ $key }” moet een geheel getal van 3 tot 9 zijn, niet { $found }.
editor-file-poles = “poles” moet een lijst van palen zijn, niet { $found }.
editor-file-pole-at = Paal nummer { $number }: “at” moet een uitsparing zijn zoals B3, niet { $found }.
editor-file-pole-kind = Paal { $at }: “kind” moet start, wall, bridge of plain zijn, niet { $found }.
editor-file-owner = Startpaal { $at }: “owner” moet { "ruby" }, { "diamond" }, { "emerald" } of { "topaz" } zijn, niet { $found }.
editor-file-axis = Paal { $at }: “axis” moet N-S, E-W, NE-SW of NW-SE zijn, niet { $found }.
editor-file-gems = “gems” moet van elke kleur de edelstenen noemen, niet { $found }.
editor-file-colour = Een kleur { $found } is er niet: het zijn { "ruby" }, { "diamond" }, { "emerald" } en { "topaz" }.
editor-file-gem-list = De edelstenen van { $colour } moeten een lijst van velden zijn zoals B3.top, niet { $found }.
editor-file-start = Volgens het bestand begint { $colour } op { $said }, maar de startpaal staat op { $stands }. De paal telt.

editor-keys = Toetsen
editor-key-arrows = langs de uitsparingen gaan
    .keys = Pijltjes
editor-key-poles = een muur, een brug, een gewone paal neerzetten
    .keys = W, B, P
editor-key-start = een startpaal neerzetten; nog eens voor de volgende kleur
    .keys = S
editor-key-turn = de paal draaien; met Shift andersom
    .keys = R
editor-key-flip = van muur naar brug en terug
    .keys = F
editor-key-field = het veld van de paal kiezen
    .keys = G
editor-key-gem = een edelsteen leggen: robijn, diamant, smaragd, topaas
    .keys = 1, 2, 3, 4
editor-key-move = de paal oppakken; nog eens om hem neer te zetten
    .keys = M
editor-key-remove = de edelsteen of de paal weghalen
    .keys = Delete
editor-key-undo = ongedaan maken; met Shift opnieuw
    .keys = Ctrl+Z
