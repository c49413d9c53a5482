"""What the table is told: one struct per fact. Tiles are texts like `0,0:F` (VC-09)."""

from __future__ import annotations

import msgspec


class Began(msgspec.Struct, frozen=True, tag_field="type", tag="began"):
    """A game of the match begins with this seat (VC-18, VC-63)."""

    seat: int
    game: int


class Entered(msgspec.Struct, frozen=True, tag_field="type", tag="entered"):
    """A tile of the running turn; nothing counts before it is confirmed (VC-83)."""

    seat: int
    tile: str


class Laid(msgspec.Struct, frozen=True, tag_field="type", tag="laid"):
    """A turn was made with these tiles, where they lie now (VC-10, VC-34)."""

    seat: int
    tiles: list[str]
    count: int
    left: int


class Called(msgspec.Struct, frozen=True, tag_field="type", tag="called"):
    """A player called "Impossible!" against the player of the last turn (VC-36, VC-37)."""

    seat: int
    challenged_seat: int


class ScratchLaid(msgspec.Struct, frozen=True, tag_field="type", tag="scratch-laid"):
    """The challenged player added a scratch tile to the private proof (VC-44, VC-81)."""

    seat: int
    tile: str


class Proved(msgspec.Struct, frozen=True, tag_field="type", tag="proved"):
    """The challenged player showed a completion (VC-41)."""

    seat: int
    tiles: list[str]


class Conceded(msgspec.Struct, frozen=True, tag_field="type", tag="conceded"):
    """The challenged player shows no completion (VC-42)."""

    seat: int


class Judged(msgspec.Struct, frozen=True, tag_field="type", tag="judged"):
    """The arbiter decided a call; `tiles` is a completion if there is one (VC-45)."""

    seat: int
    completable: bool
    tiles: list[str]


class Ended(msgspec.Struct, frozen=True, tag_field="type", tag="ended"):
    """A game is over (VC-60).

    `completable`: whether the laid tiles could still have become a closed canal; `tiles`: one way to.
    """

    seat: int
    other_seat: int
    reason: str
    game: int
    completable: bool
    tiles: list[str]


class MatchWon(msgspec.Struct, frozen=True, tag_field="type", tag="match-won"):
    """A match of several games is decided (VC-63)."""

    seat: int
    wins: int
    losses: int


Event = Began | Entered | Laid | Called | ScratchLaid | Proved | Conceded | Judged | Ended | MatchWon
