"""How long things are kept (docs/keeping.md): a number of days for every kind, and a limit on their total size."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

import msgspec
from sqlalchemy import ColumnElement, and_, func, not_, select

from serenissima.server.storage import schema

FILE = "keeping.toml"
"""The operator's settings, in the data folder: the server and `serenissima storage` both read them there."""
DAY = 24 * 3600.0

Days = Annotated[float, msgspec.Meta(ge=0)]
Bytes = Annotated[int, msgspec.Meta(ge=0)]
Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]


class Keeping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Days since the last change; 0: for ever.

    `bytes` limits the total, and `each`, a percentage of that, what one visitor lists; 0: no limit.
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
        """This percentage of the limit, in bytes."""
        return int(self.bytes * percent / 100)


class BadKeeping(Exception):
    """The file with the operator's settings cannot be understood."""


def keeping_in(data: Path) -> Keeping:
    """The settings in the data folder; the defaults if there are none."""
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
"""A match between people: somebody besides its host sits or sat there. People on one device are one visitor."""
_over = and_(_rows.c.state == "over", not_(_rows.c.kept))

KINDS: Mapping[str, ColumnElement[bool]] = {
    "waiting": _rows.c.state == "waiting",
    "running": _rows.c.state == "running",
    "practice": and_(_over, not_(BETWEEN)),
    "finished": and_(_over, BETWEEN),
    "records": and_(_rows.c.state == "over", _rows.c.kept),
}
"""Every table is of one kind: not begun, running, finished without or with others, imported."""


@dataclass(frozen=True, slots=True)
class Spare:
    """Tables that may be removed to make room, if they have not changed for this many `days`."""

    kind: str
    which: ColumnElement[bool]
    days: float


MUCH = 1.0
"""Per cent of the limit; visitors who alone use more than that are the first to lose tables, without delay."""

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
"""Removed only if nothing that belongs to a single visitor is left: a match between people cannot be repeated."""


def spares(holders: Sequence[str]) -> Iterator[Spare]:
    """Tables of one visitor alone, in the order of removal: records first, since they can be imported again.

    `holders` are the visitors who use much for themselves alone, largest first: theirs go before everybody else's.
    """
    for group in (RECORDS, OWN):
        for holder in holders:
            alone = and_(_rows.c.host == holder, not_(BETWEEN))
            yield from (replace(spare, which=and_(spare.which, alone), days=0) for spare in group)
        yield from group
