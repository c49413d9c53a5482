# Intrigues à Venise in het Nederlands: waarom een beslissing wordt aangeraden, naar alles wat de lezer kan weten.
why-start = Niemand heeft nog een envelop, dus de ene keuze is even goed als de andere.
why-announce = { $sure ->
    [all] Je missie is zeker volbracht.
    [most] Je missie is waarschijnlijk volbracht, maar zeker is het niet.
   *[some] Je missie is misschien volbracht, maar het blijft een gok.
}
why-not-yet = { $sure ->
    [none] Je missie kan nog niet volbracht zijn, dus ga door.
    [most] Je missie is misschien volbracht, maar zeker is het niet. Een melding die niet klopt, verliest.
   *[some] Je missie is waarschijnlijk nog niet volbracht, dus ga door.
}
why-done = { $sure ->
    [all] Daarmee is je missie volbracht. Meld het dan.
    [most] Daarmee is je missie waarschijnlijk volbracht.
   *[some] Daarmee is je missie misschien volbracht.
}
why-meet = Daar ontmoet je { $with_seat }. { $about ->
    [identity] Naar de naam vragen vertelt je het meest.
    [build] Naar het postuur vragen vertelt je het meest.
   *[either] Wat je ook vraagt, je komt iets te weten.
}
why-meet-ambassador = Je ontmoet de ambassadeur en mag het iedereen vragen. { $about ->
    [identity] De naam van { $of_seat } vertelt je het meest.
    [build] Het postuur van { $of_seat } vertelt je het meest.
   *[either] Een vraag aan { $of_seat } vertelt je het meest.
}
why-meet-friend = { $friend ->
    [all] Je ontmoet { $of_seat }, je partner: wissel boodschappen uit.
    [most] Je ontmoet { $of_seat }, waarschijnlijk je partner.
   *[some] Je ontmoet { $of_seat }, misschien je partner.
}
why-meet-exile = Daar ontmoet je een spion van { $of_seat }, en die kun je wegsturen naar waar hij geen kwaad kan.
why-closer = { $closer ->
    [all] Het brengt je dichter bij je doel.
    [most] Het brengt je waarschijnlijk dichter bij je doel.
   *[some] Je kent je doel nog niet, maar dit is eerder ernaartoe dan ervandaan.
}
why-walk = { $steps ->
    [one] Dan sta je één stap van het dichtstbijzijnde stuk dat je kunt ontmoeten.
   *[other] Dan sta je { $steps } stappen van het dichtstbijzijnde stuk dat je kunt ontmoeten.
}
why-ask = { $knows ->
    [two] { $of_seat } kan alleen { word-first } of { word-second } zijn.
    [name] Je weet wie { $of_seat } is, maar niet met welk postuur.
    [build] Je kent het postuur van { $of_seat }, maar niet de naam.
   *[little] Je weet nog weinig over { $of_seat }.
} { $about ->
    [identity] Naar de naam vragen sluit iets uit, wat je ook te zien krijgt.
   *[build] Naar het postuur vragen sluit iets uit, wat je ook te zien krijgt.
}
why-ask-friend = { $friend ->
    [all] { $of_seat } is je partner en toont je misschien de boodschap.
    [most] { $of_seat } is waarschijnlijk je partner, en een partner toont je misschien de boodschap.
   *[some] { $of_seat } is misschien je partner, en een partner toont je misschien de boodschap.
}
why-ask-anyhow = Geen antwoord kan je nog meer vertellen, maar een ontmoeting kun je niet overslaan: vraag { $of_seat } iets en stuur het stuk dan weg.
why-letter = { $friend ->
    [all] { $of_seat } is je partner en heeft je boodschap nodig om de missie te kennen.
    [most] { $of_seat } is waarschijnlijk je partner, en een partner heeft je boodschap nodig.
    [some] { $of_seat } is misschien je partner, en een partner heeft je boodschap nodig.
   *[none] { $of_seat } is een vijand: met je boodschap lijk je een vriend, maar hij is wel echt.
}
why-seal = { $friend ->
    [all] { $of_seat } is je partner, en een kaart uit de envelop is bewijs.
    [most] { $of_seat } is waarschijnlijk je partner, en een kaart uit de envelop is bewijs.
    [some] { $of_seat } is misschien je partner, en een kaart uit de envelop is bewijs.
   *[none] { $of_seat } is een vijand, en een kaart uit de envelop is bewijs.
}
why-vague = { $friend ->
    [all] { $of_seat } is je partner.
    [most] { $of_seat } is waarschijnlijk je partner, maar zeker is het niet.
    [some] { $of_seat } is misschien een vijand.
   *[none] { $of_seat } is een vijand.
} { $open ->
    [both] Op zichzelf laten deze kaarten open wie je bent en welke spion je echt bent.
    [name] Op zichzelf laten deze kaarten open wie je bent.
    [build] Op zichzelf laten deze kaarten open welke spion je echt bent.
   *[none] Deze kaarten zeggen wie je bent en welke spion je echt bent.
}
why-exile = { $friend ->
    [all] { $of_seat } is je partner.
    [most] { $of_seat } is waarschijnlijk je partner.
    [some] { $of_seat } is misschien je partner, misschien niet.
   *[none] { $of_seat } is een vijand.
} { $steps ->
    [one] Daar is de spion één stap van je dichtstbijzijnde.
   *[other] Daar is de spion { $steps } stappen van je dichtstbijzijnde.
}
why-exile-ambassador = { $steps ->
    [one] Daar is de ambassadeur één stap van je dichtstbijzijnde spion.
   *[other] Daar is de ambassadeur { $steps } stappen van je dichtstbijzijnde spion.
}
