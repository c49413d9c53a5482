# Canal Grande, in italiano.
title = Canal Grande
pitch = Dividi otto carte in due, lascia scegliere l’altro e conquista i sestieri di Venezia, una votazione dopo l’altra.
kind = Uno divide, l’altro sceglie

goal-turn = Uno divide otto carte in due offerte, l’altro ne prende una. Le carte speciali si usano subito, e un doge indice una votazione per un trofeo.
goal-wins = I trofei di tutti e sei i sestieri, o quattro trofei dello stesso sestiere. I punti non fanno mai vincere: a fine fase, chi ne ha di meno pesca carte.
goal-ends = La partita finisce appena qualcuno ha tutti e sei i sestieri, o uno di essi quattro volte.

scores = Trofei: { $scores }.

item-CAN = Cannaregio
item-SCR = Santa Croce
item-SPO = San Polo
item-DOR = Dorsoduro
item-SMA = San Marco
item-CAS = Castello
item-GON = gondola
item-SPY = spia
item-TRA = traditore
item-DOG = doge
item-1 = numero 1
item-2 = numero 2
item-3 = numero 3
card-name = { $card ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
    [CAS] Castello
    [GON] gondola
    [SPY] spia
    [TRA] traditore
    [DOG] doge
   *[other] numero { $card }
}
district-name = { $district ->
    [CAN] Cannaregio
    [SCR] Santa Croce
    [SPO] San Polo
    [DOR] Dorsoduro
    [SMA] San Marco
   *[CAS] Castello
}
one-card = { $card ->
    [GON] una gondola
    [SPY] una spia
    [TRA] un traditore
    [DOG] un doge
   *[other] { card-name }
}

option-vote_rule = Votazioni
    .help = Come si rispondono i due giocatori in una votazione.
option-vote_rule-outbid = Superare: ogni rilancio deve superare il totale dell’altro
option-vote_rule-match = Pareggiare: allo sfidante basta arrivare alla pari, e la parità è sua
option-vote_rule-free = Libera: si cala ciò che si vuole finché non passano entrambi, poi si conta
option-join_without_match = Entrare in gondola
    .help = Puoi rispondere in una votazione anche senza una carta di quel sestiere, se cali un gruppo con la gondola.
option-catchup_specials = Carte speciali nel recupero
    .help = Che fine fanno spie, traditori e dogi tra le carte che chi ha meno punti pesca a fine fase.
option-catchup_specials-resolve = Si usano subito
option-catchup_specials-discard = Si scartano
option-spy_chain = Spia chiama spia
    .help = Una spia pescata porta altre due carte; altrimenti si scarta.
option-gondola_scope = Una gondola apre il suo sestiere
    .help = Per quanto tempo un sestiere resta aperto, nella votazione, per chi ha calato la gondola.
option-gondola_scope-vote = Per tutta la votazione
option-gondola_scope-move = Per le carte calate insieme
option-number_split = Carte numero
    .help = Quanti 1, 2 e 3 ci sono in ogni mazzo. La prima scelta è la solita.
option-number_split-4-5-5 = Quattro 1, cinque 2, cinque 3
option-number_split-5-5-4 = Cinque 1, cinque 2, quattro 3

event-dealt = { $seat_is ->
    [you] Ricevi una carta.
   *[other] { $seat } riceve una carta.
}
    .passing = yes
event-first-card = { $seat_is ->
    [you] Ricevi { one-card }.
   *[other] { $seat } riceve { one-card }.
}
    .passing = yes
event-first-hand = { $seat_is ->
    [you] Ricevi { $cards }.
   *[other] { $seat } riceve { $cards }.
}
event-drew = { $source ->
    [spy] { $seat_is ->
        [you] La tua spia ti porta una carta.
       *[other] La spia di { $seat } porta una carta.
    }
   *[other] { $seat_is ->
        [you] Peschi una carta.
       *[other] { $seat } pesca una carta.
    }
}
event-got = { $seat_is ->
    [you] È { one-card }.
   *[other] { $seat } ottiene { one-card }.
}
event-turned = { $seat_is ->
    [you] Peschi { one-card }, { turned-fate }.
   *[other] { $seat } pesca { one-card }, { turned-fate }.
}
turned-fate = { $used ->
    [yes] da usare subito
   *[no] che finisce negli scarti
}
event-began = { $seat_is ->
    [you] Le carte sono distribuite. Nel primo giro dividi tu.
   *[other] Le carte sono distribuite. Nel primo giro divide { $seat }.
}
event-round-began = { $seat_is ->
    [you] Giro { $round }: tu dividi, { $chooser_seat } sceglie.
   *[other] { $chooser_seat_is ->
        [you] Giro { $round }: { $seat } divide, tu scegli.
       *[other] Giro { $round }: { $seat } divide, { $chooser_seat } sceglie.
    }
}
event-revealed = Scoperta: { card-name }.
    .passing = yes
event-shown = Sul tavolo: { $cards }.
event-put-over = { $seat_is ->
    [you] Metti nella seconda offerta: { card-name }.
   *[other] { $seat } mette nella seconda offerta: { card-name }.
}
    .passing = yes
event-split = { $seat_is ->
    [you] Offri: { $first } – oppure: { $second }.
   *[other] { $seat } offre: { $first } – oppure: { $second }.
}
event-chose = { $seat_is ->
    [you] Scegli la { chosen-offer } offerta.
   *[other] { $seat } sceglie la { chosen-offer } offerta.
}
chosen-offer = { $offer ->
    [1] prima
   *[2] seconda
}
event-took = { $seat_is ->
    [you] Prendi { took-points } (ora { $total }){ took-hand }{ took-specials }.
   *[other] { $seat } prende { took-points } (ora { $total }){ took-hand }{ took-specials }.
}
took-points = { $points ->
    [0] zero punti
    [one] un punto
   *[other] { $points } punti
}
took-hand = { $hand_count ->
    [0] { "" }
   *[other] , poi { $hand }
}
took-specials = { $special_count ->
    [0] { "" }
   *[other] ; da usare: { $specials }
}
event-resolving = { $seat_is ->
    [you] { $card ->
        [SPY] Mandi una spia.
        [TRA] Mandi un traditore.
       *[DOG] Presenti un doge.
    }
   *[other] { $card ->
        [SPY] { $seat } manda una spia.
        [TRA] { $seat } manda un traditore.
       *[DOG] { $seat } presenta un doge.
    }
}
event-betrayed = { $victim_seat_is ->
    [you] Il traditore di { $seat } ti prende una carta dalla mano.
   *[other] { $seat_is ->
        [you] Il tuo traditore prende una carta dalla mano di { $victim_seat }.
       *[other] Il traditore di { $seat } prende una carta dalla mano di { $victim_seat }.
    }
}
event-stole = { $victim_seat_is ->
    [you] { $seat } ti ha rubato { one-card }.
   *[other] { $seat_is ->
        [you] Hai rubato { one-card } a { $victim_seat }.
       *[other] { $seat } ha rubato { one-card } a { $victim_seat }.
    }
}
event-forwent = { $seat_is ->
    [you] Mandi via il traditore.
   *[other] { $seat } manda via il traditore.
}
event-no-victim = { $seat_is ->
    [you] Nessuno ha carte da prendere: il tuo traditore se ne va a mani vuote.
   *[other] Nessuno ha carte da prendere: il traditore di { $seat } se ne va a mani vuote.
}
event-void = { $seat_is ->
    [you] Non hai carte sestiere da calare: il tuo doge non ha effetto.
   *[other] Non ci sono carte sestiere da calare: il doge di { $seat } non ha effetto.
}
event-vote-began = { $partner_leads ->
    [yes] { $seat_is ->
        [you] Non hai carte sestiere: tocca a { $leader_seat } aprire la votazione.
       *[other] { $leader_seat_is ->
            [you] { $seat } non ha carte sestiere: tocca a te aprire la votazione.
           *[other] { $seat } non ha carte sestiere: tocca a { $leader_seat } aprire la votazione.
        }
    }
   *[no] { $seat_is ->
        [you] Indici una votazione.
       *[other] { $seat } indice una votazione.
    }
}
event-picked = { $seat_is ->
    [you] Scegli { one-card }.
   *[other] { $seat } sceglie { one-card }.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] { $opening ->
        [yes] Apri la votazione per { district-name } con { $cards }: { $total }.
       *[no] Cali { $cards }: { $total }.
    }
   *[other] { $opening ->
        [yes] { $seat } apre la votazione per { district-name } con { $cards }: { $total }.
       *[no] { $seat } cala { $cards }: { $total }.
    }
}
event-passed = { $seat_is ->
    [you] Passi.
   *[other] { $seat } passa.
}
event-vote-won = { $partner_seat ->
    [none] { $seat_is ->
        [you] Vinci { district-name }, { $total } a { $other }.
       *[other] { $seat } vince { district-name }, { $total } a { $other }.
    }
   *[other] { $seat_is ->
        [you] { winning-team } vincete { district-name }, { $total } a { $other }.
       *[other] { $partner_seat_is ->
            [you] { winning-team } vincete { district-name }, { $total } a { $other }.
           *[other] { winning-team } vincono { district-name }, { $total } a { $other }.
        }
    }
}
winning-team = { $seat_is ->
    [you] Tu e { $partner_seat }
   *[other] { $partner_seat_is ->
        [you] Tu e { $seat }
       *[other] { $seat } e { $partner_seat }
    }
}
event-trophy = { $seat_is ->
    [you] La tua carta { district-name } diventa un trofeo{ trophy-number }.
   *[other] La carta { district-name } di { $seat } diventa un trofeo{ trophy-number }.
}
trophy-number = { $count ->
    [one] { "" }
   *[other] : in tutto { $count }
}
event-discarded = { $seat_is ->
    [you] Scarti { $cards }.
   *[other] { $seat } scarta { $cards }.
}
event-took-back = { $seat_is ->
    [you] Riprendi { $cards }.
   *[other] { $seat } riprende { $cards }.
}
event-phase-ended = Finisce la fase { $phase }: { $first } punti contro { $second }.
event-may-catch-up = { $seat_is ->
    [you] Dalla tua parte ci sono meno punti: puoi pescare { $count } carte.
   *[other] Dalla parte di { $seat } ci sono meno punti: { $seat } può pescare { $count } carte.
}
event-caught-up = { $seat_is ->
    [you] Peschi { $count } carte.
   *[other] { $seat } pesca { $count } carte.
}
event-declined = { $seat_is ->
    [you] Non peschi nulla.
   *[other] { $seat } non pesca nulla.
}
event-refilled = Il mazzo azioni è finito: si rimescolano gli scarti ({ $count }).
event-reshuffled = Si rimescolano scarti e carte numero: { $action } carte azione, { $numbers } carte numero.
event-ended = { $reason ->
    [six] { $partner_seat ->
        [none] { $seat_is ->
            [you] Hai vinto tutti e sei i sestieri.
           *[other] { $seat } ha vinto tutti e sei i sestieri.
        }
       *[other] { $seat_is ->
            [you] { winning-team } avete vinto tutti e sei i sestieri.
           *[other] { $partner_seat_is ->
                [you] { winning-team } avete vinto tutti e sei i sestieri.
               *[other] { winning-team } hanno vinto tutti e sei i sestieri.
            }
        }
    }
   *[four] { $partner_seat ->
        [none] { $seat_is ->
            [you] Hai vinto { district-name } quattro volte.
           *[other] { $seat } ha vinto { district-name } quattro volte.
        }
       *[other] { $seat_is ->
            [you] { winning-team } avete vinto { district-name } quattro volte.
           *[other] { $partner_seat_is ->
                [you] { winning-team } avete vinto { district-name } quattro volte.
               *[other] { winning-team } hanno vinto { district-name } quattro volte.
            }
        }
    }
}
event-drawn = Nessuno ha vinto dopo { $rounds } giri.

reason-six = con tutti e sei i sestieri
reason-four = con quattro trofei dello stesso sestiere
reason-draw = senza vincitore

refusal-no-such-move = La mossa «{ $text }» non esiste. Scrivi per esempio «put CAN», «confirm», «choose 2», «resolve TRA», «betray C», «lay CAS» o «pass».
refusal-split-all = Una divisione nomina una volta tutte le carte sul tavolo, con una barra tra due offerte di almeno una carta ciascuna: «split 3 | CAN CAN GON TRA DOG 1 2».
refusal-gondola-alone = Una gondola non si cala mai da sola. Scegli una carta di un altro sestiere: la gondola viene da sé.
refusal-lay-districts = Si calano solo carte sestiere: Cannaregio (CAN), Santa Croce (SCR), San Polo (SPO), Dorsoduro (DOR), San Marco (SMA) o Castello (CAS).
refusal-two-offers = Le offerte sono due: «choose 1» o «choose 2».
refusal-no-special = Le carte speciali sono la spia (SPY), il traditore (TRA) e il doge (DOG).
refusal-fortunas-move = Questo lo decide il caso, non un giocatore.
refusal-fortunas-turn = Prima decide il caso.
refusal-now-split = Ora bisogna dividere le carte: mettine alcune nella seconda offerta e conferma.
refusal-empty-tray = In ogni offerta ci vuole almeno una carta.
refusal-last-card = Questa è l’ultima carta della prima offerta, e nessuna offerta può restare vuota.
refusal-already-over = Nella prima offerta non ci sono più carte { card-name }: una carta può stare in una sola offerta.
refusal-not-revealed = Sul tavolo non c’è nessuna carta { card-name }.
refusal-now-choose = Ora bisogna scegliere un’offerta: la prima o la seconda.
refusal-now-resolve = Ora usa una carta speciale: scegli quale.
refusal-not-pending = Non hai da usare nessuna carta { card-name }.
refusal-now-traitor = C’è un traditore all’opera: scegli un avversario che abbia carte, o mandalo via.
refusal-no-such-seat = I giocatori sono solo { $seats }.
refusal-own-hand = Un traditore prende una carta a un avversario, non a te.
refusal-partners-hand = Un traditore non prende mai una carta al tuo compagno.
refusal-empty-hand = Questo giocatore non ha carte in mano.
refusal-now-vote = C’è una votazione in corso: scegli le carte e conferma, oppure passa.
refusal-vote-first = Una carta speciale alla volta: prima deve finire questa votazione.
refusal-must-lead = Hai una carta sestiere: devi aprire la votazione.
refusal-picked-already = Hai già scelto delle carte: calale, o riprendile prima di passare.
refusal-lead-first = Scegli una o più carte dello stesso sestiere per aprire.
refusal-nothing-picked = Per restare in gioco devi calare almeno una carta sestiere; altrimenti passa.
refusal-contested-missing = La tua prima mossa deve contenere una carta di { district-name }, visto che ne hai.
refusal-too-low = Così fai { $total }; devi fare almeno { $need }.
refusal-not-held = Non hai in mano nessuna carta { card-name }.
refusal-all-picked = Hai già scelto tutte le carte { card-name } che hai in mano.
refusal-no-contested = Senza una carta di { district-name } non puoi partecipare a questa votazione.
refusal-too-weak = Dovresti fare almeno { $need }, e arriveresti al massimo a { $reach }.
refusal-gondola-gone = La gondola valeva solo per le carte calate con lei; per { card-name } ne serve un’altra.
refusal-no-gondola = Non si vota per { card-name } ma per { district-name }: serve una gondola, e non ne hai più.
refusal-gondola-wasted = Una gondola per { card-name } non ti porterebbe più a { $need }.
refusal-now-catch-up = Prima decidi: pescare le carte, o non pescare.

terminal-head = Fase { $phase }, giro { $round }. Nei mazzi: { $actions } carte azione, { $numbers } carte numero.
terminal-points = punti
terminal-own = { $role ->
    [divider] { $seat } (tu, dividi): carte { $size }; numeri { $numbers }
    [chooser] { $seat } (tu, scegli): carte { $size }; numeri { $numbers }
   *[other] { $seat } (tu): carte { $size }; numeri { $numbers }
}
terminal-player = { $role ->
    [divider] { $seat } (divide): carte { $size }, di cui { $known } e { $unknown } ignote; numeri { $numbers }
    [chooser] { $seat } (sceglie): carte { $size }, di cui { $known } e { $unknown } ignote; numeri { $numbers }
   *[other] { $seat }: carte { $size }, di cui { $known } e { $unknown } ignote; numeri { $numbers }
}
terminal-discards = Scarti ({ $count }): { $cards }
terminal-tray = Offerta { $number }: { $cards } (punti: { $points })
terminal-taken = Offerta { $number }: va a { $seat }
terminal-pending = { $seat } deve ancora usare: { $cards }
terminal-vote = Votazione per { $district }, { $first } a { $second }
terminal-row = { $state ->
    [passed] { $seat }: { $laid } = { $total }, fuori
    [asked] { $seat }: { $laid } = { $total }, di turno
   *[in] { $seat }: { $laid } = { $total }
}
terminal-need = Bisogna fare almeno { $need }.
terminal-draft = Scelte: { $cards } = { $total }. «confirm» le cala.
terminal-hand = La tua mano: { $cards }
terminal-looked-back = Le divisioni col senno di poi, l’offerta scelta tra parentesi; i rimpianti in carte:
terminal-split = { $round }. { $divider } per { $chooser }: { $first } | { $second } – rimpianto di { $divider } { $divider_regret }, di { $chooser } { $chooser_regret }
terminal-help =
    Carte: CAN SCR SPO DOR SMA CAS sono i sestieri, GON una gondola, SPY TRA DOG le carte speciali, 1 2 3 i numeri.
    Dividi in una riga, «split 3 | CAN GON TRA 1 2», o passo per passo con «put CAN» e «confirm». Poi «choose 1» o «choose 2».
    Carte speciali: «resolve TRA», «betray B» o «forgo». Votazioni: «lay CAS CAS SMA» le cala tutte insieme (le gondole vengono da sé), «lay CAS»
    sceglie una carta, «confirm» cala quelle scelte, «pass» passa. A fine fase: «catch-up» o «decline».

bot-apprentice = Apprendista
    .help = Sa cosa fanno le carte, ma dimentica presto cosa hai preso, fa offerte che sono pari solo ai suoi occhi e nelle votazioni paga troppo.
bot-merchant = Mercante
    .help = Pensa a cosa vuoi tu, ma vede solo alcune divisioni, ogni tanto dimentica una carta e nelle votazioni è un po’ orgoglioso.
bot-sensible = Senatore
    .help = Conta ogni carta che si può contare, divide in modo che le due offerte valgano per te lo stesso e vota solo quando conviene.
bot-doge = Doge
    .help = Gioca a mente il seguito di ogni divisione e di ogni votazione, sa dove portano le posizioni e calcola il finale fino in fondo.
