# Venise auf Deutsch: was geschehen ist. Die Felder des Ereignisses sind die Argumente.

# Teile der Sätze unten, im Akkusativ
part-colour = { $colour ->
    [ruby] Rubin
    [diamond] Diamant
    [emerald] Smaragd
   *[topaz] Topas
}
part-card = { $card ->
    [short] „Kurz“
    [long] „Lang“
    [remove] „Entfernen“
    [move] „Versetzen“
    [walk1] „1 Schritt“
    [walk2] „2 Schritte“
    [walk3] „3 Schritte“
   *[joker] einen Joker
}
part-plank = { $plank ->
    [short] eine kurze Planke
   *[long] eine lange Planke
}
part-with-joker = { $joker ->
    [yes] { " " }mit einem Joker
   *[no] { "" }
}
part-you-spend = { $tiles ->
    [0] { "" }
    [one] { " " }und gibst ein Sanduhrplättchen aus
   *[other] { " " }und gibst { $tiles } Sanduhrplättchen aus
}
part-spends = { $tiles ->
    [0] { "" }
    [one] { " " }und gibt ein Sanduhrplättchen aus
   *[other] { " " }und gibt { $tiles } Sanduhrplättchen aus
}
part-falls = { $count ->
    [0] .
    [one] . Eine Planke fällt ins Wasser.
   *[other] . { $count } Planken fallen ins Wasser.
}
part-walk-card = { $joker ->
    [yes] einen Joker für { $steps }
   *[no] eine Karte für { $steps }
} { $steps ->
    [one] Schritt
   *[other] Schritte
}
part-walk-steps = { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
}
part-gem-count = { $gems ->
    [1] eins
    [2] zwei
   *[3] drei
}
part-rescuer = { $source ->
    [water] aus dem Wasser
    [box] aus der Schachtel
   *[rival] { $from_seat_is ->
        [you] von dir
       *[other] von { $from_seat }
    }
}
part-place = { $place ->
    [1] ersten
    [2] zweiten
   *[3] dritten
}

event-coloured = { $seat_is ->
    [you] { $chosen ->
        [yes] Du wählst { part-colour }.
       *[no] Du bekommst { part-colour }.
    }
   *[other] { $chosen ->
        [yes] { $seat } wählt { part-colour }.
       *[no] { $seat } bekommt { part-colour }.
    }
}
event-undecided = { $seat_is ->
    [you] Du überlässt deine Farbe dem Zufall.
   *[other] { $seat } überlässt die Farbe dem Zufall.
}
event-began = { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-drawn = { $seat_is ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
    .passing = yes
event-got = { $seat_is ->
    [you] Du bekommst { part-card }.
   *[other] { $seat } bekommt { part-card }.
}
event-joker-drawn = { $seat_is ->
    [you] { $kept ->
        [yes] Du ziehst einen Joker und zeigst ihn.
       *[no] Du ziehst einen Joker, hast schon zwei und legst ihn auf den Ablagestapel.
    }
   *[other] { $kept ->
        [yes] { $seat } zieht einen Joker und zeigt ihn.
       *[no] { $seat } zieht einen Joker, hat schon zwei und legt ihn auf den Ablagestapel.
    }
}
event-reshuffled = Der Ablagestapel wird gemischt: { $count } Karten zum Nachziehen.
event-dealt = Alle haben { $hand } Karten. { $left } bleiben im Nachziehstapel.
event-laid = { $seat_is ->
    [you] Du legst { part-plank }{ part-with-joker }{ part-you-spend }.
   *[other] { $seat } legt { part-plank }{ part-with-joker }{ part-spends }.
}
event-removed = { $seat_is ->
    [you] Du entfernst { part-plank }{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } entfernt { part-plank }{ part-with-joker }{ part-spends }{ part-falls }
}
event-lifted = { $seat_is ->
    [you] Du versetzt { part-plank }{ part-with-joker }{ part-you-spend }{ part-falls }
   *[other] { $seat } versetzt { part-plank }{ part-with-joker }{ part-spends }{ part-falls }
}
event-moved = { $seat_is ->
    [you] Du legst sie woandershin.
   *[other] { $seat } legt sie woandershin.
}
event-walking = { $seat_is ->
    [you] Du spielst { part-walk-card }{ part-you-spend }.
   *[other] { $seat } spielt { part-walk-card }{ part-spends }.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] Du machst einen Schritt.
   *[other] { $seat } macht einen Schritt.
}
    .passing = yes
event-walked = { $seat_is ->
    [you] Du gehst { part-walk-steps }.
   *[other] { $seat } geht { part-walk-steps }.
}
event-collected = { $seat_is ->
    [you] { $tile ->
        [yes] Du holst einen Edelstein und bekommst ein Sanduhrplättchen. Das macht { part-gem-count }.
       *[no] Du holst deinen letzten Edelstein.
    }
   *[other] { $tile ->
        [yes] { $seat } holt einen Edelstein und bekommt ein Sanduhrplättchen. Das macht { part-gem-count }.
       *[no] { $seat } holt den letzten Edelstein.
    }
}
event-joker-taken = { $seat_is ->
    [you] Du nimmst einen Joker, statt zu spielen.
   *[other] { $seat } nimmt einen Joker, statt zu spielen.
}
event-exchanging = { $seat_is ->
    [you] Du tauschst vier Karten gegen einen Joker.
   *[other] { $seat } tauscht vier Karten gegen einen Joker.
}
    .passing = yes
event-given = { $seat_is ->
    [you] Du gibst { part-card }.
   *[other] { $seat } gibt { part-card }.
}
    .passing = yes
event-exchanged = { $seat_is ->
    [you] Du gibst vier Karten für einen Joker: { $cards }.
   *[other] { $seat } gibt vier Karten für einen Joker: { $cards }.
}
event-played-none = { $seat_is ->
    [you] Du spielst keine Karte.
   *[other] { $seat } spielt keine Karte.
}
event-play-ended = { $seat_is ->
    [you] { $used ->
        [0] Du bist fertig.
        [one] Du hast eine Sanduhr verbraucht.
       *[other] Du hast { $used } Sanduhren verbraucht.
    }
   *[other] { $used ->
        [0] { $seat } ist fertig.
        [one] { $seat } hat eine Sanduhr verbraucht.
       *[other] { $seat } hat { $used } Sanduhren verbraucht.
    }
}
    .passing = yes
event-refilled = { $seat_is ->
    [you] { $count ->
        [one] Du ziehst eine Karte und hast { $hand }.
       *[other] Du ziehst { $count } Karten und hast { $hand }.
    }
   *[other] { $count ->
        [one] { $seat } zieht eine Karte und hat { $hand }.
       *[other] { $seat } zieht { $count } Karten und hat { $hand }.
    }
}
event-discarded = { $seat_is ->
    [you] Du legst { part-card } ab.
   *[other] { $seat } legt { part-card } ab.
}
event-rescued = { $seat_is ->
    [you] Du bist gestrandet und bekommst { part-plank } { part-rescuer }.
   *[other] { $seat } ist gestrandet und bekommt { part-plank } { part-rescuer }.
}
event-turn-ended = { $next_seat_is ->
    [you] Runde { $round }: Du bist dran.
   *[other] Runde { $round }: { $next_seat } ist dran.
}
event-completed = { $seat_is ->
    [you] Du hast alle vier Edelsteine{ $last_round ->
        [yes] . Die Runde wird zu Ende gespielt.
       *[no] !
    }
   *[other] { $seat } hat alle vier Edelsteine{ $last_round ->
        [yes] . Die Runde wird zu Ende gespielt.
       *[no] !
    }
}
event-placed = { $seat_is ->
    [you] Du erreichst den { part-place } Platz und bist fertig.
   *[other] { $seat } erreicht den { part-place } Platz und ist fertig.
}
event-ended = { $reason ->
    [gems] { $seat_is ->
        [you] Du gewinnst die Partie.
       *[other] { $seat } gewinnt die Partie.
    }
    [shared] Der Sieg wird geteilt.
    [places] { $seat_is ->
        [you] Alle Plätze sind vergeben: Du gewinnst die Partie.
       *[other] Alle Plätze sind vergeben: { $seat } gewinnt die Partie.
    }
    [standstill] Zu lange hat sich nichts bewegt: Die Partie endet, wie sie steht.
   *[rounds] Die letzte Runde ist vorbei: Die Partie endet, wie sie steht.
}
