# compiled with mypyc
"""The codes of the moves: where each kind begins."""

from __future__ import annotations

from typing import Final

DRAW: Final = 0
"""13 kinds of cards: Fortuna turns the next card of a pile."""
PLUCK: Final = 13
"""7 kinds: Fortuna takes a card from a hand for a traitor."""
FIRST: Final = 20
"""2 seats: Fortuna names the first divider."""
PUT: Final = 22
"""13 kinds: the divider puts a card into the second tray."""
CONFIRM: Final = 35
CHOOSE: Final = 36
"""2 offers."""
RESOLVE: Final = 38
"""3 kinds of specials."""
BETRAY: Final = 41
"""4 seats."""
FORGO: Final = 45
LAY: Final = 46
"""6 districts."""
PASS: Final = 52
CATCH_UP: Final = 53
DECLINE: Final = 54
SIZE: Final = 55
