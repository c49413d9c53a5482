# The command line.
cli = Five board games of Venice, for people, bots and researchers.
cli-commands = commands
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-version = show the version
cli-overview =
    Serenissima: board games of Venice, against people and bots.

      serenissima serve --open   play in the browser
      serenissima serve --lan    play with friends: their phones join over this network
      serenissima play           play in this terminal
      serenissima games          which games there are, with their options and bots
      serenissima rules GAME     the rules of a game
      serenissima replay FILE    retell a saved match

    “serenissima --help” lists everything else; “serenissima play --help” shows what a command takes.
cli-serve = Start the server with the page to play in the browser.
cli-play = Play against bots in this terminal.
cli-games = List the games.
cli-rules = Show the rules of a game.
cli-replay = Retell a recorded match.
cli-verify = Replay a record and recompute every draw from its seed.
cli-perft = Count the sequences of moves from the first position.
cli-solve = Solve a game completely, if it is small enough.
cli-puzzles = Compose puzzles for a game that can be analysed.
cli-arena = Let bots play against each other.
cli-ratings = Show how strong the bots of a game are.
cli-tune = Learn the weights of a game’s bot from play.
cli-learn = Learn from play who is likely to win, for a game’s bot.
cli-bench = Measure how fast everything is.
cli-arg-game = name of the game, as “serenissima games” lists it
cli-arg-which-game = name of the game; without it you are asked
cli-arg-option = table option, can be given several times
cli-arg-json = print JSON
cli-arg-file = file with the record of a match
cli-arg-depth = number of moves
cli-arg-seats = number of players
cli-arg-bots = names of the bots, one for each seat; every seat order is played equally often
cli-arg-games = number of matches
cli-arg-journals = journals of contests in the arena; without any, what is shipped is shown
cli-arg-write-ratings = keep them beside the bots; they are shown where you choose an opponent
cli-arg-workers = number of processes
cli-arg-seed = seed for all chance
cli-arg-seconds = seconds a bot may think about a move
cli-arg-iterations = iterations a searching bot may spend on a move
cli-arg-stop = stop as soon as it is decided whether the first bot wins MARGIN more than its even share (0.05: 5 in 100)
cli-arg-journal = write every match there as it ends; with a journal of the same contest, go on where it stopped
cli-arg-steps = number of steps
cli-arg-deals = deals in every step, each played on every seat
cli-arg-against = the bot on all other seats; without it, the weights themselves before the step
cli-arg-shake = how far weights are moved to compare, as a part of their range
cli-arg-stride = the first step, as a part of the range, for a difference of a whole match
cli-arg-steps-journal = write every step there; with a journal of the same tuning, go on where it stopped
cli-arg-write-weights = write the weights there, and beside them how they were found
cli-arg-matches = number of matches to learn from; one in ten of them tests what was learned
cli-arg-hidden = rows of the network’s hidden layer (0: a logistic regression); usually what suits the game
cli-arg-passes = how often all positions are gone through; usually what suits the game
cli-arg-write-learned = keep it beside the bots, which then play by it, and beside it how it was found
cli-arg-ray = play on the machines of this Ray cluster (“local” for one of its own; needs the extra “scale”)
cli-arg-host = address to listen on
cli-arg-port = port to listen on (usually { $port })
cli-arg-lan = let other devices on the same network join, with a link and a QR code
cli-arg-open = open the page in a browser
cli-arg-data = folder for the database and other data
cli-arg-db = address of another database
cli-arg-server-name = what the server is called (play.example.org), besides its addresses and this machine's name; may be given more than once
cli-arg-proxy = addresses or networks of proxies in front of the server, with commas between them: only these are trusted when they say whose requests they pass on
cli-arg-build-engine = a command that compiles the engine while people are already playing; bots use it as soon as it is there
cli-arg-rule = only the rule with this number
cli-arg-entry = only as far as this entry
cli-arg-step = entry by entry, with the board
cli-arg-bot = which bot to play against
cli-arg-seat = your seat, from 1
cli-arg-name = your name
cli-arg-save = write the record there when the match ends
cli-arg-position = begin from the position in this file, as JSON (see the game’s page in docs/)
cli-arg-quick = shorter and rougher
cli-arg-only = only this part, can be given several times
cli-arg-supply = number of tiles, short for --option supply=N
cli-arg-bridge = short for --option bridge=true
cli-arg-write = write the whole solution there, as the game packs it
cli-arg-count = number of puzzles
cli-arg-write-puzzles = write the puzzles there, as the game packs them
cli-mistake = { $program }: error: { $message }
cli-mistake-argument = { $argument }: { $message }
cli-mistake-unknown = not understood: { $given }
cli-mistake-not-with = cannot be combined with { $given }
cli-mistake-no-value = takes no value, but { $given } was given
cli-mistake-required = missing: { $given }
cli-mistake-one-of = one of these is needed: { $given }
cli-mistake-one-value = needs a value
cli-mistake-most-one-value = takes at most one value
cli-mistake-least-one-value = needs at least one value
cli-mistake-ambiguous = { $option } could mean { $matches }
cli-mistake-value = “{ $value }” cannot be used here
cli-mistake-choice = “{ $value }” is not one of { $choices }
cli-needs-positive = must be a whole number, 1 or more, not “{ $value }”
cli-needs-natural = must be a whole number, 0 or more, not “{ $value }”
cli-bad-port = must be a number from 0 to { $highest }, not “{ $value }”
cli-option-form = an option is written NAME=VALUE, not “{ $given }”
cli-not-text = { $file } is not a record: it is not a text file.
cli-bad-position = { $file } holds no position to begin from: { $why }
cli-bad-record = { $file } cannot be read as a record: { $why }
cli-no-rules = { $game } has no written rules.
cli-no-study = { $game } has no analysis and no puzzles.
cli-not-tunable = { $game } has no bot with weights to tune.
cli-tune-seats = { $game } is not for { $seats } players.
cli-tune-no-journal = { $file } is not the journal of a tuning: { $reason }
cli-tune-other-journal = { $file } is the journal of another tuning.
cli-not-learnable = { $game } has no bot that learns from play who will win.
cli-learn-seats = { $game } has nothing to learn with { $seats } players, only with { $right }.
cli-learn-matches = At least { $least } matches are needed, since one in ten only tests what was learned; { $given } are too few.
cli-learn-too-few = { $matches } matches had too few positions, to learn from or to test with; play more.
cli-learn-no-numpy = NumPy is not installed ({ $reason }); it comes with the extra “learn”
cli-no-solver = { $game } has no solver.
cli-no-rule = { $game } has no rule “{ $rule }”; its rules are { $span }.
cli-no-such-rule = There is no rule “{ $rule }”.
cli-no-entry = There is no entry { $entry }; the last one is { $last }.
cli-no-seat = There is no seat { $seat } at a table for { $seats }.
cli-no-server = The server is not part of this installation: { $why }
cli-column-name = name
cli-games-head = { $title } ({ $name }), { $seats } players, { $compiled ->
    [yes] compiled
   *[no] not compiled
}
cli-games-option = option
cli-games-values = values
cli-games-default = default
cli-games-meaning = meaning
cli-games-bot = bot, weakest first
cli-games-range = { $off ->
    [yes] 0, or{ " " }
   *[no] { "" }
}{ $step ->
    [1] { $low } to { $high }
   *[other] { $low } to { $high }, in steps of { $step }
}
cli-games-text = text, at most { $most } characters
cli-games-title = shown as
cli-games-usual = { $title } (unless you choose)
cli-column-bot = bot
cli-column-wins = wins
cli-column-draws = draws
cli-column-losses = losses
cli-column-rate = win rate
cli-column-interval = 95 % interval
cli-column-errors = errors
cli-column-rating = rating
cli-column-matches = matches
cli-yes = yes
cli-no = no
cli-nothing = none
cli-fortuna = Fortuna
cli-counting = Counting
cli-playing = Playing
cli-learning = Learning
cli-tuning = Tuning
cli-solving = Solving
cli-composing = Composing
cli-solve-puzzles = puzzles
cli-solve-seed = seed
cli-solve-grades = By grade
cli-solve-grade = grade
cli-solve-tiles = tiles laid
cli-solve-losing = live turns that lose
cli-solve-traps = ruin traps
cli-solve-supply = tiles
cli-solve-bridge = bridge
cli-solve-positions = live positions
cli-solve-winner = winner
cli-solve-turns = turns with best play
cli-solve-seconds = seconds
cli-solve-memory-mb = most memory (MB)
cli-solve-first-turns = First turns
cli-solve-turn = turn
cli-solve-wins = wins
cli-solve-unique-wins = Positions with only one winning turn, by tiles laid
cli-solve-longest-win = Longest win
cli-solve-by-tiles = Positions by tiles laid
cli-solve-by-turns = Positions by turns to the end
cli-solve-number = number
cli-solve-value = figure
cli-measuring = Measuring: { $part } ({ $number } of { $count }) …
cli-perft-line = depth { $depth }: { $count } sequences ({ $seconds } s)
cli-arena-no-ray = Ray is not installed ({ $reason }); it comes with the extra “scale”
cli-arena-rating = { $bot } is rated { $mu } ± { $spread }.
cli-arena-better = { $bot } is better: { $share } of the wins, where { $par } would be even.
cli-arena-not-better = { $bot } is not better by { $margin }: { $share } of the wins, where { $par } would be even.
cli-arena-open = Whether { $bot } is better by { $margin } is not decided yet: { $share } of the wins, where { $par } would be even.
cli-learn-positions = { $matches } matches, { $positions } positions learned from.
cli-learn-surprise = Mean surprise at { $positions } positions of other matches: { $surprise }; knowing only the share of wins: { $share }.
cli-learn-written = Written: { $file }
cli-needs-share = “{ $value }” is not a share between 0 and 1, such as 0.05
cli-ratings-rung = { $upper } against { $lower }, { $seats } seats: { $share } of the wins in { $matches } matches ({ $low } to { $high }), where { $par } would be even.
cli-ratings-other-game = { $file } is a journal of { $game }
cli-arena-length = { $games ->
    [one] One match
   *[other] { $games } matches
}, { $moves } moves on average.
cli-verify-replayed = { $file }: { $game }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
} replayed, each of them legal.
cli-verify-position = This match did not begin with the setup of the rules but from a position. How that came to be is not in the record; what followed is verified.
cli-verify-seed = The seed has the SHA-256 that was published at the start: { $commitment }
cli-verify-seed-position = The seed and the position have the SHA-256 that was published at the start: { $commitment }
cli-verify-right = { $draws ->
    [0] There was nothing to draw
    [one] The one draw was recomputed from the seed, as recorded
   *[other] { $draws } draws were recomputed from the seed, all as recorded
}.
cli-verify-wrong = NOT verified, after { $draws ->
    [one] one draw that is right
   *[other] { $draws } draws that are right
}: { $problem }
cli-replay-head = { $game }: { $names } ({ $entries ->
    [one] one entry
   *[other] { $entries } entries
})
cli-replay-position = It begins from a position:
cli-step = Press Enter to go on.{ " " }
cli-entry-left = { $name } ends the match { $why }.
cli-taken-back = (taken back later)
cli-entry-undone = { $name } takes back entry { $entry } and all after it.
cli-outcome = { $count ->
    [one] { $winners } wins { $reason }.
   *[other] { $winners } share first place: { $reason }.
}
cli-guest = Guest
cli-which-games = These games can be played:
cli-which-line = { $number }  { $title }: { $pitch }
cli-which = Which one? (a number or a name){ " " }
cli-which-again = That is not one of them. Type a number from 1 to { $count } or a name such as “{ $example }”; “quit” leaves.
cli-which-left = See you next time.
cli-which-script = Say which game to play, for instance “serenissima play { $example }”; there are { $games }.
cli-play-head = { $count ->
    [one] { $title }, against { $names }, a bot ({ $bot }).
   *[other] { $title }, against { $names }. All of them are bots ({ $bot }).
}
cli-play-help-hint = Type a move; “moves” lists what is legal, “help” everything else.
cli-play-help =
    Type a move, or several in one line. Or:
      moves [START]  list the legal moves, or those that begin with START
      board          draw the board again
      hint           what the strongest bot would do
      undo           take back your last turn, or the last part of this one
      rules [N]      the rules, or rule number N
      save FILE      write the record of the match
      resign         give up
      quit           leave
cli-your-move = Your move ({ $count ->
    [one] one is legal
   *[other] { $count } are legal
}): { $moves }
cli-ask-moves = (“moves” lists the { $count } legal ones.)
cli-example = for instance “{ $example }”
cli-example-told = for instance “{ $example }”: { $told }
cli-bot-failed = The bot could not decide ({ $why }); a weaker one goes on.
cli-goodbye = The match ends here, unfinished.
cli-thinking = { $name } is thinking …
cli-undone = Taken back.
cli-hint = The strongest bot would play: { $move }
cli-save-form = Say where to, for instance “save match.jsonl”.
cli-saved = Saved as { $file }.
cli-not-saved = { $file } could not be written: { $why }
cli-bench-note = Random playouts on one core, moves per second of processor time.
cli-bench-against = Times as fast as a peer: loop in Python, all moves listed · picked · loop compiled too.
cli-bench-column-plain = plain
cli-bench-column-compiled = compiled
cli-bench-column-ratio = compiled / plain
cli-bench-column-picked = picked
cli-bench-column-loop = loop compiled
cli-bench-column-part = part
cli-bench-column-figure = figure
cli-bench-column-value = value
client-missing = The pages of Serenissima are not built
    .help = The server works, but its web client is missing. Build it with "make client" (this needs Node.js), then load this page again.
