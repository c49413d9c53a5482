title = Pebbles
pitch = Take pebbles, hide a stone, see through the others.
kind = A small game of bluff

event-drawn = { $seat } draws a stone.
event-seen = { $seat } sees the stone of { $of_seat }: { $stone }.
event-taken = { $seat } takes { $count ->
    [one] a pebble
   *[other] { $count } pebbles
} and leaves { $left }.
event-washed = { $wave ->
    [yes] A wave washes one pebble of { $seat } into the lagoon.
   *[no] The sea stays calm.
}
event-peeked = { $seat } peeks at the stone of { $of_seat }.
event-pointed = { $seat } points at { $of_seat }.
event-guessed = { $seat } says that { $of_seat } has { $stone }: { $right ->
    [yes] right!
   *[no] wrong.
}
event-shown = The stone of { $seat } is { $stone }.

refusal-no-such-move = There is no move “{ $text }”; write for instance “take 2”, “peek 1”, “point 1” or “name black”.
refusal-fortunas-move = That is decided by chance, not by a player.
refusal-fortunas-turn = Chance decides first.
refusal-name-a-colour = You have pointed at a player: name a colour.
refusal-point-first = Point at a player before you name a colour.
refusal-heap-too-small = Only { $left } are left in the heap.
refusal-no-peeking = There is no peeking at this table.
refusal-only-once = You have done that already; once in a match is enough.
refusal-no-such-seat = There are only { $seats } players.
refusal-own-stone = That is your own stone.
refusal-lies-open = That stone lies open already.

reason-points = by points
reason-shared = the first place is shared

option-heap = Pebbles in the heap
    .help = An even number. More pebbles make a longer match.
option-peek = Peeking
    .help = Whether stones may be peeked at.
option-last = The last pebble
    .help = What it means to take the last pebble of the heap.
option-last-plain = counts like any other
option-last-bonus = two points more
option-last-poison = two points less

goal-wins = Have the most points when the heap is empty: one for each pebble, more for a rare stone or a right guess.
goal-ends = The match is over as soon as the heap is empty.
goal-turn = Take one to three pebbles, peek at a stone, or guess one.
