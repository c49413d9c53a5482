board-nothing = niente
board-times = { $count } × { $card }

board-trophies = Trofei: quattro posti per ogni sestiere
board-trophies-cell = { $who }: { $count ->
    [0] nessun trofeo
    [one] un trofeo
   *[other] { $count } trofei
} di { $district }{ $decisive ->
    [yes] ; con il prossimo la partita è vinta
   *[no] {""}
}
board-six = { $count ->
    [one] 1 sestiere su { $six }
   *[other] { $count } sestieri su { $six }
}
board-points = { $count ->
    [one] punto
   *[other] punti
}
board-points-help = I punti non servono mai: a fine fase, chi ne ha di meno pesca carte.
board-points-of = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} su { $limit }. A { $limit } finisce la fase; chi ne ha di meno pesca carte.
board-role-divider = { $is ->
    [you] dividi
   *[other] divide
}
board-role-chooser = { $is ->
    [you] scegli
   *[other] sceglie
}
board-you = Tu
board-partner-idle = il tuo compagno
board-partner-divider = compagno, divide
board-partner-chooser = compagno, sceglie
board-hand-of = { $is ->
    [you] Hai in mano { board-cards }
   *[other] { $who } ha in mano { board-cards }
}
board-numbers-of = { $is ->
    [you] { $count ->
        [0] Davanti a te non ci sono carte numero.
       *[other] Carte numero davanti a te: { $numbers }.
    }
   *[other] { $count ->
        [0] Davanti a { $who } non ci sono carte numero.
       *[other] Carte numero davanti a { $who }: { $numbers }.
    }
}

board-offer = Offerta { $offer }
board-tray-empty = Tocca o trascina le carte per metterle qui.
board-no-actions = nessuna carta azione
board-kind-district = { $count ->
    [one] 1 carta sestiere
   *[other] { $count } carte sestiere
}
board-kind-gondola = { $count ->
    [one] 1 gondola
   *[other] { $count } gondole
}
board-kind-traitor = { $count ->
    [one] 1 traditore
   *[other] { $count } traditori
}
board-kind-spy = { $count ->
    [one] 1 spia
   *[other] { $count } spie
}
board-kind-doge = { $count ->
    [one] 1 doge
   *[other] { $count } dogi
}
board-split-card = { $card }, nell’offerta { $offer }. Sposta nell’altra offerta
board-put = { $card } nell’offerta { $offer }: { $count ->
    [one] una carta
   *[other] { $count } carte
}, punti: { $points }.
board-confirm-split = Offri queste due
board-split-hint = Metti almeno una carta in ogni offerta.

board-hand-empty = Nessuna carta in mano.
board-hand-lay = { $card }, { $count } in mano. Calane una
board-hand-blocked = { $card }, { $count } in mano. Perché non si può calare?
board-hand-idle = { $card }, { $count } in mano
board-hand = La tua mano
board-hand-list = Hai in mano: { $cards }.
board-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}

board-score = Le due parti
board-and = { $one } e { $other }
board-unknown = { $count ->
    [0] Di ogni copia si sa dov’è
    [one] Una copia è nel mazzo o nascosta in una mano
   *[other] { $count } copie sono nel mazzo o nascoste in una mano
}
board-when = Fase { $phase }, giro { $round }
board-pending = { $is ->
    [you] Devi ancora usare: { $cards }
   *[other] { $who } deve ancora usare: { $cards }
}
board-pending-short = Da usare
board-waiting = { $is ->
    [you] Sul tavolo per te: { $cards }
   *[other] Sul tavolo per { $who }: { $cards }
}
board-waiting-short = { $is ->
    [you] Per te
   *[other] Per { $who }
}
board-pile-action = { $count ->
    [one] Una carta azione da pescare
   *[other] { $count } carte azione da pescare
}
board-pile-number = { $count ->
    [one] Una carta numero da pescare
   *[other] { $count } carte numero da pescare
}
board-pile-discard = Pila degli scarti, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
board-discards = Pila degli scarti
board-discards-empty = Dall’ultima mescolata nessuno ha scartato carte.
board-turned-up = Scoperte

board-count = Il conto
board-count-wanted = Mostra sul tavolo: «4?» accanto a un sestiere vuol dire che quattro copie non si sono ancora viste
board-count-caption = Dove sono le copie di ogni carta, da ciò che è o è stato scoperto. Qui non c’è nulla che per te sia segreto.
board-card = Carta
board-count-trophies = Trofei
board-count-discards = Scarti
board-count-table = Sul tavolo
board-count-hand = La tua mano
board-count-known = Altre mani
board-count-unknown = Ignote

board-prompt-deal = Si distribuiscono le carte.
board-prompt-first = Il caso decide chi divide per primo.
board-prompt-reveal = Si scoprono le carte del giro.
board-prompt-split = { $mine ->
    [yes] Dividi le carte. La prima scelta è di { $chooser }.
   *[no] { $who } divide le carte in due offerte.
}
board-prompt-choose = { $mine ->
    [yes] Prendi una delle due offerte.
   *[no] { $who } sceglie un’offerta.
}
board-prompt-resolve = { $mine ->
    [yes] Tocca la carta speciale che usi adesso.
   *[no] { $who } usa carte speciali.
}
board-prompt-traitor = { $mine ->
    [yes] Tocca una mano: il tuo traditore prende una carta.
   *[no] { $who } manda un traditore.
}
board-prompt-pluck = Il traditore prende una carta.
board-prompt-spy = La spia si guarda intorno.
board-prompt-vote = { $mine ->
    [yes] { $opening ->
        [yes] Tocca carte di un solo sestiere per aprire la votazione.
       *[no] { $comes ->
            [wins] Non c’è più nessun avversario: passa, e il trofeo è tuo.
            [loses] Non c’è più nessun avversario: superali, o passa e perdi la votazione.
           *[open] { $free ->
                [yes] Tocca almeno una carta per restare in gioco, o passa.
               *[no] Tocca le carte per rilanciare, o passa.
            }
        }
    }
   *[no] { $opening ->
        [yes] { $who } apre una votazione.
       *[no] { $who } rilancia o passa.
    }
}
board-prompt-catch-up = { $mine ->
    [yes] Avere meno punti conviene: puoi pescare { $count } carte.
   *[no] { $who } ha meno punti e può pescare { $count } carte.
}
board-prompt-catch-up-draw = { $who } pesca carte di recupero.
board-prompt-over = La partita è finita.

board-after = Punti dopo questa scelta
board-phase-ends = { $side ->
    [you] La fase finisce: tu peschi { $count } carte.
    [yours] La fase finisce: tu e { $who } pescate { $count } carte a testa.
    [one] La fase finisce: { $who } pesca { $count } carte.
    [team] La fase finisce: { $who } pescano { $count } carte a testa.
   *[nobody] La fase finisce: nessuno pesca.
}
board-phase-would-end = { $side ->
    [you] Se { $chooser } la prende, la fase finisce: tu peschi { $count } carte.
    [yours] Se { $chooser } la prende, la fase finisce: tu e { $who } pescate { $count } carte a testa.
    [one] Se { $chooser } la prende, la fase finisce: { $who } pesca { $count } carte.
    [team] Se { $chooser } la prende, la fase finisce: { $who } pescano { $count } carte a testa.
   *[nobody] Se { $chooser } la prende, la fase finisce: nessuno pesca.
}
board-offer-of = { $is ->
    [you] per te
   *[other] per { $who }
}
board-take = Prendi l’offerta { $offer }

board-take-from = Prendi una carta a { $name }
board-forgo = Non prendere nulla
board-special-TRA = Prendi alla cieca una carta dalla mano di un avversario.
board-special-SPY = Pesca due carte dal mazzo.
board-special-DOG = Indici una votazione per un trofeo.

board-help-TRA = Traditore: prende alla cieca una carta dalla mano di un avversario.
board-help-SPY = Spia: pesca due carte dal mazzo.
board-help-DOG = Doge: indice una votazione. Le votazioni danno trofei, e i trofei danno la vittoria.
board-help-GON = Gondola: porta in una votazione carte di un altro sestiere.
board-help-district = { $card }: calala in una votazione. Se vinci, diventa un trofeo.
board-help-number = { $count ->
    [one] Un punto. Meno è meglio: a fine fase, chi ne ha di meno pesca carte.
   *[other] { $count } punti. Meno è meglio: a fine fase, chi ne ha di meno pesca carte.
}
board-catch-up = Il premio per chi ha meno punti: vuoi pescare { $count } carte? Sestieri e gondole li vedi solo tu; spie, traditori e dogi si scoprono.
board-draw = Pesca { $count } carte
board-decline = Non pescare

board-vote = La votazione
board-vote-for = La votazione per { $district }
board-vote-opens = Si va al voto
board-doge-of = { $is ->
    [you] Il tuo doge
   *[other] Il doge di { $who }
}
board-vote-total = in tutto
board-passed = passa
board-need = { $mine ->
    [yes] Fai almeno { $need }
   *[no] { $who } deve fare almeno { $need }
}
board-tie = { $side ->
    [you] In caso di parità vinci tu
    [yours] In caso di parità vincete tu e { $who }
   *[other] In caso di parità vince { $who }
}
board-take-back = Riprendi
board-lay = Cala { $count ->
    [one] 1 carta
   *[other] { $count } carte
}: { $total } in tutto
board-lay-hint = Tocca le carte della tua mano per calarle. Dove serve, una gondola viene da sé.
board-pass = Passo
board-pass-wins = Passa e vinci la votazione
board-pass-loses = Passa e perdi la votazione
board-must-pass = Non hai in mano nulla da calare qui: puoi solo passare. Gli altri non vedono che non avevi scelta.

board-after-vote = Dopo la votazione
board-vote-won = { $side ->
    [you] Vinci { $district }, { $total } a { $other }
    [yours] Tu e { $who } vincete { $district }, { $total } a { $other }
    [team] { $who } vincono { $district }, { $total } a { $other }
   *[one] { $who } vince { $district }, { $total } a { $other }
}
board-tie-won = In caso di parità vince la parte del doge.
board-flow-trophy = { $is ->
    [you] La tua carta { $district } diventa il trofeo.
   *[other] La carta { $district } di { $who } diventa il trofeo.
}
board-flow-discard = { $is ->
    [you] Scarti { $cards }.
   *[other] { $who } scarta { $cards }.
}
board-flow-back = { $is ->
    [you] Riprendi { $cards }.
   *[other] { $who } riprende { $cards }.
}
board-go-on = Torna al tavolo
board-skip = Salta

board-look-back = Ogni divisione col senno di poi
board-look-back-help = A mani scoperte: le barre dicono quanto valeva ogni offerta per ciascun giocatore, contato in carte (1 è più o meno una carta sestiere). «Regalato» è quanto il giocatore avrebbe potuto fare meglio con un’altra divisione o con l’altra offerta.
board-look-back-how = Come si fa il conto?
board-look-back-cards = Una carta sestiere vale circa 1: di più se il giocatore ne aveva altre dello stesso sestiere, o quando lì un trofeo avrebbe avvicinato la fine. Una gondola conta 1,2, una spia 1,8, un traditore 2. Un doge conta per il trofeo che avrebbe potuto vincere con le mani com’erano, e contro chi lo possiede quando l’avrebbero vinto gli altri. Ogni punto costa fino a mezza carta, perché chi ha meno punti recupera.
board-look-back-regret = Chi sceglie vuole un’offerta che valga molto, mentre quella che resta deve valere poco per chi divide; quando l’altra avrebbe reso di più, la scelta ha regalato la differenza. Chi divide vuole due offerte tra le quali ci sia poco da guadagnare; ciò che la divisione migliore avrebbe risparmiato, questa l’ha regalato. È un conto approssimativo: non considera il caso né le votazioni successive.
board-did-well = { $count ->
    [0] In ognuno dei tuoi giri ({ $all }) un’altra divisione o scelta sarebbe stata migliore.
   *[other] Che cosa hai fatto bene: in { $count } giri su { $all } nessun’altra divisione o scelta sarebbe stata migliore. { $count ->
        [one] È stato il giro { $rounds }.
       *[other] Sono stati i giri { $rounds }.
    }
}
board-player = Giocatore
board-as-divider = Regalato dividendo
board-as-chooser = Regalato scegliendo
board-regret-sum = { $worth } in { $count ->
    [one] un giro
   *[other] { $count } giri
}
board-split-title = { $mine ->
    [divider] Giro { $round }: tu dividi, { $chooser } sceglie
    [chooser] Giro { $round }: { $divider } divide, tu scegli
   *[other] Giro { $round }: { $divider } divide, { $chooser } sceglie
}
board-no-regret = niente
board-regret = { $worth }
board-divider-regret = { $is ->
    [you] La tua divisione ha regalato
   *[other] La divisione di { $who } ha regalato
}
board-chooser-regret = { $is ->
    [you] La tua scelta ha regalato
   *[other] La scelta di { $who } ha regalato
}
board-better-split = La divisione che regalava meno
board-last-hand = { $is ->
    [you] Avevi ancora in mano
   *[other] { $who } aveva ancora in mano
}
board-no-splits = In questa partita non è stata scelta nessuna offerta.

board-card-CAN = Cannaregio
board-card-SCR = Santa Croce
board-card-SPO = San Polo
board-card-DOR = Dorsoduro
board-card-SMA = San Marco
board-card-CAS = Castello
board-card-GON = Gondola
board-card-SPY = Spia
board-card-TRA = Traditore
board-card-DOG = Doge
board-card-1 = Numero 1
board-card-2 = Numero 2
board-card-3 = Numero 3
board-key-split = mettere la carta nella prima o nella seconda offerta
    .keys = ← →
