# compiled with mypyc
"""The ranges of move codes. Places and spots are numbered as in `board.names`."""

from __future__ import annotations

from typing import Final

from serenissima.games.venise.board.names import FIELDS, PLACES, SPOTS

PLACE_COUNT: Final = 656
FIELD_COUNT: Final = 891
"""Spots from this number on are planks."""

LAY: Final = 0
"""LAY + place: with a card `short` or `long`, whichever the place takes."""
JOKER_LAY: Final = 656
REMOVE: Final = 1312
JOKER_REMOVE: Final = 1968
LIFT: Final = 2624
"""LIFT + place: a card `move` takes this plank up."""
JOKER_LIFT: Final = 3280
SET: Final = 3936
"""SET + place: and puts it down there."""
STEP: Final = 4592
"""STEP + spot."""
WALK: Final = 6139
"""WALK + steps - 1."""
JOKER_WALK: Final = 6142
STOP: Final = 6145
TAKE_JOKER: Final = 6146
EXCHANGE: Final = 6147
GIVE: Final = 6148
"""GIVE + ordinary card: one of the four for a joker."""
END_PLAY: Final = 6155
END_TURN: Final = 6156
DISCARD: Final = 6157
"""DISCARD + card, jokers included."""
RESCUE: Final = 6165
"""RESCUE + 0 for a short plank, 1 for a long one."""
CHOOSE: Final = 6167
"""CHOOSE + colour."""
NO_CHOICE: Final = 6171
BEGIN: Final = 6172
"""BEGIN + seat: Fortuna's, or the first seat's where it says who begins."""
ASSIGN: Final = 6176
"""ASSIGN + colour: Fortuna's."""
DRAW: Final = 6180
"""DRAW + card: Fortuna's; a joker only where discarded ones go to the discard pile (VE-T17)."""
SIZE: Final = 6188

assert len(PLACES) == PLACE_COUNT
assert len(FIELDS) == FIELD_COUNT
assert STEP - SET == PLACE_COUNT
assert len(SPOTS) == WALK - STEP
