"""A siege has a verdict, and a quiet table is not affected by a crowd elsewhere."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from serenissima.server.settings import Settings
from serenissima.server.socket import Link
from serenissima.tables import info, presence
from serenissima.tables.scene import Scene
from tests.server.conftest import running
from tests.server.people import take
from tests.server.tables import two
from tests.server.test_crowd import crowd
from tests.siege.run import verdict

WELL = {"attack": "peace", "moves": 300, "lost": 0, "p99_ms": 299.9, "trouble": ""}
MANY = 200


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ({}, []),
        ({"p99_ms": 300.1}, ["300.1 ms"]),
        ({"lost": 1}, ["not there any more"]),
        ({"trouble": "TimeoutError"}, ["could not go on"]),
        ({"lost": 2, "moves": 0}, ["not there any more", "no move"]),
    ],
)
def test_the_verdict_of_a_siege(found: dict[str, Any], said: list[str]) -> None:
    """What is too slow, lost or stuck is named with its attack, and nothing else."""
    faults = verdict({**WELL, **found}, 300)
    assert len(faults) == len(said)
    for fault, part in zip(faults, said, strict=True):
        assert fault.startswith("peace: ") and part in fault


@pytest.mark.slow
async def test_a_quiet_table_beside_a_crowd(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """While hundreds watch moves and undos at one table, nothing is made or sent at another."""
    async with running(settings) as server:
        quiet, other, calm = await two(server)
        first, second, busy = await two(server)
        for line in (quiet, other):
            await line.silent()
        work: Counter[tuple[str, str]] = Counter()
        told, inform, send = Scene._told, info.info, Link.send
        room = server.site.desk.hall.open_room(calm)
        assert room is not None
        links = {link for sight in room.audience.sights.values() for link in sight.listeners}

        def updates(self: Scene, *args: Any) -> Any:
            work["update", self._table.id] += 1
            return told(self, *args)

        def infos(table: Any, *args: Any) -> Any:
            work["info", table.id] += 1
            return inform(table, *args)

        def sent(self: Link, text: str) -> None:
            work["message", calm if self in links else busy] += 1
            send(self, text)

        monkeypatch.setattr(Scene, "_told", updates)
        monkeypatch.setattr(presence, "info", infos)
        monkeypatch.setattr(Link, "send", sent)
        lines = await crowd(server, first.person, busy, MANY)
        for _ in range(3):
            await first.played(take(1))
            await second.until("update")
            await first.send(type="undo", id=1, entry=first.entry, to=None)
            await first.until("update")
            await second.until("update")
        await asyncio.gather(*(line.until("update") for line in lines))
        assert {kind for kind, table in work if table == busy} == {"update", "info", "message"}
        assert [kind for kind, table in work if table == calm] == []
        await quiet.played(take(1))
        await other.until("update")
