# compiled with mypyc
"""A shortest way to a closed canal through all laid tiles, whatever their kinds."""

from __future__ import annotations

from serenissima.games.venice_connection.box import FEWEST, FIRST_T
from serenissima.games.venice_connection.completion.growing import GONE
from serenissima.games.venice_connection.completion.ring import Ring
from serenissima.games.venice_connection.completion.waterway import Waterway


def completion(tiles: list[int], left: list[int]) -> list[int] | None:
    """Packed tiles, out of what is left by kind, that make the laid ones a closed canal; None if nothing can.

    They are the fewest plain ones or, where plain tiles cannot close it, the fewest of all kinds.
    """
    plain, specials = left[0], left[1] + left[2]
    if not tiles:
        return [] if plain + specials >= FEWEST else None
    ordinary = all(tile & 31 < FIRST_T for tile in tiles)
    if ordinary:
        ring = Ring(tiles)
        if ring.shortest(plain) != GONE:
            return [int(tile) for tile in ring.path]
        if specials == 0:
            return None
    return Waterway(tiles, plain, left[1], left[2]).shortest()


def completable(tiles: list[int], left: list[int]) -> bool:
    """Whether a closed canal can still be reached."""
    return completion(tiles, left) is not None
