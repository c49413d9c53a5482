"""The decisions of Canaletto, one struct for each kind."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from serenissima.games.canaletto.box import GROUPS

Group = Literal[
    "mirror",
    "candelabrum",
    "fan",
    "lion",
    "painting",
    "goblet",
    "clock",
    "bust",
    "stove",
    "ring",
    "lamp",
    "necklace",
]
"""An object; all treasures that show it are its group (CAN-03, CAN-04)."""
GROUP_NAMES: tuple[Group, ...] = get_args(Group)
"""All of them, in the order of their numbers."""
assert GROUP_NAMES == GROUPS


class Place(msgspec.Struct, frozen=True, tag_field="type", tag="place"):
    """Fortuna's: a treasure of this group goes into this palace (CAN-11, CAN-12)."""

    group: Group
    palace: int


class TurnUp(msgspec.Struct, frozen=True, tag_field="type", tag="value"):
    """Fortuna's: this value marker is the next one in the row (CAN-14, CAN-15)."""

    value: int


class Begin(msgspec.Struct, frozen=True, tag_field="type", tag="begin"):
    """The first auction is in this palace: Fortuna's, or the first starter's choice (CAN-18)."""

    palace: int


class Starter(msgspec.Struct, frozen=True, tag_field="type", tag="starter"):
    """Fortuna's: this seat speaks first in the first auction (CAN-19)."""

    seat: int


class Bid(msgspec.Struct, frozen=True, tag_field="type", tag="bid"):
    """Name a higher price; the gondola advances by the difference (CAN-25, CAN-26)."""

    amount: int


class Pass(msgspec.Struct, frozen=True, tag_field="type", tag="pass"):
    """Be out for the rest of this auction (CAN-29)."""


class Bribe(msgspec.Struct, frozen=True, tag_field="type", tag="bribe"):
    """Take the lot for nothing and give up the mask (CAN-34)."""


class Decline(msgspec.Struct, frozen=True, tag_field="type", tag="decline"):
    """Asked whether to bribe now: no. Only with `bribe_timing=interrupt` (CAN-37)."""


class Sell(msgspec.Struct, frozen=True, tag_field="type", tag="sell"):
    """The buyer of the last pieces of several groups sells this one next (CAN-50)."""

    group: Group


Move = Bid | Pass | Bribe | Decline | Sell | Begin | Starter | TurnUp | Place
