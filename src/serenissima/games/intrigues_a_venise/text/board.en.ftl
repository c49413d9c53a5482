# Intrigues à Venise, in English: what only the board says.

# names
board-you = you
board-ambassador = the Ambassador
board-spy = the { $colour } { $build } spy
board-colour-red = red
board-colour-blue = blue
board-colour-green = green
board-colour-yellow = yellow
board-letter-red = R
board-letter-blue = B
board-letter-green = G
board-letter-yellow = Y
board-thing-F = Lord Fiddlebottom
board-thing-B = Colonel Bubble
board-thing-X = Agent X
board-thing-Z = Madame Zsa Zsa
board-thing-Amb = the Ambassador
board-thing-tall = tall
board-thing-short = short
board-thing-fat = fat
board-thing-thin = thin
board-thing-mA = Alpha
board-thing-mB = Bravo
board-thing-mC = Charlie
board-thing-mD = Delta
board-short-F = Fiddle­bottom
board-short-B = Bubble
board-short-X = Agent X
board-short-Z = Zsa Zsa
board-short-tall = tall
board-short-short = short
board-short-fat = fat
board-short-thin = thin
board-short-mA = Alpha
board-short-mB = Bravo
board-short-mC = Charlie
board-short-mD = Delta
board-arrested = The arrested agent
board-numbered = { $name } (number { $number })
board-space-1 = Murano
board-space-2 = Sant'Alvise
board-space-3 = Ghetto
board-space-4 = San Girolamo
board-space-5 = San Giobbe
board-space-6 = San Geremia
board-space-7 = San Marcuola
board-space-8 = San Stae
board-space-9 = San Felice
board-space-10 = Sacca della Misericordia
board-space-11 = Santi Apostoli
board-space-12 = Fondamente Nove
board-space-13 = Ca' d'Oro
board-space-14 = San Giacomo dall'Orio
board-space-15 = Scalzi
board-space-16 = Santa Chiara
board-space-17 = Tolentini
board-space-18 = Frari
board-space-19 = Santa Maria Maggiore
board-space-20 = Santa Marta
board-space-21 = San Pantalon
board-space-22 = Campo Santa Margherita
board-space-23 = Golden Horn
board-space-24 = Sacca San Biagio
board-space-25 = Sant'Eufemia
board-space-26 = San Basilio
board-space-27 = San Barnaba
board-space-28 = Giudecca Gardens
board-space-29 = San Tomà
board-space-30 = Santo Stefano
board-space-31 = Redentore
board-space-32 = Zattere
board-space-33 = Accademia
board-space-34 = Santa Maria del Giglio
board-space-35 = La Fenice
board-space-36 = San Silvestro
board-space-37 = Rialto Market
board-space-38 = Dogana
board-space-39 = Zitelle
board-space-40 = San Giorgio Maggiore
board-space-41 = Sant'Elena
board-space-42 = San Marco Landing
board-space-43 = Riva degli Schiavoni
board-space-44 = Ca' di Dio
board-space-45 = Via Garibaldi
board-space-46 = Giardini
board-space-47 = Arsenal Gate
board-space-48 = Santa Maria Formosa
board-space-49 = Piazza San Marco
board-space-50 = Rialto
board-space-51 = Santi Giovanni e Paolo
board-space-52 = Celestia
board-space-53 = San Lorenzo
board-space-54 = Old Arsenal
board-space-55 = San Martino
board-space-56 = San Pietro di Castello
board-space-57 = Porta Nuova Tower
board-space-58 = the Embassy

# missions, as the passport prints them
board-mission = Mission
board-mission-HUNT-X = Land on Agent X with any spy of the team
board-mission-HUNT-Z = Land on Madame Zsa Zsa with any spy of the team
board-mission-HUNT-F = Land on Lord Fiddlebottom with any spy of the team
board-mission-HUNT-B = Land on Colonel Bubble with any spy of the team
board-mission-HUNT-Amb = Land on the Ambassador with any spy of the team
board-mission-GO-F-5 = Flight of Lord Fiddlebottom: to number 5, the yacht
board-mission-GO-F-7 = Appointment: Lord Fiddlebottom to number 7
board-mission-GO-B-1 = Flight of Colonel Bubble: to number 1, the balloon
board-mission-GO-Z-4 = Flight of Madame Zsa Zsa: to number 4, the Golden Horn
board-mission-GO-X-2 = Appointment: Agent X to number 2
board-mission-GO-X-6 = Flight of Agent X: to number 6, the speedboat
board-mission-GO-Amb-Emb = Bring the Ambassador to the Embassy
board-mission-GO-Amb-3 = Bring the Ambassador to number 3
board-mission-GO-Amb-8 = Bring the Ambassador to number 8
board-mission-MEET-F-B = Rendezvous: Lord Fiddlebottom and Colonel Bubble on one space
board-mission-MEET-Z-X = Rendezvous: Madame Zsa Zsa and Agent X on one space
board-mission-MEET-Z-Amb = Rendezvous: Madame Zsa Zsa and the Ambassador on one space
board-escape = an escape

# the map
board-map = Venice
board-players = Around the table
board-take = { $piece }, at { $space }
board-target-land = By land to { $space }
board-target-water = By water to { $space }
board-target-both = To { $space }
board-target-extra = A further step to { $space }
board-target-exile = Into exile to { $space }
board-target-meet = The meeting at { $space }
board-nearer = Look closer
board-farther = See more
board-is-asked = { $name } asks; the cards are being chosen
board-has-answered = These cards were shown to { $name }

# marbles
board-marbles = The marbles of this turn
board-marble-white = White marble
    .help = nothing happens
board-marble-red = Red marble
    .help = one of your spies, one space by land
board-marble-blue = Blue marble
    .help = one of your spies, one space by water
board-marble-yellow = Yellow marble
    .help = one of your spies, one space by land or by water
board-marble-black = Black marble
    .help = the Ambassador, one space by land or by water
board-marble-purple = Purple marble
    .help = a spy of another player, one space
board-marble-used = used

# what is to be done
board-do-colours = Choose your colour.
board-do-place = Place your spies.
board-do-shake = Your turn: shake the masked head.
board-do-move = Your move: choose a glowing piece, then a space.
board-do-piece = { $marble }: choose a piece or a lit space.
board-do-target = { $piece }: choose a lit space.
board-do-finish = No step is left. Finish your movement.
board-do-resolve = { $count ->
    [0] Nothing is left to do: end your turn.
    [one] A meeting! Go and see.
   *[other] { $count } meetings: which one first?
}
board-do-ask = You have met { $piece }. What do you want to know?
board-do-ask-ambassador = The Ambassador makes an introduction. Whom do you ask, and what?
board-do-answer = Choose the cards you show.
board-do-exile = Send { $piece } away: choose a lit space.
board-wait-colours = { $name } chooses a colour.
board-wait-place = { $name } places the spies.
board-wait-deal = The envelopes are filled.
board-wait-shake = { $name } takes the masked head.
board-wait-move = { $name } is moving.
board-wait-resolve = { $name } is deciding.
board-wait-ask = { $name } has met { $piece } and thinks of a question.
board-wait-answer = { $asked } chooses cards for { $asker }.
board-wait-exile = { $name } sends { $piece } away.
board-over = The masks are off.
board-to-map = To the map
board-take-back = Take back
board-finish = Finish moving
board-meet = Meet { $piece } at { $space }
board-ask-identity = Who are you?
    .short = Who?
board-ask-build = What build are you?
    .short = Build?
board-or-extra = or go one step further (violet)
board-shake = Shake
board-end = End the turn
board-place = Two spies change places when you press one after the other.
board-place-done = So be it

# the announcement
board-announce = Mission accomplished!
board-announce-text = You say that your team has done what it had to do, and that you did it in this turn. All envelopes are opened and the match is over.
board-announce-missions = With what you have marked, these missions could be yours:
board-announce-warning = If it is not so, the other side wins at once.
board-announce-sure = I am sure
board-announce-not-yet = Not yet
board-announce-now = Announce it

# papers
board-papers = Your papers
board-tab-papers = Papers
board-tab-notes = Notes
board-tab-map = Map
board-peek = Look into your envelope: hold it
board-peek-hint = hold to look
board-keep-open = Leave it open
board-close-envelope = Close the envelope
board-no-envelope = The envelopes are not dealt yet.
board-passport = Passport: the 24 missions
board-passport-closed = While your envelope is open, the lines that fit you are marked.
board-partner-letter = Partner’s letter
board-team-FB = Fiddlebottom and Bubble
board-team-ZX = Zsa Zsa and Agent X

# tics
board-tics = Tics
board-tic-eye = twitches the right eye
    .short = eye
    .whose = The right eye twitches: Lord Fiddlebottom’s habit
board-tic-ear = pulls the left ear
    .short = ear
    .whose = Pulling the left ear: Colonel Bubble’s habit
board-tic-frown = frowns
    .short = frown
    .whose = Frowning: Agent X’s habit
board-tic-pout = pouts
    .short = pout
    .whose = Pouting: Madame Zsa Zsa’s habit
board-tic-to = Meant for
board-tics-open = Everybody sees it. Nobody must mean it.
board-tics-discreet = Meant for one; the others may notice.
board-tics-none = No more before the next shake.

# notes
board-notes = Notes
board-notes-hand = Press a box: no, maybe, yes. Only you see it, and nobody checks it.
board-notes-deduce = Hatched boxes are impossible: press one to see why. The others are yours to mark.
board-worlds = { $count ->
    [one] one possible deal left
   *[other] { $count } of 216 deals possible
}
board-cell = { $name }, { $thing }: { $mark ->
    [yes] yes
    [no] no
    [maybe] maybe
   *[none] no mark
}
board-cell-out = { $name } cannot be { $thing }. Why?
board-cell-sure = { $name } is certainly { $thing }
board-mark-set = { $name }, { $thing }: { $mark ->
    [yes] yes
    [no] no
    [maybe] maybe
   *[none] no mark
}
board-why = { $name } is not { $thing }:
board-why-own = { $thing } lies in your own envelope.
board-why-together = All of these together, and your own envelope, leave no deal in which it could be so.
board-partner-found = Your partner is { $name }.
board-alone = You have no partner.
board-contested = Both teams want the same: { $piece }.
board-clear-marks = Erase all marks
board-answers-seen = What you were shown
board-answers-given = What you have shown
board-answers-none = Nothing yet.
board-question = Turn { $turn }: { $asker } asked { $asked } { $via ->
    [ambassador] through the Ambassador
   *[spy] face to face
} for { $about ->
    [identity] identity
   *[build] build
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
        [identity] Show two identities
       *[build] Show two builds
    }
   *[spy] { $about ->
        [identity] Show two identities and one build
       *[build] Show two builds and one identity
    }
}
board-hand = Your cards
board-envelope-use = Cards from your envelope
board-envelope-shut = Close the envelope
board-check-count = { $chosen } of { $count } cards
board-check-true = At least one identity or build is true
board-check-wrong = These cards do not answer the question
board-repeat-disclosure = { $name } has seen exactly these cards from you. Shown again, you must say of each whether it is true.
board-repeat-warning = { $name } has seen exactly these cards from you. This time it is only a warning; the next time you must say which are true.
board-show = Show { $name }
board-shown-before = Shown to { $name } before: { $count }
board-shown = { $name } showed you
board-truth = true
board-lie = false
board-shown-again = You have seen exactly these cards before.

# the end
board-reveal = The masks come off
board-reveal-announced = { $name }: “Mission accomplished!”
board-reveal-nobody = The night is over
board-reveal-right = And so it is. The mission: { $mission }.
board-reveal-wrong = But it is not so. The mission would have been: { $mission }.
board-reveal-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
board-reveal-draw = Nobody wins
board-reveal-skip = Skip
board-reveal-again = See it again
board-reveal-close = To the map
