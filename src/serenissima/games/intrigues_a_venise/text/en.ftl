# Intrigues à Venise, in English.
title = Intrigues à Venise
pitch = Carnival night. Find out who your partner is behind the mask, exchange your messages, and be the first to accomplish your mission.
kind = Hidden partners, deduction and bluff

# the goal card
goal-wins = You or your partner must accomplish your team’s mission and announce it. You win together.
goal-ends = The first announcement ends the match. If it is false, the other side wins.
goal-turn = Your three marbles say how your spies may walk. Meet somebody, ask a question, and send the piece you met away.
goal-secret = You are { word-identity }, { word-build }, with message { word-message }.
goal-partner = Find your partner, { word-identity }{ $arrested ->
    [yes] , who may have been arrested; then you must flee alone.
   *[no] .
}

# bots of this game, weakest first
bot-novice = Carnival guest
    .help = Asks whoever it meets, hides little, and forgets many answers after two rounds.
bot-sensible = Agent
    .help = Keeps an exact notebook, tells friends and misleads enemies, hurries once it knows its mission.
bot-spymaster = Spymaster
    .help = Reads between the cards: what you show betrays what you hide. Sends enemies away and its partner close to the goal, and knows how many turns a way takes.

# options
option-notes = Notes
    .help = What the table writes down for you. It is the same for all players.
option-notes-paper = Paper: you see an answer once, then only what you marked yourself
option-notes-log = Log: every answer you were given is listed
option-notes-deduce = Deduction: what is impossible is crossed out too, and says why
option-tics = Tics
    .help = Who sees it when somebody twitches an eye, pulls an ear, frowns or pouts.
option-tics-open = Open: everybody sees them
option-tics-discreet = Discreet: one player for certain, each other with one chance in three
option-tics-off = None
option-tic_limit = Tics for each player
    .help = How many each player may make between one shake of the masked head and the next. 0: as many as you like.
option-repeat = Showing the same cards again
    .help = What happens when a player shows somebody the same three cards again.
option-repeat-penalty = Penalty: the truth of each card must be told
option-repeat-forbidden = Forbidden, unless nothing else can be shown
option-repeat-lenient = Lenient: a warning the second time, the truth the third
option-repeat_ambassador = Repeating at the Ambassador
    .help = Whether the two cards shown at the Ambassador count as well.
option-repeat_ambassador-exempt = They may be repeated freely
option-repeat_ambassador-included = They count
option-sealed_cards = Sealed cards
    .help = A true name or build may be proved with the card from the envelope.
option-ambassador_message = Message at the Ambassador
    .help = The message may also be shown at the Ambassador.
option-exile = Exile of spies
    .help = Where a spy who was questioned can be sent.
option-exile-white = To plain white spaces
option-exile-white_or_numbered = To white and numbered spaces
option-exile-any_unnumbered = To any space without a number
option-extra_step_scope = Extra step
    .help = Instead of asking, the spy of a meeting goes one space further.
option-extra_step_scope-spies = Only when meeting a spy
option-extra_step_scope-all = When meeting the Ambassador, too
option-announce = Mission accomplished
    .help = When an announcement is true.
option-announce-act = By something the player moved in this turn
option-announce-standing = When the pieces stand right, whoever moved them
option-exile_can_win = Winning by exile
    .help = A piece that is sent into exile may complete a mission.
option-solo_escape = Escape of a lone spy
    .help = With three players one agent is arrested, and that agent's partner must flee.
option-solo_escape-either = From either place of the team
option-solo_escape-own = Only from the character's own place
option-phantom = Masked head
    .help = Which marbles are in it.
option-phantom-mb1988 = 1988: three white, two red, two blue, two black, one yellow
option-phantom-ares2013 = 2013: no blanks, and purple ones that move another player's spy
option-undo = Taking steps back
    .help = Steps may be taken back until the movement is finished.
option-placement = Spies at the start
    .help = Which spy stands on which start space of its colour.
option-placement-random = Drawn at random
option-placement-choose = Each player decides
option-colours = Colours
    .help = Who plays which colour.
option-colours-random = Drawn at random
option-colours-choose = Each player picks one
option-absent_colour = Absent colour
    .help = With three players, the colour that is not used.
option-absent_colour-random = Drawn at random, or the one nobody picks
option-absent_colour-red = Red
option-absent_colour-blue = Blue
option-absent_colour-green = Green
option-absent_colour-yellow = Yellow
option-round_cap = Most rounds
    .help = After this many rounds the match ends and nobody wins. 0: no limit.

# words inside sentences; each reads the argument it is named for
word-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
word-build = { $build ->
    [tall] tall
    [short] short
    [fat] fat
   *[thin] thin
}
word-marble = { $marble ->
    [white] white
    [red] red
    [blue] blue
    [yellow] yellow
    [black] black
   *[purple] purple
}
word-identity = { $identity ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
   *[Z] { identity-Z }
}
word-message = { $message ->
    [A] { message-A }
    [B] { message-B }
    [C] { message-C }
   *[D] { message-D }
}
word-gesture = { $gesture ->
    [eye] twitches the right eye
    [ear] pulls the left ear
    [frown] frowns
   *[pout] pouts
}
word-mission = { $mission ->
    [hunt-F] { mission-hunt-F }
    [hunt-B] { mission-hunt-B }
    [hunt-X] { mission-hunt-X }
    [hunt-Z] { mission-hunt-Z }
    [hunt-Amb] { mission-hunt-Amb }
    [go-F-5] { mission-go-F-5 }
    [go-F-7] { mission-go-F-7 }
    [go-B-1] { mission-go-B-1 }
    [go-Z-4] { mission-go-Z-4 }
    [go-X-2] { mission-go-X-2 }
    [go-X-6] { mission-go-X-6 }
    [go-Amb-Emb] { mission-go-Amb-Emb }
    [go-Amb-3] { mission-go-Amb-3 }
    [go-Amb-8] { mission-go-Amb-8 }
    [meet-F-B] { mission-meet-F-B }
    [meet-Z-X] { mission-meet-Z-X }
    [meet-Z-Amb] { mission-meet-Z-Amb }
    [escape-F] { mission-escape-F }
    [escape-B] { mission-escape-B }
    [escape-X] { mission-escape-X }
    [escape-Z] { mission-escape-Z }
    [escape-F-own] { mission-escape-F-own }
    [escape-B-own] { mission-escape-B-own }
    [escape-X-own] { mission-escape-X-own }
   *[escape-Z-own] { mission-escape-Z-own }
}
word-marbles = { $first ->
    [white] white
    [red] red
    [blue] blue
    [yellow] yellow
    [black] black
   *[purple] purple
}, { $second ->
    [white] white
    [red] red
    [blue] blue
    [yellow] yellow
    [black] black
   *[purple] purple
}, { $third ->
    [white] white
    [red] red
    [blue] blue
    [yellow] yellow
    [black] black
   *[purple] purple
}
word-first = { $first ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-second = { $second ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-third = { $third ->
    [F] { identity-F }
    [B] { identity-B }
    [X] { identity-X }
    [Z] { identity-Z }
    [tall] { build-tall }
    [short] { build-short }
    [fat] { build-fat }
    [thin] { build-thin }
    [mA] { card-mA }
    [mB] { card-mB }
    [mC] { card-mC }
   *[mD] { card-mD }
}
word-cards = { word-first }{ $first_sealed ->
    [yes] {" "}(sealed)
   *[no] {""}
}, { word-second }{ $second_sealed ->
    [yes] {" "}(sealed)
   *[no] {""}
}{ $third ->
    [none] {""}
   *[other] , { word-third }
}{ $third_sealed ->
    [yes] {" "}(sealed)
   *[no] {""}
}

# names of things
identity-F = Lord Fiddlebottom
identity-B = Colonel Bubble
identity-X = Agent X
identity-Z = Madame Zsa Zsa
build-tall = tall
build-short = short
build-fat = fat
build-thin = thin
item-tall = { build-tall }
item-short = { build-short }
item-fat = { build-fat }
item-thin = { build-thin }
message-A = Alpha
message-B = Bravo
message-C = Charlie
message-D = Delta
card-mA = the message Alpha
card-mB = the message Bravo
card-mC = the message Charlie
card-mD = the message Delta
piece-Amb = the Ambassador
gesture-eye = Twitch the right eye
gesture-ear = Pull the left ear
gesture-frown = Frown
gesture-pout = Pout
marble-white = White: nothing moves
marble-red = Red: one of your spies goes one space by land
marble-blue = Blue: one of your spies goes one space by water
marble-yellow = Yellow: one of your spies goes one space by land or water
marble-black = Black: the Ambassador goes one space by land or water
marble-purple = Purple: a spy of another player goes one space by land or water

mission-hunt-F = land on Lord Fiddlebottom with any spy of the team
mission-hunt-B = land on Colonel Bubble with any spy of the team
mission-hunt-X = land on Agent X with any spy of the team
mission-hunt-Z = land on Madame Zsa Zsa with any spy of the team
mission-hunt-Amb = land on the Ambassador with any spy of the team
mission-go-F-5 = bring Lord Fiddlebottom to number 5, his yacht
mission-go-F-7 = bring Lord Fiddlebottom to number 7
mission-go-B-1 = bring Colonel Bubble to number 1, the Old Arsenal
mission-go-Z-4 = bring Madame Zsa Zsa to number 4, the Golden Horn
mission-go-X-2 = bring Agent X to number 2
mission-go-X-6 = bring Agent X to number 6, the speedboat
mission-go-Amb-Emb = bring the Ambassador to the Embassy
mission-go-Amb-3 = bring the Ambassador to number 3
mission-go-Amb-8 = bring the Ambassador to number 8
mission-meet-F-B = bring Colonel Bubble and Lord Fiddlebottom together on one space
mission-meet-Z-X = bring Madame Zsa Zsa and Agent X together on one space
mission-meet-Z-Amb = bring Madame Zsa Zsa and the Ambassador together on one space
mission-escape-F = flee alone: Lord Fiddlebottom to number 5 or number 1
mission-escape-B = flee alone: Colonel Bubble to number 1 or number 5
mission-escape-X = flee alone: Agent X to number 6 or number 4
mission-escape-Z = flee alone: Madame Zsa Zsa to number 4 or number 6
mission-escape-F-own = flee alone: Lord Fiddlebottom to number 5
mission-escape-B-own = flee alone: Colonel Bubble to number 1
mission-escape-X-own = flee alone: Agent X to number 6
mission-escape-Z-own = flee alone: Madame Zsa Zsa to number 4

# cautions
caution-repeat-disclosure = You have shown exactly these cards to the same player before. If you show them again, you must say of each whether it is true.
caution-repeat-warning = You have shown exactly these cards to the same player before. This time it is only a warning; the next time you must say which are true.

# refusals
refusal-no-move = “{ $text }” cannot be read as a move. It begins with “marble”, “spy”, “step”, “finish”, “meet”, “ask”, “answer”, “exile”, “announce” or “end”.
refusal-no-form = “{ $text }” cannot be read. Write it like “{ $form }”.
refusal-no-space = There is no space “{ $text }” on the board.
refusal-no-marble = There is no marble “{ $text }”. There are white, red, blue, yellow and black ones, and purple ones in the head of 2013.
refusal-white-marble = A white marble moves nothing.
refusal-three-marbles = The masked head always shows three marbles.
refusal-no-colour = Nobody plays “{ $text }”. The colours are red, blue, green and yellow.
refusal-no-build = No spy is “{ $text }”. Spies are tall, short, fat or thin.
refusal-no-card = There is no card “{ $text }”. There are four names, four builds and four messages.
refusal-card-twice = { $text } cannot be shown twice in one answer.
refusal-no-seal = Only an identity or a build can be shown sealed; the message always comes from the envelope.
refusal-no-answer = { $text } is no answer: a spy is shown three cards, the Ambassador two, one of which may be your message. At most one name and one build can be sealed.
refusal-no-question = You cannot ask for “{ $text }”: ask for the identity or the build.
refusal-no-gesture = There is no tic “{ $text }”. There are eye, ear, frown and pout.
refusal-fortunas-move = That is decided by chance, not by a player.
refusal-fortunas-turn = First something is drawn by chance.
refusal-colour-taken = That colour is not free.
refusal-choose-colour = Pick your colour now.
refusal-choose-places = Place your four spies now.
refusal-shake-first = Your turn begins: shake the masked head, or announce.
refusal-move-now = You are moving: pick a marble, then a spy, then a space, or finish.
refusal-resolve-now = You have finished moving: choose a meeting or, if none is left, end your turn.
refusal-ask-now = You are in a meeting: ask first, or take the extra step if there is one.
refusal-answer-now = You were asked: show your cards.
refusal-exile-now = You have asked: send the piece you met away.
refusal-picked-already = You have taken the { word-marble } marble: make its step, or take that back.
refusal-marble-not-there = There is no unused { word-marble } marble.
refusal-marble-useless = With the { word-marble } marble you could not stop anywhere.
refusal-marble-first = Pick a marble first.
refusal-spy-first = Pick a spy first.
refusal-spy-already = You have picked a spy: choose its space.
refusal-step-first = Make the step of the marble you have taken, or take that back.
refusal-black-marble = A black marble moves the Ambassador, not a spy.
refusal-own-spy = This marble moves one of your own spies.
refusal-others-spy = A purple marble moves a spy of another player.
refusal-absent-colour = Nobody plays { word-colour } in this match.
refusal-spy-stuck = The { word-build } spy has no legal step with the { word-marble } marble.
refusal-no-route = No route for the { word-marble } marble leads from there to { word-space }.
refusal-own-together = Two of your spies may not stop on the same space ({ word-space }), and no marble is left to part them.
refusal-ambassador-stop = The Ambassador may not stop on a space with another player's spy ({ word-space }).
refusal-colour-twice = In one turn you may stop on one { word-colour } spy only.
refusal-no-way-on = With the marbles you have left, you could not stop after that step.
refusal-finish-first = Finish your movement first; then you may announce.
refusal-announce-later = You may announce before a meeting, or once the piece you met has been sent away, but not now.
refusal-no-meeting = You meet nobody at { word-space }.
refusal-meetings-left = A meeting cannot be skipped: go to it first.
refusal-meeting-first = First choose a meeting.
refusal-movement-over = You have finished moving.
refusal-ask-yourself = You cannot ask yourself.
refusal-ask-whom-you-met = You met no spy of { word-colour } here, so that player cannot be asked.
refusal-no-extra-step = At this table there is an extra step only when you meet a spy: ask somebody.
refusal-extra-far = The extra step is one space along a route; there is none to { word-space }.
refusal-extra-occupied = The extra step needs an empty space, and a piece stands at { word-space }.
refusal-slots-spy = { $about ->
    [identity] You were asked for two identities and one build; your message may replace any one of them.
   *[build] You were asked for two builds and one identity; your message may replace any one of them.
}
refusal-slots-ambassador = { $about ->
    [identity] You were asked for two identities; your message may replace one of them.
   *[build] You were asked for two builds; your message may replace one of them.
}
refusal-slots-without-message = { $about ->
    [identity] You were asked for two identities, and only these can be shown here.
   *[build] You were asked for two builds, and only these can be shown here.
}
refusal-not-your-message = The only message you can show is your own, { $letter ->
    [A] Alpha
    [B] Bravo
    [C] Charlie
   *[D] Delta
}.
refusal-no-message-here = At this table the message cannot be shown at the Ambassador.
refusal-nothing-true = At least one identity or build must be true; the message does not count.
refusal-no-seals = At this table no sealed cards are shown.
refusal-sealed-untrue = Only your true identity and your true build are in the envelope.
refusal-shown-before = You have shown this player these cards before, and at this table that is forbidden.
refusal-exile-occupied = A piece stands at { word-space }.
refusal-exile-ambassador = The Ambassador is sent to a start space or to the Embassy, not to { word-space }.
refusal-exile-ground = A spy cannot be sent to { word-space }, { $ground ->
    [start] a start space
    [numbered] a numbered space
    [embassy] the Embassy
   *[white] a white space
}.
refusal-no-tics = There are no tics at this table.
refusal-tic-for-one = Say whom the tic is meant for.
refusal-tic-for-all = At this table everybody sees a tic, so it cannot be meant for one player.
refusal-tic-for-another = A tic is meant for another player.
refusal-tics-used-up = { $limit ->
    [one] You have made your tic; wait for the next shake of the masked head.
   *[other] You have made your { $limit } tics; wait for the next shake of the masked head.
}
refusal-tic-aside = You cannot make a tic for somebody else.

# moments
moment = { $round ->
    [0] Before the first turn
   *[other] { $turn ->
        [you] Turn { $round }, you play
        [other] Turn { $round }, { $name } plays
        [over] Turn { $round }, the end
       *[nobody] Turn { $round }
    }
}
