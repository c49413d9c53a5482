"""A server answers only to its own names: a page elsewhere cannot reach it under another name."""

from __future__ import annotations

import socket
from dataclasses import replace

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from serenissima.server.identity.names import Names, shown
from serenissima.server.settings import Settings
from serenissima.tables.messages import Problem
from tests.server.conftest import Running, running

OWN = [
    "localhost",
    "localhost:8000",
    "LOCALHOST:8000",
    "dev.localhost:5173",
    "localhost.",
    "127.0.0.1:8000",
    "192.168.1.7:8000",
    "[::1]:8000",
    "[fe80::1]",
    "play.example.org",
    "play.example.org:443",
    "Play.Example.Org.",
    "lan.example.net:8000",
    "dev.example.com:5173",
    "",
]
OTHER = [
    "evil.example",
    "evil.example:8000",
    "play.example.org.evil.example",
    "xplay.example.org",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "notlocalhost",
    "[nonsense",
    "a b",
    ":8000",
    "127.1",
    "local",
]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Settings with a name, a base for invitations, and a development server in front."""
    return replace(
        settings,
        names=("play.example.org",),
        base="http://lan.example.net:8000",
        origins=("dev.example.com:5173",),
    )


def test_names(settings: Settings) -> None:
    """Addresses, this machine's names and configured names are accepted, however they are written."""
    names = Names(settings)
    machine = socket.gethostname()
    own = [*OWN, machine, f"{machine.partition('.')[0]}.local:8000"]
    assert [host for host in own if not names.has(host)] == []
    assert [host for host in OTHER if names.has(host)] == []


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000"])
async def test_another_name(server: Running, host: str) -> None:
    """Pages, answers and sockets under another name are refused, with the option that would allow it."""
    person = await server.person()
    for path in ("/", "/api/games", "/health", "/assets/a.js"):
        answer = await person.http.get(path, headers={"Host": host})
        assert (answer.status_code, answer.json()["code"]) == (421, "other-name")
        assert "--name evil.example" in answer.json()["text"]
        assert "set-cookie" not in answer.headers
    address = server.base.replace("http", "ws") + "/ws/tables/none"
    sock = socket.create_connection(("127.0.0.1", int(server.base.rpartition(":")[2])))
    with pytest.raises(InvalidStatus) as refused:
        await connect(address.replace("127.0.0.1", "evil.example"), sock=sock, proxy=None)
    assert refused.value.response.status_code == 421
    assert msgspec.json.decode(bytes(refused.value.response.body), type=Problem).code == "other-name"


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("Evil.example.:80", "evil.example"),
        ("x;rm -rf ~", "NAME"),
        ("$(x)", "NAME"),
        ("-x", "NAME"),
        ("a" * 999, "NAME"),
        ("[", "NAME"),
    ],
)
def test_no_command_is_put_into_a_sentence(host: str, name: str) -> None:
    """Whatever name a stranger uses, the command in the refusal is safe to copy."""
    assert shown(host) == name


@pytest.mark.parametrize("host", ["play.example.org", "localhost:5173", "lan.example.net:8000"])
async def test_any_of_its_names(server: Running, host: str) -> None:
    """Under any of its names it is the same server."""
    person = await server.person()
    assert (await person.http.get("/api/games", headers={"Host": host})).status_code == 200


async def test_the_name_of_the_address_it_listens_on(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server told to listen at a name, or given names on the command line, answers to them."""
    from serenissima.server import serving

    found: list[Settings] = []

    def stop(chosen: Settings) -> None:
        found.append(chosen)
        raise SystemExit

    monkeypatch.setattr(serving, "_built", stop)
    with pytest.raises(SystemExit):
        serving.run(host="localhost", port=0, data=settings.data, names=["play.example.org"], proxies=["10.0.0.0/8"])
    assert found[0].names == ("play.example.org", "localhost")
    assert found[0].proxies == ("10.0.0.0/8",)


async def test_without_settings(settings: Settings) -> None:
    """A server without configured names is reached by its address."""
    async with running(replace(settings, names=(), base=None, origins=())) as server:
        person = await server.person()
        assert (await person.http.get("/api/games")).status_code == 200
        assert (await person.http.get("/api/games", headers={"Host": "play.example.org"})).status_code == 421
