"""The events a visitor has heard, numbered as they count."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from serenissima.core.log import Played
from serenissima.core.match import Match
from serenissima.core.state import ONLOOKER
from serenissima.tables.encoding import encode
from serenissima.tables.messages import HeardEvent
from serenissima.tables.table import Table


def heard_by(table: Table, mine: tuple[int, ...], since: int = 1) -> list[HeardEvent]:
    """The events that the holder of these seats heard (`each_heard`), all at once."""
    return list(each_heard(table, mine, since))


def each_heard(
    table: Table, mine: tuple[int, ...], since: int = 1, counting: tuple[int, ...] = ()
) -> Iterator[HeardEvent]:
    """The events that the holder of these seats heard (none: an onlooker) from entry `since` of the record on.

    They are numbered as that holder counts, or as the holder of the seats `counting` does. An event that all of several
    seats heard comes once; faded events are left out.
    """
    viewers = mine or (ONLOOKER,)
    known = table.known(counting or viewers)
    for n, told in table.match.told(since):
        hearing = [viewer for viewer in viewers if told.reaches(viewer)]
        if not hearing or table.match.faded(n, told):
            continue
        event = msgspec.Raw(encode(told.event))
        decided = _decided(table.match, n, told.event)
        number = bisect_right(known, n)
        whose: list[int] | list[None] = [None] if len(hearing) == len(viewers) else hearing
        for seat in whose:
            yield HeardEvent(n=number, event=event, rule=told.rule, seat=seat, fades=told.fades, decided=decided)


def _decided(match: Match, n: int, event: Any) -> Literal[True] | msgspec.UnsetType:
    """Whether entry `n` is a move of the player whom its event names."""
    entry = match.log[n - 1] if n else None
    return True if isinstance(entry, Played) and entry.seat == getattr(event, "seat", None) else msgspec.UNSET
