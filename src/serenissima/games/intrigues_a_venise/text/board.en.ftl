# Intrigues à Venise, in English: what only the board says.

# names
board-you = you
board-spy = the { $build } { $colour } spy
board-letter-red = R
board-letter-blue = B
board-letter-green = G
board-letter-yellow = Y
board-short-F = Fiddlebottom
board-short-B = Bubble
board-short-X = Agent X
board-short-Z = Zsa Zsa
board-arrested = The arrested agent
board-numbered = { $name } (number { $number })

# the passport
board-mission = Mission
board-escape = an escape
board-escape-note = marks an escape. With three players, an agent without a partner flees there.

# the map
board-map = Venice
board-standing = Who stands where
board-stands = { $piece } at { $space }
board-places = All places and their routes
board-place-routes = { $space }{ $piece ->
    [none] {""}
   *[other] , here: { $piece }
}. { $land ->
    [none] {""}
   *[other] By land to { $land }.
} { $water ->
    [none] {""}
   *[other] By water to { $water }.
}
board-players = Around the table
board-take = { $piece }, at { $space }
board-target-land = By land to { $space }
board-target-water = By water to { $space }
board-target-both = To { $space }
board-target-extra = One step on to { $space }
board-target-exile = Into exile to { $space }
board-target-met = { $words }, where { $piece } stands
board-target-meet = The meeting at { $space }
board-nearer = Look closer
board-farther = See more
board-is-asked = { $name } has asked; the cards are being chosen
board-has-answered = These cards were shown to { $name }

# marbles
board-marbles = The marbles of this turn
board-marble-used = { $marble }: used

# what is to be done
board-do-colours = Choose your colour.
board-do-place = Place your spies.
board-do-ready = Your turn: shake the masked head.
board-do-move = Your turn to walk: choose a glowing piece, then a lit space.
board-do-piece = You hold the { $marble } marble. Choose a piece or a lit space.
board-do-target = Choose a lit space for { $piece }.
board-do-finish = No steps are left. Finish moving.
board-do-resolve = { $count ->
    [0] There is nothing left to do: end your turn.
    [one] You have met somebody: go to the meeting.
   *[other] You have { $count } meetings. Which one first?
}
board-do-ask = You have met { $piece }. What do you want to know?
board-do-ask-ambassador = Through the Ambassador you may ask anybody. Whom, and what?
board-do-answer = Choose the cards you show.
board-do-exile = Send { $piece } away: choose any lit space.
board-wait-colours = { $name } is choosing a colour.
board-wait-place = { $name } is placing spies.
board-drawn-colours = The colours are handed out.
board-drawn-place = The spies take their places.
board-wait-deal = The envelopes are being filled.
board-wait-ready = { $name } takes the masked head.
board-wait-shake = { $name } shakes the masked head.
board-wait-move = { $name } is moving.
board-wait-resolve = { $name } is deciding.
board-wait-ask = { $name } has met { $piece } and is thinking of a question.
board-wait-you = It is your turn.
board-wait-answer = { $asked } is choosing cards to show { $asker_is ->
    [you] you.
   *[other] { $asker }.
}
board-wait-exile = { $name } is sending { $piece } away.
board-over = The masks are off.
board-ended = The match is over.
board-to-map = To the map
board-take-back = Take back
board-finish = Finish moving
board-meet = Meet { $piece } at { $space }
board-ask-identity = Who are you?
    .short = Who?
    .whom = Ask { $name }: who are you?
board-ask-build = What build are you?
    .short = Build?
    .whom = Ask { $name }: what build are you?
board-or-extra = or ask nothing and walk one step on (violet spaces)
board-shake = Shake
board-end = End the turn
board-place = Press two spies one after the other, and they change places.
board-place-done = Place them like this

# the announcement
board-announce = Mission accomplished!
board-announce-text = You announce that your team has accomplished its mission, and that you did it in this turn. All envelopes are opened and the match is over.
board-announce-missions = Going by what you have marked, your mission could be:
board-announce-warning = If you are wrong, the other side wins at once.
board-announce-sure = I am sure
board-announce-not-yet = Not yet
board-announce-now = Announce it

# papers
board-papers = Your papers
board-tab-task = Task
board-tab-papers = Papers
board-tab-notes = Notes
board-tab-map = Map
board-peek = Your envelope: hold to look
board-peek-hint = hold to look
board-keep-open = Leave it open
board-close-envelope = Close the envelope
board-no-envelope = The envelopes are not dealt yet.
board-passport = Passport: the 24 missions
board-passport-closed = While your envelope is open, the lines that fit you are marked.
board-partner-letter = Your partner’s message
board-team-FB = Fiddlebottom and Bubble
board-team-ZX = Zsa Zsa and Agent X
board-screen = The map on a shared screen
    .help = Opens this table for everybody in the room to look at. It shows nothing secret, not even yours.

# tics
board-tics = Tics
board-tic-eye = Eye
    .whose = The right eye twitches: Lord Fiddlebottom’s habit
board-tic-ear = Ear
    .whose = Pulling the left ear: Colonel Bubble’s habit
board-tic-frown = Frown
    .whose = Frowning: Agent X’s habit
board-tic-pout = Pout
    .whose = Pouting: Madame Zsa Zsa’s habit
board-tic-to = Meant for
board-tics-open = Everybody sees it, and it may be a bluff.
board-tics-discreet = It is meant for one player; the others may notice.
board-tics-none = You have made your tic. After the next shake of the masked head you may make another.

# notes
board-notes = Notes
board-notes-of = What { $name } has noted
board-notes-hand = Press a box to mark it: no, maybe, yes. Only you see your marks, and nobody checks them.
board-notes-paper = This table plays with pencil and paper: an answer lies open until the piece is sent away; afterwards you have only your marks.
board-notes-deduce = Hatched boxes are impossible: press one to see why. Gold ones are certain. The others are yours to mark.
board-notes-folded = Only what you were shown. The boxes open when you have answered.
board-worlds = { $count ->
    [one] everything is certain
   *[other] { $count } of 216 deals still possible
}
board-cell = { $name }, { $thing }: { $mark ->
    [yes] yes
    [no] no
    [maybe] maybe
   *[none] no mark
}
board-cell-out = { $name } cannot be { $thing }. Why?
board-cell-sure = { $name_is ->
    [you] You are certainly { $thing }
   *[other] { $name } is certainly { $thing }
}
board-mark-set = { $name }, { $thing }: { $mark ->
    [yes] yes
    [no] no
    [maybe] maybe
   *[none] no mark
}
board-why = { $name } is not { $thing }:
board-why-own = { $thing } lies in your own envelope.
board-why-together = Together with your own envelope, these answers rule it out.
board-partner-found = Your partner is { $name }.
board-alone = You have no partner.
board-contested = Both teams need the same piece: { $piece }.
board-clear-marks = Erase all marks
board-answers-seen = What you were shown
board-answers-given = What you have shown
board-answers-none = Nothing yet.
board-question = Turn { $turn }: { $asker_is ->
    [you] you asked { $asked }
   *[other] { $asked_is ->
        [you] { $asker } asked you
       *[other] { $asker } asked { $asked }
    }
}{ $via ->
    [ambassador] {" "}through the Ambassador
   *[spy] {""}
}: { $about ->
    [identity] who are you?
   *[build] what build are you?
}
board-card-words = { $sealed ->
    [yes] { $name }, from the envelope
   *[no] { $name }
}{ $truth ->
    [true] , true
    [false] , false
   *[none] { "" }
}

# the answer
board-your-answer = Your answer
board-asked-you = { $name } asks you: { $about ->
    [identity] who are you?
   *[build] what build are you?
}
board-slots = { $via ->
    [ambassador] { $about ->
        [identity] Show two names
       *[build] Show two builds
    }
   *[spy] { $about ->
        [identity] Show two names and one build
       *[build] Show two builds and one name
    }
}
board-hand = Your cards
board-envelope-use = Cards from your envelope
board-envelope-shut = Close the envelope
board-check-count = { $chosen } of { $count } cards
board-check-true = At least one name or build is true
board-check-wrong = These cards do not answer the question
board-repeat-disclosure = { $name } has seen exactly these cards from you. If you show them again, you must say of each whether it is true.
board-repeat-warning = { $name } has seen exactly these cards from you. This time it is only a warning; the next time you must say which are true.
board-show = Show { $name }
board-shown-before = Shown to { $name } before: { $count }
board-shown = { $name } showed you
board-truth = true
board-lie = false
board-shown-again = You have seen exactly these three cards before.
board-shown-paper = Mark what matters: the cards go back when you send the piece away, and nobody lists them.

# the end
board-reveal = The masks come off
board-reveal-announced = { $name }: “Mission accomplished!”
resign-text = The match ends: you have lost it, and so has your partner, whoever that is. All masks come off.
resign-text-for = The match ends: { $name } has lost it, and so has the partner, whoever that is. All masks come off.
board-reveal-nobody = The night is over
board-reveal-left = { $name } leaves the carnival
board-reveal-right = And so it is. The mission: { $mission }.
board-reveal-wrong = But it is not so. The mission would have been: { $mission }.
board-reveal-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
board-reveal-draw = Nobody wins
board-reveal-answers = All { $count } questions and answers
board-reveal-skip = Skip
board-reveal-again = See it again
board-reveal-close = Back to the map
board-key-envelope = held down on your envelope: look inside
    .keys = Space
board-key-release = let go of the piece or marble in your hand
    .keys = Escape
