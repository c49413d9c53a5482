"""The log of a match: numbered entries, only ever appended. The state is what they add up to."""

from __future__ import annotations

from typing import Literal

import msgspec


class Played(msgspec.Struct, frozen=True, tag_field="type", tag="play"):
    """A move of a seat, or of Fortuna (seat -1), as text."""

    n: int
    seat: int
    move: str


class Undone(msgspec.Struct, frozen=True, tag_field="type", tag="undo"):
    """Entry `to` and everything after it no longer count.

    `how`: within the free limit, by consent of the table, or in practice.
    """

    n: int
    seat: int
    to: int
    how: Literal["free", "consent", "practice"]


class Left(msgspec.Struct, frozen=True, tag_field="type", tag="left"):
    """A seat gave up or ran out of time; the match is over."""

    n: int
    seat: int
    why: Literal["resigned", "timeout"]


Entry = Played | Undone | Left
