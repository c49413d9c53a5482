why-start = Niemand heeft nog een envelop, dus de ene keuze is even goed als de andere.
why-announce = { $sure ->
    [one] In één
   *[other] In { $sure }
} van de { $worlds } verdelingen die passen bij wat je weet, is je missie volbracht.
why-not-yet = { $sure ->
    [0] In geen van de { $worlds } verdelingen die passen bij wat je weet, is je missie al volbracht, dus ga door.
    [one] Je missie is volbracht in maar één van de { $worlds } verdelingen die passen bij wat je weet, dus ga door.
   *[other] Je missie is volbracht in maar { $sure } van de { $worlds } verdelingen die passen bij wat je weet, dus ga door.
}
why-done = Daarmee is je missie volbracht in { $sure } van de { $worlds } verdelingen die passen bij wat je weet. Meld het dan.
why-meet = Daar ontmoet je { $with_seat }. Met de beste vraag blijven er hooguit { $most } van { $worlds } verdelingen over, wat je ook te zien krijgt.
why-meet-ambassador = Je ontmoet de ambassadeur en mag het iedereen vragen. Met de beste vraag blijven er hooguit { $most } van { $worlds } verdelingen over.
why-meet-friend = Je ontmoet { $of_seat }, { $side ->
    [friend] je partner: wissel boodschappen uit.
   *[other] in { $friends } van { $worlds } verdelingen je partner.
}
why-meet-exile = Daar ontmoet je een spion van { $of_seat }, en die kun je wegsturen naar waar hij geen kwaad kan.
why-closer = Het brengt je dichter bij je doel in { $closer } van de { $worlds } verdelingen die passen bij wat je weet.
why-walk = { $steps ->
    [one] Dan sta je één stap van het dichtstbijzijnde stuk dat je kunt ontmoeten.
   *[other] Dan sta je { $steps } stappen van het dichtstbijzijnde stuk dat je kunt ontmoeten.
}
why-ask = Wat { $of_seat } je ook toont, er blijven hooguit { $most } van { $worlds } verdelingen over.
why-ask-friend = { $side ->
    [friend] { $of_seat } is je partner en toont je misschien een boodschap.
   *[other] { $of_seat } is in { $friends } van { $worlds } verdelingen je partner, en een partner toont je misschien een boodschap.
}
why-ask-anyhow = Geen antwoord kan je nog meer vertellen, maar een ontmoeting kun je niet overslaan: vraag { $of_seat } iets en stuur het stuk dan weg.
why-letter = { $side ->
    [friend] { $of_seat } is je partner: je boodschap zegt wat jullie missie is.
   *[other] { $of_seat } is in { $friends } van { $worlds } verdelingen je partner, en een partner heeft je boodschap nodig.
}
why-seal = { $side ->
    [friend] { $of_seat } is je partner, en een kaart uit de envelop bewijst wie je bent.
   *[other] { $of_seat } is in { $friends } van { $worlds } verdelingen je partner, en een kaart uit de envelop bewijst wie je bent.
}
why-vague = { $side ->
    [friend] { $of_seat } is je partner: na deze kaarten blijven er { $pairs } van { $of } combinaties van naam en postuur over.
    [enemy] { $of_seat } is een vijand: na deze kaarten blijven er voor jou nog { $pairs } van { $of } combinaties van naam en postuur over.
   *[unknown] { $of_seat } is maar in { $friends } van { $worlds } verdelingen je partner: na deze kaarten blijven er voor jou nog { $pairs } van { $of } combinaties van naam en postuur over.
}
why-exile = { $side ->
    [friend] { $of_seat } is je partner: daar is de spion { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } van de jouwe.
    [enemy] { $of_seat } is een vijand: daar is de spion { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } van de jouwe.
   *[unknown] { $of_seat } is in { $friends } van { $worlds } verdelingen je partner: daar is de spion { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    } van de jouwe.
}
why-exile-ambassador = { $steps ->
    [one] Daar is de ambassadeur één stap van je dichtstbijzijnde spion.
   *[other] Daar is de ambassadeur { $steps } stappen van je dichtstbijzijnde spion.
}
