"""What the table can be told: one struct for each fact. All of it is public.

A lot is told as `first`, `second`, `third` (None where it has fewer), so that each language names the treasures itself.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.canaletto.moves import Group


class Placed(msgspec.Struct, frozen=True, tag_field="type", tag="placed"):
    """Fortuna laid a treasure into a palace (CAN-12)."""

    group: Group
    palace: int


class LaidOut(msgspec.Struct, frozen=True, tag_field="type", tag="laid-out"):
    """All treasures lie in the palaces: how many palaces hold three, two, one (CAN-11)."""

    threes: int
    twos: int
    ones: int


class TurnedUp(msgspec.Struct, frozen=True, tag_field="type", tag="turned-up"):
    """The value marker on this space (1 to 12) was turned up: the next sale pays that value (CAN-15)."""

    value: int
    space: int


class RowDrawn(msgspec.Struct, frozen=True, tag_field="type", tag="row-drawn"):
    """With `values=open`: one more marker of the row was drawn (CAN-15)."""

    value: int
    space: int


class RowOpen(msgspec.Struct, frozen=True, tag_field="type", tag="row-open"):
    """With `values=open`: the whole row lies open (CAN-15)."""

    values: list[int]


class PalaceDrawn(msgspec.Struct, frozen=True, tag_field="type", tag="palace-drawn"):
    """The first auction will be here, by lot (CAN-18)."""

    palace: int


class PalaceChosen(msgspec.Struct, frozen=True, tag_field="type", tag="palace-chosen"):
    """The first starter chose where the first auction is (CAN-18)."""

    seat: int
    palace: int


class StarterDrawn(msgspec.Struct, frozen=True, tag_field="type", tag="starter-drawn"):
    """This seat was drawn to speak first (CAN-19)."""

    seat: int


class Opened(msgspec.Struct, frozen=True, tag_field="type", tag="opened"):
    """An auction begins: the lot of this palace is offered, this seat speaks first (CAN-21, CAN-22)."""

    auction: int
    seat: int
    palace: int
    first: Group
    second: Group | None
    third: Group | None


class Bidden(msgspec.Struct, frozen=True, tag_field="type", tag="bidden"):
    """A bid; the gondola advanced by `steps` and stands in `palace` now (CAN-25, CAN-26)."""

    seat: int
    amount: int
    steps: int
    palace: int


class Passed(msgspec.Struct, frozen=True, tag_field="type", tag="passed"):
    """A player is out of this auction (CAN-29)."""

    seat: int


class Declined(msgspec.Struct, frozen=True, tag_field="type", tag="declined"):
    """A player who was asked does not bribe now (CAN-37)."""

    seat: int


class Bribed(msgspec.Struct, frozen=True, tag_field="type", tag="bribed"):
    """A player gave up the mask and takes the lot for nothing; the bid stood at `amount` (CAN-38)."""

    seat: int
    amount: int


class Bought(msgspec.Struct, frozen=True, tag_field="type", tag="bought"):
    """A player takes the lot of a palace: `paid` from the money, `borrowed` as new debt (CAN-41, CAN-42, CAN-46)."""

    seat: int
    price: int
    paid: int
    borrowed: int
    palace: int
    first: Group
    second: Group | None
    third: Group | None


class Unsold(msgspec.Struct, frozen=True, tag_field="type", tag="unsold"):
    """Nobody bid; the lot stays where it is (CAN-32)."""

    palace: int


class Discarded(msgspec.Struct, frozen=True, tag_field="type", tag="discarded"):
    """Nobody bid; with `no_bid=discard` the lot leaves the game (CAN-32)."""

    palace: int
    first: Group
    second: Group | None
    third: Group | None


class Sold(msgspec.Struct, frozen=True, tag_field="type", tag="sold"):
    """A complete group is sold at the value of this space (CAN-47, CAN-48)."""

    group: Group
    value: int
    space: int
    count: int


class Paid(msgspec.Struct, frozen=True, tag_field="type", tag="paid"):
    """An owner's income from the group just sold: `count` treasures bring `amount` (CAN-48)."""

    seat: int
    group: Group
    count: int
    amount: int


class MovedOn(msgspec.Struct, frozen=True, tag_field="type", tag="moved-on"):
    """The gondola goes on over empty palaces, from where it stood to where treasures are (CAN-53, CAN-32).

    `back`: it stood in the palace that was just sold, after a price of 16, 32 and so on.
    """

    palace: int
    to_palace: int
    back: bool


class Scored(msgspec.Struct, frozen=True, tag_field="type", tag="scored"):
    """A final score: money less twice the debt (CAN-57)."""

    seat: int
    money: int
    debt: int
    score: int


class Ended(msgspec.Struct, frozen=True, tag_field="type", tag="ended"):
    """The match is over: few kinds were left on the board, or nobody wanted any lot (CAN-55, CAN-33)."""

    reason: Literal["kinds", "no-bids"]
    kinds: int


Event = (
    Placed
    | LaidOut
    | TurnedUp
    | RowDrawn
    | RowOpen
    | PalaceDrawn
    | PalaceChosen
    | StarterDrawn
    | Opened
    | Bidden
    | Passed
    | Declined
    | Bribed
    | Bought
    | Unsold
    | Discarded
    | Sold
    | Paid
    | MovedOn
    | Scored
    | Ended
)
