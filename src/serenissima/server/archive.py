"""The archive: whole records, brought in, written and proved; nobody else waits for that.

They are checked in a process of their own, as studies are, and written a slice at a time.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import TypeVar

import msgspec

from serenissima.core.record import Proof, lines_of
from serenissima.server.callers import Caller
from serenissima.server.checking import Answer, Checked
from serenissima.server.problems import Rejected
from serenissima.server.reading import ReadingRoom
from serenissima.server.settings import Settings
from serenissima.server.slices import Slices
from serenissima.server.table import Table

T = TypeVar("T")

RECORDS = 8
"""So many records are kept as they were written: they may take megabytes."""
PROOFS = 256

Moment = tuple[str, int]
"""A table and how many entries it has: when its match is over, or it was brought in, that says everything."""


class Archive(ReadingRoom):
    """A process of its own, so that no storm of records keeps anybody waiting who asks for a hint or an analysis."""

    def __init__(self, settings: Settings, slices: Slices) -> None:
        super().__init__(replace(settings, study_seconds=settings.record_seconds))
        self._most = settings.record_entries
        self._slices = slices
        self._records: OrderedDict[Moment, str] = OrderedDict()
        self._proofs: OrderedDict[Moment, Proof] = OrderedDict()

    async def check(self, client: Caller, text: str) -> Checked:
        """The record that somebody brings in; Rejected with the line that is wrong."""
        found = msgspec.json.decode(await self.ask(client, None, "record", text, self._most), type=Answer)
        if isinstance(found, Checked):
            return found
        raise Rejected(400, "bad-record", line=found.line, problem=found.why)

    async def record(self, table: Table) -> str:
        """The record of a table whose match is over."""
        moment = _moment(table)
        found = self._records.get(moment)
        if found is None:
            found = "".join(f"{line}\n" for line in await self._slices.gather(lines_of(table.match)))
            _remember(self._records, moment, found, RECORDS)
        return found

    async def prove(self, client: Caller, table: Table) -> Proof:
        """Whether the draws of a table whose match is over are those of its seed."""
        moment = _moment(table)
        found = self._proofs.get(moment)
        if found is None:
            answer = await self.ask(client, table.match.game, "proof", await self.record(table))
            found = msgspec.json.decode(answer, type=Proof)
            _remember(self._proofs, moment, found, PROOFS)
        return found


def _moment(table: Table) -> Moment:
    return table.id, len(table.match.log)


def _remember(kept: OrderedDict[Moment, T], moment: Moment, found: T, most: int) -> None:
    """Keeps it; the oldest is forgotten."""
    kept[moment] = found
    if len(kept) > most:
        kept.popitem(last=False)
