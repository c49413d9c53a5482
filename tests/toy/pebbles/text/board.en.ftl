board-label = { $heap ->
    [one] A pebble lies
   *[other] { $heap } pebbles lie
} in the heap, { $lagoon } in the lagoon.
board-stone = The stone of { $name }: { $stone }. Pebbles taken: { $taken }.
board-take = Take { $count }
board-peek = Peek at the stone of { $name }
board-point = Guess the stone of { $name }
board-name = It is { $stone }
