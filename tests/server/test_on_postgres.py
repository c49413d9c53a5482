"""The whole server on PostgreSQL: what people do is kept, and what strangers send is refused as it is elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from serenissima.server.settings import Settings
from tests.server.conftest import Running, running
from tests.server.people import take
from tests.server.tables import two
from tests.server.test_site import ODD
from tests.server.test_site import test_odd_addresses as odd_addresses

pytestmark = pytest.mark.slow


@pytest.fixture
async def server(settings: Settings, postgres_schema: str) -> AsyncIterator[Running]:
    """A server whose database is PostgreSQL."""
    async with running(replace(settings, db=postgres_schema)) as found:
        yield found


async def test_a_match_is_kept(server: Running) -> None:
    """Both hear the moves; after a restart everything is there and goes on."""
    first, second, table = await two(server)
    await first.played(take(1))
    await second.until("update")
    async with running(server.settings) as again:
        first.person.http.base_url = again.base
        assert (await first.person.get("/tables"))[0]["id"] == table
        assert len(await first.person.get(f"/tables/{table}/log")) == len(first.heard)
    assert (await first.person.http.get(f"{server.base}/health")).text == "ok"


@pytest.mark.parametrize("odd", ODD)
async def test_odd_addresses(server: Running, odd: str) -> None:
    """No database is asked about what cannot be a name."""
    await odd_addresses(server, odd)


@pytest.mark.parametrize("name", [r"a\u0000b", r"\ud800", "x" * 10_000, r"\u202e", "'; drop table tables; --"])
async def test_odd_names(server: Running, name: str) -> None:
    """A nickname that the database would not take is cleaned, or refused in words."""
    person = await server.person()
    answer = await person.http.post("/api/me", content=f'{{"name":"{name}"}}'.encode())
    assert answer.status_code in (200, 400)
    if answer.is_success:
        assert len(answer.json()["name"]) <= server.settings.name_length
    else:
        assert answer.json()["text"]
