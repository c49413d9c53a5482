# What the server answers when something is wrong: the client is sent the sentence itself.
fault-malformed = This message cannot be read: { $problem }. It should be a JSON object whose "type" is one of { $kinds }.
fault-move = This is not a move of { $game }: { $problem }. Send one of the moves of the last update.
fault-too-many = Too many messages: at most { $rate } a second. The rest are ignored.
problem-bad-token = This token was not made by this server. POST /api/tokens makes one.
problem-no-table = There is no such table.
problem-no-game = { $problem }
problem-no-rules = The rules of { $game } are not here.
problem-no-bot = There is no bot { $bot }; there are { $allowed }.
problem-seats = This game cannot be played by { $count } players; it is for { $allowed }.
problem-bad-option = { $problem }
problem-bad-position = No match can begin from this position: { $problem }
problem-position-over = In this position the match would be over already.
problem-fork-secret = Whoever plays on from here knows all of it, and there are secrets in it: play it alone or against bots.
problem-position-secret = Whoever sets up a position knows all of it, and this one has secrets: play it alone or against bots.
problem-bad-record = { $kind ->
    [empty] This file is empty. Choose one that was saved when a match was over.
    [foreign] This is not a Serenissima record. Choose a file that was saved when a match was over.
    [version] This record comes from another version of Serenissima, and this one cannot read it.
    [game] This record is of a game that is not played here.
    [long] This record is too long to be read.
    [cut] This record is incomplete, or somebody changed it: its moves do not lead to its result.
   *[damaged] This record is damaged: line { $line } cannot be read, or is not what the rules allow.
}
problem-other-version = This match was played with version { $version } of { $game }; now it is version { $now }.
problem-unreadable = Entry { $entry } of this match does not fit the rules any more, so the match cannot be shown.
problem-invite-wrong = This invitation is not for this table.
problem-table-full = Every seat at this table is taken. You can look on.
problem-too-many-tables = { $most ->
    [one] You have an unfinished table, and only one is allowed.
   *[other] You have { $most } unfinished tables, and no more are allowed.
} Finish one first, cancel one that has not begun, or end a match against bots: the home page lists them under “Your tables”.
problem-again = { $seconds ->
    [one] Try again in a second.
   *[other] Try again in { $seconds } seconds.
}
problem-too-many-requests = Too many requests at once. { problem-again }
problem-too-many-tables-at-once = Too many new tables at once. { problem-again }
problem-too-many-seats = Too many comings and goings at tables at once. { problem-again }
problem-too-many-records = Too many records at once. { problem-again }
problem-too-many-names = Too many new names at once. { problem-again }
problem-too-many-tokens = Too many new tokens at once. { problem-again }
problem-too-many-hints = Too many hints at once. { problem-again }
problem-too-many-look-backs = Too many looks back at once: each takes a while. { problem-again }
problem-too-many-replays = Too many looks at a match at once. { problem-again }
problem-too-many-sockets = You already have { $most } windows with tables open, and there is no room for more. Close one of them. { problem-again }
problem-too-many-sockets-at-once = Too many new connections at once. { problem-again }
problem-too-many-sockets-here = There are already { $most } connections from your address, and there is no room for more. { problem-again }
problem-too-many-connections = The house is full just now. { problem-again }
problem-too-slow = This request took too long to arrive: after { $seconds } seconds the server stops waiting. Send it again.
problem-other-name = This server is not called { $name }: use the address you were given. Whoever runs it can add the name: serenissima serve --name { $name }
problem-fork-running = While a match is running nobody can play on from it elsewhere; when it is over, anybody can.
problem-fork-over = The match is over in that position. Choose an earlier one.
problem-rematch-unanswered = Not everybody has played in this match yet. Wait until they come, or make a new table and send them the link.
problem-rematch-running = A rematch can be asked for when the match is over.
problem-not-seated = Only those who sit at this table can ask for a rematch.
problem-record-running = The record can be taken when the match is over: before that it would tell secrets.
problem-verify-running = Chance can be verified when the match is over: then its seed is shown.
problem-not-your-view = While the match is running you can look through your own eyes only.
problem-waiting = The match has not begun.
problem-no-seat = There is no such seat; the last is number { $last }.
problem-no-entry = There is no such entry; the last is number { $last }.
problem-no-address = There is nothing at { $path }.
problem-long-address = The address by which this server was called is too long for a QR code: call it by its name.
problem-not-found = There is nothing at this address.
problem-method = This address does not understand that kind of request.
problem-too-large = That is too large: a record may have 2 MB, anything else 256 kB.
problem-malformed = This request cannot be read: { $problem }
problem-no-workshop = There is nothing to make for { $game }.
problem-no-quick = { $game } has no page for newcomers.
problem-no-lesson = { $game } has no lesson.
problem-too-many-lessons = You are faster than your coach. { problem-again }
problem-no-study = { $game } has no analysis and no puzzles.
problem-study-running = While a match is running it is not analysed for anybody. Finish it or resign first.
problem-study-playing = You are playing this game ({ $names }), so there is no analysis of it for you. Finish that match or resign first.
problem-unfit = { $why }
problem-no-puzzle = There is no puzzle with that number.
problem-too-many-questions = Too many questions at once. { problem-again }
problem-study-failed = This could not be worked out. Try again later.
problem-other-origin = This request came from the page of another site.
problem-unwell = { $kind ->
    [full] Nothing can be saved just now: the disk is full, or broken.
    [damaged] Nothing can be saved just now: the database is damaged.
    [slow] Nothing can be saved just now: the database does not answer.
   *[forbidden] Nothing can be saved just now: the database cannot be written.
}
problem-failed = Something went wrong on the server. It has been noted.
problem-hint-not-running = Hints are for matches that are being played.
problem-hint-no-practice = Hints are for practice: for matches of one person against bots.
problem-why-no-bot = Only bots are asked for their reasons.
problem-why-no-practice = While people play each other, bots keep their reasons to themselves. Ask when the match is over.
problem-why-nothing-yet = { $name } has not done anything yet.
problem-hint-not-your-turn = It is not your turn. A hint is about the next move of your own seat.

# What the server says in the terminal.
serve-at = Serenissima is at { $address }
serve-lan = On the same network: { $address }
serve-stop = Press Ctrl+C to stop.
serve-port-taken = Port { $port } is taken, perhaps by another Serenissima. Choose another one, for instance with --port { $other }.
serve-no-address = The server cannot listen at { $address }: { $problem }. Choose another address with --host, or another port with --port.
serve-no-driver = The PostgreSQL driver is missing: pip install "serenissima[postgres]"
forge-begins = You can play at once. Meanwhile the engine is being compiled; until then bots think more slowly.
forge-works = Compiling the engine
forge-ready = The engine is compiled. Bots use it from now on.
forge-failed = The engine could not be compiled: everything works, more slowly.
serve-no-database = { $kind ->
    [damaged] The database in { $folder } cannot be used: { $problem }. Move it away, or choose another folder with --data.
    [full] The database in { $folder } cannot be written: { $problem }. Make room on its disk, or choose another folder with --data.
    [address] The database cannot be used: { $problem }. Check the address after --db.
   *[forbidden] The database in { $folder } cannot be used: { $problem }. Choose a folder that you may write to with --data.
}
serve-bad-proxy = { $proxy } is not the address of a proxy. After --proxy, give addresses and networks with commas between them: 127.0.0.1,10.0.0.0/8
serve-newer-database = The database was written by a newer version of Serenissima. Install that version, or choose another folder with --data.
serve-bad-secret = { $file } is damaged. Restore it from a copy, or delete it: then nobody can return to their old seats.
serve-no-folder = The data folder cannot be used: { $problem }. Choose one that you may write to with --data.
serve-plain = The engine is not compiled: everything works, more slowly.
