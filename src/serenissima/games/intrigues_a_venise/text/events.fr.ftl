# événements
event-colour-taken = { $seat_is ->
    [you] Vous jouez { $colour ->
        [red] les rouges
        [blue] les bleus
        [green] les verts
       *[yellow] les jaunes
    }.
   *[other] { $seat } joue { $colour ->
        [red] les rouges
        [blue] les bleus
        [green] les verts
       *[yellow] les jaunes
    }.
}
event-placed = { $seat_is ->
    [you] Vos espions prennent place.
   *[other] { $seat } met ses espions en place.
}
# Le contenu reste sous le geste du coup d’œil : le journal est visible à l’écran.
event-envelope-opened = { $seat_is ->
    [you] Vous avez votre enveloppe. Personne d’autre n’a le droit d’y regarder.
   *[other] { $seat } regarde dans son enveloppe.
}
event-began = { $seat_is ->
    [you] Vous avez la carte « go » et commencez.
   *[other] { $seat } a la carte « go » et commence.
}
event-turn-began = { $seat_is ->
    [you] Vous agitez la tête masquée.
   *[other] { $seat } agite la tête masquée.
}
    .passing = yes
event-shaken = { $seat_is ->
    [you] Tour { $turn }, vos billes : { word-marbles }.
   *[other] Tour { $turn }, { $seat } a les billes : { word-marbles }.
}
event-marble-picked = { $seat_is ->
    [you] Vous prenez la bille { word-marble }.
   *[other] { $seat } prend la bille { word-marble }.
}
    .passing = yes
event-spy-picked = { $seat_is ->
    [you] Vous prenez { $build ->
        [thin] l’espion { word-colour } { word-build }
       *[other] le { word-build } espion { word-colour }
    }.
   *[other] { $seat } prend { $build ->
       [thin] l’espion { word-colour } { word-build }
      *[other] le { word-build } espion { word-colour }
   }.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] { $colour ->
        [none] Vous envoyez l’Ambassadeur { word-space }.
       *[other] Vous menez { $build ->
           [thin] l’espion { word-colour } { word-build }
          *[other] le { word-build } espion { word-colour }
       } { word-space }.
    }
   *[other] { $colour ->
        [none] { $seat } envoie l’Ambassadeur { word-space }.
       *[other] { $seat } mène { $build ->
           [thin] l’espion { word-colour } { word-build }
          *[other] le { word-build } espion { word-colour }
       } { word-space }.
    }
}
event-finished = { $seat_is ->
    [you] { $forced ->
        [yes] Vous ne pouvez pas vous déplacer.
       *[no] { $meetings ->
            [0] Déplacement terminé : vous ne rencontrez personne.
            [1] Déplacement terminé : vous avez une rencontre.
           *[other] Déplacement terminé : vous avez { $meetings } rencontres.
        }
    }
   *[other] { $forced ->
        [yes] { $seat } ne peut pas se déplacer.
       *[no] { $meetings ->
            [0] { $seat } termine son déplacement et ne rencontre personne.
            [1] { $seat } termine son déplacement et fait une rencontre.
           *[other] { $seat } termine son déplacement et fait { $meetings } rencontres.
        }
    }
}
event-met = { $with_seat ->
    [none] { $seat_is ->
        [you] Vous rencontrez l’Ambassadeur { word-space }.
       *[other] { $seat } rencontre l’Ambassadeur { word-space }.
    }
   *[other] { $seat_is ->
        [you] Vous rencontrez { $with_seat } { word-space }.
       *[other] { $with_seat_is ->
            [you] { $seat } rencontre l’un de vos espions { word-space }.
           *[other] { $seat } rencontre { $with_seat } { word-space }.
        }
    }
}
    .passing = yes
event-asked = { $via ->
    [ambassador] { $seat_is ->
        [you] Par l’Ambassadeur, vous demandez à { $of_seat }
       *[other] { $of_seat_is ->
            [you] Par l’Ambassadeur, { $seat } vous demande
           *[other] Par l’Ambassadeur, { $seat } demande à { $of_seat }
        }
    } { $about ->
        [identity] deux identités.
       *[build] deux déguisements.
    }
   *[spy] { $seat_is ->
        [you] Vous demandez à { $of_seat }
       *[other] { $of_seat_is ->
            [you] { $seat } vous demande
           *[other] { $seat } demande à { $of_seat }
        }
    } { $about ->
        [identity] deux identités et un déguisement.
       *[build] deux déguisements et une identité.
    }
}
event-answered = { $seat_is ->
    [you] Vous montrez vos cartes à { $asker_seat }.
   *[other] { $asker_seat_is ->
        [you] { $seat } vous montre ses cartes.
       *[other] { $seat } montre ses cartes à { $asker_seat }.
    }
}
event-cards-shown = { $seat_is ->
    [you] Vous montrez à { $asker_seat } : { word-cards }.
   *[other] { $asker_seat_is ->
        [you] { $seat } vous montre : { word-cards }.
       *[other] { $seat } montre à { $asker_seat } : { word-cards }.
    }
}
event-warned = { $seat_is ->
    [you] { $asker_seat } a déjà vu ces cartes : la prochaine fois, vous devrez dire la vérité.
   *[other] { $asker_seat_is ->
        [you] { $seat } vous a déjà montré ces cartes : la prochaine fois, il faudra vous dire la vérité.
       *[other] { $seat } a déjà montré ces cartes à { $asker_seat } : la prochaine fois, il faudra dire la vérité.
    }
}
event-disclosed = { $seat_is ->
    [you] { $asker_seat } a déjà vu ces cartes, vous devez donc dire la vérité.
   *[other] { $asker_seat_is ->
        [you] Vous avez déjà vu ces cartes, { $seat } doit donc dire la vérité.
       *[other] { $asker_seat } a déjà vu ces cartes, { $seat } doit donc dire la vérité.
    }
} { word-first } : { $first_true ->
    [yes] vrai
   *[no] faux
}{ $second ->
    [none] {""}
   *[other] , { word-second } : { $second_true ->
        [yes] vrai
       *[no] faux
    }
}{ $third ->
    [none] {""}
   *[other] , { word-third } : { $third_true ->
        [yes] vrai
       *[no] faux
    }
}.
event-extra-stepped = { $seat_is ->
    [you] Au lieu d’interroger, vous menez
   *[other] Au lieu d’interroger, { $seat } mène
} { $build ->
    [thin] l’espion { word-colour } { word-build }
   *[other] le { word-build } espion { word-colour }
    } une case plus loin, { word-space }.
event-exiled = { $colour ->
    [none] { $seat_is ->
        [you] Vous exilez l’Ambassadeur { word-space }.
       *[other] { $seat } exile l’Ambassadeur { word-space }.
    }
   *[other] { $seat_is ->
        [you] Vous exilez { $build ->
            [thin] l’espion { word-colour } { word-build }
           *[other] le { word-build } espion { word-colour }
        } { word-space }.
       *[other] { $of_seat_is ->
            [you] { $seat } exile { $build ->
                [thin] votre espion { word-build }
               *[other] votre { word-build } espion
            } { word-space }.
           *[other] { $seat } exile { $build ->
               [thin] l’espion { word-colour } { word-build }
              *[other] le { word-build } espion { word-colour }
           } { word-space }.
        }
    }
}
event-turn-ended = { $seat_is ->
    [you] Votre tour est fini.
   *[other] { $seat } a fini son tour.
}
    .passing = yes
event-gestured = { $seat_is ->
    [you] Vous { $gesture ->
        [eye] clignez de l’œil droit
        [ear] vous tirez l’oreille gauche
        [frown] froncez les sourcils
       *[pout] faites la moue
    }{ $to_seat ->
        [none] .
       *[other] {" "}en regardant { $to_seat }.
    }
   *[other] { $seat } { word-gesture }{ $to_seat ->
        [none] .
       *[other] { $to_seat_is ->
            [you] {" "}en vous regardant.
           *[other] {" "}en regardant { $to_seat }.
        }
    }
}
event-announced = { $seat_is ->
    [you] { $right ->
        [yes] « Mission accomplie ! », dites-vous, et c’est vrai. Votre mission : { word-mission }.
       *[no] « Mission accomplie ! », dites-vous, mais c’est faux. Votre mission : { word-mission }.
    }
   *[other] { $right ->
        [yes] « Mission accomplie ! », dit { $seat }, et c’est vrai. La mission : { word-mission }.
       *[no] « Mission accomplie ! », dit { $seat }, mais c’est faux. La mission : { word-mission }.
    }
}
event-departed = { $partner_seat ->
    [none] { $seat_is ->
        [you] Vous quittez le Carnaval et avez perdu.
       *[other] { $seat } quitte le Carnaval et a perdu.
    }
   *[other] { $seat_is ->
        [you] Vous quittez le Carnaval et avez perdu, votre partenaire aussi : { $partner_seat }.
       *[other] { $partner_seat_is ->
            [you] { $seat }, votre partenaire, quitte le Carnaval : vous avez perdu tous les deux.
           *[other] { $seat } quitte le Carnaval et a perdu, son partenaire aussi : { $partner_seat }.
        }
    }
}
event-unmasked = { $seat ->
    [none] L’agent arrêté était { word-identity }, déguisement { word-build }, message { word-message }.
   *[other] { $seat_is ->
        [you] Vous étiez { word-identity }, déguisement { word-build }, message { word-message }.
       *[other] { $seat } était { word-identity }, déguisement { word-build }, message { word-message }.
    }
}
event-answer-opened = { $seat_is ->
    [you] Au tour { $turn }, vous avez montré à { $asker_seat } : { word-cards }.
   *[other] { $asker_seat_is ->
        [you] Au tour { $turn }, { $seat } vous a montré : { word-cards }.
       *[other] Au tour { $turn }, { $seat } a montré à { $asker_seat } : { word-cards }.
    }
}
    .passing = yes
event-rounds-over = { $rounds ->
    [1] Une manche est finie : personne n’a accompli sa mission.
   *[other] { $rounds } manches sont finies : personne n’a accompli sa mission.
}

reason-mission = avec une mission accomplie
reason-mistake = après une fausse annonce
reason-rounds = après la dernière manche
