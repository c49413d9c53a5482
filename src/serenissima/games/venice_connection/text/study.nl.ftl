study-wins = { $turns ->
    [1] Wie aan de beurt is, sluit het kanaal nu.
   *[other] Wie aan de beurt is, wint bij foutloos spel in { $turns } beurten.
}
study-loses = Wie aan de beurt is, verliest bij foutloos spel in { $turns } beurten.
study-ruined = Het kanaal is niet meer te sluiten: wie aan de beurt is, wint door “Onmogelijk!” te roepen.
study-closed = Het kanaal is gesloten.
study-unsolved = Met deze opties is het spel niet opgelost. Het kanaal is nog te sluiten, maar niet in deze beurt.
study-ruined-since = Verknoeid sinds beurt { $turn }.
study-live = { $live ->
    [one] Na één van de { $legal } beurten is het kanaal nog te sluiten.
   *[other] Na { $live } van de { $legal } beurten is het kanaal nog te sluiten.
}
study-completion = { $count ->
    [one] Met één tegel zou het gesloten zijn.
   *[other] Om het te sluiten zijn minstens { $count } tegels nodig.
}

review-best = { $before ->
    [wins] Het beste: { $seat } gaat voor de winst.
   *[loses] { $seat } houdt het zo lang mogelijk vol.
}
review-slower = Nog steeds gewonnen, maar een andere beurt wint sneller.
review-sooner = Toch al verloren, maar een andere beurt had het langer volgehouden.
review-mistake = Een fout: { $seat } geeft de winst uit handen. Een andere beurt had { $turns_before ->
    [1] meteen gewonnen
   *[other] in { $turns_before } beurten gewonnen
}.
review-parity = { $turns_after ->
    [1] Zo blijft er één beurt over, en die is voor de tegenstander.
   *[other] Zo blijven er { $turns_after } beurten over als beiden foutloos spelen. Dat is een oneven aantal, dus de laatste is voor de tegenstander.
}
review-ruin = { $before ->
    [wins] { $seat } verknoeit het kanaal en geeft de winst uit handen.
   *[other] { $seat } verknoeit het kanaal. Na een andere beurt was het nog te sluiten.
}
review-missed-win = { $seat } had het kanaal meteen kunnen sluiten.
review-missed-call = Het kanaal was niet meer te sluiten, en { $seat } merkte het niet: “Onmogelijk!” had gewonnen.
review-right-call = { $seat } merkt dat het kanaal niet meer te sluiten is.
review-wrong-call = { $before ->
    [wins] { $seat } roept, maar het kanaal was nog te sluiten. Verder leggen had gewonnen.
   *[other] { $seat } roept, maar het kanaal was nog te sluiten.
}
review-proof = { $seat } laat zien hoe het kanaal te sluiten is.
review-missed-proof = { $seat } laat niets zien, maar er was een manier.
review-unsolved = Met deze opties is het spel niet opgelost: alleen verknoeien, roepen en sluiten worden beoordeeld.
review-turned = { $count ->
    [one] De partij kantelde één keer: door { $seat }, in beurt { $turn }.
   *[other] De partij kantelde { $count } keer, het laatst door { $seat }, in beurt { $turn }.
}
review-straight = Niemand gaf een winst uit handen.
review-ruined-since = { $games ->
    [1] Het kanaal was verknoeid sinds beurt { $turn }.
   *[other] Partij { $game }: het kanaal was verknoeid sinds beurt { $turn }.
}

puzzle-right = { $turns ->
    [1] Goed: dat sluit het kanaal.
   *[other] Goed: dat wint in { $turns } beurten.
}
puzzle-ruins = Dat verknoeit het kanaal: het is niet meer te sluiten, en je tegenstander zegt “Onmogelijk!”
puzzle-loses = { $turns ->
    [1] Dat verliest: je tegenstander sluit het kanaal.
   *[other] Dat verliest: zo blijven er { $turns } beurten over als jullie allebei foutloos spelen. Dat is een oneven aantal, dus de laatste is voor je tegenstander.
}
puzzle-call = Het kanaal is nog te sluiten: je tegenstander laat zien hoe, en wint.
puzzle-live = { $live ->
    [one] Na maar één van de { $legal } beurten is het kanaal nog te sluiten.
   *[other] Na { $live } van de { $legal } beurten is het kanaal nog te sluiten; de andere verknoeien het.
}
puzzle-reason = { $turns ->
    [2] De goede beurt laat er precies twee over: een voor je tegenstander, en dan die van jou, die het kanaal sluit.
   *[other] De goede beurt laat { $turns } beurten over als jullie allebei foutloos spelen. Dat is een even aantal, dus de laatste, die het kanaal sluit, is voor jou.
}
puzzle-closes = Eén beurt sluit het kanaal meteen.
puzzle-wins = { $replies ->
    [one] Na de goede beurt heeft je tegenstander maar één antwoord dat het kanaal niet verknoeit, en dat verliest.
   *[other] Na de goede beurt heeft je tegenstander { $replies } antwoorden die het kanaal niet verknoeien, en { $replies ->
        [2] ze verliezen allebei.
       *[other] ze verliezen allemaal.
    }{ $soon ->
        [0] {""}
        [one] {" "}Na een ervan kun je het kanaal meteen sluiten.
       *[other] {" "}Na { $soon } ervan kun je het kanaal meteen sluiten.
    }
}
puzzle-mirrored = Die beurt kan op { $count } manieren worden gelegd die elkaars spiegelbeeld zijn.
puzzle-others = { $losing ->
    [one] De ene andere beurt die het kanaal niet verknoeit, verliest.
   *[other] De andere { $losing } beurten die het kanaal niet verknoeien, verliezen.
} { $soon ->
    [0] Bij geen daarvan kan je tegenstander het meteen sluiten.
    [one] Na een daarvan kan je tegenstander het meteen sluiten.
   *[other] Na { $soon } daarvan kan je tegenstander het meteen sluiten.
}
puzzle-tempting = De taaiste daarvan houdt het in totaal { $turns } beurten vol.

refusal-no-position = “{ $text }” is niet te lezen als stelling. Schrijf die rij voor rij van boven af: een letter voor elke tegel, een punt voor elke lege plek, een schuine streep tussen de rijen.
refusal-in-parts = Alle tegels moeten aan elkaar liggen, zijde aan zijde.
refusal-more-than-supply = Er zijn maar { $supply } tegels.
refusal-no-turn = “{ $text }” is niet te lezen als beurt. Schrijf kolom, rij en vorm van één tot drie tegels.
