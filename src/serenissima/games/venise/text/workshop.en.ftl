# What the workshop says of a board.
finding-empty = There is nothing to read: paste the link of a board, or the text of its file.
finding-too-long = The text is too long: a board has at most { $most } characters.
finding-broken-code = This link is damaged: it was cut short or changed. Copy it again as a whole.
finding-not-json = This is not the text of a board: something is wrong in line { $line }, column { $column }.
finding-not-object = A board is an object in braces, with “cols”, “rows”, “poles” and “gems”.
finding-other-format = This file says its format is “{ $value }”; a board says “venise-board”.
finding-other-version = This file says its version is { $value }; version 1 can be read.
finding-missing = “{ $key }” is missing.
finding-wrong-number = “{ $key }” must be a whole number from { $low } to { $high }, not { $value }.
finding-wrong-choice = “{ $key }” must be one of { $choices }, not “{ $value }”.
finding-wrong-id = “id” must be small letters, digits and hyphens, at most 60, not “{ $value }”.
finding-wrong-words = “{ $key }” must be words, at most { $most } characters.
finding-wrong-list = “{ $key }” must be a list of names.
finding-wrong-pole = Pole number { $number } is not a pole: it needs “at”, its slot, and “kind”.
finding-too-many-poles = There are { $count } poles; at most { $most } are read.
finding-wrong-kind = The pole on { $at } has the kind “{ $value }”; there are { $choices }.
finding-no-axis = The pole on { $at } needs an axis: { $axes }.
finding-wrong-axis = The pole on { $at } has the axis “{ $value }”; there are { $axes }.
finding-wrong-owner = The start on { $at } belongs to “{ $value }”; the colours are { $choices }.
finding-wrong-ports = The ports of { $at } cannot be read: each is a direction with a name ({ $names }), a list of names, or null.
finding-wrong-starts = “starts” must name a slot for each colour: { $choices }.
finding-wrong-gems = “gems” must have a list of four fields for each colour: { $choices }.
finding-unknown-colour = “{ $key }” speaks of “{ $value }”; the colours are { $choices }.
finding-start-not-corner = The start pole on { $at } is not in a corner.
finding-start-unowned = The start pole on { $at } belongs to no colour.
finding-no-start = There is no start pole for { $colour }.
finding-two-starts = There are several start poles for { $colour }: { $slots }.
finding-start-differs = “starts” puts { $colour } on { $said }, but its start pole stands on { $at }.
finding-corner-empty = The corner { $at } has no start pole.
finding-outside = { $at } is not a slot of this grid, which goes from A1 to { $last }.
finding-slot-twice = { $count } poles stand on { $at }.
finding-printed-no-pole = { $at } is said to be printed, but there is no pole.
finding-tiles = The box has { $tiles } tiles: four starts and { $want } walls or bridges. This board uses { $count }, { $two } of them walls or bridges.
finding-plain-tile = The plain pole on { $at } is not a tile of the box: plain poles are printed on the night face.
finding-night-printed = By night the poles { $slots } are printed on the board, and no others.
finding-day-printed = By day no poles are printed on the board, but { $slots } are said to be.
finding-gem-count = { $colour } has { $count ->
    [one] one gem
   *[other] { $count } gems
}; it needs { $want }.
finding-gems-meet = Several gems lie on { $field }: { $colours }.
finding-gem-nowhere = A gem of { $colour } lies on { $field }, which does not exist; there is: { $has }.
finding-gem-on-start = A gem of { $colour } lies on the start field { $field }.
finding-gem-unreachable = { $colour } can never reach its gem on { $field }.
finding-gem-by-stem = { $colour } reaches its gem on { $field } only with stems.
finding-too-few-planks = With { $players } players, { $long } long planks each may not be enough for { $colour }: every stem leaves a long plank behind.
finding-broken-left-right = { $count ->
    [one] The mirror from left to right is broken in one spot.
   *[other] The mirror from left to right is broken in { $count } spots.
}
finding-broken-top-bottom = { $count ->
    [one] The mirror from top to bottom is broken in one spot.
   *[other] The mirror from top to bottom is broken in { $count } spots.
}
finding-broken-half-turn = { $count ->
    [one] The half turn is broken in one spot.
   *[other] The half turn is broken in { $count } spots.
}
finding-broken-quarter-turn = { $count ->
    [one] The quarter turn is broken in one spot.
   *[other] The quarter turn is broken in { $count } spots.
}
finding-broken-square = A quarter turn needs as many columns as rows.
finding-unequal-costs = The tour of { $high } costs { $most } hourglasses, that of { $low } only { $least }: more than { $percent } % apart, and no symmetry holds.
finding-quick = The cheapest tour costs { $cost } hourglasses: a quick game. Between { $low } and { $high } is usual.
finding-slow = The cheapest tour costs { $cost } hourglasses: a long game. Between { $low } and { $high } is usual.
finding-distances = The gems of { $one } are { $first } planks from its start, those of { $other } { $second }.
finding-few-exits = The gem of { $colour } on { $field } has { $count ->
    [0] no place for a straight or diagonal plank
    [one] only one place for a straight or diagonal plank
   *[other] only { $count } places for straight or diagonal planks
}: a pawn there can be locked in.
finding-long-exits = From { $field }, where a gem of { $colour } lies, only long planks lead away.
finding-dead-fields = { $count ->
    [one] No plank can ever touch this field: { $fields }.
   *[other] No plank can ever touch these { $count } fields: { $fields }.
}
finding-lost-fields = { $count ->
    [one] Nobody can ever reach this field: { $fields }.
   *[other] Nobody can ever reach these { $count } fields: { $fields }.
}

# why there is no proposal
refusal-no-wish = “{ $wish }” is not a wish here; a proposal takes { $wishes }.
refusal-wish-size = A grid has from { $low } to { $high } columns and rows.
refusal-wish-choice = “{ $wish }” must be one of { $choices }.
refusal-wish-square = A quarter turn needs as many columns as rows.
refusal-no-proposal = No board of { $cols } by { $rows } came out well with this number. Try another one, or a larger board.
