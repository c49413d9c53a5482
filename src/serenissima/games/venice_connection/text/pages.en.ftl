# Venice Connection, in English: the pages of the analysis board, the puzzles and the solution.

# Study pages: the story of the solution.
page-solution = The solution
    .help = Every position of the game is known. How that was done, what came out, and how to check it.
story-number = { $count }
story-title = A game known to the last tile
story-lead = With its sixteen tiles Venice Connection looks endless: the table has no border, and on most turns there are hundreds of ways to lay. Yet it can be known completely. We listed every position that matters and worked out who wins it, and how soon. This is how, and what came out.
story-fact-positions = positions that can still be closed
story-fact-canals = different closed canals
story-fact-winner = wins with best play
story-fact-turns = turns, if both play their best
story-winner-first = First
story-winner-second = Second
story-canals = It all hangs on the closed canals
story-canals-text = Whoever makes a position that can never be closed has lost: the opponent calls “Impossible!”. So only positions that can still be closed matter, and each of those is a piece of some closed canal of at most sixteen tiles. The table may be endless, the closed canals are not. Copies that are shifted, turned or mirrored count once.
story-canals-drawn = All { $count } closed canals of at most ten tiles.
story-canal = A closed canal of { $count } tiles
story-canals-more = There are { $ten } of ten tiles, { $twelve } of twelve, { $fourteen } of fourteen and { $sixteen } of sixteen: { $all } in all. Take every connected piece of every one of them, and you have all positions that are worth thinking about.
story-backwards = Solved from the end
story-backwards-text = A closed canal is lost for the player to move: the other one has just closed it. A position from which some turn leads to a lost one is won; a position from which every turn leads to a won one is lost. So one begins with the full canals and takes tiles away, until the table is empty. On the way each position also learns how many turns are left when the winner hurries and the loser delays.
story-won = won by the player to move
story-lost = lost
story-closed = closed
story-axis-tiles = tiles laid
story-chart-tiles = Positions by tiles laid
story-axis-turns = turns to the end
story-chart-turns = Positions by turns to the end
story-backwards-more = Only { $lost } positions, { $share } in a hundred, are lost for whoever has to lay. Good play is finding the way into one of them, every time.
story-unique = In { $count } positions exactly one turn wins, and everything else loses. They make honest puzzles.
story-to-puzzles = Try one
story-openings = Every first turn loses
story-openings-text = There are { $count } different first turns after which the canal can still be closed. All of them lose against best play, but some hold out much longer than others. If you must begin, begin with a single bend.
story-opening-lasts = Over after { $turns } turns
story-perfect = A perfect game
story-perfect-text = The first player delays as long as possible, the second one hurries: closed on turn { $turns }.
story-perfect-slider = Turn of the game
story-perfect-turn = { $player ->
    [first] Turn { $turn }, first player:
   *[other] Turn { $turn }, second player:
} { $count ->
    [one] one tile.
   *[other] { $count } tiles.
}
story-supplies = With fewer tiles
story-supplies-text = A closed canal always has an even number of tiles, so an odd supply plays like the one below it. With four, six or ten tiles the first player wins, with the option “Bridging” also with twelve and with sixteen.
story-column-tiles = Tiles
story-column-positions = Positions
story-column-winner = Wins
story-column-opening = Best opening
story-column-bridge = Wins with bridging
story-result = { $winner ->
    [first] First, turn { $turns }
   *[other] Second, turn { $turns }
}
story-check = Check it yourself
story-check-text = Nobody has to believe any of this. The solver is part of the program, runs in seconds, and the figures on this page are written by it.
story-check-solve = Solve the standard game from scratch and print its figures:
story-check-brute = Compare small supplies with a search that knows nothing about closed canals and uses only the rules:
story-check-page = Make the figures of this page again:
story-check-docs = The method, all tables and what exactly is counted are written down in docs/solving-venice-connection.md.

# Study pages: words they share.
study-step-back = One turn back
study-step-on = One turn on
study-analyse-this = Analyse this position
study-erase = Take tiles away by pressing them
study-to-table = To that table
study-not-copied = The browser does not allow copying: copy it from the address line.
study-position = { $count ->
    [0] The table is empty.
    [one] One tile on the table. { $tiles }
   *[other] { $count } tiles on the table. { $tiles }
}
study-keys = Arrow keys: choose a place. R, Shift R: rotate. F: turn over. 1 to 6: face. Enter: put the tile, or turn a tile that lies there. Delete: take a tile away. U: take back. C: answer. Shift with arrows: move the table. Plus, minus, 0: zoom in, zoom out, show the whole figure.
study-cell = { place }: empty. { $leads ->
    [closes] A turn here closes the canal.
    [wins] A turn here wins in { $turns } turns.
   *[other] The best turn here loses in { $turns } turns.
}
study-cell-empty = { place }: empty.

# Study pages: the analysis board and the review of a match.
page-analysis = Analysis board
    .help = Lay any position and see every turn with its result: who wins, how soon, and why.
analysis-prompt = Lay a tile, press one to turn it, or choose a turn from the list.
analysis-prompt-empty = Lay tiles anywhere, or choose a first turn from the list.
analysis-undo = Undo (U)
analysis-redo = Redo (Y)
analysis-clear = Clear
analysis-working = Looking it up …
analysis-verdict = { $worth ->
    [wins] { $turns ->
        [one] Won: close it now
       *[other] Won in { $turns } turns
    }
    [loses] Lost in { $turns } turns
    [ruined] Ruined
    [closed] Closed
   *[other] Not solved
}
analysis-completion = Show the shortest completion
analysis-hide-completion = Hide the completion
analysis-line = Best play
analysis-play-line = { $count ->
    [one] Play this turn
   *[other] Play these { $count } turns
}
analysis-turns = Turns
analysis-group = { $leads ->
    [closes] Closes the canal
    [wins] Wins in { $turns }
    [ruins] Ruins the canal
   *[other] Loses in { $turns }
}
analysis-count = { $count ->
    [one] one turn
   *[other] { $count } turns
}
analysis-show-all = Show all { $count }
analysis-ruins = { $count ->
    [one] One other legal turn ruins the canal.
   *[other] { $count } other legal turns ruin the canal.
}
analysis-played = played
analysis-written = Write the position down
analysis-position = Position
analysis-set-up = Set up
analysis-position-help = Row by row from the top: a letter for each tile, a dot for each empty place, a stroke between rows. The rules list the letters.
analysis-position-wrong = That cannot be read as a position. Write a letter for each tile, a dot for each empty place and a stroke between rows.
analysis-options = Options of the table
analysis-back-to-match = Back to the match
review-title = The match in review
review-slider = Decision of the match
review-end = The end of the match.
review-decision = { $games ->
    [1] Turn { $turn }:
   *[other] Game { $game }, turn { $turn }:
} { $played ->
    [impossible] { $name } says “Impossible!”
    [proof] { $name } shows a ring.
    [concede] { $name } gives up the proof.
   *[turn] { $count ->
        [one] { $name } lays one tile.
       *[other] { $name } lays { $count } tiles.
    }
}
review-favours = { $name } is winning
review-next-turning = Next turning point
review-turning = turning point
review-better = Show a better turn
review-all = All { $count } decisions

# Study pages: puzzles.
page-puzzles = Puzzles
    .help = Find the one turn that wins. A new one every day, and thousands more from easy to hard.
page-puzzles-today = Exactly one turn wins from here. Can you find it?
puzzles-today = Puzzle of the day
puzzles-number = Puzzle { $number }
puzzles-grade = Difficulty { $grade } of 5
puzzles-loading = Laying out the puzzle …
puzzles-goal = { $turns ->
    [one] It is your turn. Exactly one way to lay closes the canal. Find it.
   *[other] It is your turn. Exactly one way to lay wins, and closes the canal within { $turns } turns. Find it.
}
puzzles-prompt = { $count ->
    [0] Lay one to three tiles in a line, then answer.
    [one] Add a tile, press yours to turn it, or answer.
   *[other] Press a tile of yours to turn it, or answer.
}
puzzles-answer = Answer
puzzles-asking = Let us see …
puzzles-right = Found it
puzzles-right-first = Bravo! On the first try
puzzles-wrong = Not this one
puzzles-told = The solution
puzzles-solution = The solution, turn by turn
puzzles-goes-on = How it goes on
puzzles-give-up = Show me the solution
puzzles-another = Another one
puzzles-done = Solved
puzzles-streak = Days in a row
puzzles-best = Longest run
puzzles-solved = Solved
puzzles-of = { $solved } of { $count }
puzzles-more = More puzzles
puzzles-previous = The puzzle before
puzzles-next = The next puzzle
puzzles-to-today = Puzzle of the day
puzzles-any = Any of these
puzzles-share = Share
puzzles-shared = Copied, ready to paste.
puzzles-share-text = Venice Connection, { $daily ->
    [yes] puzzle of the day { $day }
   *[no] puzzle { $number }
}: { $how ->
    [first] solved on the first try.
    [later] solved.
   *[open] can you find the one turn that wins?
}{ $daily ->
    [yes] { $streak ->
        [0] {""}
        [1] {""}
       *[other] {" "}{ $streak } days in a row.
    }
   *[no] {""}
}
