"""What the table can be told in Pebbles."""

from __future__ import annotations

import msgspec

from .box import Stone


class Drawn(msgspec.Struct, frozen=True, tag_field="type", tag="drawn"):
    """A player has drawn a stone (TOY-3); its colour is for the owner alone."""

    seat: int


class Seen(msgspec.Struct, frozen=True, tag_field="type", tag="seen"):
    """A player sees a hidden stone: their own (TOY-3) or another's (TOY-7). Only that player hears it."""

    seat: int
    of_seat: int
    stone: Stone


class Taken(msgspec.Struct, frozen=True, tag_field="type", tag="taken"):
    """Pebbles left the heap (TOY-5)."""

    seat: int
    count: int
    left: int


class Washed(msgspec.Struct, frozen=True, tag_field="type", tag="washed"):
    """After a greedy turn a wave came, or not (TOY-6)."""

    seat: int
    wave: bool


class Peeked(msgspec.Struct, frozen=True, tag_field="type", tag="peeked"):
    """Somebody looked at somebody's stone (TOY-7)."""

    seat: int
    of_seat: int


class Pointed(msgspec.Struct, frozen=True, tag_field="type", tag="pointed"):
    """A guess was announced (TOY-8)."""

    seat: int
    of_seat: int


class Guessed(msgspec.Struct, frozen=True, tag_field="type", tag="guessed"):
    """A colour was named, rightly or wrongly (TOY-10)."""

    seat: int
    of_seat: int
    stone: Stone
    right: bool


class Shown(msgspec.Struct, frozen=True, tag_field="type", tag="shown"):
    """A stone was laid open (TOY-10, TOY-11)."""

    seat: int
    stone: Stone


Event = Drawn | Seen | Taken | Washed | Peeked | Pointed | Guessed | Shown
