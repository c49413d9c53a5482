"""How long what is kept (docs/keeping.md): a number of days for every kind, and a bound for all of it together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import msgspec
from sqlalchemy import ColumnElement, and_, func, not_, select

from serenissima.server.storage import schema

FILE = "keeping.toml"
"""Where an operator says otherwise, in the data folder: the server and `serenissima storage` both read it there."""
DAY = 24 * 3600.0

Days = Annotated[float, msgspec.Meta(ge=0)]
Bytes = Annotated[int, msgspec.Meta(ge=0)]
Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]


class Keeping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Days after the last change; 0: for ever.

    `bytes` bounds the whole, and `each`, a part of that, what one visitor lists; 0: nothing does.
    """

    waiting: Days = 14
    running: Days = 180
    practice: Days = 90
    finished: Days = 0
    records: Days = 90
    visitors: Days = 30
    bytes: Bytes = 2 * 1024**3
    each: Percent = 5

    def days(self, kind: str) -> float:
        """How long this kind is kept."""
        return float(getattr(self, kind))

    def part(self, percent: float) -> int:
        """So much of the bound, in bytes."""
        return int(self.bytes * percent / 100)


class BadKeeping(Exception):
    """The file that says how long what is kept cannot be understood."""


def keeping_in(data: Path) -> Keeping:
    """What the file in the data folder says; without one, what suits most."""
    file = data / FILE
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Keeping)
    except FileNotFoundError:
        return Keeping()
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadKeeping(f"{file}: {error}") from None


_rows, _seats, _any = schema.tables, schema.seats, schema.seats.alias()
_first = select(func.min(_any.c.visitor)).where(_any.c.table_id == _rows.c.id).correlate(_rows).scalar_subquery()
BETWEEN = (
    select(_seats.c.seat)
    .where(_seats.c.table_id == _rows.c.id, _seats.c.visitor != func.coalesce(_rows.c.host, _first))
    .correlate(_rows)
    .exists()
)
"""A match between people: besides its host somebody else sits, or sat, there. Those on one device are one visitor."""
_over = and_(_rows.c.state == "over", not_(_rows.c.kept))

KINDS: Mapping[str, ColumnElement[bool]] = {
    "waiting": _rows.c.state == "waiting",
    "running": _rows.c.state == "running",
    "practice": and_(_over, not_(BETWEEN)),
    "finished": and_(_over, BETWEEN),
    "records": and_(_rows.c.state == "over", _rows.c.kept),
}
"""Every table is of one of these: never begun, being played, finished without and with others, brought in."""


@dataclass(frozen=True, slots=True)
class Spare:
    """What may go when there is no room, if it has not changed for this many `days`."""

    kind: str
    which: ColumnElement[bool]
    days: float


MUCH = 1.0
"""Per cent of the bound; whoever alone has more than that gives first, and gets no time."""

RECORDS = (Spare("records", KINDS["records"], 0),)
OWN = (
    Spare("waiting", KINDS["waiting"], 1),
    Spare("practice", KINDS["practice"], 1 / 24),
    Spare("running", and_(KINDS["running"], not_(BETWEEN)), 7),
)
SHARED = (
    Spare("finished", KINDS["finished"], 30),
    Spare("running", and_(KINDS["running"], BETWEEN), 30),
)
"""What goes only when nobody has anything of their own left to give: a match of people never comes again."""


def spares(holders: Sequence[str]) -> Iterator[Spare]:
    """What belongs to one visitor alone, in the order in which it goes: a record can be brought in again.

    `holders` are those who have much for themselves alone, the largest first: they give before all others do.
    """
    for group in (RECORDS, OWN):
        for holder in holders:
            alone = and_(_rows.c.host == holder, not_(BETWEEN))
            yield from (replace(spare, which=and_(spare.which, alone), days=0) for spare in group)
        yield from group
