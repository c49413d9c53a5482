# Parting with tables, and what is kept for how long.
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
    .help = Only bots play against you. The match is given up and cannot be played on.
    .do = End the match
parting-remove-title = Remove this match?
    .help = It leaves your list. Others who played keep it on theirs; if there are none, it is gone for good.
    .do = Remove it
parted-cancel = The table is cancelled.
parted-leave = Your seat is free again.
parted-end = The match has ended.
parted-remove = It is off your list.
cancel-table = Cancel this table
get-up = Get up
table-unreadable = Cannot be read any more
gone-title = This table is no more
gone-text = It was removed. Your other tables are on the home page.
notice-cancelled = { $seated ->
    [no] This table was cancelled.
   *[yes] { $name } has cancelled this table.
}
notice-ended = { $seated ->
    [no] This match was ended.
   *[yes] { $name } has ended this match.
}
notice-removed = This table was removed.
notice-got-up = { $name } got up. The seat is free again.
problem-cancel-guest = Only the host can cancel this table. You can get up instead.
problem-remove-running = Other people have a part in this match, so it cannot be removed while it is running. Finish it or give up first.
problem-remove-not-yours = This table is not on your list: only those who made it or sit there can remove it.
problem-leave-not-seated = You do not sit at this table.
problem-leave-begun = The match has begun. Give up, or let a bot play on for you.
problem-leave-host = This is your own table. Cancel it instead.
problem-storage-full = This server has no room for new tables. Matches go on; try again later, or remove old ones from your list.
serve-bad-keeping = What is to be kept for how long cannot be read: { $problem }. docs/keeping.md says how it is written.
