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
    .help = Sees the turn at hand. Closes when it can, but ruins the canal every now and then, and misses half of the ruins that are not plain to see.
bot-boatman = Boatman
    .help = Usually leaves you no canal to close at once. Seldom ruins one, and notices four ruins in five.
bot-pilot = Pilot
    .help = Sees some turns ahead and is hard to deceive. Very rarely it lays in haste.
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
option-starter-random = Drawn at random, then in turn
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
    [1] { $seat_is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
   *[other] { $seat_is ->
        [you] Game { $game }: you begin.
       *[other] Game { $game }: { $seat } begins.
    }
}
event-entered = { $seat_is ->
    [you] You put down a tile.
   *[other] { $seat } puts down a tile.
}
    .passing = yes
event-laid = { $seat_is ->
    [you] You lay { $count ->
        [one] a tile
       *[other] { $count } tiles
    }.
   *[other] { $seat } lays { $count ->
        [one] a tile
       *[other] { $count } tiles
    }.
} { $left ->
    [0] None is left.
    [one] One is left.
   *[other] { $left } are left.
}
event-called = { $seat_is ->
    [you] You say “Impossible!” Now { $challenged_seat } must close the ring alone.
   *[other] { $challenged_seat_is ->
        [you] { $seat } says “Impossible!” Now you must close the ring alone.
       *[other] { $seat } says “Impossible!” Now { $challenged_seat } must close the ring alone.
    }
}
event-scratch-laid = { $seat_is ->
    [you] You try a tile.
   *[other] { $seat } tries a tile.
}
    .passing = yes
event-proved = { $seat_is ->
    [you] You show a ring through every tile.
   *[other] { $seat } shows a ring through every tile.
}
event-conceded = { $seat_is ->
    [you] You give up without showing a ring.
   *[other] { $seat } gives up without showing a ring.
}
event-judged = { $completable ->
    [yes] { $seat_is ->
        [you] Your call was wrong: the ring can be closed.
       *[other] { $seat }’s call was wrong: the ring can be closed.
    }
   *[no] { $seat_is ->
        [you] Your call was right: the ring can never be closed.
       *[other] { $seat }’s call was right: the ring can never be closed.
    }
}
event-ended = { $reason ->
    [closed] { $seat_is ->
        [you] You close the ring and win.
       *[other] { $seat } closes the ring and wins.
    }
    [out_of_tiles] { $seat_is ->
        [you] The last tile is laid and the ring is open. { $other_seat } laid it, so you win.
       *[other] { $other_seat_is ->
            [you] The last tile is laid and the ring is open. You laid it, so { $seat } wins.
           *[other] The last tile is laid and the ring is open. { $other_seat } laid it, so { $seat } wins.
        }
    }
    [proof] { $seat_is ->
        [you] The ring could be closed: you win.
       *[other] The ring could be closed: { $seat } wins.
    }
    [no_proof] { $completable ->
        [yes] { $seat_is ->
            [you] You win, although the ring could have been closed.
           *[other] { $seat } wins, although the ring could have been closed.
        }
       *[no] { $seat_is ->
            [you] You win: the ring could never have been closed.
           *[other] { $seat } wins: the ring could never have been closed.
        }
    }
    [ruined] { $seat_is ->
        [you] The ring can never be closed: you win.
       *[other] The ring can never be closed: { $seat } wins.
    }
   *[refuted] { $seat_is ->
        [you] The ring can still be closed: you win.
       *[other] The ring can still be closed: { $seat } wins.
    }
}
event-match-won = { $seat_is ->
    [you] You win the match, { $wins } to { $losses }.
   *[other] { $seat } wins the match, { $wins } to { $losses }.
}

# why a match ended, after “X wins …”
reason-closed = with a closed canal
reason-out_of_tiles = because the tiles ran out before the canal was closed
reason-proof = with the proof that the canal could be closed
reason-no_proof = because no way to close the canal was shown
reason-ruined = because the canal could no longer be closed
reason-refuted = because the call “Impossible!” was wrong

# why a move is not allowed
refusal-not-begun = The draw for who begins has not been made yet.
refusal-begun = The game has already begun.
refusal-no-seat = Only one of the two players can begin.
refusal-no-move = “{ $text }” cannot be read as a move. Write column, row and shape of each tile, or one of: confirm, impossible, proof, concede.
refusal-no-face = “{ $face }” is not a shape. The shapes are { $faces }.
refusal-too-far = That place is too far away: no tile can ever lie more than { $reach } places from the first one.
refusal-occupied = A tile lies there already.
refusal-too-many = A turn has at most three tiles. Confirm these three, or take one back.
refusal-none-left = No tiles are left in the supply.
refusal-no-special = Tiles with a star or a T belong to Mint Tide, which is not in play.
refusal-kind-used-up = No tile of this kind is left.
refusal-blockade = This side of the tile does not fit here: water would meet a wall. Wherever tiles touch, the canal goes on in both or in neither.
refusal-blockade-inside = Two of these tiles do not match: where they touch, the canal must go on in both or in neither.
refusal-angle = The tiles of one turn must lie in one straight line. You cannot lay around a corner.
refusal-gap = That is too far from the other tiles of this turn: they must form a strip of at most three without a gap.
refusal-gap-open = There is a gap between the tiles of this turn. Fill it, or take one back.
refusal-gap-too-few = Too few tiles are left to fill the gap.
refusal-gap-unfillable = No tile fits into the gap between the tiles of this turn.
refusal-bridge = A tile that is already on the table lies in between. The tiles of one turn must touch each other.
refusal-no-contact = At least one tile of this turn must touch a tile already on the table, side against side. A corner is not enough.
refusal-no-contact-near = From there no strip of this turn can touch a tile that is already on the table, side against side.
refusal-first-here = Begin near the middle: on an empty table the first tile goes at most two places away from it, in its row or column.
refusal-nothing-entered = You cannot pass: lay at least one tile, or say “Impossible!” before you lay.
refusal-nothing-to-answer = “Impossible!” answers a move, and no move has been made yet.
refusal-call-now-only = “Impossible!” comes before laying. Take back the tiles of this turn first.
refusal-no-calls = At this table nobody calls: the table itself notices when the canal can no longer be closed.
refusal-only-proof = “Impossible!” has been said: now the challenged player closes the ring or gives up.
refusal-not-challenged = Nobody has said “Impossible!”, so there is nothing to prove or to give up.
refusal-not-closed = { $ends ->
    [one] The canal is not closed: there is one open end.
   *[other] The canal is not closed: there are { $ends } open ends.
}
refusal-not-one = All tiles on the table must belong to one ring. Some lie outside it.
refusal-apart = That touches no tile yet. Build on from the tiles on the table, one after the other.

# the board in the terminal
terminal-empty = The table is empty.
terminal-left = { $left ->
    [0] No tiles are left.
    [one] One tile is left.
   *[other] { $left } tiles are left.
}
terminal-kinds = Of these, { $plain } plain, { $straight } with a T and a straight, { $bend } with a T and a bend.
terminal-score = Game { $game } of at most { $of }: { $one } has won { $first }, { $other } { $second }.
terminal-entered = { $count ->
    [one] One tile is entered; add another in the same line, or “confirm”.
   *[other] { $count } tiles are entered; add another in the same line, or “confirm”.
}
terminal-last-game = The last game ended like this:
terminal-this-game = This game:
terminal-proof = The thin canal is the proof.
terminal-completion = The thin canal shows one way in which it could have been closed.
terminal-prove = “Impossible!” was said: type “proof” and the tiles that close the ring, or “concede”.
terminal-help =
    A turn is one line of one to three tiles, for instance “0,0:F 1,0:7”.
    Each tile is written as column, row and face: columns grow to the right,
    rows downward, as the numbers beside the table show.
    The faces:  |  ║ straight, up and down     -  ═ straight, left and right
                L  ╚ bend, up and right        F  ╔ bend, right and down
                7  ╗ bend, down and left       J  ╝ bend, up and left
    Instead of laying, “impossible” says that the ring can no longer be closed.
    When it is said to you, type “proof” and all tiles that close the
    ring in one line, or “concede”.

# Board: what stands on and around the table in the browser.
board-label = The table. Arrow keys move from place to place; places are counted from the middle.
board-help = Keys (?)
board-help-title = Keys
board-key-cell = choose a place
    .keys = Arrow keys
board-key-next = go to the next place where a tile can go
    .keys = N, Shift N
board-key-face = choose a face
    .keys = 1 to 8
board-key-rotate = rotate the tile chosen on the table, or the one in your hand
    .keys = R, Shift R
board-key-flip = turn the tile over
    .keys = F
board-key-put = put the tile there
    .keys = Enter, Space
board-key-remove = take a tile of yours off
    .keys = Delete
board-key-lay = lay the turn, or show the ring
    .keys = C
board-key-back = take back the tile you put last
    .keys = U
board-key-call = say “Impossible!”, or give up the proof
    .keys = I
board-key-type = type a move
    .keys = T
board-key-move = move the table
    .keys = Shift with arrow keys
board-key-zoom = zoom in, zoom out, show the whole figure
    .keys = Plus, minus, 0
board-key-help = show these keys
    .keys = ?
board-position = { $count ->
        [0] The table is empty.
        [one] One tile on the table. { $tiles }
       *[other] { $count } tiles on the table. { $tiles }
    } { $draft ->
        [0] { $left } left.
        [one] Not laid yet. { $drafted } { $left } left.
       *[other] Not laid yet. { $drafted } { $left } left.
    }
# a place, counted from the middle of the table
place = { $across ->
    [left] { $down ->
        [up] { $columns } left, { $rows } up
        [down] { $columns } left, { $rows } down
       *[level] { $columns } left
    }
    [right] { $down ->
        [up] { $columns } right, { $rows } up
        [down] { $columns } right, { $rows } down
       *[level] { $columns } right
    }
   *[level] { $down ->
        [up] { $rows } up
        [down] { $rows } down
       *[level] In the middle
    }
}
board-cell-empty = { place }: empty. { $around } Nothing can be laid here now.
board-cell-legal = { place }: empty. { $around } { $fits ->
        [yes] { $face } fits.
       *[no] { $face } does not fit.
    } { $count ->
        [one] One face fits.
       *[other] { $count } faces fit.
    }
board-water = Water comes from { $sides }.
board-wall = There is a wall to { $sides }.
board-side-N = the north
board-side-E = the east
board-side-S = the south
board-side-W = the west
board-ends = { $count ->
    [0] No end of the canal is open.
    [one] One end of the canal is open.
   *[other] { $count } ends of the canal are open.
}
board-end = { place }: open to { $side }.
board-own-tile = Your tile of this turn. C lays the turn, R turns the tile, Delete takes it off.
board-put-told = { $more ->
    [yes] Tile { $count } of this turn. Add another in line, or press C to lay.
   *[no] Tile { $count } of this turn. Press C to lay.
}
board-proof-told = The ring is closed. Press C to show it.
board-cell-tile = { place }: { $face }.
board-cell-last = { place }: { $face }, laid in the last turn.
board-cell-draft = { place }: { $face }, not laid yet.
board-cell-framed = The golden frame is here.
board-cell-advised = Advised here: { $face }.
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
board-nearer = Zoom in (+)
board-farther = Zoom out (-)
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
board-begin = You begin: put one to three tiles in a line, then lay them.
board-turn = { $most ->
        [1] Your turn: the last tile, or say “Impossible!”
        [2] Your turn: one or two tiles in a line, or say “Impossible!”
       *[other] Your turn: one to three tiles in a line, or say “Impossible!”
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
board-came-off = One tile could not stay there alone and is back in your hand.
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
board-others-proof = { $name } is trying to prove that the ring can still be closed.
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
board-show = Show the ring
board-concede = Give up
board-concede-sure = You admit that the ring can no longer be closed, and lose the game.
board-keep-trying = Keep trying
board-type = Type a move
board-type-send = Lay
board-type-help = Column and row, a colon, and the letter of the shape, as in the rules; a blank between two tiles. Or write confirm, impossible, proof or concede.
board-type-wrong = That cannot be read as a turn. Write column, row and shape of each tile, or confirm, impossible, proof or concede.
board-completion = The pale tiles show one way in which the ring could have been closed.
board-no-completion = The ring could no longer be closed.
board-won-game = { $name } wins game { $game }
board-next-game = Next game
board-teaching = { $completable ->
    [yes] The canal can still be closed.
   *[no] The canal can no longer be closed.
}

# moments
moment = { $turn ->
    [you] Turn { $round }, you play
    [other] Turn { $round }, { $name } plays
    [over] The end
   *[nobody] Turn { $round }
}
