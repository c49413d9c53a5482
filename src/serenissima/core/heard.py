"""What a seat has heard in a match."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from serenissima.core.match import Match


class Heard(msgspec.Struct, frozen=True):
    """One event as a seat hears it: the entry, numbered as that seat counts them, the event and its rule.

    An event that `fades` cannot be read back after the next move (`Told.fades`).
    """

    n: int
    event: Any
    rule: str
    fades: bool = False


def heard(match: Match, seat: int, since: int) -> list[Heard]:
    """The events this seat (or ONLOOKER) heard from entry `since` on, as it counts them (`Match.heard`)."""
    known = match.known((seat,))
    if since > len(known):
        return []
    return [
        Heard(bisect_right(known, n), told.event, told.rule, told.fades)
        for n, told in match.told(known[max(since, 1) - 1])
        if told.reaches(seat) and not match.faded(n, told)
    ]
