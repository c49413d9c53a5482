# Canal Grande auf Deutsch.
title = Canal Grande
pitch = Teile acht Karten in zwei Angebote, lass die andere Seite wählen und gewinne die Stadtteile Venedigs Abstimmung für Abstimmung.
kind = Ich teile, du wählst

# das Ziel auf einer Karte
goal-turn = Eine Seite teilt acht Karten in zwei Angebote, die andere nimmt eines. Sonderkarten werden sofort eingesetzt, und ein Doge ruft eine Abstimmung um eine Trophäe aus.
goal-wins = Trophäen aller sechs Stadtteile oder vier Trophäen eines Stadtteils. Mit Punkten gewinnt man nie: Wenn eine Phase endet, zieht die Seite mit weniger Punkten Karten.
goal-ends = Die Partie endet, sobald eine Seite alle sechs Stadtteile hat oder einen davon viermal.

# wie das Ergebnis gezählt wird
scores = Trophäen: { $scores }.

# Karten: in Aufzählungen, und wo ein Satz eine einzelne Karte hat
item-CAN = Cannaregio
item-SCR = Santa Croce
item-SPO = San Polo
item-DOR = Dorsoduro
item-SMA = San Marco
item-CAS = Castello
item-GON = Gondel
item-SPY = Spion
item-TRA = Verräter
item-DOG = Doge
item-1 = Zahl 1
item-2 = Zahl 2
item-3 = Zahl 3
card-name = { $card ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
    [CAS] Castello
    [GON] Gondel
    [SPY] Spion
    [TRA] Verräter
    [DOG] Doge
   *[other] Zahl { $card }
}
district-name = { $district ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
   *[CAS] Castello
}
# immer im Akkusativ
one-card = { $card ->
    [GON] eine Gondel
    [SPY] einen Spion
    [TRA] einen Verräter
    [DOG] einen Dogen
   *[other] { card-name }
}

# Optionen
option-vote_rule = Abstimmungen
    .help = Wie sich die beiden Seiten in einer Abstimmung antworten.
option-vote_rule-outbid = Überbieten: Wer erhöht, muss über die Summe der Gegenseite kommen
option-vote_rule-match = Gleichziehen: Wer herausfordert, muss nur gleichziehen und gewinnt bei Gleichstand
option-vote_rule-free = Frei: Alle legen, was sie wollen, bis beide gepasst haben; dann wird gezählt
option-join_without_match = Einstieg mit Gondel
    .help = Du darfst in einer Abstimmung ohne Karte ihres Stadtteils antworten, wenn du eine Gondel mit Karten legst.
option-catchup_specials = Sonderkarten beim Aufholen
    .help = Was mit Spionen, Verrätern und Dogen geschieht, die die Seite mit weniger Punkten am Ende einer Phase zieht.
option-catchup_specials-resolve = Sie werden sofort eingesetzt
option-catchup_specials-discard = Sie werden abgeworfen
option-spy_chain = Spione bringen Spione
    .help = Ein gezogener Spion bringt zwei weitere Karten; sonst wird er abgeworfen.
option-gondola_scope = Eine Gondel öffnet ihren Stadtteil
    .help = Wie lange ein Stadtteil in einer Abstimmung offen bleibt, wenn du eine Gondel gelegt hast.
option-gondola_scope-vote = Für die ganze Abstimmung
option-gondola_scope-move = Für die Karten, die mit ihr gelegt werden
option-number_split = Zahlenkarten
    .help = Wie viele Einsen, Zweien und Dreien jedes Kartenspiel hat. Die erste Verteilung ist die übliche.
option-number_split-4-5-5 = Vier Einsen, fünf Zweien, fünf Dreien
option-number_split-5-5-4 = Fünf Einsen, fünf Zweien, vier Dreien

# Ereignisse
event-dealt = { $seat_is ->
    [you] Du bekommst eine Karte.
   *[other] { $seat } bekommt eine Karte.
}
    .passing = yes
event-first-card = { $seat_is ->
    [you] Du bekommst { card-name }.
   *[other] { $seat } bekommt { card-name }.
}
    .passing = yes
event-first-hand = { $seat_is ->
    [you] Deine ersten Karten: { $cards }.
   *[other] Die ersten Karten von { $seat }: { $cards }.
}
event-drew = { $source ->
    [spy] { $seat_is ->
        [you] Dein Spion bringt dir eine Karte.
       *[other] Der Spion von { $seat } bringt eine Karte.
    }
   *[other] { $seat_is ->
        [you] Du ziehst eine Karte.
       *[other] { $seat } zieht eine Karte.
    }
}
event-got = { $seat_is ->
    [you] Du bekommst { one-card }.
   *[other] { $seat } bekommt { one-card }.
}
event-turned = { $seat_is ->
    [you] Du ziehst { one-card }; { turned-fate }.
   *[other] { $seat } zieht { one-card }; { turned-fate }.
}
turned-fate = { $used ->
    [yes] die Karte wird sofort eingesetzt
   *[no] die Karte wird abgeworfen
}
event-began = { $seat_is ->
    [you] Die Karten sind ausgeteilt. Du teilst zuerst.
   *[other] Die Karten sind ausgeteilt. { $seat } teilt zuerst.
}
event-round-began = { $seat_is ->
    [you] Runde { $round }: Du teilst, { $chooser_seat } wählt.
   *[other] { $chooser_seat_is ->
        [you] Runde { $round }: { $seat } teilt, du wählst.
       *[other] Runde { $round }: { $seat } teilt, { $chooser_seat } wählt.
    }
}
event-revealed = Aufgedeckt: { card-name }.
    .passing = yes
event-shown = Auf dem Tisch: { $cards }.
event-put-over = { $seat_is ->
    [you] Du legst ins zweite Angebot: { card-name }.
   *[other] { $seat } legt ins zweite Angebot: { card-name }.
}
    .passing = yes
event-split = { $seat_is ->
    [you] Du bietest an: { $first } – oder { $second }.
   *[other] { $seat } bietet an: { $first } – oder { $second }.
}
event-chose = { $seat_is ->
    [you] Du wählst das { chosen-offer } Angebot.
   *[other] { $seat } wählt das { chosen-offer } Angebot.
}
chosen-offer = { $offer ->
    [1] erste
   *[2] zweite
}
event-took = { $seat_is ->
    [you] Du nimmst { took-points } (jetzt { $total }){ took-hand }{ took-specials }.
   *[other] { $seat } nimmt { took-points } (jetzt { $total }){ took-hand }{ took-specials }.
}
took-points = { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
}
took-hand = { $hand_count ->
    [0] { "" }
   *[other] ; auf die Hand: { $hand }
}
took-specials = { $special_count ->
    [0] { "" }
   *[other] ; einzusetzen: { $specials }
}
event-resolving = { $seat_is ->
    [you] { $card ->
        [SPY] Du schickst einen Spion los.
        [TRA] Du schickst einen Verräter los.
       *[DOG] Du setzt einen Dogen ein.
    }
   *[other] { $card ->
        [SPY] { $seat } schickt einen Spion los.
        [TRA] { $seat } schickt einen Verräter los.
       *[DOG] { $seat } setzt einen Dogen ein.
    }
}
event-betrayed = { $victim_seat_is ->
    [you] Der Verräter von { $seat } stiehlt dir eine Handkarte.
   *[other] { $seat_is ->
        [you] Dein Verräter stiehlt eine Handkarte von { $victim_seat }.
       *[other] Der Verräter von { $seat } stiehlt eine Handkarte von { $victim_seat }.
    }
}
event-stole = { $victim_seat_is ->
    [you] { $seat } hat dir { one-card } gestohlen.
   *[other] { $seat_is ->
        [you] Du hast { one-card } von { $victim_seat } gestohlen.
       *[other] { $seat } hat { one-card } von { $victim_seat } gestohlen.
    }
}
event-forwent = { $seat_is ->
    [you] Du schickst den Verräter weg.
   *[other] { $seat } schickt den Verräter weg.
}
event-no-victim = { $seat_is ->
    [you] Es ist keine Karte zu holen: Dein Verräter zieht mit leeren Händen ab.
   *[other] Es ist keine Karte zu holen: Der Verräter von { $seat } zieht mit leeren Händen ab.
}
event-void = { $seat_is ->
    [you] Du kannst keine Stadtteilkarte legen, also bleibt dein Doge ohne Wirkung.
   *[other] Es gibt keine Stadtteilkarte zu legen, also bleibt der Doge von { $seat } ohne Wirkung.
}
event-vote-began = { $partner_leads ->
    [yes] { $seat_is ->
        [you] Du hast keine Stadtteilkarte, also muss { $leader_seat } die Abstimmung eröffnen.
       *[other] { $leader_seat_is ->
            [you] { $seat } hat keine Stadtteilkarte, also musst du die Abstimmung eröffnen.
           *[other] { $seat } hat keine Stadtteilkarte, also muss { $leader_seat } die Abstimmung eröffnen.
        }
    }
   *[no] { $seat_is ->
        [you] Du rufst eine Abstimmung aus.
       *[other] { $seat } ruft eine Abstimmung aus.
    }
}
event-picked = { $seat_is ->
    [you] Du wählst { card-name }.
   *[other] { $seat } wählt { card-name }.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] { $opening ->
        [yes] Du eröffnest die Abstimmung über { district-name } mit { $cards }: { $total }.
       *[no] Du legst { $cards }: { $total }.
    }
   *[other] { $opening ->
        [yes] { $seat } eröffnet die Abstimmung über { district-name } mit { $cards }: { $total }.
       *[no] { $seat } legt { $cards }: { $total }.
    }
}
event-passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-vote-won = { $partner_seat ->
    [none] { $seat_is ->
        [you] Du gewinnst { district-name } mit { $total } zu { $other }.
       *[other] { $seat } gewinnt { district-name } mit { $total } zu { $other }.
    }
   *[other] { district-name } geht mit { $total } zu { $other } an { winning-team }.
}
# immer nach „an“
winning-team = { $seat_is ->
    [you] dich und { $partner_seat }
   *[other] { $partner_seat_is ->
        [you] dich und { $seat }
       *[other] { $seat } und { $partner_seat }
    }
}
event-trophy = { $seat_is ->
    [you] Deine Karte { district-name } wird zur Trophäe{ trophy-number }.
   *[other] Die Karte { district-name } von { $seat } wird zur Trophäe{ trophy-number }.
}
trophy-number = { $count ->
    [one] { "" }
   *[other] : Das macht { $count }
}
event-discarded = { $seat_is ->
    [you] Du wirfst ab: { $cards }.
   *[other] { $seat } wirft ab: { $cards }.
}
event-took-back = { $seat_is ->
    [you] Du nimmst zurück: { $cards }.
   *[other] { $seat } nimmt zurück: { $cards }.
}
event-phase-ended = Phase { $phase } endet mit { $first } zu { $second } Punkten.
event-may-catch-up = { $seat_is ->
    [you] Deine Seite hat weniger Punkte: Du darfst { $count } Karten ziehen.
   *[other] Die Seite von { $seat } hat weniger Punkte: { $seat } darf { $count } Karten ziehen.
}
event-caught-up = { $seat_is ->
    [you] Du ziehst { $count } Karten.
   *[other] { $seat } zieht { $count } Karten.
}
event-declined = { $seat_is ->
    [you] Du ziehst keine Karten.
   *[other] { $seat } zieht keine Karten.
}
event-refilled = Der Aktionsstapel ist leer: Die { $count } abgeworfenen Karten werden gemischt.
event-reshuffled = Ablage und Zahlenkarten werden gemischt: { $action } Aktionskarten, { $numbers } Zahlenkarten.
event-ended = { $reason ->
    [six] { $partner_seat ->
        [none] { $seat_is ->
            [you] Du hast alle sechs Stadtteile gewonnen.
           *[other] { $seat } hat alle sechs Stadtteile gewonnen.
        }
       *[other] Alle sechs Stadtteile: Der Sieg geht an { winning-team }.
    }
   *[four] { $partner_seat ->
        [none] { $seat_is ->
            [you] Du hast { district-name } viermal gewonnen.
           *[other] { $seat } hat { district-name } viermal gewonnen.
        }
       *[other] Viermal { district-name }: Der Sieg geht an { winning-team }.
    }
}
event-drawn = Nach { $rounds } Runden hat niemand gewonnen.

# Ausgänge
reason-six = mit allen sechs Stadtteilen
reason-four = mit vier Trophäen eines Stadtteils
reason-draw = ohne Sieger

# Einwände
refusal-no-such-move = Einen Zug „{ $text }“ gibt es nicht. Schreib zum Beispiel „put CAN“, „confirm“, „choose 2“, „resolve TRA“, „betray C“, „lay CAS“ oder „pass“.
refusal-split-all = Eine Aufteilung nennt alle Karten auf dem Tisch einmal, mit einem Strich zwischen zwei Angeboten von mindestens je einer Karte: „split 3 | CAN CAN GON TRA DOG 1 2“.
refusal-gondola-alone = Eine Gondel wird nie allein gelegt. Wähle eine Karte eines anderen Stadtteils: Die Gondel kommt mit.
refusal-lay-districts = Gelegt werden nur Stadtteilkarten: Cannaregio (CAN), Santa Croce (SCR), San Polo (SPO), Dorsoduro (DOR), San Marco (SMA) oder Castello (CAS).
refusal-two-offers = Es gibt zwei Angebote: „choose 1“ oder „choose 2“.
refusal-no-special = Sonderkarten sind der Spion (SPY), der Verräter (TRA) und der Doge (DOG).
refusal-fortunas-move = Das entscheidet der Zufall, nicht du.
refusal-fortunas-turn = Erst entscheidet der Zufall.
refusal-now-split = Jetzt werden die Karten aufgeteilt: Leg einige ins zweite Angebot und bestätige.
refusal-empty-tray = In jedem Angebot muss mindestens eine Karte liegen.
refusal-last-card = Das ist die letzte Karte im ersten Angebot, und kein Angebot darf leer sein.
refusal-already-over = Im ersten Angebot liegt keine Karte „{ card-name }“ mehr: Jede Karte kann nur in einem Angebot liegen.
refusal-not-revealed = Auf dem Tisch liegt keine Karte „{ card-name }“.
refusal-now-choose = Jetzt wird ein Angebot gewählt: das erste oder das zweite.
refusal-now-resolve = Setz jetzt eine Sonderkarte ein: Wähle, welche.
refusal-not-pending = Du hast keine Karte „{ card-name }“ einzusetzen.
refusal-now-traitor = Ein Verräter ist unterwegs: Wähle einen Gegner mit Handkarten oder schick den Verräter weg.
refusal-no-such-seat = Es gibt nur { $seats } Spieler.
refusal-own-hand = Ein Verräter bestiehlt einen Gegner, nicht dich.
refusal-partners-hand = Ein Verräter bestiehlt nie deinen Partner.
refusal-empty-hand = Dieser Spieler hat keine Karte auf der Hand.
refusal-now-vote = Gerade läuft eine Abstimmung: Wähle Karten und bestätige, oder passe.
refusal-vote-first = Eine Sonderkarte nach der anderen: Erst muss diese Abstimmung enden.
refusal-must-lead = Du hast eine Stadtteilkarte, also musst du die Abstimmung eröffnen.
refusal-picked-already = Du hast schon Karten gewählt: Leg sie, oder nimm sie zurück, bevor du passt.
refusal-lead-first = Wähle zum Eröffnen eine oder mehrere Karten eines Stadtteils.
refusal-nothing-picked = Um dabeizubleiben, musst du mindestens eine Stadtteilkarte legen; sonst passe.
refusal-contested-missing = Beim ersten Mal musst du eine Karte von { district-name } legen, denn du hast eine.
refusal-too-low = Das macht { $total }; du brauchst mindestens { $need }.
refusal-not-held = Du hast keine Karte „{ card-name }“.
refusal-all-picked = Du hast schon alle deine Karten „{ card-name }“ gewählt.
refusal-no-contested = Ohne eine Karte von { district-name } kannst du bei dieser Abstimmung nicht mitmachen.
refusal-too-weak = Du brauchst mindestens { $need } und kämst höchstens auf { $reach }.
refusal-gondola-gone = Die Gondel galt nur für die Karten, die mit ihr gelegt wurden; für { card-name } brauchst du eine weitere.
refusal-no-gondola = Hier geht es um { district-name }. Für { card-name } brauchst du also eine Gondel, und du hast keine mehr.
refusal-gondola-wasted = Auch mit einer Gondel für { card-name } kämst du nicht mehr auf { $need }.
refusal-now-catch-up = Entscheide zuerst: Karten ziehen oder nichts ziehen.

# der Tisch im Terminal
terminal-head = Phase { $phase }, Runde { $round }. In den Stapeln: { $actions } Aktionskarten, { $numbers } Zahlenkarten.
terminal-points = Punkte
terminal-own = { $role ->
    [divider] { $seat } (du teilst): Karten { $size }; Zahlen { $numbers }
    [chooser] { $seat } (du wählst): Karten { $size }; Zahlen { $numbers }
   *[other] { $seat } (du): Karten { $size }; Zahlen { $numbers }
}
terminal-player = { $role ->
    [divider] { $seat } (teilt): Karten { $size }, davon { $known } und { $unknown } unbekannt; Zahlen { $numbers }
    [chooser] { $seat } (wählt): Karten { $size }, davon { $known } und { $unknown } unbekannt; Zahlen { $numbers }
   *[other] { $seat }: Karten { $size }, davon { $known } und { $unknown } unbekannt; Zahlen { $numbers }
}
terminal-discards = { $count } abgeworfen: { $cards }
terminal-tray = Angebot { $number }: { $cards } ({ $points } Punkte)
terminal-taken = Angebot { $number }: genommen von { $seat }
terminal-pending = { $seat } muss noch einsetzen: { $cards }
terminal-vote = Abstimmung über { $district }, { $first } zu { $second }
terminal-row = { $state ->
    [passed] { $seat }: { $laid } = { $total }, gepasst
    [asked] { $seat }: { $laid } = { $total }, am Zug
   *[in] { $seat }: { $laid } = { $total }
}
terminal-need = Nötig sind mindestens { $need }.
terminal-draft = Gewählt: { $cards } = { $total }. „confirm“ legt sie.
terminal-hand = Deine Hand: { $cards }
terminal-looked-back = Die Aufteilungen im Rückblick, das gewählte Angebot in Klammern; verschenkt wurde, in Karten:
terminal-split = { $round }. { $divider } für { $chooser }: { $first } | { $second } – { $divider } verschenkt { $divider_regret }, { $chooser } { $chooser_regret }
terminal-help =
    Karten: CAN SCR SPO DOR SMA CAS sind Stadtteile, GON eine Gondel, SPY TRA DOG Sonderkarten, 1 2 3 Zahlen.
    Aufteilen in einer Zeile, „split 3 | CAN GON TRA 1 2“, oder Schritt für Schritt mit „put CAN“ und „confirm“. Dann „choose 1“ oder „choose 2“.
    Sonderkarten: „resolve TRA“, „betray B“ oder „forgo“. Abstimmungen: „lay CAS CAS SMA“ legt alles auf einmal (Gondeln kommen mit), „lay CAS“
    wählt eine Karte, „confirm“ legt, was gewählt ist, „pass“ passt. Am Ende einer Phase: „catch-up“ oder „decline“.

# die Bots dieses Spiels, der schwächste zuerst
bot-apprentice = Lehrling
    .help = Weiß, was die Karten tun, vergisst aber bald, was du genommen hast, macht Angebote, die nur in seinen Augen gleich gut sind, und zahlt in Abstimmungen zu viel.
bot-merchant = Kaufmann
    .help = Denkt daran, was du willst, sieht aber nur einen Teil der Aufteilungen, vergisst ab und zu eine Karte und ist in Abstimmungen etwas stolz.
bot-sensible = Senator
    .help = Zählt jede Karte mit, die man mitzählen kann, teilt so, dass dir beide Angebote gleich viel wert sind, und stimmt nur ab, wenn es sich lohnt.
bot-doge = Doge
    .help = Spielt jede Aufteilung und jede Abstimmung im Kopf weiter, weiß, wohin Stellungen führen, und rechnet das Ende der Partie aus.
