"""The archive: whole records, imported, written and verified without making anybody else wait.

They are checked in a separate process, as for studies, and written a slice at a time.
"""

from __future__ import annotations

import msgspec

from serenissima.core.record import Proof, lines_of
from serenissima.server.identity.callers import Caller
from serenissima.server.settings import Settings
from serenissima.server.workers.questions import Questions
from serenissima.server.workers.records import Answer, Checked
from serenissima.server.workers.remembered import Remembered
from serenissima.tables.problems import bad_record
from serenissima.tables.slices import Slices
from serenissima.tables.table import Table

RECORDS = 8
"""How many written records are remembered; they may take megabytes."""
PROOFS = 256

Moment = tuple[str, int]
"""A table and its number of entries; identifies the match of a table that is over or imported."""


class Archive(Questions):
    """A separate process, so that a flood of records keeps nobody waiting for a hint or an analysis."""

    def __init__(self, settings: Settings, slices: Slices) -> None:
        super().__init__(settings.record_seconds)
        self._most = settings.record_entries
        self._slices = slices
        self._records: Remembered[Moment, str] = Remembered(RECORDS)
        self._proofs: Remembered[Moment, Proof] = Remembered(PROOFS)

    async def check(self, who: Caller, text: str) -> Checked:
        """Checks a record somebody imports; raises Rejected, with the line that is wrong."""
        answer = msgspec.json.decode(await self.ask(who, None, "record", text, self._most), type=Answer)
        if isinstance(answer, Checked):
            return answer
        raise bad_record(answer.line, answer.why, answer.kind)

    async def record(self, table: Table) -> str:
        """The record of a table whose match is over."""
        moment = _moment(table)
        record = self._records.get(moment)
        if record is None:
            record = "".join(f"{line}\n" for line in await self._slices.gather(lines_of(table.match)))
            self._records.put(moment, record)
        return record

    async def prove(self, who: Caller, table: Table) -> Proof:
        """Verifies that the draws of a finished match are those of its seed."""
        moment = _moment(table)
        proof = self._proofs.get(moment)
        if proof is None:
            answer = await self.ask(who, table.match.game, "proof", await self.record(table))
            proof = msgspec.json.decode(answer, type=Proof)
            self._proofs.put(moment, proof)
        return proof


def _moment(table: Table) -> Moment:
    return table.id, len(table.match.log)
