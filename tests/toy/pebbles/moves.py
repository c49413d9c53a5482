"""The moves of Pebbles: one struct for each kind of decision (TOY-14)."""

from __future__ import annotations

import msgspec

from .box import Stone


class Draw(msgspec.Struct, frozen=True, tag_field="type", tag="draw"):
    """Fortuna lets the next player draw this stone (TOY-3)."""

    stone: Stone


class Calm(msgspec.Struct, frozen=True, tag_field="type", tag="calm"):
    """Fortuna sends no wave (TOY-6)."""


class Wave(msgspec.Struct, frozen=True, tag_field="type", tag="wave"):
    """Fortuna sends a wave (TOY-6)."""


class Take(msgspec.Struct, frozen=True, tag_field="type", tag="take"):
    """Take pebbles from the heap (TOY-5)."""

    count: int


class Peek(msgspec.Struct, frozen=True, tag_field="type", tag="peek"):
    """Look secretly at another player's stone (TOY-7)."""

    of_seat: int


class Point(msgspec.Struct, frozen=True, tag_field="type", tag="point"):
    """Point at the player whose stone will be guessed (TOY-8)."""

    of_seat: int


class Name(msgspec.Struct, frozen=True, tag_field="type", tag="name"):
    """Name the colour (TOY-8)."""

    stone: Stone


Move = Draw | Calm | Wave | Take | Peek | Point | Name
