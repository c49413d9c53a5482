why-alone = { $worth ->
    [0] Alle anderen hebben gepast, dus { $amount } koopt de kavel meteen.
   *[other] Alle anderen hebben gepast, dus { $amount } koopt de kavel meteen; gemiddeld brengt die ongeveer { $worth } op.
}
why-completes = { $price ->
    [0] Voor niets krijg je
   *[other] Voor { $price } krijg je
} { $group ->
        [painting] het laatste { group }
       *[other] de laatste { group }
    }, en { $count ->
    [one] dat levert meteen { $amount } op.
   *[other] jouw { $count } brengen elk { $value } op: meteen { $amount }.
}
why-order = Deze kavel maakt { $kinds } soorten compleet. De koper kiest welke daarvan voor { $value } verkocht wordt.
why-sends = Dat stuurt de gondel naar { $group ->
        [painting] het laatste { group }
       *[other] de laatste { group }
    }, in { palace }. { $count ->
    [one] Jij hebt er dan al één, en die wordt betaald als die kavel gekocht wordt.
   *[other] Jij hebt er dan al { $count }, en die worden betaald als die kavel gekocht wordt.
}
why-bar = Boven 15 werkt geen masker, en { $count ->
    [one] een van je rivalen in deze veiling heeft er nog een.
   *[other] { $count } van je rivalen in deze veiling hebben er nog een.
}
why-cheap = { $count ->
    [one] Eén schat voor { $amount }, en gemiddeld brengt die ongeveer { $worth } op.
   *[other] { $count } schatten voor { $amount }, en gemiddeld brengen ze ongeveer { $worth } op.
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
why-later = Je zou nu { $amount } of meer betalen en pas later betaald worden: { $left ->
    [one] er is nog één { group } in de paleizen.
   *[other] er zijn nog { $left } { group-plural } in de paleizen.
}
why-spends = Als niemand meer biedt, betaalt { $seat } { $bid } en houdt { $left ->
    [0] niets
   *[other] { $left }
} over voor de volgende kavels.
why-save = Passen kost niets: je houdt je { $money ->
    [one] ene dukaat
   *[other] { $money } dukaten
} voor een betere kavel.
why-free = { $count ->
    [one] De schat is van jou, voor niets; verder bieden zou meer dan { $bid } kosten.
    [2] Beide schatten zijn van jou, voor niets; verder bieden zou meer dan { $bid } kosten.
   *[other] Alle { $count } de schatten zijn van jou, voor niets; verder bieden zou meer dan { $bid } kosten.
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
