# Words of the board editor.
page-editor = Board editor
    .help = Make a board of your own, check it, and play it.
editor-actions = The draft
editor-undo = Undo (Ctrl+Z)
editor-redo = Redo (Ctrl+Y)
editor-start-from = Start from…
editor-board-of = { $name } ({ $side ->
    [day] day
   *[night] night
}, { $level ->
    [basic] basic
    [advanced] advanced
    [expert] expert
   *[custom] own
})
editor-blank = Open water
editor-import = Import
editor-export = Export
editor-link = Copy link
editor-link-copied = The link is copied. Whoever opens it has this board.
editor-link-in-address = The address of this page now carries the board: copy it from there.
editor-link-broken = The link was cut off or changed: no board could be read from it. Your own draft is untouched.
editor-generate = Propose
editor-opened = “{ $name }” is on the bench. Undo brings back what was there.

editor-easel = The draft. Arrow keys move over the slots.
editor-board = The board in the making
editor-cursor = { $slot }, { $what ->
    [start] start pole
    [wall] wall
    [bridge] bridge
    [plain] plain pole
   *[none] open water
}{ $field ->
    [none] {""}
   *[other] : { $field }
}
editor-tools = Tools
editor-tool-hand = Drag poles and gems, or press to select
editor-tool-wall = Wall: press a slot, again to turn it
editor-tool-bridge = Bridge: press a slot, again to turn it
editor-tool-plain = Plain pole, open on all sides
editor-tool-start = Start pole of { $colour }
editor-tool-gem = Gem of { $colour }: { $left } left to lay
editor-tool-erase = Remove what you press
editor-selected = What is selected
editor-selected-none = Press a pole to select it
editor-selected-what = { $gem ->
    [yes] A gem: { $at }
   *[no] { $at }: { $kind ->
        [start] start pole
        [wall] wall
        [bridge] bridge
       *[plain] plain pole
    }
}
editor-turn-left = Turn left (Shift+R)
editor-turn-right = Turn right (R)
editor-flip-wall = Make it a wall
editor-flip-bridge = Make it a bridge
editor-remove = Take away (Delete)
editor-gem-on-start = Gems cannot lie on a start pole.
editor-gem-needs-pole = Gems lie on poles, and { $slot } is open water. Beyond the quay they go back to the tray.
editor-no-gems = All four gems of { $colour } lie on the board already, here or in a mirror image. Drag one of them instead.
editor-grade-forbids = This is not open with the help you chose. Choose “Everything” to move poles.

editor-checks = Checks
editor-checks-busy = Checking…
editor-checks-offline = The server does not answer, so the board cannot be checked just now. Your draft is safe in this browser.
editor-verdict = { $playable ->
    [yes] { $warnings ->
        [0] Ready to play.
        [one] Ready to play, with one warning.
       *[other] Ready to play, with { $warnings } warnings.
    }
   *[no] { $errors ->
        [one] One thing must be put right.
       *[other] { $errors } things must be put right.
    }
}
editor-grade-error = Error.
editor-grade-warning = Warning.
editor-grade-note = Note.
editor-show-rule = Show rule { $rule }
editor-astray = Not on the board
editor-astray-pole = { $at }: { $kind ->
    [start] a start pole
    [wall] a wall
    [bridge] a bridge
   *[plain] a plain pole
} beside the grid, or on a slot that is taken.
editor-astray-gem = A gem of { $colour } has nothing to lie on.
editor-take-away = Take away
editor-back-to-tray = Back to the tray
editor-tours = Cheapest tours
editor-tours-help = Hourglasses for one player alone to fetch all four gems. Press one to see the way.
editor-counts = { $poles } poles, { $fields } fields; places for planks: { $short } straight, { $long } diagonal, { $stem } stems, { $crossbar } crossbars.

editor-properties = The board as a whole
editor-name = Name
editor-name-none = My board
editor-cols = Columns
editor-rows = Rows
editor-side = Face
editor-side-day = Day
editor-side-night = Night
editor-symmetry = Symmetry
editor-symmetry-rectangle = Both mirrors
editor-symmetry-turn4 = Quarter turn
editor-symmetry-turn2 = Half turn
editor-symmetry-none = None
editor-mirrored = Make every change in all mirror images
editor-grade = What you change
editor-grade-gems = Gems only
editor-grade-turn = Gems; turn and flip poles
editor-grade-all = Everything

editor-play = Play this board
editor-players = Players
editor-against = Against
editor-play-now = Play

editor-seed = Number
editor-propose = Propose a board
editor-generate-help = The same number and wishes always give the same board.
editor-proposing = A board is being made…
editor-proposal = The proposed board, “{ $name }”
editor-proposal-about = A player alone needs { $cost } hourglasses to fetch all four gems. { $walls ->
    [0] There are no walls and { $bridges } bridges.
    [one] There is one wall, and { $bridges } bridges.
   *[other] There are { $walls } walls and { $bridges } bridges.
}
editor-length = Length
editor-length-short = Short
editor-length-usual = As usual
editor-length-long = Long
editor-difficulty = Difficulty
editor-difficulty-easy = Easy
editor-difficulty-medium = Medium
editor-difficulty-hard = Hard
editor-another = Another
editor-take = Take it

editor-import-help = Choose a file that this editor saved, or paste its text.
editor-choose-file = Choose a file
editor-import-text = Text of the file
editor-open = Open
editor-open-anyway = Open what can be read
editor-file-wrong = { $readable ->
    [yes] Not everything in this file can be read:
   *[no] This board cannot be read. Nothing was changed.
}
editor-file-empty = The file is empty.
editor-file-json = This is not JSON: line { $line }, column { $column } cannot be read. Is something missing there, a comma or a bracket?
editor-file-format = “format” must be "venise-board", not { $found }.
editor-file-version = “version” must be 1, not { $found }.
editor-file-one-of = “{ $key }” must be one of { $allowed }, not { $found }.
editor-file-size = “{ $key }” must be a whole number from 3 to 9, not { $found }.
editor-file-poles = “poles” must be a list of poles, not { $found }.
editor-file-pole-at = Pole number { $number }: “at” must be a slot such as B3, not { $found }.
editor-file-pole-kind = Pole { $at }: “kind” must be start, wall, bridge or plain, not { $found }.
editor-file-owner = Start pole { $at }: “owner” must be ruby, diamond, emerald or topaz, not { $found }.
editor-file-axis = Pole { $at }: “axis” must be N-S, E-W, NE-SW or NW-SE, not { $found }.
editor-file-gems = “gems” must name the gems of each colour, not { $found }.
editor-file-colour = There is no colour { $found }: they are ruby, diamond, emerald and topaz.
editor-file-gem-list = The gems of { $colour } must be a list of fields such as B3.top, not { $found }.
editor-file-start = The file says { $colour } starts at { $said }, but its start pole stands at { $stands }. The pole counts.

editor-keys = Keys
editor-key-arrows = move over the slots
    .keys = Arrows
editor-key-poles = put a wall, a bridge, a plain pole
    .keys = W, B, P
editor-key-start = put a start pole; again for the next colour
    .keys = S
editor-key-turn = turn the pole; with Shift the other way
    .keys = R
editor-key-flip = wall to bridge and back
    .keys = F
editor-key-field = choose the field of the pole
    .keys = G
editor-key-gem = lay a gem of ruby, diamond, emerald, topaz
    .keys = 1, 2, 3, 4
editor-key-move = pick up the pole; again to put it down
    .keys = M
editor-key-remove = take away the gem or the pole
    .keys = Delete
editor-key-undo = undo; with Shift redo
    .keys = Ctrl+Z
