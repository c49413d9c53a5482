"""What is secret in a match, and which steps nobody else can know of."""

from __future__ import annotations

from serenissima.core.match import Match
from serenissima.core.numbers import hearing, mask
from serenissima.core.state import Told


def secret(match: Match) -> bool:
    """Whether anybody may hold a secret now."""
    return not match.state.nothing_secret()


def goes_on(match: Match, seat: int) -> bool:
    """Whether this seat made the last public entry, so that it is in the middle of its turn."""
    public = (entry for entry in reversed(match.log) if match.numbers.public(entry.n))
    last = next(public, None)
    return last is not None and last.seat == seat


def unheard(match: Match, seat: int, code: int) -> bool:
    """Whether nobody else hears of this step and the same seat decides next, so that it must take no time at all."""
    after = match.state.copy()
    told: list[Told] = []
    after.told = told
    after.play(code)
    return bool(after.to_move() == seat) and not hearing(told) & ~mask((seat,))
