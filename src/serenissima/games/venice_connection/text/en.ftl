# Venice Connection, in English.
title = Venice Connection
pitch = Build one canal together, be the one who closes it, and call “Impossible!” when it can no longer be done.
kind = Abstract tile-laying duel

# the goal card
goal-wins = Close one ring of canals through every tile on the table. Whoever closes it wins.
goal-ends = It also ends when somebody says “Impossible!”: the other must then close the ring alone, or lose.
goal-turn = Lay one to three tiles in a straight line, touching what lies there. Or say “Impossible!”

# bots of this game, weakest first
bot-apprentice = Apprentice
    .help = Sees the turn at hand. Closes when it can, but lays what can never be closed every now and then, and misses every other ruin that is not plain to see.
bot-boatman = Boatman
    .help = Gives you no canal to close at once, most of the time. Seldom ruins one, and notices four ruins in five.
bot-pilot = Pilot
    .help = Sees some turns ahead and is hard to deceive. Still lays in haste once in a long while.
bot-sensible = Gondolier
    .help = Looks as far ahead as time allows and never ruins the canal. Only the openings are beyond its sight.
bot-maestro = Il Maestro
    .help = Knows the solution of the whole game. Whoever moves second can win; let it move second and you cannot. With Mint Tide, Bridging or more tiles it plays like the Gondolier.

# options
option-challenge = Challenges
    .help = What happens when a player calls “Impossible!”.
option-challenge-prove = Prove it: the challenged player has to show how the canal can be closed
option-challenge-arbiter = Arbiter: the table decides at once whether the call was right
option-challenge-auto = Strict: no calls; a move after which the canal cannot be closed loses at once
option-supply = Tiles
    .help = How many tiles there are. The standard game has 16; fewer make a shorter game, good for learning.
option-bridge = Bridging
    .help = Tiles already on the table may fill the gaps between the new tiles of one turn.
option-starter = Who begins
    .help = In a match of several games the players begin in turn, whoever won. If you name a player, that player begins every game.
option-starter-random = By lot, then in turn
option-starter-seat-1 = The first player, in every game
option-starter-seat-2 = The second player, in every game
option-starter-alternate = The first player, then in turn
option-match_length = Games in the match
    .help = Whoever wins more than half of them wins the match.
option-mint_tide = Mint Tide
    .help = Four more tiles with a T-shaped canal on one side. How a canal with T tiles closes is a reconstructed rule.
option-teaching = Teaching aid
    .help = Shows both players at all times whether the canal can still be closed.
option-show_proof_building = Open proofs
    .help = Everybody watches while the challenged player tries to close the canal.
option-proof_seconds = Seconds for a proof
    .help = How long the challenged player has. 0: no limit.

# events
event-began = { $game ->
    [1] { $seat } begins.
   *[other] Game { $game }: { $seat } begins.
}
event-entered = { $seat } picks { $tile }.
    .passing = yes
event-laid = { $left ->
    [0] { $seat } lays { $tiles }. No tiles are left.
    [one] { $seat } lays { $tiles }. One tile is left.
   *[other] { $seat } lays { $tiles }. { $left } tiles are left.
}
event-called = “Impossible!” { $seat } challenges { $challenged_seat } to close the canal.
event-scratch-laid = { $seat } tries { $tile }.
    .passing = yes
event-proved = { $seat } closes the canal with { $tiles }.
event-conceded = { $seat } shows no way to close the canal.
event-judged = { $completable ->
    [yes] The call by { $seat } was wrong: the canal can be closed with { $tiles }.
   *[no] The call by { $seat } was right: the canal can no longer be closed.
}
event-ended = { $reason ->
    [closed] { $seat } has closed the canal and wins.
    [out_of_tiles] The last tile is laid and the canal is open: { $other_seat } loses, { $seat } wins.
    [proof] The canal could be closed: { $seat } wins.
    [no_proof] { $completable ->
        [yes] { $seat } wins, although the canal could have been closed with { $tiles }.
       *[no] { $seat } wins: the canal could indeed not be closed.
    }
    [ruined] The canal can no longer be closed: { $seat } wins.
   *[refuted] The canal can still be closed: { $seat } wins.
}
event-match-won = { $seat } wins the match, { $wins } : { $losses }.

# why a match ended, after “X wins …”
reason-closed = by closing the canal
reason-out_of_tiles = because the tiles ran out before the canal was closed
reason-proof = by proving that the canal could be closed
reason-no_proof = because no way to close the canal was shown
reason-ruined = because the canal could no longer be closed
reason-refuted = because the call “Impossible!” was wrong

# why a move is not allowed
refusal-not-begun = It has not been drawn yet who begins.
refusal-begun = The game has begun already.
refusal-no-seat = Only player 0 or player 1 can begin.
refusal-no-move = “{ $text }” is no move. Write a tile like 2,-1:F (column, row, face), or one of: confirm, impossible, proof, concede.
refusal-no-face = “{ $face }” is no face of a tile. The faces are { $faces }.
refusal-too-far = That cell is too far away: no tile can ever lie more than { $reach } cells from the first one.
refusal-occupied = There is a tile on { $cell } already.
refusal-too-many = A turn has at most three tiles. Confirm these three, or take one back.
refusal-none-left = No tiles are left in the supply.
refusal-no-special = Tiles with a star or a T belong to Mint Tide, which is not in play.
refusal-kind-used-up = No tile of this kind is left.
refusal-blockade = This face does not fit on { $cell }: somewhere water would meet a quay. Along every side where tiles touch, the canal must go on in both or in neither.
refusal-blockade-inside = { $cell } and { $other } do not match: where they touch, the canal must go on in both or in neither.
refusal-angle = The tiles of one turn must lie in one straight line, without an angle.
refusal-gap = { $cell } is too far from the other tiles of this turn: they must form a strip of at most three without a gap.
refusal-gap-open = There is a gap between the tiles of this turn. Fill it, or take one back.
refusal-gap-too-few = Too few tiles are left to fill the gap at { $cell }.
refusal-gap-unfillable = No tile fits into the gap at { $cell } between the tiles of this turn.
refusal-bridge = A tile already on the table lies between { $cell } and the other tiles of this turn: they must touch each other.
refusal-no-contact = At least one tile of this turn must touch a tile already on the table, side against side. A corner is not enough.
refusal-no-contact-near = From { $cell } no strip of this turn can touch a tile already on the table, side against side.
refusal-first-here = Begin near the middle: on an empty table the first tile goes at most two cells from 0,0, in its row or column.
refusal-nothing-entered = Passing is not allowed: lay at least one tile, or call “Impossible!” before you lay.
refusal-nothing-to-answer = “Impossible!” answers a move, and no move has been made yet.
refusal-call-now-only = “Impossible!” is called before laying. Take back the tiles of this turn first.
refusal-no-calls = At this table nobody calls: the table itself notices when the canal can no longer be closed.
refusal-only-proof = “Impossible!” has been called: now the challenged player completes the canal or concedes.
refusal-not-challenged = Nobody has called “Impossible!”, so there is nothing to prove or to concede.
refusal-not-closed = { $ends ->
    [one] The canal is not closed: there is one open end.
   *[other] The canal is not closed: there are { $ends } open ends.
}
refusal-not-one = All tiles on the table must belong to one closed canal; some lie outside it.
refusal-apart = { $cell } touches no tile yet. Build on from the tiles on the table, one after the other.

# the board in the terminal
terminal-empty = The table is empty.
terminal-left = { $left ->
    [0] No tiles are left.
    [one] One tile is left.
   *[other] { $left } tiles are left.
}
terminal-kinds = Of these, { $plain } plain, { $straight } with a T and a straight, { $bend } with a T and a bend.
terminal-score = Game { $game } of at most { $of }, { $first } to { $second }.
terminal-entered = { $count ->
    [one] One tile is entered; add another in the same line, or “confirm”.
   *[other] { $count } tiles are entered; add another in the same line, or “confirm”.
}
terminal-last-game = The last game ended like this:
terminal-this-game = This game:
terminal-proof = The thin canal is the proof.
terminal-completion = The thin canal shows one way in which it could have been closed.
terminal-prove = “Impossible!” was called: close the canal and type “proof”, or “concede”.
terminal-help =
    A turn is one line: one to three tiles, each x,y:face, for instance “0,0:F 1,0:7”. x grows to the right, y downward.
    Faces: | and - are straight; L joins north and east, F east and south, 7 south and west, J north and west.
    Instead of laying, “impossible” says that the canal can no longer be closed. When you are challenged, type “proof” and all
    tiles that close it in one line, or “concede”.

# Board: what stands on and around the table in the browser.
board-label = The table. Arrow keys move from cell to cell.
board-help = Keys (?)
board-help-title = Keys
board-key-cell = choose a cell
    .keys = Arrow keys
board-key-face = choose a face
    .keys = 1 to 8
board-key-rotate = rotate the face in your hand
    .keys = R, Shift R
board-key-flip = turn the tile over
    .keys = F
board-key-put = put the tile there, or turn a tile of yours
    .keys = Enter, Space
board-key-remove = take a tile of yours off
    .keys = Delete
board-key-lay = lay the turn, or show the completion
    .keys = C
board-key-back = take back the tile you put last
    .keys = U
board-key-call = call “Impossible!”, or concede the proof
    .keys = I
board-key-type = type a move
    .keys = T
board-key-move = move the table
    .keys = Shift with arrow keys
board-key-zoom = nearer, farther, whole figure
    .keys = Plus, minus, 0
board-key-help = show these keys
    .keys = ?
board-position = { $count ->
        [0] The table is empty.
        [one] One tile on the table: { $tiles }.
       *[other] { $count } tiles on the table: { $tiles }.
    } { $draft ->
        [0] { $left } left.
        [one] Not confirmed yet: { $drafted }. { $left } left.
       *[other] Not confirmed yet: { $drafted }. { $left } left.
    }
board-cell-empty = { $x },{ $y }: empty, nothing can be laid here now.
board-cell-legal = { $x },{ $y }: empty. { $fits ->
        [yes] { $face } fits.
       *[no] { $face } does not fit.
    } { $count ->
        [one] One face fits.
       *[other] { $count } faces fit.
    }
board-cell-tile = { $x },{ $y }: { $face }.
board-cell-last = { $x },{ $y }: { $face }, laid in the last turn.
board-cell-draft = { $x },{ $y }: { $face }, not confirmed yet.
board-holding = In hand: { $face }.
board-face-straight-ns = straight, north to south
board-face-straight-ew = straight, west to east
board-face-bend-ne = bend, north and east
board-face-bend-es = bend, east and south
board-face-bend-sw = bend, south and west
board-face-bend-nw = bend, north and west
board-face-t-n = T, closed to the north
board-face-t-e = T, closed to the east
board-face-t-s = T, closed to the south
board-face-t-w = T, closed to the west
board-faces = Faces
board-face = { $face } (key { $number })
board-face-grey = { $face } (key { $number }), does not fit here
board-kinds = Kinds of tiles
board-kind-plain = Plain tiles: { $left } left
board-kind-straight = Mint Tide, T with a straight behind: { $left } left
board-kind-bend = Mint Tide, T with a bend behind: { $left } left
board-left = { $left ->
        [0] No tile left
        [one] One tile left
       *[other] { $left } tiles left
    }
board-left-kinds = { $left } tiles left: { $plain } plain, { $straight } T with straight, { $bend } T with bend
board-match = Game { $game }, best of { $length }
board-view = View
board-nearer = Nearer (+)
board-farther = Farther (-)
board-fit = Show the whole figure (0)
board-rotate = Rotate (R)
board-flip = { $kind ->
        [straight] Turn over: straight or T (F)
        [bend] Turn over: bend or T (F)
       *[plain] Turn over: straight or bend (F)
    }
board-take-back = Take back the tile you put last (U)
board-put = Put it here
board-lay = { $count ->
        [0] Lay
        [one] Lay 1 tile
       *[other] Lay { $count } tiles
    }
board-begin = You begin: put one to three tiles in a line.
board-turn = { $most ->
        [1] Your turn: the last tile, or call “Impossible!”.
        [2] Your turn: one or two tiles in a line, or call “Impossible!”.
       *[other] Your turn: one to three tiles in a line, or call “Impossible!”.
    }
board-turn-strict = { $most ->
        [1] Your turn: the last tile.
        [2] Your turn: one or two tiles in a line.
       *[other] Your turn: one to three tiles in a line.
    }
board-turn-none = { $others ->
        [0] No other face fits here.
       *[other] No other face fits here as long as the other tiles of this turn lie there. Take those back first.
    }
board-came-off = The tile on { $cell } could not stay there alone and is back in your hand.
board-more = Add a tile in line, press yours to turn it, or lay.
board-no-more = { $count ->
        [one] Lay it, or press the tile to turn it.
       *[other] Lay them, or press a tile of yours to turn it.
    }
board-others-turn = { $name } is to move.
board-prove = Prove it: one ring through every tile on the table. { $left ->
        [0] No tile left.
        [one] One tile left.
       *[other] { $left } tiles left.
    }
board-others-proof = { $name } is trying to prove that the canal can still be closed.
board-why = Why not
board-instead = These would fit here:
board-lay-face = Put { $face } here
board-impossible = Impossible!
    .help = Call: with the tiles left, the canal can no longer be closed (I)
board-claim = “With the { $left ->
        [one] one tile
       *[other] { $left } tiles
    } left, this canal can never be closed.”
board-claim-prove = { $name } must then close it alone. If { $name } shows how, you have lost; if not, you have won.
board-claim-arbiter = The rules judge at once: if it can still be closed, { $name } has won; if not, you have.
board-not-now = Not now
board-call = Call it
board-show = Show the completion
board-concede = Concede the proof
board-concede-sure = You say that the canal cannot be closed any more, and lose the game.
board-keep-trying = Keep trying
board-type = Type a move
board-type-send = Lay
board-type-help = Cells as column,row, then the face: | - L F 7 J. Several tiles with blanks between.
board-type-wrong = That is no move. Write for instance 0,0:F 1,0:7, or confirm, impossible, proof, concede.
board-completion = The pale tiles show one way in which the canal could have been closed.
board-no-completion = The canal could no longer be closed.
board-won-game = { $name } wins game { $game }
board-next-game = Next game
board-teaching = { $completable ->
    [yes] The canal can still be closed.
   *[no] The canal can no longer be closed.
}
