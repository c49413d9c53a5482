"""Seats: who owns them, and what the owners are called."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Literal

import msgspec

COMPANIONS = ("Alvise", "Bianca", "Marco", "Chiara", "Piero", "Lucia")
"""What bots are called, by their seats: Venetian names, the same in every language."""


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. The `visitor` of a bot is the person it replaced, if any.

    A person without a `visitor` is only a name, from an imported record.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    visitor: str | None = None
    bot: str | None = None

    def of(self, visitor: str) -> bool:
        """Whether it belongs to this visitor now."""
        return self.kind == "person" and self.visitor == visitor

    def held_for(self, visitor: str) -> bool:
        """Whether a bot plays on it for this visitor, who may return."""
        return self.kind == "bot" and self.visitor == visitor


def seats_of(seats: Sequence[Seat], visitor: str) -> tuple[int, ...]:
    """The seats of a visitor; empty for an onlooker."""
    return tuple(seat.seat for seat in seats if seat.of(visitor))


def clean_name(name: str, longest: int) -> str:
    """A nickname without control characters and surrounding spaces, cut to length; may be empty."""
    printable = "".join(char if char.isprintable() else " " for char in unicodedata.normalize("NFC", name))
    return " ".join(printable.split())[:longest].strip()


def different(names: Sequence[str]) -> list[str]:
    """The names, with a number added to those that have occurred before."""
    taken: list[str] = []
    for name in names:
        unique, number = name, 2
        while unique in taken:
            unique, number = f"{name} {number}", number + 1
        taken.append(unique)
    return taken
