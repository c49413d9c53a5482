# Platform sentences shared by the terminal, the server and the browser.
refusal-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-nothing-to-undo = There is no move of yours to take back.
refusal-undo-needs-consent = Since then something was drawn or revealed, or somebody else has played: the others must agree to taking it back.
reason-resigned = by resignation
reason-timeout = because time ran out

# Bots: their names and how they play.
bot-uniform = Leaf in the lagoon
    .help = Plays any legal move, all equally likely.
bot-search = Searcher
    .help = Imagines many ways the match could go on and takes the move that did best. Knows nothing special about the game.
bot-sensible = Gondolier
    .help = Knows what matters in this game and looks a little ahead.

# Web: the pages.
app-title = Serenissima
app-line = Board games of Venice, with friends or against bots. No account, nothing to install: sit down and play.
page-title = { $page } · Serenissima
page-title-your-turn = ● Your turn · { $page }
skip-to-content = Skip to the content
announcements = Announcements
messages = Messages
visitor = You
home = Home
close = Close
cancel = Cancel
done = Done
yes = yes
no = no
try-again = Try again
pair = { $name }: { $value }
loading = One moment …
loading-table = Going to the table …
loading-board = Laying out the board …
loading-rules = Opening the rules …
server-unreachable = The server does not answer. Please try again in a moment.
unreachable-title = The server does not answer
unreachable-text = It may just be starting. This page tries again by itself and goes on as soon as it can.
guide-title = For bot writers
guide-unreachable = This page cannot be fetched just now.
missing-title = There is nothing here
missing-text = This address leads to no page. Perhaps it was shortened on its way to you.
missing-game = There is no game called “{ $game }” here.
missing-table = There is no such table here. Perhaps the link was shortened, or the table was cleared away.
footer-credits = The games belong to their designers and publishers, who are named on every game's page. Rules in our own words, drawings by us.
footer-licence = Free software under the MIT licence.
footer-api = For bot writers

settings = Settings
nickname-choose = Choose a nickname
nickname = Nickname
    .help = How the others at the table see you.
name-saved = You are { $name } now.
theme = Light or dark
theme-system = Same as the device
theme-light = Day
theme-dark = Night in Venice
pace = How fast the others play
pace-slow = Slowly
pace-normal = Normally
pace-fast = Quickly
pace-none = Without pauses
pace-waits = Wait for me after every turn
sound = Sounds
language = Language
needs-scripts = Serenissima needs JavaScript.

# Web: home and making a table.
games = The games
designed-by = by { $designers }
credits = A game by { $designers }. Published by { $publisher }, { $year }.
players-exactly = { $count } players
players-range = { $low } to { $high } players
players-either = { $low } or { $high } players
minutes-about = { $high } minutes
minutes-range = { $low } to { $high } minutes
age-from = from age { $age }
play-now = Play now
against = against
opponent-of = Opponent in { $game }
bot-marked = { $rung } · { $name }
rung-first = First steps
rung-easy = Easy
rung-medium = Medium
rung-hard = Hard
rung-master = Master
rating = Rating
    .help = Measured in many matches of bots against bots: 1500 is the { $bot }, and 200 points more win about three matches of four. The number after ± is how far the truth may be off.
rating-about = { $rating } ± { $spread }
rating-what = How strong?
table-for-friends = Table for friends
daily-puzzle = Today's puzzle
daily-solve = Solve it
own-table = A table of your own
new-table-of = A table of { $game }
read-rules = Read the rules
who-plays = Who plays?
how-many = How many players?
company = Against
company-friends = { $count ->
    [one] A friend, who gets a link
   *[other] Friends, who get a link
}
company-here = { $count ->
    [one] Somebody on this device
   *[other] People on this device
}
company-bots = { $count ->
    [one] A bot
    [2] Two bots
    [3] Three bots
   *[other] { $count } bots
}
company-mixed = A mix of these
company-strength = How strong?
seat-by-seat = Choose seat by seat
your-name = Your name
    .help = How the others see you. Leave it empty if you like.
seat-number = Seat { $number }
bot-of-seat = Bot of seat { $number }
name-of-seat = Name of seat { $number }
seat-me = Me
    .help = You, in this browser.
seat-friend = A friend
    .help = Gets an invitation link or scans a code.
seat-here = Somebody on this device
    .help = You pass the device to each other.
seat-bot = A bot
seat-open = A free seat
    .help = Whoever has the link can take it.
sat-here = { $name } sat here.
options = How it is played
more-options = More options
make-table = To the table
all-options = How it is played: everything
option-is = { $option }: { $value }
options-usual = The usual rules
your-tables = Your tables
your-turn = Your turn
table-running = Under way
table-waiting = Waiting for players
table-over = Over
show-all-tables = Show all { $count }
parting-cancel = Cancel
parting-leave = Get up
parting-end = End
parting-remove = Remove
parting-of = { $what }: { $game }, { $names }
parting-keep = Keep it
parting-cancel-title = Cancel this table?
    .help = Nobody can join it any more, and whoever sits there already is told.
    .do = Cancel the table
parting-leave-title = Get up from this table?
    .help = Your seat is free again. With the invitation link you can come back.
    .do = Get up
parting-end-title = End this match?
    .help = The match ends here and is removed for good; nobody can look back at it.
    .do = End the match
parting-remove-title = Remove this match?
    .help = It leaves your list. Others who played keep it on theirs; if there are none, it is gone for good.
    .do = Remove it
parted-cancel = The table is cancelled.
parted-leave = Your seat is free again.
parted-end = The match has ended and is removed.
parted-remove = It is off your list.
cancel-table = Cancel this table
get-up = Get up
table-unreadable = Cannot be read any more
crowded-title = Not just now
gone-title = This table is gone
gone-text = Your other tables are on the home page.
import-title = Open a record
import-hint = Drop the file of a match anywhere on this page, or choose it: then leaf through it, check its draws, play on.
choose-record = Choose a file
drop-record = Let go to open the record

# Web: rules.
rules-of = Rules of { $game }
contents = Contents
rules-find = Find in the rules
    .help = Press / to come here. Enter goes to the next place, Shift and Enter to the one before.
rules-found = { $count ->
    [0] Not found
   *[other] { $at } of { $count }
}
rules-find-meant = Did you mean “{ $word }”?
rules-find-missed = Nothing like that is in the rules. Try a single word, or another one for the same thing.
rules-find-back = The place before
rules-find-on = The next place
quick-look-up = Look something up in the whole rules
rule-number = Rule { $rule }
show-rule = Show rule { $rule }
whole-rules = All the rules
rule-unknown = The rule book has no number { $rule }.
rules-unreachable = The rules cannot be fetched just now.

# Web: the table.
board = The board
players = Players
player-you = You
player-here = At the table
player-here-device = On this device
player-away = Away
player-played = Player
player-bot = Bot: { $bot }
player-bot-for-you = A bot, for you: { $bot }
player-winner = Winner
player-to-move = to move
onlookers = { $count ->
    [one] One person is looking on
   *[other] { $count } people are looking on
}
practice = Practice
    .help = Only bots play with you: every move can be taken back, and the record says so.
status-waiting = Waiting for players
status-your-turn = Your turn
status-turn-of = { $name }’s turn
status-thinking = { $name } is thinking …
status-waits-for = Waiting for { $name }
status-played = { $name } has played
status-you-played = You have played
status-away = Waiting for { $name }, who is away
status-over = The match is over
status-replay = Looking back
time-left = Time left
shown-now = What is happening
skip = Skip
    .help = See at once how things stand now
go-on = Go on
log = What happened
log-short = Log
log-newer = Newer below ↓
log-keys = Arrow keys lead from line to line. Enter opens the rule.
log-keys-replay = Arrow keys lead from line to line. Enter goes to that moment, Shift and Enter open the rule.
log-empty = Nothing yet. Every move will appear here, with its rule.
what-you-see = What you see
your-moves = Your moves
actions = Actions
undo = Undo
undo-ask = Ask to undo
undo-wish-title = A request to take back
undo-wish-text = { $name } would like to take back their last turn, and everything after it. Do you agree?
undo-wish-waits = You asked to take back your last turn, and everything after it. Waiting for { $names }.
undo-wish-of = { $name } has asked to take back their last turn, and everything after it.
agree = Agree
refuse = Refuse
resign = Resign
resign-title = Give up?
resign-text = The match ends, and you lose it.
resign-text-for = The match ends, and { $name } loses it.
play-on = Play on
replay = Replay
export = Save record
fair-chance = Fair chance
give-to-bot = Give to a bot
    .help = { $name } is away. A bot takes the seat and plays on.
which-bot = Which bot?
take-back-seat = Take my seat back
take-over = Let a bot play
    .short = Bot
    .title = Let a bot play for me
    .help = A bot takes your seat and plays on. You look on, and take the seat back whenever you like.
    .help-for = A bot takes the seat of { $name } and plays on. It can be taken back at any time.
bot-plays = A bot plays for you: { $bot }.
bot-plays-for = A bot plays for { $name }: { $bot }.
fair-chance-short = Fair
move-quoted = “{ $move }”
move-then = , then { $move }
move-left-out = , …
chance-percent = { $percent } %
chance-of-winning = Chance of winning
connection-lost = The connection is lost. Trying again …
connection-back = The connection is back.
curtain-title = Hand the device to { $name }
curtain-text = In this game the players do not all see the same things.
curtain-lift = I am { $name }
invited-title = You are invited to { $game }
invited-text = { $name } has kept a seat for you.
take-seat = Take the seat
take-seat-as = Take the seat as { $name }
waiting-title = Waiting for your friends
waiting-text = { $count ->
    [one] One seat is free. Send the link, or let your friend scan the code.
   *[other] { $count } seats are free. Send the link, or let your friends scan the code.
}
waiting-bots = { $count ->
    [one] Nobody coming? Let a bot take the free seat.
   *[other] Nobody coming? Let bots take the free seats.
}
fill-with-bots = { $count ->
    [one] Fill the seat with a bot
   *[other] Fill the seats with bots
}
waiting-choosing = { $count ->
    [one] Somebody has opened the invitation and may be choosing a name. Better wait a moment.
   *[other] { $count } people have opened the invitation and may be choosing a name. Better wait a moment.
}
fill-anyway = Fill the seats anyway
waiting-taken = Every seat was taken while you were choosing a name. You can look on.
waiting-unnamed = Your friends see you as “{ $name }”. What shall they call you?
waiting-name-save = That is me
waiting-onlooker = As soon as everybody is seated, the match begins. You will see it here.
invitation-link = Invitation link
qr-alt = QR code of the invitation link
copy-link = Copy the link
share-link = Share
link-only-here = Only this computer can open this link. For other devices start with: make play ARGS=--lan
link-copied = The link is copied.
link-not-copied = The browser does not allow copying: select the link and copy it by hand.

# Web: the end, looking back, fair chance.
outcome = The end
outcome-you-won = You win!
outcome-you-share = You share first place
outcome-you-lost = { $count ->
    [one] { $winner } wins
   *[other] { $winner } win
}
outcome-won = { $count ->
    [one] { $winner } wins
   *[other] { $winner } win
}
outcome-tie = A tie
outcome-reason = The match ended { $reason }.
outcome-scores = Points: { $scores }.
rematch = Rematch
to-rematch = To the rematch
rematch-waits = The rematch is ready. Come along!
verify-draws = Verify the draws
look-back = Look back
    .help = How the chances went, and the moments that decided.
look-back-title = How the chances went
look-back-decisions = The decisions
look-back-whose = Whose decisions?
look-back-no-graph = In this game nobody can tell early enough who will win, so there is no graph. Single decisions can still be judged.
look-back-loading = The bot is looking back at the match …
    .help = That may take a quarter of a minute.
look-back-through = Whose chances?
look-back-you = You
look-back-empty = There is too little to look back at.
look-back-none = Nothing to regret: no decision cost much.
look-back-none-of = None of { $name }’s decisions cost much.
look-back-moments = Moments that decided
look-back-at = { $moment }: { $percent } %
look-back-graph = { $name_is ->
    [you] Your chances over the match
   *[other] The chances of { $name } over the match
}: { $first } % at the start, at best { $high } % ({ $high_moment }), at worst { $low } % ({ $low_moment }), { $last } % at the end.
look-back-par = fair share
look-back-start = start
look-back-end = end
look-back-moment = Moment { $number }: { $moment },
look-back-fall = { $before } % → { $after } %
look-back-you-played = You played
look-back-played = { $name } played
look-back-better = The bot would play
look-back-reason = Because
look-back-spoke = In its favour
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Step of the match
# a moment of a match; a game that counts something else than rounds has these sentences in its own words
moment = { $round ->
    [none] { $turn ->
        [you] Your turn
        [other] { $name }’s turn
        [over] The end
       *[nobody] Between two turns
    }
    [0] Before the first round
   *[other] { $turn ->
        [you] Round { $round }, your turn
        [other] Round { $round }, { $name }’s turn
        [over] Round { $round }, the end
       *[nobody] Round { $round }
    }
}
replay-close = Back to the table
play-on-from-here = Play on from here
review-match = Review
analyse-position = Analyse this position
moment-count = { $count ->
    [0] Before the first move
    [one] After one move
   *[other] After { $count } moves
}
fork-text = A new table begins at this moment: { $moment }. The old match stays as it is.
fair-text = Before the first move the table chose a secret seed and published its fingerprint (SHA-256). Every draw follows from the seed. When the match is over the seed is shown, so that anybody can check that nothing was changed.
fair-position = This match did not begin with the setup of the rules but from a position. The fingerprint is that of seed and position together.
commitment = Fingerprint published at the start
seed = Seed
fair-later = The seed is shown when the match is over.
verifying = Recomputing every draw …
verify-good = { $draws ->
    [0] The seed fits its fingerprint; nothing was drawn in this match.
    [one] The seed fits its fingerprint, and the one draw is exactly what it gives.
   *[other] The seed fits its fingerprint, and all { $draws } draws are exactly what it gives.
}
verify-bad = This is not right: { $problem }

# Server
visitor-unnamed = Guest
seat-here-name = Player { $number }
refusal-undone-enough = So much has been played and taken back in this match that nothing more can be taken back. You can still play on.
refusal-late = The match has moved on since then. This is how it stands now.
refusal-not-saved = The move could not be saved, so it was not played. Please try again.
refusal-onlooker = You are looking on: only those who sit at this table can act.
refusal-waiting = The match begins when every seat is taken.
refusal-nothing-asked = Nobody is waiting for your consent.
refusal-not-your-seat = That is not your seat.
refusal-not-replaceable = Only the seat of a person can be given to a bot.
refusal-not-away = That player is here: only the seat of somebody who is away can be given to a bot.
refusal-not-away-long = That player has only just gone and may be back in a moment. A little later the seat can be given to a bot.
refusal-nothing-kept = No bot plays for you at this table.
refusal-no-such-bot = This game has no such bot.
refusal-no-act = That cannot be done in the lesson just now.
notice-undo-refused = { $name_is ->
    [you] You do not agree to take it back.
   *[other] { $name } does not agree to take it back.
}
notice-undone = { $name_is ->
    [you] You took a move back.
   *[other] { $name } took a move back.
}
notice-resigned = { $name_is ->
    [you] You gave up.
   *[other] { $name } gave up.
}
notice-replaced = { $name_is ->
    [you] A bot plays on for you.
   *[other] A bot plays on for { $name }.
}
notice-your-seat-replaced = A bot plays on your seat. You can look on, or take it back.
notice-returned = { $name_is ->
    [you] You are back and play on.
   *[other] { $name } is back and plays on.
}
notice-rematch = { $name_is ->
    [you] You have asked for a rematch.
   *[other] { $name } would like a rematch.
}
notice-bot-failed = { $name } could not think of anything and played at random.
notice-time-over = { $name_is ->
    [you] Your time is up.
   *[other] { $name } has run out of time.
}
notice-cancelled = { $seated ->
    [no] This table was cancelled.
   *[yes] { $name } has cancelled this table.
}
notice-ended = { $seated ->
    [no] This match was ended.
   *[yes] { $name } has ended this match.
}
notice-removed = This table was removed.
notice-got-up = { $name_is ->
    [you] You got up. The seat is free again.
   *[other] { $name } got up. The seat is free again.
}
notice-filled = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
}
close-too-slow = This connection did not take what was sent to it. Connect again and see everything anew.
close-too-many-frames = Too many pings or parts of messages came over this connection. Connect again, and send whole messages.
## What bots say about moves. $chance and $best: chances to win, in percent. $games: so many games were imagined.

hint-only = There is no other move.
hint-taste = Our strongest bot would play this; it gives no figures for it.
hint-proven-win = Calculated to the end: this wins, whatever the others do.
hint-proven-lost = Calculated to the end: if the others make no mistake, nothing wins from here. This makes it hardest for them.
hint-proven = Calculated to the end: no move promises more than { $chance } %.
hint-judged = By what you can see and know, it leaves a chance of { $chance } %.
hint-wins = It won all { $games } games imagined from here.
hint-lost = In { $games } imagined games nothing won any more; this holds out longest.
hint-alone = It won { $chance } % of the games imagined from here; nothing else was worth trying.
hint-better = It won { $chance } % of the games imagined from here; the next best, { $other_move }, only { $other } %.
hint-close = It won { $chance } % of the games imagined from here; { $other_move } is about as good with { $other } %.
moment-proven = Calculated to the end: the other way kept a chance of { $best } %, this one left { $chance } %.
moment-judged = By what could be seen and known then, the other way kept a chance of { $best } %, this one { $chance } %.
moment-won = The other way had the match as good as won: { $best } % of the games imagined, against { $chance } %.
moment-better = The other way won { $best } % of the games imagined from there, this one { $chance } %.
