"""What a seat of Pebbles imagines is as likely as it should be."""

from __future__ import annotations

from collections import Counter
from random import Random

import serenissima
from serenissima.core.match import Match


def test_a_wrong_guess_is_remembered() -> None:
    """A colour that was wrongly named is never imagined, and the others are as likely as the bag makes them."""
    game = serenissima.game("pebbles")
    match = Match(game, 2)
    for move in ("draw black", "draw grey", "point 1", "name white"):
        match.play(move)
    random = Random(7)
    worlds = Counter(game.imagine(match.view(0), random).stones[1] for _ in range(2000))
    assert worlds[0] == 0
    # three grey against the one black that is left
    assert 1400 < worlds[1] < 1600
