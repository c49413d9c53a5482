"""What a seat sees of Pebbles."""

from __future__ import annotations

import msgspec

from .box import Stone


class Guess(msgspec.Struct, frozen=True):
    """A guess (TOY-8): of whom, and the colour once it is named."""

    of_seat: int
    stone: Stone | None


class Player(msgspec.Struct, frozen=True):
    """One player as the viewer sees it. `stone` is None if the viewer does not know it; `open`: everybody knows it."""

    taken: int
    drawn: bool
    stone: Stone | None
    open: bool
    peeked: int | None
    guess: Guess | None


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it (`seat` below 0: an onlooker)."""

    seat: int
    to_move: int
    turn: int
    heap: int
    lagoon: int
    players: tuple[Player, ...]
    waves: bool
    last_taker: int | None
    heap_size: int
    peek: bool
    last: str
