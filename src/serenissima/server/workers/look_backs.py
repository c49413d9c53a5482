"""Looks back at finished matches, each computed once."""

from __future__ import annotations

from serenissima.server.identity.callers import Caller
from serenissima.server.settings import Settings
from serenissima.server.workers.archive import Archive
from serenissima.server.workers.questions import Questions
from serenissima.server.workers.remembered import Remembered
from serenissima.tables.table import Table

REMEMBERED = 64


class LookBacks(Questions):
    """A separate process, so that a long look back keeps nobody waiting for an analysis or a hint."""

    def __init__(self, settings: Settings, archive: Archive) -> None:
        super().__init__(settings.study_seconds)
        self._settings = settings
        self._archive = archive
        self._remembered: Remembered[tuple[str, int], bytes] = Remembered(REMEMBERED)

    async def look_back(self, who: Caller, table: Table, seat: int) -> bytes:
        """The look back at a finished match from one seat, as JSON."""
        known = self._remembered.get((table.id, seat))
        if known is None:
            spent = self._settings.spend(self._settings.look_back_seconds)
            known = await self.ask(who, table.match.game, "look-back", await self._archive.record(table), seat, *spent)
            self._remembered.put((table.id, seat), known)
        return known
