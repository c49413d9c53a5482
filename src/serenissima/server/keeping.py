"""How long what is kept (docs/keeping.md): a number of days for every kind, and a bound for all of it together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from sqlalchemy import ColumnElement, and_, func, not_, or_, select

from serenissima.server import schema

FILE = "keeping.toml"
"""Where an operator says otherwise, in the data folder: the server and `serenissima storage` both read it there."""
DAY = 24 * 3600.0

Days = Annotated[float, msgspec.Meta(ge=0)]
Bytes = Annotated[int, msgspec.Meta(ge=0)]


class Keeping(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Days after the last change; 0: for ever. `bytes` bounds the whole; 0: nothing does."""

    waiting: Days = 14
    running: Days = 180
    practice: Days = 90
    finished: Days = 0
    records: Days = 90
    visitors: Days = 30
    bytes: Bytes = 2 * 1024**3

    def days(self, kind: str) -> float:
        """How long this kind is kept."""
        return float(getattr(self, kind))


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


_rows, _chairs = schema.tables, schema.seats
_people = (
    select(func.count())
    .where(_chairs.c.table_id == _rows.c.id, or_(_chairs.c.kind == "person", _chairs.c.visitor.is_not(None)))
    .scalar_subquery()
)
BETWEEN = _people > 1
"""A match between people: at least two seats are, or were, a person's."""
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
    """What may go when there is no room, if it has not changed for so many days."""

    kind: str
    which: ColumnElement[bool]
    days: float


SPARE = (
    Spare("records", KINDS["records"], 0),
    Spare("waiting", KINDS["waiting"], 1),
    Spare("practice", KINDS["practice"], 1 / 24),
    Spare("running", and_(KINDS["running"], not_(BETWEEN)), 7),
    Spare("finished", KINDS["finished"], 30),
    Spare("running", and_(KINDS["running"], BETWEEN), 30),
)
"""In this order, of each the oldest first: a record can be brought in again, a match of people never comes again."""
