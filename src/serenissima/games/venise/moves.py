"""The decisions of Venise, one struct for each kind.

A card that does several things is several moves: `walk2` is followed by its steps, `move` by the place `to` which the
plank goes, `exchange` by the four cards that are given.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from serenissima.games.venise.box import Card, Colour, Ordinary, PlankKind


class Short(msgspec.Struct, frozen=True, tag_field="type", tag="short"):
    """Lay a short plank, with a card or a joker (VE-A2)."""

    place: str
    joker: bool = False


class Long(msgspec.Struct, frozen=True, tag_field="type", tag="long"):
    """Lay a long plank, with a card or a joker (VE-A6)."""

    place: str
    joker: bool = False


class Remove(msgspec.Struct, frozen=True, tag_field="type", tag="remove"):
    """Take a plank away into one's own supply (VE-A8)."""

    place: str
    joker: bool = False


class Lift(msgspec.Struct, frozen=True, tag_field="type", tag="move"):
    """Take this plank up to put it elsewhere (VE-A12); `to` follows."""

    place: str
    joker: bool = False


class Set(msgspec.Struct, frozen=True, tag_field="type", tag="to"):
    """Put the plank that was taken up into this place (VE-A13)."""

    place: str


class Walk(msgspec.Struct, frozen=True, tag_field="type", tag="walk"):
    """Play a card for up to this many steps (VE-A16); the steps follow."""

    steps: Literal[1, 2, 3]
    joker: bool = False


class Step(msgspec.Struct, frozen=True, tag_field="type", tag="step"):
    """One step onto a neighbouring field or plank (VE-G19)."""

    to: str


class Stop(msgspec.Struct, frozen=True, tag_field="type", tag="stop"):
    """Make no more steps with this card (VE-A17)."""


class TakeJoker(msgspec.Struct, frozen=True, tag_field="type", tag="take-joker"):
    """Take a joker instead of playing cards (VE-T7)."""


class Exchange(msgspec.Struct, frozen=True, tag_field="type", tag="exchange"):
    """Exchange four ordinary cards for a joker (VE-T10); the cards follow."""


class Give(msgspec.Struct, frozen=True, tag_field="type", tag="give"):
    """One of the four cards for a joker (VE-T10)."""

    card: Ordinary


class EndPlay(msgspec.Struct, frozen=True, tag_field="type", tag="end-play"):
    """Play no more cards and draw (VE-T14)."""


class EndTurn(msgspec.Struct, frozen=True, tag_field="type", tag="end-turn"):
    """After drawing: keep the hand as it is (VE-T13)."""


class Discard(msgspec.Struct, frozen=True, tag_field="type", tag="discard"):
    """One of the cards above eight (VE-T17)."""

    card: Card


class Rescue(msgspec.Struct, frozen=True, tag_field="type", tag="rescue"):
    """A stranded player gets a plank (VE-V6)."""

    plank: PlankKind


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """Choose a colour that is free (VE-S4)."""

    colour: Colour


class NoChoice(msgspec.Struct, frozen=True, tag_field="type", tag="no-choice"):
    """Any colour will do (VE-S4)."""


class Begin(msgspec.Struct, frozen=True, tag_field="type", tag="begin"):
    """This seat makes the first turn: Fortuna's, or the first seat's (VE-S15)."""

    seat: int


class Assign(msgspec.Struct, frozen=True, tag_field="type", tag="assign"):
    """Fortuna's: the next seat without a colour gets this one (VE-S4)."""

    colour: Colour


class Draw(msgspec.Struct, frozen=True, tag_field="type", tag="draw"):
    """Fortuna's: the card that is drawn (VE-S11, VE-T14); a joker only where VE-T17 puts it into the pile."""

    card: Card


Move = (
    Short
    | Long
    | Remove
    | Lift
    | Set
    | Walk
    | Step
    | Stop
    | TakeJoker
    | Exchange
    | Give
    | EndPlay
    | EndTurn
    | Discard
    | Rescue
    | Choose
    | NoChoice
    | Begin
    | Assign
    | Draw
)
