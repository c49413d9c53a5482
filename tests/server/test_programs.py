"""Programs take seats too: with a token instead of a cookie, in any language."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from serenissima.server.identity.seal import Seal
from tests.server.conftest import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def test_the_example_bot_plays_a_whole_match(server: Running) -> None:
    """With nothing but an invitation link the example sits down and plays to the end against our own bot."""
    host = await server.person()
    table = await host.table("friend", "bot", game="venice-connection")
    invite = (await server.site.desk.hall.room(table)).table.invite  # told only to those who sit there
    command = [sys.executable, str(EXAMPLE), f"{server.base}/t/{table}?invite={invite}", "Zanni"]
    program = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    out, err = await asyncio.wait_for(program.communicate(), 120)
    assert program.returncode == 0, err.decode()
    assert re.search(r"ranks: \[\d, \d\]", out.decode())
    found = await host.get(f"/tables/{table}")
    assert found["state"] == "over"
    assert found["seats"][0]["name"] == "Zanni"


async def test_a_token_is_a_visitor(server: Running) -> None:
    """A token identifies the same visitor in every request without a cookie; two tokens are two visitors."""
    async with httpx.AsyncClient(base_url=server.base, verify=False) as http:
        tokens = [(await http.post("/api/tokens")).json()["token"] for _ in range(2)]
        bearers = [{"authorization": f"Bearer {token}"} for token in tokens]
        http.cookies.clear()
        named = await http.post("/api/me", json={"name": "Arlecchino"}, headers=bearers[0])
        assert named.is_success
        assert "set-cookie" not in named.headers
        names = [(await http.get("/api/me", headers=bearer)).json()["name"] for bearer in bearers]
        assert names == ["Arlecchino", ""]


@pytest.mark.parametrize("header", ["Bearer nonsense", "Bearer", "Basic YTpi", Seal(b"another server").sealed("x")])
async def test_a_wrong_token_is_refused(server: Running, header: str) -> None:
    """A token that this server did not make gets a 401 and no socket, and creates no visitor."""
    async with httpx.AsyncClient(base_url=server.base, verify=False) as http:
        answer = await http.get("/api/me", headers={"authorization": header})
        assert answer.status_code == 401
        assert answer.json()["code"] == "bad-token"
        assert "/api/tokens" in answer.json()["text"]
    address = server.base.replace("http", "ws") + "/ws/tables/none"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers={"authorization": header})
    assert refused.value.response.status_code == 403
