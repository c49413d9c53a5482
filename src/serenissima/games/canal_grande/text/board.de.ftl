# Was auf dem Brett steht. Die Namen der Karten, die Ereignisse und die Einwände stehen in de.ftl.

board-nothing = nichts
board-times = { $count } × { $card }

board-trophies = Trophäen: vier Plätze für jeden Stadtteil
board-trophies-cell = { $who }: { $count ->
    [0] keine Trophäe
    [one] eine Trophäe
   *[other] { $count } Trophäen
} von { $district }{ $decisive ->
    [yes] ; die nächste gewinnt die Partie
   *[no] {""}
}
board-six = { $count } von { $six } Stadtteilen
board-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
board-points-help = Punkte schaden nur: Wenn eine Phase endet, zieht die Seite mit weniger Punkten Karten.
board-points-of = { $who }: { $points } von { $limit } Punkten. Bei { $limit } endet die Phase; die Seite mit weniger Punkten zieht Karten.
board-role-divider = { $is ->
    [you] teilst
   *[other] teilt
}
board-role-chooser = { $is ->
    [you] wählst
   *[other] wählt
}
board-you = Du
board-partner-idle = dein Partner
board-partner-divider = Partner, teilt
board-partner-chooser = Partner, wählt
board-hand-of = { $is ->
    [you] Du hast { board-cards } auf der Hand
   *[other] { $who } hat { board-cards } auf der Hand
}
board-numbers-of = { $is ->
    [you] { $count ->
        [0] Vor dir liegen keine Zahlenkarten.
       *[other] Zahlenkarten vor dir: { $numbers }.
    }
   *[other] { $count ->
        [0] Vor { $who } liegen keine Zahlenkarten.
       *[other] Zahlenkarten vor { $who }: { $numbers }.
    }
}

board-offer = Angebot { $offer }
board-tray-empty = Tippe Karten an oder zieh sie hierher.
board-no-actions = keine Aktionskarten
board-kind-district = { $count ->
    [one] 1 Stadtteilkarte
   *[other] { $count } Stadtteilkarten
}
board-kind-gondola = { $count ->
    [one] 1 Gondel
   *[other] { $count } Gondeln
}
board-kind-traitor = { $count ->
    [one] 1 Verräter
   *[other] { $count } Verräter
}
board-kind-spy = { $count ->
    [one] 1 Spion
   *[other] { $count } Spione
}
board-kind-doge = { $count ->
    [one] 1 Doge
   *[other] { $count } Dogen
}
board-split-card = { $card }, in Angebot { $offer }. Ins andere Angebot legen
board-put = { $card } in Angebot { $offer }: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
board-confirm-split = So anbieten
board-split-hint = In jedes Angebot gehört mindestens eine Karte.

board-hand-empty = Keine Karten auf der Hand.
board-hand-lay = { $card }, { $count } auf der Hand. Eine davon legen
board-hand-blocked = { $card }, { $count } auf der Hand. Warum lässt sich das nicht legen?
board-hand-idle = { $card }, { $count } auf der Hand
board-hand = Deine Hand
board-hand-list = Auf deiner Hand: { $cards }.
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

board-score = Die beiden Seiten
board-and = { $one } und { $other }
board-unknown = { $count ->
    [0] Von allen Exemplaren weißt du, wo sie sind
    [one] Ein Exemplar steckt im Stapel oder verdeckt in einer Hand
   *[other] { $count } Exemplare stecken im Stapel oder verdeckt in einer Hand
}
board-when = Phase { $phase }, Runde { $round }
board-pending = { $is ->
    [you] Du musst noch einsetzen: { $cards }
   *[other] { $who } muss noch einsetzen: { $cards }
}
board-pending-short = Noch einzusetzen
board-waiting = { $is ->
    [you] Auf dem Tisch für dich: { $cards }
   *[other] Auf dem Tisch für { $who }: { $cards }
}
board-waiting-short = { $is ->
    [you] Für dich
   *[other] Für { $who }
}
board-pile-action = { $count ->
    [one] Noch eine Aktionskarte im Stapel
   *[other] Noch { $count } Aktionskarten im Stapel
}
board-pile-number = { $count ->
    [one] Noch eine Zahlenkarte im Stapel
   *[other] Noch { $count } Zahlenkarten im Stapel
}
board-pile-discard = Ablagestapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
board-discards = Ablagestapel
board-discards-empty = Seit dem letzten Mischen wurde keine Karte abgeworfen.
board-turned-up = Aufgedeckt

board-count = Mitzählen
board-count-wanted = Auf dem Tisch zeigen: „4?“ neben einem Stadtteil heißt, dass vier Karten davon noch verdeckt sind
board-count-caption = Wo die Exemplare jeder Karte sind, nach allem, was offen liegt oder lag. Hier steht nichts, was du nicht wissen darfst.
board-card = Karte
board-count-trophies = Trophäen
board-count-discards = Ablage
board-count-table = Auf dem Tisch
board-count-hand = Deine Hand
board-count-known = Andere Hände
board-count-unknown = Unbekannt

board-prompt-deal = Die Karten werden ausgeteilt.
board-prompt-first = Der Zufall bestimmt, wer zuerst teilt.
board-prompt-reveal = Die Karten der Runde werden aufgedeckt.
board-prompt-split = { $mine ->
    [yes] Teile die Karten auf. { $chooser } wählt zuerst.
   *[no] { $who } teilt die Karten in zwei Angebote auf.
}
board-prompt-choose = { $mine ->
    [yes] Nimm eines der beiden Angebote.
   *[no] { $who } wählt ein Angebot.
}
board-prompt-resolve = { $mine ->
    [yes] Tippe die Sonderkarte an, die du als nächste einsetzt.
   *[no] { $who } setzt Sonderkarten ein.
}
board-prompt-traitor = { $mine ->
    [yes] Tippe eine Hand an: Dein Verräter stiehlt dort eine Karte.
   *[no] { $who } schickt einen Verräter los.
}
board-prompt-pluck = Der Verräter stiehlt eine Karte.
board-prompt-spy = Der Spion sieht sich um.
board-prompt-vote = { $mine ->
    [yes] { $opening ->
        [yes] Tippe Karten eines Stadtteils an, um zu eröffnen.
       *[no] { $comes ->
            [wins] Kein Gegner ist mehr dabei: Passe, und die Trophäe gehört dir.
            [loses] Kein Gegner ist mehr dabei: Überhole sie, oder passe und verliere die Abstimmung.
           *[open] { $free ->
                [yes] Tippe mindestens eine Karte an, um dabeizubleiben, oder passe.
               *[no] Tippe Karten an, um zu erhöhen, oder passe.
            }
        }
    }
   *[no] { $opening ->
        [yes] { $who } eröffnet eine Abstimmung.
       *[no] { $who } erhöht oder passt.
    }
}
board-prompt-catch-up = { $mine ->
    [yes] Weniger Punkte werden belohnt: Du darfst { $count } Karten ziehen.
   *[no] { $who } hat weniger Punkte und darf { $count } Karten ziehen.
}
board-prompt-catch-up-draw = { $who } zieht Karten, um aufzuholen.
board-prompt-over = Die Partie ist zu Ende.

board-after = Punkte nach dieser Wahl
board-phase-ends = { $side ->
    [you] Die Phase endet: Du ziehst { $count } Karten.
    [yours] Die Phase endet: { $who } und du zieht je { $count } Karten.
    [one] Die Phase endet: { $who } zieht { $count } Karten.
    [team] Die Phase endet: { $who } ziehen je { $count } Karten.
   *[nobody] Die Phase endet: Niemand zieht Karten.
}
board-phase-would-end = { $side ->
    [you] Wenn { $chooser } das nimmt, endet die Phase: Du ziehst { $count } Karten.
    [yours] Wenn { $chooser } das nimmt, endet die Phase: { $who } und du zieht je { $count } Karten.
    [one] Wenn { $chooser } das nimmt, endet die Phase: { $who } zieht { $count } Karten.
    [team] Wenn { $chooser } das nimmt, endet die Phase: { $who } ziehen je { $count } Karten.
   *[nobody] Wenn { $chooser } das nimmt, endet die Phase: Niemand zieht Karten.
}
board-offer-of = { $is ->
    [you] für dich
   *[other] für { $who }
}
board-take = Angebot { $offer } nehmen

board-take-from = { $name } eine Karte stehlen
board-forgo = Nichts stehlen
board-special-TRA = Stiehl einem Gegner verdeckt eine Handkarte.
board-special-SPY = Zieh zwei Karten vom Stapel.
board-special-DOG = Ruf eine Abstimmung um eine Trophäe aus.

# wozu eine Karte da ist
board-help-TRA = Verräter: stiehlt einem Gegner verdeckt eine Handkarte.
board-help-SPY = Spion: zieht zwei Karten vom Stapel.
board-help-DOG = Doge: ruft eine Abstimmung aus. Abstimmungen bringen Trophäen, und Trophäen gewinnen die Partie.
board-help-GON = Gondel: bringt Karten eines anderen Stadtteils in eine Abstimmung mit.
board-help-district = { $card }: wird in Abstimmungen gelegt. Gewinnst du damit, wird die Karte zur Trophäe.
board-help-number = { $count ->
    [one] Ein Punkt. Weniger ist besser: Die Seite mit weniger Punkten zieht Karten, wenn die Phase endet.
   *[other] { $count } Punkte. Weniger ist besser: Die Seite mit weniger Punkten zieht Karten, wenn die Phase endet.
}
board-catch-up = Dein Lohn für weniger Punkte: { $count } Karten ziehen? Stadtteile und Gondeln siehst nur du; Spione, Verräter und Dogen liegen offen.
board-draw = { $count } Karten ziehen
board-decline = Nicht ziehen

board-vote = Die Abstimmung
board-vote-for = Die Abstimmung über { $district }
board-vote-opens = Eine Abstimmung wird ausgerufen
board-doge-of = { $is ->
    [you] Dein Doge
   *[other] Doge von { $who }
}
board-vote-total = insgesamt
board-passed = hat gepasst
board-need = { $mine ->
    [yes] Du brauchst mindestens { $need }
   *[no] { $who } braucht mindestens { $need }
}
board-tie = { $side ->
    [you] Bei Gleichstand gewinnst du
    [yours] Bei Gleichstand gewinnt ihr, { $who } und du
   *[other] Gleichstand geht an { $who }
}
board-take-back = Zurücknehmen
board-lay = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} legen: zusammen { $total }
board-lay-hint = Tippe Handkarten an, um sie zu legen. Wo eine Gondel nötig ist, kommt sie von selbst mit.
board-pass = Passen
board-pass-wins = Passen und gewinnen
board-pass-loses = Passen und verlieren
board-must-pass = Von deiner Hand lässt sich hier nichts legen: Du kannst nur passen. Die anderen sehen nicht, dass du keine Wahl hattest.

board-after-vote = Nach der Abstimmung
board-vote-won = { $side ->
    [you] Du gewinnst { $district } mit { $total } zu { $other }
    [yours] { $who } und du gewinnt { $district } mit { $total } zu { $other }
    [team] { $who } gewinnen { $district } mit { $total } zu { $other }
   *[one] { $who } gewinnt { $district } mit { $total } zu { $other }
}
board-tie-won = Gleichstand geht an die Seite, deren Doge es war.
board-flow-trophy = { $is ->
    [you] Deine Karte { $district } wird zur Trophäe.
   *[other] Die Karte { $district } von { $who } wird zur Trophäe.
}
board-flow-discard = { $is ->
    [you] Du wirfst ab: { $cards }.
   *[other] { $who } wirft ab: { $cards }.
}
board-flow-back = { $is ->
    [you] Du nimmst zurück: { $cards }.
   *[other] { $who } nimmt zurück: { $cards }.
}
board-go-on = Zurück zum Tisch
board-skip = Überspringen

board-look-back = Alle Aufteilungen im Rückblick
board-look-back-help = Mit allen Händen offen: Die Balken zeigen, was jedes Angebot beiden wert war, in Karten gezählt (1 ist etwa eine Stadtteilkarte). „Verschenkt“ sagt, wie viel besser es mit einer anderen Aufteilung oder mit dem anderen Angebot gegangen wäre.
board-look-back-how = Wie wird das gezählt?
board-look-back-cards = Eine Stadtteilkarte ist etwa 1 wert: mehr, wenn schon andere dieses Stadtteils auf der Hand waren oder eine Trophäe dort das Ende näher brächte. Eine Gondel zählt 1,2, ein Spion 1,8, ein Verräter 2. Ein Doge zählt so viel wie die Trophäe, die er mit den damaligen Händen gewinnen konnte, und gegen seine Seite, wenn die anderen sie gewonnen hätten. Jeder Punkt kostet bis zu einer halben Karte, weil die Seite mit weniger Punkten aufholt.
board-look-back-regret = Wer wählt, möchte ein Angebot, das viel wert ist, während das andere der Gegenseite wenig nützt; was das andere Angebot mehr gebracht hätte, hat die Wahl verschenkt. Wer teilt, möchte zwei Angebote, zwischen denen wenig zu gewinnen ist; was die beste aller Aufteilungen gespart hätte, hat die Aufteilung verschenkt. Das ist eine Faustregel: Glück und spätere Abstimmungen stecken nicht darin.
board-did-well = { $count ->
    [0] In jeder deiner { $all } Runden wäre eine andere Aufteilung oder Wahl besser gewesen.
   *[other] Was du gut gemacht hast: In { $count } von deinen { $all } Runden wäre keine andere Aufteilung oder Wahl besser gewesen. { $count ->
        [one] Das war Runde { $rounds }.
       *[other] Das waren die Runden { $rounds }.
    }
}
board-player = Spieler
board-as-divider = Beim Teilen verschenkt
board-as-chooser = Beim Wählen verschenkt
board-regret-sum = { $worth } in { $count ->
    [one] einer Runde
   *[other] { $count } Runden
}
board-split-title = { $mine ->
    [divider] Runde { $round }: Du teilst, { $chooser } wählt
    [chooser] Runde { $round }: { $divider } teilt, du wählst
   *[other] Runde { $round }: { $divider } teilt, { $chooser } wählt
}
board-no-regret = nichts
board-regret = { $worth }
board-divider-regret = { $is ->
    [you] Mit der Aufteilung hast du verschenkt
   *[other] Mit der Aufteilung hat { $who } verschenkt
}
board-chooser-regret = { $is ->
    [you] Mit der Wahl hast du verschenkt
   *[other] Mit der Wahl hat { $who } verschenkt
}
board-better-split = Die Aufteilung, die am wenigsten verschenkt
board-last-hand = { $is ->
    [you] Du hattest noch auf der Hand
   *[other] { $who } hatte noch auf der Hand
}
board-no-splits = In dieser Partie wurde kein Angebot gewählt.

# auf die Karten gedruckt
board-card-CAN = Cannaregio
board-card-SCR = Santa Croce
board-card-SPO = San Polo
board-card-DOR = Dorsoduro
board-card-SMA = San Marco
board-card-CAS = Castello
board-card-GON = Gondel
board-card-SPY = Spion
board-card-TRA = Verräter
board-card-DOG = Doge
board-card-1 = Zahl 1
board-card-2 = Zahl 2
board-card-3 = Zahl 3
board-key-split = die Karte ins erste oder zweite Angebot legen
    .keys = ← →
