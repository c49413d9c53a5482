# Parting with tables, and what is kept for how long: what the server and the command line say.
problem-cancel-guest = Only the host can cancel this table. You can get up instead.
problem-remove-running = Other people have a part in this match, so it cannot be removed while it is running. Finish it or give up first.
problem-remove-not-yours = This table is not on your list: only those who made it or sit there can remove it.
problem-leave-not-seated = You are not sitting at this table.
problem-leave-begun = The match has begun. Give up, or let a bot play on for you.
problem-leave-host = This is your own table. Cancel it instead.
problem-fill-not-host = Only whoever made this table can fill it with bots.
problem-fill-begun = The match has begun, and every seat is taken.
problem-fill-nobody = Somebody has to sit at this table before bots fill the other seats.
problem-clash = Somebody else changed this table at the same moment. Look at it again, then try once more.
problem-storage-full = This server is full and takes no new tables for now. Matches go on. Ask whoever runs it to make room.
problem-kept-too-much = You keep too much here: { $size } MB, and one person may keep { $most } MB. Remove records and finished matches from “Your tables” on the home page; then there is room for new ones.
serve-bad-keeping = keeping.toml cannot be read: { $problem }. docs/keeping.md says how it is written.
cli-storage = Show what takes how much room in the database of a server.
cli-arg-sweep = first remove what is kept no longer
cli-storage-none = There is no database in { $folder }. Name the folder of a server with --data, or an address with --db.
cli-storage-foreign = What is in { $where } is not a Serenissima database.
cli-storage-older = The database was written by an older version of Serenissima. Start the server once: it brings it up to date.
cli-storage-unusable = The database of { $where } cannot be read: { $problem }
cli-storage-kind = what
cli-storage-count = how many
cli-storage-size = takes
cli-storage-oldest = oldest
cli-storage-days = is kept
cli-storage-next = goes next
cli-storage-kind-waiting = tables that have not begun
cli-storage-kind-running = matches under way
cli-storage-kind-practice = finished practice matches
cli-storage-kind-finished = finished, between people
cli-storage-kind-records = records brought in
cli-storage-kind-visitors = visitors with a name
cli-storage-for-days = { $days } days
cli-storage-for-ever = for ever
cli-storage-due = { $count } now
cli-storage-some-waiting = { $count ->
    [one] 1 table that had not begun
   *[other] { $count } tables that had not begun
}
cli-storage-some-running = { $count ->
    [one] 1 match under way
   *[other] { $count } matches under way
}
cli-storage-some-practice = { $count ->
    [one] 1 finished practice match
   *[other] { $count } finished practice matches
}
cli-storage-some-finished = { $count ->
    [one] 1 finished match between people
   *[other] { $count } finished matches between people
}
cli-storage-some-records = { $count ->
    [one] 1 record brought in
   *[other] { $count } records brought in
}
cli-storage-some-visitors = { $count ->
    [one] 1 visitor without a seat
   *[other] { $count } visitors without a seat
}
cli-storage-removed = Removed: { $what }.
cli-storage-nothing-due = Nothing was due.
cli-storage-total = { $used } in use{ $bound }; { $disk } on the disk. Room that becomes free is used again.
cli-storage-bound = { " " }of { $bound }
cli-storage-no-bound = { "" }
