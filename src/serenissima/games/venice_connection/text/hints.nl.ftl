why-closes = { $count ->
    [one] Deze tegel sluit de ring, en je wint.
   *[other] Deze { $count } tegels sluiten de ring, en je wint.
}
why-two-turns = { $replies ->
    [one] Zo blijven er precies twee beurten over, dus de laatste is voor jou: je tegenstander heeft één beurt die de ring niet verknoeit, en daarna sluit jij hem.
   *[other] Zo blijven er precies twee beurten over, dus de laatste is voor jou: na elk van de { $replies } beurten die de ring niet verknoeien, kun jij hem sluiten.
}
why-even = Zo blijven er { $turns } beurten over als jullie allebei foutloos spelen. Dat is een even aantal, dus de laatste is voor jou.
why-opening = Tegen een foutloze tegenstander kan wie begint niet winnen. Maar die moet elk antwoord vinden: dit duurt het langst, nog { $turns } beurten.
why-next = Wat je ook legt, je tegenstander kan de ring daarna sluiten. Hoop dat die het niet ziet.
why-rare = { $good ->
    [one] Je staat achter, maar van de { $replies } beurten die je tegenstander dan heeft, wint er maar één.
   *[other] Je staat achter, maar van de { $replies } beurten die je tegenstander dan heeft, winnen er maar { $good }.
}
why-longest = Wat je ook legt, een foutloze tegenstander wint. Dit duurt het langst: nog { $turns } beurten waarin de jouwe zich kan vergissen.
why-behind = Wat je ook legt, een foutloze tegenstander wint. Maar zo is de ring nog te sluiten, en de jouwe kan zich vergissen.
why-safe = { $missing ->
    [one] De ring blijft te sluiten, maar niet in één beurt door je tegenstander.
   *[other] De ring blijft te sluiten met nog { $missing } tegels, maar niet in één beurt door je tegenstander.
}
why-open = De ring blijft te sluiten, al kan je tegenstander dat hierna meteen doen.
why-call = { $left ->
    [one] Met de ene tegel die over is, kan geen ring door alle tegels op tafel lopen.
   *[other] Met de { $left } tegels die over zijn, kan geen ring door alle tegels op tafel lopen.
}
why-call-ring = { $count ->
    [one] Er is al een ring gesloten, en één tegel ligt erbuiten. Die kan er nooit meer bij.
   *[other] Er is al een ring gesloten, en { $count } tegels liggen erbuiten. Die kunnen er nooit meer bij.
}
why-call-hole = Er stroomt water naar een plek waar geen tegel past. Dit kan nooit meer één ring worden.
why-proof = { $count ->
    [one] Eén tegel maakt één ring door alle tegels op tafel.
   *[other] { $count } tegels maken één ring door alle tegels op tafel.
}
why-concede = Geen ring kan door alle tegels op tafel lopen: er valt niets te tonen.
