why-alone = Alle anderen hebben gepast, dus { $amount } koopt de kavel meteen.
why-completes = Wie deze kavel neemt, heeft { $group ->
    [painting] het laatste { group }
   *[other] de laatste { group }
}: { $count ->
    [one] dat levert meteen { $amount } op.
   *[other] jouw { $count } brengen dan elk { $value } op: meteen { $amount }.
}
why-order = Deze kavel maakt { $kinds } soorten compleet. De koper kiest welke daarvan voor { $value } verkocht wordt.
why-sends = Dat stuurt de veiling door naar { palace }, waar { $group ->
    [painting] het laatste { group }
   *[other] de laatste { group }
} is. { $count ->
    [one] Van die soort is er dan al één van jou.
   *[other] Van die soort zijn er dan al { $count } van jou.
}
why-bar = Boven 15 werkt geen masker, en { $count ->
    [one] een van je rivalen in deze veiling heeft er nog een.
   *[other] { $count } van je rivalen in deze veiling hebben er nog een.
}
why-cheap = { $count ->
    [one] Eén schat voor { $amount }: een schat brengt gemiddeld ongeveer { $mean } op.
   *[other] { $count } schatten voor { $amount }: elk brengt gemiddeld ongeveer { $mean } op.
}
why-next = Als je koopt, is de volgende kavel { lot } in { palace }, en daar ben jij als laatste aan het woord.
why-worthless = Wie deze kavel neemt, beëindigt de partij, en geen van de schatten zou verkocht worden.
why-borrow = { $money ->
    [0] Je geld is op.
   *[other] Je hebt { $money }.
} Een bod van { $amount } betekent een schuld van { $debt }, en die kost je { $cost } van je score.
why-dear = { $count ->
    [one] Een schat brengt gemiddeld ongeveer { $mean } op, en je zou { $amount } of meer moeten bieden.
   *[other] { $count } schatten brengen gemiddeld ongeveer { $worth } op, en je zou { $amount } of meer moeten bieden.
}
why-paid = { $group ->
    [painting] Als een ander het laatste { group } koopt
   *[other] Als een ander de laatste { group } koopt
}, { $count ->
    [one] krijg jij toch betaald voor je eigen: { $amount }.
   *[other] krijg jij toch betaald voor je { $count }: { $amount }.
}
why-spends = Als niemand meer biedt, betaalt { $seat } { $bid } en houdt { $left ->
    [0] niets
   *[other] { $left }
} over voor de volgende kavels.
why-save = Passen kost niets: je houdt je { $money ->
    [one] ene dukaat
   *[other] { $money } dukaten
} voor andere kavels.
why-free = { $count ->
    [one] De schat is van jou, voor niets. Om hoger te bieden zou je meer dan { $bid } moeten betalen.
    [2] Beide schatten zijn van jou, voor niets. Om hoger te bieden zou je meer dan { $bid } moeten betalen.
   *[other] Alle { $count } de schatten zijn van jou, voor niets. Om hoger te bieden zou je meer dan { $bid } moeten betalen.
}
why-richer = Je hebt maar één masker, en in de paleizen ligt nog een kavel van { $count } schatten.
why-keep = Het bod staat nog maar op { $bid }. Je kunt meer bieden en je masker houden.
why-sell-high = { $value } is meer dan wat er gemiddeld nog komt ({ $coming }), dus verkoop waar je het meest van hebt: { $count ->
    [one] één { group }.
   *[other] { $count } { group-plural }.
}
why-sell-low = { $value } is minder dan wat er gemiddeld nog komt ({ $coming }), dus besteed het aan waar je het minst van hebt: { $count ->
    [one] één { group }.
   *[other] { $count } { group-plural }.
}
why-sell-theirs = { $value } is minder dan wat er gemiddeld nog komt ({ $coming }), en { $count } van de { group-plural } zijn van je rivalen.
why-sell-now = { $count ->
    [one] Jouw { group } brengt meteen { $amount } op.
   *[other] Jouw { $count } { group-plural } brengen meteen { $amount } op.
}
why-begin = { $count ->
    [one] In { palace } ligt één schat.
   *[other] In { palace } liggen { $count } schatten.
}
