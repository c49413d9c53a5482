# events
event-colour-taken = { $seat_is ->
    [you] You play { word-colour }.
   *[other] { $seat } plays { word-colour }.
}
event-placed = { $seat_is ->
    [you] Your spies take their places.
   *[other] { $seat }'s spies take their places.
}
# What is in it stays behind the peek gesture: a log lies open on the screen.
event-envelope-opened = { $seat_is ->
    [you] You have your envelope. Nobody else may look inside.
   *[other] { $seat } looks into the envelope.
}
event-began = { $seat_is ->
    [you] You have the go card and begin.
   *[other] { $seat } has the go card and begins.
}
event-turn-began = { $seat_is ->
    [you] You shake the masked head.
   *[other] { $seat } shakes the masked head.
}
    .passing = yes
event-shaken = Turn { $turn }: { $seat_is ->
    [you] you shake { word-marbles }.
   *[other] { $seat } shakes { word-marbles }.
}
event-marble-picked = { $seat_is ->
    [you] You take the { word-marble } marble.
   *[other] { $seat } takes the { word-marble } marble.
}
    .passing = yes
event-spy-picked = { $seat_is ->
    [you] You take the { word-build } { word-colour } spy.
   *[other] { $seat } takes the { word-build } { word-colour } spy.
}
    .passing = yes
event-stepped = { $seat_is ->
    [you] { $colour ->
        [none] You send the Ambassador to { word-space }.
       *[other] You move the { word-build } { word-colour } spy to { word-space }.
    }
   *[other] { $colour ->
        [none] { $seat } sends the Ambassador to { word-space }.
       *[other] { $seat } moves the { word-build } { word-colour } spy to { word-space }.
    }
}
event-finished = { $seat_is ->
    [you] { $forced ->
        [yes] You cannot move.
       *[no] { $meetings ->
            [0] You finish moving and meet nobody.
            [one] You finish moving and have a meeting.
           *[other] You finish moving and have { $meetings } meetings.
        }
    }
   *[other] { $forced ->
        [yes] { $seat } cannot move.
       *[no] { $meetings ->
            [0] { $seat } finishes moving and meets nobody.
            [one] { $seat } finishes moving and has a meeting.
           *[other] { $seat } finishes moving and has { $meetings } meetings.
        }
    }
}
event-met = { $with_seat ->
    [none] { $seat_is ->
        [you] You meet the Ambassador at { word-space }.
       *[other] { $seat } meets the Ambassador at { word-space }.
    }
   *[other] { $seat_is ->
        [you] You meet one of { $with_seat }'s spies at { word-space }.
       *[other] { $with_seat_is ->
            [you] { $seat } meets one of your spies at { word-space }.
           *[other] { $seat } meets one of { $with_seat }'s spies at { word-space }.
        }
    }
}
    .passing = yes
event-asked = { $via ->
    [ambassador] { $seat_is ->
        [you] Through the Ambassador you ask { $of_seat }
       *[other] { $of_seat_is ->
            [you] Through the Ambassador { $seat } asks you
           *[other] Through the Ambassador { $seat } asks { $of_seat }
        }
    } for two { $about ->
        [identity] names.
       *[build] builds.
    }
   *[spy] { $seat_is ->
        [you] You ask { $of_seat }
       *[other] { $of_seat_is ->
            [you] { $seat } asks you
           *[other] { $seat } asks { $of_seat }
        }
    } for { $about ->
        [identity] two names and a build.
       *[build] two builds and a name.
    }
}
event-answered = { $seat_is ->
    [you] You show { $asker_seat } some cards.
   *[other] { $asker_seat_is ->
        [you] { $seat } shows you some cards.
       *[other] { $seat } shows { $asker_seat } some cards.
    }
}
event-cards-shown = { $seat_is ->
    [you] You show { $asker_seat }: { word-cards }.
   *[other] { $asker_seat_is ->
        [you] { $seat } shows you: { word-cards }.
       *[other] { $seat } shows { $asker_seat }: { word-cards }.
    }
}
event-warned = { $seat_is ->
    [you] { $asker_seat } has seen these cards from you before: next time you must tell the truth about them.
   *[other] { $asker_seat_is ->
        [you] You have seen these cards from { $seat } before: next time you must be told the truth about them.
       *[other] { $asker_seat } has seen these cards from { $seat } before: next time the truth must be told.
    }
}
event-disclosed = { $seat_is ->
    [you] { $asker_seat } has seen these cards before, so you must tell:
   *[other] { $asker_seat_is ->
        [you] You have seen these cards before, so { $seat } must tell:
       *[other] { $asker_seat } has seen these cards before, so { $seat } must tell:
    }
} { word-first } is { $first_true ->
    [yes] true
   *[no] false
}{ $second ->
    [none] {""}
   *[other] , { word-second } is { $second_true ->
        [yes] true
       *[no] false
    }
}{ $third ->
    [none] {""}
   *[other] , { word-third } is { $third_true ->
        [yes] true
       *[no] false
    }
}.
event-extra-stepped = Instead of asking, { $seat_is ->
    [you] you go on
   *[other] { $seat } goes on
} with the { word-build } { word-colour } spy to { word-space }.
event-exiled = { $colour ->
    [none] { $seat_is ->
        [you] You send the Ambassador away to { word-space }.
       *[other] { $seat } sends the Ambassador away to { word-space }.
    }
   *[other] { $seat_is ->
        [you] You send the { word-build } { word-colour } spy away to { word-space }.
       *[other] { $of_seat_is ->
            [you] { $seat } sends your { word-build } spy away to { word-space }.
           *[other] { $seat } sends the { word-build } { word-colour } spy away to { word-space }.
        }
    }
}
event-turn-ended = { $seat_is ->
    [you] Your turn is over.
   *[other] { $seat }'s turn is over.
}
    .passing = yes
event-gestured = { $seat_is ->
    [you] You { $gesture ->
        [eye] twitch your right eye
        [ear] pull your left ear
        [frown] frown
       *[pout] pout
    }{ $to_seat ->
        [none] .
       *[other] , looking at { $to_seat }.
    }
   *[other] { $seat } { word-gesture }{ $to_seat ->
        [none] .
       *[other] { $to_seat_is ->
            [you] , looking at you.
           *[other] , looking at { $to_seat }.
        }
    }
}
event-announced = { $seat_is ->
    [you] { $right ->
        [yes] “Mission accomplished!” you say, and so it is. Your mission was: { word-mission }.
       *[no] “Mission accomplished!” you say, but it is not. Your mission was: { word-mission }.
    }
   *[other] { $right ->
        [yes] “Mission accomplished!” says { $seat }, and so it is. The mission was: { word-mission }.
       *[no] “Mission accomplished!” says { $seat }, but it is not. The mission was: { word-mission }.
    }
}
event-departed = { $partner_seat ->
    [none] { $seat_is ->
        [you] You leave the carnival and have lost.
       *[other] { $seat } leaves the carnival and has lost.
    }
   *[other] { $seat_is ->
        [you] You leave the carnival and have lost, and so has your partner: { $partner_seat }.
       *[other] { $partner_seat_is ->
            [you] { $seat } was your partner and leaves the carnival: you have both lost.
           *[other] { $seat } leaves the carnival and has lost, and so has the partner: { $partner_seat }.
        }
    }
}
event-unmasked = { $seat ->
    [none] The arrested agent was { word-identity }, { word-build }, message { word-message }.
   *[other] { $seat_is ->
        [you] You were { word-identity }, { word-build }, message { word-message }.
       *[other] { $seat } was { word-identity }, { word-build }, message { word-message }.
    }
}
event-answer-opened = { $seat_is ->
    [you] In turn { $turn } you showed { $asker_seat }: { word-cards }.
   *[other] { $asker_seat_is ->
        [you] In turn { $turn } { $seat } showed you: { word-cards }.
       *[other] In turn { $turn } { $seat } showed { $asker_seat }: { word-cards }.
    }
}
    .passing = yes
event-rounds-over = { $rounds ->
    [one] One round is over: nobody has accomplished a mission.
   *[other] { $rounds } rounds are over: nobody has accomplished a mission.
}

reason-mission = with a mission accomplished
reason-mistake = after a false announcement
reason-rounds = after the last round
