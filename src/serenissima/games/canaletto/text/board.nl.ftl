board-lagoon = De lagune met de zestien paleizen
board-palace = { $palace }: { $count ->
    [0] leeg.
   *[other] { $lot }.
}
board-mark-column = Hier staat de zuil: deze kavel wordt geveild.
board-mark-gondola = Hier is de gondel.
board-palace-bid = Bied { $amount } om hier te stoppen.
board-palace-skip = Vandaar gaat de gondel verder naar { $palace }.
board-palace-begin = Begin hier.

board-short-0 = Ducale
board-short-1 = Giustinian
board-short-2 = Fasan
board-short-3 = Ca’ Granda
board-short-4 = Barbaro
board-short-5 = Grassi
board-short-6 = Spinelli
board-short-7 = Grimani
board-short-8 = Loredan
board-short-9 = Ca’ d’Oro
board-short-10 = Vendramin
board-short-11 = Labia
board-short-12 = Ca’ Pesaro
board-short-13 = Pisani
board-short-14 = Ca’ Foscari
board-short-15 = Rezzonico

board-hammer = Onder de hamer
board-auction = Veiling { $number }
board-left-of = nog { $left } van { $size }
board-high = { $name_is ->
    [you] jouw bod
   *[other] bod van { $name }
}
board-high-short = { $name_is ->
    [you] jij
   *[other] { $name }
}
board-left-short = nog { $left }
board-own = jij hebt er { $count }
board-no-bid = Nog geen bod
board-who-is-in = Wie er meedoen
board-seat-in = { $name_is ->
    [you] Je doet mee
   *[other] { $name } doet mee
}
board-seat-out = { $name_is ->
    [you] Je hebt gepast
   *[other] { $name } heeft gepast
}
board-seat-high = { $name_is ->
    [you] Je hebt het hoogste bod
   *[other] { $name } heeft het hoogste bod
}
board-starts-if = { $name_is ->
    [you] Als jij koopt, begint { $next } de volgende keer.
   *[other] { $next_is ->
        [you] Als { $name } koopt, begin jij de volgende keer.
       *[other] Als { $name } koopt, begint { $next } de volgende keer.
    }
}
board-settling = De hamer valt
board-last = { $name_is ->
    [you] Je kocht { $lot } in { $palace } voor { $price }.
   *[other] { $name } kocht { $lot } in { $palace } voor { $price }.
}
board-last-bribe = { $name_is ->
    [you] Je nam { $lot } in { $palace } met je masker.
   *[other] { $name } nam { $lot } in { $palace } met het masker.
}
board-last-none = Niemand wilde { $lot } in { $palace }.
board-last-sale = De { $group } brachten elk { $value } op.
board-over = De veilingen zijn voorbij
board-kinds = { $kinds ->
    [0] Er is niets meer op het bord.
    [one] Er is nog één soort schatten op het bord.
   *[other] Er zijn nog { $kinds } soorten schatten op het bord.
}
board-before = De schatten worden naar de paleizen gedragen.
board-skip = Overslaan

board-values = Waarden
board-value = { $state ->
    [used] Vak { $space }: { $group }, verkocht voor { $value }
    [next] Vak { $space }: de volgende soort wordt verkocht voor { $value }
    [open] Vak { $space }: { $value }, later
   *[hidden] { $count ->
        [one] Nog één waarde ligt gedekt
       *[other] Nog { $count } waarden liggen gedekt
    }
}
board-details = Geld, schatten en soorten
board-purses = Geld en schatten
board-money = { $money } dukaten
board-debt = Schuld { $debt }, telt aan het eind dubbel
board-worth = { $worth } waard als het nu eindigde
board-worth-short = { $worth } waard
board-mask = { $used ->
    [yes] Masker gebruikt
   *[no] Masker ongebruikt
}
board-no-treasures = Geen schatten
board-groups = Soorten schatten
board-kinds-left = { $kinds ->
    [one] nog één soort in de paleizen
   *[other] nog { $kinds } soorten in de paleizen
}; de partij eindigt als er twee over zijn
board-kinds-now = { $kinds ->
    [one] nog één soort; einde bij 2
   *[other] nog { $kinds } soorten; einde bij 2
}
board-unseen = Waarden die nog komen (twee daarvan doen niet mee): { $values }
board-left-out = Waarden die niet meededen: { $values }
board-owner = { $name_is ->
    [you] jij { $count }
   *[other] { $name } { $count }
}
board-group = { $group }: { $left } van { $size } in de paleizen; in bezit: { $owners ->
    [none] geen
   *[other] { $owners }
}.
board-group-sold = { $group }: verkocht voor { $value } ({ $owners }).
board-group-gone = { $group }: nooit meer te verkopen, want { $gone } van { $size } zijn uit het spel.
board-track = Geldspoor
board-track-of = { $name }: { $money } dukaten, schuld { $debt }.

board-decision = Jouw beslissing
board-slider = Bod
board-amount = Jouw bod
board-bid = Bied { $amount }
board-bid-none = Bied
board-pass = Pas
board-turn = { $bid ->
    [0] Open met een bod van 1 of meer, of pas.
   *[other] Bied { $lowest } of meer, of pas.
}
board-bribe = Masker
board-type-bid = Kies een bod van { $lowest } tot { $highest }, of druk op het paleis waar de gondel moet stoppen.
board-top = { $bribe ->
    [yes] Het bod kan niet meer omhoog: pas, of gebruik je masker.
   *[no] Het bod kan niet meer omhoog: pas.
}
board-preview-stop = Een bod van { $amount } brengt de gondel naar { $palace }.
board-preview-pay = Als je koopt voor { $amount }, houd je { $left } over.
board-preview-sale = { $count ->
    [one] Dat maakt deze soort compleet ({ $group }): jouw stuk brengt { $brings } op.
   *[other] Dat maakt deze soort compleet ({ $group }): jouw { $count } brengen { $brings } op.
}
board-preview-sales = Dat maakt { $kinds } soorten compleet, en jij kiest welke het eerst verkocht wordt.
board-preview-next = Volgende kavel: { $palace }
board-preview-skip = { $stop } is leeg, dus de gondel gaat verder. Volgende kavel: { $palace }
board-preview-nothing = Er zou geen schat over zijn voor nog een veiling.
board-preview-starter = { $name } begint daar.
board-debt-warning = Je hebt { $money }: als je koopt, maak je een schuld van { $debt }, en die kost je { $cost } van je score.
board-bribe-sure = Je masker inleveren en { $lot } voor niets nemen? Je hebt maar één masker.
board-bribe-yes = Kavel nemen
board-bribe-no = Masker houden
board-bribe-may = Masker: neemt de kavel nu voor niets.
board-bribe-asked = Masker: neemt de kavel nu voor niets.
board-bribe-not-now = Masker: aan deze tafel krijg je de vraag meteen na een bod.
board-bribe-no-bid = Masker: niet voor het eerste bod.
board-bribe-too-high = Masker: alleen tot een bod van 15.
board-bribe-used = Je hebt je masker gebruikt.
board-bribe-out = Masker: je hebt gepast.
board-bribe-high = Masker: jij hebt het hoogste bod.
board-ask = { $name } biedt { $bid } voor { $lot }. Gebruik je je masker en neem je de kavel?
board-bribe-now = Masker gebruiken: kavel nemen
board-decline = Nee, masker houden
board-sell = { $count } soorten zijn compleet. Welke wordt het eerst verkocht, voor { $value } per stuk?
board-sell-group = Verkoop de { $group } voor { $value }
board-brings = { $name_is ->
    [you] jij { $amount }
   *[other] { $name } { $amount }
}
board-begin = Kies het paleis waar de eerste veiling wordt gehouden.
board-wait = { $name_is ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
}
board-wait-high = Jij hebt het hoogste bod. { $name } is aan de beurt.
board-wait-out = Je hebt gepast in deze veiling. { $name } is aan de beurt.
board-wait-sale = { $name_is ->
    [you] Jij beslist welke soort nu verkocht wordt.
   *[other] { $name } beslist welke soort nu verkocht wordt.
}
board-wait-begin = { $name_is ->
    [you] Jij kiest waar de eerste veiling wordt gehouden.
   *[other] { $name } kiest waar de eerste veiling wordt gehouden.
}
board-wait-bribe = { $name } krijgt de vraag over het masker.
board-wait-chance = Alles wordt klaargezet.

board-ledger = De partij in cijfers
board-show-board = Bord tonen
board-show-ledger = De partij in cijfers
board-wealth = Vermogen over de veilingen
board-wealth-words = Een grafiek van het vermogen over de veilingen. Aan het eind: { $words }.
board-wealth-at = { $name } na veiling { $number }: { $worth }
board-lots = Wat elke kavel kostte en opbracht
board-column-number = Nr.
board-column-palace = Paleis
board-column-lot = Kavel
board-column-buyer = Koper
board-column-price = Betaald
board-column-brought = Opbrengst
board-column-gain = Winst
board-nobody = niemand
board-bribed-price = 0 (masker bij { $bid })
board-unsold = { $count ->
    [one] één schat is nooit verkocht
   *[other] { $count } schatten zijn nooit verkocht
}
board-key-palace = de lagune rond, van paleis naar paleis
    .keys = Pijltjes
board-key-bid = in het veld: het bod doen
    .keys = Enter
