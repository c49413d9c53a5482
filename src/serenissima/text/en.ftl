# Platform sentences shared by the terminal, the server and the browser.
refusal-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-undo = There is no move of yours to take back.
refusal-undo-needs-consent = Since then something was drawn, revealed or played by another: taking it back needs the others' consent.
reason-resigned = by resignation
reason-timeout = on time

# Bots: their names and how they play.
bot-uniform = Leaf in the lagoon
    .help = Plays any legal move, all equally likely.
bot-search = Searcher
    .help = Imagines many ways the match could go on and takes the move that did best. Knows nothing special about the game.
bot-sensible = Gondolier
    .help = Knows what matters in this game and looks a little ahead.

# The command line.
cli = Five board games of Venice, for people, bots and researchers.
cli-commands = commands
cli-serve = Start the server with the page to play in the browser.
cli-play = Play against bots in this terminal.
cli-games = List the games.
cli-rules = Show the rules of a game.
cli-replay = Tell a recorded match again.
cli-verify = Replay a record and recompute every draw from its seed.
cli-perft = Count the sequences of moves from the first position.
cli-arena = Let bots play against each other.
cli-bench = Measure how fast everything is.
cli-arg-game = name of the game, as “serenissima games” lists it
cli-arg-option = table option, can be given several times
cli-arg-json = print JSON
cli-arg-file = file with the record of a match
cli-arg-depth = number of moves
cli-arg-seats = number of players
cli-arg-bots = names of the bots, one for each seat; every seat order is played equally often
cli-arg-games = number of matches
cli-arg-workers = number of processes
cli-arg-seed = seed for all chance
cli-arg-seconds = seconds a bot may think about a move
cli-arg-iterations = iterations a searching bot may spend on a move
cli-arg-host = address to listen on
cli-arg-port = port to listen on (usually { $port })
cli-arg-lan = let other devices in the same network join, with a link and a QR code
cli-arg-open = open the page in a browser
cli-arg-data = folder for the database and other data
cli-arg-db = address of another database
cli-arg-rule = only the rule of this number
cli-arg-entry = only as far as this entry
cli-arg-step = entry by entry, with the board
cli-arg-bot = which bot to play against
cli-arg-seat = your seat, from 1
cli-arg-name = your name
cli-arg-save = write the record there when the match ends
cli-arg-quick = shorter and rougher
cli-arg-only = only this part, can be given several times
cli-needs-positive = must be a whole number from 1 up, not “{ $value }”
cli-option-form = an option is written NAME=VALUE, not “{ $given }”
cli-not-text = { $file } is no record: it is not a text file.
cli-bad-record = { $file } cannot be read as a record: { $why }
cli-no-rules = { $game } has no written rules.
cli-no-rule = { $game } has no rule “{ $rule }”; its rules are { $span }.
cli-no-such-rule = There is no rule “{ $rule }”.
cli-no-entry = There is no entry { $entry }; the last one is { $last }.
cli-no-seat = There is no seat { $seat } at a table for { $seats }.
cli-no-server = The server is not part of this installation: { $why }
cli-column-name = name
cli-column-title = title
cli-column-seats = players
cli-column-bots = bots
cli-column-compiled = compiled
cli-column-bot = bot
cli-column-wins = wins
cli-column-draws = draws
cli-column-losses = losses
cli-column-rate = win rate
cli-column-interval = 95 % interval
cli-column-errors = errors
cli-yes = yes
cli-no = no
cli-nothing = none
cli-fortuna = Fortuna
cli-counting = Counting
cli-playing = Playing
cli-measuring = Measuring
cli-perft-line = depth { $depth }: { $count } sequences ({ $seconds } s)
cli-arena-length = { $games ->
    [one] One match
   *[other] { $games } matches
}, { $moves } moves on average.
cli-verify-replayed = { $file }: { $game }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
} replayed, each of them legal.
cli-verify-seed = The seed has the SHA-256 that was published at the start: { $commitment }
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
cli-step = Enter goes on.{ " " }
cli-entry-left = { $name } ends the match { $why }.
cli-entry-undone = { $name } takes back entry { $entry } and all after it.
cli-outcome = { $count ->
    [one] { $winners } wins
   *[other] The first place is shared by { $winners }
}: { $reason }.
cli-guest = Guest
cli-play-head = { $title }, against { $bot }.
cli-play-help-hint = Type a move; “moves” lists what is legal, “help” everything else.
cli-play-help =
    Type a move, or several in one line. Or:
      moves [START]  list the legal moves, or those that begin with START
      board          draw the board again
      hint           what the bot would do
      undo           take back your last move and all after it
      rules [N]      the rules, or rule number N
      save FILE      write the record of the match
      resign         give up
      quit           leave
cli-your-move = Your move ({ $count ->
    [one] one is legal
   *[other] { $count } are legal
}): { $moves }
cli-many-moves = for instance “{ $example }”
cli-bot-failed = The bot could not decide ({ $why }); a weaker one goes on.
cli-goodbye = The match ends here, unfinished.
cli-undone = Taken back.
cli-hint = The bot would play: { $move }
cli-save-form = Say where to, for instance “save match.jsonl”.
cli-saved = Saved as { $file }.
cli-not-saved = { $file } could not be written: { $why }
cli-bench-note = Random playouts on one core, moves per second of processor time.
cli-bench-column-plain = plain
cli-bench-column-compiled = compiled
cli-bench-column-ratio = compiled / plain
cli-bench-column-loop = loop compiled too
cli-bench-column-peer = loop / backgammon
cli-bench-column-part = part
cli-bench-column-figure = figure
cli-bench-column-value = value
