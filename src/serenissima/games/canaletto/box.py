# compiled with mypyc
"""What is in the box: palaces, treasures, value markers, money. Data only (CAN-01 to CAN-14)."""

from __future__ import annotations

from typing import Final

PALACES: Final = 16
"""Palaces on the loop (CAN-01)."""
GROUPS: Final = (
    *("mirror", "candelabrum", "fan", "lion", "painting", "goblet"),
    *("clock", "bust", "stove", "ring", "lamp", "necklace"),
)
"""The objects on the treasures (CAN-03)."""
SHORT: Final = ("Mi", "Ca", "Fa", "Li", "Pa", "Go", "Cl", "Bu", "St", "Ri", "La", "Ne")
"""Their short names, as they appear in records."""
SIZES: Final = (4, 4, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2)
"""How many treasures show each object (CAN-03)."""
TREASURES: Final = 34
FEWEST: Final = 1
"""Every palace begins with at least one treasure (CAN-11)."""
MOST: Final = 3
"""Every palace begins with at most three treasures (CAN-11)."""

LOWEST_VALUE: Final = 3
MARKERS: Final = 14
"""Value markers: 3 to 16, one each (CAN-05)."""
SPACES: Final = 12
"""Value spaces; two markers leave the game (CAN-06, CAN-14)."""

MOST_SEATS: Final = 4
MONEY: Final = 30
"""What everybody begins with (CAN-13)."""
LAST_BID: Final = 100
"""The highest bid the table accepts (CAN-28)."""
BRIBE_LIMIT: Final = 15
"""A bribe is possible up to this bid (CAN-36)."""
DEBT_COST: Final = 2
"""Every ducat of debt costs two in the end (CAN-57)."""
KINDS_TO_END: Final = 2
"""With this many kinds or fewer on the board the match is over (CAN-55)."""
